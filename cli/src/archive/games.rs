//! Reads the games of a PGN archive.
//!
//! A game begins with a tag section. In PGN's export format, which nearly all archives have, it is
//! [read at a glance](plain), and any other by the [tokens](super::section) of the import format.
//! The moves between two sections are only searched for the next bracket outside comments.

use std::io::Read;
use std::path::Path;

use memchr::{memchr, memchr_iter};
use multiversion::multiversion;

use super::block::Block;
use super::comments::{Comments, Place};
use super::plain;
use super::reader::Reader;
use super::section::{End, Section};
use super::start::Start;
use super::tags::{self, is_repeated, two_tags};
use super::text::Line;
use super::values::Values;
use crate::failure::Failure;

/// How many bytes after a bracket show whether a game begins there.
pub(super) const AHEAD: usize = if cfg!(fuzzing) { 1 << 8 } else { 1 << 12 };

/// How many bytes before the search are kept: the last word may be a result.
const KEPT: usize = 16;

const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// Reads all games of the archive of this name. Returns whether it has any.
pub(crate) fn games<T: Reader>(
    input: impl Read,
    name: &Path,
    reader: &mut T,
) -> Result<bool, Failure> {
    let mut games = Games::new(input, name, reader.tags());
    games.skip_byte_order_mark()?;
    while games.find_section(reader)? {
        games.section(reader)?;
    }
    Ok(games.has_begun)
}

pub(super) struct Games<'a, R> {
    pub(super) block: Block<'a, R>,
    /// How far the window has been searched.
    pub(super) at: usize,
    /// The line that the bytes before the window end in.
    before: Line,
    /// The comments after the last tag section.
    comments: Comments,
    /// Whether a game has begun.
    has_begun: bool,
    /// Whether it has not ended yet.
    is_in_game: bool,
    /// Whether a tag section begins here, as the tokens of the last one showed.
    is_at_section: bool,
    /// The first bytes of a tag section that is longer than the window, if they are needed.
    pub(super) pending: Vec<u8>,
    /// The values that the reader wants of the latest game.
    pub(super) values: Values,
}

impl<'a, R: Read> Games<'a, R> {
    fn new(input: R, name: &'a Path, tags: &[String]) -> Self {
        Self {
            block: Block::new(input, name),
            at: 0,
            before: Line::FIRST,
            comments: Comments::default(),
            has_begun: false,
            is_in_game: false,
            is_at_section: false,
            pending: Vec::new(),
            values: Values::new(tags),
        }
    }

    fn skip_byte_order_mark(&mut self) -> Result<(), Failure> {
        while self.block.bytes().len() < BYTE_ORDER_MARK.len() && self.block.read_more()? {}
        if self.block.bytes().starts_with(BYTE_ORDER_MARK) {
            self.at = BYTE_ORDER_MARK.len();
        }
        Ok(())
    }

    /// Finds the next tag section and passes on the bytes before it. Returns false at the end
    /// of the archive.
    fn find_section(&mut self, reader: &mut impl Reader) -> Result<bool, Failure> {
        while !std::mem::take(&mut self.is_at_section) {
            if let Some(bracket) = next_bracket(self.block.bytes(), self.at) {
                self.at = bracket;
                if self.begins_game(reader)? {
                    break;
                }
                self.at += 1;
                continue;
            }
            // The last byte may be a bracket.
            self.at = self.at.max(self.block.bytes().len().saturating_sub(1));
            if !self.more_of_moves(reader)? {
                self.at = self.block.bytes().len();
                self.end_game(reader);
                self.pass_on(self.at, reader)?;
                return Ok(false);
            }
        }
        self.end_game(reader);
        self.pass_on(self.at, reader)?;
        Ok(true)
    }

    /// Tells the reader how the game ended whose moves end here.
    #[inline]
    fn end_game<T: Reader>(&mut self, reader: &mut T) {
        if T::NEEDS_RESULT && std::mem::take(&mut self.is_in_game) {
            reader.end(self.comments.result(self.block.bytes(), self.at));
        }
    }

    /// Returns whether the bracket at this place begins a game: that of `Event`, or one after a
    /// result or an empty line, but not in a comment.
    fn begins_game(&mut self, reader: &mut impl Reader) -> Result<bool, Failure> {
        let begins_paragraph = self.line().begins_paragraph();
        // The next game, nearly always.
        if begins_paragraph && self.rest().starts_with(b"[Event \"") {
            return Ok(true);
        }
        while self.rest().len() < AHEAD && self.more_of_moves(reader)? {}
        let Some(name) = tags::name(self.near()) else { return Ok(false) };
        let is_event = tags::is_event(name);
        if is_event && begins_paragraph {
            return Ok(true);
        }
        Ok(match self.comments.place(self.block.bytes(), self.at) {
            // A comment that was never closed.
            Place::Comment => begins_paragraph && two_tags(self.near()),
            Place::Skipped => false,
            Place::Moves { is_after_result } => {
                is_event || begins_paragraph || is_after_result || !self.has_begun
            }
        })
    }

