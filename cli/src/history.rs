//! The file of earlier draws: one position on each line, or one pair, and comments after `#`.
//!
//! One lock covers reading the file and appending the draw, so that simultaneous draws see
//! each other. All lines of a draw are written at once and reach the disk before the draw is
//! shown: a draw that is killed may be lost, but is never repeated.
//!
//! Editors and programs that synchronize folders replace a file by renaming a new one. A draw that
//! waited for the lock of the old one notices, and opens the new one. On Windows a file that is
//! open cannot be replaced, and while it is locked nobody else can read it: there an editor says
//! that the file is in use until the draw has ended.

use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use chess960::{DoubleStartPosition, StartPosition};
use fs4::{FileExt, TryLockError};
use same_file::Handle;

use crate::failure::{Failure, name, quoted, say};
use crate::printed::{self, Printed};

/// All pairs take 7 MB: a larger file is something else.
const LIMIT: u64 = 64 << 20;

/// An open history, locked until it is dropped.
pub(crate) struct History {
    file: File,
    path: PathBuf,
    drawn: Drawn,
    /// Its length in bytes.
    length: u64,
    /// Whether this draw began it, and nothing is in it yet.
    is_new: bool,
}

impl History {
    /// Opens a history, or begins one, and waits for its lock. With `double`, lines are
    /// pairs.
    pub(crate) fn open(path: &Path, double: bool) -> Result<Self, Failure> {
        loop {
            let (file, is_new) = open(path)?;
            lock(&file, path)?;
            if !still_names(path, &file)? {
                continue;
            }
            let mut history =
                Self { file, path: path.into(), drawn: Drawn::new(double), length: 0, is_new };
            let bytes = read_whole(&history.file, path)?;
            history.is_new &= bytes.is_empty();
            history.length = bytes.len() as u64;
            history.drawn = read(&bytes, double).map_err(|wrong| wrong.failure(path, double))?;
            return Ok(history);
        }
    }

    pub(crate) fn contains(&self, positions: DoubleStartPosition) -> bool {
        self.drawn.line(positions) != 0
    }

    pub(crate) fn positions(&self) -> impl Iterator<Item = DoubleStartPosition> + '_ {
        self.drawn.positions()
    }

    /// Appends lines, all at once, and waits until they are on the disk.
    pub(crate) fn append(&mut self, lines: &str) -> Result<(), Failure> {
        let lines = if self.drawn.needs_line_end { &format!("\n{lines}") } else { lines };
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.sync_data());
        match written {
            Ok(()) => {
                if std::mem::take(&mut self.is_new) {
                    sync_folder(&self.path);
                }
                Ok(())
            }
            Err(error) => Err(self.cut_back(&error)),
        }
    }

    /// Takes back what was written of a draw, which would be a half line.
    fn cut_back(&mut self, error: &io::Error) -> Failure {
        let failure = Failure::file("write", &self.path, error);
        match self.file.set_len(self.length).and_then(|()| self.file.sync_data()) {
            Ok(()) => failure,
            Err(second) => Failure::Machine(format!(
                "cannot write {}: {error}; nor can what was written be taken out again: {second}",
                name(&self.path)
            )),
        }
    }
}

/// A draw that is refused leaves no empty file.
impl Drop for History {
    fn drop(&mut self) {
        if self.is_new {
            // Whoever waits for its lock sees that it is gone. A file that stays does no harm.
            let _ = fs::canonicalize(&self.path).and_then(fs::remove_file);
        }
    }
}

/// Opens the file, or creates it. Returns whether it was not there.
fn open(path: &Path) -> Result<(File, bool), Failure> {
    let failed = |error: io::Error| Failure::file("open", path, &error);
    // Opening a pipe could wait for ever.
    let is_new = match fs::metadata(path) {
        Ok(metadata) if !metadata.is_file() => {
            let path = name(path);
            return Err(Failure::input(format!(
                "{path} is not a regular file: a history is a file with a position on each line"
            )));
        }
        Ok(metadata) => {
            check_length(path, metadata.len())?;
            false
        }
        Err(error) if error.kind() == ErrorKind::NotFound => true,
        Err(error) => return Err(failed(error)),
    };
    let file = OpenOptions::new().read(true).append(true).create(true).open(path);
    Ok((file.map_err(failed)?, is_new))
}

