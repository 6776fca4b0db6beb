//! Positions that are reached by moves: castling, and what ends the right to castle.

use chess960::{Castling, CastlingSide, File, StartPosition};
use cozy_chess::{
    Board, BoardBuilder, Color, Move, Piece, Rank, Square, get_king_moves, get_knight_moves,
};

use crate::Position;
use crate::board::{our, theirs, would_castle};
use crate::fen::read;
use crate::random::Random;

/// Returns positions that are reached by moves, which test what an engine does when a move is
/// played: castling itself, and what ends the right to castle.
///
/// There is a start position for each of the 56 choices of files for rook, king and rook. From it,
/// each player, on each side,
///
/// * castles;
/// * instead moves the king or the rook away and back, which ends the right;
/// * instead makes the king's single step to the square where castling would take it, if that is
///   next to it.
///
/// Last, for each king and rook, the rook is captured and another rook takes its place, without
/// the right.
///
/// # Examples
///
/// ```
/// use chess960::CastlingStyle;
///
/// let positions = chess960_conformance::after_castling();
/// let castled = positions.iter().find(|position| position.id() == "castled-w-518-h").unwrap();
/// assert_eq!(castled.line().last().unwrap(), "e1h1");
/// assert!(castled.fen(CastlingStyle::Shredder).contains("RNBQ1RK1 b ha "));
/// ```
#[must_use]
pub fn after_castling() -> Vec<Position> {
    let mut positions = Vec::new();
    for start in one_start_of_each_set() {
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                let from = Target { start, color, side };
                let lines = [0, 1, 2, 3].map(|seed| from.ready_to_castle(seed));
                positions.extend(from.castled(&lines[0]));
                // Not every line leaves room for these: another one may.
                positions.extend(lines.iter().find_map(|ready| from.back_again(ready, "rook")));
                positions.extend(lines.iter().find_map(|ready| from.back_again(ready, "king")));
                positions.extend(lines.iter().find_map(|ready| from.single_step(ready)));
            }
        }
    }
    for color in Color::ALL {
        for king in &File::ALL[1..7] {
            positions.extend(File::ALL.iter().filter_map(|rook| rook_taken(color, *king, *rook)));
        }
    }
    positions
}

/// The lowest start position with each choice of files for rook, king and rook.
fn one_start_of_each_set() -> Vec<StartPosition> {
    let mut starts: Vec<StartPosition> = Vec::new();
    for start in StartPosition::all() {
        let set = CastlingSide::ALL.map(|side| start.castling(side));
        if !starts.iter().any(|known| CastlingSide::ALL.map(|side| known.castling(side)) == set) {
            starts.push(start);
        }
    }
    // The position that everybody knows stands for its set.
    let standard = StartPosition::STANDARD;
    let is_its_set = |start: &StartPosition| {
        CastlingSide::ALL.map(|side| start.castling(side))
            == CastlingSide::ALL.map(|side| standard.castling(side))
    };
    starts.into_iter().map(|start| if is_its_set(&start) { standard } else { start }).collect()
}

/// A player of a start position who will castle to one side.
#[derive(Clone, Copy)]
struct Target {
    start: StartPosition,
    color: Color,
    side: CastlingSide,
}

impl Target {
    fn castling(&self) -> Castling {
        self.start.castling(self.side)
    }

    fn square(&self, file: File) -> Square {
        Square::new(theirs(file), Rank::First.relative_to(self.color))
    }

    fn king(&self) -> Square {
        self.square(self.castling().king_from)
    }

    fn rook(&self) -> Square {
        self.square(self.castling().rook_from)
    }

    fn id(&self, what: &str) -> String {
        let color = if self.color == Color::White { 'w' } else { 'b' };
        let side = if self.side == CastlingSide::ASide { 'a' } else { 'h' };
        format!("{what}-{color}-{}-{side}", self.start)
    }

    fn castles(&self, position: &Position) -> bool {
        position.board().side_to_move() == self.color
            && position.castlings().contains(self.castling().rook_from)
    }

    /// A position from the start in which the player may castle: random moves that leave kings
    /// and rooks at home and clear the way.
    fn ready_to_castle(&self, seed: u64) -> Position {
        let style = chess960::CastlingStyle::Shredder;
        let start = read(&self.start.fen(style)).expect("a start position can occur");
        let start = Position::new(String::new(), start);
        let mut random = Random::new(seed);
        loop {
            let mut position = start.clone();
            for _ in 0..40 {
                if self.castles(&position) {
                    return position;
                }
                let moves = self.preparing_moves(position.board());
                let Some(&next) = random.choose(&moves) else { break };
                position = position.after(String::new(), next);
            }
        }
    }

    /// Moves that leave kings and rooks where they are; if there are any, those that clear the
    /// way.
    fn preparing_moves(&self, board: &Board) -> Vec<Move> {
        let stays = |mv: &Move| !matches!(board.piece_on(mv.from), Some(Piece::King | Piece::Rook));
        let moves: Vec<_> = legal_moves(board).into_iter().filter(stays).collect();
        let blocks = |square: Square| {
            square.rank() == Rank::First.relative_to(self.color)
                && self.castling().must_be_empty.contains(our(square.file()))
        };
        let clearing: Vec<_> = moves
            .iter()
            .copied()
            .filter(|mv| board.side_to_move() == self.color && blocks(mv.from) && !blocks(mv.to))
            .collect();
        if clearing.is_empty() { moves } else { clearing }
    }

