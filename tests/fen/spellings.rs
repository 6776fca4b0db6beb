//! Every spelling of the castling field, in all 921,600 FENs.

use std::collections::BTreeMap;

use chess960::{CastlingStyle, DoubleStartPosition, Fen, StartPosition};

#[test]
fn all_921600_read_back() {
    for double in DoubleStartPosition::all() {
        let x_fen = double.fen(CastlingStyle::XFen);
        let h_first = double.fen(CastlingStyle::Shredder);
        for fen in [x_fen.as_str(), h_first.as_str(), &a_first(&h_first)] {
            assert_eq!(DoubleStartPosition::from_fen(fen), Ok(double), "{fen}");
            assert_eq!(StartPosition::from_fen(fen).is_ok(), double.single().is_some(), "{fen}");
        }
    }
}

/// Returns the FEN with the a-side letters first.
fn a_first(h_first: &Fen) -> String {
    let mut fields: Vec<_> = h_first.split(' ').map(String::from).collect();
    let [a, b, c, d] = fields[2].chars().collect::<Vec<_>>()[..] else { panic!("four letters") };
    fields[2] = [b, a, d, c].iter().collect();
    fields.join(" ")
}

#[test]
fn shredder_letters_are_the_files_of_the_rooks() {
    for position in StartPosition::all() {
        let fen = position.fen(CastlingStyle::Shredder);
        let file = |index: Option<usize>| ('A'..='H').nth(index.unwrap()).unwrap();
        let (a_side, h_side) =
            (file(position.as_str().find('R')), file(position.as_str().rfind('R')));
        let white = format!("{h_side}{a_side}");
        let rights = format!("{white}{}", white.to_lowercase());
        assert_eq!(fen.split(' ').nth(2), Some(rights.as_str()), "{position}");
    }
}

/// The number of positions with each of the 21 castling fields.
#[test]
fn shredder_fields_have_the_published_counts() {
    let mut counts = BTreeMap::new();
    for position in StartPosition::all() {
        let fen = position.fen(CastlingStyle::Shredder);
        *counts.entry(fen.split(' ').nth(2).unwrap().to_string()).or_insert(0) += 1;
    }
    let expected = [
        ("CAca", 18),
        ("DAda", 36),
        ("DBdb", 18),
        ("EAea", 48),
        ("EBeb", 36),
        ("ECec", 18),
        ("FAfa", 72),
        ("FBfb", 48),
        ("FCfc", 36),
        ("FDfd", 18),
        ("GAga", 78),
        ("GBgb", 72),
        ("GCgc", 48),
        ("GDgd", 36),
        ("GEge", 18),
        ("HAha", 108),
        ("HBhb", 78),
        ("HChc", 72),
        ("HDhd", 48),
        ("HEhe", 36),
        ("HFhf", 18),
    ];
    assert_eq!(counts, expected.map(|(field, count)| (field.to_string(), count)).into());
}
