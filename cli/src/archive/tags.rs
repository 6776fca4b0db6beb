//! Reads the tag pairs of a game that matter for its start position.

use std::borrow::Cow;

use chess960::{CastlingStyle, Fen, StartPosition};
use memchr::{memchr, memchr_iter, memchr2, memchr3};

use super::text::blanks;

/// The length of the board of every start position. White's back rank ends it.
pub(super) const BOARD_LEN: usize = 43;

/// The values of the tags that matter, without quotes and escapes. If a tag comes twice, the
/// first counts.
#[derive(Debug, Default)]
pub(crate) struct Tags<'a> {
    pub(crate) variant: Option<Cow<'a, [u8]>>,
    pub(crate) fen: Option<FenTag<'a>>,
    /// Missing in plain sections, which have a FEN and do not need it.
    pub(crate) set_up: Option<Cow<'a, [u8]>>,
    /// Whether something could not be read as a tag: it may have been any of these.
    pub(crate) is_unread: bool,
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
    /// Takes a tag that matters. If a tag comes twice, the first counts.
    pub(super) fn take(&mut self, name: &[u8], value: Cow<'a, [u8]>) {
        match name.len() {
            3 if self.fen.is_none() && name.eq_ignore_ascii_case(b"FEN") => {
                self.fen = Some(FenTag::Text(text(value)));
            }
            7 if self.variant.is_none() && name.eq_ignore_ascii_case(b"Variant") => {
                self.variant = Some(value);
            }
            5 if self.set_up.is_none() && name.eq_ignore_ascii_case(b"SetUp") => {
                self.set_up = Some(value);
            }
            _ => {}
        }
    }

    /// Reads a plain tag at the beginning of a text: one that matters, spelt as in the PGN
    /// standard, alone on its line, with this end from its quote on. Returns the length of the
    /// line without its end, or `None` if the tag is not plain.
    #[inline]
    pub(crate) fn read_plain(&mut self, text: &'a [u8], end: &[u8]) -> Option<usize> {
        if let Some(rest) = text.strip_prefix(b"[FEN \"") {
            let (fen, length) = plain_fen(rest, end)?;
            self.fen.get_or_insert(fen);
            Some(b"[FEN \"\"]".len() + length)
        } else {
            let rest = text.strip_prefix(b"[Variant \"")?;
            let value = plain_value(rest, end)?;
            self.variant.get_or_insert(value.into());
            Some(b"[Variant \"\"]".len() + value.len())
        }
    }
}

/// The value at the beginning of a text, if it has no escapes and only the end of its tag
/// follows in the line.
#[inline]
pub(super) fn plain_value<'a>(text: &'a [u8], end: &[u8]) -> Option<&'a [u8]> {
    const USUAL: &[u8] = b"Chess960";
    if text.strip_prefix(USUAL).is_some_and(|rest| rest.starts_with(end)) {
        return Some(USUAL);
    }
    let (value, rest) = text.split_at(memchr3(b'"', b'\\', b'\n', text)?);
    rest.starts_with(end).then_some(value)
}

/// The value of a FEN tag, as [`plain_value`] reads it, and its length.
#[inline]
fn plain_fen<'a>(text: &'a [u8], end: &[u8]) -> Option<(FenTag<'a>, usize)> {
    if let Some(position) = exact_fen(text, end) {
        return Some((FenTag::Exact(position), Fen::LEN));
    }
    let value = plain_value(text, end)?;
    Some((FenTag::Text(self::text(value.into())), value.len()))
}

/// The position whose X-FEN begins the text, with the end of its tag.
#[inline]
fn exact_fen(text: &[u8], end: &[u8]) -> Option<StartPosition> {
    let (fen, rest) = text.split_first_chunk::<{ Fen::LEN }>()?;
    let position = StartPosition::from_bytes(fen[..BOARD_LEN].last_chunk()?)?;
    let is_exact = position.fen(CastlingStyle::XFen).as_bytes() == fen;
    (is_exact && rest.starts_with(end)).then_some(position)
}

