//! The games of an archive and the bytes before them make up the archive, however many bytes
//! are read at a time. The window is small here, so that it fills and moves.
#![no_main]
#![allow(dead_code, unused_imports)] // only the readers are of interest

use std::io::{self, Read};
use std::path::Path;

use libfuzzer_sys::fuzz_target;

#[path = "../../cli/src"]
mod cli {
    pub mod archive;
    pub mod failure;
}
// The name by which the reader's files import it.
use cli::archive::{Reader, Start, games, lines};
use cli::failure::{self, Failure};

/// Returns a few bytes at a time.
struct Drops<'a>(&'a [u8], usize);

impl Read for Drops<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.1.min(buffer.len()).min(self.0.len());
        let (now, later) = self.0.split_at(count);
        buffer[..count].copy_from_slice(now);
        self.0 = later;
        Ok(count)
    }
}

#[derive(Default, PartialEq, Debug)]
struct Games {
    games: Vec<(u64, String)>,
    bytes: Vec<u8>,
}

impl Reader for Games {
    const NEEDS_RESULT: bool = true;

    fn begin(&mut self, offset: u64, start: &Start<'_>, end: Option<&[u8]>) -> Result<(), Failure> {
        // A game begins after the bytes so far.
        assert_eq!(offset, self.bytes.len() as u64);
        assert!(start.positions.is_some() || start.remark.is_some());
        self.games.push((offset, format!("{start:?} {end:?}")));
        Ok(())
    }

    fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.bytes.extend_from_slice(bytes);
        Ok(())
    }
}

/// Sections with other line ends are read line by line instead of in wide steps, with the same
/// result if they fit into the window.
fn check_line_by_line(archive: &[u8], games_at_a_glance: &[(u64, String)]) {
    if archive.len() > 256 || archive.contains(&b'\r') {
        return;
    }
    let lines: Vec<_> = archive.split(|&byte| byte == b'\n').collect();
    let mut read = Games::default();
    games(&lines.join(&b"\r\n"[..])[..], Path::new("archive"), &mut read).expect("a slice can be read");
    let starts = read.games.iter().map(|game| &game.1);
    assert!(starts.eq(games_at_a_glance.iter().map(|game| &game.1)));
}

fuzz_target!(|input: (u8, &[u8])| {
    let (drop, archive) = input;
    let drops = || Drops(archive, usize::from(drop) + 1);

    let mut whole = Games::default();
    games(archive, Path::new("archive"), &mut whole).expect("a slice can be read");
    assert_eq!(whole.bytes, archive);
    assert!(whole.games.iter().all(|game| archive[game.0 as usize] == b'['));
    let mut piecewise = Games::default();
    games(drops(), Path::new("archive"), &mut piecewise).expect("a slice can be read");
    assert_eq!(piecewise, whole);
    check_line_by_line(archive, &whole.games);

    let mut whole = Games::default();
    lines(archive, Path::new("archive"), &mut whole).expect("a slice can be read");
    assert_eq!(whole.bytes, archive);
    let mut piecewise = Games::default();
    lines(drops(), Path::new("archive"), &mut piecewise).expect("a slice can be read");
    assert_eq!(piecewise, whole);
});
