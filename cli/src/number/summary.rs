//! Counts games by their start position.

use std::collections::BTreeMap;
use std::io::Write;

use chess960::{DoubleStartPosition, StartPosition};
use serde_json::json;

use super::format::Format;
use crate::archive::{GameKind, Reader, Start};
use crate::failure::Failure;

/// The number of games, and of their results for White.
#[derive(Clone, Copy, Default)]
struct Count {
    games: u64,
    wins: u64,
    draws: u64,
    losses: u64,
}

impl Count {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
    }

    /// White's score in tenths of a percent of the finished games, 0 to 1000, or `None` without
    /// finished games.
    fn score(&self) -> Option<u32> {
        let finished = self.wins + self.draws + self.losses;
        let points = 1000 * (2 * self.wins + self.draws);
        (finished > 0).then(|| ((points + finished) / (2 * finished)) as u32)
    }
}

/// Counts games by position.
pub(crate) struct Summary {
    twins: bool,
    known: BTreeMap<DoubleStartPosition, Count>,
    /// Games of chess, which are no games of Chess960's position 518.
    chess: Count,
    unknown: Count,
}

impl Summary {
    pub(crate) const fn new(twins: bool) -> Self {
        let none = Count { games: 0, wins: 0, draws: 0, losses: 0 };
        Self { twins, known: BTreeMap::new(), chess: none, unknown: none }
    }

    pub(crate) fn add(&mut self, other: Self) {
        for (positions, count) in other.known {
            self.known.entry(positions).or_default().add(count);
        }
        self.chess.add(other.chess);
        self.unknown.add(other.unknown);
    }

    /// The position, or with `--twins` the lower of the position and its twin.
    fn place(&self, positions: DoubleStartPosition) -> DoubleStartPosition {
        if !self.twins {
            return positions;
        }
        let (white, black) = (positions.white().twin(), positions.black().twin());
        positions.min(DoubleStartPosition::new(white, black))
    }

    pub(crate) fn write(&self, format: Format, out: &mut impl Write) -> Result<(), Failure> {
        if let Some(separator) = format.separator() {
            let names = ["white", "black", "of", "games", "wins", "draws", "losses", "score"];
            writeln!(out, "{}", names.join(&separator.to_string()))?;
        }
        let mut total = self.unknown;
        total.add(self.chess);
        for (positions, count) in &self.known {
            total.add(*count);
            line(format, out, Counted::Positions(*positions), *count)?;
        }
        line(format, out, Counted::Chess, self.chess)?;
        line(format, out, Counted::Unknown, self.unknown)?;
        line(format, out, Counted::Total, total)
    }
}

/// The games that a line counts.
#[derive(Clone, Copy)]
enum Counted {
    Positions(DoubleStartPosition),
    /// All games of chess.
    Chess,
    /// All games without a number.
    Unknown,
    /// All games.
    Total,
}

impl Counted {
    /// Returns the name of a line that is not for a pair of positions.
    const fn name(self) -> Option<&'static str> {
        match self {
            Self::Positions(_) => None,
            Self::Chess => Some("chess"),
            Self::Unknown => Some("unknown"),
            Self::Total => Some("total"),
        }
    }

    /// Returns White's and Black's number.
    fn numbers(self) -> Option<[u16; 2]> {
        match self {
            Self::Positions(positions) => {
                Some([positions.white(), positions.black()].map(StartPosition::number))
            }
            Self::Chess | Self::Unknown | Self::Total => None,
        }
    }
}

fn line(
    format: Format,
    out: &mut impl Write,
    counted: Counted,
    count: Count,
) -> Result<(), Failure> {
    let Count { games, wins, draws, losses } = count;
    let numbers = counted.numbers();
    let Some(separator) = format.separator() else {
        let object = json!({
            "white": numbers.map(|[white, _]| white), "black": numbers.map(|[_, black]| black),
            "of": counted.name(),
            "games": games, "wins": wins, "draws": draws, "losses": losses,
            "score": count.score().map(|score| f64::from(score) / 10.0),
        });
        return Ok(writeln!(out, "{object}")?);
    };
    let [white, black] =
        numbers.map_or_else(Default::default, |numbers| numbers.map(|number| number.to_string()));
    let first = [white, black, counted.name().unwrap_or_default().into()];
    let counts = [games, wins, draws, losses].map(|count| count.to_string());
    let score = count.score().map_or_else(String::new, |s| format!("{}.{}", s / 10, s % 10));
    let cells: Vec<_> = first.into_iter().chain(counts).chain([score]).collect();
    Ok(writeln!(out, "{}", cells.join(&separator.to_string()))?)
}

impl Reader for Summary {
    const NEEDS_RESULT: bool = true;

    fn begin(&mut self, _: u64, start: &Start<'_>, result: Option<&[u8]>) -> Result<(), Failure> {
        let ended = |text: &[u8]| u64::from(result == Some(text));
        let count = Count {
            games: 1,
            wins: ended(b"1-0"),
            draws: ended(b"1/2-1/2"),
            losses: ended(b"0-1"),
        };
        match start.positions {
            _ if start.kind == GameKind::Chess => self.chess.add(count),
            Some(positions) => self.known.entry(self.place(positions)).or_default().add(count),
            None => self.unknown.add(count),
        }
        Ok(())
    }

    #[inline]
    fn bytes(&mut self, _: &[u8]) -> Result<(), Failure> {
        Ok(())
    }
}