/// Returns whether a line may begin with a tag that matters: two letters identify FEN and
/// Variant.
#[inline]
pub(crate) fn matters(line: &[u8]) -> bool {
    match line {
        [b'[', a, b, ..] => {
            matches!(&[a | 0x20, b | 0x20], b"fe" | b"va") || matches!(a, b' ' | b'\t')
        }
        _ => false,
    }
}

/// The beginning of a tag, up to its value.
pub(super) struct Head<'a> {
    pub(super) name: &'a [u8],
    /// Where the value begins, after its quote.
    pub(super) value: usize,
}

/// Returns the beginning of the tag that begins a text, or `None` if no tag does. The name may be
/// behind one more bracket, blanks and a line end.
#[inline]
pub(super) fn head(text: &[u8]) -> Option<Head<'_>> {
    let rest = text.strip_prefix(b"[")?;
    let rest = if rest.first()?.is_ascii_alphabetic() { rest } else { after_gap(rest, true) };
    let end = rest.iter().position(|byte| !(byte.is_ascii_alphanumeric() || *byte == b'_'))?;
    let (name, rest) = rest.split_at(end);
    let rest = rest.strip_prefix(b" ").unwrap_or(rest);
    let rest = if rest.first()? == &b'"' { rest } else { after_gap(rest, false) };
    let value = rest.strip_prefix(b"\"")?;
    let is_tag = name.first()?.is_ascii_alphabetic();
    is_tag.then_some(Head { name, value: text.len() - value.len() })
}

/// The text after blanks and one line end, and after one more bracket, if that may be there.
fn after_gap(text: &[u8], bracket: bool) -> &[u8] {
    let (mut feeds, mut brackets) = (0, usize::from(!bracket));
    let is_end = |byte: &u8| match byte {
        b'\n' => {
            feeds += 1;
            feeds > 1
        }
        b'[' => {
            brackets += 1;
            brackets > 1
        }
        _ => !matches!(byte, b' ' | b'\t' | b'\r'),
    };
    let near = &text[..text.len().min(GAP)];
    &text[near.iter().position(is_end).unwrap_or(near.len())..]
}

/// Returns the name of the tag that begins a text, or `None` if no tag does.
#[inline]
pub(super) fn name(text: &[u8]) -> Option<&[u8]> {
    head(text).map(|head| head.name)
}

/// Whether the tag of this name is one of those that [`Tags`] has.
pub(super) fn is_kept(name: &[u8]) -> bool {
    match name.len() {
        3 => name.eq_ignore_ascii_case(b"FEN"),
        5 => name.eq_ignore_ascii_case(b"SetUp"),
        7 => name.eq_ignore_ascii_case(b"Variant"),
        _ => false,
    }
}

/// Whether this is the name of the tag that begins every game.
#[inline]
pub(super) fn is_event(name: &[u8]) -> bool {
    name.eq_ignore_ascii_case(b"Event")
}

/// A broken tag, without quotes: its name, and the rest of its line.
pub(super) fn broken(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let rest = line.trim_ascii_start().strip_prefix(b"[")?.trim_ascii();
    let end = rest.iter().position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_');
    let (name, value) = rest.split_at(end.unwrap_or(rest.len()));
    let value = value.trim_ascii_start();
    Some((name, value.strip_prefix(b"\"").unwrap_or(value)))
}

/// How long a gap in a tag may be: a million brackets are not looked at a million times each.
pub(super) const GAP: usize = 64;

/// Where a value that begins and has its first quote there, and its tag, end; and whether that is
/// clear. Without a bracket after it, a later quote in the line may be the right one, as in
/// `[White "A "B" C"]`.
pub(super) fn after_value(text: &[u8], start: usize, quote: usize) -> (usize, usize, bool) {
    let closing = |quote: usize| {
        let after = quote + 1;
        let blank = after + blanks(&text[after..]);
        match text.get(blank) {
            Some(b']') => Some(blank + 1),
            Some(b'\n') => {
                let near = &text[blank + 1..text.len().min(blank + 1 + GAP)];
                let gap = blanks(near);
                (near.get(gap) == Some(&b']')).then_some(blank + 2 + gap)
            }
            _ => None,
        }
    };
    if let Some(end) = closing(quote) {
        return (quote, end, true);
    }
    let after = quote + 1;
    let rest = &text[after..];
    let line = &rest[..memchr2(b'\n', b'[', rest).unwrap_or(rest.len())];
    let mut later = memchr_iter(b'"', line).map(|mark| after + mark);
    if let Some((quote, end)) = later.find_map(|mark| Some((mark, closing(mark)?))) {
        // Another tag may have begun in it.
        return (quote, end, memchr(b'[', &text[start..quote]).is_none());
    }
    match memchr(b']', line) {
        Some(bracket) => (quote, after + bracket + 1, false),
        None => (quote, after, blanks(line) == line.len()),
    }
}

