//! How the program ends if a command fails.

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

    /// Returns the failure to read, write or lock a file.
    pub(crate) fn file(what: &str, path: &Path, error: &impl Display) -> Self {
        Self::Machine(format!("cannot {what} {}: {error}", path.display()))
    }

    /// Writes a line to standard error and returns the status for the shell.
    pub(crate) fn report(&self) -> ExitCode {
        let (text, status) = match self {
            Self::Input(text) => (text, ExitCode::from(2)),
            Self::Machine(text) => (text, ExitCode::FAILURE),
            Self::ClosedPipe => return ExitCode::SUCCESS,
            Self::Reported(status) => return *status,
        };
        // If standard error is closed, there is nobody left to tell.
        let _ = writeln!(io::stderr(), "chess960: {text}");
        status
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
