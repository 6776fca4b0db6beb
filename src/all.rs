//! All start positions in order.

use core::iter::FusedIterator;
use core::ops::Range;

use crate::StartPosition;

/// The start positions 0 to 959 in order: see [`StartPosition::all`].
#[derive(Clone, Debug)]
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct All {
    numbers: Range<u16>,
}

impl StartPosition {
    /// All 960 positions, 0 first. The iterator knows its length, can be taken
    /// from both ends, and skips in one step.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Piece, StartPosition};
    ///
    /// assert_eq!(StartPosition::all().nth(518), Some(StartPosition::STANDARD));
    ///
    /// let queen_on_d1 = StartPosition::all().filter(|p| p.pieces()[3] == Piece::Queen);
    /// assert_eq!(queen_on_d1.count(), 120);
    /// ```
    #[inline]
    pub fn all() -> All {
        All { numbers: 0..Self::COUNT as u16 }
    }
}

impl Iterator for All {
    type Item = StartPosition;

    #[inline]
    fn next(&mut self) -> Option<StartPosition> {
        self.numbers.next().and_then(StartPosition::new)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<StartPosition> {
        self.numbers.nth(n).and_then(StartPosition::new)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.numbers.size_hint()
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn last(mut self) -> Option<StartPosition> {
        self.next_back()
    }
}

impl DoubleEndedIterator for All {
    #[inline]
    fn next_back(&mut self) -> Option<StartPosition> {
        self.numbers.next_back().and_then(StartPosition::new)
    }

    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<StartPosition> {
        self.numbers.nth_back(n).and_then(StartPosition::new)
    }
}

impl ExactSizeIterator for All {}

impl FusedIterator for All {}