    /// After castling, and after the next move of the other player.
    fn castled(&self, ready: &Position) -> Vec<Position> {
        let castling = Move { from: self.king(), to: self.rook(), promotion: None };
        let castled = ready.after(self.id("castled"), castling);
        let replied = self.reply(&castled, "replied");
        [castled].into_iter().chain(replied).collect()
    }

    /// The king or the rook leaves and comes back, and only the right to castle is gone.
    fn back_again(&self, ready: &Position, what: &str) -> Option<Position> {
        let home = if what == "king" { self.king() } else { self.rook() };
        let is_way_out = |mv: &Move| mv.from == home && ready.board().color_on(mv.to).is_none();
        let ways_out = legal_moves(ready.board()).into_iter().filter(is_way_out);
        let moves = ways_out.into_iter().find_map(|out| self.way_back(ready.board(), out))?;
        let end = moves.into_iter().fold(ready.clone(), |end, next| end.after(String::new(), next));
        Some(end.renamed(self.id(&format!("{what}-back"))))
    }

    /// A move out, the way back, and what the other player does in the meantime, after which
    /// only the right is missing.
    fn way_back(&self, board: &Board, out: Move) -> Option<[Move; 4]> {
        let back = Move { from: out.to, to: out.from, promotion: None };
        let quiet = |board: &Board| self.preparing_moves(board).into_iter().take(6);
        let left = played(board, out);
        quiet(&left).find_map(|first| {
            let waited = played(&left, first);
            let returned = waited.is_legal(back).then(|| played(&waited, back))?;
            let is_last = |last: &Move| would_castle(&played(&returned, *last), &self.castling());
            quiet(&returned).find(is_last).map(|last| [out, first, back, last])
        })
    }

    /// The king's step to the square where castling would take it.
    fn single_step(&self, ready: &Position) -> Option<Position> {
        let to = self.square(self.castling().king_to);
        let step = Move { from: self.king(), to, promotion: None };
        let is_step = get_king_moves(self.king()).has(to) && ready.board().color_on(to).is_none();
        let stepped = is_step.then(|| ready.after(String::new(), step))?;
        self.reply(&stepped, "step")
    }

    /// After the other player's first move that does not end the game.
    fn reply(&self, position: &Position, what: &str) -> Option<Position> {
        let moves = self.preparing_moves(position.board()).into_iter();
        let mut ends = moves.map(|next| position.after(self.id(what), next));
        ends.find(|end| !end.moves().is_empty())
    }
}

fn played(board: &Board, next: Move) -> Board {
    let mut board = board.clone();
    board.play_unchecked(next);
    board
}

fn legal_moves(board: &Board) -> Vec<Move> {
    let mut moves = Vec::new();
    board.generate_moves(|some| {
        moves.extend(some);
        false
    });
    let square = |square: Square| (square.file(), square.rank());
    moves.sort_by_key(|mv| (square(mv.from), square(mv.to), mv.promotion));
    moves
}

/// A knight captures the castling rook, and the other rook recaptures: a rook stands where it
/// stood, and the right to castle is gone.
fn rook_taken(color: Color, king: File, rook: File) -> Option<Position> {
    let castling = Castling::new(king, rook)?;
    let square = |file, rank: Rank| Square::new(file, rank.relative_to(color));
    let (king_square, home) =
        (square(theirs(king), Rank::First), square(theirs(rook), Rank::First));
    let other = square(theirs(rook), Rank::Fifth);
    let letter = if color == Color::White { 'w' } else { 'b' };
    get_knight_moves(home).into_iter().find_map(|knight| {
        let enemy_king = [0, 7].map(|file| square(cozy_chess::File::index(file), Rank::Eighth));
        enemy_king.into_iter().find_map(|enemy_king| {
            let mut builder = BoardBuilder::empty();
            builder.side_to_move = !color;
            for (square, piece, of) in [
                (king_square, Piece::King, color),
                (home, Piece::Rook, color),
                (other, Piece::Rook, color),
                (knight, Piece::Knight, !color),
                (enemy_king, Piece::King, !color),
            ] {
                *builder.square_mut(square) = Some((piece, of));
            }
            let rights = builder.castle_rights_mut(color);
            let right = if rook > king { &mut rights.short } else { &mut rights.long };
            *right = Some(theirs(rook));
            let mut position = Position::new(String::new(), builder.build().ok()?);
            for (from, to) in [(knight, home), (other, home)] {
                let next = Move { from, to, promotion: None };
                position.board().is_legal(next).then_some(())?;
                position = position.after(String::new(), next);
            }
            let id = format!("taken-{letter}-{king_square}{home}");
            let last = legal_moves(position.board()).first().copied()?;
            let end = position.after(id, last);
            would_castle(end.board(), &castling).then_some(end)
        })
    })
}
