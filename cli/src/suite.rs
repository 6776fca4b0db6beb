//! `chess960 suite`: the positions of `test`, with their move counts.

use std::io::Write;

use chess960::{CastlingStyle, StartPosition};
use chess960_conformance::{Position, SEED, battery, double_starts, move_counts, starts};
use clap::{Args, ValueEnum, value_parser};
use serde_json::json;

use crate::failure::Failure;

/// Write the positions of `test` with their move counts, for other test programs
#[derive(Args)]
#[command(
    arg_required_else_help = true,
    after_help = "Examples:\n  \
                  chess960 suite castling > castling.epd\n  \
                  chess960 suite starts --castling xfen\n  \
                  chess960 suite double -n 1000 --format jsonl"
)]
pub(crate) struct SuiteArgs {
    /// Which positions to write
    #[arg(value_enum)]
    suite: Suite,
    /// How to write a position
    #[arg(long, value_enum, default_value_t = Format::Epd)]
    format: Format,
    /// How to write the castling field of a FEN
    #[arg(long, value_enum, default_value_t = Castling::Shredder)]
    castling: Castling,
    /// How many start positions of double Chess960, 100 if not given
    #[arg(short = 'n', value_name = "N", value_parser = value_parser!(u32).range(1..=921_600))]
    count: Option<u32>,
}

#[derive(ValueEnum, Clone, Copy, PartialEq, Eq)]
enum Suite {
    /// The battery: positions in which one rule of castling matters
    Castling,
    /// The 960 start positions
    Starts,
    /// Start positions of double Chess960
    Double,
}

#[derive(ValueEnum, Clone, Copy)]
enum Format {
    /// A FEN, its move counts by depth, and its id, on each line
    Epd,
    /// A JSON object on each line, with the legal moves
    Jsonl,
}

#[derive(ValueEnum, Clone, Copy)]
enum Castling {
    Xfen,
    Shredder,
}

pub(crate) fn run(args: &SuiteArgs, out: &mut impl Write) -> Result<(), Failure> {
    let style = match args.castling {
        Castling::Xfen => CastlingStyle::XFen,
        Castling::Shredder => CastlingStyle::Shredder,
    };
    let positions = match (args.suite, args.count) {
        (Suite::Castling, None) => battery(),
        (Suite::Starts, None) => starts(),
        (Suite::Double, count) => double_starts(count.unwrap_or(100) as usize, SEED),
        (_, Some(_)) => {
            return Err(Failure::input(
                "-n counts positions of double: the others are written whole",
            ));
        }
    };
    for (index, position) in positions.iter().enumerate() {
        let counts: Vec<u64> = match args.suite {
            Suite::Starts => {
                let number = u16::try_from(index).ok().and_then(StartPosition::new);
                number
                    .iter()
                    .flat_map(|start| move_counts(*start))
                    .map(|&count| count.into())
                    .collect()
            }
            _ => (1..=3).map(|depth| position.count(depth)).collect(),
        };
        match args.format {
            Format::Epd => writeln!(out, "{}", epd(position, style, &counts))?,
            Format::Jsonl => writeln!(out, "{}", jsonl(position, style, &counts))?,
        }
    }
    Ok(())
}

fn epd(position: &Position, style: CastlingStyle, counts: &[u64]) -> String {
    let counts = counts.iter().enumerate().map(|(at, count)| format!(" ;D{} {count}", at + 1));
    format!("{}{} ;id {}", position.fen(style), counts.collect::<String>(), position.id())
}

fn jsonl(position: &Position, style: CastlingStyle, counts: &[u64]) -> String {
    let moves = position.moves();
    let castlings = position.castlings().files().map(|file| position.castling_move(file));
    json!({
        "id": position.id(),
        "fen": position.fen(style),
        "castlings": castlings.collect::<Vec<_>>(),
        "moves": moves,
        "counts": counts,
    })
    .to_string()
}
