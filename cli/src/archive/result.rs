//! Results of games, as tags and moves have them.

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum GameResult {
    WhiteWins,
    BlackWins,
    Draw,
    /// An asterisk: the game goes on, or nobody knows.
    Unknown,
}

impl GameResult {
    /// Returns the result that a text ends in, and the text before it. Halves may be in UTF-8 or in
    /// Latin-1.
    #[inline]
    fn split(text: &[u8]) -> Option<(&[u8], Self)> {
        Some(match text {
            [before @ .., b'1', b'-', b'0'] => (before, Self::WhiteWins),
            [before @ .., b'0', b'-', b'1'] => (before, Self::BlackWins),
            [before @ .., b'1', b'/', b'2', b'-', b'1', b'/', b'2']
            | [before @ .., b'1', b'/', b'2']
            | [before @ .., b'\xC2', b'\xBD', b'-', b'\xC2', b'\xBD']
            | [before @ .., b'\xBD', b'-', b'\xBD'] => (before, Self::Draw),
            [before @ .., b'*'] => (before, Self::Unknown),
            _ => return None,
        })
    }

    /// Reads a text that is a result and nothing else.
    fn of_text(text: &[u8]) -> Option<Self> {
        Self::split(text).filter(|(before, _)| before.is_empty()).map(|(_, result)| result)
    }

    /// Reads the value of a tag, which may have blanks around it.
    #[inline]
    pub(crate) fn of_tag(value: &[u8]) -> Option<Self> {
        Self::of_text(value.trim_ascii())
    }

    /// Returns the result that a text without blanks at its end ends in.
    #[inline]
    pub(super) fn at_end(text: &[u8]) -> Option<Self> {
        let (before, result) = Self::split(text)?;
        // 11-0 is not a result.
        let is_word = result != Self::Unknown && before.last().is_some_and(is_of_word);
        (!is_word).then_some(result)
    }

    /// Returns whether a text begins with a result.
    pub(super) fn begins(text: &[u8]) -> bool {
        const LONGEST: usize = 7;
        (1..=LONGEST.min(text.len())).any(|length| {
            let (first, rest) = text.split_at(length);
            let is_whole = !rest.first().is_some_and(u8::is_ascii_alphanumeric);
            is_whole && Self::of_text(first).is_some()
        })
    }
}

fn is_of_word(byte: &u8) -> bool {
    byte.is_ascii_alphanumeric() || b"-/".contains(byte)
}

#[cfg(test)]
mod tests {
    use super::GameResult::{self, BlackWins, Draw, Unknown, WhiteWins};

    #[test]
    fn at_the_end_of_a_text() {
        for (text, result) in [
            ("1-0", WhiteWins),
            ("1. e4 0-1", BlackWins),
            ("1/2-1/2", Draw),
            ("e4 1/2", Draw),
            ("e4 ½-½", Draw),
            ("*", Unknown),
            ("e4*", Unknown),
            (")*", Unknown),
        ] {
            assert_eq!(GameResult::at_end(text.as_bytes()), Some(result), "{text}");
        }
        assert_eq!(GameResult::at_end(b"e4 \xBD-\xBD"), Some(Draw));
        for text in ["", "1-", "11-0", "1-0 e4", "x1-0", "1-0-1/2-1/2x", "11/2", "1-01/2-1/2", "½"]
        {
            assert_eq!(GameResult::at_end(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn of_tags() {
        assert_eq!(GameResult::of_tag(b" 1-0 "), Some(WhiteWins));
        assert_eq!(GameResult::of_tag("½-½".as_bytes()), Some(Draw));
        for value in ["", "?", "White", "1", "1-0 0-1"] {
            assert_eq!(GameResult::of_tag(value.as_bytes()), None, "{value}");
        }
    }

    #[test]
    fn at_the_beginning() {
        for text in ["1-0", "1/2 [Event", "½-½\n", "*", "0-1 {"] {
            assert!(GameResult::begins(text.as_bytes()), "{text}");
        }
        for text in ["", "1", "1/2nd", "1. e4", "½"] {
            assert!(!GameResult::begins(text.as_bytes()), "{text}");
        }
    }
}
