use std::fmt::Write;
use std::path::Path;

use chess960::{CastlingStyle, StartPosition};
use proptest::prelude::*;

use super::{GameResult, Reader, Start, Values, games};
use crate::failure::Failure;

const FENS: [&str; 2] = [
    "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
];

/// Longer than a chunk of the fast search.
const MOVES: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\n";

/// One line on each game.
struct Lines {
    text: String,
    tags: Vec<String>,
}

impl Reader for Lines {
    const NEEDS_RESULT: bool = true;

    fn tags(&self) -> &[String] {
        &self.tags
    }

    fn begin(&mut self, _: u64, start: &Start<'_>, values: &Values) -> Result<(), Failure> {
        let values: Vec<_> = values
            .iter()
            .map(|value| value.map(|value| value.escape_ascii().to_string()))
            .collect();
        write!(self.text, "{start:?} {values:?} ").unwrap();
        Ok(())
    }

    fn end(&mut self, result: Option<GameResult>) {
        writeln!(self.text, "{result:?}").unwrap();
    }
}

fn read(archive: &str) -> String {
    read_tags(archive, &["Result"])
}

fn read_tags(archive: &str, tags: &[&str]) -> String {
    let tags = tags.iter().map(ToString::to_string).collect();
    let mut lines = Lines { text: String::new(), tags };
    games(archive.as_bytes(), Path::new("archive"), &mut lines).unwrap();
    lines.text
}

