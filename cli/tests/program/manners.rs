//! Help, completions, the manual, and how the program ends.

use std::process::{Output, Stdio};

use crate::{assert_fits, assert_printed, printed, program, run};

const COMMANDS: [&str; 11] = [
    "show",
    "draw",
    "explain",
    "tables",
    "list",
    "number",
    "generate",
    "test",
    "suite",
    "completions",
    "man",
];

/// Each command's help has two examples that a reader can copy.
#[test]
fn help() {
    let text = printed(&["--help"]);
    assert_fits(&text);
    assert_printed("program_help", &text);
    for command in COMMANDS {
        let text = printed(&[command, "--help"]);
        assert_printed(&format!("program_help_{command}"), &text);
        let (_, examples) = text.split_once("\nExamples:\n").expect(command);
        let count = examples.matches(&format!("chess960 {command}")).count();
        assert!(count >= 2, "{command} has {count} examples");
    }
}

/// No command is missing from these tests or from the README.
#[test]
fn every_command() {
    let help = printed(&["--help"]);
    let (_, commands) = help.split_once("\nCommands:\n").unwrap();
    let (commands, _) = commands.split_once("\n\n").unwrap();
    // The second line of a description is indented further.
    let names = commands.lines().filter_map(|line| line.strip_prefix("  "));
    let names = names.filter(|line| !line.starts_with(' ')).map(|line| line.split(' ').next());
    assert!(names.eq(COMMANDS.iter().copied().chain(["help"]).map(Some)), "{commands}");
    let readme = include_str!("../../README.md");
    for command in COMMANDS.iter().filter(|command| **command != "show") {
        assert!(readme.contains(&format!("| `chess960 {command}")), "{command}");
    }
}

/// The examples of the help work, except those that read or write files.
#[test]
fn examples_of_the_help_work() {
    for command in ["show", "draw", "explain", "tables", "list", "generate"] {
        let text = printed(&[command, "--help"]);
        let (_, examples) = text.split_once("\nExamples:\n").unwrap();
        for example in examples.lines().filter(|line| line.contains("chess960 ")) {
            let words: Vec<_> = example
                .split("   ")
                .find(|part| part.contains("chess960"))
                .unwrap()
                .split_whitespace()
                .skip(1)
                .take_while(|word| *word != ">")
                .collect();
            if words.iter().any(|word| ["--history", "-o", "--template", "--svg"].contains(word)) {
                continue;
            }
            printed(&words);
        }
    }
}

#[test]
fn version() {
    let version = format!("chess960 {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(printed(&["--version"]), version);
}

#[test]
fn completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = printed(&["completions", shell]);
        for command in COMMANDS {
            assert!(script.contains(command), "{shell} does not know {command}");
        }
    }
}

#[test]
fn manual() {
    let page = printed(&["man"]);
    assert!(page.contains(".TH chess960 1"), "{page}");
    for command in COMMANDS {
        assert!(page.contains(command), "{command}");
    }
}

#[test]
fn wrong_use() {
    // A command refuses options that it does not use.
    let unused = ["list", "--letters", "de"];
    for arguments in
        [&[][..], &["--unknown"], &["show"], &["tables", "queens"], &["518", "draw"], &unused]
    {
        let text = run(arguments);
        assert!(text.starts_with("exit status 2\n--- stdout\n--- stderr\n"), "{text}");
    }
}

/// If the reader closes the pipe early, the program ends without a failure.
#[test]
fn closed_pipe() {
    let mut child =
        program(&["518"]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let Output { status, stderr, .. } = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(stderr).unwrap(), "");
    assert_eq!(status.code(), Some(0));
}

/// An argument that is not text is refused.
#[cfg(unix)]
#[test]
fn not_utf_8() {
    use std::os::unix::ffi::OsStrExt;

    let argument = std::ffi::OsStr::from_bytes(b"RNB\xFFKBNR");
    let Output { status, stderr, .. } = program(&[]).arg(argument).output().unwrap();
    assert_eq!(status.code(), Some(2));
    let stderr = String::from_utf8(stderr).unwrap();
    let start = "chess960: cannot read \"RNB\u{FFFD}KBNR\": it is not UTF-8 text; write a number";
    assert!(stderr.starts_with(start), "{stderr}");
}

/// A full disk is a failure, reported in one line.
#[cfg(target_os = "linux")]
#[test]
fn full_disk() {
    for arguments in [
        &["518"][..],
        &["list", "--double"],
        &["man"],
        &["draw"],
        &["--help"],
        &["draw", "--help"],
        &["help", "number"],
        &["--version"],
    ] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let Output { status, stderr, .. } = program(arguments).stdout(full).output().unwrap();
        assert_eq!(status.code(), Some(1), "{arguments:?}");
        let stderr = String::from_utf8(stderr).unwrap();
        assert!(stderr.starts_with("chess960: cannot write: "), "{stderr}");
        assert_eq!(stderr.lines().count(), 1, "{stderr}");
    }
}

