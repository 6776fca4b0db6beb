//! A set of start positions.

use core::fmt;

use chess960_core::lookup::ROWS;

use crate::{StartPosition, lookup};

mod families;
mod positions;
mod query;

pub use positions::Positions;
pub use query::PatternError;

/// A set of start positions: a bit for each, 128 bytes.
///
/// Everything except iteration is a constant expression. Positions are in the order of
/// their numbers.
///
/// # Examples
///
/// ```
/// use chess960::{PositionSet, StartPosition, chess960};
///
/// const PLAYED: PositionSet = PositionSet::EMPTY.with(chess960!(518)).with(chess960!(534));
/// let mut left = PositionSet::ALL.difference(&PLAYED);
/// assert_eq!(left.len(), 958);
/// assert!(!left.contains(StartPosition::STANDARD));
/// assert_eq!(left.nth(518).map(StartPosition::number), Some(519)); // 518 was played
/// assert_eq!(left.nth(958), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PositionSet {
    /// Bit n % 64 of word n / 64 is position n. The last word is always 0: with as many
    /// bits as the rank table has rows, a mask replaces every range check.
    words: [u64; PositionSet::WORDS],
}

impl PositionSet {
    const WORDS: usize = ROWS / 64;

    /// The empty set.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::PositionSet;
    ///
    /// assert!(PositionSet::EMPTY.is_empty());
    /// ```
    pub const EMPTY: Self = Self { words: [0; Self::WORDS] };
    /// All 960 positions.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::PositionSet;
    ///
    /// assert_eq!(PositionSet::ALL.len(), 960);
    /// ```
    pub const ALL: Self = {
        let mut words = [u64::MAX; Self::WORDS];
        words[Self::WORDS - 1] = 0;
        Self { words }
    };

    /// Adds a position. Returns true if it was not in the set.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{PositionSet, StartPosition};
    ///
    /// let mut set = PositionSet::EMPTY;
    /// assert!(set.insert(StartPosition::MIN));
    /// assert!(!set.insert(StartPosition::MIN));
    /// ```
    pub const fn insert(&mut self, position: StartPosition) -> bool {
        let (word, bit) = place(position);
        let is_new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        is_new
    }

    /// Removes a position. Returns true if it was in the set.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{PositionSet, StartPosition};
    ///
    /// let mut set = PositionSet::ALL;
    /// assert!(set.remove(StartPosition::MIN));
    /// assert!(!set.remove(StartPosition::MIN));
    /// ```
    pub const fn remove(&mut self, position: StartPosition) -> bool {
        let (word, bit) = place(position);
        let was_there = self.words[word] & bit != 0;
        self.words[word] &= !bit;
        was_there
    }

    /// Returns the set with one more position: [`insert`](Self::insert) for constants.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{PositionSet, chess960};
    ///
    /// const ONE: PositionSet = PositionSet::EMPTY.with(chess960!(518));
    /// assert_eq!(ONE.len(), 1);
    /// ```
    #[must_use]
    pub const fn with(mut self, position: StartPosition) -> Self {
        self.insert(position);
        self
    }

    /// Returns whether a position is in the set.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{PositionSet, StartPosition};
    ///
    /// assert!(PositionSet::CHESS18.contains(StartPosition::STANDARD));
    /// assert!(!PositionSet::CHESS18.contains(StartPosition::MIN));
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains(&self, position: StartPosition) -> bool {
        let (word, bit) = place(position);
        self.words[word] & bit != 0
    }

    /// Returns the positions that are in one of the two sets, or in both.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{PositionSet, chess960};
    ///
    /// let (one, other) = (PositionSet::EMPTY.with(chess960!(0)), PositionSet::CHESS18);
    /// assert_eq!(one.union(&other).len(), 19);
    /// ```
    #[must_use]
    pub const fn union(mut self, other: &Self) -> Self {
        let mut i = 0;
        while i < Self::WORDS {
            self.words[i] |= other.words[i];
            i += 1;
        }
        self
    }

