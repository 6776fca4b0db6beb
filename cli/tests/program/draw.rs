//! `chess960 draw`, and its history file.

use std::collections::HashSet;

use chess960::StartPosition;

use crate::{assert_printed, numbers, printed, refused, run};

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

/// All pairs: a word of randomness, or a line, must not cost a call of the system each.
#[cfg(target_os = "linux")]
#[test]
fn all_pairs_with_few_system_calls() {
    let count = crate::traced("all", &["draw", "--double", "-n", "20000"]);
    let Some(calls) = count else { return };
    assert!(calls.lines().count() < 500, "{}", calls.lines().count());
}