/// The first tag of a text, alone in its line or before others: its name, its raw value, and the
/// text after it.
fn tag(text: &[u8]) -> Option<(&[u8], &[u8], &[u8])> {
    let head = head(text)?;
    let mut quote = head.value;
    loop {
        quote += memchr3(b'"', b'\\', b'\n', &text[quote..])?;
        match text[quote] {
            b'"' => break,
            b'\\' if quote + 2 <= text.len() => quote += 2,
            _ => return None,
        }
    }
    let rest = &text[quote + 1..];
    let rest = rest[blanks(rest)..].strip_prefix(b"]")?;
    Some((head.name, &text[head.value..quote], rest))
}

/// Whether a text begins with two tags, without an empty line between them.
pub(super) fn two_tags(text: &[u8]) -> bool {
    let Some((_, _, rest)) = tag(text) else { return false };
    let rest = &rest[blanks(rest)..];
    let rest = rest.strip_prefix(b"\n").unwrap_or(rest);
    tag(&rest[blanks(rest)..]).is_some()
}

/// Whether a text begins with the tags of a section, in the same order.
pub(super) fn is_repeated(section: &[u8], next: &[u8]) -> bool {
    let (mut one, mut other) = (section.trim_ascii(), next);
    while !one.is_empty() {
        let (Some(first), Some(second)) = (tag(one), tag(other.trim_ascii_start())) else {
            return false;
        };
        if !first.0.eq_ignore_ascii_case(second.0) || first.1 != second.1 {
            return false;
        }
        (one, other) = (first.2.trim_ascii_start(), second.2);
    }
    true
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

/// A value without escapes, and with one blank for a line end and those before it.
pub(super) fn unescaped(value: &[u8]) -> Vec<u8> {
    let mut text = Vec::with_capacity(value.len());
    let mut bytes = value.iter().copied();
    while let Some(byte) = bytes.next() {
        let is_escape = byte == b'\\';
        match if is_escape { bytes.next().unwrap_or(byte) } else { byte } {
            // A line end is not escaped.
            b'\n' => {
                let end = text.trim_ascii_end().len();
                text.truncate(end);
                text.push(b' ');
            }
            byte => text.push(byte),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{broken, name, unescaped};

    #[test]
    fn names() {
        for tag in [
            "[Event \"x\"]",
            "[ Event\t\"",
            "[Event\"x",
            "[[Event \"x\"]",
            "[\nEvent \"x\"]",
            "[ [\r\n\tEvent \r\n \"x\"]",
        ] {
            assert_eq!(name(tag.as_bytes()), Some(&b"Event"[..]), "{tag}");
        }
        for text in [
            "",
            "[",
            "[]",
            "[%clk 1:00]",
            "[1 \"x\"]",
            "[Event x]",
            "Event \"x\"",
            "[#]",
            "[\n\nA \"x\"]",
        ] {
            assert_eq!(name(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn broken_tags() {
        assert_eq!(broken(b"[FEN x]"), Some((&b"FEN"[..], &b"x]"[..])));
        assert_eq!(broken(b"[FEN]"), Some((&b"FEN"[..], &b"]"[..])));
        assert_eq!(broken(b"FEN"), None);
    }

    #[test]
    fn escapes() {
        for (value, text) in [
            ("x", "x"),
            (r#"a \"b\" \\"#, r#"a "b" \"#),
            ("one\r\ntwo \nthree", "one two three"),
            ("\\", "\\"),
            ("one\\\ntwo\\ \nthree\\\r\n", "one two three "),
        ] {
            assert_eq!(unescaped(value.as_bytes()), text.as_bytes(), "{value}");
        }
    }
}
