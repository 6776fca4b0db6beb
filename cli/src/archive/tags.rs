//! The tag pairs of a game, as far as its start position is concerned.

use std::borrow::Cow;
use std::ops::Range;

use chess960::{CastlingStyle, Fen, StartPosition};
use memchr::{memchr, memchr2, memchr3};

use super::start::BOARD_LEN;

/// The values of the tags that matter, without quotes and escapes. Of a tag that comes
/// twice, the first counts.
#[derive(Debug, Default)]
pub(crate) struct Tags<'a> {
    pub(crate) variant: Option<Cow<'a, [u8]>>,
    pub(crate) fen: Option<FenTag<'a>>,
    pub(crate) result: Option<Cow<'a, [u8]>>,
    /// Only where there is no plain section: beside a FEN it says nothing.
    pub(crate) set_up: Option<Cow<'a, [u8]>>,
}

/// The value of the FEN tag.
#[derive(Debug)]
pub(crate) enum FenTag<'a> {
    /// The position's X-FEN to the byte.
    Exact(StartPosition),
    /// Any other.
    Text(Cow<'a, str>),
}

impl<'a> Tags<'a> {
    /// Takes the tags of a section, of which these lines begin with a tag that matters.
    pub(crate) fn read(section: &'a [u8], lines: &[Range<usize>]) -> Self {
        let mut tags = Self::default();
        for line in lines {
            tags.read_line(&section[line.clone()]);
        }
        tags
    }

    /// Takes the tags of a line that begins with a bracket.
    fn read_line(&mut self, line: &'a [u8]) {
        let mut rest = line;
        while let Some((name, value, behind)) = tag(rest) {
            self.take(name, unescaped(value));
            rest = behind;
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

    /// Takes the tag at the beginning of a text as nearly all are: one that matters, spelt
    /// as in the PGN standard, alone on its line. The length of the line without its line
    /// feed; `None` if it is another.
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

/// What is behind the value of a tag that is alone on its line.
const END: &[u8] = b"\"]";

/// The value with which a text begins, without escapes, if nothing but the end of its tag is
/// behind it in its line.
#[inline]
fn plain_value(text: &[u8]) -> Option<&[u8]> {
    if text.starts_with(b"Chess960\"]\n") {
        return Some(b"Chess960");
    }
    let (value, end) = text.split_at(memchr3(b'"', b'\\', b'\n', text)?);
    end.starts_with(b"\"]\n").then_some(value)
}

/// As [`plain_value`], of the FEN tag; and its length.
#[inline]
fn plain_fen(text: &[u8]) -> Option<(FenTag<'_>, usize)> {
    if let Some(position) = exact_fen(text) {
        return Some((FenTag::Exact(position), Fen::LEN));
    }
    let value = plain_value(text)?;
    Some((FenTag::Text(self::text(value.into())), value.len()))
}

/// The position whose X-FEN, with the end of its tag, a text begins with.
#[inline]
fn exact_fen(text: &[u8]) -> Option<StartPosition> {
    let (fen, end) = text.split_first_chunk::<{ Fen::LEN }>()?;
    let position = StartPosition::from_bytes(fen[..BOARD_LEN].last_chunk()?)?;
    let is_exact = position.fen(CastlingStyle::XFen).as_bytes() == fen;
    (is_exact && end.starts_with(b"\"]\n")).then_some(position)
}

/// Whether a line may begin with a tag that matters: FEN, Variant and Result are told by
/// two letters.
#[inline]
pub(crate) fn matters(line: &[u8]) -> bool {
    match line {
        [b'[', a, b, ..] => {
            matches!(&[a | 0x20, b | 0x20], b"fe" | b"va" | b"re") || matches!(a, b' ' | b'\t')
        }
        _ => false,
    }
}

/// The name of the tag with which a line begins. `None` if it begins with none.
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

/// Whether a line has a tag that may matter, or more than one.
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

/// A tag without quotes, or whose value does not end in its line: its name, and what
/// there is of a value. It is there, and is not what it should be.
fn broken_tag(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let rest = text.trim_ascii_start().strip_prefix(b"[")?.trim_ascii();
    let end = rest.iter().position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_');
    let (name, value) = rest.split_at(end.unwrap_or(rest.len()));
    let value = value.trim_ascii_start();
    Some((name, value.strip_prefix(b"\"").unwrap_or(value)))
}

/// The first tag of a text: its name, its value as it is written, and what is behind it.
fn tag(text: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let text = text.trim_ascii_start();
    let name = name(text)?;
    let start = memchr(b'"', text)? + 1;
    let length = closing_quote(&text[start..])?;
    let (value, behind) = text[start..].split_at(length);
    let behind = behind[1..].trim_ascii_start();
    Some((name, value, behind.strip_prefix(b"]").unwrap_or(b"")))
}

/// Where a value ends: at the first quote that no backslash escapes.
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

/// A value as text. Bytes that are none are replaced by a mark that no FEN has.
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
            FenTag::Exact(position) => panic!("at a glance: {position:?}"),
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
        // Broken ones are there, and are no FENs.
        assert_eq!(read("[FEN \"x]"), fen("x]"));
        assert_eq!(read("[FEN \"x\\\"]"), fen("x\\\"]"));
        assert_eq!(read("[FEN x]"), fen("x]"));
        assert_eq!(read("[FEN]"), fen("]"));
        assert_eq!(read("[FEN \"x\"] [Variant \"y]\r")[0], Some("y]".into()));
        let all = [Some("Chess960".into()), Some("x".into()), Some("1-0".into())];
        assert_eq!(read("[Variant \"Chess960\"] [FEN \"x\"] [Result \"1-0\"]"), all);
    }

    #[test]
    fn lines_that_begin_no_tag() {
        for line in ["", "[", "[]", "[%clk 1:00]", "[1 \"x\"]", "[Event x]", "Event \"x\"", "[#]"] {
            assert_eq!(name(line.as_bytes()), None, "{line}");
        }
        assert_eq!(name(b"[Event \"x\"]"), Some(&b"Event"[..]));
    }
}
