//! The test of engines, tested with engines of every fault and every misbehaviour.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::time::Duration;

use chess960_conformance::{
    Conclusion, Diagnosis, Fault, Report, Rule, Settings, Verdict, test_engine,
};

/// The example. Cargo builds it before it runs all tests, but not before one file of them.
fn faulty_engine() -> &'static Path {
    static ENGINE: LazyLock<PathBuf> = LazyLock::new(|| {
        let test = std::env::current_exe().expect("a test has a path");
        let profile = test.ancestors().nth(2).expect("a test is in a folder of its profile");
        let name = format!("faulty_engine{}", std::env::consts::EXE_SUFFIX);
        let engine = profile.join("examples").join(name);
        if !engine.exists() {
            let build = ["build", "-q", "-p", "chess960-conformance", "--example", "faulty_engine"];
            let status = Command::new(env!("CARGO")).args(build).status().expect("cargo runs");
            assert!(status.success());
        }
        engine
    });
    &ENGINE
}

fn settings() -> Settings {
    Settings { timeout: Duration::from_secs(20), double: 10, ..Settings::default() }
}

fn test_with(ways: &[&str], settings: Settings) -> Report {
    let mut command = vec![OsString::from(faulty_engine())];
    command.extend(ways.iter().map(OsString::from));
    test_engine(command, settings)
}

fn test(ways: &[&str]) -> Report {
    test_with(ways, settings())
}

/// With the patience that a program of endless silence gets in a test.
fn test_soon(ways: &[&str]) -> Report {
    test_with(ways, Settings { timeout: Duration::from_secs(2), ..settings() })
}

fn verdict(report: &Report, title: &str) -> Verdict {
    let outcome = report.outcomes.iter().find(|outcome| outcome.title() == title);
    outcome.unwrap_or_else(|| panic!("no {title}\n{report}")).verdict
}

#[test]
fn a_right_engine_is_proven() {
    for ways in [&[][..], &["count"], &["bare"], &["bare", "count"]] {
        let report = test(ways);
        assert_eq!(report.conclusion, Conclusion::Proven, "{ways:?}\n{report}");
        assert_eq!(report.cause, None, "{report}");
        assert!(report.outcomes.iter().all(|outcome| outcome.verdict != Verdict::Warn), "{report}");
        assert_eq!(verdict(&report, "perft (Shredder-FEN)"), Verdict::Ok);
    }
}

#[test]
fn what_a_channel_cannot_prove_is_skipped() {
    let report = test(&["searchmoves"]);
    assert_eq!(report.conclusion, Conclusion::Proven, "{report}");
    assert_eq!(verdict(&report, "perft"), Verdict::Skip);
    assert_eq!(verdict(&report, "castling-out"), Verdict::Skip);

    let report = test(&["replies"]);
    assert_eq!(report.conclusion, Conclusion::NotTestable, "{report}");
    assert_eq!(verdict(&report, "starts (Shredder-FEN)"), Verdict::Skip);
    assert_eq!(verdict(&report, "battery (Shredder-FEN)"), Verdict::Skip);
}

#[test]
fn every_fault_is_named_by_its_moves() {
    for fault in Fault::ALL {
        let only = vec![Rule::Battery];
        let report = test_with(&[fault.name()], Settings { only, ..settings() });
        assert_eq!(report.conclusion, Conclusion::Failed, "{fault}");
        assert_eq!(report.cause, Some(Diagnosis::Fault(fault)), "{report}");
        assert!(!report.reproduce.is_empty());
    }
}

#[test]
fn faults_are_named_by_counts_and_by_searched_moves() {
    // The rarest: the others are seen in more positions.
    let rare = [Fault::RookAttacked, Fault::BetweenAttacked, Fault::Shield];
    let counted = rare.map(|fault| ("count", fault));
    for (ways, fault) in counted.into_iter().chain(rare.map(|fault| ("searchmoves", fault))) {
        let only = vec![Rule::Battery];
        let report = test_with(&[ways, fault.name()], Settings { only, ..settings() });
        assert_eq!(report.cause, Some(Diagnosis::Fault(fault)), "{ways}\n{report}");
    }
}

