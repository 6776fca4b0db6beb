//! The reader passes on every byte of an archive and finds the same games, however many bytes
//! it reads at a time. Its window is small here, so that it fills and moves.
#![no_main]
#![allow(dead_code, unused_imports)] // only the readers are used

use std::io::{self, Read};
use std::path::Path;

use libfuzzer_sys::fuzz_target;

#[path = "../../cli/src"]
mod cli {
    pub mod archive;
    pub mod failure;
    pub mod fen;
}
// The reader's files import it by this name.
use cli::archive::{GameResult, Reader, Start, Values, games, lines};
use cli::failure::{self, Failure};
use cli::fen;

/// A source that returns a few bytes at a time.
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

#[derive(PartialEq, Debug)]
struct Games {
    games: Vec<(u64, String)>,
    ends: usize,
    bytes: Vec<u8>,
    tags: Vec<String>,
}

impl Default for Games {
    fn default() -> Self {
        let tags = ["Result", "Event", "FEN", "White"].map(String::from).to_vec();
        Self { games: Vec::new(), ends: 0, bytes: Vec::new(), tags }
    }
}

impl Reader for Games {
    const NEEDS_RESULT: bool = true;
    const NEEDS_BYTES: bool = true;

    fn tags(&self) -> &[String] {
        &self.tags
    }

    fn begin(&mut self, offset: u64, start: &Start<'_>, values: &Values) -> Result<(), Failure> {
        // The game before it has ended.
        assert_eq!(self.ends, self.games.len());
        // The bytes before the game have been passed on.
        assert_eq!(offset, self.bytes.len() as u64);
        assert!(start.positions.is_some() || start.remark.is_some());
        let values: Vec<_> = values.iter().map(|value| value.map(<[u8]>::to_vec)).collect();
        self.games.push((offset, format!("{start:?} {values:?}")));
        Ok(())
    }

    fn end(&mut self, result: Option<GameResult>) {
        self.ends += 1;
        self.games[self.ends - 1].1 += &format!(" {result:?}");
    }

    fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.bytes.extend_from_slice(bytes);
        Ok(())
    }
}

/// Checks that the same games are found with other line ends. Where they have a blank, the reader
/// goes by tokens instead of in wide steps; the result is the same if everything fits into the
/// window.
fn check_by_tokens(archive: &[u8], expected: &[(u64, String)]) {
    if archive.len() > 512 || archive.contains(&b'\r') {
        return;
    }
    let lines: Vec<_> = archive.split(|&byte| byte == b'\n').collect();
    for end in [&b"\r\n"[..], b" \n"] {
        let mut read = Games::default();
        games(&lines.join(end)[..], Path::new("archive"), &mut read).expect("a slice can be read");
        let starts = read.games.iter().map(|game| &game.1);
        assert!(starts.eq(expected.iter().map(|game| &game.1)));
    }
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
    check_by_tokens(archive, &whole.games);

    let mut whole = Games::default();
    lines(archive, Path::new("archive"), &mut whole).expect("a slice can be read");
    assert_eq!(whole.bytes, archive);
    let mut piecewise = Games::default();
    lines(drops(), Path::new("archive"), &mut piecewise).expect("a slice can be read");
    assert_eq!(piecewise, whole);
});
