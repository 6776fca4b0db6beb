//! Several positions at once, pictures of each, and positions as the program prints them.

use std::fs;

use chess960::{Language, StartPosition};
use serde_json::Value;

use crate::{assert_printed, numbers, printed, program, refused};

/// The files of a folder, by name.
fn files(folder: &std::path::Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_str().unwrap().to_string())
        .collect();
    names.sort();
    names
}

#[test]
fn shown_one_after_another() {
    let screens = [printed(&["518"]), printed(&["RNBQKNRB"]), printed(&["502:532"])];
    let together = screens.join("\n");
    assert_eq!(printed(&["show", "518", "RNBQKNRB", "502:532"]), together);
    assert_eq!(printed(&["518", "RNBQKNRB", "502:532"]), together);
    // The first word is not a position by itself, so all are one.
    assert_eq!(printed(&["SP", "518"]), printed(&["SP 518"]));
    let objects = printed(&["show", "518", "0", "502:532", "--json"]);
    let one_by_one = ["518", "0", "502:532"].map(|position| {
        serde_json::from_str::<Value>(&printed(&["show", position, "--json"])).unwrap()
    });
    let lines = objects.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    assert!(lines.eq(one_by_one), "{objects}");
    let wrong = refused(&["show", "518", "x", "960"]);
    assert!(wrong.starts_with("chess960: cannot read \"x\": "), "{wrong}");
}

#[test]
fn pictures_of_each() {
    let folder = tempfile::tempdir().unwrap();
    let succeeds = |arguments: &[&str]| {
        let output = program(arguments).current_dir(folder.path()).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    succeeds(&["show", "518", "0", "--svg", "board-{}.svg"]);
    assert_eq!(files(folder.path()), ["board-1.svg", "board-2.svg"]);
    let second = fs::read_to_string(folder.path().join("board-2.svg")).unwrap();
    assert_eq!(second, printed(&["show", "0", "--svg", "-"]));

    let drawn = succeeds(&["draw", "-n", "3", "--svg", "round-{}.svg"]);
    for (round, number) in (1..).zip(numbers(&drawn)) {
        let picture = fs::read_to_string(folder.path().join(format!("round-{round}.svg"))).unwrap();
        assert_eq!(picture, printed(&["show", &number, "--svg", "-"]));
    }
    succeeds(&["draw", "--svg", "one.svg"]);
    succeeds(&["draw", "--double", "--svg", "pair.svg"]);
    assert!(files(folder.path()).contains(&"one.svg".to_string()));

    let mut text = String::new();
    for arguments in [
        &["show", "518", "0", "--svg", "board.svg"][..],
        &["show", "518", "0", "--svg", "-"],
        &["draw", "-n", "2", "--svg", "round.svg"],
        &["draw", "--svg", "-"],
        &["show", "518", "--svg", "board.pdf"],
        &["show", "518", "--svg", "board.PNG"],
        &["draw", "--svg", "x.jpeg"],
    ] {
        text += &refused(arguments);
    }
    assert_printed("program_several_refused", &text);
}

/// A picture that cannot be written is reported after the draw is in the history.
#[test]
fn draw_as_json() {
    let text = printed(&["draw", "-n", "4", "--json", "--seed", "1"]);
    let drawn = numbers(&printed(&["draw", "-n", "4", "--seed", "1"]));
    for (line, number) in text.lines().zip(&drawn) {
        let object: Value = serde_json::from_str(line).unwrap();
        assert_eq!(object["number"].to_string(), *number);
    }
    assert_eq!(text.lines().count(), 4);
    let pairs = printed(&["draw", "--double", "--json"]);
    assert!(pairs.starts_with("{\"white\":"), "{pairs}");
}

#[test]
fn twins_are_excluded() {
    let position = |number: &str| number.parse::<StartPosition>().unwrap();
    let drawn = numbers(&printed(&["draw", "-n", "958", "--exclude", "518,twins"]));
    assert!(!drawn.iter().any(|number| number == "518" || number == "534"));
    let drawn = numbers(&printed(&["draw", "-n", "760", "--exclude", "twins, 100-199"]));
    assert!(drawn.iter().all(|number| !(100..200).contains(&position(number).twin().number())));
    let alone = refused(&["draw", "--exclude", "twins"]);
    assert!(alone.contains("518,twins"), "{alone}");
}

/// What `draw` prints is read by `show`, in every language, and number and rank must agree.
#[test]
fn printed_lines_are_read() {
    for language in Language::ALL {
        for text in [
            printed(&["draw", "--letters", language.code()]),
            printed(&["draw", "--double", "--letters", language.code()]),
        ] {
            let line = text.trim_end();
            let shown = printed(&["show", line, "--json"]);
            let words: Vec<_> = line.split_whitespace().collect();
            let object: Value = serde_json::from_str(&shown).unwrap();
            let of = |object: &Value| object["number"].to_string();
            let numbers = match object.get("number") {
                Some(number) => number.to_string(),
                None => format!("{}:{}", of(&object["white"]), of(&object["black"])),
            };
            assert_eq!(numbers, words[1], "{line}");
            assert_eq!(printed(&[&["show", "--json"], &words[..]].concat()), shown);
        }
    }
    for figurines in ["♖♘♗♕♔♗♘♖", "♜♞♝♛♚♝♞♜"] {
        let shown = printed(&[figurines]);
        assert!(shown.starts_with("SP 518  "), "{shown}");
    }
    assert!(printed(&["SP 518  RNBQKBNR"]).contains("read as number SP 518  RNBQKBNR\n"));
    let mut text = String::new();
    for line in [
        "SP 519  RNBQKBNR",
        "SP 518  RNBQKBNR  ♖♘♗♕♔♗♖♘",
        "SP 518  RNBQKBNX",
        "SP 960  RNBQKBNR",
        "SP 502:532  RNBQKBNR",
        "SP 518  RNBQKBNR  RNBQKBNR  x",
        "SP 518 534",
        "♖♘♗♕♔♗♘",
    ] {
        text += &refused(&["show", line]);
    }
    assert_printed("program_several_disagree", &text);
}
