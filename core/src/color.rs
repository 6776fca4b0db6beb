//! White and Black.

use core::fmt;

use crate::Rank;

/// One of the two players.
///
/// # Examples
///
/// ```
/// use chess960::{Color, FenError, StartPosition};
///
/// let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1";
/// let error = StartPosition::from_fen(fen).unwrap_err();
/// assert!(matches!(error, FenError::Pawns { color: Color::White, .. }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Color {
    /// White, whose back rank is the first.
    White,
    /// Black, whose back rank is the eighth.
    Black,
}

impl Color {
    /// White, then Black.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Color;
    ///
    /// assert_eq!(Color::ALL, [Color::White, Color::Black]);
    /// ```
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// Returns the player's back rank: the first or the eighth.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Color, Rank};
    ///
    /// assert_eq!(Color::Black.back_rank(), Rank::Eighth);
    /// ```
    #[must_use]
    #[inline]
    pub const fn back_rank(self) -> Rank {
        match self {
            Self::White => Rank::First,
            Self::Black => Rank::Eighth,
        }
    }
}

/// Writes `White` or `Black`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::White => "White",
            Self::Black => "Black",
        })
    }
}
