//! The check in the same process: right for a right generator, and every fault by its name.

use chess960::File;
use chess960_conformance::{
    Conclusion, Diagnosis, Fault, Position, Settings, Verdict, check, legal_moves, test_engine,
};
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
        assert_eq!(report.conclusion, Conclusion::Failed, "{fault}");
        assert_eq!(report.cause, Some(Diagnosis::Fault(fault)), "{report}");
    }
}

#[test]
#[should_panic(expected = "cause: shield: the king may end in check")]
fn the_panic_names_the_cause() {
    check(|fen| legal_moves(fen, &[Fault::Shield]).unwrap()).assert();
}

#[test]
#[should_panic(expected = "is not proven to castle by the rules of Chess960")]
fn a_program_that_is_not_there_is_not_proven() {
    test_engine(vec!["no-such-engine".into()], Settings::default()).assert();
}

#[test]
fn castling_as_the_move_of_the_king_is_said() {
    let report = check(|fen| {
        let position: Position = fen.parse().unwrap();
        let castles = position.castlings().contains(File::H);
        let rewritten = |mv: String| match mv.as_str() {
            "e1h1" if castles => "e1g1".to_owned(),
            _ => mv,
        };
        position.moves().into_iter().map(rewritten).collect::<Vec<_>>()
    });
    let text = report.to_string();
    assert_eq!((report.conclusion, report.cause), (Conclusion::Failed, None), "{text}");
    assert!(text.contains("castling is written e1g1 instead of e1h1"), "{text}");
}

#[test]
fn a_function_that_reads_nothing() {
    let report = check(|_| Vec::<String>::new());
    assert_eq!(report.conclusion, Conclusion::Failed);
    assert!(report.to_string().contains("start-0: the function returns no moves"), "{report}");
}
