//! Reads the games of a PGN archive.
//!
//! A game begins with a tag section at the beginning of a line. Inside a comment in braces,
//! a bracket does not begin a tag, unless it is `[Event` after an empty line: then an
//! earlier game has left a brace open, and this game must not be lost.

use std::io::Read;
use std::ops::Range;
use std::path::Path;

use memchr::memchr;

use super::block::Block;
use super::comments::Comments;
use super::plain;
use super::reader::Reader;
use super::start::Start;
use super::tags::{self, Tags};
use crate::failure::Failure;

/// How many bytes are kept before the search: they show whether the last line is empty.
const KEPT: usize = 8;

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Reads all games of the archive of this name. Returns whether it has any.
pub(crate) fn games(
    input: impl Read,
    name: &Path,
    reader: &mut impl Reader,
) -> Result<bool, Failure> {
    let mut games = Games {
        block: Block::new(input, name),
        at: 0,
        comments: Comments::default(),
        lines: Vec::new(),
    };
    games.skip_byte_order_mark()?;
    let mut has_games = false;
    loop {
        games.pass_on(games.at, reader)?;
        games.comments = Comments::default();
        if !games.begins_section()? && !games.find_section(reader)? {
            return Ok(has_games);
        }
        games.section(reader)?;
        has_games = true;
    }
}

struct Games<'a, R> {
    block: Block<'a, R>,
    /// How far the window has been searched.
    at: usize,
    /// The comments after the last tag section.
    comments: Comments,
    /// The lines of the tag section with a tag that matters.
    lines: Vec<Range<usize>>,
}

impl<R: Read> Games<'_, R> {
    fn skip_byte_order_mark(&mut self) -> Result<(), Failure> {
        while self.block.bytes().len() < BYTE_ORDER_MARK.len() && self.block.read_more()? {}
        if self.block.bytes().starts_with(BYTE_ORDER_MARK) {
            self.at = BYTE_ORDER_MARK.len();
        }
        Ok(())
    }

    /// Returns whether a tag section begins at the beginning of the window.
    fn begins_section(&mut self) -> Result<bool, Failure> {
        while self.block.bytes().is_empty() && self.block.read_more()? {}
        // A line of moves may be long, so it is not searched for its end.
        let is_bracket = self.block.bytes().first() == Some(&b'[');
        Ok(is_bracket && tags::name(self.line_at(0)?).is_some())
    }

    /// Returns the line at a byte of the window, without its line feed, or as much of it as
    /// fits into the window.
    fn line_at(&mut self, at: usize) -> Result<&[u8], Failure> {
        let mut searched = at;
        loop {
            if let Some(length) = memchr(b'\n', &self.block.bytes()[searched..]) {
                return Ok(&self.block.bytes()[at..searched + length]);
            }
            searched = self.block.bytes().len();
            if !self.block.read_more()? {
                return Ok(&self.block.bytes()[at..]);
            }
        }
    }

    /// Finds the next tag section and passes on the bytes before it. Returns false at the end
    /// of the archive.
    fn find_section(&mut self, reader: &mut impl Reader) -> Result<bool, Failure> {
        loop {
            let bytes = self.block.bytes();
            // Most moves end in two or three line feeds.
            if bytes.get(self.at) != Some(&b'\n') {
                let length = memchr(b'\n', &bytes[self.at..]);
                self.at = length.map_or(bytes.len(), |length| self.at + length);
            }
            let line = self.at + 1;
            let bytes = bytes.get(line..).unwrap_or_default();
            let start = line + mark_length(bytes);
            let is_short = bytes.len() <= BYTE_ORDER_MARK.len();
            match bytes.first().copied() {
                // A byte-order mark may be cut.
                Some(b'\xEF') if is_short && self.more_of_moves(reader)? => {}
                Some(b'[' | b'\xEF') if self.is_section_at(line, start, reader)? => {
                    // The bytes before the line may have been dropped.
                    let line = self.at + 1 + (start - line);
                    self.pass_on(line, reader)?;
                    return Ok(true);
                }
                Some(_) => self.at += 1,
                // The window ends with a line feed, or in a line.
                None if !self.more_of_moves(reader)? => {
                    self.pass_on(self.block.bytes().len(), reader)?;
                    return Ok(false);
                }
                None => {}
            }
        }
    }

    /// Returns whether a tag section begins in this line, at `start`, which is after a
    /// byte-order mark if there is one.
    fn is_section_at(
        &mut self,
        mut line: usize,
        mut start: usize,
        reader: &mut impl Reader,
    ) -> Result<bool, Failure> {
        let is_after_empty_line = ends_in_empty_line(&self.block.bytes()[..line]);
        if is_after_empty_line && self.block.bytes()[start..].starts_with(b"[Event \"") {
            return Ok(true);
        }
        if memchr(b'\n', &self.block.bytes()[start..]).is_none() {
            // The window must have the whole line.
            let before = self.block.offset();
            self.make_room(reader)?;
            let dropped = (self.block.offset() - before) as usize;
            (line, start) = (line - dropped, start - dropped);
        }
        let Some(name) = tags::name(self.line_at(start)?) else { return Ok(false) };
        let is_event = is_event_name(name);
        Ok(is_event && is_after_empty_line || !self.comments.are_open(self.block.bytes(), line))
    }

    /// Passes on and drops all searched bytes except the last few.
    fn make_room(&mut self, reader: &mut impl Reader) -> Result<(), Failure> {
        let passed = self.at.saturating_sub(KEPT);
        self.comments.are_open(self.block.bytes(), passed);
        self.pass_on(passed, reader)
    }

    /// Reads more of the moves. Returns false at the end of the archive.
    fn more_of_moves(&mut self, reader: &mut impl Reader) -> Result<bool, Failure> {
        if self.block.is_full() {
            self.make_room(reader)?;
        }
        self.block.read_more()
    }

    /// Passes on the first bytes of the window, and drops them.
    fn pass_on(&mut self, before: usize, reader: &mut impl Reader) -> Result<(), Failure> {
        reader.bytes(&self.block.bytes()[..before])?;
        self.block.drop_first(before);
        self.comments.drop_first(before);
        self.at = self.at.saturating_sub(before);
        Ok(())
    }

    /// Reads the tag section at the beginning of the window.
    fn section<T: Reader>(&mut self, reader: &mut T) -> Result<(), Failure> {
        self.at = 0;
        if let Some((tags, end)) = plain::section(self.block.bytes(), T::NEEDS_RESULT) {
            self.at = end;
            let start = Start::of_game(&tags);
            return reader.begin(self.block.offset(), &start, tags.result.as_deref());
        }
        let end = self.end_of_section()?;
        let tags = Tags::read(&self.block.bytes()[..self.at], &self.lines);
        let start = match end {
            End::Window => Start::unknown("tag section too long"),
            End::Archive if tags.fen.is_none() => Start::unknown("cut off in the tags"),
            End::Archive | End::Section => Start::of_game(&tags),
        };
        reader.begin(self.block.offset(), &start, tags.result.as_deref())?;
        // The rest of the section does not begin another game.
        let mut end = end;
        while end == End::Window {
            let is_in_line = self.at == self.block.bytes().len();
            self.pass_on(self.at, reader)?;
            if is_in_line {
                self.skip_line(reader)?;
            }
            end = self.end_of_section()?;
        }
        Ok(())
    }

    /// Passes on and drops a line of any length.
    fn skip_line(&mut self, reader: &mut impl Reader) -> Result<(), Failure> {
        loop {
            if let Some(length) = memchr(b'\n', self.block.bytes()) {
                return self.pass_on(length + 1, reader);
            }
            self.pass_on(self.block.bytes().len(), reader)?;
            if !self.block.read_more()? {
                return Ok(());
            }
        }
    }

    /// Finds the first line that is not part of the tag section.
    fn end_of_section(&mut self) -> Result<End, Failure> {
        let mut is_after_empty_line = false;
        self.lines.clear();
        loop {
            let bytes = self.block.bytes();
            let Some(length) = memchr(b'\n', &bytes[self.at..]) else {
                if self.block.read_more()? {
                    continue;
                }
                return Ok(self.end_in_line(is_after_empty_line));
            };
            let end = self.at + length;
            let line = &bytes[self.at..end];
            if !is_in_section(line, is_after_empty_line) {
                return Ok(End::Section);
            }
            if tags::may_matter(line) {
                self.lines.push(self.at..end);
            }
            if line.first() != Some(&b'%') {
                is_after_empty_line = line.trim_ascii().is_empty();
            }
            self.at = end + 1;
        }
    }

    /// Handles a last line without a line feed: the archive ends here, or the window does.
    fn end_in_line(&mut self, is_after_empty_line: bool) -> End {
        let end = self.block.bytes().len();
        let line = &self.block.bytes()[self.at..];
        if !is_in_section(line, is_after_empty_line) {
            return End::Section;
        }
        if self.block.is_full() {
            // Where a line is longer than the window, the window ends in it.
            self.at = if self.at == 0 { end } else { self.at };
            return End::Window;
        }
        let is_cut = !is_after_empty_line;
        if tags::may_matter(line) {
            self.lines.push(self.at..end);
        }
        self.at = end;
        if is_cut { End::Archive } else { End::Section }
    }
}

