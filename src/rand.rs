//! Draws by the generators of the crate `rand`.

use rand::Rng;
use rand::distr::{Distribution, StandardUniform};

use crate::{DoubleStartPosition, PositionSet, StartPosition};

/// Each of the 960 positions has the same chance.
///
/// # Examples
///
/// ```
/// use chess960::StartPosition;
/// use rand::{RngExt, SeedableRng};
///
/// let mut rng = rand::rngs::StdRng::seed_from_u64(1);
/// let position: StartPosition = rng.random();
/// assert!(position <= StartPosition::MAX);
/// ```
impl Distribution<StartPosition> for StandardUniform {
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> StartPosition {
        StartPosition::draw(&mut || rng.next_u32())
    }
}

/// Each of the 921,600 positions has the same chance.
impl Distribution<DoubleStartPosition> for StandardUniform {
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> DoubleStartPosition {
        DoubleStartPosition::draw(&mut || rng.next_u32())
    }
}

/// Each position of the set has the same chance. An empty set gives `None`.
///
/// # Examples
///
/// ```
/// use chess960::PositionSet;
/// use rand::{RngExt, SeedableRng};
///
/// let mut rng = rand::rngs::StdRng::seed_from_u64(1);
/// let position = rng.sample(PositionSet::CHESS18).expect("the set is not empty");
/// assert!(position.is_chess18());
/// assert_eq!(rng.sample(PositionSet::EMPTY), None);
/// ```
impl Distribution<Option<StartPosition>> for PositionSet {
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Option<StartPosition> {
        self.draw(&mut || rng.next_u32())
    }
}
