//! Reads the tag pairs of a game that matter for its start position.

use std::borrow::Cow;
use std::ops::Range;

use chess960::{CastlingStyle, Fen, StartPosition};
use memchr::{memchr, memchr2, memchr3};

/// The length of the board of every start position. White's back rank ends it.
pub(super) const BOARD_LEN: usize = 43;

/// The values of the tags that matter, without quotes and escapes. If a tag comes twice, the
/// first counts.
#[derive(Debug, Default)]
pub(crate) struct Tags<'a> {
    pub(crate) variant: Option<Cow<'a, [u8]>>,
    pub(crate) fen: Option<FenTag<'a>>,
    pub(crate) result: Option<Cow<'a, [u8]>>,
    /// Missing in plain sections, which have a FEN and do not need it.
    pub(crate) set_up: Option<Cow<'a, [u8]>>,
}

/// The value of the FEN tag.
#[derive(Debug)]
pub(crate) enum FenTag<'a> {
    /// The X-FEN of this position, byte for byte.
    Exact(StartPosition),
    /// Any other.
    Text(Cow<'a, str>),
}

impl<'a> Tags<'a> {
    /// Reads the tags of a section on these lines.
    pub(crate) fn read(section: &'a [u8], lines: &[Range<usize>]) -> Self {
        let mut tags = Self::default();
        for line in lines {
            tags.read_line(&section[line.clone()]);
        }
        tags
    }

    /// Reads the tags of a line that begins with a bracket.
    fn read_line(&mut self, line: &'a [u8]) {
        let mut rest = line;
        while let Some((name, value, after)) = tag(rest) {
            self.take(name, unescaped(value));
            rest = after;
        }
        if let Some((name, value)) = broken_tag(rest) {
            self.take(name, value.into());
        }
    }

    fn take(&mut self, name: &[u8], value: Cow<'a, [u8]>) {
        match name.len() {
            3 if self.fen.is_none() && name.eq_ignore_ascii_case(b"FEN") => {
                self.fen = Some(FenTag::Text(text(value)));
            }
            7 if self.variant.is_none() && name.eq_ignore_ascii_case(b"Variant") => {
                self.variant = Some(value);
            }
            6 if self.result.is_none() && name.eq_ignore_ascii_case(b"Result") => {
                self.result = Some(value);
            }
            5 if self.set_up.is_none() && name.eq_ignore_ascii_case(b"SetUp") => {
                self.set_up = Some(value);
            }
            _ => {}
        }
    }

    /// Reads a plain tag at the beginning of a text: one that matters, spelt as in the PGN
    /// standard, alone on its line. Returns the length of the line without its line feed, or
    /// `None` if the tag is not plain.
    #[inline]
    pub(crate) fn read_plain(&mut self, text: &'a [u8]) -> Option<usize> {
        if let Some(rest) = text.strip_prefix(b"[FEN \"") {
            let (fen, length) = plain_fen(rest)?;
            self.fen.get_or_insert(fen);
            Some(b"[FEN \"".len() + length + END.len())
        } else if let Some(rest) = text.strip_prefix(b"[Variant \"") {
            let value = plain_value(rest)?;
            self.variant.get_or_insert(value.into());
            Some(b"[Variant \"".len() + value.len() + END.len())
        } else {
            let rest = text.strip_prefix(b"[Result \"")?;
            let value = plain_value(rest)?;
            self.result.get_or_insert(value.into());
            Some(b"[Result \"".len() + value.len() + END.len())
        }
    }
}

/// The text after the value of a tag that is alone on its line.
const END: &[u8] = b"\"]";

/// The value at the beginning of a text, if it has no escapes and only the end of its tag
/// follows in the line.
#[inline]
fn plain_value(text: &[u8]) -> Option<&[u8]> {
    if text.starts_with(b"Chess960\"]\n") {
        return Some(b"Chess960");
    }
    let (value, end) = text.split_at(memchr3(b'"', b'\\', b'\n', text)?);
    end.starts_with(b"\"]\n").then_some(value)
}

/// The value of a FEN tag, as [`plain_value`] reads it, and its length.
#[inline]
fn plain_fen(text: &[u8]) -> Option<(FenTag<'_>, usize)> {
    if let Some(position) = exact_fen(text) {
        return Some((FenTag::Exact(position), Fen::LEN));
    }
    let value = plain_value(text)?;
    Some((FenTag::Text(self::text(value.into())), value.len()))
}

/// The position whose X-FEN begins the text, with the end of its tag.
#[inline]
fn exact_fen(text: &[u8]) -> Option<StartPosition> {
    let (fen, end) = text.split_first_chunk::<{ Fen::LEN }>()?;
    let position = StartPosition::from_bytes(fen[..BOARD_LEN].last_chunk()?)?;
    let is_exact = position.fen(CastlingStyle::XFen).as_bytes() == fen;
    (is_exact && end.starts_with(b"\"]\n")).then_some(position)
}

/// Returns whether a line may begin with a tag that matters: two letters identify FEN,
/// Variant and Result.
#[inline]
pub(crate) fn matters(line: &[u8]) -> bool {
    match line {
        [b'[', a, b, ..] => {
            matches!(&[a | 0x20, b | 0x20], b"fe" | b"va" | b"re") || matches!(a, b' ' | b'\t')
        }
        _ => false,
    }
}

