//! The `position` command of a UCI engine, with Chess960 numbers: `position frc N`
//! and `position dfrc WHITE BLACK`, besides `startpos` and `fen`.
//!
//! `cargo run --example uci -- position dfrc 502 532`

use std::io::Write;
use std::process::ExitCode;

use chess960::{CastlingStyle, DoubleStartPosition, FenError, NumberError, StartPosition};

/// Why a command is refused.
#[derive(Debug, PartialEq)]
enum CommandError {
    NotPosition,
    UnknownKind,
    Numbers { wanted: usize, found: usize },
    Number(NumberError),
    Fen(FenError),
}

impl std::fmt::Display for CommandError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotPosition => {
                f.write_str("not a position command: write position, then its kind")
            }
            Self::UnknownKind => {
                f.write_str("write startpos, frc N, dfrc WHITE BLACK, or fen FEN, without moves")
            }
            Self::Numbers { wanted, found } => {
                write!(f, "{found} numbers instead of {wanted}: write frc N, or dfrc WHITE BLACK")
            }
            Self::Number(error) => error.fmt(f),
            Self::Fen(error) => error.fmt(f),
        }
    }
}

fn parse(command: &str) -> Result<DoubleStartPosition, CommandError> {
    let mut words = command.split_whitespace();
    if words.next() != Some("position") {
        return Err(CommandError::NotPosition);
    }
    let (kind, rest) = (words.next(), words.collect::<Vec<_>>());
    match kind {
        Some("startpos") if rest.is_empty() => Ok(StartPosition::STANDARD.into()),
        Some("frc") => numbers(&rest).map(|[number]| number.into()),
        Some("dfrc") => numbers(&rest).map(|[white, black]| DoubleStartPosition::new(white, black)),
        Some("fen") => DoubleStartPosition::from_fen(&rest.join(" ")).map_err(CommandError::Fen),
        _ => Err(CommandError::UnknownKind),
    }
}

/// Reads exactly `N` numbers.
fn numbers<const N: usize>(words: &[&str]) -> Result<[StartPosition; N], CommandError> {
    let words: [&str; N] =
        words.try_into().map_err(|_| CommandError::Numbers { wanted: N, found: words.len() })?;
    let mut positions = [StartPosition::MIN; N];
    for (position, word) in positions.iter_mut().zip(words) {
        *position = word.parse().map_err(CommandError::Number)?;
    }
    Ok(positions)
}

fn main() -> ExitCode {
    let command: Vec<String> = std::env::args().skip(1).collect();
    let (text, status) = match parse(&command.join(" ")) {
        Ok(position) => (position.fen(CastlingStyle::Shredder).to_string(), ExitCode::SUCCESS),
        Err(error) => (format!("info string {error}"), ExitCode::from(2)),
    };
    writeln!(std::io::stdout(), "{text}").expect("standard output is open");
    status
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(command: &str) -> String {
        parse(command).map_or_else(|error| error.to_string(), |position| position.to_string())
    }

    #[test]
    fn commands() {
        assert_eq!(text("position startpos"), "518:518");
        assert_eq!(text("position frc 0"), "0:0");
        assert_eq!(text("  position \t dfrc 502   532 "), "502:532");
        let fen = "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFca - 0 1";
        assert_eq!(text(&format!("position fen {fen}")), "0:959");
    }

    #[test]
    fn wrong_commands() {
        assert_eq!(parse("go infinite"), Err(CommandError::NotPosition));
        assert_eq!(parse("position"), Err(CommandError::UnknownKind));
        assert_eq!(parse("positionfrc 518"), Err(CommandError::NotPosition));
        assert_eq!(parse("position chess960 5"), Err(CommandError::UnknownKind));
        assert_eq!(parse("position startpos moves e2e4"), Err(CommandError::UnknownKind));
        assert_eq!(parse("position frc"), Err(CommandError::Numbers { wanted: 1, found: 0 }));
        assert_eq!(parse("position dfrc 1"), Err(CommandError::Numbers { wanted: 2, found: 1 }));
        assert_eq!(parse("position frc 1 2"), Err(CommandError::Numbers { wanted: 1, found: 2 }));
        assert!(text("position frc 960").starts_with("960 is not a start position"));
        assert!(text("position frc -1").starts_with("character 1, '-', is not a digit"));
        assert!(text("position fen ?").starts_with("a board has 8 ranks, not 1"));
    }
}
