//! How the program ends when it cannot do what it was asked.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::path::Path;
use std::process::ExitCode;

/// Why a command did not do its work: one line for a person.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Wrong input, with what to write instead.
    Input(String),
    /// A failure of the machine.
    Machine(String),
    /// The reader of the output has gone, and wants no more.
    ClosedPipe,
    /// It was told already, with this status.
    Told(ExitCode),
}

impl Failure {
    pub(crate) fn input(text: impl Into<String>) -> Self {
        Self::Input(text.into())
    }

    /// A file that cannot be read, written or locked.
    pub(crate) fn file(what: &str, path: &Path, error: &impl Display) -> Self {
        Self::Machine(format!("cannot {what} {}: {error}", path.display()))
    }

    /// Writes a line to standard error, and gives the status for the shell.
    pub(crate) fn tell(&self) -> ExitCode {
        let (text, status) = match self {
            Self::Input(text) => (text, ExitCode::from(2)),
            Self::Machine(text) => (text, ExitCode::FAILURE),
            Self::ClosedPipe => return ExitCode::SUCCESS,
            Self::Told(status) => return *status,
        };
        // Where standard error is closed, there is nobody left to tell.
        let _ = writeln!(io::stderr(), "chess960: {text}");
        status
    }
}

/// Of the output; files have names, and [`Failure::file`].
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::BrokenPipe => Self::ClosedPipe,
            _ => Self::Machine(format!("cannot write: {error}")),
        }
    }
}
