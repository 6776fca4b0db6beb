//! Reads plain tag sections, which nearly all archives have, in wide steps.
//!
//! A plain section has one tag on each line and no other bracket, spells the tags that matter
//! as in the PGN standard, and has one empty line between itself and the moves. Only lines
//! whose tag may matter are read. Any other section is read line by line.

use memchr::memchr;
use multiversion::multiversion;

use super::tags::{self, Tags};

/// How many bytes are compared together: the compiler turns this into a few wide
/// comparisons.
const CHUNK: usize = 32;

/// Returns the tags, and where the moves begin, if a text begins with a plain section. The
/// result is included only with `has_result`.
#[inline]
pub(crate) fn section(text: &[u8], has_result: bool) -> Option<(Tags<'_>, usize)> {
    let mut tags = Tags::default();
    let mut at = 0;
    if tags::matters(text) {
        at = tags.read_plain(text)?;
    }
    loop {
        let (chunk, found) = next_chunk(text, at, has_result)?;
        let feed = chunk + memchr(b'\n', &text[chunk..])?;
        let before = text.get(chunk + 1..feed).unwrap_or_default();
        if found == Found::Other && memchr(b'[', before).is_some() {
            return None;
        }
        // The search goes on after the line.
        at = feed + 1;
        match text.get(feed + 1)? {
            b'[' if tags::matters(&text[at..]) => at += tags.read_plain(&text[at..])?,
            b'[' => {}
            b'\n' => {
                let moves = text.get(feed + 2)?;
                let is_plain = !b"[%;{\n\r \t\x0C".contains(moves) && tags.fen.is_some();
                return is_plain.then_some((tags, feed + 2));
            }
            _ => return None,
        }
    }
}

/// What a chunk has.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    /// Only tags, of which one may matter.
    Tag,
    /// A line that is not a tag, or a bracket within a line, which may begin a second tag or
    /// belong to the moves.
    Other,
}

/// Returns the next chunk that must be read, or `None` if the text ends before.
#[multiversion(targets("x86_64+avx2"))]
fn next_chunk(text: &[u8], mut chunk: usize, has_result: bool) -> Option<(usize, Found)> {
    loop {
        if let Some(found) = look_at(text.get(chunk..)?.first_chunk()?, has_result) {
            return Some((chunk, found));
        }
        chunk += CHUNK;
    }
}

/// Finds tags whose name begins with F or V, or with R if results are needed, or does not
/// follow its bracket at once; and lines that do not begin with a tag. The two bytes after a
/// chunk are read as well.
///
/// The loop has no early exit, and therefore compiles without a jump.
#[inline]
fn look_at(bytes: &[u8; CHUNK + 2], has_result: bool) -> Option<Found> {
    let (feeds, brackets, letters) = (&bytes[..CHUNK], &bytes[1..=CHUNK], &bytes[2..]);
    let (mut tags, mut others) = (0, 0);
    for at in 0..CHUNK {
        // F and V in either case are 0x46, 0x56, 0x66 and 0x76.
        let is_of_interest = u8::from(letters[at] & 0xCF == 0x46)
            | u8::from(letters[at] <= b' ')
            | u8::from(has_result && letters[at] & 0xDF == b'R');
        let (is_line, is_tag) = (u8::from(feeds[at] == b'\n'), u8::from(brackets[at] == b'['));
        tags |= is_line & is_of_interest;
        others |= is_line ^ is_tag;
    }
    if tags | others == 0 {
        return None;
    }
    Some(if others == 0 { Found::Tag } else { Found::Other })
}
