//! Sets up a move generator from this library, and castles to both sides.
//!
//! `cargo run --example cozy_chess`

use chess960::{CastlingSide, CastlingStyle, Color, DoubleStartPosition, StartPosition, chess960};
use cozy_chess::{Board, File, Move, Rank, Square};

/// Returns the board of any start position. The Shredder-FEN says which rooks castle.
fn board(position: impl Into<DoubleStartPosition>) -> Board {
    let fen = position.into().fen(CastlingStyle::Shredder);
    Board::from_fen(&fen, true).expect("cozy-chess reads the FEN of every start position")
}

/// Returns the castling move as `cozy-chess` writes it: the king takes its own rook.
fn castling_move(position: StartPosition, color: Color, side: CastlingSide) -> Move {
    let castling = position.castling(side);
    let rank = match color {
        Color::White => Rank::First,
        Color::Black => Rank::Eighth,
    };
    let square = |file: chess960::File| Square::new(File::index(file.index()), rank);
    Move { from: square(castling.king_from), to: square(castling.rook_from), promotion: None }
}

const STANDARD: StartPosition = chess960!("RNBQKBNR");
/// BRNBQKRN: king and h-side rook change places at the first move.
const POSITION: StartPosition = chess960!(609);

fn main() {
    let mut game = board(POSITION);
    game.play(castling_move(POSITION, Color::White, CastlingSide::HSide));
    game.play(castling_move(POSITION, Color::Black, CastlingSide::HSide));
    assert_eq!(game.king(cozy_chess::Color::White), Square::G1);
    assert_eq!(game.king(cozy_chess::Color::Black), Square::G8);

    // BBRKNNRQ against BRNBQKRN: a double position, in which each player can castle at once, to
    // different sides.
    let double = DoubleStartPosition::new(chess960!(752), POSITION);
    let mut game = board(double);
    for (color, side) in [(Color::White, CastlingSide::ASide), (Color::Black, CastlingSide::HSide)]
    {
        let castling = double.castling(color, side);
        assert!(castling.must_be_empty.is_empty());
        game.play(castling_move(double.position(color), color, side));
    }
    assert_eq!(game.king(cozy_chess::Color::White), Square::C1);
    assert_eq!(game.king(cozy_chess::Color::Black), Square::G8);

    // In the standard position pieces are in the way, and the generator agrees with the masks.
    let game = board(STANDARD);
    for side in CastlingSide::ALL {
        let castling = STANDARD.castling(side);
        let blocked = castling.must_be_empty.bitboard(Color::White) & game.occupied().0 != 0;
        assert!(blocked && !game.is_legal(castling_move(STANDARD, Color::White, side)));
    }
    say("castled to both sides, from one position and from two");
}

fn say(text: &str) {
    use std::io::Write;

    writeln!(std::io::stdout(), "{text}").expect("standard output is open");
}
