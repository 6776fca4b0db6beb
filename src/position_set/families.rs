//! Chess18, and Chess324 as its double.

use super::PositionSet;
use crate::{DoubleStartPosition, Piece, StartPosition};

/// # Families
impl StartPosition {
    /// Returns whether the position belongs to Chess18: rooks on the a-file and h-file and
    /// the king on the e-file, so that both players castle as in chess.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert!(StartPosition::STANDARD.is_chess18());
    /// assert!(!StartPosition::STANDARD.twin().is_chess18());
    /// ```
    #[must_use]
    pub const fn is_chess18(self) -> bool {
        matches!(self.pieces(), [Piece::Rook, _, _, _, Piece::King, _, _, Piece::Rook])
    }
}

/// # Families
impl DoubleStartPosition {
    /// Returns whether the position belongs to Chess324: both players have a position of
    /// Chess18, in 18 · 18 ways.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::DoubleStartPosition;
    ///
    /// assert!("502:532".parse::<DoubleStartPosition>()?.is_chess324());
    /// assert!(!"518:534".parse::<DoubleStartPosition>()?.is_chess324());
    /// # Ok::<(), chess960::DoubleNumberError>(())
    /// ```
    #[must_use]
    pub const fn is_chess324(self) -> bool {
        self.white().is_chess18() && self.black().is_chess18()
    }
}

/// # Families
impl PositionSet {
    /// The 18 positions of Chess18: see [`StartPosition::is_chess18`].
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{PositionSet, StartPosition};
    ///
    /// assert_eq!(PositionSet::CHESS18.len(), 18);
    /// assert!(PositionSet::CHESS18.contains(StartPosition::STANDARD));
    /// ```
    pub const CHESS18: Self = {
        let (mut set, mut number) = (Self::EMPTY, 0);
        while let Some(position) = StartPosition::new(number) {
            if position.is_chess18() {
                set.insert(position);
            }
            number += 1;
        }
        set
    };
}
