//! Counts games by their start position.

use std::collections::BTreeMap;
use std::io::Write;

use chess960::{DoubleStartPosition, StartPosition};
use serde_json::json;

use super::format::Format;
use super::statistics::{Results, q_values};
use crate::archive::{GameKind, GameResult, Reader, Start, Values};
use crate::failure::{Failure, say};

/// The number of games, and of their results for White.
#[derive(Clone, Copy, Default)]
struct Count {
    games: u64,
    results: Results,
}

impl Count {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.results.add(other.results);
    }
}

/// Counts games by position.
pub(crate) struct Summary {
    twins: bool,
    /// The tag that has the result.
    tags: [String; 1],
    /// By number, the games whose players have the same position.
    single: Vec<Count>,
    double: BTreeMap<DoubleStartPosition, Count>,
    /// Games of chess, which are not games of Chess960's position 518.
    chess: Count,
    unknown: Count,
    /// How many games have two results.
    contradictory: u64,
    /// The latest game: what its line counts, and the result in its tag.
    latest: (Line, Option<GameResult>),
}

/// The games that a line counts.
#[derive(Clone, Copy)]
enum Line {
    Positions(DoubleStartPosition),
    /// All games of Chess960 and of double Chess960: each position is compared with these.
    AllPositions,
    /// All games of chess.
    Chess,
    /// All games without a number.
    Unknown,
    /// All games.
    Total,
}

impl Line {
    /// Returns the name of a line that is not for a pair of positions.
    const fn name(self) -> Option<&'static str> {
        match self {
            Self::Positions(_) => None,
            Self::AllPositions => Some("positions"),
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
            _ => None,
        }
    }
}

/// The columns.
const NAMES: [&str; 11] = [
    "white",
    "black",
    "of",
    "games",
    "wins",
    "draws",
    "losses",
    "score",
    "score_low",
    "score_high",
    "q",
];

impl Summary {
    pub(crate) fn new(twins: bool) -> Self {
        Self {
            twins,
            tags: ["Result".to_owned()],
            single: vec![Count::default(); StartPosition::COUNT],
            double: BTreeMap::new(),
            chess: Count::default(),
            unknown: Count::default(),
            contradictory: 0,
            latest: (Line::Unknown, None),
        }
    }

    pub(crate) fn add(&mut self, other: &Self) {
        for (count, more) in self.single.iter_mut().zip(&other.single) {
            count.add(*more);
        }
        for (positions, count) in &other.double {
            self.double.entry(*positions).or_default().add(*count);
        }
        self.chess.add(other.chess);
        self.unknown.add(other.unknown);
        self.contradictory += other.contradictory;
    }

    /// The position, or with `--twins` the lower of the position and its twin.
    fn place(&self, positions: DoubleStartPosition) -> DoubleStartPosition {
        if !self.twins {
            return positions;
        }
        let (white, black) = (positions.white().twin(), positions.black().twin());
        positions.min(DoubleStartPosition::new(white, black))
    }

    fn count(&mut self, line: Line) -> &mut Count {
        match line {
            Line::Positions(positions) => match positions.single() {
                Some(position) => &mut self.single[usize::from(position.number())],
                None => self.double.entry(positions).or_default(),
            },
            Line::Chess => &mut self.chess,
            _ => &mut self.unknown,
        }
    }

    /// Returns the positions that have games, in order.
    fn positions(&self) -> Vec<(DoubleStartPosition, Count)> {
        let single = StartPosition::all().map(DoubleStartPosition::from).zip(&self.single);
        let single = single.filter(|(_, count)| count.games > 0);
        let mut positions: Vec<_> = single
            .chain(self.double.iter().map(|(positions, count)| (*positions, count)))
            .map(|(positions, count)| (positions, *count))
            .collect();
        positions.sort_by_key(|(positions, _)| *positions);
        positions
    }

