//! Counts games by their start position.

use std::collections::BTreeMap;
use std::io::Write;

use chess960::DoubleStartPosition;
use serde_json::json;

use super::Format;
use crate::archive::{Reader, Start};
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
    unknown: Count,
}

impl Summary {
    pub(crate) const fn new(twins: bool) -> Self {
        let unknown = Count { games: 0, wins: 0, draws: 0, losses: 0 };
        Self { twins, known: BTreeMap::new(), unknown }
    }

    pub(crate) fn add(&mut self, other: Self) {
        for (positions, count) in other.known {
            self.known.entry(positions).or_default().add(count);
        }
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
        let between = match format {
            Format::Tsv => "\t",
            Format::Csv => ",",
            Format::Jsonl => "",
        };
        let names = ["white", "black", "games", "wins", "draws", "losses", "score"];
        if !between.is_empty() {
            writeln!(out, "{}", names.join(between))?;
        }
        let mut total = self.unknown;
        for (positions, count) in &self.known {
            total.add(*count);
            let numbers = [positions.white(), positions.black()].map(|p| p.to_string());
            line(out, between, &numbers, *count)?;
        }
        let of = |name: &str| [name.to_string(), String::new()];
        line(out, between, &of("unknown"), self.unknown)?;
        line(out, between, &of("total"), total)
    }
}

fn line(
    out: &mut impl Write,
    between: &str,
    numbers: &[String; 2],
    count: Count,
) -> Result<(), Failure> {
    let Count { games, wins, draws, losses } = count;
    if between.is_empty() {
        let number = |text: &str| text.parse::<u16>().map_or(json!(null), |number| json!(number));
        let label = if numbers[1].is_empty() { json!(numbers[0]) } else { json!(null) };
        let object = json!({
            "white": number(&numbers[0]), "black": number(&numbers[1]), "of": label,
            "games": games, "wins": wins, "draws": draws, "losses": losses,
            "score": count.score().map(|score| f64::from(score) / 10.0),
        });
        return Ok(writeln!(out, "{object}")?);
    }
    let score = count.score().map_or_else(String::new, |s| format!("{}.{}", s / 10, s % 10));
    let counts = [games, wins, draws, losses].map(|count| count.to_string());
    let cells = numbers.iter().chain(&counts).cloned().chain([score]);
    Ok(writeln!(out, "{}", cells.collect::<Vec<_>>().join(between))?)
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
