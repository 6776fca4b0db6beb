//! Archives in PGN's import format, as public test suites, broadcasts and exports have them.

use chess960::{CastlingStyle, StartPosition};

use crate::printed;

/// Returns White's numbers, or the kind where there is none.
#[track_caller]
fn numbers(archive: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let file = super::write(folder.path(), "games.pgn", archive.as_bytes());
    let records = printed(&["number", &file]);
    let number = |line: &str| {
        let fields: Vec<_> = line.split('\t').collect();
        if fields[3].is_empty() { fields[6].to_owned() } else { fields[3].to_owned() }
    };
    records.lines().skip(1).map(number).collect()
}

pub(super) fn fen(number: u16) -> String {
    StartPosition::new(number).unwrap().fen(CastlingStyle::XFen).to_string()
}

/// Puts the FEN of a position for each `#` and its number.
#[track_caller]
fn assert_numbers(what: &str, archive: &str, expected: &[&str]) {
    let mut text = String::new();
    let mut parts = archive.split('#');
    text += parts.next().unwrap();
    for part in parts {
        let digits = part.chars().take_while(char::is_ascii_digit).count();
        text += &fen(part[..digits].parse().unwrap());
        text += &part[digits..];
    }
    for archive in [text.clone(), text.replace('\n', "\r\n")] {
        assert_eq!(numbers(&archive), expected, "{what}: {archive}");
    }
}

/// Each stands for its kind.
#[test]
fn shapes_that_were_met() {
    for (what, archive, expected) in [
        (
            "tags behind blanks, second game",
            "[Event \"a\"]\n[Variant \"Chess960\"]\n[FEN \"#11\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n\n  [Event \"b\"]\n  [Variant \"Chess960\"]\n  [FEN \"#222\"]\n\n  1. e4 e5 2. Nf3 Nc6 *\n",
            &["11", "222"][..],
        ),
        (
            "tags behind tabs, whole archive",
            "\t[Event \"a\"]\n\t[FEN \"#333\"]\n\t\n\t1. e4 e5 2. Nf3 Nc6 *\n\t\n",
            &["333"][..],
        ),
        (
            "a game a line",
            "[Event \"a\"] [FEN \"#44\"] 1. e4 e5 *\n[Event \"b\"] [FEN \"#55\"] 1. d4 *\n",
            &["44", "55"][..],
        ),
        (
            "two games in one line",
            "[Event \"a\"] [FEN \"#44\"] 1. e4 * [Event \"b\"] [FEN \"#55\"] 1. d4 *\n",
            &["44", "55"][..],
        ),
        (
            "first tag glued to the result",
            "[Event \"a\"]\n[FEN \"#66\"]\n\n1. e4 1-0[Event \"b\"]\n[Site \"s\"]\n[FEN \"#77\"]\n\n1. d4 *\n",
            &["66", "77"][..],
        ),
        (
            "sections without moves that do not begin with Event",
            "[White \"a\"]\n[Black \"b\"]\n[FEN \"#88\"]\n\n[White \"a\"]\n[Black \"b\"]\n[FEN \"#99\"]\n\n[White \"a\"]\n[Black \"b\"]\n[FEN \"#111\"]\n\n",
            &["88", "99", "111"][..],
        ),
        (
            "sections without moves and without empty lines",
            "[Event \"x\"]\n[White \"a\"]\n[FEN \"#88\"]\n[Event \"x\"]\n[White \"a\"]\n[FEN \"#99\"]\n[Event \"x\"]\n[White \"a\"]\n[FEN \"#111\"]\n",
            &["88", "99", "111"][..],
        ),
        (
            "two FEN tags in one section",
            "[Event \"a\"]\n[FEN \"rkqrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RKQRBBNN w DAda - 0 1\"]\n[ECO \"?\"]\n[FEN \"#906\"]\n[SetUp \"1\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n",
            &["906"][..],
        ),
        (
            "empty line between tags",
            "[Event \"a\"]\n\n[Date \"2017.12.04\"]\n[FEN \"#123\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n",
            &["123"][..],
        ),
        (
            "line feed in a value",
            "[Event \"a\"]\n[Annotator \"one\ntwo\"]\n[Variant \"Chess960\"]\n[FEN \"#234\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n",
            &["234"][..],
        ),
        (
            "a line in the section that is no tag",
            "[Event \"a\"]\nfoo bar\n[Variant \"Chess960\"]\n[FEN \"#345\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n",
            &["345"][..],
        ),
        (
            "comment of several lines between tags",
            "[Event \"a\"]\n{ one\ntwo }\n[Variant \"Chess960\"]\n[FEN \"#456\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n",
            &["456"][..],
        ),
        (
            "doubled bracket",
            "[Event \"a\"]\n[[FEN \"#567\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n",
            &["567"][..],
        ),
        (
            "brace left open, next game does not begin with Event",
            "[Site \"a\"]\n[FEN \"#678\"]\n\n1. e4 { open *\n\n[Site \"b\"]\n[FEN \"#789\"]\n\n1. d4 *\n",
            &["678", "789"][..],
        ),
        (
            "brackets in comments",
            "[Event \"a\"]\n[FEN \"#678\"]\n\n1. e4 { [%cal\nGe2e4]\n[see below]\n[%clk 0:01:00] } e5 *\n\n[Event \"b\"]\n[FEN \"#789\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n",
            &["678", "789"][..],
        ),
        (
            "wrapped FEN",
            "[Event \"a\"]\n[FEN \"rqkrbbnn/pppppppp/8/8/8/8/PPPPPPPP/RQKRBBNN w KQkq\n- 0 1\"]\n\n1. e4 e5 2. Nf3 Nc6 *\n",
            &["890"][..],
        ),
    ] {
        assert_numbers(what, archive, expected);
    }
}

