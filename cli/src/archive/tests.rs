use std::fmt::Write;

use proptest::prelude::*;

use super::{Reader, Start, games};
use crate::failure::Failure;

const FENS: [&str; 2] = [
    "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
];

/// More of them than are looked at together.
const MOVES: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *\n";

/// What is told of each game, a line each.
#[derive(Default)]
struct Told(String);

impl Reader for Told {
    const NEEDS_RESULT: bool = true;

    fn begin(&mut self, _: u64, start: &Start<'_>, result: Option<&[u8]>) -> Result<(), Failure> {
        writeln!(self.0, "{start:?} {result:?}").unwrap();
        Ok(())
    }

    fn bytes(&mut self, _: &[u8]) -> Result<(), Failure> {
        Ok(())
    }
}

fn told(archive: &str) -> String {
    let mut told = Told::default();
    games(archive.as_bytes(), &mut told).unwrap();
    told.0
}

/// Tags as they come, and as they may.
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
    let behind = prop_oneof![
        20 => Just("\n"),
        1 => prop::sample::select(vec![" \n", "", " ", "\n%\n", "\nx\n", "\n \n", "\n\n"]),
    ];
    (name, value, behind).prop_map(|(name, value, behind)| format!("[{name} \"{value}\"]{behind}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    /// Sections with plain line ends are read at a glance, and those with others line by
    /// line: with the same result.
    #[test]
    fn sections_are_read_alike(tags in prop::collection::vec(tag(), 0..8)) {
        let archive = format!("[Event \"a\"]\n{}\n{MOVES}", tags.concat());
        prop_assert_eq!(told(&archive), told(&archive.replace('\n', "\r\n")));
    }
}

/// A quote that is open does not reach for the next line's.
#[test]
fn a_value_ends_with_its_line() {
    let archive = format!("[FEN \"{}\n\n[Site \"]\n\n{MOVES}", FENS[0]);
    assert_eq!(told(&archive), told(&archive.replace('\n', "\r\n")));
    assert!(told(&archive).contains("no FEN tag"), "{}", told(&archive));
}

/// A tag section begins where no comment is open, or with `[Event` behind an empty line.
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
        ("{}\n[Site \"a\"]\n\n", 2),
        ("{}\n[Event \"a\"]\n\n", 2),
        ("{\n\n[Eventful \"a\"]\n}", 1),
        ("{\n[%clk 1]\n}", 1),
        ("\n[%clk 1]\n", 1),
        ("\n% {\n[Site \"a\"]\n\n", 2),
    ] {
        for archive in [game(comment), game(comment).replace('\n', "\r\n")] {
            assert_eq!(told(&archive).lines().count(), games, "{archive}");
        }
    }
}
