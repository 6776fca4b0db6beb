//! The file of earlier draws: one position on each line, or one pair.
//!
//! One lock covers reading the file and appending the draw, so that simultaneous draws see
//! each other. All lines of a draw are written at once and reach the disk before the draw is
//! shown: a draw that is killed may be lost, but is never repeated.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use chess960::{DoubleStartPosition, StartPosition};
use fs4::FileExt;

use crate::failure::Failure;

/// An open history, locked until it is dropped.
pub(crate) struct History {
    file: File,
    path: PathBuf,
    /// The earlier draws, each with its line.
    drawn: HashMap<DoubleStartPosition, usize>,
}

impl History {
    /// Opens a history, or begins one, and waits for its lock. With `double`, lines are
    /// pairs.
    pub(crate) fn open(path: &Path, double: bool) -> Result<Self, Failure> {
        let mut file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path)
            .map_err(|error| Failure::file("open", path, &error))?;
        FileExt::lock(&file).map_err(|error| Failure::file("lock", path, &error))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(|error| Failure::file("read", path, &error))?;
        let drawn = read(&bytes, double).map_err(|(line, reason)| damaged(path, line, &reason))?;
        Ok(Self { file, path: path.into(), drawn })
    }

    pub(crate) fn contains(&self, positions: DoubleStartPosition) -> bool {
        self.drawn.contains_key(&positions)
    }

    pub(crate) fn positions(&self) -> impl Iterator<Item = DoubleStartPosition> + '_ {
        self.drawn.keys().copied()
    }

    /// Appends lines, all at once, and waits until they are on the disk.
    pub(crate) fn append(&mut self, lines: &str) -> Result<(), Failure> {
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.sync_data());
        written.map_err(|error| Failure::file("write", &self.path, &error))
    }
}

fn damaged(path: &Path, line: usize, reason: &str) -> Failure {
    Failure::input(format!("{} is damaged in line {line}: {reason}", path.display()))
}

/// Reads all lines, or returns the number of the first wrong line and the reason.
pub(crate) fn read(
    bytes: &[u8],
    double: bool,
) -> Result<HashMap<DoubleStartPosition, usize>, (usize, String)> {
    let mut drawn = HashMap::new();
    let mut rest = bytes;
    let mut line = 0;
    while !rest.is_empty() {
        line += 1;
        let Some(end) = rest.iter().position(|&byte| byte == b'\n') else {
            return Err((line, "it does not end in a line feed; complete it, or remove it".into()));
        };
        let positions = entry(&rest[..end], double).map_err(|reason| (line, reason))?;
        if let Some(first) = drawn.insert(positions, line) {
            return Err((line, format!("it repeats line {first}; remove one of them")));
        }
        rest = &rest[end + 1..];
    }
    Ok(drawn)
}

/// Reads a line. In a Windows file it ends in a carriage return.
fn entry(line: &[u8], double: bool) -> Result<DoubleStartPosition, String> {
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    let text = std::str::from_utf8(line).map_err(|_| "it is not text".to_string())?;
    let number = text.parse::<StartPosition>();
    let pair = text.parse::<DoubleStartPosition>();
    match (number, pair) {
        (Ok(position), _) if !double => Ok(position.into()),
        (_, Ok(positions)) if double => Ok(positions),
        (_, Ok(_)) => Err(format!("{text:?} was drawn with --double; write --double")),
        (Ok(_), _) => Err(format!("{text:?} was drawn without --double; leave out --double")),
        _ if double => Err(format!("{text:?} is not a pair; write one on each line, as 502:532")),
        _ => Err(format!("{text:?} is not a number; write one on each line, from 0 to 959")),
    }
}

#[cfg(test)]
mod tests {
    use super::read;

    fn numbers(text: &str, double: bool) -> Result<Vec<String>, (usize, String)> {
        let mut drawn: Vec<_> = read(text.as_bytes(), double)?.into_iter().collect();
        drawn.sort_by_key(|&(_, line)| line);
        Ok(drawn.iter().map(|(positions, _)| positions.to_string()).collect())
    }

    #[test]
    fn lines_are_read_in_order() {
        assert_eq!(numbers("", false), Ok(vec![]));
        assert_eq!(numbers("518\n0\n959\n", false).unwrap(), ["518:518", "0:0", "959:959"]);
        assert_eq!(numbers("518:0\n0:518\n", true).unwrap(), ["518:0", "0:518"]);
        assert_eq!(numbers("518\r\n0\n", false).unwrap(), ["518:518", "0:0"]);
    }

    #[test]
    fn damage_is_reported_with_its_line() {
        for (text, double, line) in [
            ("518\n51", false, 2),
            ("518", false, 1),
            ("518\n\n0\n", false, 2),
            ("518\n0\n518\n", false, 3),
            ("518\n960\n", false, 2),
            ("518\n-1\n", false, 2),
            ("518\n 0\n", false, 2),
            ("518\r\r\n", false, 1),
            ("518:0\n", false, 1),
            ("518\n", true, 1),
            ("518:0\n518:960\n", true, 2),
            ("\u{0}\u{0}\u{0}\n", false, 1),
        ] {
            assert_eq!(numbers(text, double).map_err(|error| error.0), Err(line), "{text:?}");
        }
        assert_eq!(read(b"518\n\xFF\n", false).map_err(|error| error.0), Err(2));
    }
}