/// What comes near these shapes.
#[test]
fn neighbours() {
    for (what, archive, expected) in NEIGHBOURS {
        assert_numbers(what, archive, expected);
    }
}

const NEIGHBOURS: &[(&str, &str, &[&str])] = &[
    ("names in any case", "[event \"a\"]\n[fen \"#5\"]\n\n*\n", &["5"]),
    ("a bracket on the next line", "[Event \"a\"]\n[\nFEN \"#5\"]\n\n*\n", &["5"]),
    ("a closing bracket on the next line", "[Event \"a\"]\n[FEN \"#5\"\n]\n\n*\n", &["5"]),
    ("a value on the next line", "[Event \"a\"]\n[FEN\n\"#5\"]\n\n*\n", &["5"]),
    (
        "no empty line before moves",
        "[Event \"a\"]\n[FEN \"#5\"]\n1. e4 *\n[Event \"b\"]\n[FEN \"#6\"]\n1. e4 *\n",
        &["5", "6"],
    ),
    (
        "empty lines everywhere",
        "\n\n[Event \"a\"]\n\n\n[FEN \"#5\"]\n\n\n\n1. e4\n\ne5 *\n\n\n",
        &["5"],
    ),
    (
        "no results",
        "[Event \"a\"]\n[FEN \"#5\"]\n\n1. e4\n\n[Event \"b\"]\n[FEN \"#6\"]\n\n1. e4\n",
        &["5", "6"],
    ),
    (
        "no results, no empty lines",
        "[Event \"a\"]\n[FEN \"#5\"]\n1. e4\n[Event \"b\"]\n[FEN \"#6\"]\n1. e4\n",
        &["5", "6"],
    ),
    (
        "no Event, no result",
        "[White \"a\"]\n[FEN \"#5\"]\n\n1. e4\n\n[White \"b\"]\n[FEN \"#6\"]\n\n1. e4\n",
        &["5", "6"],
    ),
    ("a tag among the moves", "[White \"a\"]\n[FEN \"#5\"]\n\n1. e4\n[FEN \"#6\"]\ne5 *\n", &["5"]),
    (
        "a result in a comment",
        "[White \"a\"]\n[FEN \"#5\"]\n\n1. e4 { 1-0 } [FEN \"#6\"] e5 *\n",
        &["5"],
    ),
    (
        "a result before a comment",
        "[White \"a\"]\n[FEN \"#5\"]\n\n1. e4 1-0 { good } [FEN \"#6\"] e5 *\n",
        &["5", "6"],
    ),
    (
        "a bracket in a line comment",
        "[Event \"a\"]\n[FEN \"#5\"]\n\n1. e4 ; [Event \"b\"]\n e5 *\n",
        &["5"],
    ),
    (
        "a bracket in an escaped line",
        "[Event \"a\"]\n[FEN \"#5\"]\n\n1. e4\n% [Event \"b\"]\ne5 *\n",
        &["5"],
    ),
    ("an escaped line between tags", "[Event \"a\"]\n% [FEN \"#6\"]\n[FEN \"#5\"]\n\n*\n", &["5"]),
    ("a line comment between tags", "[Event \"a\"]\n; [FEN \"#6\"]\n[FEN \"#5\"]\n\n*\n", &["5"]),
    (
        "a comment between tags with a tag",
        "[Event \"a\"]\n{ [FEN \"#6\"]\n[A \"b\"] }\n[FEN \"#5\"]\n\n*\n",
        &["5"],
    ),
    (
        "an open comment between tags",
        "[Event \"a\"]\n{ open\n\n[Event \"b\"]\n[FEN \"#5\"]\n\n*\n",
        &["unknown", "5"],
    ),
    ("text before the games", "Games of a club.\n\n[White \"a\"]\n[FEN \"#5\"]\n\n*\n", &["5"]),
    ("moves before the games", "1. e4 e5 *\n\n[White \"a\"]\n[FEN \"#5\"]\n\n*\n", &["5"]),
    ("quotes in a value", "[White \"A \"B\" C\"] [FEN \"#5\"] 1. e4 *\n", &["5"]),
    ("an escaped quote", "[White \"A \\\"B\"]\n[FEN \"#5\"]\n\n1. e4 *\n", &["5"]),
    ("a value without its quote", "[White \"A]\n[FEN \"#5\"]\n\n1. e4 *\n", &["5"]),
    (
        "text before the bracket",
        "[Event \"a\"1-0]\n[FEN \"#5\"]\n\n1. e4 *\n[Event \"b\"x]\n\n*\n",
        &["5", "unknown"],
    ),
    ("a tag without its bracket", "[White \"A\"\n[FEN \"#5\"]\n\n1. e4 *\n", &["5"]),
    (
        "a line feed in the last value",
        "[FEN \"#5\"]\n[White \"one\ntwo\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n*\n",
        &["5", "518"],
    ),
    (
        "a quote after an empty line",
        "[FEN \"#5\"]\n[White \"one\n\n1. e4 { \" } *\n\n[Event \"b\"]\n\n*\n",
        &["5", "518"],
    ),
    (
        "a header that comes again",
        "[Event \"a\"]\n[Site \"b\"]\n\n[Event \"a\"]\n[Site \"b\"]\n[FEN \"#5\"]\n\n*\n",
        &["5"],
    ),
    (
        "a header that comes again at once",
        "[Event \"a\"]\n[Event \"a\"]\n[FEN \"#5\"]\n\n*\n",
        &["5"],
    ),
    (
        "a header that is another one",
        "[Event \"a\"]\n[Site \"b\"]\n\n[Event \"a\"]\n[Site \"c\"]\n[FEN \"#5\"]\n\n*\n",
        &["518", "5"],
    ),
    (
        "a tag again after an empty line between",
        "[White \"a\"]\n[FEN \"#5\"]\n\n[Date \"d\"]\n[White \"b\"]\n[FEN \"#6\"]\n\n",
        &["5", "6"],
    ),
    ("nothing of chess, unreadable", "[Event \"a\"]\nfoo bar\n\n1. e4 *\n", &["unknown"]),
    ("nothing of chess, a broken value", "[Event \"a\"]\n[White \"x]\n\n1. e4 *\n", &["unknown"]),
    (
        "moves without numbers",
        "[Event \"a\"]\n[FEN \"#5\"]\n\ne4 e5 *\n\n[Event \"b\"]\n[FEN \"#6\"]\n\nSf3 *\n",
        &["5", "6"],
    ),
    (
        "Chess960 and chess",
        "[Variant \"Chess960\"]\n[FEN \"#518\"]\n\n*\n\n[Event \"b\"]\n[FEN \"#518\"]\n\n*\n",
        &["518", "518"],
    ),
];