/// What ends a tag section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The moves.
    Section,
    /// The end of the archive, without an empty line: something may be missing.
    Archive,
    /// The end of the window.
    Window,
}

/// Returns whether a line is part of a tag section: a tag that does not begin another game,
/// a comment between tags, an empty line, or an escaped line.
fn is_in_section(line: &[u8], is_after_empty_line: bool) -> bool {
    let text = line.trim_ascii();
    match text.first() {
        Some(b'[') => !(is_after_empty_line && is_event(text)),
        Some(b'%') => line.first() == Some(&b'%'),
        Some(b';') => !is_after_empty_line,
        Some(b'{') => !is_after_empty_line && memchr(b'}', text) == Some(text.len() - 1),
        Some(_) => false,
        None => true,
    }
}

/// Returns the length of a byte-order mark in front of a bracket, or 0.
fn mark_length(text: &[u8]) -> usize {
    match text {
        [b'\xEF', rest @ ..] if rest.starts_with(b"\xBB\xBF[") => BYTE_ORDER_MARK.len(),
        _ => 0,
    }
}

/// Returns whether a line begins with the tag that begins every game.
fn is_event(line: &[u8]) -> bool {
    tags::name(line).is_some_and(is_event_name)
}

fn is_event_name(name: &[u8]) -> bool {
    name.eq_ignore_ascii_case(b"Event")
}

/// Returns whether the last line, whose line feed is the last byte, is empty.
fn ends_in_empty_line(text: &[u8]) -> bool {
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let text = text.strip_suffix(b"\r").unwrap_or(text);
    text.is_empty() || text.ends_with(b"\n")
}
