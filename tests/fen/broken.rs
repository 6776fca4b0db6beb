//! A changed FEN is read as the position that it names, or refused.

use chess960::{CastlingStyle, DoubleStartPosition, StartPosition};
use cozy_chess::Board;
use proptest::prelude::*;

/// Returns the position if `cozy-chess` reads the FEN as a start position of double Chess960:
/// all rights, White to move, both clocks at their first value.
fn judged_by_cozy_chess(fen: &str) -> Option<DoubleStartPosition> {
    let board = fen.split(' ').next()?;
    let (black, white) = (board.get(..8)?, board.get(board.len() - 8..)?);
    // It takes KQkq for rooks on a and h: name the files of the outermost rooks instead.
    let file = |index: usize| ('a'..='h').nth(index);
    let (white_rooks, black_rooks) = (
        [file(white.rfind('R')?)?, file(white.find('R')?)?].map(|file| file.to_ascii_uppercase()),
        [file(black.rfind('r')?)?, file(black.find('r')?)?],
    );
    let rights: String = white_rooks.into_iter().chain(black_rooks).collect();
    let read = Board::from_fen(&fen.replace(" KQkq ", &format!(" {rights} ")), true).ok()?;

    let white = StartPosition::from_back_rank(white).ok()?;
    let black = StartPosition::from_back_rank(black).ok()?;
    let numbers = [white, black].map(|position| position.number().into());
    let start = Board::double_chess960_startpos(numbers[0], numbers[1]);
    (read == start).then(|| DoubleStartPosition::new(white, black))
}

/// Returns whether a text has blanks or a final semicolon that only this library accepts:
/// `cozy-chess` splits fields at single spaces.
fn has_other_blanks(fen: &str) -> bool {
    fen.contains(|c: char| c.is_ascii_whitespace() && c != ' ')
        || fen.contains("  ")
        || fen.starts_with(' ')
        || fen.ends_with([' ', ';'])
}

/// Returns whether the castling field is `KQkq` with some letters replaced by files, which
/// `cozy-chess` does not read.
fn has_mixed_rights(fen: &str) -> bool {
    let rights = fen.split_ascii_whitespace().nth(2).unwrap_or_default();
    let is_side = |letter: char| "KQkq".contains(letter);
    rights.contains(is_side) && rights != "KQkq"
}

/// The castling field by the files of the rooks, found on the board.
fn by_file(board: &str, rights: &str) -> String {
    let [black, white] = [0, 7].map(|rank| board.split('/').nth(rank).unwrap());
    let file = |index: Option<usize>| b"abcdefgh"[index.unwrap()] as char;
    rights
        .chars()
        .map(|letter| match letter {
            'K' => file(white.rfind('R')).to_ascii_uppercase(),
            'Q' => file(white.find('R')).to_ascii_uppercase(),
            'k' => file(black.rfind('r')),
            'q' => file(black.find('r')),
            other => other,
        })
        .collect()
}

#[track_caller]
fn compare(fen: &str) {
    let ours = DoubleStartPosition::from_fen(fen);
    if ours.is_ok() && (has_other_blanks(fen) || has_mixed_rights(fen)) {
        let plain = fen.trim_end_matches(';').split_ascii_whitespace();
        let mut plain: Vec<_> = plain.map(String::from).collect();
        plain[2] = by_file(&plain[0], &plain[2]);
        assert_eq!(ours.ok(), judged_by_cozy_chess(&plain.join(" ")), "{fen:?}");
    } else {
        assert_eq!(ours.ok(), judged_by_cozy_chess(fen), "{fen:?}");
    }
}

/// Every byte is replaced by every ASCII character, in both dialects, for every seventh
/// position against itself and against 518.
#[test]
fn any_replaced_byte_is_judged_as_by_cozy_chess() {
    for position in StartPosition::all().step_by(7) {
        for black in [position, StartPosition::STANDARD] {
            for style in [CastlingStyle::XFen, CastlingStyle::Shredder] {
                let fen = DoubleStartPosition::new(position, black).fen(style);
                for at in 0..fen.len() {
                    let mut bytes = fen.as_bytes().to_vec();
                    for byte in 0..=0x7F {
                        bytes[at] = byte;
                        compare(core::str::from_utf8(&bytes).unwrap());
                    }
                }
            }
        }
    }
}

