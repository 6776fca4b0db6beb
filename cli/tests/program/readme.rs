//! The console examples of the README.

use std::path::Path;
use std::process::{Command, Stdio};
use std::{env, fs};

/// Every command prints the output below it. A command without output there succeeds, whatever
/// it prints.
#[test]
fn console_examples_are_true() {
    let folder = tempfile::tempdir().unwrap();
    let readme = include_str!("../../README.md");
    let mut with_output = 0;
    for block in readme.split("```console\n").skip(1) {
        let (block, _) = block.split_once("```").unwrap();
        for example in block.split("$ ").skip(1) {
            let (line, expected) = example.split_once('\n').unwrap();
            let (is_success, printed) = shell(line, folder.path());
            assert!(!printed.contains("Usage:"), "{line}: {printed}");
            if expected.is_empty() {
                assert!(is_success, "{line}: {printed}");
            } else {
                assert_eq!(printed, expected, "{line}");
                with_output += 1;
            }
        }
    }
    assert_eq!(with_output, 5);
    assert_eq!(
        fs::read_to_string(folder.path().join("dfrc.epd")).unwrap().lines().count(),
        921_600
    );
}

/// Runs a line in the shell. Returns whether it succeeds, and both of its outputs.
fn shell(line: &str, folder: &Path) -> (bool, String) {
    let programs = Path::new(env!("CARGO_BIN_EXE_chess960")).parent().unwrap().to_path_buf();
    let path = env::var_os("PATH").unwrap_or_default();
    let path = env::join_paths([programs].into_iter().chain(env::split_paths(&path))).unwrap();
    let output = Command::new("sh")
        .args(["-c", line])
        .current_dir(folder)
        .env("PATH", path)
        .stdin(Stdio::null())
        .output()
        .unwrap();
    let printed = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(printed).unwrap())
}
