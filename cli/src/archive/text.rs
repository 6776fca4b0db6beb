//! The tokens of PGN that both ways of reading know: blanks, lines, moves.

use super::result::GameResult;

/// Blanks within a line. A byte-order mark in the middle of an archive, where files were joined,
/// means as little.
fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\r' | b'\x0B' | b'\x0C')
}

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Returns the length of the blanks at the beginning of a text.
pub(super) fn blanks(text: &[u8]) -> usize {
    let mut rest = text;
    loop {
        match rest {
            [byte, after @ ..] if is_blank(*byte) => rest = after,
            _ => match rest.strip_prefix(BYTE_ORDER_MARK) {
                Some(after) => rest = after,
                None => return text.len() - rest.len(),
            },
        }
    }
}

/// Returns a text without the blanks at its end.
fn without_blanks(mut text: &[u8]) -> &[u8] {
    loop {
        text = match text {
            [before @ .., byte] if is_blank(*byte) => before,
            _ => match text.strip_suffix(BYTE_ORDER_MARK) {
                Some(before) => before,
                None => return text,
            },
        }
    }
}

/// What is known of the line at the end of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Line {
    /// Whether it is blank so far.
    pub(super) is_blank: bool,
    /// Whether the line before it is.
    pub(super) is_after_empty: bool,
}

impl Line {
    /// The first line of an archive.
    pub(super) const FIRST: Self = Self { is_blank: true, is_after_empty: true };

    /// The line at the end of a text that comes after another one.
    #[inline]
    pub(super) fn after(self, text: &[u8]) -> Self {
        let rest = without_blanks(text);
        let Some((last, before)) = rest.split_last() else { return self };
        if *last != b'\n' {
            return Self { is_blank: false, is_after_empty: false };
        }
        let is_after_empty = match without_blanks(before) {
            [] => self.is_blank,
            [.., last] => *last == b'\n',
        };
        Self { is_blank: true, is_after_empty }
    }

    /// Whether it is blank, after an empty line.
    pub(super) fn begins_paragraph(self) -> bool {
        self.is_blank && self.is_after_empty
    }
}

/// Returns whether a text begins with moves: a number with a dot, a move, a variation, an
/// annotation, or a result. Twenty bytes are enough to tell.
#[inline]
pub(super) fn begins_moves(text: &[u8]) -> bool {
    let text = &text[..text.len().min(20)];
    match text {
        [b'1'..=b'9', b'.', ..] | [b'*' | b'(' | b'$', ..] => true,
        [b'0'..=b'9' | b'\xC2' | b'\xBD', ..] => begins_with_number(text),
        _ => is_move(word(text)),
    }
}

/// A number with a dot, a result, or a number and a move.
fn begins_with_number(text: &[u8]) -> bool {
    let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let rest = &text[digits..];
    let rest = &rest[blanks(rest).min(4)..];
    GameResult::begins(text)
        || rest.first() == Some(&b'.')
        || is_move(word(rest))
        || is_move(word(text))
}

/// The text before a blank, a bracket or a semicolon.
fn word(text: &[u8]) -> &[u8] {
    let is_end = |byte: &u8| byte.is_ascii_whitespace() || b"[]{}();".contains(byte);
    &text[..text.iter().position(is_end).unwrap_or(text.len())]
}

/// A move in any notation that ends with a square or is castling; letters of pieces may be those of
/// any language.
fn is_move(word: &[u8]) -> bool {
    let end = word.iter().rposition(|byte| !b"+#!?".contains(byte)).map_or(0, |last| last + 1);
    let word = &word[..end];
    if matches!(word, b"O-O" | b"O-O-O" | b"0-0" | b"0-0-0" | b"o-o" | b"o-o-o" | b"--" | b"..") {
        return true;
    }
    let is_of_moves =
        |byte: &u8| byte.is_ascii_alphanumeric() || *byte >= 0x80 || b"-x:=".contains(byte);
    let promotes =
        |rest: &[u8]| matches!(rest, [b'=', _] | [b'A'..=b'Z' | b'q' | b'r' | b'b' | b'n']);
    let is_square = |square: &[u8]| matches!(square, [b'a'..=b'h', b'1'..=b'8']);
    let squares = word.windows(2).rposition(is_square);
    word.len() <= 16
        && word.iter().all(is_of_moves)
        && squares.is_some_and(|at| at + 2 == word.len() || promotes(&word[at + 2..]))
}

#[cfg(test)]
mod tests {
    use super::{Line, begins_moves};

    #[test]
    fn moves() {
        for text in [
            "1. e4",
            "1.e4",
            "12... Nf6",
            "1 e4",
            "1e4",
            "e4",
            "Nf3",
            "Nbd7+",
            "exd5",
            "e8=Q#",
            "e8Q",
            "O-O",
            "O-O-O+",
            "0-0",
            "1-0",
            "0-1",
            "1/2-1/2",
            "1/2",
            "½-½",
            "*",
            "(1. d4)",
            "$1",
            "e2e4",
            "Sf3",
            "♘f3",
            "e2-e4",
            "R1xd4!?",
            "--",
            "* [Event",
        ] {
            assert!(begins_moves(text.as_bytes()), "{text}");
        }
        for text in [
            "",
            "foo bar",
            "Game 1",
            "2017 tournament",
            "[Event",
            "{ 1. e4 }",
            "; e4",
            "%",
            "FEN",
            "12",
            "White wins",
            "e9",
            "castles",
            "]",
            "\"",
            "=",
            "1st round",
            "1/2nd board",
            "e4e4e4e4e4e4e4e4e4e4",
        ] {
            assert!(!begins_moves(text.as_bytes()), "{text}");
        }
    }

    #[test]
    fn lines() {
        let line =
            |text: &str| Line { is_blank: false, is_after_empty: false }.after(text.as_bytes());
        let is = |is_blank, is_after_empty| Line { is_blank, is_after_empty };
        assert_eq!(line("e4\n"), is(true, false));
        assert_eq!(line("e4\r\n\r\n  "), is(true, true));
        assert_eq!(line("e4\n \t\n\u{FEFF}"), is(true, true));
        assert_eq!(line("e4\n\nd4"), is(false, false));
        // What came before the text counts.
        assert_eq!(line("\n"), is(true, false));
        assert_eq!(line("\n\n"), is(true, true));
        assert_eq!(Line::FIRST.after(b""), Line::FIRST);
        assert_eq!(Line::FIRST.after(b"  \n"), is(true, true));
        assert_eq!(is(true, false).after(b" "), is(true, false));
    }
}
