//! Reads a tag section by the tokens of PGN's import format: white space and line ends mean nothing
//! between them.
//!
//! The section ends where moves begin, where `Event` comes again, or where any tag comes again
//! after an empty line. Its length does not matter: only the tags that do are stored.

use std::io::Read;

use memchr::{memchr, memchr2, memchr3};

use super::games::{AHEAD, Games};
use super::reader::Reader;
use super::tags::{self, GAP, Tags, after_value, two_tags};
use super::text::{begins_moves, blanks};
use crate::failure::Failure;

/// What a section has.
pub(super) struct Section {
    pub(super) tags: Tags<'static>,
    pub(super) end: End,
    /// Whether all of it is still in the window.
    pub(super) is_whole: bool,
}

/// What ends a tag section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    Moves,
    /// The section of the next game.
    Game,
    /// The end of the archive after an empty line.
    Archive,
    /// The end of the archive without one: something may be missing.
    Cut,
}

/// The tags of a section so far.
struct Found {
    tags: Tags<'static>,
    /// The names, and in which paragraph they came first.
    names: Vec<(u64, u32)>,
    /// How many empty lines were passed.
    paragraph: u32,
    /// Whether the line is blank so far.
    is_blank: bool,
    /// Whether an empty line came after the last token.
    is_after_empty: bool,
    is_whole: bool,
}

/// More names are not compared: they are no game's.
const NAMES: usize = 64;

impl Found {
    /// Whether a tag of this name begins another game.
    fn begins_another(&self, name: &[u8], hash: u64) -> bool {
        let known = self.names.iter().find(|(known, _)| *known == hash);
        known.is_some_and(|(_, paragraph)| *paragraph < self.paragraph || tags::is_event(name))
    }

    fn note(&mut self, hash: u64) {
        if self.names.len() < NAMES && !self.names.iter().any(|(known, _)| *known == hash) {
            self.names.push((hash, self.paragraph));
        }
    }
}

/// A hash of a name without its case (FNV-1a).
fn hash(name: &[u8]) -> u64 {
    name.iter().fold(0xCBF2_9CE4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte.to_ascii_lowercase())).wrapping_mul(0x100_0000_01B3)
    })
}

/// Where a value ends, counted from its tag.
enum Value {
    /// Before this quote.
    Closed(usize),
    /// With its line, without a quote.
    Line(usize),
    TooLong,
}

