//! The letters of other languages agree with the table of the PGN standard.

use std::collections::BTreeSet;

use chess960::{Language, Piece, StartPosition};

/// Name, code, and the letters of knight, bishop, rook, queen and king. The letters are from
/// section 17 of the PGN standard (1994).
const PUBLISHED: [(&str, &str, &str); 17] = [
    ("Czech", "cs", "JSVDK"),
    ("Danish", "da", "SLTDK"),
    ("Dutch", "nl", "PLTDK"),
    ("English", "en", "NBRQK"),
    ("Estonian", "et", "ROVLK"),
    ("Finnish", "fi", "RLTDK"),
    ("French", "fr", "CFTDR"),
    ("German", "de", "SLTDK"),
    ("Hungarian", "hu", "HFBVK"),
    ("Icelandic", "is", "RBHDK"),
    ("Italian", "it", "CATDR"),
    ("Norwegian", "no", "SLTDK"),
    ("Polish", "pl", "SGWHK"),
    ("Portuguese", "pt", "CBTDR"),
    ("Romanian", "ro", "CNTDR"),
    ("Spanish", "es", "CATDR"),
    ("Swedish", "sv", "SLTDK"),
];

#[test]
fn letters_are_as_published() {
    for (language, (name, code, letters)) in Language::ALL.into_iter().zip(PUBLISHED) {
        let pieces = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen, Piece::King];
        let found: String = pieces.iter().map(|&piece| language.letter(piece)).collect();
        assert_eq!((language.to_string().as_str(), language.code()), (name, code));
        assert_eq!(found, letters, "{language}");
        assert_eq!(Language::from_code(code), Some(language));
    }
    let figurines = [Language::WhiteFigurines, Language::BlackFigurines];
    assert_eq!(Language::ALL[17..], figurines);
    for language in figurines {
        assert_eq!(Language::from_code(language.code()), Some(language));
    }
    for wrong in ["", "DE", "de ", "ru", "German"] {
        assert_eq!(Language::from_code(wrong), None, "{wrong}");
    }
}

/// Capitals and small letters.
#[test]
fn each_letter_names_one_piece() {
    for language in Language::ALL {
        assert_eq!(BTreeSet::from(language.letters()).len(), 5, "{language}");
        for piece in Piece::ALL {
            let letter = language.letter(piece);
            assert_eq!(language.piece(letter), Some(piece));
            assert_eq!(language.piece(letter.to_ascii_lowercase()), Some(piece));
        }
    }
}

#[test]
fn every_rank_reads_back_in_every_language() {
    for language in Language::ALL {
        for position in StartPosition::all() {
            let rank = String::from_iter(position.letters_in(language));
            assert_eq!(StartPosition::from_letters_in(language, &rank), Ok(position), "{rank}");
            let small = rank.to_ascii_lowercase();
            assert_eq!(StartPosition::from_letters_in(language, &small), Ok(position), "{small}");
        }
    }
}

#[test]
fn english_letters_are_those_of_the_library() {
    for position in StartPosition::all() {
        assert_eq!(String::from_iter(position.letters_in(Language::English)), position.as_str());
    }
}

#[test]
fn ranks_in_other_languages_are_read_and_are_not_english() {
    for (language, rank, number) in [
        (Language::German, "TSLDKLST", 518),
        (Language::German, "TSLKDLST", 534),
        (Language::Spanish, "TCADRACT", 518),
        (Language::Portuguese, "TCBDRBCT", 518),
        (Language::Hungarian, "BHFVKFHB", 518),
        (Language::WhiteFigurines, "♖♘♗♕♔♗♘♖", 518),
        (Language::BlackFigurines, "♜♞♝♛♚♝♞♜", 518),
    ] {
        let position = StartPosition::from_letters_in(language, rank).unwrap();
        assert_eq!(position.number(), number, "{rank}");
        assert!(StartPosition::from_back_rank(rank).is_err(), "{rank}");
        assert!(StartPosition::from_letters_in(Language::English, rank).is_err(), "{rank}");
    }
}

/// A letter may mean different pieces in two languages, but a whole rank never means different
/// positions. A wrong language is therefore an error or makes no difference.
#[test]
fn no_rank_means_two_positions() {
    for one in Language::ALL {
        for other in Language::ALL {
            for position in StartPosition::all() {
                let rank = String::from_iter(position.letters_in(one));
                if let Ok(read) = StartPosition::from_letters_in(other, &rank) {
                    assert_eq!(read, position, "{rank} in {one} and {other}");
                }
            }
        }
    }
}
