//! Reads plain tag sections, which nearly all archives have, in wide steps.
//!
//! A plain section has one tag on each line and no other bracket, one `Event`, spells the tags that
//! matter as in the PGN standard, has a FEN, and one empty line between itself and the moves: that
//! is PGN's export format. Only lines whose tag may matter are read. Any other section is read
//! by tokens.

use memchr::memchr;
use multiversion::multiversion;

use super::tags::{self, Tags};
use super::text::begins_moves;
use super::values::{Letters, MOST, Values};

/// How many bytes are compared together: the compiler turns this into a few wide
/// comparisons.
const CHUNK: usize = 32;

/// Returns the tags, and where the moves begin, if a text begins with a plain section; and takes
/// the values that are wanted.
#[inline]
pub(crate) fn section<'a>(text: &'a [u8], values: &mut Values) -> Option<(Tags<'a>, usize)> {
    let first = memchr(b'\n', text)?;
    let has_returns = text[..first].ends_with(b"\r");
    match (has_returns, values.letters().count()) {
        (false, 0) => section_with::<0, 0>(text, values),
        (true, 0) => section_with::<1, 0>(text, values),
        (false, 1) => section_with::<0, 1>(text, values),
        (true, 1) => section_with::<1, 1>(text, values),
        (false, _) => section_with::<0, MOST>(text, values),
        (true, _) => section_with::<1, MOST>(text, values),
    }
}

/// The same, with so many carriage returns before each line feed, and with values of tags that
/// begin with so many letters.
#[inline]
fn section_with<'a, const RETURNS: usize, const LETTERS: usize>(
    text: &'a [u8],
    values: &mut Values,
) -> Option<(Tags<'a>, usize)> {
    let end = &end_of_line::<RETURNS>()[..2 + RETURNS];
    let letters = values.letters();
    let mut tags = Tags::default();
    let mut at = match read_tag::<RETURNS, LETTERS>(&mut tags, values, text)? {
        0 if text.get(1..2 + RETURNS)?.contains(&b'[') => return None,
        0 => 0,
        length => length - 1 - RETURNS,
    };
    loop {
        let (chunk, found) = next_chunk::<RETURNS, LETTERS>(text, at, letters)?;
        let feed = chunk + 1 + RETURNS + memchr(b'\n', &text[chunk + 1 + RETURNS..])?;
        let line = feed + 1;
        let is_plain = found == Found::Tag || is_plain_end(text, chunk, feed, end);
        match *text.get(line)? {
            b'[' if is_plain => {
                let rest = &text[line..];
                let is_second = rest.get(..6)?.eq_ignore_ascii_case(b"[Event")
                    && tags::name(rest).is_some_and(tags::is_event);
                if is_second {
                    return None;
                }
                at = line + read_tag::<RETURNS, LETTERS>(&mut tags, values, rest)?;
            }
            b'\r' | b'\n' if is_plain && text[line..].starts_with(&b"\r\n"[1 - RETURNS..]) => {
                let moves = line + 1 + RETURNS;
                let rest = text.get(moves..)?;
                let is_plain = tags.fen.is_some() && rest.len() >= 20 && begins_moves(rest);
                return is_plain.then_some((tags, moves));
            }
            _ => return None,
        }
        // The search goes on with the end of the line that was looked at.
        at -= 1 + RETURNS;
    }
}

/// The end of a line, from the quote of its value on.
const fn end_of_line<const RETURNS: usize>() -> &'static [u8] {
    if RETURNS == 0 { b"\"]\n" } else { b"\"]\r\n" }
}

/// Reads a tag that may matter, or whose value may be wanted. Returns how much of its line was
/// looked at, with its end.
#[inline]
fn read_tag<'a, const RETURNS: usize, const LETTERS: usize>(
    tags: &mut Tags<'a>,
    values: &mut Values,
    line: &'a [u8],
) -> Option<usize> {
    let end = end_of_line::<RETURNS>();
    let is_wanted = LETTERS > 0 && values.letters().may_be(*line.get(1)?);
    let wanted = if is_wanted { values.take_plain(line, end)? } else { 0 };
    let length = if tags::matters(line) { tags.read_plain(line, end)? } else { wanted };
    Some(if length == 0 { 0 } else { length + RETURNS })
}

/// Whether a line, of which the part before the chunk was seen, ends as a tag does, and has no
/// other bracket.
#[inline]
fn is_plain_end(text: &[u8], chunk: usize, feed: usize, end: &[u8]) -> bool {
    let returns = end.len() - 2;
    let opening = text.get(chunk + 2 + returns..feed).and_then(|line| memchr(b'[', line));
    let closing = memchr(b']', &text[chunk..feed]).map(|closing| chunk + closing + 1 + returns);
    text[..feed].ends_with(end) && opening.is_none() && closing == Some(feed)
}

/// What a chunk has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    /// Only tags, of which one may matter.
    Tag,
    /// A line that is not a tag, or a bracket within a line.
    Other,
}

/// Returns the next chunk that must be read, or `None` if the text ends before.
#[multiversion(targets("x86_64+avx2"))]
fn next_chunk<const RETURNS: usize, const LETTERS: usize>(
    text: &[u8],
    mut chunk: usize,
    letters: Letters,
) -> Option<(usize, Found)> {
    loop {
        let found = look_at::<RETURNS, LETTERS>(text.get(chunk..)?.first_chunk()?, letters);
        if let Some(found) = found {
            return Some((chunk, found));
        }
        chunk += CHUNK;
    }
}

/// Finds tags whose name begins with F or V, with Ev, or with one of the letters if values are
/// wanted, or does not follow its bracket at once; and lines that do not begin or end with a
/// bracket, or have one elsewhere. These are the line feeds after the first bytes; some more bytes
/// are read.
///
/// The loop has no early exit, and therefore compiles without a jump.
#[inline]
fn look_at<const RETURNS: usize, const LETTERS: usize>(
    bytes: &[u8; CHUNK + 5],
    wanted: Letters,
) -> Option<Found> {
    let (closings, returns) = (&bytes[..CHUNK], &bytes[1..=CHUNK]);
    let [feeds, openings, letters, seconds] =
        [1, 2, 3, 4].map(|after| &bytes[after + RETURNS..][..CHUNK]);
    let (mut tags, mut others) = (0, 0);
    for at in 0..CHUNK {
        // F and V in either case are 0x46, 0x56, 0x66 and 0x76.
        let letter = letters[at] & 0xDF;
        let is_wanted = u8::from(LETTERS == MOST && wanted.are_many);
        let is_wanted = wanted.few[..LETTERS]
            .iter()
            .fold(is_wanted, |is_wanted, few| is_wanted | u8::from(letter == *few));
        let is_of_interest = is_wanted
            | u8::from(letters[at] & 0xCF == 0x46)
            | (u8::from(letters[at] & 0xDF == b'E') & u8::from(seconds[at] & 0xDF == b'V'))
            | u8::from(letters[at] <= b' ');
        let is_line = u8::from(feeds[at] == b'\n');
        let is_tag = u8::from(openings[at] == b'[');
        tags |= is_line & is_of_interest;
        others |= (is_line ^ is_tag) | (is_line ^ u8::from(closings[at] == b']'));
        if RETURNS > 0 {
            others |= is_line & u8::from(returns[at] != b'\r');
        }
    }
    if tags | others == 0 {
        return None;
    }
    Some(if others == 0 { Found::Tag } else { Found::Other })
}
