//! All start positions in order.

use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;
use core::ops::Range;

use chess960_core::rules;

use crate::{DoubleStartPosition, StartPosition};

/// An iterator over all positions of one kind, in order: see [`StartPosition::all`] and
/// [`DoubleStartPosition::all`].
///
/// # Examples
///
/// ```
/// use chess960::{All, StartPosition};
///
/// let all: All = StartPosition::all();
/// let last_first: Vec<u16> = all.rev().map(StartPosition::number).take(3).collect();
/// assert_eq!(last_first, [959, 958, 957]);
/// ```
#[must_use = "iterators are lazy and do nothing unless consumed"]
pub struct All<P = StartPosition> {
    indices: Range<u32>,
    positions: PhantomData<fn() -> P>,
}

/// # All positions
impl StartPosition {
    /// The number of start positions: 960.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// let games_played = [0_u32; StartPosition::COUNT];
    /// assert_eq!(games_played.len(), 960);
    /// ```
    pub const COUNT: usize = rules::COUNT as usize;
    /// The first position, 0, `BBQNNRKR`.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!(StartPosition::new(0), Some(StartPosition::MIN));
    /// ```
    pub const MIN: Self = Self::known(0);
    /// The last position, 959, `RKRNNQBB`.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!(StartPosition::new(959), Some(StartPosition::MAX));
    /// assert_eq!(StartPosition::new(960), None);
    /// ```
    pub const MAX: Self = Self::known(rules::COUNT - 1);
    /// The start position of chess, 518, `RNBQKBNR`.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!(StartPosition::STANDARD.as_str(), "RNBQKBNR");
    /// ```
    pub const STANDARD: Self = Self::known(518);

    /// Returns an iterator over all 960 positions, 0 first.
    ///
    /// It knows its length, runs from both ends, and skips in one step.
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
        All::new(Self::COUNT)
    }
}

/// # All positions
impl DoubleStartPosition {
    /// The number of double start positions: 960 · 960 = 921,600.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::DoubleStartPosition;
    ///
    /// assert_eq!(DoubleStartPosition::COUNT, 921_600);
    /// ```
    pub const COUNT: usize = StartPosition::COUNT * StartPosition::COUNT;

    /// Returns an iterator over all 921,600 positions, white-major: White's 0 with each of
    /// Black's first.
    ///
    /// It knows its length, runs from both ends, and skips in one step.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::DoubleStartPosition;
    ///
    /// let mut all = DoubleStartPosition::all();
    /// assert_eq!(all.len(), 921_600);
    /// assert_eq!(all.nth(1).unwrap().to_string(), "0:1");
    /// assert_eq!(all.next_back().unwrap().to_string(), "959:959");
    /// ```
    #[inline]
    pub fn all() -> All<Self> {
        All::new(Self::COUNT)
    }
}

/// Positions with an index, which [`All`] counts through.
pub trait Indexed: Sized {
    #[doc(hidden)]
    fn at(index: u32) -> Option<Self>;
}

impl Indexed for StartPosition {
    #[inline]
    fn at(index: u32) -> Option<Self> {
        u16::try_from(index).ok().and_then(Self::new)
    }
}

impl Indexed for DoubleStartPosition {
    #[inline]
    fn at(index: u32) -> Option<Self> {
        Self::from_white_major_index(index)
    }
}

impl<P> All<P> {
    const fn new(count: usize) -> Self {
        Self { indices: 0..count as u32, positions: PhantomData }
    }
}

impl<P> Clone for All<P> {
    fn clone(&self) -> Self {
        Self { indices: self.indices.clone(), positions: PhantomData }
    }
}

impl<P> fmt::Debug for All<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("All").field(&self.indices).finish()
    }
}

impl<P: Indexed> Iterator for All<P> {
    type Item = P;

    #[inline]
    fn next(&mut self) -> Option<P> {
        self.indices.next().and_then(P::at)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<P> {
        self.indices.nth(n).and_then(P::at)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        // Only targets of 16 bits have a `usize` too small for 921,600 indices, and they
        // have no room for the tables either.
        (self.indices.len(), Some(self.indices.len()))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn last(mut self) -> Option<P> {
        self.next_back()
    }
}

impl<P: Indexed> DoubleEndedIterator for All<P> {
    #[inline]
    fn next_back(&mut self) -> Option<P> {
        self.indices.next_back().and_then(P::at)
    }

    #[inline]
    fn nth_back(&mut self, n: usize) -> Option<P> {
        self.indices.nth_back(n).and_then(P::at)
    }
}

impl<P: Indexed> ExactSizeIterator for All<P> {}

impl<P: Indexed> FusedIterator for All<P> {}
