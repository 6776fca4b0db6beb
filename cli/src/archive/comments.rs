//! Which part of the moves is inside a comment, and which result came last.

use memchr::{memchr, memchr2, memchr3, memrchr2};

use super::result::GameResult;

/// How far the moves have been searched for comments, and what is known there.
///
/// A comment is in braces, or goes from a semicolon to the end of its line. A line that
/// begins with a percent sign is not part of the game.
#[derive(Default)]
pub(super) struct Comments {
    /// How far the window has been searched.
    at: usize,
    line: Line,
    is_open: bool,
    /// The result that the last word outside comments, before `text`, is.
    result: Option<GameResult>,
    /// Where the text outside comments begins that was not looked at for a result yet.
    text: usize,
    /// Whether anything has been searched.
    has_begun: bool,
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

/// A place among the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// Inside a comment in braces.
    Comment,
    /// In a line, or the rest of one, that is not part of the game.
    Skipped,
    /// Among the moves, with a result as the last word or without.
    Moves { is_after_result: bool },
}

impl Comments {
    /// Searches from the beginning of the moves, at this byte of the window.
    pub(super) fn of_moves(at: usize) -> Self {
        Self { at, text: at, line: Line::Within, ..Self::default() }
    }

    /// Returns what byte `before` of the window is part of.
    pub(super) fn place(&mut self, bytes: &[u8], before: usize) -> Place {
        self.search(bytes, before);
        if self.is_open {
            Place::Comment
        } else if self.line == Line::Skipped {
            Place::Skipped
        } else {
            self.look_for_result(bytes, before);
            Place::Moves { is_after_result: self.result.is_some() }
        }
    }

    /// Returns the result that the moves before this byte of the window end in.
    pub(super) fn result(&mut self, bytes: &[u8], before: usize) -> Option<GameResult> {
        if !self.has_begun {
            let result = bytes.get(self.at..before).and_then(result_at_a_glance);
            if result.is_some() {
                return result;
            }
        }
        self.place(bytes, before);
        self.result
    }

    fn search(&mut self, bytes: &[u8], before: usize) {
        self.has_begun = true;
        while self.at < before {
            let text = &bytes[self.at..before];
            if self.line == Line::Beginning && !self.is_open && text[0] == b'%' {
                self.look_for_result(bytes, self.at);
                self.line = Line::Skipped;
            }
            let mark = match (self.line, self.is_open) {
                (Line::Skipped, _) => memchr(b'\n', text),
                (_, true) => memchr2(b'}', b'\n', text),
                (_, false) => memchr3(b'{', b';', b'\n', text),
            };
            let found = mark.map(|mark| text[mark]);
            let end = self.at + mark.map_or(text.len(), |mark| mark + 1);
            match found {
                Some(b'{' | b';') => self.look_for_result(bytes, end - 1),
                // What is skipped, or in the comment, is not part of the moves.
                Some(b'}') => self.text = end,
                Some(b'\n') if self.line == Line::Skipped && !self.is_open => self.text = end,
                _ => {}
            }
            self.at = end;
            self.line = match found {
                Some(b'\n') => Line::Beginning,
                Some(b';') => Line::Skipped,
                None if self.line == Line::Skipped => Line::Skipped,
                _ => Line::Within,
            };
            match found {
                Some(b'{') => self.is_open = true,
                Some(b'}') => self.is_open = false,
                _ => {}
            }
        }
    }

    /// Looks at the text outside comments before this byte.
    fn look_for_result(&mut self, bytes: &[u8], before: usize) {
        let text = bytes.get(self.text..before).unwrap_or_default().trim_ascii_end();
        if !text.is_empty() {
            self.result = GameResult::at_end(text);
        }
        self.text = self.text.max(before);
    }

    /// Follows the window when it drops its first bytes.
    pub(super) fn drop_first(&mut self, count: usize) {
        self.at = self.at.saturating_sub(count);
        self.text = self.text.saturating_sub(count);
    }
}

/// Returns the result at the end of moves, unless more than the last line is needed to tell
/// whether it is in a comment.
fn result_at_a_glance(moves: &[u8]) -> Option<GameResult> {
    let text = moves.trim_ascii_end();
    let result = GameResult::at_end(text)?;
    // Inside a comment neither a semicolon nor a percent sign means anything, so after a closing
    // brace no comment in braces is open.
    let is_open = memrchr2(b'{', b'}', text).is_some_and(|brace| text[brace] == b'{');
    let line =
        memrchr2(b';', b'\n', text).map_or(0, |mark| mark + usize::from(text[mark] == b'\n'));
    let is_clear = !is_open && !matches!(text[line..].first(), Some(b';' | b'%'));
    is_clear.then_some(result)
}
