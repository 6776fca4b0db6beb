//! The table of move counts, counted again by `cozy-chess`.

use chess960::{CastlingStyle, StartPosition};
use chess960_conformance::{double_starts, move_counts, starts};
use cozy_chess::Board;
use sha2::{Digest, Sha256};

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

/// Counts to depth 3, and to depth 5 if this variable is set (a minute).
#[test]
fn the_counts_are_those_of_cozy_chess() {
    let depth = if std::env::var_os("CHESS960_PERFT_5").is_some() { 5 } else { 3 };
    for position in StartPosition::all() {
        let board = Board::chess960_startpos(position.number().into());
        for depth in 1..=depth {
            let counted = u64::from(move_counts(position)[usize::from(depth) - 1]);
            assert_eq!(perft(&board, depth), counted, "{position} at depth {depth}");
        }
    }
}

/// The table of two programs that agree, as lines of a number and six counts.
#[test]
fn the_table_has_its_checksum() {
    let mut hash = Sha256::new();
    for position in StartPosition::all() {
        let counts = move_counts(position).map(|count| count.to_string()).join(" ");
        hash.update(format!("{position} {counts}\n"));
    }
    let hash =
        hash.finalize().iter().fold(String::new(), |hash, byte| hash + &format!("{byte:02x}"));
    assert_eq!(hash, "323c5d8d22bdd332d4e44306be045c973c9a753240c4f3a2f22684c2949637ea");
}

#[test]
fn starts_have_their_number_and_the_fen_of_the_library() {
    for (position, start) in StartPosition::all().zip(starts()) {
        assert_eq!(start.id(), format!("start-{position}"));
        for style in [CastlingStyle::XFen, CastlingStyle::Shredder] {
            assert_eq!(start.fen(style), position.fen(style).as_str());
        }
    }
}

#[test]
fn double_starts_differ_and_come_again() {
    let ids = |count, seed| -> Vec<_> {
        double_starts(count, seed).iter().map(|position| position.id().to_owned()).collect()
    };
    let drawn = ids(1000, 960);
    assert_eq!(drawn[..3], ["double-599:444", "double-586:738", "double-190:343"]);
    assert_eq!(drawn, ids(1000, 960));
    assert_ne!(drawn, ids(1000, 961));
    let mut different = drawn.clone();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), drawn.len());
}
