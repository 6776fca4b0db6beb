//! Every position has exactly the same chance of being drawn.

use chess960::{DoubleStartPosition, PositionSet, StartPosition};
use rand::rngs::StdRng;
use rand::{Rng, SeedableRng};

/// A random word that is never rejected.
const ACCEPTED: u32 = 0x8000_0001;

/// Returns the position that a first word draws, or `None` if the word is rejected.
fn outcome(set: &PositionSet, first: u32) -> Option<StartPosition> {
    let mut words = 0;
    let drawn = set.draw(&mut || {
        words += 1;
        if words == 1 { first } else { ACCEPTED }
    });
    assert!(drawn.is_some_and(|position| set.contains(position)));
    drawn.filter(|_| words == 1)
}

/// The proof, for sets of every size: the words that draw a position are consecutive, and
/// rejection leaves every position equally many.
#[test]
fn every_position_is_drawn_by_equally_many_words() {
    let mut set = PositionSet::EMPTY;
    for last in StartPosition::all() {
        set.insert(last);
        let len = set.len() as u64;
        let kept = (1 << 32) / len;
        for n in 0..len {
            let (start, end) = ((n << 32).div_ceil(len), ((n + 1) << 32).div_ceil(len));
            let position = set.nth(usize::try_from(n).unwrap());
            // Only the first word of a position can be rejected.
            let rejected = u64::from(outcome(&set, start as u32).is_none());
            assert_eq!(end - start - rejected, kept, "{n} of {len}");
            assert_eq!(outcome(&set, (start + rejected) as u32), position, "{n} of {len}");
            assert_eq!(outcome(&set, (end - 1) as u32), position, "{n} of {len}");
        }
    }
}

/// With 959 degrees of freedom, chi-square has the mean 959 and the standard deviation 43.8.
#[test]
fn draws_pass_a_chi_square_test() {
    let mut rng = StdRng::seed_from_u64(518);
    let mut counts = [0_u32; StartPosition::COUNT];
    for _ in 0..96_000 {
        counts[usize::from(StartPosition::draw(&mut || rng.next_u32()).number())] += 1;
    }
    assert!(counts.iter().all(|&count| count > 0), "all 960 appear");
    let chi_square: f64 = counts.iter().map(|&n| (f64::from(n) - 100.0).powi(2) / 100.0).sum();
    assert!((959.0 - 4.0 * 43.8..959.0 + 4.0 * 43.8).contains(&chi_square), "{chi_square}");
}

#[test]
fn draws_without_repeats_give_every_position_once() {
    let mut rng = StdRng::seed_from_u64(960);
    let mut left = PositionSet::ALL;
    let mut drawn = PositionSet::EMPTY;
    while let Some(position) = left.draw(&mut || rng.next_u32()) {
        assert!(left.remove(position));
        assert!(drawn.insert(position));
    }
    assert_eq!(drawn, PositionSet::ALL);
    assert_eq!(PositionSet::EMPTY.draw(&mut || unreachable!("an empty set needs no word")), None);
}

#[test]
fn each_players_position_takes_its_own_words() {
    let mut words = [0_u32, u32::MAX].into_iter();
    // 0 is rejected.
    let mut random = || words.next().unwrap_or(ACCEPTED);
    let double = DoubleStartPosition::draw(&mut random);
    assert_eq!(double.to_string(), "959:480");
}

#[cfg(feature = "rand")]
mod by_rand {
    use chess960::{DoubleStartPosition, PositionSet, StartPosition};
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    #[test]
    fn generators_and_words_draw_the_same() {
        use rand::Rng;

        let (mut one, mut other) = (StdRng::seed_from_u64(1), StdRng::seed_from_u64(1));
        let mut words = || other.next_u32();
        for _ in 0..1000 {
            assert_eq!(one.random::<StartPosition>(), StartPosition::draw(&mut words));
            assert_eq!(one.random::<DoubleStartPosition>(), DoubleStartPosition::draw(&mut words));
            assert_eq!(one.sample(PositionSet::CHESS18), PositionSet::CHESS18.draw(&mut words));
        }
    }

    #[test]
    fn draws_stay_in_the_set() {
        let mut rng = StdRng::seed_from_u64(18);
        let mut seen = PositionSet::EMPTY;
        for _ in 0..1000 {
            seen.insert(rng.sample(PositionSet::CHESS18).unwrap());
        }
        assert_eq!(seen, PositionSet::CHESS18);
        assert_eq!(rng.sample(PositionSet::EMPTY), None);
    }
}
