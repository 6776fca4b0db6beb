//! The start positions, and how many moves lead from them.

use std::collections::HashSet;
use std::sync::LazyLock;

use chess960::{CastlingStyle, DoubleStartPosition, StartPosition};

use crate::Position;
use crate::fen::read;
use crate::random::Random;

/// Returns the 960 start positions, by number.
///
/// # Examples
///
/// ```
/// let starts = chess960_conformance::starts();
/// assert_eq!(starts[518].id(), "start-518");
/// assert_eq!(starts[518].moves().len(), 20);
/// ```
#[must_use]
pub fn starts() -> Vec<Position> {
    StartPosition::all().map(|position| start(format!("start-{position}"), position)).collect()
}

/// Returns `count` different start positions of double Chess960, drawn from a seed: the same ones
/// for the same seed in every version. If `count` is above 921,600, all of them.
///
/// # Examples
///
/// ```
/// let doubles = chess960_conformance::double_starts(100, 960);
/// assert_eq!(doubles.len(), 100);
/// assert_eq!(doubles[0].id(), chess960_conformance::double_starts(1, 960)[0].id());
/// ```
#[must_use]
pub fn double_starts(count: usize, seed: u64) -> Vec<Position> {
    let mut random = Random::new(seed);
    let (mut drawn, mut positions) = (HashSet::new(), Vec::new());
    while drawn.len() < count.min(DoubleStartPosition::COUNT) {
        let double = DoubleStartPosition::draw(&mut || random.next_u32());
        if drawn.insert(double) {
            positions.push(start(format!("double-{double}"), double));
        }
    }
    positions
}

fn start(id: String, position: impl Into<DoubleStartPosition>) -> Position {
    let fen = position.into().fen(CastlingStyle::Shredder);
    Position::new(id, read(&fen).expect("a start position can occur"))
}

/// Returns the number of sequences of 1, 2, … 6 legal moves from a start position.
///
/// The table was counted by cozy-chess 0.3.4 and by Stockfish 15.1, which agree on every
/// number.
///
/// # Examples
///
/// ```
/// use chess960::StartPosition;
/// use chess960_conformance::move_counts;
///
/// let counts = move_counts(StartPosition::STANDARD);
/// assert_eq!(counts, &[20, 400, 8_902, 197_281, 4_865_609, 119_060_324]);
/// ```
#[must_use]
pub fn move_counts(position: StartPosition) -> &'static [u32; 6] {
    &COUNTS[usize::from(position.number())]
}

static COUNTS: LazyLock<Vec<[u32; 6]>> = LazyLock::new(|| {
    let row = |line: &str| {
        let counts: Vec<u32> =
            line.split(' ').map(|count| count.parse().expect("a count")).collect();
        counts.try_into().expect("six counts")
    };
    include_str!("../data/starts.txt").lines().map(row).collect()
});
