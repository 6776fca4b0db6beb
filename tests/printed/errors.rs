//! The text of every error.

use core::error::Error;

use chess960::{Numbering, Piece, StartPosition};

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

/// Numbers that look strange and are right.
#[test]
fn numbers_with_leading_zeros_are_read() {
    let long = format!("{}518", "0".repeat(100));
    for text in ["518", "0518", "00518", &long] {
        assert_eq!(text.parse(), Ok(StartPosition::STANDARD), "{text}");
    }
    for text in ["0", "00", "0000000000000000000000000"] {
        assert_eq!(text.parse(), Ok(StartPosition::MIN), "{text}");
    }
}

#[test]
fn a_number_of_another_range_is_none() {
    for numbering in [Numbering::Scharnagl960, Numbering::OneBased, Numbering::Fritz9] {
        assert_eq!(StartPosition::from_number_in(numbering, 0), None);
        assert_eq!(StartPosition::from_number_in(numbering, 961), None);
    }
}

/// The error's text, as anything that takes a `dyn Error` prints it.
fn refused<T: core::fmt::Debug, E: Error>(result: Result<T, E>) -> String {
    let error: &dyn Error = &result.expect_err("it is wrong");
    error.to_string()
}