    /// Returns the positions that are in both sets.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{PositionSet, chess960};
    ///
    /// let few = PositionSet::EMPTY.with(chess960!(0)).with(chess960!(518));
    /// let both = PositionSet::CHESS18.intersection(&few);
    /// assert_eq!(both, PositionSet::EMPTY.with(chess960!(518)));
    /// ```
    #[must_use]
    pub const fn intersection(mut self, other: &Self) -> Self {
        let mut i = 0;
        while i < Self::WORDS {
            self.words[i] &= other.words[i];
            i += 1;
        }
        self
    }

    /// Returns the positions that are in this set and not in the other.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::PositionSet;
    ///
    /// let others = PositionSet::ALL.difference(&PositionSet::CHESS18);
    /// assert_eq!(others.len(), 942);
    /// ```
    #[must_use]
    pub const fn difference(mut self, other: &Self) -> Self {
        let mut i = 0;
        while i < Self::WORDS {
            self.words[i] &= !other.words[i];
            i += 1;
        }
        self
    }

    /// Returns how many positions are in the set, 0 to 960.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::PositionSet;
    ///
    /// assert_eq!((PositionSet::EMPTY.len(), PositionSet::ALL.len()), (0, 960));
    /// ```
    #[must_use]
    pub const fn len(&self) -> usize {
        let (mut count, mut i) = (0, 0);
        while i < Self::WORDS {
            count += self.words[i].count_ones();
            i += 1;
        }
        count as usize
    }

    /// Returns whether the set is empty.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::PositionSet;
    ///
    /// assert!(PositionSet::EMPTY.is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the position that has `n` positions before it, so that `nth(0)` is the
    /// lowest, or `None` if the set is too small.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{PositionSet, StartPosition};
    ///
    /// assert_eq!(PositionSet::ALL.nth(518), Some(StartPosition::STANDARD));
    /// assert_eq!(PositionSet::ALL.nth(960), None);
    /// ```
    #[must_use]
    pub const fn nth(&self, n: usize) -> Option<StartPosition> {
        let (mut skip, mut i) = (n, 0);
        while i < Self::WORDS {
            let ones = self.words[i].count_ones() as usize;
            if skip < ones {
                let bit = nth_bit(self.words[i], skip);
                return StartPosition::new(64 * i as u16 + bit as u16);
            }
            skip -= ones;
            i += 1;
        }
        None
    }

    /// Returns an iterator over the positions, lowest number first.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{PositionSet, StartPosition};
    ///
    /// let first: Vec<u16> = PositionSet::CHESS18.iter().map(StartPosition::number).take(3).collect();
    /// assert_eq!(first, [414, 430, 446]);
    /// ```
    pub const fn iter(&self) -> Positions {
        Positions { left: *self, first: 0 }
    }
}

/// A position's word, and its bit in the word.
const fn place(position: StartPosition) -> (usize, u64) {
    let row = lookup::row(position);
    (row / 64, 1 << (row % 64))
}

/// The index of the bit that has `skip` set bits below it.
const fn nth_bit(mut word: u64, skip: usize) -> u32 {
    let mut skipped = 0;
    while skipped < skip {
        word &= word - 1;
        skipped += 1;
    }
    word.trailing_zeros()
}

impl FromIterator<StartPosition> for PositionSet {
    fn from_iter<I: IntoIterator<Item = StartPosition>>(positions: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(positions);
        set
    }
}

impl Extend<StartPosition> for PositionSet {
    fn extend<I: IntoIterator<Item = StartPosition>>(&mut self, positions: I) {
        for position in positions {
            self.insert(position);
        }
    }
}

/// The empty set.
impl Default for PositionSet {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// Writes the numbers, as a set.
impl fmt::Debug for PositionSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(StartPosition::number)).finish()
    }
}
