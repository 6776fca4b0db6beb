//! The positions of a set, in order.

use core::iter::FusedIterator;

use super::PositionSet;
use crate::StartPosition;

/// An iterator over the positions of a [`PositionSet`], lowest number first.
///
/// # Examples
///
/// ```
/// use chess960::{PositionSet, StartPosition};
///
/// let mut positions = PositionSet::CHESS18.iter();
/// assert_eq!(positions.next().map(StartPosition::number), Some(414));
/// assert_eq!(positions.len(), 17);
/// ```
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct Positions {
    pub(super) left: PositionSet,
    /// The words before this one are empty.
    pub(super) first: usize,
}

impl Iterator for Positions {
    type Item = StartPosition;

    fn next(&mut self) -> Option<StartPosition> {
        while let Some(word) = self.left.words.get_mut(self.first) {
            if *word != 0 {
                let number = 64 * self.first as u16 + word.trailing_zeros() as u16;
                *word &= *word - 1;
                return StartPosition::new(number);
            }
            self.first += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left.len(), Some(self.left.len()))
    }
}

impl ExactSizeIterator for Positions {}

impl FusedIterator for Positions {}

impl IntoIterator for PositionSet {
    type Item = StartPosition;
    type IntoIter = Positions;

    fn into_iter(self) -> Positions {
        self.iter()
    }
}

impl IntoIterator for &PositionSet {
    type Item = StartPosition;
    type IntoIter = Positions;

    fn into_iter(self) -> Positions {
        self.iter()
    }
}