fn read_whole(file: &File, path: &Path) -> Result<Vec<u8>, Failure> {
    let mut bytes = Vec::new();
    file.take(LIMIT + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::file("read", path, &error))?;
    check_length(path, bytes.len() as u64)?;
    Ok(bytes)
}

fn check_length(path: &Path, length: u64) -> Result<(), Failure> {
    if length <= LIMIT {
        return Ok(());
    }
    let (path, limit) = (name(path), LIMIT >> 20);
    Err(Failure::input(format!("{path} is larger than {limit} MB: that is no history")))
}

/// Waits for the lock, and after a second says so.
fn lock(file: &File, path: &Path) -> Result<(), Failure> {
    let failed = |error: io::Error| Failure::file("lock", path, &error);
    match FileExt::try_lock(file) {
        Ok(()) => return Ok(()),
        Err(TryLockError::WouldBlock) => {}
        Err(TryLockError::Error(error)) => return Err(failed(error)),
    }
    let (locked, waiting) = channel::<()>();
    let words = format!("waiting for the lock of {}, which another draw holds", name(path));
    thread::spawn(move || {
        if waiting.recv_timeout(Duration::from_secs(1)) == Err(RecvTimeoutError::Timeout) {
            say(&words);
        }
    });
    let result = loop {
        match FileExt::lock(file) {
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            result => break result,
        }
    };
    drop(locked);
    result.map_err(failed)
}

/// Whether the path names this file, and not another one or none.
fn still_names(path: &Path, file: &File) -> Result<bool, Failure> {
    let open = file.try_clone().and_then(Handle::from_file);
    match open.and_then(|open| Ok(Handle::from_path(path)? == open)) {
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
        same => same.map_err(|error| Failure::file("open", path, &error)),
    }
}

/// Makes sure that the name of a new file is on the disk, where the system can.
fn sync_folder(path: &Path) {
    let folder = fs::canonicalize(path).map(|path| path.parent().map(Path::to_path_buf));
    if let Ok(Some(folder)) = folder {
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
    }
}

/// The earlier draws, each with its line.
#[derive(Debug)]
pub(crate) struct Drawn {
    double: bool,
    /// By number or by index: the line, or 0 for what was not drawn.
    lines: Vec<u32>,
    /// Whether the last line is a comment without a line end.
    needs_line_end: bool,
}

impl Drawn {
    fn new(double: bool) -> Self {
        let count = if double { DoubleStartPosition::COUNT } else { StartPosition::COUNT };
        Self { double, lines: vec![0; count], needs_line_end: false }
    }

    fn index(&self, positions: DoubleStartPosition) -> usize {
        if self.double {
            positions.white_major_index() as usize
        } else {
            positions.white().number().into()
        }
    }

    fn line(&self, positions: DoubleStartPosition) -> u32 {
        self.lines[self.index(positions)]
    }

    pub(crate) fn positions(&self) -> impl Iterator<Item = DoubleStartPosition> + '_ {
        let position = |index: usize| {
            let index = u32::try_from(index).ok()?;
            if self.double {
                return DoubleStartPosition::from_white_major_index(index);
            }
            StartPosition::new(u16::try_from(index).ok()?).map(Into::into)
        };
        let lines = self.lines.iter().enumerate().filter(|(_, line)| **line != 0);
        lines.filter_map(move |(index, _)| position(index))
    }
}

/// A line that is no draw.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Wrong {
    pub(crate) line: u32,
    pub(crate) reason: String,
    /// Whether it is the first draw, and with `--double` in a history without, or the other way
    /// round: then all of them are.
    is_other_kind: bool,
}

impl Wrong {
    fn failure(&self, path: &Path, double: bool) -> Failure {
        let (path, line, reason) = (name(path), self.line, &self.reason);
        Failure::input(match double {
            true if self.is_other_kind => {
                format!("{path} is a history of draws without --double: leave out --double")
            }
            false if self.is_other_kind => {
                format!("{path} is a history of draws with --double: write --double")
            }
            _ => format!("{path} is damaged in line {line}: {reason}"),
        })
    }
}

