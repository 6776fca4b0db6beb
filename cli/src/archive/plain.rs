//! Tag sections as nearly all archives have them, at a glance.
//!
//! A plain section has a tag a line, the names of the tags that matter as the PGN
//! standard spells them, and an empty line between itself and the moves. Whatever is not
//! plain is read line by line.

use std::ops::Range;

use memchr::memmem::Finder;

/// Finds the end of plain sections, and their lines that matter.
pub(crate) struct Plain {
    empty_line: Finder<'static>,
    fen: Finder<'static>,
    others: [Finder<'static>; 2],
}

impl Plain {
    pub(crate) fn new() -> Self {
        Self {
            empty_line: Finder::new("\n\n"),
            fen: Finder::new("\n[FEN \""),
            others: [Finder::new("\n[Variant \""), Finder::new("\n[Result \"")],
        }
    }

    /// Where the moves begin, if a text begins with a plain section that has a FEN.
    pub(crate) fn end(&self, text: &[u8], lines: &mut Vec<Range<usize>>) -> Option<usize> {
        let end = self.empty_line.find(text)?;
        let section = &text[..end];
        let is_moves = text.get(end + 2).is_some_and(|&byte| !b"[%\n\r \t".contains(&byte));
        if !is_moves || !has_only_tags(section) {
            return None;
        }
        lines.push(line(section, self.fen.find(section)?));
        for finder in &self.others {
            lines.extend(finder.find(section).map(|feed| line(section, feed)));
        }
        Some(end + 2)
    }
}

/// The line behind a line feed, up to the end of the section: its tag is the first.
fn line(section: &[u8], feed: usize) -> Range<usize> {
    let start = feed + 1;
    let length = memchr::memchr(b'\n', &section[start..]);
    start..length.map_or(section.len(), |length| start + length)
}

/// Whether every line begins with a bracket. Without a way out in the middle, this
/// becomes a few wide comparisons.
fn has_only_tags(section: &[u8]) -> bool {
    let next = section.get(1..).unwrap_or_default();
    let mut others = 0;
    for (&byte, &next) in section.iter().zip(next) {
        others |= u8::from(byte == b'\n') & u8::from(next != b'[');
    }
    section.first() == Some(&b'[') && others == 0
}
