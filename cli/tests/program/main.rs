//! The program as a person meets it: what it prints, and how it ends.

use std::process::{Command, Output, Stdio};

/// Runs the program and gives its exit status and both outputs in one text.
fn run(arguments: &[&str]) -> String {
    let Output { status, stdout, stderr } = program(arguments).output().unwrap();
    let status = status.code().expect("the program ends by itself");
    let [stdout, stderr] = [stdout, stderr].map(|text| String::from_utf8(text).unwrap());
    format!("exit status {status}\n--- stdout\n{stdout}--- stderr\n{stderr}")
}

fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chess960"));
    command.args(arguments).stdin(Stdio::null());
    command
}

/// Compares with the snapshot of that name, at the top of the workspace.
fn assert_printed(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

#[test]
fn a_position_by_number_and_by_back_rank() {
    let printed = run(&["518"]);
    assert_printed("program_standard_position", &printed);
    for spelling in ["RNBQKBNR", "rnbqkbnr", "0518"] {
        assert_eq!(run(&[spelling]), printed, "{spelling}");
    }
}

#[test]
fn position_0() {
    assert_printed("program_position_0", &run(&["0"]));
}

#[test]
fn wrong_input() {
    let inputs = [
        "960",
        "-1",
        "+1",
        "",
        " ",
        " 518",
        "５１８",
        "RNBKQBNN",
        "RNBQkBNR",
        "TSLDKLST",
        "518x",
        "SP518",
        "♖♘♗♕♔♗♘♖",
    ];
    let mut text = String::new();
    for input in inputs {
        let printed = run(&[input]);
        let line = printed.strip_prefix("exit status 2\n--- stdout\n--- stderr\n").unwrap();
        assert_eq!(line.lines().count(), 1, "{line}");
        text += line;
    }
    assert_printed("program_wrong_input", &text);
}

#[test]
fn wrong_use() {
    for arguments in [&[][..], &["518", "534"], &["--unknown"]] {
        let printed = run(arguments);
        assert!(printed.starts_with("exit status 2\n--- stdout\n--- stderr\n"), "{printed}");
        assert!(printed.contains("Usage: chess960"), "{printed}");
    }
}

#[test]
fn help_and_version() {
    assert_printed("program_help", &run(&["--help"]));
    let version = format!("exit status 0\n--- stdout\nchess960 {}\n", env!("CARGO_PKG_VERSION"));
    assert!(run(&["--version"]).starts_with(&version));
}

/// A reader that goes away early is no failure, and no panic.
#[test]
fn closed_pipe() {
    let mut child =
        program(&["518"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let Output { status, stderr, .. } = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(stderr).unwrap(), "");
    assert_eq!(status.code(), Some(0));
}

/// An argument that is no text.
#[cfg(unix)]
#[test]
fn not_utf_8() {
    use std::os::unix::ffi::OsStrExt;

    let argument = std::ffi::OsStr::from_bytes(b"RNB\xFFKBNR");
    let Output { status, stderr, .. } = program(&[]).arg(argument).output().unwrap();
    assert_eq!(status.code(), Some(2));
    assert_eq!(
        String::from_utf8(stderr).unwrap(),
        "chess960: cannot read \"RNB\u{FFFD}KBNR\": it is no UTF-8 text; \
         write a number from 0 to 959, or a back rank such as RNBQKBNR\n"
    );
}

/// What cannot be written is a failure, with a line that says so.
#[cfg(target_os = "linux")]
#[test]
fn full_disk() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let Output { status, stderr, .. } = program(&["518"]).stdout(full).output().unwrap();
    assert_eq!(status.code(), Some(1));
    let stderr = String::from_utf8(stderr).unwrap();
    assert!(stderr.starts_with("chess960: cannot write: "), "{stderr}");
    assert_eq!(stderr.lines().count(), 1, "{stderr}");
}
