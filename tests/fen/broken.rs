//! Changed FENs are read as the position that they name, or refused.

use chess960::{CastlingStyle, DoubleStartPosition, StartPosition};
use cozy_chess::Board;
use proptest::prelude::*;

/// The position, if `cozy-chess` reads a start position of double Chess960 with all rights,
/// White to move, and both clocks at their first value.
fn judged_by_cozy_chess(fen: &str) -> Option<DoubleStartPosition> {
    let board = fen.split(' ').next()?;
    let (black, white) = (board.get(..8)?, board.get(board.len() - 8..)?);
    // It reads KQkq as rooks on a and h: replace them by the outermost rooks.
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

/// Whether a text has blanks that only this library accepts: `cozy-chess` splits fields at
/// single blanks.
fn has_other_blanks(fen: &str) -> bool {
    fen.contains(|c: char| c.is_ascii_whitespace() && c != ' ')
        || fen.contains("  ")
        || fen.starts_with(' ')
        || fen.ends_with([' ', ';'])
}

#[track_caller]
fn compare(fen: &str) {
    let ours = DoubleStartPosition::from_fen(fen);
    if has_other_blanks(fen) && ours.is_ok() {
        let plain = fen.trim_end_matches(';').split_ascii_whitespace().collect::<Vec<_>>();
        assert_eq!(ours.ok(), judged_by_cozy_chess(&plain.join(" ")), "{fen:?}");
    } else {
        assert_eq!(ours.ok(), judged_by_cozy_chess(fen), "{fen:?}");
    }
}

/// Every byte of a FEN replaced by every ASCII character, for every seventh position and its
/// double with 518, in both dialects.
#[test]
fn every_byte_replaced() {
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

/// Every character left out, and every character doubled.
#[test]
fn every_byte_left_out_or_doubled() {
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

/// A FEN that is cut short is refused, unless it ends after the four fields of EPD.
#[test]
fn every_beginning() {
    let fen = StartPosition::MIN.fen(CastlingStyle::Shredder);
    for end in 0..fen.len() {
        let read = StartPosition::from_fen(&fen[..end]).is_ok();
        let four_fields = fen[..end].trim_end().ends_with(" -");
        assert_eq!(read, four_fields, "{:?}", &fen[..end]);
    }
}

proptest! {
    /// Every text gets an answer, and every error can be printed.
    #[test]
    fn any_text_has_an_answer(text in "\\PC*") {
        answer(&text);
    }

    #[test]
    fn any_bytes_have_an_answer(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        answer(&String::from_utf8_lossy(&bytes));
    }

    /// Texts that look like FENs reach the later fields.
    #[test]
    fn any_fen_like_text_has_an_answer(
        text in "[rnbqkpRNBQKP1-8/]{0,80} [wb-]{0,2} [KQkqA-Ha-h-]{0,6} [-a-h3-6;]{0,3} [0-9a-z;\" é]{0,20}"
    ) {
        answer(&text);
    }

    /// A FEN with a few characters replaced by any others.
    #[test]
    fn a_fen_with_some_characters_replaced(
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
        answer(&String::from_iter(characters));
    }
}

/// Reads a text in every way. A position that is read is written as a FEN that is read as the
/// same position.
fn answer(text: &str) {
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

/// Excerpts look the same in debug output, with the mark of a cut.
#[test]
fn excerpts_for_debugging() {
    let side = "x".repeat(30);
    let fen = format!("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR {side} KQkq - 0 1");
    let error = format!("{:?}", StartPosition::from_fen(&fen).unwrap_err());
    assert!(error.contains(&format!("\"{}\"…", &side[..24])), "{error}");
}
