//! The games of a PGN archive.
//!
//! A game begins with a tag section at the beginning of a line. Within a comment in
//! braces a bracket begins no tag, unless it is `[Event` behind an empty line: then a
//! game before has left a brace open, and this one must not be lost.

use std::io::Read;
use std::ops::Range;
use std::path::Path;

use memchr::memchr;

use super::Reader;
use super::block::Block;
use super::comments::Comments;
use super::plain;
use super::start::Start;
use super::tags::{self, Tags};
use crate::failure::Failure;

/// So many bytes are kept before what is looked at: they show whether a line is empty.
const KEPT: usize = 8;

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Reads all games of the archive of this name. Whether there are any.
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
        games.tell(games.at, reader)?;
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
    /// What is before this byte of the window was looked at, and what is more was not.
    at: usize,
    /// Which of the window is in comments, behind the last tag section.
    comments: Comments,
    /// The lines of the tag section that matter.
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

    /// Whether a tag section begins right here, at the beginning of the window.
    fn begins_section(&mut self) -> Result<bool, Failure> {
        while self.block.bytes().is_empty() && self.block.read_more()? {}
        // A line of moves may be long: it is not looked through for its end.
        let is_bracket = self.block.bytes().first() == Some(&b'[');
        Ok(is_bracket && tags::name(self.line_at(0)?).is_some())
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
            let bytes = bytes.get(line..).unwrap_or_default();
            let start = line + mark_length(bytes);
            let is_short = bytes.len() <= BYTE_ORDER_MARK.len();
            match bytes.first().copied() {
                // A byte-order mark may be cut.
                Some(b'\xEF') if is_short && self.more_of_moves(reader)? => {}
                Some(b'[' | b'\xEF') if self.is_section_at(line, start, reader)? => {
                    // What was before the line may have been dropped.
                    let line = self.at + 1 + (start - line);
                    self.tell(line, reader)?;
                    return Ok(true);
                }
                Some(_) => self.at += 1,
                // The window ends with a line feed, or in a line.
                None if !self.more_of_moves(reader)? => {
                    self.tell(self.block.bytes().len(), reader)?;
                    return Ok(false);
                }
                None => {}
            }
        }
    }

    /// Whether a tag section begins in this line, at `start`, behind a byte-order mark if
    /// there is one.
    fn is_section_at(
        &mut self,
        mut line: usize,
        mut start: usize,
        reader: &mut impl Reader,
    ) -> Result<bool, Failure> {
        let is_behind_empty_line = ends_in_empty_line(&self.block.bytes()[..line]);
        if is_behind_empty_line && self.block.bytes()[start..].starts_with(b"[Event \"") {
            return Ok(true);
        }
        if memchr(b'\n', &self.block.bytes()[start..]).is_none() {
            // The whole line has to be there.
            let before = self.block.offset();
            self.make_room(reader)?;
            let dropped = (self.block.offset() - before) as usize;
            (line, start) = (line - dropped, start - dropped);
        }
        let Some(name) = tags::name(self.line_at(start)?) else { return Ok(false) };
        let is_event = is_event_name(name);
        Ok(is_event && is_behind_empty_line || !self.comments.are_open(self.block.bytes(), line))
    }

    /// Tells and drops what was looked at, but for a few bytes.
    fn make_room(&mut self, reader: &mut impl Reader) -> Result<(), Failure> {
        let told = self.at.saturating_sub(KEPT);
        self.comments.are_open(self.block.bytes(), told);
        self.tell(told, reader)
    }

    /// Reads more while the moves go on.
    fn more_of_moves(&mut self, reader: &mut impl Reader) -> Result<bool, Failure> {
        if self.block.is_full() {
            self.make_room(reader)?;
        }
        self.block.read_more()
    }

    /// Tells the bytes before a place, and drops them.
    fn tell(&mut self, before: usize, reader: &mut impl Reader) -> Result<(), Failure> {
        reader.bytes(&self.block.bytes()[..before])?;
        self.block.drop_first(before);
        self.comments.drop_first(before);
        self.at = self.at.saturating_sub(before);
        Ok(())
    }

    /// Reads the tag section at the beginning of the window.
    fn section<Told: Reader>(&mut self, reader: &mut Told) -> Result<(), Failure> {
        self.at = 0;
        if let Some((tags, end)) = plain::section(self.block.bytes(), Told::NEEDS_RESULT) {
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
        // The rest of it is no other game.
        let mut end = end;
        while end == End::Window {
            let is_in_line = self.at == self.block.bytes().len();
            self.tell(self.at, reader)?;
            if is_in_line {
                self.skip_line(reader)?;
            }
            end = self.end_of_section()?;
        }
        Ok(())
    }

    /// Tells and drops a line, whatever its length.
    fn skip_line(&mut self, reader: &mut impl Reader) -> Result<(), Failure> {
        loop {
            if let Some(length) = memchr(b'\n', self.block.bytes()) {
                return self.tell(length + 1, reader);
            }
            self.tell(self.block.bytes().len(), reader)?;
            if !self.block.read_more()? {
                return Ok(());
            }
        }
    }

    /// Goes on to the first line that is not part of the tag section.
    fn end_of_section(&mut self) -> Result<End, Failure> {
        let mut is_behind_empty_line = false;
        self.lines.clear();
        loop {
            let bytes = self.block.bytes();
            let Some(length) = memchr(b'\n', &bytes[self.at..]) else {
                if self.block.read_more()? {
                    continue;
                }
                return Ok(self.end_in_line(is_behind_empty_line));
            };
            let end = self.at + length;
            let line = &bytes[self.at..end];
            if !is_in_section(line, is_behind_empty_line) {
                return Ok(End::Section);
            }
            if tags::may_matter(line) {
                self.lines.push(self.at..end);
            }
            if line.first() != Some(&b'%') {
                is_behind_empty_line = line.trim_ascii().is_empty();
            }
            self.at = end + 1;
        }
    }

    /// The archive ends here, or the window does.
    fn end_in_line(&mut self, is_behind_empty_line: bool) -> End {
        let end = self.block.bytes().len();
        let line = &self.block.bytes()[self.at..];
        if !is_in_section(line, is_behind_empty_line) {
            return End::Section;
        }
        if self.block.is_full() {
            // Where a line is longer than the window, the window ends in it.
            self.at = if self.at == 0 { end } else { self.at };
            return End::Window;
        }
        let is_cut = !is_behind_empty_line;
        if tags::may_matter(line) {
            self.lines.push(self.at..end);
        }
        self.at = end;
        if is_cut { End::Archive } else { End::Section }
    }
}

/// With whose end a tag section ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// Its own, before the moves.
    Section,
    /// That of the archive, without an empty line: something may be missing.
    Archive,
    Window,
}

/// Whether a line is part of a tag section: a tag, but not the first of another game, a
/// comment between tags, an empty line, or one that is escaped.
fn is_in_section(line: &[u8], is_behind_empty_line: bool) -> bool {
    let text = line.trim_ascii();
    match text.first() {
        Some(b'[') => !(is_behind_empty_line && is_event(text)),
        Some(b'%') => line.first() == Some(&b'%'),
        Some(b';') => !is_behind_empty_line,
        Some(b'{') => !is_behind_empty_line && memchr(b'}', text) == Some(text.len() - 1),
        Some(_) => false,
        None => true,
    }
}

/// How many bytes of a byte-order mark are before a bracket.
fn mark_length(text: &[u8]) -> usize {
    match text {
        [b'\xEF', rest @ ..] if rest.starts_with(b"\xBB\xBF[") => BYTE_ORDER_MARK.len(),
        _ => 0,
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
