#![doc = include_str!("../README.md")]

use std::ffi::OsString;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use clap::Parser;

mod read;
mod show;

/// Start positions of Chess960: from number to back rank and back.
#[derive(Parser)]
#[command(name = "chess960", version, arg_required_else_help = true)]
struct Arguments {
    /// A number from 0 to 959, or a back rank such as RNBQKBNR or rnbqkbnr.
    #[arg(allow_negative_numbers = true)]
    position: OsString,
}

/// Wrong input, as for wrong options.
const WRONG_INPUT: u8 = 2;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match read::position(&arguments.position) {
        Ok(position) => report(show::position(&mut io::stdout().lock(), position)),
        Err(error) => {
            complain(&error);
            ExitCode::from(WRONG_INPUT)
        }
    }
}

/// A reader that has seen enough and closed the pipe is no failure.
fn report(written: io::Result<()>) -> ExitCode {
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            complain(&format!("cannot write: {error}"));
            ExitCode::FAILURE
        }
    }
}

fn complain(message: &str) {
    // Where standard error is closed, there is nobody left to tell.
    let _ = writeln!(io::stderr(), "chess960: {message}");
}
