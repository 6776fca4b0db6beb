//! What results say about the chances of White: an interval for the score, and how much a
//! difference from other games means.

// Counts of games are far below 2^53.
#![allow(clippy::cast_precision_loss)]

use statrs::distribution::{Beta, ContinuousCDF, Normal};

/// Counts of results, for White.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Results {
    pub(crate) wins: u64,
    pub(crate) draws: u64,
    pub(crate) losses: u64,
}

impl Results {
    pub(crate) fn add(&mut self, other: Self) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
    }

    pub(crate) fn games(self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// Returns White's score, 0 to 1, or `None` without games.
    pub(crate) fn score(self) -> Option<f64> {
        let halves = 2 * self.wins + self.draws;
        (self.games() > 0).then(|| halves as f64 / (2 * self.games()) as f64)
    }

    /// Returns the interval that has White's expected score with a chance of 95 %, or `None`
    /// without games.
    ///
    /// It is Bayesian (Gelman and others, Bayesian Data Analysis, third edition, section 3.4):
    /// before any game, the chances of a win, a draw and a loss have the Dirichlet distribution
    /// with 1, 1/2 and 1; and the score then has the beta distribution with the mean and the
    /// variance that follow. Of such numbers, these keep the coverage nearest to 95 %: that of
    /// the usual interval from the standard error is far less for few games, and one that takes
    /// a score for a share of wins is too wide if there are draws.
    pub(crate) fn interval(self) -> Option<[f64; 2]> {
        /// From here on, the normal distribution is the same to the last digit that is shown, and
        /// the search for the share of a beta distribution may not end.
        const LARGE: f64 = 1e6;
        let score = self.score()?;
        let [wins, draws, losses] = [(self.wins, 1.0), (self.draws, 0.5), (self.losses, 1.0)]
            .map(|(n, prior)| n as f64 + prior);
        let sum = wins + draws + losses;
        let mean = (wins + draws / 2.0) / sum;
        let variance = ((wins + draws / 4.0) / sum - mean * mean) / (sum + 1.0);
        let size = mean * (1.0 - mean) / variance - 1.0;
        let ends = [0.025, 0.975];
        let [low, high] = if size < LARGE {
            let beta = Beta::new(mean * size, (1.0 - mean) * size).ok()?;
            ends.map(|share| beta.inverse_cdf(share))
        } else {
            let normal = Normal::new(mean, variance.sqrt()).ok()?;
            ends.map(|share| normal.inverse_cdf(share))
        };
        Some([low.clamp(0.0, score), high.clamp(score, 1.0)])
    }

    /// Returns the p-value of these results, if the chances were those of all games: how probable
    /// a score would be that differs as much or more, in either direction. It is exact, and twice
    /// the smaller of the two tails.
    pub(crate) fn p_value(self, all: Self) -> f64 {
        let chances = [all.losses, all.draws, all.wins].map(|n| n as f64 / all.games() as f64);
        let [loss, draw, win] = chances;
        let games = self.games();
        let from_below = at_most(games, chances, 2 * self.wins + self.draws);
        let from_above = at_most(games, [win, draw, loss], 2 * self.losses + self.draws);
        (2.0 * from_below.min(from_above)).min(1.0)
    }
}

/// The probability that so many games bring at most so many half points, where a game brings 0,
/// 1 or 2 with these chances.
fn at_most(games: u64, chances: [f64; 3], halves: u64) -> f64 {
    if halves <= games {
        return at_most_one_each(games, chances, halves);
    }
    // The other half points, to 2 for each game, are fewer.
    let [none, one, two] = chances;
    match (2 * games).checked_sub(halves + 1) {
        Some(rest) => (1.0 - at_most_one_each(games, [two, one, none], rest)).max(0.0),
        None => 1.0,
    }
}

/// The same for at most as many half points as games.
///
/// The probabilities are the coefficients of (a + b x + c x²)ⁿ, and each follows from the two
/// before it: k a pₖ = (n - k + 1) b pₖ₋₁ + (2n - k + 2) c pₖ₋₂. Up to k = n + 1 nothing is
/// subtracted, so small sums are exact too.
fn at_most_one_each(games: u64, [a, b, c]: [f64; 3], halves: u64) -> f64 {
    /// A number to divide by before numbers grow too large, and its logarithm.
    const LARGE: (f64, f64) = (1e250, 575.646_273_248_511_4);
    let n = games as f64;
    if a == 0.0 {
        return if halves < games { 0.0 } else { b.powf(n) };
    }
    // The first probability is aⁿ, which may be too small for a number.
    let (mut before, mut last, mut sum, mut logarithm) = (0.0, 1.0, 1.0, n * a.ln());
    for k in 1..=halves {
        let k = k as f64;
        let next = ((n - k + 1.0) * b * last + (2.0 * n - k + 2.0) * c * before) / (k * a);
        (before, last) = (last, next);
        sum += next;
        if sum > LARGE.0 {
            (before, last, sum) = (before / LARGE.0, last / LARGE.0, sum / LARGE.0);
            logarithm += LARGE.1;
        }
    }
    (sum.ln() + logarithm).exp().min(1.0)
}

/// Returns the q-value of each p-value: the share of false finds among all that are as small or
/// smaller (Benjamini and Hochberg, 1995).
pub(crate) fn q_values(p_values: &[f64]) -> Vec<f64> {
    let mut order: Vec<_> = (0..p_values.len()).collect();
    order.sort_by(|one, other| p_values[*one].total_cmp(&p_values[*other]));
    let mut q_values = vec![1.0; p_values.len()];
    let mut least: f64 = 1.0;
    for (rank, index) in order.into_iter().enumerate().rev() {
        least = least.min(p_values[index] * p_values.len() as f64 / (rank + 1) as f64);
        q_values[index] = least;
    }
    q_values
}

#[cfg(test)]
mod tests;
