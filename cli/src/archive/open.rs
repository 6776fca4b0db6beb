//! Opens an archive: its first bytes show whether it is compressed, and what it holds.

use std::fs::File;
use std::io::{self, Cursor, IsTerminal, Read};
use std::path::Path;

use clap::ValueEnum;
use indicatif::{ProgressBar, ProgressFinish, ProgressStyle};

use super::packed::{Gzip, Zstd};
use crate::failure::{Failure, name};

/// What an archive holds.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Games
    Pgn,
    /// One FEN or EPD record on each line
    Epd,
}

/// The bytes of an archive, and their kind.
pub(crate) type Archive = (Box<dyn Read + Send>, Kind);

/// How many bytes show the kind of an archive.
const HEAD: usize = 4096;

/// How often an archive may be packed. (There are files that are packed for ever.)
const LAYERS: usize = 2;

/// Opens a file, or standard input for `-`.
pub(crate) fn open(path: &Path, kind: Option<Kind>) -> Result<Archive, Failure> {
    let failed = |error: io::Error| Failure::file("read", path, &error);
    let input: Box<dyn Read + Send> = if path == Path::new("-") {
        Box::new(io::stdin())
    } else {
        let file = File::open(path).map_err(failed)?;
        let length = file.metadata().map_err(failed)?.len();
        watched(file, length)
    };
    let (mut head, mut input) = peek(input).map_err(failed)?;
    for _ in 0..LAYERS {
        let unpacked: Box<dyn Read + Send> = match packing(&head) {
            Some(Packing::Zstd) => Box::new(Zstd::new(input).map_err(failed)?),
            Some(Packing::Gzip) => Box::new(Gzip::new(input)),
            None => break,
        };
        (head, input) = peek(unpacked).map_err(failed)?;
    }
    if packing(&head).is_some() {
        let name = name(path);
        return Err(Failure::input(format!("{name} is packed more than twice: unpack it first")));
    }
    if let Some((what, remedy)) = not_text(&head) {
        return Err(Failure::input(format!("{} {what}: {remedy}", name(path))));
    }
    Ok((input, kind.unwrap_or_else(|| kind_of(&head))))
}

enum Packing {
    Zstd,
    Gzip,
}

/// Recognizes a packed archive by its first bytes.
fn packing(head: &[u8]) -> Option<Packing> {
    match head {
        // A frame, or a skippable frame as pzstd writes it.
        [0x28, 0xB5, 0x2F, 0xFD, ..] | [0x50..=0x5F, 0x2A, 0x4D, 0x18, ..] => Some(Packing::Zstd),
        [0x1F, 0x8B, ..] => Some(Packing::Gzip),
        _ => None,
    }
}

/// Recognizes a file that must be converted first, and says how. Otherwise it would look like
/// an archive without games.
fn not_text(head: &[u8]) -> Option<(&'static str, &'static str)> {
    Some(match head {
        [b'P', b'K', 3, 4, ..] => ("is a zip archive", "unpack it first, as with unzip -p"),
        [b'B', b'Z', b'h', b'1'..=b'9', ..] => {
            ("is packed by bzip2", "unpack it first, as with bzcat")
        }
        [0xFD, b'7', b'z', b'X', b'Z', 0, ..] => {
            ("is packed by xz", "unpack it first, as with xzcat")
        }
        [b'7', b'z', 0xBC, 0xAF, ..] => ("is a 7z archive", "unpack it first, as with 7z e -so"),
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] => {
            ("is UTF-16", "convert it to UTF-8 first, as with iconv -f UTF-16 -t UTF-8")
        }
        _ if is_utf16_without_mark(head, 1) => {
            ("is UTF-16", "convert it to UTF-8 first, as with iconv -f UTF-16LE -t UTF-8")
        }
        _ if is_utf16_without_mark(head, 0) => {
            ("is UTF-16", "convert it to UTF-8 first, as with iconv -f UTF-16BE -t UTF-8")
        }
        _ if has_carriage_returns_alone(head) => (
            "has line ends of carriage returns alone",
            r"convert them to line feeds first, as with tr '\r' '\n'",
        ),
        _ => return None,
    })
}

/// Whether most characters of the first words are of ASCII, with a zero as this one of their two
/// bytes.
fn is_utf16_without_mark(head: &[u8], zero: usize) -> bool {
    let pairs = head.chunks_exact(2).take(32);
    let is_ascii = |pair: &&[u8]| pair[zero] == 0 && pair[1 - zero] != 0;
    let count = pairs.len();
    count >= 4 && pairs.filter(is_ascii).count() * 4 >= count * 3
}

/// Whether more lines end with a carriage return alone than with a line feed.
fn has_carriage_returns_alone(head: &[u8]) -> bool {
    let is_alone = |pair: &&[u8]| pair[0] == b'\r' && !pair[1].is_ascii_whitespace();
    let feeds = memchr::memchr_iter(b'\n', head).count();
    head.windows(2).filter(is_alone).count() > feeds
}

/// Shows a progress bar if the archive is long and standard error is a terminal.
fn watched(file: File, length: u64) -> Box<dyn Read + Send> {
    const LONG: u64 = 1 << 26;
    if length < LONG || !io::stderr().is_terminal() {
        return Box::new(file);
    }
    let style = "{wide_bar} {bytes} of {total_bytes}, {bytes_per_sec}";
    let bar = ProgressBar::new(length).with_finish(ProgressFinish::AndClear);
    if let Ok(style) = ProgressStyle::with_template(style) {
        bar.set_style(style);
    }
    Box::new(bar.wrap_read(file))
}

/// Returns the first bytes, and a reader that begins with them.
fn peek(mut input: Box<dyn Read + Send>) -> io::Result<(Vec<u8>, Box<dyn Read + Send>)> {
    let mut head = Vec::with_capacity(HEAD);
    input.by_ref().take(HEAD as u64).read_to_end(&mut head)?;
    let whole = Cursor::new(head.clone()).chain(input);
    Ok((head, Box::new(whole)))
}

/// A text of FENs begins with a board, perhaps after comments: eight ranks of pieces and digits.
/// Any other is PGN.
fn kind_of(head: &[u8]) -> Kind {
    let mut head = head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head).trim_ascii_start();
    while let [b'#' | b';' | b'%', comment @ ..] = head {
        let end = memchr::memchr(b'\n', comment).unwrap_or(comment.len());
        head = comment[end..].trim_ascii_start();
    }
    // Around a FEN may be more, as crate::fen reads it.
    let head = head.strip_prefix(b"\"").unwrap_or(head);
    let head = head.strip_prefix(b"position fen ").unwrap_or(head);
    let is_end = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'_' | 0xC2);
    let word = head.split(is_end).next().unwrap_or_default();
    let is_board = word.iter().all(|byte| b"/12345678KQRBNPkqrbnp".contains(byte));
    let slashes = memchr::memchr_iter(b'/', word).count();
    if slashes == 7 && is_board { Kind::Epd } else { Kind::Pgn }
}
