// Answers a FEN on a line by its legal moves in UCI, with the kokopu that is named.
import { createInterface } from 'node:readline';

const { Position } = await import(process.argv[2]).then(module => module.default ?? module);

function moves(fen) {
  const position = new Position(`chess960:${fen}`);
  return position.moves().map(move => position.uci(move, true));
}

for await (const line of createInterface({ input: process.stdin })) {
  try {
    console.log(moves(line).join(' '));
  } catch {
    console.log('');
  }
}
