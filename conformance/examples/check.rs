//! Checks `cozy-chess`, and then a program with each known fault.
//!
//! `cargo run -p chess960-conformance --example check`

use chess960_conformance::{Diagnosis, Fault, check, legal_moves};
use cozy_chess::Board;

/// The moves of `cozy-chess`, which reads Shredder-FEN; an X-FEN has none.
fn by_cozy_chess(fen: &str) -> Vec<String> {
    let mut moves = Vec::new();
    if let Ok(board) = Board::from_fen(fen, true) {
        board.generate_moves(|some| {
            moves.extend(some.into_iter().map(|mv| mv.to_string()));
            false
        });
    }
    moves
}

#[expect(clippy::print_stdout, reason = "an example shows what happens")]
fn main() {
    let report = check(by_cozy_chess);
    println!("cozy-chess\n{report}");
    report.assert();

    for fault in Fault::ALL {
        let report = check(|fen| legal_moves(fen, &[fault]).unwrap_or_default());
        println!("a program with the fault {fault:?}\n{report}");
        assert_eq!(report.cause, Some(Diagnosis::Fault(fault)));
    }
}