    pub(crate) fn write(&self, format: Format, out: &mut impl Write) -> Result<(), Failure> {
        if let Some(separator) = format.separator() {
            writeln!(out, "{}", NAMES.join(&separator.to_string()))?;
        }
        let positions = self.positions();
        let mut all = Count::default();
        for (_, count) in &positions {
            all.add(*count);
        }
        let finished = positions.iter().map(|(_, count)| count.results);
        let finished = finished.filter(|results| results.games() > 0);
        let p_values: Vec<_> = finished.map(|results| results.p_value(all.results)).collect();
        let mut q_values = q_values(&p_values).into_iter();
        for (positions, count) in positions {
            let q = if count.results.games() > 0 { q_values.next() } else { None };
            write_line(format, out, Line::Positions(positions), count, q)?;
        }
        let mut total = all;
        total.add(self.chess);
        total.add(self.unknown);
        for (line, count) in [
            (Line::AllPositions, all),
            (Line::Chess, self.chess),
            (Line::Unknown, self.unknown),
            (Line::Total, total),
        ] {
            write_line(format, out, line, count, None)?;
        }
        Ok(())
    }

    /// Reports the games that have no result because they have two.
    pub(crate) fn report(&self) {
        match self.contradictory {
            0 => {}
            1 => say("1 game has no result: its Result tag and the end of its moves disagree"),
            count => say(&format!(
                "{count} games have no result: their Result tags and the ends of their moves \
                 disagree"
            )),
        }
    }
}

/// A number that is not negative, in units of its last digit.
#[allow(clippy::cast_sign_loss)]
fn rounded(number: f64, unit: f64) -> u32 {
    (number / unit).round() as u32
}

fn write_line(
    format: Format,
    out: &mut impl Write,
    line: Line,
    Count { games, results }: Count,
    q: Option<f64>,
) -> Result<(), Failure> {
    let Results { wins, draws, losses } = results;
    let [low, high] = results.interval().map_or([None; 2], |ends| ends.map(Some));
    // In tenths of a percent.
    let scores = [results.score(), low, high].map(|share| Some(rounded(share?, 0.001)));
    let q = q.map(|q| rounded(q, 0.0001));
    let numbers = line.numbers();
    let Some(separator) = format.separator() else {
        let [score, low, high] = scores.map(|tenths| Some(f64::from(tenths?) / 10.0));
        let object = json!({
            "white": numbers.map(|[white, _]| white), "black": numbers.map(|[_, black]| black),
            "of": line.name(),
            "games": games, "wins": wins, "draws": draws, "losses": losses,
            "score": score, "score_low": low, "score_high": high,
            "q": q.map(|q| f64::from(q) / 10_000.0),
        });
        return Ok(writeln!(out, "{object}")?);
    };
    let [white, black] =
        numbers.map_or_else(Default::default, |numbers| numbers.map(|number| number.to_string()));
    let first = [white, black, line.name().unwrap_or_default().into()];
    let counts = [games, wins, draws, losses].map(|count| count.to_string());
    let scores = scores.map(|tenths| tenths.map(|n| format!("{}.{}", n / 10, n % 10)));
    let q = q.map(|q| format!("{}.{:04}", q / 10_000, q % 10_000));
    let last = scores.into_iter().chain([q]).map(Option::unwrap_or_default);
    let cells: Vec<_> = first.into_iter().chain(counts).chain(last).collect();
    Ok(writeln!(out, "{}", cells.join(&separator.to_string()))?)
}

impl Reader for Summary {
    const NEEDS_RESULT: bool = true;

    fn tags(&self) -> &[String] {
        &self.tags
    }

    fn begin(&mut self, _: u64, start: &Start<'_>, values: &Values) -> Result<(), Failure> {
        let line = match start.positions {
            _ if start.kind == GameKind::Chess => Line::Chess,
            Some(positions) => Line::Positions(self.place(positions)),
            None => Line::Unknown,
        };
        let tag = values.iter().next().flatten().and_then(GameResult::of_tag);
        self.latest = (line, tag);
        Ok(())
    }

    /// The result is that of the tag or of the moves, whichever has one. Two that differ are none.
    fn end(&mut self, of_moves: Option<GameResult>) {
        let (line, of_tag) = self.latest;
        let known = |result: &GameResult| *result != GameResult::Unknown;
        let (of_tag, of_moves) = (of_tag.filter(known), of_moves.filter(known));
        let is_contradictory = of_tag.is_some() && of_moves.is_some() && of_tag != of_moves;
        let result = if is_contradictory { None } else { of_tag.or(of_moves) };
        self.contradictory += u64::from(is_contradictory);
        let ended = |as_this| u64::from(result == Some(as_this));
        let results = Results {
            wins: ended(GameResult::WhiteWins),
            draws: ended(GameResult::Draw),
            losses: ended(GameResult::BlackWins),
        };
        self.count(line).add(Count { games: 1, results });
    }
}
