//! The program as a person uses it: its output, and how it ends.

#[cfg(target_os = "linux")]
use std::io::Write;
use std::process::{Command, Output, Stdio};

mod commands;
mod draw;
mod draw_dice;
mod explain;
#[cfg(unix)]
mod files;
mod history;
mod list;
mod manners;
mod number;
#[cfg(unix)]
mod readme;
mod several;
mod show;
mod suite;
mod tables;
mod test;

/// Runs the program and returns its exit status and both outputs in one text.
fn run(arguments: &[&str]) -> String {
    let Output { status, stdout, stderr } = program(arguments).output().unwrap();
    let status = status.code().expect("the program ends by itself");
    let [stdout, stderr] = [stdout, stderr].map(|text| String::from_utf8(text).unwrap());
    format!("exit status {status}\n--- stdout\n{stdout}--- stderr\n{stderr}")
}

/// Returns what the program prints when it succeeds.
#[track_caller]
fn printed(arguments: &[&str]) -> String {
    let Output { status, stdout, stderr } = program(arguments).output().unwrap();
    let stderr = String::from_utf8(stderr).unwrap();
    assert_eq!((status.code(), stderr.as_str()), (Some(0), ""), "{arguments:?}");
    String::from_utf8(stdout).unwrap()
}

/// Returns the one line with which the program refuses wrong input.
#[track_caller]
fn refused(arguments: &[&str]) -> String {
    let text = run(arguments);
    let line = text.strip_prefix("exit status 2\n--- stdout\n--- stderr\n");
    let line = line.unwrap_or_else(|| panic!("{arguments:?}: {text}"));
    assert_eq!(line.lines().count(), 1, "{line}");
    line.to_string()
}

/// The numbers of the lines `SP 518  …`.
fn numbers(text: &str) -> Vec<String> {
    let number = |line: &str| line.split_whitespace().nth(1).unwrap().to_string();
    text.lines().map(number).collect()
}

/// The program, in an environment that is the same on every machine.
fn program(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_chess960"));
    command.args(arguments).stdin(Stdio::null());
    for variable in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(variable);
    }
    command.env("COLUMNS", "80");
    command
}

/// The program, which can write no more than so many bytes into a file: a disk that is full.
#[cfg(unix)]
fn on_full_disk(bytes: usize, arguments: &[&str]) -> Command {
    assert_eq!(bytes % 512, 0, "the shell counts blocks");
    let limited = format!("trap '' XFSZ; ulimit -f {}; exec \"$0\" \"$@\"", bytes / 512);
    let mut command = Command::new("sh");
    command.args(["-c", &limited, env!("CARGO_BIN_EXE_chess960")]).args(arguments);
    command.stdin(Stdio::null());
    command
}

/// The system calls of a kind that the program makes, if strace is there to see them.
#[cfg(target_os = "linux")]
fn traced(calls: &str, arguments: &[&str]) -> Option<String> {
    let file = tempfile::NamedTempFile::new().unwrap();
    let mut command = Command::new("strace");
    command.arg("-f").arg("-e").arg(format!("trace={calls}")).arg("-o").arg(file.path());
    command.arg(env!("CARGO_BIN_EXE_chess960")).args(arguments).stdin(Stdio::null());
    match command.output() {
        Ok(output) if output.status.success() => {
            Some(std::fs::read_to_string(file.path()).unwrap())
        }
        // A container may forbid to trace.
        _ => {
            skipped("strace cannot be used");
            None
        }
    }
}

/// Says what is not tested. Not with eprintln!, whose output is hidden while tests pass.
#[cfg(target_os = "linux")]
fn skipped(why: &str) {
    let _ = writeln!(std::io::stderr(), "SKIPPED: {why}");
}

/// Compares with the snapshot of that name, at the top of the workspace.
fn assert_printed(name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path("../../../snapshots");
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}

/// Asserts that no line is wider than 80 columns.
#[track_caller]
fn assert_fits(text: &str) {
    for line in text.lines().filter(|line| !line.starts_with("https://")) {
        assert!(line.chars().count() <= 80, "wider than 80 columns: {line}");
    }
}
