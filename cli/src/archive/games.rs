//! The games of a PGN archive.
//!
//! A game begins with a tag section at the beginning of a line. Within a comment in
//! braces a bracket begins no tag, unless it is `[Event` behind an empty line: then a
//! game before has left a brace open, and this one must not be lost.

use std::io::Read;
use std::ops::Range;

use memchr::{memchr, memrchr, memrchr2};

use super::Reader;
use super::block::Block;
use super::plain;
use super::start::Start;
use super::tags::{self, Tags};
use crate::failure::Failure;

/// Reads all games.
pub(crate) fn games(input: impl Read, reader: &mut impl Reader) -> Result<(), Failure> {
    let mut games = Games {
        block: Block::new(input),
        at: 0,
        is_in_comment: false,
        has_escapes: false,
        lines: Vec::new(),
    };
    games.skip_byte_order_mark()?;
    loop {
        if games.begins_section()? {
            games.tell(games.at, reader)?;
        } else if !games.find_section(reader)? {
            return Ok(());
        }
        games.section(reader)?;
    }
}

struct Games<R> {
    block: Block<R>,
    /// What is before this byte of the window was looked at, and what is more was not.
    at: usize,
    /// Whether a brace is open at the beginning of the window.
    is_in_comment: bool,
    /// Whether a line that begins with a percent sign was met among the moves.
    has_escapes: bool,
    /// The lines of the tag section that matter.
    lines: Vec<Range<usize>>,
}

impl<R: Read> Games<R> {
    fn skip_byte_order_mark(&mut self) -> Result<(), Failure> {
        while self.block.bytes().len() < 3 && self.block.read_more()? {}
        if self.block.bytes().starts_with(b"\xEF\xBB\xBF") {
            self.at = 3;
        }
        Ok(())
    }

    /// Whether a tag section begins right here.
    fn begins_section(&mut self) -> Result<bool, Failure> {
        while self.at == self.block.bytes().len() && self.block.read_more()? {}
        // A line of moves may be long: it is not looked through for its end.
        let is_bracket = self.block.bytes().get(self.at) == Some(&b'[');
        Ok(is_bracket && tags::name(self.line_at(self.at)?).is_some())
    }

    /// The line at a byte of the window, without its line feed: as much of it as can be
    /// had.
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

    /// Goes on to the next tag section, telling the bytes before it. False at the end.
    fn find_section(&mut self, reader: &mut impl Reader) -> Result<bool, Failure> {
        loop {
            let bytes = self.block.bytes();
            // Behind the moves are mostly two or three line feeds.
            if bytes.get(self.at) != Some(&b'\n') {
                let length = memchr(b'\n', &bytes[self.at..]);
                self.at = length.map_or(bytes.len(), |length| self.at + length);
            }
            let line = self.at + 1;
            match bytes.get(line).copied() {
                Some(b'[') if self.is_section_at(line)? => {
                    self.tell(line, reader)?;
                    return Ok(true);
                }
                Some(first) => {
                    self.has_escapes |= first == b'%';
                    self.at = line;
                }
                // The window ends with a line feed, or in a line.
                None if !self.more_of_moves(reader)? => {
                    self.tell(self.block.bytes().len(), reader)?;
                    return Ok(false);
                }
                None => {}
            }
        }
    }

    /// Whether the bracket at the beginning of a line begins a tag section.
    fn is_section_at(&mut self, line: usize) -> Result<bool, Failure> {
        let is_behind_empty_line = ends_in_empty_line(&self.block.bytes()[..line]);
        if is_behind_empty_line && self.block.bytes()[line..].starts_with(b"[Event \"") {
            return Ok(true);
        }
        let Some(name) = tags::name(self.line_at(line)?) else { return Ok(false) };
        let is_event = is_event_name(name);
        Ok(is_event && is_behind_empty_line || !self.is_comment_open(line))
    }

