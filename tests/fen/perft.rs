//! `cozy-chess` counts the same moves from this library's FENs as from its own start
//! positions.

use chess960::{CastlingStyle, DoubleStartPosition, StartPosition};
use cozy_chess::Board;

fn perft(board: &Board, depth: u8) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut board = board.clone();
                board.play_unchecked(mv);
                nodes += perft(&board, depth - 1);
            }
        }
        false
    });
    nodes
}

fn from_our_fen(position: impl Into<DoubleStartPosition>) -> Board {
    let fen = position.into().fen(CastlingStyle::Shredder);
    Board::from_fen(&fen, true).expect("cozy-chess reads the FEN")
}

#[test]
fn the_standard_position_has_the_published_counts() {
    let board = from_our_fen(StartPosition::STANDARD);
    let counts = [1, 2, 3, 4].map(|depth| perft(&board, depth));
    assert_eq!(counts, [20, 400, 8902, 197_281]);
}

#[test]
fn counts_agree_at_depth_2_for_all_positions() {
    for position in StartPosition::all() {
        let (ours, theirs) =
            (from_our_fen(position), Board::chess960_startpos(position.number().into()));
        assert_eq!(ours, theirs, "{position}");
        assert_eq!(perft(&ours, 2), perft(&theirs, 2), "{position}");
    }
}

#[test]
fn counts_agree_at_depth_4_for_some_positions() {
    for position in StartPosition::all().step_by(97) {
        let (ours, theirs) =
            (from_our_fen(position), Board::chess960_startpos(position.number().into()));
        assert_eq!(perft(&ours, 4), perft(&theirs, 4), "{position}");
    }
    for double in DoubleStartPosition::all().step_by(123_457) {
        let theirs = Board::double_chess960_startpos(
            double.white().number().into(),
            double.black().number().into(),
        );
        assert_eq!(perft(&from_our_fen(double), 4), perft(&theirs, 4), "{double}");
    }
}
