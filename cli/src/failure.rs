//! How the program ends if a command fails.

use std::borrow::Cow;
use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

/// Why a command failed, in one line for a person.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Wrong input, with what to write instead.
    Input(String),
    /// A failure of the machine, such as a full disk.
    Machine(String),
    /// The output was closed: its reader wants no more.
    ClosedPipe,
    /// A failure that was reported already, with this status.
    Reported(ExitCode),
}

impl Failure {
    pub(crate) fn input(text: impl Into<String>) -> Self {
        Self::Input(text.into())
    }

    /// Returns the failure to read, write or lock a file, or standard input for `-`.
    pub(crate) fn file(what: &str, path: &Path, error: &impl Display) -> Self {
        Self::Machine(format!("cannot {what} {}: {error}", name(path)))
    }

    /// Writes a line to standard error and returns the status for the shell.
    pub(crate) fn report(&self) -> ExitCode {
        let (text, status) = match self {
            Self::Input(text) => (text, ExitCode::from(2)),
            Self::Machine(text) => (text, ExitCode::FAILURE),
            Self::ClosedPipe => return ExitCode::SUCCESS,
            Self::Reported(status) => return *status,
        };
        say(text);
        status
    }
}

/// Writes a line to standard error.
pub(crate) fn say(text: &str) {
    // If standard error is closed, there is nobody left to tell.
    let _ = writeln!(io::stderr(), "chess960: {}", printable(text));
}

/// Text that may have somebody else's words in it, without what a terminal would obey: control
/// characters, and those that turn the direction of a line.
pub(crate) fn printable(text: &str) -> String {
    let is_obeyed = |letter: char| {
        let turns = matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
        letter.is_control() || turns
    };
    text.chars().fold(String::new(), |mut text, letter| {
        if is_obeyed(letter) {
            text.extend(letter.escape_default());
        } else {
            text.push(letter);
        }
        text
    })
}

/// The name of a file as a message repeats it, or what `-` stands for. The end of a long one says
/// most.
pub(crate) fn name(path: &Path) -> String {
    const LONG: usize = 240;
    if path == Path::new("-") {
        return "standard input".to_owned();
    }
    let name = path.to_string_lossy();
    match name.char_indices().nth_back(LONG) {
        Some((start, first)) => format!("…{}", &name[start + first.len_utf8()..]),
        None => name.into_owned(),
    }
}

/// Input as a message repeats it: in quotes, and not longer than a person reads.
pub(crate) fn quoted(text: &str) -> String {
    format!("{:?}", cut(text))
}

/// The beginning of a long text.
pub(crate) fn cut(text: &str) -> Cow<'_, str> {
    const LONG: usize = 60;
    match text.char_indices().nth(LONG) {
        Some((end, _)) => format!("{}…", &text[..end]).into(),
        None => text.into(),
    }
}

/// The failure to write the output. Files have names, and use [`Failure::file`].
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::Machine(format!("cannot write: {error}")),
        }
    }
}
