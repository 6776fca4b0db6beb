//! Reads the lines of an EPD book, or of any text with one FEN on each line.

use std::io::Read;
use std::path::Path;

use memchr::memchr;

use super::block::Block;
use super::reader::Reader;
use super::start::Start;
use super::values::Values;
use crate::failure::Failure;

/// Reads all lines of the archive of this name; empty lines and comments are skipped. Returns
/// whether it has any games.
pub(crate) fn lines(
    input: impl Read,
    name: &Path,
    reader: &mut impl Reader,
) -> Result<bool, Failure> {
    let mut block = Block::new(input, name);
    let no_values = Values::new(reader.tags());
    let (mut is_first, mut is_in_line, mut has_games) = (true, false, false);
    loop {
        let Some(length) = line_length(&mut block)? else { return Ok(has_games) };
        let line = &block.bytes()[..length];
        let text = String::from_utf8_lossy(line);
        let text = if is_first { text.trim_start_matches('\u{FEFF}') } else { &text };
        // A line longer than the window comes in pieces, and is still one record.
        if !is_in_line && !is_comment(text.trim()) {
            reader.begin(block.offset(), &Start::of_fen(text), &no_values)?;
            reader.end(None);
            has_games = true;
        }
        is_in_line = !line.ends_with(b"\n");
        reader.bytes(line)?;
        block.drop_first(length);
        is_first = false;
    }
}

/// Whether a line has no FEN: it is empty, or begins with a mark that books use for comments.
fn is_comment(line: &str) -> bool {
    line.is_empty() || line.starts_with(['#', ';', '%'])
}

/// Returns the length of the first line with its line feed, or of as much of it as fits into
/// the window, or `None` at the end.
fn line_length(block: &mut Block<'_, impl Read>) -> Result<Option<usize>, Failure> {
    let mut searched = 0;
    loop {
        if let Some(feed) = memchr(b'\n', &block.bytes()[searched..]) {
            return Ok(Some(searched + feed + 1));
        }
        searched = block.bytes().len();
        if !block.read_more()? {
            return Ok((searched > 0).then_some(searched));
        }
    }
}
