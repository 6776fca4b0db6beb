//! The text of every error.

use core::error::Error;

use chess960::{DoubleStartPosition, Language, Piece, PositionSet, StartPosition};

use crate::assert_printed;

#[test]
fn back_rank_errors() {
    let texts = [
        "",
        "R",
        "RNBQKBN",
        "RNBQKBNRR",
        "RNBQKBNR ",
        "♖♘♗♕♔♗♘",
        "518",
        "TSLDKLST",
        "RNBQKBNP",
        "♖♘♗♕♔♗♘♖",
        "RNBQKB\nR",
        "RNBQKBNR\n",
        "RNBQKBNR/8",
        "RNB𝔔KBNR",
        "RNBäKBNR",
        "RNBQkBNR",
        "rnbqkbnR",
        "RNBQQBNR",
        "RNBKKBNR",
        "RNBQBNRR",
        "KKKKKKKK",
        "NNBQKBNR",
        "RNBKQBNN",
        "RRQBKBRN",
        "RBNBKQNR",
        "BRBNKQNR",
        "KRBQRBNN",
        "BBRRKNQN",
    ];
    let line = |text: &str| format!("{text:?}: {}\n", refused(StartPosition::from_back_rank(text)));
    assert_printed("back_rank_errors", &texts.map(line).concat());
}

#[test]
fn back_rank_errors_of_pieces() {
    let [k, q, r, b, n] = Piece::ALL;
    let ranks =
        [[k; 8], [r, n, b, q, q, b, n, r], [b, q, b, n, n, r, k, r], [k, r, r, b, b, n, n, q]];
    let line = |rank: &[Piece; 8]| {
        let letters = rank.map(Piece::letter).iter().collect::<String>();
        format!("{letters}: {}\n", refused(StartPosition::from_pieces(rank)))
    };
    assert_printed("back_rank_errors_of_pieces", &ranks.iter().map(line).collect::<String>());
}

#[test]
fn number_errors() {
    let texts = [
        "",
        " ",
        "-1",
        "+518",
        "518 ",
        " 518",
        "5 18",
        "SP518",
        "51８",
        "1e2",
        "960",
        "0960",
        "961",
        "1000",
        "65536",
        "66054",
        "18446744073709551615",
        "9999999999999999999",
        "0000000000000000000000000960",
        "340282366920938463463374607431768211974",
    ];
    let line = |text: &str| format!("{text:?}: {}\n", refused(text.parse::<StartPosition>()));
    assert_printed("number_errors", &texts.map(line).concat());
}

#[test]
fn double_number_errors() {
    let texts =
        ["", "518", ":", "502:", ":532", "502:960", "-1:532", "502:532:1", "502-532", "502 : 532"];
    let line = |text: &str| format!("{text:?}: {}\n", refused(text.parse::<DoubleStartPosition>()));
    assert_printed("double_number_errors", &texts.map(line).concat());
}

#[test]
fn letters_errors() {
    let texts = [
        (Language::German, ""),
        (Language::German, "TSLDKLS"),
        (Language::German, "TSLDKLST "),
        (Language::German, "RNBQKBNR"),
        (Language::German, "TSLDkLST"),
        (Language::German, "TSLDKLSS"),
        (Language::Czech, "VJSDKSJR"),
        (Language::Spanish, "RDTAATCC"),
        (Language::Italian, "TATACDRC"),
        (Language::Hungarian, "RNBQKBNR"),
        (Language::WhiteFigurines, "♜♞♝♛♚♝♞♜"),
        (Language::BlackFigurines, "♜♞♝♛♚♝♞♞"),
        (Language::BlackFigurines, "♜♞♝♛♚N♞♜"),
    ];
    let line = |(language, text): (Language, &str)| {
        format!("{text:?}: {}\n", refused(StartPosition::from_letters_in(language, text)))
    };
    assert_printed("letters_errors", &texts.map(line).concat());
}

#[test]
fn fen_errors() {
    let board = "rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNQBBKNR";
    let double = "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR";
    let texts = [
        String::new(),
        "?".into(),
        "RNQBBKNR".into(),
        format!("{board}/8 w KQkq - 0 1"),
        format!("{board} b KQkq - 0 1"),
        format!("{board} w - - 0 1"),
        format!("{board} w Kkq - 0 1"),
        format!("{board} w KQkqKQkqKQkqKQkqKQkqKQkqKQkq - 0 1"),
        format!("{board} w KQkq e3 0 1"),
        format!("{board} w KQkq - 1 1"),
        format!("{board} w KQkq - 0 2"),
        format!("{board} w KQkq - 0"),
        format!("{board} w KQkq - hmvc 3;"),
        format!("{board} w KQkq - 0 1 bm e4;"),
        format!("{board} w KQkq - id \"x\""),
        format!("{board} w KQkq"),
        format!("{board} w"),
        board.into(),
        format!("{double} w HFhf - 0 1"),
        format!("{double} w KQkq - 0 1"),
        "rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNqBBKNR w KQkq - 0 1".into(),
        "rnQbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNQBBKNR w KQkq - 0 1".into(),
        "rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RNBBBKNR w KQkq - 0 1".into(),
        "rnqbbkn1/pppppppp/8/8/8/8/PPPPPPPP/RNQBBKNR w KQkq - 0 1".into(),
        "rnqbbkn/pppppppp/8/8/8/8/PPPPPPPP/RNQBBKNR w KQkq - 0 1".into(),
        "rbnbkqnr/pppppppp/8/8/8/8/PPPPPPPP/RNQBBKNR w KQkq - 0 1".into(),
        "rnqbbknr/pppppppp/8/8/8/8/PPPPPPPP/RBNBKQNR w KQkq - 0 1".into(),
        "rnqbbknr/pppp1ppp/8/8/8/8/PPPPPPPP/RNQBBKNR w KQkq - 0 1".into(),
        "rnqbbknr/pppppppp/8/8/8/8/PPPP1PPP/RNQBBKNR w KQkq - 0 1".into(),
        "rnqbbknr/pppppppp/8/8/4P3/8/PPPPPPPP/RNQBBKNR w KQkq - 0 1".into(),
        "rnqbbknr/pppppppp/8/8/11111111/8/PPPPPPPP/RNQBBKNR w KQkq - 0 1".into(),
    ];
    let line =
        |text: &String| format!("{text:?}\n    {}\n", refused(StartPosition::from_fen(text)));
    assert_printed("fen_errors", &texts.iter().map(line).collect::<String>());
}

#[test]
fn pattern_errors() {
    let texts = ["", "R..QK..", "R..QK..RR", "R**QK**R", "T..DK..T", "♖..♕♔..♖", "R  QK  R"];
    let line = |text: &str| format!("{text:?}: {}\n", refused(PositionSet::matching(text)));
    assert_printed("pattern_errors", &texts.map(line).concat());
}

/// Returns the error's text, printed through `dyn Error`.
fn refused<T: core::fmt::Debug, E: Error>(result: Result<T, E>) -> String {
    let error: &dyn Error = &result.expect_err("every input here is wrong");
    error.to_string()
}
