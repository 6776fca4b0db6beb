//! The check in the same process: right for a right generator, and every fault by its name.

use chess960_conformance::{Diagnosis, Fault, Verdict, check, legal_moves};
use cozy_chess::Board;

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

#[test]
fn cozy_chess_is_right_and_does_not_read_x_fen() {
    let report = check(by_cozy_chess);
    report.assert();
    assert_eq!(report.cause, None);
    assert!(report.outcomes.iter().any(|outcome| outcome.verdict == Verdict::Warn), "{report}");
}

#[test]
fn the_rule_is_right_in_both_dialects() {
    let report = check(|fen| legal_moves(fen, &[]).unwrap());
    assert!(report.outcomes.iter().all(|outcome| outcome.verdict == Verdict::Ok), "{report}");
}

#[test]
fn every_fault_is_named() {
    for fault in Fault::ALL {
        let report = check(|fen| legal_moves(fen, &[fault]).unwrap());
        assert!(!report.is_ok(), "{fault}");
        assert_eq!(report.cause, Some(Diagnosis::Fault(fault)), "{report}");
    }
}

#[test]
#[should_panic(expected = "cause: shield: a rook or queen on the back rank")]
fn the_panic_names_the_cause() {
    check(|fen| legal_moves(fen, &[Fault::Shield]).unwrap()).assert();
}
