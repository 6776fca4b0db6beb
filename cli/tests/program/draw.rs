//! `chess960 draw`, and its history file.

use std::collections::HashSet;
use std::fs;
use std::path::Path;
use std::process::{Child, Stdio};

use chess960::StartPosition;

use crate::{assert_printed, printed, program, refused, run};

/// The numbers of the lines `SP 518  …`.
fn numbers(text: &str) -> Vec<String> {
    let number = |line: &str| line.split_whitespace().nth(1).unwrap().to_string();
    text.lines().map(number).collect()
}

/// Seeded draws never change.
#[test]
fn seeded_draws_are_pinned() {
    let text = printed(&["draw", "--seed", "518", "-n", "10"]);
    assert_printed("program_draw_seeded", &text);
    assert_eq!(printed(&["draw", "--seed", "518"]), format!("{}\n", text.lines().next().unwrap()));
    let text = printed(&["draw", "--seed", "518", "-n", "3", "--double"]);
    assert_printed("program_draw_seeded_double", &text);
    assert_ne!(printed(&["draw", "--seed", "519", "-n", "10"]), text);
}

/// Each line has a position's number, rank and letters.
#[test]
fn drawn_lines_are_positions() {
    for line in printed(&["draw", "-n", "960", "--letters", "de"]).lines() {
        let [sp, number, rank, german] = line.split_whitespace().collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        let position: StartPosition = number.parse().unwrap();
        assert_eq!((sp, rank), ("SP", position.as_str()));
        let letters = position.letters_in(chess960::Language::German);
        assert_eq!(german, String::from_iter(letters));
    }
}

/// Two draws of five from the system's randomness are the same once in 10^14 pairs.
#[test]
fn unseeded_draws_differ() {
    assert_ne!(printed(&["draw", "-n", "5"]), printed(&["draw", "-n", "5"]));
}

#[test]
fn all_960_once_each() {
    let drawn = numbers(&printed(&["draw", "-n", "960"]));
    assert_eq!(drawn.iter().collect::<HashSet<_>>().len(), 960);
}

#[test]
fn excluded_positions_are_not_drawn() {
    let text = printed(&["draw", "-n", "858", "--exclude", "518, SP534,100-199"]);
    let drawn: HashSet<u16> = numbers(&text).iter().map(|n| n.parse().unwrap()).collect();
    let expected = (0..960).filter(|n| ![518, 534].contains(n) && !(100..200).contains(n));
    assert_eq!(drawn, expected.collect());
    assert_eq!(
        printed(&["draw", "--exclude", "1-959", "--numbering", "one-based"])[..6],
        *"SP 959"
    );
}

#[test]
fn wrong_use() {
    let arguments = [
        &["draw", "-n", "961"][..],
        &["draw", "--exclude", "0-959"],
        &["draw", "--exclude", "0-957", "-n", "3"],
        &["draw", "--exclude", "0-957", "-n", "5", "--double"],
        &["draw", "--exclude", ""],
        &["draw", "--exclude", "518,,534"],
        &["draw", "--exclude", "534-518"],
        &["draw", "--exclude", "0-960"],
        &["draw", "--exclude", "5-x"],
        &["draw", "--exclude", "502:532"],
        &["draw", "--exclude", "518-"],
        &["draw", "--exclude", "-5"],
        &["draw", "--history", "-"],
    ];
    assert_printed("program_draw_wrong_use", &arguments.map(refused).concat());
    for number in ["0", "-1", "x", "1.5"] {
        let text = run(&["draw", "-n", number]);
        assert!(text.starts_with("exit status 2"), "{text}");
        assert!(text.contains("write how many positions to draw, a number from 1"), "{text}");
    }
    for seed in ["-1", "x", "18446744073709551616"] {
        let text = run(&["draw", "--seed", seed]);
        assert!(text.starts_with("exit status 2"), "{text}");
        assert!(text.contains("write a number from 0 to 18446744073709551615"), "{text}");
    }
}

fn with_history<'a>(path: &'a Path, more: &[&'a str]) -> Vec<&'a str> {
    let mut arguments = vec!["draw", "--history", path.to_str().unwrap()];
    arguments.extend(more);
    arguments
}

/// Draws are written and never repeated until no position is left.
#[test]
fn a_history_never_repeats() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("club.txt");
    let mut drawn = Vec::new();
    for _ in 0..4 {
        drawn.extend(numbers(&printed(&with_history(&path, &["-n", "240"]))));
    }
    assert_eq!(drawn.iter().collect::<HashSet<_>>().len(), 960);
    assert_eq!(fs::read_to_string(&path).unwrap(), drawn.join("\n") + "\n");
    assert!(
        refused(&with_history(&path, &[])).contains("every position is excluded or in the history")
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), drawn.join("\n") + "\n");
}

#[test]
fn a_history_of_pairs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("pairs.txt");
    // Four pairs of two positions.
    let few = ["--double", "--exclude", "0-957"];
    let drawn: HashSet<_> =
        (0..4).flat_map(|_| numbers(&printed(&with_history(&path, &few)))).collect();
    assert_eq!(drawn, ["958:958", "958:959", "959:958", "959:959"].map(String::from).into());
    assert!(
        refused(&with_history(&path, &few))
            .contains("every position is excluded or in the history")
    );
    assert!(refused(&with_history(&path, &[])).contains("is damaged in line 1"));
}

#[test]
fn a_damaged_history_is_refused_and_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("damaged.txt");
    for (text, line) in
        [("518\n51", 2), ("518\n\n", 2), ("518\n960\n", 2), ("0\n518\n0\n", 3), ("\u{0}\n", 1)]
    {
        fs::write(&path, text).unwrap();
        let refusal = refused(&with_history(&path, &[]));
        assert!(refusal.contains(&format!("damaged.txt is damaged in line {line}: ")), "{refusal}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
    let output = program(&with_history(folder.path(), &[])).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "a folder is not a file");
}

fn start(path: &Path) -> Child {
    program(&with_history(path, &["-n", "2"])).stdout(Stdio::piped()).spawn().unwrap()
}

/// 200 simultaneous draws lose and repeat nothing.
#[test]
fn concurrent_draws() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("busy.txt");
    let children: Vec<Child> = (0..200).map(|_| start(&path)).collect();
    let mut shown = HashSet::new();
    for child in children {
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success());
        for number in numbers(&String::from_utf8(output.stdout).unwrap()) {
            assert!(shown.insert(number), "drawn twice");
        }
    }
    let text = fs::read_to_string(&path).unwrap();
    let written: HashSet<_> = text.lines().map(String::from).collect();
    assert_eq!((written.len(), text.lines().count()), (400, 400));
    assert_eq!(written, shown);
}

/// A draw that is killed at any moment leaves a file that can be read and that has every draw
/// that was shown.
#[test]
fn killed_draws() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("killed.txt");
    for round in 0..60 {
        let mut child = start(&path);
        std::thread::sleep(std::time::Duration::from_micros(100 * round));
        child.kill().unwrap();
        let output = child.wait_with_output().unwrap();
        let written = fs::read_to_string(&path).unwrap_or_default();
        for number in numbers(&String::from_utf8(output.stdout).unwrap()) {
            assert!(written.lines().any(|line| line == number), "shown, but not written");
        }
    }
    printed(&with_history(&path, &[]));
}