impl<R: Read> Games<'_, R> {
    /// Reads the section at the beginning of the window, up to what ends it.
    pub(super) fn section_by_tokens<T: Reader>(&mut self) -> Result<Section, Failure> {
        self.values.clear();
        let mut found = Found {
            tags: Tags::default(),
            names: Vec::with_capacity(NAMES),
            paragraph: 0,
            is_blank: false,
            is_after_empty: false,
            is_whole: true,
        };
        let end = loop {
            let is_line_start = self.skip_white_space::<T>(&mut found)?;
            let Some(&first) = self.rest().first() else {
                break if found.is_after_empty { End::Archive } else { End::Cut };
            };
            match first {
                b'[' => {
                    if self.tag::<T>(&mut found)? {
                        break End::Game;
                    }
                }
                b'{' => self.comment::<T>(&mut found)?,
                b';' => self.skip_to::<T>(&mut found, None)?,
                b'%' if is_line_start => self.skip_to::<T>(&mut found, None)?,
                b']' => self.at += 1,
                _ => {
                    self.have::<T>(&mut found, AHEAD)?;
                    if begins_moves(self.near()) {
                        break End::Moves;
                    }
                    found.tags.is_unread = true;
                    self.skip_to::<T>(&mut found, Some(b'['))?;
                }
            }
            found.is_blank = false;
            found.is_after_empty = false;
        };
        Ok(Section { tags: found.tags, end, is_whole: found.is_whole })
    }

    /// Makes sure that so many bytes are in the window, unless the archive ends before.
    fn have<T: Reader>(&mut self, found: &mut Found, count: usize) -> Result<bool, Failure> {
        while self.rest().len() < count {
            if self.block.is_full() {
                if self.at == 0 {
                    return Ok(false);
                }
                found.is_whole = false;
                if T::NEEDS_BYTES {
                    self.pending.extend_from_slice(&self.block.bytes()[..self.at]);
                }
                self.drop_first(self.at);
            }
            if !self.block.read_more()? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Skips blanks and line ends. Returns whether this is the beginning of a line.
    fn skip_white_space<T: Reader>(&mut self, found: &mut Found) -> Result<bool, Failure> {
        let mut is_line_start = false;
        loop {
            let blank = blanks(self.rest());
            self.at += blank;
            is_line_start &= blank == 0;
            match self.rest().first().copied() {
                Some(b'\n') => {
                    self.at += 1;
                    found.paragraph += u32::from(found.is_blank);
                    found.is_after_empty |= found.is_blank;
                    (found.is_blank, is_line_start) = (true, true);
                }
                // A byte-order mark may be cut.
                Some(b'\xEF') if self.rest().len() < 3 => {
                    if !self.have::<T>(found, 3)? {
                        return Ok(is_line_start);
                    }
                }
                None if self.have::<T>(found, 1)? => {}
                _ => return Ok(is_line_start),
            }
        }
    }

    /// Reads a tag. Returns true if it begins another game, and is not read.
    fn tag<T: Reader>(&mut self, found: &mut Found) -> Result<bool, Failure> {
        self.have::<T>(found, AHEAD)?;
        let Some(head) = tags::head(self.near()) else {
            self.broken_tag(found);
            self.at += 1;
            self.skip_to::<T>(found, Some(b'['))?;
            return Ok(false);
        };
        let (hash, start) = (hash(head.name), head.value);
        if found.begins_another(head.name, hash) {
            return Ok(true);
        }
        found.note(hash);
        let matters = tags::is_kept(head.name) || self.values.has(head.name);
        match self.value::<T>(found, start)? {
            Value::Closed(quote) => {
                self.have_rest_of_line::<T>(found, quote + 1)?;
                let (quote, end, is_clean) = after_value(self.rest(), start, quote);
                found.tags.is_unread |= !is_clean;
                if matters {
                    let value = tags::unescaped(&self.rest()[start..quote]);
                    self.keep(found, value);
                }
                self.at += end;
            }
            Value::Line(end) => {
                found.tags.is_unread = true;
                if matters {
                    let value = self.rest()[start..end].trim_ascii_end().to_vec();
                    self.keep(found, value);
                }
                self.at += end;
            }
            Value::TooLong => {
                found.tags.is_unread = true;
                self.at += start;
                self.skip_to::<T>(found, Some(b'"'))?;
                self.at += usize::from(self.rest().first() == Some(&b'"'));
            }
        }
        Ok(false)
    }

    /// Makes sure that what [`after_value`] looks at is in the window, if it is more than a bracket.
    fn have_rest_of_line<T: Reader>(
        &mut self,
        found: &mut Found,
        after: usize,
    ) -> Result<(), Failure> {
        self.have::<T>(found, after + 1)?;
        let mut searched = after;
        while self.rest().get(after) != Some(&b']') {
            let text = self.rest().get(searched..).unwrap_or_default();
            if let Some(mark) = memchr2(b'\n', b'[', text) {
                self.have::<T>(found, searched + mark + 1 + GAP)?;
                break;
            }
            searched = self.rest().len();
            if !self.have::<T>(found, searched + 1)? {
                break;
            }
        }
        Ok(())
    }

    /// Keeps the value of the tag at this place.
    fn keep(&mut self, found: &mut Found, value: Vec<u8>) {
        // Not self.rest(), because the values are changed.
        if let Some(name) = tags::name(&self.block.bytes()[self.at..]) {
            self.values.take(name, &value);
            found.tags.take(name, value.into());
        }
    }

    /// A bracket that begins no tag. One without quotes may still have been a FEN.
    fn broken_tag(&mut self, found: &mut Found) {
        found.tags.is_unread = true;
        let line = &self.block.bytes()[self.at..];
        let line = &line[..line.len().min(AHEAD)];
        let line = &line[..memchr(b'\n', line).unwrap_or(line.len())];
        if let Some((name, value)) = tags::broken(line) {
            self.values.take(name, value);
            found.tags.take(name, value.to_vec().into());
        }
    }

    /// Finds the end of the value that begins there, counted from its tag. It goes over a line
    /// end only if its quote comes before an empty line and before a line that begins with a
    /// bracket.
    fn value<T: Reader>(&mut self, found: &mut Found, start: usize) -> Result<Value, Failure> {
        let (mut at, mut line) = (start, None);
        loop {
            let text = self.rest();
            match memchr3(b'"', b'\\', b'\n', &text[at..]).map(|mark| at + mark) {
                Some(mark) if text[mark] == b'"' => return Ok(Value::Closed(mark)),
                Some(mark) if text[mark] == b'\\' && mark + 1 < text.len() => {
                    // A line feed is not escaped.
                    at = mark + if text[mark + 1] == b'\n' { 1 } else { 2 };
                    continue;
                }
                Some(feed) if text[feed] == b'\n' => {
                    line.get_or_insert(feed);
                    let next = feed + 1 + blanks(&text[feed + 1..]);
                    match text.get(next) {
                        Some(b'\n' | b'[') => return Ok(Value::Line(line.unwrap_or(feed))),
                        Some(_) => {
                            at = next;
                            continue;
                        }
                        None => {}
                    }
                }
                _ => {}
            }
            let length = text.len();
            if !self.have::<T>(found, length + 1)? {
                let is_full = self.block.is_full();
                return Ok(match line {
                    _ if is_full => Value::TooLong,
                    Some(feed) => Value::Line(feed),
                    None => Value::Line(self.rest().len()),
                });
            }
        }
    }

    /// Skips a comment. One that was never closed ends where, after an empty line, `Event` or two
    /// tags stand.
    fn comment<T: Reader>(&mut self, found: &mut Found) -> Result<(), Failure> {
        self.at += 1;
        let mut is_line = false;
        loop {
            match memchr2(b'}', b'\n', self.rest()) {
                Some(mark) if self.rest()[mark] == b'}' => {
                    self.at += mark + 1;
                    return Ok(());
                }
                Some(feed) => {
                    let is_after_empty = is_line && blanks(self.rest()) == feed;
                    is_line = true;
                    self.at += feed + 1;
                    self.have::<T>(found, AHEAD)?;
                    let blank = blanks(self.rest());
                    let text = self.near().get(blank..).unwrap_or_default();
                    if is_after_empty && text.first() == Some(&b'[') {
                        let is_event = tags::name(text).is_some_and(tags::is_event);
                        if is_event || two_tags(text) {
                            self.at += blank;
                            found.paragraph += 1;
                            // A tag may be in it.
                            found.tags.is_unread = true;
                            return Ok(());
                        }
                    }
                }
                None => {
                    is_line &= blanks(self.rest()) == self.rest().len();
                    self.at += self.rest().len();
                    if !self.have::<T>(found, 1)? {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Skips to this byte, or to the end of the line.
    fn skip_to<T: Reader>(&mut self, found: &mut Found, byte: Option<u8>) -> Result<(), Failure> {
        loop {
            if let Some(mark) = memchr2(byte.unwrap_or(b'\n'), b'\n', self.rest()) {
                self.at += mark;
                return Ok(());
            }
            self.at += self.rest().len();
            if !self.have::<T>(found, 1)? {
                return Ok(());
            }
        }
    }
}