#[test]
fn two_faults_are_possible() {
    let report = test(&["swap", "shield"]);
    let Some(Diagnosis::Possible(pairs)) = &report.cause else { panic!("{report}") };
    assert!(pairs.contains(&vec![Fault::Swap, Fault::Shield]), "{report}");
}

#[test]
fn an_x_fen_that_is_refused_or_misread_is_a_warning() {
    for ways in ["keeps", "corners"] {
        for channel in ["list", "count", "searchmoves"] {
            let only = vec![Rule::Starts, Rule::Battery];
            let report = test_with(&[ways, channel], Settings { only, ..settings() });
            assert_eq!(report.conclusion, Conclusion::Proven, "{ways} {channel}\n{report}");
            assert_eq!(verdict(&report, "starts (X-FEN)"), Verdict::Warn, "{report}");
            assert_eq!(verdict(&report, "battery (X-FEN)"), Verdict::Warn, "{report}");
            let cause = (ways == "corners").then_some(Diagnosis::Fault(Fault::CornerRooks));
            assert_eq!(report.cause, cause, "{ways} {channel}\n{report}");
        }
    }
}

#[test]
fn a_warning_is_a_failure_if_it_is_asked_for() {
    let only = vec![Rule::Starts];
    let strict = test_with(&["keeps"], Settings { strict: true, only, ..settings() });
    assert_eq!(strict.conclusion, Conclusion::Failed, "{strict}");
}

#[test]
fn castling_as_the_move_of_the_king_fails() {
    let report = test(&["e1g1"]);
    assert_eq!(verdict(&report, "castling-out"), Verdict::Fail, "{report}");
    assert_eq!(report.conclusion, Conclusion::Failed);
    assert_eq!(report.cause, None, "{report}");
}

#[test]
fn an_engine_that_cannot_be_tested() {
    let report = test(&["no-option"]);
    assert_eq!(report.conclusion, Conclusion::NotTestable);
    assert!(report.to_string().contains("it has no option UCI_Chess960"), "{report}");

    let report = test_engine(vec!["no-such-engine".into()], settings());
    assert_eq!(report.conclusion, Conclusion::NotTestable);
    assert!(
        report.to_string().contains("it cannot be started: there is no such program"),
        "{report}"
    );

    for hostile in ["silent", "floods", "endless", "wrong-readyok"] {
        let report = test_soon(&[hostile]);
        assert_eq!(report.conclusion, Conclusion::NotTestable, "{hostile}\n{report}");
    }
}

#[test]
fn an_engine_that_fails_on_its_way() {
    for ways in [&["mute"][..], &["garbage"], &["dies=500", "count"], &["dies=1000"]] {
        let report = test_soon(ways);
        assert_eq!(report.conclusion, Conclusion::Failed, "{ways:?}\n{report}");
        assert_eq!(report.cause, None, "{report}");
    }
    // Long lines and slow answers are no faults.
    for ways in [&["huge"][..], &["late"], &["late-output"]] {
        let only = vec![Rule::LetterOrder];
        let report = test_with(ways, Settings { only, ..settings() });
        assert_ne!(report.conclusion, Conclusion::Failed, "{ways:?}\n{report}");
    }
}

#[test]
fn the_transcript_has_every_line() {
    let file = std::env::temp_dir().join(format!("chess960-transcript-{}", std::process::id()));
    let transcript = std::fs::File::create(&file).expect("a file");
    let only = vec![Rule::LetterOrder];
    let transcript: chess960_conformance::Transcript = Box::new(transcript);
    test_with(&[], Settings { only, transcript: Some(transcript), ..settings() });
    let text = std::fs::read_to_string(&file).expect("a text");
    std::fs::remove_file(&file).expect("a file");
    assert!(text.starts_with("> uci\n< id name Faulty Engine\n"), "{}", &text[..100]);
    assert!(text.ends_with("> quit\n"), "{}", &text[text.len() - 100..]);
}
