//! `chess960 test`. Most of its tests are in `conformance/tests`.

use std::path::PathBuf;
use std::process::Command;

use crate::{assert_printed, printed, run};

/// The example of chess960-conformance. Cargo builds it before it runs all tests, but not before
/// those of one package.
fn faulty_engine() -> String {
    let profile = PathBuf::from(env!("CARGO_BIN_EXE_chess960")).with_file_name("examples");
    let engine = profile.join(format!("faulty_engine{}", std::env::consts::EXE_SUFFIX));
    if !engine.exists() {
        let build = ["build", "-q", "-p", "chess960-conformance", "--example", "faulty_engine"];
        assert!(Command::new(env!("CARGO")).args(build).status().unwrap().success());
    }
    engine.into_os_string().into_string().unwrap()
}

#[test]
fn a_right_engine() {
    let engine = faulty_engine();
    assert_printed("program_test_right", &printed(&["test", &engine]));
}

#[test]
fn a_faulty_engine_in_every_format() {
    let engine = faulty_engine();
    for format in ["text", "json", "junit"] {
        let options = ["--only", "starts,battery", "--format", format];
        let text = run(&[&["test"], &options[..], &[&engine, "swap"]].concat());
        assert!(text.starts_with("exit status 1\n"), "{text}");
        assert_printed(&format!("program_test_faulty_{format}"), &text);
    }
}

#[test]
fn what_follows_the_engine_is_its_own() {
    let engine = faulty_engine();
    let text = run(&["test", "--only", "handshake", &engine, "--strict", "no-option"]);
    assert!(text.starts_with("exit status 3\n"), "{text}");
}

#[test]
fn options_of_the_engine_and_a_transcript() {
    let engine = faulty_engine();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("lines");
    let transcript = file.to_str().unwrap();
    let arguments =
        ["test", "--only", "letter-order", "--option", "Hash=16", "--option", "A b = c d"];
    printed(&[&arguments[..], &["--transcript", transcript, &engine]].concat());
    let lines = std::fs::read_to_string(file).unwrap();
    assert!(lines.starts_with("> uci\n< id name Faulty Engine\n"), "{lines}");
    assert!(lines.contains("> setoption name Hash value 16\n> setoption name A b value c d\n"));
}

#[test]
fn programs_that_cannot_be_tested() {
    assert_printed("program_test_missing", &run(&["test", "no-such-engine"]));
    assert_printed("program_test_missing_lines", &run(&["test", "--lines", "no-such-library"]));
}

#[test]
#[cfg(unix)]
fn a_library_by_lines() {
    // It answers every line alike: right for the start positions in which it happens to be.
    let text = run(&["test", "--lines", "sed", "-u", "s/.*/a2a3 O-O/"]);
    assert!(text.starts_with("exit status 1\n"), "{text}");
    let text = run(&["test", "--lines", "sed", "-u", "s/.*/error/"]);
    assert!(text.contains("its answer \"error\" is not a move"), "{text}");
}

/// A rule that was asked for by name and skipped is not proven.
#[test]
#[cfg(unix)]
fn what_is_skipped_is_not_proven() {
    let engine = faulty_engine();
    for arguments in [
        &["--only", "double", "--double", "0", &engine][..],
        &["--only", "castling-out", &engine],
        &["--only", "perft,starts", &engine, "searchmoves"],
        &["--lines", "--only", "perft", "cat"],
    ] {
        let text = run(&[&["test"], arguments].concat());
        assert!(text.starts_with("exit status 3\n"), "{arguments:?}: {text}");
        assert!(text.contains("\nnot proven: "), "{arguments:?}: {text}");
    }
}

#[test]
fn wrong_use() {
    for arguments in [
        &["test", "--only", "castling", "engine"][..],
        &["test", "--option", "Hash", "engine"],
        &["test", "--option", "=1", "engine"],
        &["test", "--timeout", "0", "engine"],
        &["test", "--timeout", "soon", "engine"],
        &["test", "--timeout", "inf", "engine"],
        &["test", "--double", "-1", "engine"],
        &["test", "--double", "921601", "engine"],
        &["test"],
        &["test", "--lines"],
    ] {
        let text = run(arguments);
        assert!(text.starts_with("exit status 2\n"), "{arguments:?}: {text}");
    }
    let text = run(&["test", "--only", "castling", "engine"]);
    assert!(text.contains("none of the rules handshake, starts"), "{text}");
    let folder = tempfile::tempdir().unwrap();
    let transcript = folder.path().join("missing/file");
    let text = run(&["test", "--transcript", transcript.to_str().unwrap(), "engine"]);
    assert!(text.starts_with("exit status 2\n"), "{text}");
}
