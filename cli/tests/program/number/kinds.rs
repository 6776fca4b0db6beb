//! Kinds of games, lists of them, and FENs as they are met.

use super::shapes::fen;
use crate::{printed, refused};

#[test]
fn kinds() {
    let folder = tempfile::tempdir().unwrap();
    let double = "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFca - 0 1";
    let standard = fen(518);
    let other = fen(5);
    let variants: [(&str, [&str; 4]); 21] = [
        ("", ["chess", "chess", "chess960", "double"]),
        ("?", ["chess", "chess", "chess960", "double"]),
        ("Standard", ["chess", "chess", "chess960", "double"]),
        ("Normal", ["chess", "chess", "chess960", "double"]),
        ("Chess", ["chess", "chess", "chess960", "double"]),
        ("Regular", ["chess", "chess", "chess960", "double"]),
        ("Classical", ["chess", "chess", "chess960", "double"]),
        ("From Position", ["unknown", "chess", "chess960", "double"]),
        ("Chess960", ["unknown", "chess960", "chess960", "double"]),
        ("chess 960", ["unknown", "chess960", "chess960", "double"]),
        ("Fischerandom", ["unknown", "chess960", "chess960", "double"]),
        ("Fischer Random", ["unknown", "chess960", "chess960", "double"]),
        ("Fischer Random Chess", ["unknown", "chess960", "chess960", "double"]),
        ("FRC", ["unknown", "chess960", "chess960", "double"]),
        ("DFRC", ["unknown", "chess960", "chess960", "double"]),
        ("Freestyle", ["unknown", "chess960", "chess960", "double"]),
        ("Freestyle Chess", ["unknown", "chess960", "chess960", "double"]),
        ("wild/fr", ["unknown", "chess960", "chess960", "double"]),
        ("Atomic", ["unknown"; 4]),
        ("Chess960 Atomic", ["unknown"; 4]),
        ("wild/5", ["unknown"; 4]),
    ];
    for (variant, expected) in variants {
        let game = |fen: &str| {
            let fen = if fen.is_empty() { String::new() } else { format!("[FEN \"{fen}\"]\n") };
            format!("[Event \"a\"]\n[Variant \"{variant}\"]\n{fen}\n1. e4 *\n\n")
        };
        let archive = ["", &standard, &other, double].map(game).concat();
        let file = super::write(folder.path(), "games.pgn", archive.as_bytes());
        let records = printed(&["number", &file]);
        let kinds: Vec<_> =
            records.lines().skip(1).map(|line| line.split('\t').nth(6).unwrap()).collect();
        assert_eq!(kinds, expected, "{variant}");
    }
    // Lines say nothing of a variant.
    let lines = format!("{standard}\n{other}\n{double}\n8/8\n");
    let file = super::write(folder.path(), "book.epd", lines.as_bytes());
    let records = printed(&["number", &file, "--input", "epd"]);
    let kinds: Vec<_> =
        records.lines().skip(1).map(|line| line.split('\t').nth(6).unwrap()).collect();
    assert_eq!(kinds, ["chess960", "chess960", "double", "unknown"]);
}

/// Numbers, patterns and kinds in one list.
#[test]
fn lists() {
    let folder = tempfile::tempdir().unwrap();
    let double = "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFca - 0 1";
    let game = |variant: &str, fen: &str| {
        format!("[Event \"a\"]\n[Variant \"{variant}\"]\n[FEN \"{fen}\"]\n\n1. e4 *\n\n")
    };
    let games = [
        game("Chess960", &fen(518)),
        game("Standard", &fen(518)),
        game("Chess960", &fen(5)),
        game("Chess960", double),
        game("Atomic", &fen(5)),
    ];
    let file = super::write(folder.path(), "games.pgn", games.concat().as_bytes());
    for (list, wanted) in [
        ("518", &[0][..]),
        ("chess", &[1]),
        ("518,chess", &[0, 1]),
        ("0-99,double", &[2, 3]),
        ("R..QK..R", &[0]),
        ("double , unknown, R..QK..R", &[0, 3, 4]),
        ("chess960", &[0, 2]),
        ("chess960,chess,double,unknown", &[0, 1, 2, 3, 4]),
    ] {
        let expected: String = wanted.iter().map(|game| games[*game].as_str()).collect();
        assert_eq!(printed(&["number", &file, "--only", list]), expected, "{list}");
    }
    for list in ["", "518,", ",double", "chess,,double"] {
        assert!(refused(&["number", &file, "--only", list]).contains("has an empty entry"));
    }
    assert!(refused(&["number", &file, "--only", "Chess"]).contains("cannot read \"Chess\""));
}

