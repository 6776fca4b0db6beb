#![allow(clippy::float_cmp)] // exact values are compared

use std::collections::HashMap;

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use statrs::distribution::{Binomial, Discrete, DiscreteCDF};

use super::{Results, at_most, q_values};

/// Chances of a win, a draw and a loss: decided games, few draws, many, and one-sided ones.
const CHANCES: [[f64; 3]; 7] = [
    [0.5, 0.0, 0.5],
    [0.45, 0.1, 0.45],
    [0.4, 0.25, 0.35],
    [0.33, 0.4, 0.27],
    [0.27, 0.5, 0.23],
    [0.6, 0.1, 0.3],
    [0.25, 0.25, 0.5],
];

/// The results of so many games.
fn play(games: u64, [win, draw, _]: [f64; 3], random: &mut impl Rng) -> Results {
    let mut results = Results::default();
    for _ in 0..games {
        let share = f64::from(random.next_u32()) / 2_f64.powi(32);
        if share < win {
            results.wins += 1;
        } else if share < win + draw {
            results.draws += 1;
        } else {
            results.losses += 1;
        }
    }
    results
}

/// How often the interval has the expected score.
fn coverage(games: u64, chances: [f64; 3], random: &mut impl Rng) -> f64 {
    const TRIALS: u32 = 4_000;
    let expected = chances[0] + chances[1] / 2.0;
    let mut known = HashMap::new();
    let covers = |results: Results| {
        let [low, high] = results.interval().unwrap();
        low <= expected && expected <= high
    };
    let covered = (0..TRIALS).filter(|_| {
        let results = play(games, chances, random);
        *known.entry((results.wins, results.draws)).or_insert_with(|| covers(results))
    });
    covered.count() as f64 / f64::from(TRIALS)
}

#[test]
fn intervals_cover_the_expected_score() {
    let mut random = ChaCha8Rng::seed_from_u64(960);
    for games in [1, 2, 3, 4, 5, 7, 10, 14, 19, 20, 25, 33, 50, 100, 300] {
        for chances in CHANCES {
            let coverage = coverage(games, chances, &mut random);
            let is_right =
                if games < 20 { coverage >= 0.9 } else { (0.93..=0.97).contains(&coverage) };
            assert!(is_right, "{games} games, {chances:?}: {coverage}");
        }
    }
}

#[test]
fn intervals_of_few_and_of_many_games() {
    let interval = |wins, draws, losses| Results { wins, draws, losses }.interval();
    assert_eq!(interval(0, 0, 0), None);
    for most in [1, 2, 5, 20, 1_000, 1_000_000, 1_000_000_000] {
        for [wins, draws, losses] in [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [1, 1, 1]] {
            let results = Results { wins: wins * most, draws: draws * most, losses: losses * most };
            let ([low, high], score) = (results.interval().unwrap(), results.score().unwrap());
            assert!(0.0 <= low && low <= score && score <= high && high <= 1.0, "{results:?}");
            // That of White from Black's side.
            let turned = Results { wins: results.losses, losses: results.wins, ..results };
            let [other_low, other_high] = turned.interval().unwrap();
            assert!((low + other_high - 1.0).abs() < 1e-6 && (high + other_low - 1.0).abs() < 1e-6);
        }
    }
    // For many games it is that of the standard error.
    let [low, high] = interval(4_000_000, 2_500_000, 3_500_000).unwrap();
    let error = 1.959_964 * ((0.4 + 0.25 / 4.0 - 0.525_f64.powi(2)) / 1e7).sqrt();
    assert!((low - (0.525 - error)).abs() < 1e-6 && (high - (0.525 + error)).abs() < 1e-6);
}

/// The same by another way: over the number of draws, the rest is binomial.
fn at_most_by_binomials(games: u64, [loss, draw, win]: [f64; 3], halves: u64) -> f64 {
    let draws = Binomial::new(draw, games).unwrap();
    let probability = |drawn: u64| {
        let Some(rest) = halves.checked_sub(drawn) else { return 0.0 };
        let wins = Binomial::new(win / (win + loss), games - drawn).unwrap();
        draws.pmf(drawn) * wins.cdf(rest / 2)
    };
    (0..=games).map(probability).sum()
}