/// Returns the name of the tag that begins a line, or `None` if no tag does.
pub(crate) fn name(line: &[u8]) -> Option<&[u8]> {
    let rest = line.strip_prefix(b"[")?.trim_ascii_start();
    let mut end = 0;
    while rest.get(end).is_some_and(|byte| byte.is_ascii_alphanumeric() || *byte == b'_') {
        end += 1;
    }
    let (name, rest) = rest.split_at(end);
    let is_tag = name.first().is_some_and(u8::is_ascii_alphabetic)
        && rest.trim_ascii_start().starts_with(b"\"");
    is_tag.then_some(name)
}

/// Returns whether a line has a tag that may matter, or more than one tag.
pub(crate) fn may_matter(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    match line.split_first() {
        Some((b'[', rest)) => {
            matters(line)
                || matches!(rest, [b'S' | b's', b'e' | b'E', ..])
                || memchr(b'[', rest).is_some()
        }
        _ => false,
    }
}

/// A broken tag, without quotes or with a value that does not end in its line: its name, and
/// as much of the value as there is.
fn broken_tag(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let rest = text.trim_ascii_start().strip_prefix(b"[")?.trim_ascii();
    let end = rest.iter().position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_');
    let (name, value) = rest.split_at(end.unwrap_or(rest.len()));
    let value = value.trim_ascii_start();
    Some((name, value.strip_prefix(b"\"").unwrap_or(value)))
}

/// The first tag of a text: its name, its raw value, and the text after it.
fn tag(text: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let text = text.trim_ascii_start();
    let name = name(text)?;
    let start = memchr(b'"', text)? + 1;
    let length = closing_quote(&text[start..])?;
    let (value, after) = text[start..].split_at(length);
    let after = after[1..].trim_ascii_start();
    Some((name, value, after.strip_prefix(b"]").unwrap_or(b"")))
}

/// The place of the first quote that no backslash escapes.
fn closing_quote(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        at += memchr2(b'"', b'\\', text.get(at..)?)?;
        if text[at] == b'"' {
            return Some(at);
        }
        at += 2;
    }
}

/// A value as text. Bytes that are not UTF-8 become a mark that no FEN has.
fn text(value: Cow<'_, [u8]>) -> Cow<'_, str> {
    match value {
        Cow::Borrowed(value) => match std::str::from_utf8(value) {
            Ok(text) => text.into(),
            Err(_) => String::from_utf8_lossy(value),
        },
        Cow::Owned(value) => String::from_utf8_lossy(&value).into_owned().into(),
    }
}

fn unescaped(value: &[u8]) -> Cow<'_, [u8]> {
    if memchr(b'\\', value).is_none() {
        return value.into();
    }
    let mut text = Vec::with_capacity(value.len());
    let mut bytes = value.iter();
    while let Some(&byte) = bytes.next() {
        let next = if byte == b'\\' { bytes.next().copied() } else { None };
        text.push(next.unwrap_or(byte));
    }
    text.into()
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use super::{FenTag, Tags, name};

    #[track_caller]
    fn read(line: &str) -> [Option<String>; 3] {
        let all = 0..line.len();
        let tags = Tags::read(line.as_bytes(), &[all]);
        let text = |value: Cow<'_, [u8]>| String::from_utf8(value.into_owned()).unwrap();
        let fen = tags.fen.map(|fen| match fen {
            FenTag::Exact(position) => panic!("read as plain: {position:?}"),
            FenTag::Text(fen) => fen.into_owned(),
        });
        [tags.variant.map(text), fen, tags.result.map(text)]
    }

    #[test]
    fn tags() {
        let fen = |value: &str| [None, Some(value.to_string()), None];
        assert_eq!(read("[FEN \"x\"]"), fen("x"));
        assert_eq!(read("[Fen \"x\"]\r"), fen("x"));
        assert_eq!(read("[ FEN   \"x\" ]"), fen("x"));
        assert_eq!(read("[FEN\"x\"]"), fen("x"));
        assert_eq!(read("[FEN \"x\""), fen("x"));
        assert_eq!(read("[FEN \"a \\\"b\\\" \\\\\"]"), fen("a \"b\" \\"));
        assert_eq!(read("[FEN \"x\"] [FEN \"y\"]"), fen("x"));
        assert_eq!(read("[White \"[FEN \\\"x\\\"]\"]"), [None, None, None]);
        assert_eq!(read("[Event \"a\"][FEN \"x\"]"), fen("x"));
        // Broken tags have a value, but it is not a FEN.
        assert_eq!(read("[FEN \"x]"), fen("x]"));
        assert_eq!(read("[FEN \"x\\\"]"), fen("x\\\"]"));
        assert_eq!(read("[FEN x]"), fen("x]"));
        assert_eq!(read("[FEN]"), fen("]"));
        assert_eq!(read("[FEN \"x\"] [Variant \"y]\r")[0], Some("y]".into()));
        let all = [Some("Chess960".into()), Some("x".into()), Some("1-0".into())];
        assert_eq!(read("[Variant \"Chess960\"] [FEN \"x\"] [Result \"1-0\"]"), all);
    }

    #[test]
    fn lines_without_a_tag_at_the_beginning() {
        for line in ["", "[", "[]", "[%clk 1:00]", "[1 \"x\"]", "[Event x]", "Event \"x\"", "[#]"] {
            assert_eq!(name(line.as_bytes()), None, "{line}");
        }
        assert_eq!(name(b"[Event \"x\"]"), Some(&b"Event"[..]));
    }
}