    pub(super) fn rest(&self) -> &[u8] {
        &self.block.bytes()[self.at..]
    }

    /// As much of the rest as decisions are made from, however much is in the window.
    pub(super) fn near(&self) -> &[u8] {
        let rest = self.rest();
        &rest[..rest.len().min(AHEAD)]
    }

    /// The line at this place.
    fn line(&self) -> Line {
        self.before.after(&self.block.bytes()[..self.at])
    }

    /// Reads more of the moves. Returns false at the end of the archive, or if there is no room.
    fn more_of_moves(&mut self, reader: &mut impl Reader) -> Result<bool, Failure> {
        if self.block.is_full() {
            // The last word stays whole.
            let bytes = &self.block.bytes()[..self.at];
            let kept = &bytes[self.at.saturating_sub(KEPT)..];
            let word = kept.iter().rposition(u8::is_ascii_whitespace).map_or(0, |blank| blank + 1);
            let passed = self.at - (kept.len() - word);
            self.comments.place(self.block.bytes(), passed);
            self.pass_on(passed, reader)?;
        }
        self.block.read_more()
    }

    /// Passes on the first bytes of the window, and drops them.
    fn pass_on(&mut self, count: usize, reader: &mut impl Reader) -> Result<(), Failure> {
        reader.bytes(&self.block.bytes()[..count])?;
        self.drop_first(count);
        Ok(())
    }

    /// Drops the first bytes of the window.
    pub(super) fn drop_first(&mut self, count: usize) {
        self.before = self.before.after(&self.block.bytes()[..count]);
        self.block.drop_first(count);
        self.comments.drop_first(count);
        self.at = self.at.saturating_sub(count);
    }

    /// Reads the tag section at the beginning of the window.
    fn section<T: Reader>(&mut self, reader: &mut T) -> Result<(), Failure> {
        self.at = 0;
        let offset = self.block.offset();
        self.values.clear();
        if let Some((tags, moves)) = plain::section(self.block.bytes(), &mut self.values) {
            self.at = moves;
            self.comments = Comments::of_moves(moves);
            (self.has_begun, self.is_in_game) = (true, true);
            return reader.begin(offset, &Start::of_game(&tags), &self.values);
        }
        let Section { tags, end, is_whole } = self.section_by_tokens::<T>()?;
        self.is_at_section = end == End::Game;
        let is_header = end == End::Game && tags.fen.is_none() && is_whole;
        if is_header && self.is_repeated_header()? {
            return Ok(());
        }
        self.comments = Comments::of_moves(self.at);
        (self.has_begun, self.is_in_game) = (true, true);
        let start = match end {
            End::Cut if tags.fen.is_none() => Start::unknown("cut off in the tags"),
            _ => Start::of_game(&tags),
        };
        reader.begin(offset, &start, &self.values)?;
        reader.bytes(&std::mem::take(&mut self.pending))
    }

    /// Whether a section without moves, which the window begins with, comes again with the same
    /// tags: then it is no game.
    fn is_repeated_header(&mut self) -> Result<bool, Failure> {
        while self.rest().len() < self.at + AHEAD && self.block.read_more()? {}
        let (section, next) = self.block.bytes().split_at(self.at);
        Ok(is_repeated(section, next))
    }
}

/// Finds the next bracket that is not that of a command in a comment, such as `[%clk`. A bracket at
/// the end of the text is not found.
#[inline]
fn next_bracket(text: &[u8], from: usize) -> Option<usize> {
    let first = from + memchr(b'[', &text[from..])?;
    // Where there is one command, there are more.
    if *text.get(first + 1)? == b'%' { next_of_many(text, first + 2) } else { Some(first) }
}

/// The inner loop has no early exit, and therefore compiles without a jump.
#[multiversion(targets("x86_64+avx2"))]
fn next_of_many(text: &[u8], mut at: usize) -> Option<usize> {
    const CHUNK: usize = 128;
    while let Some(bytes) = text.get(at..).and_then(<[u8]>::first_chunk::<{ CHUNK + 1 }>) {
        let (brackets, seconds) = (&bytes[..CHUNK], &bytes[1..]);
        let mut found = 0;
        for index in 0..CHUNK {
            found |= u8::from(brackets[index] == b'[') & u8::from(seconds[index] != b'%');
        }
        if found != 0 {
            break;
        }
        at += CHUNK;
    }
    let rest = &text[at..];
    memchr_iter(b'[', rest)
        .find(|at| rest.get(at + 1).is_some_and(|next| *next != b'%'))
        .map(|found| at + found)
}