#[test]
fn sums_of_half_points() {
    for chances in CHANCES {
        for games in (0..25).chain([60, 150]) {
            for halves in 0..=2 * games {
                let found = at_most(games, chances, halves);
                let expected = at_most_by_binomials(games, chances, halves);
                let is_near = (found - expected).abs() <= 1e-9 * expected + 1e-13;
                assert!(is_near, "{games} {chances:?} {halves}: {found} {expected}");
            }
        }
    }
    // Too small for a number, and too many for one.
    let chances = [0.35, 0.25, 0.4];
    for (games, halves) in [(3_000, 3_000), (3_000, 3_250), (20_000, 20_500), (20_000, 21_400)] {
        let (found, expected) =
            (at_most(games, chances, halves), at_most_by_binomials(games, chances, halves));
        assert!((found - expected).abs() < 1e-6, "{games} {halves}: {found} {expected}");
    }
    // Results that never happen.
    assert_eq!(at_most(10, [0.0, 0.0, 1.0], 19), 0.0);
    assert_eq!(at_most(10, [0.0, 0.0, 1.0], 20), 1.0);
    assert_eq!(at_most(3, [0.0, 0.5, 0.5], 3), 0.125);
    assert_eq!(at_most(3, [0.0, 0.5, 0.5], 2), 0.0);
    assert_eq!(at_most(3, [0.5, 0.5, 0.0], 3), 1.0);
    assert_eq!(at_most(3, [0.0, 1.0, 0.0], 2), 0.0);
}

#[test]
fn p_values() {
    let results = |wins, draws, losses| Results { wins, draws, losses };
    // Five wins of five, with even chances and without draws: 2/32.
    assert!((results(5, 0, 0).p_value(results(50, 0, 50)) - 0.0625).abs() < 1e-12);
    assert!((results(0, 0, 5).p_value(results(50, 0, 50)) - 0.0625).abs() < 1e-12);
    assert!((results(2, 0, 2).p_value(results(50, 0, 50)) - 1.0).abs() < 1e-12);
    // An archive of one position, or of one result.
    assert!((results(7, 2, 1).p_value(results(7, 2, 1)) - 1.0).abs() < 1e-12);
    for only in [results(4, 0, 0), results(0, 4, 0), results(0, 0, 4)] {
        assert_eq!(only.p_value(only), 1.0);
    }
}

/// The example of Benjamini and Hochberg's article (1995), in which four of fifteen are found.
#[test]
fn q_values_of_the_article() {
    let p_values = [
        0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262,
        0.5719, 0.6528, 0.7590, 1.0,
    ];
    let expected = [
        0.0015, 0.003, 0.0095, 0.035_625, 0.0603, 0.063_857, 0.063_857, 0.0645, 0.0765, 0.486,
        0.581_182, 0.714_875, 0.753_231, 0.813_214, 1.0,
    ];
    for (q, expected) in q_values(&p_values).into_iter().zip(expected) {
        assert!((q - expected).abs() < 1e-6, "{q} {expected}");
    }
    // In any order.
    let mut turned = p_values;
    turned.reverse();
    assert!(q_values(&turned).into_iter().eq(q_values(&p_values).into_iter().rev()));
    assert!(q_values(&[]).is_empty());
}

/// The q-values of an archive with these positions.
fn q_values_of(positions: &[Results]) -> Vec<f64> {
    let mut all = Results::default();
    for results in positions {
        all.add(*results);
    }
    let p_values: Vec<_> = positions.iter().map(|results| results.p_value(all)).collect();
    q_values(&p_values)
}

/// If all positions have equal chances, at most one archive in twenty has a position that seems
/// to differ.
#[test]
fn equal_chances() {
    const ARCHIVES: usize = 60;
    const POSITIONS: usize = 100;
    let mut random = ChaCha8Rng::seed_from_u64(518);
    let mut found = 0;
    for chances in CHANCES {
        for _ in 0..ARCHIVES {
            let positions: Vec<_> = (0..POSITIONS)
                .map(|_| {
                    let games = 10 + u64::from(random.next_u32() % 50);
                    play(games, chances, &mut random)
                })
                .collect();
            found += usize::from(q_values_of(&positions).iter().any(|q| *q < 0.05));
        }
    }
    let archives = ARCHIVES * CHANCES.len();
    assert!(found * 20 <= archives, "{found} of {archives}");
}

/// Positions that differ are found, also if it is by more draws, and hardly any other.
#[test]
fn planted_differences() {
    let mut random = ChaCha8Rng::seed_from_u64(959);
    for (usual, planted) in [
        ([0.40, 0.25, 0.35], [0.55, 0.25, 0.20]),
        ([0.40, 0.25, 0.35], [0.25, 0.25, 0.50]),
        ([0.50, 0.20, 0.30], [0.20, 0.60, 0.20]),
    ] {
        let (mut hits, mut errors) = (0, 0);
        for _ in 0..5 {
            let positions: Vec<_> = (0..200)
                .map(|n| play(400, if n < 5 { planted } else { usual }, &mut random))
                .collect();
            let q_values = q_values_of(&positions);
            hits += q_values[..5].iter().filter(|q| **q < 0.05).count();
            errors += q_values[5..].iter().filter(|q| **q < 0.05).count();
        }
        assert!(hits >= 23 && errors <= 3, "{planted:?}: {hits}, {errors}");
    }
}