/// Reads all lines, or returns the first wrong one.
pub(crate) fn read(bytes: &[u8], double: bool) -> Result<Drawn, Wrong> {
    let mut drawn = Drawn::new(double);
    for (line, text) in (1..).zip(bytes.split_inclusive(|&byte| byte == b'\n')) {
        let wrong = |reason| Wrong { line, reason, is_other_kind: false };
        let Ok(text) = std::str::from_utf8(text) else {
            return Err(wrong("it is not text".into()));
        };
        let text = if line == 1 { text.trim_start_matches('\u{feff}') } else { text };
        let (entry, comment) = text.split_once('#').map_or((text, None), |(a, b)| (a, Some(b)));
        if entry.trim_ascii().is_empty() {
            drawn.needs_line_end = comment.is_some() && !text.ends_with('\n');
            continue;
        }
        if !text.ends_with('\n') {
            let text = quoted(text);
            return Err(wrong(format!("{text} has no line end: take it out, or complete it")));
        }
        let positions =
            read_entry(entry.trim_ascii(), double).map_err(|(reason, is_other)| Wrong {
                is_other_kind: is_other && drawn.lines.iter().all(|line| *line == 0),
                ..wrong(reason)
            })?;
        let index = drawn.index(positions);
        match std::mem::replace(&mut drawn.lines[index], line) {
            0 => {}
            first => return Err(wrong(format!("it repeats line {first}; remove one of them"))),
        }
    }
    Ok(drawn)
}

/// Reads a draw. An error comes with whether it is of the other kind of history.
fn read_entry(text: &str, double: bool) -> Result<DoubleStartPosition, (String, bool)> {
    let read = printed::read(text);
    let text = quoted(text);
    match read {
        Ok(Printed { positions, is_pair }) if is_pair == double => Ok(positions),
        Ok(_) if double => {
            Err((format!("{text} was drawn without --double; leave out --double"), true))
        }
        Ok(_) => Err((format!("{text} was drawn with --double; write --double"), true)),
        Err(reason) => {
            let example = if double { "a pair, as 502:532" } else { "a number from 0 to 959" };
            Err((format!("{text}: {reason}; write {example} on each line"), false))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Wrong, read};

    fn numbers(text: &str, double: bool) -> Result<Vec<String>, Wrong> {
        let drawn = read(text.as_bytes(), double)?;
        let mut drawn: Vec<_> = drawn.positions().map(|pair| (drawn.line(pair), pair)).collect();
        drawn.sort_unstable_by_key(|&(line, _)| line);
        Ok(drawn.iter().map(|(_, positions)| positions.to_string()).collect())
    }

    #[test]
    fn lines_are_read_in_order() {
        assert_eq!(numbers("", false), Ok(vec![]));
        assert_eq!(numbers("518\n0\n959\n", false).unwrap(), ["518:518", "0:0", "959:959"]);
        assert_eq!(numbers("518:0\n0:518\n", true).unwrap(), ["518:0", "0:518"]);
        assert_eq!(numbers("518\r\n0\n", false).unwrap(), ["518:518", "0:0"]);
        assert_eq!(numbers("\u{feff}# a\n\nSP 518 # b\n\t\n#", false).unwrap(), ["518:518"]);
    }

    #[test]
    fn damage_is_reported_with_its_line() {
        for (text, double, line) in [
            ("518\n51", false, 2),
            ("518", false, 1),
            ("518\n0\n518\n", false, 3),
            ("518\n960\n", false, 2),
            ("518\n-1\n", false, 2),
            ("518\n0 534\n", false, 2),
            ("518:0\n", false, 1),
            ("518\n", true, 1),
            ("518:0\n518:960\n", true, 2),
            ("\u{0}\u{0}\u{0}\n", false, 1),
        ] {
            assert_eq!(numbers(text, double).map_err(|wrong| wrong.line), Err(line), "{text:?}");
        }
        assert_eq!(read(b"518\n\xFF\n", false).err().map(|wrong| wrong.line), Some(2));
    }
}
