//! Checks the generated chess960.rs with a table of all positions; that its functions are
//! constant expressions; that it can be included; and that unused items do not warn.

use std::{env, fs};

mod chess960;

/// The same, included, and nothing of it used.
mod included {
    include!("chess960.rs");
}

// With --prefix start_positions: a module of that name.
include!("prefixed.rs");

const STANDARD: Option<u16> = chess960::number_of("RNBQKBNR");
const FEN: Option<chess960::Fen> = chess960::shredder_fen(0);
const PREFIXED: Option<&str> = start_positions::back_rank(0);

fn fields(side: chess960::CastlingSide) -> [u8; 6] {
    let chess960::CastlingSide { king_from, king_to, rook_from, rook_to, .. } = side;
    [king_from, king_to, rook_from, rook_to, side.must_be_empty, side.must_be_safe]
}

fn check_line(line: &str, expected: u16) {
    let columns: Vec<&str> = line.split('\t').collect();
    let number: u16 = columns[0].parse().unwrap();
    assert_eq!(number, expected);
    assert_eq!(chess960::back_rank(number), Some(columns[1]));
    assert_eq!(chess960::number_of(columns[1]), Some(number));
    assert_eq!(chess960::x_fen(number).unwrap().as_str(), columns[2]);
    assert_eq!(chess960::shredder_fen(number).unwrap().to_string(), columns[3]);
    let castling = chess960::castling(number).unwrap();
    let sides = [fields(castling.a_side), fields(castling.h_side)].concat();
    let expected: Vec<u8> = columns[4..].iter().map(|field| field.parse().unwrap()).collect();
    assert_eq!(sides, expected, "{number}");
}

/// All words of eight letters over K, Q, R, B and N: 960 of them are back ranks.
fn check_words() {
    let word = |index: usize| -> String {
        (0..8).map(|file| char::from(b"KQRBN"[index / 5_usize.pow(file) % 5])).collect()
    };
    let is_back_rank = |word: &String| chess960::number_of(word).is_some();
    assert_eq!((0..390_625).map(word).filter(is_back_rank).count(), 960);
}

fn main() {
    let table = fs::read_to_string(env::args().nth(1).unwrap()).unwrap();
    for (number, line) in (0..).zip(table.lines()) {
        check_line(line, number);
    }
    assert_eq!(table.lines().count(), usize::from(chess960::COUNT));
    assert_eq!((chess960::COUNT, STANDARD, PREFIXED), (960, Some(518), Some("BBQNNRKR")));
    assert!(FEN.unwrap().as_str().contains(" HFhf "));

    for number in 960..=u16::MAX {
        assert_eq!(chess960::back_rank(number), None);
        assert_eq!(chess960::castling(number), None);
        assert_eq!(chess960::x_fen(number), None);
        assert_eq!(chess960::shredder_fen(number), None);
    }
    let wrong = [
        "", "R", "-1", "RNBQKBNN", "RNBQkBNR", "rnbqkbnr", "RNBQKBN", "RNBQKBNRR", "RNBQKBNR ",
        "TSLDKLST", "NNNNNNNN", "RBNBKQNR", "RNBQKBé", "éééé",
    ];
    for rank in wrong {
        assert_eq!(chess960::number_of(rank), None, "{rank}");
    }
    check_words();
    println!("ok 960");
}
