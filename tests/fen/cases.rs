//! FENs from public bug reports and books, and similar ones.

use chess960::{
    CastlingFault, CastlingStyle, DoubleStartPosition, Fen, FenError, FenField, StartPosition,
};

#[track_caller]
fn reads(fen: &str, number: u16) {
    assert_eq!(StartPosition::from_fen(fen).map(StartPosition::number), Ok(number), "{fen}");
    let double = StartPosition::new(number).map(DoubleStartPosition::from);
    assert_eq!(DoubleStartPosition::from_fen(fen).ok(), double, "{fen}");
}

#[track_caller]
fn reads_double(fen: &str, white: u16, black: u16) {
    let double = DoubleStartPosition::from_fen(fen);
    assert_eq!(double.map(|double| double.to_string()), Ok(format!("{white}:{black}")), "{fen}");
    let Err(FenError::TwoBackRanks { positions }) = StartPosition::from_fen(fen) else {
        panic!("{fen} has two back ranks");
    };
    assert_eq!(Ok(positions), double);
}

/// Returns the error of a FEN that has this position's board and is wrong elsewhere.
#[track_caller]
fn refused_at(fen: &str, number: u16) -> FenError {
    let error = StartPosition::from_fen(fen).expect_err(fen);
    let position = StartPosition::new(number).map(DoubleStartPosition::from);
    assert_eq!(error.positions(), position, "{fen}: {error}");
    error
}

#[test]
fn both_dialects_and_both_orders_are_read() {
    reads("nqrnbkrb/pppppppp/8/8/8/8/PPPPPPPP/NQRNBKRB w KQkq - 0 1", 123);
    reads("nqrnbkrb/pppppppp/8/8/8/8/PPPPPPPP/NQRNBKRB w GCgc - 0 1", 123);
    reads("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1", 0);
    reads("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w FHfh - 0 1", 0);
    reads("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w FHhf - 0 1", 0);
    reads("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1", 0);
    reads("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1", 518);
    reads("rqnknrbb/pppppppp/8/8/8/8/PPPPPPPP/RQNKNRBB w FAfa - 0 1", 511);
    reads("nnrkqrbb/pppppppp/8/8/8/8/PPPPPPPP/NNRKQRBB w KQkq - 0 1", 79);
    reads("rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNQBBKNR w KQkq - 0 1", 521);
}

#[test]
fn double_positions_are_read() {
    reads_double("rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1", 0, 959);
    reads_double("rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFca - 0 1", 0, 959);
    reads_double("rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w FHac - 0 1", 0, 959);
    reads_double("bqnnrkrb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFge - 0 1", 0, 3);
}