/// Usual and unusual tags.
fn tag() -> impl Strategy<Value = String> {
    let plain = vec!["Event", "Site", "Round", "FEN", "Variant", "Result"];
    let other = vec![
        "Fen",
        "variant",
        "result",
        " FEN",
        " Variant",
        " Result",
        "FENs",
        "Variation",
        "Fide",
        "F",
        "1",
    ];
    let name = prop_oneof![8 => prop::sample::select(plain), 1 => prop::sample::select(other)];
    let value = prop::sample::select(vec![
        FENS[0],
        FENS[1],
        "Chess960",
        "Atomic",
        "1-0",
        "0-1",
        "",
        r#"\""#,
        r#"[FEN \"x\"]"#,
        "a\tb",
        "]",
    ]);
    let after = prop_oneof![
        20 => Just("\n"),
        1 => prop::sample::select(vec![" \n", "", " ", "\n%\n", "\nx\n", "\n \n", "\n\n"]),
    ];
    (name, value, after).prop_map(|(name, value, after)| format!("[{name} \"{value}\"]{after}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8_000))]

    /// Plain sections, which are read in wide steps, give the same result as the same sections
    /// with a blank at the end of each line, which are read by tokens.
    #[test]
    fn sections_are_read_alike(tags in prop::collection::vec(tag(), 0..8)) {
        let archive = format!("[Event \"a\"]\n{}\n{MOVES}", tags.concat());
        for names in [&[][..], &["Result"], &["site", "FEN", "Result", "F", "Variant", "Event"]] {
            let read = |archive: &str| read_tags(archive, names);
            let by_tokens = read(&archive.replace('\n', " \n"));
            prop_assert_eq!(&read(&archive), &by_tokens);
            prop_assert_eq!(&read(&archive.replace('\n', "\r\n")), &by_tokens);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    /// The result at the end of moves is the same at a glance as by a search from their beginning,
    /// which a bracket among them causes.
    #[test]
    fn results_are_read_alike(
        parts in prop::collection::vec(
            prop::sample::select(
                vec!["{", "}", ";", "%", "\n", "\n%", " ", " 1-0", " 0-1", " ½-½", "*", "e4", "\r\n"],
            ),
            0..12,
        )
    ) {
        let game = |first: &str| {
            format!("[FEN \"{}\"]\n\n1. e4 {first} e5 {}", FENS[0], parts.concat())
        };
        prop_assert_eq!(read(&game("")), read(&game("[x]")));
    }
}

/// A value without a closing quote ends with its line.
#[test]
fn a_value_ends_with_its_line() {
    let archive = format!("[FEN \"{}\n\n[Site \"]\n\n{MOVES}", FENS[0]);
    assert_eq!(read(&archive), read(&archive.replace('\n', "\r\n")));
    assert!(read(&archive).contains("white: StartPosition(0)"), "{}", read(&archive));
}

/// A tag section begins outside comments, or with `[Event` after an empty line.
#[test]
fn brackets_among_the_moves() {
    let game =
        |comment: &str| format!("[Event \"a\"]\n[FEN \"{}\"]\n\n1. e4 {comment} *\n", FENS[0]);
    for (comment, games) in [
        ("", 1),
        ("{\n[Event \"a\"]\n}", 1),
        ("{\n\n[Event \"a\"]\n}", 2),
        ("{\n\n[event \"a\"]\n}", 2),
        ("{\n\n[Site \"a\"]\n}", 1),
        // Not after an empty line, nor after a result.
        ("{}\n[Site \"a\"]\n\n", 1),
        ("{} *\n[Site \"a\"]\n\n", 2),
        ("{}\n\n[Site \"a\"]\n\n", 2),
        ("{}\n[Event \"a\"]\n\n", 2),
        ("{\n\n[Eventful \"a\"]\n}", 1),
        ("{\n[%clk 1]\n}", 1),
        ("\n[%clk 1]\n", 1),
        ("\n% {\n\n[Site \"a\"]\n\n", 2),
        ("* { 1-0 } ; 1-0\n% 1-0\n[Site \"a\"]\n\n", 2),
        ("{ 1-0 } ; 1-0\n% 1-0\n[Site \"a\"]\n\n", 1),
        // A comment that was never closed.
        ("{\n\n[Site \"a\"]\n[Round \"1\"]\n", 2),
        ("{\n\n  [Site \"a\"] [Round \"1\"]\n", 2),
        ("{\n[Site \"a\"]\n[Round \"1\"]\n", 1),
        ("{\n\n[Site \"a\"]\n\n[Round \"1\"]\n", 1),
        ("; {\n\n[Site \"a\"]\n", 2),
        ("[Site \"a\"] e5", 1),
        ("[Event \"a\"] e5", 2),
        ("1-0 [Site \"a\"] e5", 2),
        ("11-0 [Site \"a\"] e5", 1),
    ] {
        for archive in [game(comment), game(comment).replace('\n', "\r\n")] {
            assert_eq!(read(&archive).lines().count(), games, "{archive}");
        }
    }
}

/// Asserts the games of an archive, each by its number or its remark.
#[track_caller]
fn assert_games(archive: &str, expected: &[&str]) {
    let lines = read(archive);
    let games: Vec<_> = lines
        .lines()
        .map(|game| match game.split_once("white: StartPosition(") {
            Some((_, rest)) => rest.split(')').next().unwrap(),
            None => game.split('"').nth(1).unwrap(),
        })
        .collect();
    assert_eq!(games, expected, "{archive:.300}");
}

/// A broken or misplaced tag is never ignored: it does not turn a game into one of chess, or of
/// Chess960.
#[test]
fn tags_in_the_wrong_place() {
    let fen = format!("[FEN \"{}\"]", FENS[0]);
    let moves = "\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\n\n";
    for (tags, expected) in [
        // More than one on a line.
        (format!("[Event \"a\"] [Variant \"Atomic\"]\n{fen}\n"), "another game: Atomic"),
        (
            format!("[Event \"a\"]\n[Result \"*\"][Variant \"Atomic\"]\n{fen}\n"),
            "another game: Atomic",
        ),
        (format!("[Event \"a\"] {fen}\n"), "0"),
        // Broken.
        ("[Event \"a\"]\n[FEN \"bbqnn]\n".into(), "not a FEN"),
        ("[Event \"a\"]\n[FEN]\n".into(), "not a FEN"),
        (format!("[Event \"a\"]\n[Variant \"Atomic]\n{fen}\n"), "another game: Atomic]"),
        ("[Event \"a\"]\n[Variant \"From Position\"]\n".into(), "no FEN tag"),
        // After something else.
        (format!("[Event \"a\"]\n {fen}\n"), "0"),
        (format!("[Event \"a\"]\n{{c}}\n{fen}\n"), "0"),
        (format!("[Event \"a\"]\n; c\n{fen}\n"), "0"),
        (format!("[Event \"a\"]\n%\n{fen}\n"), "0"),
    ] {
        assert_games(&format!("{tags}{moves}"), &[expected]);
        assert_games(&format!("{tags}{moves}{tags}{moves}"), &[expected; 2]);
    }
    assert_games("[Event \"a\"]\n\n[ Event \"b\"]\n\n", &["518"; 2]);
    assert_games("[Event \"a\"]\n\n%\n[Event \"b\"]\n\n*\n", &["518"; 2]);
    assert_games(&format!("[Event \"a\"]\n\n*\n\n\u{FEFF}{fen}\n\n*\n"), &["518", "0"]);
}

/// Braces that do not open a comment.
#[test]
fn braces_outside_comments() {
    for before in
        ["[White \"{\"]\n\n", "[White \"a\"]\n\n1. e4 ; {\n", "[White \"a\"]\n% {\n\n", "% {\n"]
    {
        let games = if before.starts_with('[') { &["518"; 2][..] } else { &["518"] };
        assert_games(&format!("{before}*\n\n[White \"b\"]\n\n*\n"), games);
    }
}

/// A game that is cut off anywhere is not read as chess.
#[test]
fn cut_off_anywhere() {
    let game = format!("[Event \"a\"]\n[Variant \"Chess960\"]\n[FEN \"{}\"]\n", FENS[0]);
    for end in "[Event \"".len()..game.len() {
        assert!(!read(&game[..end]).contains("StartPosition(518)"), "{}", &game[..end]);
    }
}

/// A game may begin anywhere in the window, also at the end of a full one.
#[test]
fn at_the_end_of_the_window() {
    for first in ["[Event \"a\"]", "[Site \"a\"]"] {
        for end in (1 << 18) - 120..(1 << 18) + 8 {
            let mut archive = format!("{first}\n\n1. e4").to_string();
            archive += &"x".repeat(end - archive.len());
            archive += &format!("\n\n{first}\n[FEN \"{}\"]\n\n*\n", FENS[0]);
            assert_games(&archive, &["518", "0"]);
        }
    }
}

/// A section of any length is read to its end.
#[test]
fn longer_than_the_window() {
    let more = "[A \"xxxxxxxxxxxxxxxxxxxx\"]\n".repeat(12_000);
    let fen = format!("[FEN \"{}\"]\n\n*\n", FENS[0]);
    let long = format!("[Event \"{}\"]\n", "x".repeat(600_000));
    let atomic = format!("[Variant \"Atomic\"]\n{more}");
    assert_games(&format!("{atomic}{fen}\n{fen}"), &["another game: Atomic", "0"]);
    for tags in [format!("[Event \"a\"]\n{more}"), long.clone()] {
        assert_games(&format!("{tags}{fen}\n{fen}"), &["0", "0"]);
    }
    // The value that was passed over may have been any.
    assert_games(&format!("{long}\n*\n"), &["tags that cannot be read, and no FEN tag"]);
    let comment = format!("[Event \"a\"]\n{{{}}}\n", " long \n".repeat(60_000));
    assert_games(&format!("{comment}{fen}\n{fen}"), &["0", "0"]);
}

/// A game in export format, from the position of this number.
fn export(number: u16, style: CastlingStyle, moves: usize) -> String {
    let fen = StartPosition::new(number).unwrap().fen(style);
    let comment = "{ [%clk 0:01:00] [see below] }";
    let moves: Vec<_> = (1..=moves).map(|n| format!("{n}. Nf3 {comment} Nf6")).collect();
    let moves = moves.join(" ");
    format!(
        "[Event \"Open {number}\"]\n[Site \"?\"]\n[White \"A, B\"]\n[Result \"1-0\"]\n\
         [Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves} 1-0\n\n"
    )
}

/// The game in a form that PGN's import format allows, or that archives have all the same.
fn changed(game: &str, how: usize) -> String {
    let (tags, moves) = game.split_once("\n\n").unwrap();
    match how {
        0 => format!("  {}", game.trim_end().replace('\n', "\n  ")) + "\n\n",
        1 => game.replace('\n', "\t\n\t"),
        2 => game.trim_end().replace('\n', " ") + "\n",
        3 => game.replace(" w ", "\nw ").replace("Open ", "Open\n"),
        4 => format!("{tags}\n{}\n", moves.trim_end()),
        5 => game.trim_end().to_owned(),
        6 => {
            game.replace("]\n[", "]\n{ a comment\n\nof lines [A \"b\"] }\n; [FEN \"x\"]\n%[FEN\n[")
        }
        7 => game.replace("]\n[", "]\n\n["),
        8 => game.replace("[Site", "Site: unknown\n[Site").replace("[FEN", "[[fen"),
        9 => game.replace("]\n[", "] [").replace('\n', "\r\n"),
        _ => game.to_owned(),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    /// Five hundred games, some of them changed, keep their numbers.
    #[test]
    fn import_format_keeps_the_numbers(
        games in prop::collection::vec((0..960_u16, any::<bool>(), 1..30_usize, 0..20_usize), 500)
    ) {
        let (mut archive, mut expected) = (String::new(), Vec::new());
        for (number, is_x_fen, moves, how) in games {
            let style = if is_x_fen { CastlingStyle::XFen } else { CastlingStyle::Shredder };
            archive += &changed(&export(number, style, moves), how);
            expected.push(number.to_string());
        }
        let text = read(&archive);
        let numbers: Vec<_> = text
            .lines()
            .map(|game| game.split("StartPosition(").nth(1).unwrap_or(game))
            .map(|game| game.split(')').next().unwrap())
            .collect();
        prop_assert_eq!(numbers, expected);
    }
}

/// Each change alone, so that none hides behind the others.
#[test]
fn every_change() {
    for how in 0..=10 {
        let game = |number| changed(&export(number, CastlingStyle::XFen, 3), how);
        assert_games(&format!("{}{}{}", game(5), game(6), game(7)), &["5", "6", "7"]);
    }
}
