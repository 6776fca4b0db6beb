//! Recognizes the kind of a literal from its text alone.

/// A literal, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Literal<'a> {
    /// An integer. The value is `None` if it does not fit into 128 bits.
    Integer { value: Option<u128>, suffix: &'a str },
    /// A string, plain or raw, with the text between its quotes.
    Text { letters: &'a str, escaped: bool },
    /// Any other literal, by the name a person would give it.
    Other(&'static str),
}

impl<'a> Literal<'a> {
    /// Takes apart the text of a literal as the compiler writes it.
    pub(crate) fn read(text: &'a str) -> Self {
        let raw = text.strip_prefix('r').map(|raw| raw.trim_matches('#'));
        if let Some(letters) = between_quotes(raw.unwrap_or(text)) {
            return Self::Text { letters, escaped: raw.is_none() && letters.contains('\\') };
        }
        match text.as_bytes() {
            [b'"' | b'r', ..] => Self::Other("a string with a suffix"),
            [b'0'..=b'9', ..] => Self::number(text),
            [b'\'', ..] => Self::Other("a character"),
            [b'b', b'\'', ..] => Self::Other("a byte"),
            [b'b', ..] => Self::Other("a byte string"),
            [b'c', ..] => Self::Other("a C string"),
            _ => Self::Other("not a number"),
        }
    }

    fn number(text: &'a str) -> Self {
        let (digits, radix) = match text.get(..2) {
            Some("0x") => (&text[2..], 16),
            Some("0o") => (&text[2..], 8),
            Some("0b") => (&text[2..], 2),
            _ => (text, 10),
        };
        let end = digits.find(|c: char| c != '_' && !c.is_digit(radix)).unwrap_or(digits.len());
        let (digits, suffix) = digits.split_at(end);
        if radix == 10 && suffix.starts_with(['.', 'e', 'E', 'f']) {
            return Self::Other("a floating-point number");
        }
        let digits: String = digits.chars().filter(|&c| c != '_').collect();
        Self::Integer { value: u128::from_str_radix(&digits, radix).ok(), suffix }
    }
}

fn between_quotes(text: &str) -> Option<&str> {
    text.strip_prefix('"')?.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::Literal::{self, Integer, Other, Text};

    const fn plain(letters: &str) -> Literal<'_> {
        Text { letters, escaped: false }
    }

    #[track_caller]
    fn reads(text: &str, literal: Literal<'_>) {
        assert_eq!(Literal::read(text), literal, "{text}");
    }

    #[test]
    fn integers() {
        reads("518", Integer { value: Some(518), suffix: "" });
        reads("0", Integer { value: Some(0), suffix: "" });
        reads("5_1_8_", Integer { value: Some(518), suffix: "" });
        reads("518u16", Integer { value: Some(518), suffix: "u16" });
        reads("518_u16", Integer { value: Some(518), suffix: "u16" });
        reads("0x2_06", Integer { value: Some(518), suffix: "" });
        reads("0x206u16", Integer { value: Some(518), suffix: "u16" });
        reads("0o1006", Integer { value: Some(518), suffix: "" });
        reads("0b10_0000_0110i8", Integer { value: Some(518), suffix: "i8" });
        reads("0xe", Integer { value: Some(14), suffix: "" });
        reads("0x1f", Integer { value: Some(31), suffix: "" });
        let too_large = "9".repeat(40);
        reads(&too_large, Integer { value: None, suffix: "" });
    }

    #[test]
    fn texts() {
        reads("\"RNBQKBNR\"", plain("RNBQKBNR"));
        reads("\"\"", plain(""));
        reads("r\"RNBQKBNR\"", plain("RNBQKBNR"));
        reads("r##\"RNBQKBNR\"##", plain("RNBQKBNR"));
        reads("r\"RNBQKBN\\\"", plain("RNBQKBN\\"));
        reads("\"RNBQKBN\\u{52}\"", Text { letters: "RNBQKBN\\u{52}", escaped: true });
    }

    #[test]
    fn others() {
        reads("518.0", Other("a floating-point number"));
        reads("518.", Other("a floating-point number"));
        reads("5e2", Other("a floating-point number"));
        reads("5E2", Other("a floating-point number"));
        reads("518f32", Other("a floating-point number"));
        reads("'R'", Other("a character"));
        reads("b'R'", Other("a byte"));
        reads("b\"RNBQKBNR\"", Other("a byte string"));
        reads("br\"RNBQKBNR\"", Other("a byte string"));
        reads("c\"RNBQKBNR\"", Other("a C string"));
        reads("cr\"RNBQKBNR\"", Other("a C string"));
        reads("\"RNBQKBNR\"u16", Other("a string with a suffix"));
        reads("r\"RNBQKBNR\"u16", Other("a string with a suffix"));
    }
}