/// A closed pipe is no failure of help, either.
#[test]
fn closed_pipe_of_help() {
    for argument in ["--help", "--version"] {
        let mut child =
            program(&[argument]).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        assert_eq!(child.wait_with_output().unwrap().status.code(), Some(0));
    }
}

#[cfg(unix)]
#[test]
fn a_folder_as_standard_input() {
    let folder = std::fs::File::open(env!("CARGO_MANIFEST_DIR")).unwrap();
    let Output { status, stderr, .. } = program(&["number"]).stdin(folder).output().unwrap();
    assert_eq!(status.code(), Some(1));
    let stderr = String::from_utf8(stderr).unwrap();
    assert!(stderr.starts_with("chess960: cannot read standard input: "), "{stderr}");
}

/// What moves the cursor, rings or colours in a terminal: an escape sequence, DEL, a C1 control,
/// and what turns the direction of a line.
const UNPRINTABLE: &str = "\u{1b}[31m\u{7}\u{7f}\u{9b}2J\u{202e}";

#[track_caller]
fn assert_printable(text: &str) {
    let is_printable = |letter: char| letter == '\n' || !letter.is_control();
    assert!(text.chars().all(is_printable) && !text.contains('\u{202e}'), "{text:?}");
}

/// Other people's text is escaped in messages, and long text is cut.
#[test]
fn messages_are_printable_and_short() {
    let long = "x ".repeat(2_500);
    let folder = tempfile::tempdir().unwrap();
    let name = folder.path().join(format!("a{UNPRINTABLE}.pgn"));
    std::fs::write(&name, "no games").unwrap();
    let file = name.to_str().unwrap();
    let option = format!("--{UNPRINTABLE}");
    let fen = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w {UNPRINTABLE} - 0 1");
    let list = format!("518,{UNPRINTABLE}");
    for text in [UNPRINTABLE, &long] {
        for arguments in [
            &[text][..],
            &[&option],
            &["show", &fen],
            &["show", &format!("{fen}{text}")],
            &["show", &format!("518:{text}")],
            &["show", &format!("{text}:518")],
            &["show", "--letters", text, "518"],
            &["show", "--letters", "de", text],
            &["draw", "--exclude", text],
            &["draw", "--exclude", &list],
            &["draw", "--seed", text],
            &["draw", "-n", text],
            &["draw", "--history", &format!("{file}/{text}")],
            &["list", text],
            &["explain", text],
            &["number", file],
            &["number", "--only", text, file],
            &["number", &format!("{file}/x")],
            &["generate", text],
            &["generate", "cpp", "--prefix", text],
            &["generate", "c", "--template", file, "--parts", text],
            &["generate", "c", "-o", &format!("{file}/x")],
            &["test", "--only", text, "engine"],
            &["test", "--only", "starts", text],
        ] {
            let text = run(arguments);
            assert!(!text.starts_with("exit status 0"), "{arguments:?}");
            let (_, text) = text.split_once("--- stderr\n").unwrap();
            assert_printable(text);
            assert!(text.len() < 1_500, "{arguments:?}: {text}");
        }
    }
}

/// A history's lines are someone's text, too.
#[test]
fn a_history_with_control_characters() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    for line in [UNPRINTABLE, &"9".repeat(5_000)] {
        std::fs::write(&path, format!("518\n{line}\n")).unwrap();
        let text = run(&["draw", "--history", path.to_str().unwrap()]);
        assert!(text.starts_with("exit status 2"), "{text}");
        assert_printable(&text);
        assert!(text.len() < 400, "{text}");
    }
}

/// The echo of the input, which may come from a web page.
#[cfg(target_os = "linux")]
#[test]
fn a_terminal_gets_no_control_characters_of_the_input() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - c0 \"\u{1b}]0;title\u{7}\";";
    let command = format!("{} show \"$FEN\"", env!("CARGO_BIN_EXE_chess960"));
    let mut terminal = std::process::Command::new("script");
    terminal.args(["-qec", &command, "/dev/null"]).env("FEN", fen).stdin(Stdio::null());
    let Ok(output) = terminal.output() else {
        return crate::skipped("script is not installed");
    };
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(!text.contains("\u{1b}]0;") && !text.contains('\u{7}'), "{text:?}");
    assert_printable(&printed(&["show", fen]));
}
