//! Which part of the moves is inside a comment.

use memchr::{memchr, memchr2, memchr3};

/// How far the moves have been searched for comments, and whether a comment is open there.
///
/// A comment is in braces, or goes from a semicolon to the end of its line. A line that
/// begins with a percent sign is not part of the game.
#[derive(Default)]
pub(crate) struct Comments {
    /// How far the window has been searched.
    at: usize,
    line: Line,
    is_open: bool,
}

/// Where in its line the search is.
#[derive(Default, Clone, Copy, PartialEq, Eq)]
enum Line {
    #[default]
    Beginning,
    Within,
    /// In a part that is skipped up to the line feed.
    Skipped,
}

impl Comments {
    /// Returns whether a comment in braces is open at byte `before` of the window.
    pub(crate) fn are_open(&mut self, bytes: &[u8], before: usize) -> bool {
        while self.at < before {
            let text = &bytes[self.at..before];
            if self.line == Line::Beginning && text[0] == b'%' {
                self.line = Line::Skipped;
            }
            let mark = match (self.line, self.is_open) {
                (Line::Skipped, _) => memchr(b'\n', text),
                (_, true) => memchr2(b'}', b'\n', text),
                (_, false) => memchr3(b'{', b';', b'\n', text),
            };
            self.at += mark.map_or(text.len(), |mark| mark + 1);
            self.line = match mark.map(|mark| text[mark]) {
                Some(b'\n') => Line::Beginning,
                Some(b';') => Line::Skipped,
                None if self.line == Line::Skipped => Line::Skipped,
                _ => Line::Within,
            };
            match mark.map(|mark| text[mark]) {
                Some(b'{') => self.is_open = true,
                Some(b'}') => self.is_open = false,
                _ => {}
            }
        }
        self.is_open
    }

    /// Follows the window when it drops its first bytes.
    pub(crate) fn drop_first(&mut self, count: usize) {
        self.at = self.at.saturating_sub(count);
    }
}