#[test]
fn any_missing_or_doubled_byte_is_judged_as_by_cozy_chess() {
    for position in StartPosition::all() {
        for style in [CastlingStyle::XFen, CastlingStyle::Shredder] {
            let fen = position.fen(style);
            for at in 0..fen.len() {
                compare(&format!("{}{}", &fen[..at], &fen[at + 1..]));
                let doubled = format!("{}{}", &fen[..=at], &fen[at..]);
                // cozy-chess reads 00 as 0.
                if doubled.contains(" 00 ") {
                    assert!(StartPosition::from_fen(&doubled).is_err());
                } else {
                    compare(&doubled);
                }
            }
        }
    }
}

#[test]
fn a_cut_fen_is_refused_unless_it_has_the_four_fields_of_epd() {
    let fen = StartPosition::MIN.fen(CastlingStyle::Shredder);
    for end in 0..fen.len() {
        let read = StartPosition::from_fen(&fen[..end]).is_ok();
        let four_fields = fen[..end].trim_end().ends_with(" -");
        assert_eq!(read, four_fields, "{:?}", &fen[..end]);
    }
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*") {
        assert_read_or_refused(&text);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        assert_read_or_refused(&String::from_utf8_lossy(&bytes));
    }

    /// Texts that look like FENs reach the later fields.
    #[test]
    fn any_fen_like_text_is_read_or_refused(
        text in "[rnbqkpRNBQKP1-8/]{0,80} [wb-]{0,2} [KQkqA-Ha-h-]{0,6} [-a-h3-6;]{0,3} [0-9a-z;\" é]{0,20}"
    ) {
        assert_read_or_refused(&text);
    }

    #[test]
    fn a_fen_with_some_characters_replaced_is_read_or_refused(
        number in 0..921_600_u32,
        shredder: bool,
        replaced in prop::collection::vec((0..56_usize, any::<char>()), 1..4)
    ) {
        let style = if shredder { CastlingStyle::Shredder } else { CastlingStyle::XFen };
        let fen = DoubleStartPosition::from_white_major_index(number).unwrap().fen(style);
        let mut characters: Vec<char> = fen.chars().collect();
        for (at, character) in replaced {
            characters[at] = character;
        }
        assert_read_or_refused(&String::from_iter(characters));
    }
}

/// Reads a text in every way. If it is a FEN, the FEN of its position reads back as the same
/// position. Every error has a message.
fn assert_read_or_refused(text: &str) {
    match DoubleStartPosition::from_fen(text) {
        Ok(double) => {
            let again = double.fen(CastlingStyle::Shredder);
            assert_eq!(DoubleStartPosition::from_fen(&again), Ok(double));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
    for error in [
        StartPosition::from_fen(text).err().map(|error| error.to_string()),
        StartPosition::from_back_rank(text).err().map(|error| error.to_string()),
        text.parse::<StartPosition>().err().map(|error| error.to_string()),
        text.parse::<DoubleStartPosition>().err().map(|error| error.to_string()),
    ] {
        assert_ne!(error.as_deref(), Some(""));
    }
    for language in chess960::Language::ALL {
        let error = StartPosition::from_letters_in(language, text).err();
        assert_ne!(error.map(|error| error.to_string()).as_deref(), Some(""));
    }
}

#[test]
fn debug_output_marks_a_cut_excerpt() {
    let side = "x".repeat(30);
    let fen = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR {side} KQkq - 0 1");
    let error = format!("{:?}", StartPosition::from_fen(&fen).unwrap_err());
    assert!(error.contains(&format!("\"{}\"…", &side[..24])), "{error}");
}