#[test]
fn epd_operations_semicolons_and_blanks_are_read() {
    for end in [
        " w KQkq -",
        " w HAha -",
        " w KQkq - ",
        " w KQkq -;",
        " w KQkq - ;",
        " w KQkq - 0 1",
        " w KQkq - 0 1;",
        " w KQkq - 0 1 ; ",
        " w KQkq - 0 1\n",
        " w KQkq - 0 1\r\n",
        "  w\tKQkq   -  0\t1  ",
        " w KQkq - id \"SP 518\";",
        " w KQkq - id \"SP; 518\"; bm e4 d4;",
        " w KQkq - hmvc 0; fmvn 1;",
        " w KQkq - hmvc 0; fmvn 1; ce 0;  ",
        " w KQkq - noop;",
        " w KQkq - c0 \"x\" ;",
        " w KQkq - ID \"x\"; V_1;",
    ] {
        reads(&format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR{end}"), 518);
        reads(&format!(" \t rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR{end}"), 518);
    }
}

#[test]
fn other_rights_are_refused() {
    let board = "bbnnrkrq/pppppppp/8/8/8/8/PPPPPPPP/BBNNRKRQ";
    for rights in [
        "-",
        "K",
        "Q",
        "k",
        "q",
        "KQ",
        "kq",
        "Kq",
        "KQk",
        "Kkq",
        "KQq",
        "Qkq",
        "KQkqKQkq",
        "KKqq",
        "KGkg",
        "KQkqK",
        "-KQkq",
        "K-",
        "KQ-q",
        "KQKQ",
        "kqkq",
        "KQkq-",
        "KQkqk",
        "GE",
        "GEg",
        "GEge-",
        "GEgege",
        "HAha",
        "GEgd",
        "GDge",
        "GFgf",
        "EEee",
        "GGgg",
        "GGee",
        "GEGE",
        "gege",
        "кQkq",
        "KQkq\u{301}",
        "HFhf",
        "0",
        "w",
        "KQk\u{0}",
    ] {
        let error = refused_at(&format!("{board} w {rights} - 0 1"), 80);
        let FenError::CastlingRights { found, .. } = error else { panic!("{rights}: {error}") };
        assert_eq!(found.as_str(), rights);
        assert!(error.to_string().contains("write KQkq or GEge"), "{error}");
    }
}

#[test]
fn other_values_of_fields_are_refused() {
    let board = "rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNQBBKNR";
    for side in ["b", "W", "B", "-", "ww", "white", "0", "ẁ"] {
        let error = refused_at(&format!("{board} {side} KQkq - 0 1"), 521);
        assert!(matches!(error, FenError::SideToMove { found, .. } if found.as_str() == side));
    }
    for square in ["e3", "--", "a9", "0", "–"] {
        let error = refused_at(&format!("{board} w KQkq {square} 0 1"), 521);
        assert!(matches!(error, FenError::EnPassant { found, .. } if found.as_str() == square));
    }
    for (clocks, wrong, found) in [
        ("1 1", FenField::HalfmoveClock, "1"),
        ("00 1", FenField::HalfmoveClock, "00"),
        ("0x 1", FenField::HalfmoveClock, "0x"),
        ("0 0", FenField::FullmoveNumber, "0"),
        ("0 2", FenField::FullmoveNumber, "2"),
        ("0 01", FenField::FullmoveNumber, "01"),
        ("0 -", FenField::FullmoveNumber, "-"),
    ] {
        let error = refused_at(&format!("{board} w KQkq - {clocks}"), 521);
        let FenError::Clock { field, found: there, .. } = error else { panic!("{error}") };
        assert_eq!((field, there.as_str()), (wrong, found), "{clocks}");
    }
    for operation in ["hmvc 1; fmvn 1;", "fmvn 2;", "id \"x\"; hmvc 7;"] {
        let error = refused_at(&format!("{board} w KQkq - {operation}"), 521);
        assert!(matches!(error, FenError::Clock { .. }), "{operation}: {error}");
    }
    for rest in [
        "- 0 1",
        "0 1 2",
        "0 1 id \"x\";",
        "0 1; id \"x\";",
        "0 1 -",
        "id \"x\"",
        "id \"x;",
        "foo",
        "; id \"x\";",
        "-",
        "hmvc 0 0;",
        "-1 1",
        "0 1;;",
        "+ 1;",
        "é;",
        ";;",
        "id \"x\";;",
        "id \"x\"; 9x 1;",
        "id \"x\"; _x 1;",
        "a;;b;",
        "hmvc\"3\";",
        "hmvc\u{a0}3;",
        "a!;",
        "_a;",
        "aé;",
    ] {
        let error = refused_at(&format!("{board} w KQkq - {rest}"), 521);
        assert!(matches!(error, FenError::TrailingText { .. }), "{rest}: {error}");
    }
    // Opcodes are case-sensitive: HMVC is not the clock.
    assert!(StartPosition::from_fen(&format!("{board} w KQkq - HMVC 3;")).is_ok());
    let error = refused_at(&format!("{board} w KQkq - 1;;"), 521);
    assert!(matches!(error, FenError::Clock { .. }), "{error}");
}

#[test]
fn excerpts_end_between_characters() {
    let board = "rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNQBBKNR";
    for (field, excerpt) in [
        ("x".repeat(24), format!("\"{}\"", "x".repeat(24))),
        ("x".repeat(25), format!("\"{}\"…", "x".repeat(24))),
        ("é".repeat(20), format!("\"{}\"…", "é".repeat(12))),
        (format!("a{}", "é".repeat(20)), format!("\"a{}\"…", "é".repeat(11))),
        ("𝔔".repeat(7), format!("\"{}\"…", "𝔔".repeat(6))),
        (format!("ab{}", "𝔔".repeat(7)), format!("\"ab{}\"…", "𝔔".repeat(5))),
    ] {
        let error = refused_at(&format!("{board} w {field} - 0 1"), 521);
        let FenError::CastlingRights { found, .. } = error else { panic!("{error}") };
        assert_eq!(found.to_string(), excerpt);
        assert!(field.starts_with(found.as_str()));
    }
}

#[test]
fn missing_fields_are_named() {
    let fen = "rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNQBBKNR w KQkq - 0 1";
    let fields: Vec<_> = fen.split(' ').collect();
    for (count, missing) in [
        (1, FenField::SideToMove),
        (2, FenField::CastlingRights),
        (3, FenField::EnPassant),
        (5, FenField::FullmoveNumber),
    ] {
        let error = refused_at(&fields[..count].join(" "), 521);
        assert!(
            matches!(error, FenError::MissingField { field, .. } if field == missing),
            "{error}"
        );
    }
}

#[test]
fn other_boards_are_refused_without_a_position() {
    for fen in [
        "",
        " ",
        ";",
        "?",
        "-",
        "startpos",
        "518",
        "RNBQKBNR",
        "/",
        "///////",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR/ w KQkq - 0 1",
        "/rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "RNBQKBNR/PPPPPPPP/8/8/8/8/pppppppp/rnbqkbnr w KQkq - 0 1",
        "RNBQKBNR/pppppppp/8/8/8/8/PPPPPPPP/rnbqkbnr w KQkq - 0 1",
        "rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNqBBKNR w KQkq - 0 1",
        "rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNBBBKNR w KQkq - 0 1",
        "rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNQBBKN1 w KQkq - 0 1",
        "rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNQBBKNRR w KQkq - 0 1",
        "rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/pppppppp/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/44/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/11111111/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
        "rnbqkbnr/pppppppp/8//8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "rnbqkbnr\\pppppppp\\8\\8\\8\\8\\PPPPPPPP\\RNBQKBNR w KQkq - 0 1",
    ] {
        let error = StartPosition::from_fen(fen).expect_err(fen);
        assert_eq!(error.positions(), None, "{fen}: {error}");
        assert_eq!(DoubleStartPosition::from_fen(fen), Err(error));
    }
}

#[test]
fn reading_and_writing_are_constant_expressions() {
    const READ: u16 =
        match StartPosition::from_fen("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w FHfh -") {
            Ok(position) => position.number(),
            Err(_) => panic!("it is position 0"),
        };
    const WRITTEN: &str = StartPosition::MIN.fen(CastlingStyle::Shredder).as_str();
    assert_eq!(READ, 0);
    assert_eq!(WRITTEN, "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
}

/// A FEN compares with text, and respects the formatter's width.
#[test]
fn a_fen_behaves_like_its_text() {
    let fen = StartPosition::MIN.fen(CastlingStyle::XFen);
    let text = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
    assert!(fen == text && fen == *text && fen != "?" && fen != *"?");
    assert_eq!(format!("{fen:>58}"), format!("  {text}"));
    assert_eq!(format!("{fen:?}"), format!("Fen({text:?})"));
    assert_eq!((fen.len(), fen.as_ref() as &str), (Fen::LEN, text));
}

/// Castling fields as public data sets write them, and what is wrong with others.
#[test]
fn castling_fields_as_they_are_met() {
    use CastlingFault::{Missing, NamedTwice, NoSuchRook};
    for (ranks, field, fault) in [
        ("BBQNNRKR", "KFkf", None),
        ("BBQNNRKR", "HQhq", None),
        ("RNBQKBNR", "KAkq", None),
        ("NQRNBKRB", "QKqk", None),
        ("NQRNBKRB", "kqKQ", None),
        ("NQRNBKRB", "CGcg", None),
        ("NQRNBKRB", "GQck", None),
        ("NQRNBKRB", "KkQq", None),
        ("NQRNBKRB", "gcGC", None),
        ("BBQNNRKR/RKRNNQBB", "HFca", None),
        ("BBQNNRKR/RKRNNQBB", "KFkq", None),
        ("BBQNNRKR/RKRNNQBB", "KQcq", None),
        ("BBQNNRKR", "KHkh", Some(NamedTwice)),
        ("BBQNNRKR", "KQk", Some(Missing)),
        ("BBQNNRKR", "KQkqK", Some(NamedTwice)),
        ("BBQNNRKR", "AHah", Some(NoSuchRook)),
        ("BBQNNRKR", "-", Some(Missing)),
        ("RNBQKBNR", "HFhf", Some(NoSuchRook)),
        ("NQRNBKRB", "GKck", Some(NamedTwice)),
        ("NQRNBKRB", "K-", Some(NoSuchRook)),
        ("BBQNNRKR/RKRNNQBB", "HFhf", Some(NoSuchRook)),
    ] {
        let (white, black) = ranks.split_once('/').unwrap_or((ranks, ranks));
        let black = black.to_lowercase();
        let fen = format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w {field} - 0 1");
        match (DoubleStartPosition::from_fen(&fen), fault) {
            (Ok(_), None) => {}
            (Err(FenError::CastlingRights { fault, .. }), Some(expected)) => {
                assert_eq!(fault, expected, "{fen}");
            }
            (result, _) => panic!("{fen}: {result:?}"),
        }
    }
}

/// Every word of four letters that a castling field may have: right are those that name the
/// four rooks.
#[test]
fn all_160000_words() {
    let letters: Vec<char> = "KQkqABCDEFGHabcdefgh".chars().collect();
    // White's rooks stand on f and h, Black's on a and c.
    let rook = |letter| match letter {
        'K' | 'H' => 0,
        'Q' | 'F' => 1,
        'k' | 'c' => 2,
        'q' | 'a' => 3,
        _ => 4,
    };
    let board = "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR";
    let mut right = 0;
    for number in 0..letters.len().pow(4) {
        let word: [char; 4] = [8_000, 400, 20, 1].map(|unit| letters[number / unit % 20]);
        let mut rooks = word.map(rook);
        rooks.sort_unstable();
        let is_right = rooks == [0, 1, 2, 3];
        let fen = format!("{board} w {} - 0 1", String::from_iter(word));
        assert_eq!(DoubleStartPosition::from_fen(&fen).is_ok(), is_right, "{fen}");
        right += usize::from(is_right);
    }
    assert_eq!(right, 24 * 16, "each order, and two names for each rook");
}