/// Castling fields as public data sets write them: the number comes from the board alone, and the
/// remark says what is wrong.
#[test]
fn castling_fields() {
    let (missing, twice, wrong) = (
        "not the full castling rights",
        "a rook is named twice in the castling field",
        "the castling field names a rook that is not there",
    );
    let folder = tempfile::tempdir().unwrap();
    for (ranks, field, remark) in [
        ("BBQNNRKR", "KFkf", ""),
        ("BBQNNRKR", "HQhq", ""),
        ("RNBQKBNR", "KAkq", ""),
        ("NQRNBKRB", "QKqk", ""),
        ("NQRNBKRB", "kqKQ", ""),
        ("NQRNBKRB", "CGcg", ""),
        ("NQRNBKRB", "GQck", ""),
        ("BBQNNRKR", "KHkh", twice),
        ("BBQNNRKR", "KQk", missing),
        ("BBQNNRKR", "KQkqK", twice),
        ("BBQNNRKR", "AHah", wrong),
        ("BBQNNRKR", "-", "no castling rights"),
        ("RNBQKBNR", "HFhf", wrong),
        ("NQRNBKRB", "KkQq", ""),
        ("NQRNBKRB", "gcGC", ""),
        ("NQRNBKRB", "GKck", twice),
        ("NQRNBKRB", "K-", wrong),
        ("BBQNNRKR/RKRNNQBB", "HFca", ""),
        ("BBQNNRKR/RKRNNQBB", "KFkq", ""),
        ("BBQNNRKR/RKRNNQBB", "KQcq", ""),
        ("BBQNNRKR/RKRNNQBB", "HFhf", wrong),
    ] {
        let (white, black) = ranks.split_once('/').unwrap_or((ranks, ranks));
        let black = black.to_lowercase();
        let fen = format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w {field} - 0 1");
        let game = format!("[Event \"a\"]\n[FEN \"{fen}\"]\n\n1. e4 *\n");
        for (name, text) in [("a.pgn", &game), ("a.epd", &fen)] {
            let file = super::write(folder.path(), name, text.as_bytes());
            let records = printed(&["number", &file]);
            let fields: Vec<_> = records.lines().nth(1).unwrap().split('\t').collect();
            assert!(!fields[3].is_empty(), "{fen}");
            assert_eq!((fields[5], fields[7]), (field, remark), "{fen}");
        }
        let shown = crate::run(&["show", &fen]);
        let status = if remark.is_empty() { "exit status 0\n" } else { "exit status 2\n" };
        assert!(shown.starts_with(status), "{fen}: {shown}");
    }
}

/// What web pages and graphical interfaces make of a FEN, for `show` and `number` alike.
#[test]
fn around_a_fen() {
    let folder = tempfile::tempdir().unwrap();
    let fen = fen(5);
    for text in [
        fen.replace(' ', "_"),
        fen.replace(' ', "\u{a0}"),
        format!("\"{fen}\""),
        format!("position fen {fen}"),
        format!("position fen {fen} moves e2e4"),
        format!("{fen} ;D1 20 ;D2 400"),
        fen.replace(" w ", " W "),
    ] {
        let shown = printed(&["show", &text]);
        assert!(shown.starts_with("SP 5 "), "{shown}");
        let has_moves = text.contains("moves");
        assert_eq!(shown.contains("; ignored: moves e2e4\n"), has_moves, "{shown}");
        let file = super::write(folder.path(), "a", format!("{text}\n{text}\n").as_bytes());
        let records = printed(&["number", &file]);
        let fields: Vec<_> = records.lines().nth(2).unwrap().split('\t').collect();
        let remark = if has_moves { "moves after the FEN" } else { "" };
        assert_eq!(fields[3..], ["5", "5", "KQkq", "chess960", remark], "{text}");
    }
}
