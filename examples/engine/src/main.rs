//! Prints a start position from the engine's own tables: `engine 518`.

use std::io::Write;
use std::process::ExitCode;

use chess960_example_engine::{back_rank, must_be_empty, start};

fn main() -> ExitCode {
    let argument = std::env::args().nth(1).unwrap_or_default();
    // A number, or a back rank in capitals.
    let is_number = argument.bytes().all(|byte| byte.is_ascii_digit());
    let number = argument
        .parse()
        .ok()
        .filter(|_| is_number)
        .or_else(|| argument.as_bytes().try_into().ok().and_then(start::number_of));
    let text = number.and_then(|number| {
        let (rank, empty) = (back_rank(number)?, must_be_empty(number, true)?);
        Some(format!("{number}: {rank:?}, O-O needs {empty:#04x} empty"))
    });
    let status = if text.is_some() { ExitCode::SUCCESS } else { ExitCode::from(2) };
    let text = text.unwrap_or_else(|| {
        format!("{argument:?} is not a start position: write a number from 0 to 959, or RNBQKBNR")
    });
    writeln!(std::io::stdout(), "{text}").expect("standard output is open");
    status
}
