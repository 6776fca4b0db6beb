//! Columns of one's own: `--tags` and `--fen`.

use super::corpus::{FEN_0, FEN_518, game, good};
use super::{printed, refused, write};
use crate::assert_printed;

/// A game in each way of reading.
fn archive() -> String {
    let tags = [
        ("Event", "a"),
        ("White", "Carlsen, Magnus"),
        ("Black", r#"\"B\" \\ C"#),
        ("Result", "1-0"),
        ("WhiteElo", "2882"),
        ("UTCDate", "2024.05.01"),
        ("Variant", "Chess960"),
        ("FEN", FEN_518),
    ];
    let plain = game(&tags, "1. e4 { [%clk 1] } 1-0");
    let indented = plain.replace("\n[", "\n  [");
    let crlf = plain.replace('\n', "\r\n");
    let other_case = plain.replace("[White ", "[WHITE ").replace("[Result", "[result");
    let twice = plain.replace("[Black", "[White \"second\"]\n[Black");
    let without = good(FEN_0);
    let double = good("rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFca - 0 1");
    let chess = game(&[("Event", "a"), ("White", "Müller\tJ.")], "1. e4 *");
    let unknown = game(&[("Event", "a"), ("White", ""), ("FEN", "?")], "*");
    let rights = good(&FEN_0.replace("KQkq", "Kq"));
    [plain, indented, crlf, other_case, twice, without, double, chess, unknown, rights].concat()
}

#[test]
fn tags_and_fen() {
    let folder = tempfile::tempdir().unwrap();
    let file = write(folder.path(), "games.pgn", archive().as_bytes());
    let mut text = String::new();
    for format in ["tsv", "csv", "jsonl"] {
        for more in [&["--tags", "White,Black,Result,WhiteElo,UTCDate", "--fen"][..], &["--fen"]] {
            let arguments = [&["number", &file, "--format", format], more].concat();
            text += &format!("# {}\n", arguments[2..].join(" "));
            text += &printed(&arguments).replace(&file, "games.pgn");
        }
    }
    let arguments = ["number", &file, "--tags", "eco, white"];
    text += &format!("# {}\n{}", arguments[2..].join(" "), printed(&arguments).replace(&file, "_"));
    assert_printed("program_number_columns", &text);
}

/// Every tag of the archive, in either way of reading, as a tag by itself and among all others.
#[test]
fn any_tags() {
    let folder = tempfile::tempdir().unwrap();
    let names: Vec<_> = ["A", "Fed", "Ray", "Vat", "Zoo_9", "Even", "Event", "FEN", "Variant"]
        .into_iter()
        .map(String::from)
        .chain((0..40).map(|n| format!("{}ag{n}", char::from(b'A' + n % 26))))
        .collect();
    let tags: Vec<_> = names.iter().map(|name| (name.as_str(), "a value")).collect();
    let tags = [&tags[..], &[("FEN", FEN_0)]].concat();
    // Of the two FEN tags, the first counts.
    let plain = game(&tags, "1. e4 e5 2. Nf3 Nc6 *").replace("[FEN \"a value\"]\n", "");
    let archive = format!("{plain}{}", plain.replace("]\n", "] \n"));
    let file = write(folder.path(), "games.pgn", archive.as_bytes());
    let expected = |name: &str| if name == "FEN" { FEN_0 } else { "a value" };
    for name in &names {
        let records = printed(&["number", &file, "--tags", name]);
        let mut lines = records.lines();
        assert!(lines.next().unwrap().ends_with(&format!("\tremark\ttag_{name}")));
        for line in lines {
            assert_eq!(line.rsplit('\t').next(), Some(expected(name)), "{name}");
        }
    }
    let records = printed(&["number", &file, "--tags", &names.join(",")]);
    for line in records.lines().skip(1) {
        assert!(line.split('\t').skip(8).eq(names.iter().map(|name| expected(name))), "{line}");
    }
}

/// A value that is not UTF-8 is in Latin-1, the character set of the PGN standard.
#[test]
fn latin_1() {
    let folder = tempfile::tempdir().unwrap();
    let mut archive = b"[Event \"a\"]\n[White \"M\xFCller\"]\n[Black \"".to_vec();
    archive.extend("Łukasz".bytes());
    archive.extend(format!("\"]\n[FEN \"{FEN_0}\"]\n\n1. e4 *\n").bytes());
    let file = write(folder.path(), "games.pgn", &archive);
    let records = printed(&["number", &file, "--tags", "White,Black"]);
    assert!(records.ends_with("\tMüller\tŁukasz\n"), "{records}");
}

/// Control characters in tags and FENs: blanks in columns, escapes in JSON.
#[test]
fn control_characters() {
    let folder = tempfile::tempdir().unwrap();
    let fen = FEN_0.replace("KQkq", "K\u{7f}\u{9b}\u{1b}q");
    let tags = [("Event", "a"), ("White", "a\u{1b}[2Jb\u{7f}c\u{9b}d\u{85}e"), ("FEN", &fen)];
    let file = write(folder.path(), "games.pgn", game(&tags, "1. e4 *").as_bytes());
    let mut text = String::new();
    for format in ["tsv", "jsonl"] {
        let records = printed(&["number", &file, "--tags", "White", "--format", format]);
        assert!(!records.contains(|c: char| c.is_control() && !"\t\n".contains(c)), "{records:?}");
        text += &records.replace(&file, "games.pgn");
    }
    assert_printed("program_number_control_characters", &text);
}

#[test]
fn wrong_names() {
    let mut text = String::new();
    for names in ["", "White,", "White,,Black", "White,white", "1st", "White Elo", "W\"", "Größe"]
    {
        text += &refused(&["number", "--tags", names]);
    }
    assert_printed("program_number_wrong_tags", &text);
    for others in [&["--summary"][..], &["--only", "518"]] {
        for option in [&["--tags", "White"][..], &["--fen"]] {
            let output = super::program(&[&["number"], option, others].concat()).output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{option:?} {others:?}");
        }
    }
}
