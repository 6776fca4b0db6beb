//! Input as others make it: packed twice, with something after it, in other encodings.

use std::io::Write;
use std::path::Path;
use std::process::{Output, Stdio};

use super::corpus::{FEN_0, FEN_518, good};
use super::{printed, program, refused, write};
use crate::assert_printed;

fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
    gzip.write_all(bytes).unwrap();
    gzip.finish().unwrap()
}

fn zstd(bytes: &[u8]) -> Vec<u8> {
    zstd::encode_all(bytes, 1).unwrap()
}

fn number(folder: &Path, arguments: &[&str]) -> Output {
    program(&[&["number"], arguments].concat()).current_dir(folder).output().unwrap()
}

fn records(output: &Output) -> usize {
    memchr::memchr_iter(b'\n', &output.stdout).count() - 1
}

#[test]
fn standard_input_twice() {
    let names = ["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"];
    for other in &names[..if cfg!(unix) { 4 } else { 1 }] {
        let message = refused(&["number", "-", other]);
        assert!(message.starts_with("chess960: standard input is named twice: "), "{message}");
        refused(&["number", other, "x.pgn", "-", "--summary"]);
    }
    // Once among files is right.
    let folder = tempfile::tempdir().unwrap();
    let file = write(folder.path(), "games.pgn", good(FEN_0).as_bytes());
    let mut number = program(&["number", &file, "-", &file]);
    let mut child = number.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(good(FEN_518).as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), records(&output)), (Some(0), 3));
}

/// Blocks of zeros, as tapes and some servers append them, and what is no archive.
#[test]
fn after_an_archive() {
    let folder = tempfile::tempdir().unwrap();
    let archive = good(FEN_0).repeat(300).into_bytes();
    let packed = gzip(&archive);
    for zeros in [1, 2, 512, 100_000] {
        let file = write(folder.path(), "zeros.gz", &[&packed[..], &vec![0; zeros]].concat());
        assert_eq!(printed(&["number", &file]).lines().count(), 301, "{zeros}");
        // Another archive may come after them.
        let both = [&packed[..], &vec![0; zeros], &packed].concat();
        let file = write(folder.path(), "both.gz", &both);
        assert_eq!(printed(&["number", &file]).lines().count(), 601, "{zeros}");
    }
    let mut text = String::new();
    for (name, bytes) in [
        ("text.gz", [&packed[..], b"not gzip"].concat()),
        ("zeros-and-text.gz", [&packed[..], b"\0\0\0x"].concat()),
        ("half.gz", [&packed[..], &packed[..20]].concat()),
        ("text.zst", [&zstd(&archive)[..], b"not zstd"].concat()),
    ] {
        write(folder.path(), name, &bytes);
        let output = number(folder.path(), &[name]);
        // The games before it are there.
        assert_eq!((output.status.code(), records(&output)), (Some(1), 300), "{name}");
        text += &String::from_utf8(output.stderr).unwrap();
    }
    let text = text.replace(&format!("byte {}", packed.len()), "byte N");
    let text = text.replace(&format!("byte {}", packed.len() + 3), "byte N + 3");
    let text = text.replace(&format!("-c {}", packed.len()), "-c N");
    let text = text.replace(&format!("-c {}", packed.len() + 3), "-c N + 3");
    assert_printed("program_number_after_an_archive", &text);
}

#[test]
fn packed_twice() {
    let folder = tempfile::tempdir().unwrap();
    let archive = good(FEN_0).repeat(300).into_bytes();
    for (name, bytes) in [
        ("a.gz.gz", gzip(&gzip(&archive))),
        ("a.gz.zst", zstd(&gzip(&archive))),
        ("a.zst.gz", gzip(&zstd(&archive))),
    ] {
        let file = write(folder.path(), name, &bytes);
        assert_eq!(printed(&["number", &file]).lines().count(), 301, "{name}");
    }
    write(folder.path(), "three", &gzip(&gzip(&gzip(&archive))));
    let output = number(folder.path(), &["three"]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "chess960: three is packed more than twice: unpack it first\n"
    );
}

/// A window of 256 MB; the limit is 128 MB.
#[test]
fn wide_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut encoder = zstd::Encoder::new(Vec::new(), 1).unwrap();
    encoder.long_distance_matching(true).unwrap();
    encoder.window_log(28).unwrap();
    encoder.write_all(good(FEN_0).as_bytes()).unwrap();
    write(folder.path(), "wide.zst", &encoder.finish().unwrap());
    let output = number(folder.path(), &["wide.zst"]);
    assert_eq!((output.status.code(), records(&output)), (Some(1), 0));
    assert_eq!(
        String::from_utf8(output.stderr).unwrap(),
        "chess960: cannot read wide.zst: its zstd window is larger than 128 MB: unpack it first, \
         as with zstd -d --long=31\n"
    );
}

#[test]
fn other_encodings() {
    let folder = tempfile::tempdir().unwrap();
    let archive = good(FEN_0).repeat(2);
    let utf16 = |bytes: fn(u16) -> [u8; 2]| archive.encode_utf16().flat_map(bytes).collect();
    let mac = format!("% made by a program\n{}", archive.replace('\n', "\r"));
    let mut text = String::new();
    for (name, bytes) in [
        ("little-endian.pgn", utf16(u16::to_le_bytes)),
        ("big-endian.pgn", utf16(u16::to_be_bytes)),
        ("first-line-feed.pgn", mac.into_bytes()),
        ("first-line-feed.epd", format!("{FEN_0}\n{FEN_0}\r{FEN_0}\r{FEN_0}\r").into_bytes()),
    ] {
        write(folder.path(), name, &bytes);
        let output = number(folder.path(), &[name]);
        assert_eq!((output.status.code(), records(&output)), (Some(2), 0), "{name}");
        text += &String::from_utf8(output.stderr).unwrap();
    }
    assert_printed("program_number_other_encodings", &text);
    // A carriage return alone in a comment does no harm.
    let comment = good(FEN_0).replace("1. e4", "1. e4 { a\rb\rc }");
    let file = write(folder.path(), "comment.pgn", comment.as_bytes());
    assert_eq!(printed(&["number", &file]).lines().count(), 2);
}

#[test]
fn comment_lines() {
    let folder = tempfile::tempdir().unwrap();
    for comment in ["# my openings\n", "; one\n;two\n\n", "% a\r\n\r\n", "#\n#\n", "  # a\n"] {
        let lines = format!("{comment}{FEN_0}\n{comment}{FEN_518}\n");
        let file = write(folder.path(), "book.epd", lines.as_bytes());
        let records = printed(&["number", &file]);
        let numbers: Vec<_> =
            records.lines().skip(1).map(|line| line.split('\t').nth(3).unwrap()).collect();
        assert_eq!(numbers, ["0", "518"], "{comment:?}");
        // Comments go with the line before them.
        let only = printed(&["number", &file, "--only", "0"]);
        assert_eq!(only, format!("{FEN_0}\n{comment}"));
    }
    // A PGN archive may begin so as well.
    let archive = format!("% made by a program\n; for all\n\n{}", good(FEN_0));
    let file = write(folder.path(), "games.pgn", archive.as_bytes());
    assert_eq!(printed(&["number", &file]).lines().count(), 2);
}