    /// Whether the last brace before a byte opens a comment. Lines that begin with a
    /// percent sign are not part of the game.
    fn is_comment_open(&self, mut before: usize) -> bool {
        let bytes = self.block.bytes();
        while let Some(brace) = memrchr2(b'{', b'}', &bytes[..before]) {
            let line = || memrchr(b'\n', &bytes[..brace]).map_or(0, |feed| feed + 1);
            if !self.has_escapes || bytes[line()] != b'%' {
                return bytes[brace] == b'{';
            }
            before = line();
        }
        self.is_in_comment
    }

    /// Reads more while the moves go on. What was looked at is told and dropped when the
    /// window is full, but for a few bytes, which show whether a line is empty.
    fn more_of_moves(&mut self, reader: &mut impl Reader) -> Result<bool, Failure> {
        const KEPT: usize = 8;
        if self.block.is_full() {
            let told = self.at.saturating_sub(KEPT);
            self.is_in_comment = self.is_comment_open(told);
            self.tell(told, reader)?;
        }
        Ok(self.block.read_more()?)
    }

    /// Tells the bytes before a place, and drops them.
    fn tell(&mut self, before: usize, reader: &mut impl Reader) -> Result<(), Failure> {
        reader.bytes(&self.block.bytes()[..before])?;
        self.block.drop_first(before);
        self.at = self.at.saturating_sub(before);
        Ok(())
    }

    /// Reads the tag section at the beginning of the window.
    fn section<Told: Reader>(&mut self, reader: &mut Told) -> Result<(), Failure> {
        self.is_in_comment = false;
        self.at = 0;
        if let Some((tags, end)) = plain::section(self.block.bytes(), Told::NEEDS_RESULT) {
            self.at = end;
            let start = Start::of_game(&tags);
            return reader.begin(self.block.offset(), &start, tags.result.as_deref());
        }
        let is_whole = self.end_of_section()?;
        let tags = Tags::read(&self.block.bytes()[..self.at], &self.lines);
        let start =
            if is_whole { Start::of_game(&tags) } else { Start::unknown("tag section too long") };
        reader.begin(self.block.offset(), &start, tags.result.as_deref())
    }

    /// Goes on to the first line that is not part of the tag section. False if the
    /// section is longer than the window.
    fn end_of_section(&mut self) -> Result<bool, Failure> {
        let mut is_behind_empty_line = false;
        self.lines.clear();
        loop {
            let bytes = self.block.bytes();
            let Some(length) = memchr(b'\n', &bytes[self.at..]) else {
                if self.block.read_more()? {
                    continue;
                }
                // The archive ends here, or the window does.
                let is_whole = !self.block.is_full();
                let end = self.block.bytes().len();
                if !self.is_in_section(end, is_behind_empty_line) {
                    return Ok(true);
                }
                self.lines.push(self.at..end);
                self.at = end;
                return Ok(is_whole);
            };
            let end = self.at + length;
            if tags::matters(&bytes[self.at..end]) {
                self.lines.push(self.at..end);
            }
            if bytes[self.at] == b'[' && !is_behind_empty_line {
                // Nearly every line.
            } else if self.is_in_section(end, is_behind_empty_line) {
                is_behind_empty_line = self.block.bytes()[self.at..end].trim_ascii().is_empty();
            } else {
                return Ok(true);
            }
            self.at = end + 1;
        }
    }

    /// Whether the line from here to `end` is part of a tag section: a tag, but not the
    /// first of another game, an empty line, or one that is escaped.
    fn is_in_section(&self, end: usize, is_behind_empty_line: bool) -> bool {
        let line = &self.block.bytes()[self.at..end];
        match line.first() {
            Some(b'[') => !(is_behind_empty_line && is_event(line)),
            Some(b'%') => true,
            _ => line.trim_ascii().is_empty(),
        }
    }
}

/// Whether a line begins with the tag that is the first of every game.
fn is_event(line: &[u8]) -> bool {
    tags::name(line).is_some_and(is_event_name)
}

fn is_event_name(name: &[u8]) -> bool {
    name.eq_ignore_ascii_case(b"Event")
}

/// Whether the last line, whose line feed is the last byte, is empty.
fn ends_in_empty_line(text: &[u8]) -> bool {
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    let text = text.strip_suffix(b"\r").unwrap_or(text);
    text.is_empty() || text.ends_with(b"\n")
}