/// Bytes of games belong to one game: the offset is that of the bracket.
#[test]
fn only_of_a_game_in_a_line() {
    let folder = tempfile::tempdir().unwrap();
    let archive = format!(
        "[Event \"a\"] [FEN \"{}\"] 1. e4 1-0[Event \"b\"] [FEN \"{}\"] 1. d4 *\n  [Event \"c\"]\n\n*\n",
        fen(5),
        fen(6)
    );
    let file = super::write(folder.path(), "games.pgn", archive.as_bytes());
    let second = archive.find("[Event \"b").unwrap();
    let third = archive.find("[Event \"c").unwrap();
    for (list, bytes) in
        [("5", &archive[..second]), ("6", &archive[second..third]), ("chess", &archive[third..])]
    {
        assert_eq!(printed(&["number", &file, "--only", list]), bytes, "{list}");
    }
}

/// A section that is longer than the reader's window, byte for byte.
#[test]
fn only_of_a_long_section() {
    let folder = tempfile::tempdir().unwrap();
    let tags = "[A \"xxxxxxxxxxxxxxxxxxxx\"]\n".repeat(40_000);
    let game = |number| format!("[Event \"a\"]\n{tags}[FEN \"{}\"]\n\n1. e4 *\n\n", fen(number));
    let file = super::write(folder.path(), "games.pgn", (game(5) + &game(6)).as_bytes());
    assert!(printed(&["number", &file, "--only", "6"]) == game(6));
    assert!(printed(&["number", &file, "--only", "5"]) == game(5));
}
