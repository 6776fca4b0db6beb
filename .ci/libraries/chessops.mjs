// Answers a FEN on a line by its legal moves in UCI, with chessops.
import { createInterface } from 'node:readline';
import { Chess } from 'chessops/chess';
import { parseFen } from 'chessops/fen';
import { makeUci } from 'chessops/util';

function moves(fen) {
  const position = Chess.fromSetup(parseFen(fen).unwrap()).unwrap();
  const moves = [];
  for (const [from, squares] of position.allDests()) {
    for (const to of squares) {
      const promotes = position.board.pawn.has(from) && (to < 8 || to >= 56);
      const promotions = promotes ? ['queen', 'rook', 'bishop', 'knight'] : [undefined];
      moves.push(...promotions.map(promotion => makeUci({ from, to, promotion })));
    }
  }
  return moves;
}

for await (const line of createInterface({ input: process.stdin })) {
  try {
    console.log(moves(line).join(' '));
  } catch {
    console.log('');
  }
}
