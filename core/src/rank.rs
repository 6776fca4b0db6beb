//! Ranks of the board.

use core::fmt;

/// A rank of the board, first to eighth.
///
/// # Examples
///
/// ```
/// use chess960::{Color, Rank};
///
/// assert_eq!(Color::Black.back_rank(), Rank::Eighth);
/// assert_eq!(Rank::Eighth.to_string(), "8");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    /// The first rank, White's back rank.
    First,
    /// The second rank.
    Second,
    /// The third rank.
    Third,
    /// The fourth rank.
    Fourth,
    /// The fifth rank.
    Fifth,
    /// The sixth rank.
    Sixth,
    /// The seventh rank.
    Seventh,
    /// The eighth rank, Black's back rank.
    Eighth,
}

impl Rank {
    /// The ranks from first to eighth.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Rank;
    ///
    /// assert_eq!(Rank::ALL[7], Rank::Eighth);
    /// ```
    pub const ALL: [Self; 8] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Eighth,
    ];

    /// Returns the rank's index: 0 for the first rank to 7 for the eighth.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Rank;
    ///
    /// assert_eq!(Rank::Eighth.index(), 7);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Writes the digit, 1 to 8.
impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&char::from(b'1' + *self as u8), f)
    }
}
