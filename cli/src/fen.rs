//! FENs as web pages, engines and books write them around the FEN itself.

use std::borrow::Cow;

use chess960::{DoubleStartPosition, FenError};

/// A FEN that was read.
pub(crate) struct Read<'a> {
    /// The FEN alone, with blanks between its fields.
    pub(crate) text: Cow<'a, str>,
    pub(crate) positions: Result<DoubleStartPosition, FenError>,
    /// Moves from the position, which are not read.
    pub(crate) moves: Option<&'a str>,
}

/// Reads the FEN of a start position, or an EPD line. Around it may be quotes, `position fen` and
/// `moves`, as an engine is told, or move counts, as in `;D1 20`; for its blanks may be
/// underscores or others that look like blanks; and White may be `W`.
#[inline]
pub(crate) fn read(text: &str) -> Read<'_> {
    match DoubleStartPosition::from_fen(text) {
        Ok(positions) => Read { text: text.into(), positions: Ok(positions), moves: None },
        Err(error) => clean(text, error),
    }
}

#[inline(never)]
fn clean(text: &str, error: FenError) -> Read<'_> {
    let bare = without_counts(without_command(without_quotes(text)));
    let (fen, moves) = match bare.split_once(" moves ") {
        Some((fen, moves)) => (fen, Some(moves.trim())),
        None => (bare.strip_suffix(" moves").unwrap_or(bare), None),
    };
    let fen = with_blanks(fen);
    if fen == text {
        return Read { text: text.into(), positions: Err(error), moves: None };
    }
    Read { positions: DoubleStartPosition::from_fen(&fen), text: fen.into(), moves }
}

/// The text inside quotes, in pairs.
fn without_quotes(text: &str) -> &str {
    let text = text.trim();
    let pairs = [('"', '"'), ('\'', '\''), ('`', '`'), ('“', '”'), ('„', '“'), ('«', '»')];
    let inside =
        |(open, close): (char, char)| text.strip_prefix(open)?.strip_suffix(close).map(str::trim);
    pairs.into_iter().find_map(inside).unwrap_or(text)
}

/// The text after the words that tell an engine a FEN.
fn without_command(text: &str) -> &str {
    let text = text.strip_prefix("position ").map_or(text, str::trim_start);
    text.strip_prefix("fen ").map_or(text, |fen| without_quotes(fen))
}

/// The text before move counts, as perft runners read them.
fn without_counts(text: &str) -> &str {
    let counts = text.match_indices(";D").map(|(at, _)| at);
    let is_count = |at: &usize| text[at + 2..].starts_with(|digit: char| digit.is_ascii_digit());
    counts.into_iter().find(is_count).map_or(text, |at| text[..at].trim_end())
}

/// A FEN with blanks between its fields, and a small letter for White. In EPD operations, other
/// characters keep their meaning.
fn with_blanks(fen: &str) -> String {
    let is_blank = |letter: char| letter == '_' || (letter.is_whitespace() && letter != ' ');
    let mut fields = 0;
    let spaced: String = fen
        .chars()
        .map(|letter| {
            fields += usize::from(letter == ' ' || is_blank(letter));
            if fields <= 5 && is_blank(letter) { ' ' } else { letter }
        })
        .collect();
    spaced.replacen(" W ", " w ", 1)
}

#[cfg(test)]
mod tests {
    use super::read;

    const FEN: &str = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";

    #[test]
    fn around_a_fen() {
        for text in [
            FEN.to_owned(),
            format!("  {FEN}\n"),
            FEN.replace(' ', "_"),
            FEN.replace(' ', "\u{a0}"),
            FEN.replace(' ', "\u{2009}"),
            format!("\"{FEN}\""),
            format!("'{FEN}'"),
            format!("“{FEN}”"),
            format!("`{}`", FEN.replace(' ', "_")),
            format!("position fen {FEN}"),
            format!("fen {FEN}"),
            format!("fen \"{FEN}\""),
            format!("position fen {FEN} moves"),
            format!("{FEN} ;D1 20 ;D2 400"),
            format!("{FEN};D1 20"),
            "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - ;D1 20".into(),
            FEN.replace(" w ", " W "),
        ] {
            let read = read(&text);
            assert_eq!(read.positions.unwrap().to_string(), "0:0", "{text}");
            assert_eq!(read.moves, None);
        }
        let text = format!("position fen {FEN} moves e2e4 e7e5");
        assert_eq!(read(&text).moves, Some("e2e4 e7e5"));
        assert_eq!(read(&text).text, FEN);
    }

    #[test]
    fn other_text_is_refused() {
        for text in [
            "",
            "\"",
            "\"\"",
            "position fen",
            "position startpos",
            "_",
            &format!("\"{FEN}"),
            &format!("{FEN} x"),
            &format!("{FEN} ;Dx"),
            &FEN.replace(" w ", " B "),
            &FEN.replace("KQkq", "K_Qkq"),
        ] {
            assert!(read(text).positions.is_err(), "{text}");
        }
    }
}
