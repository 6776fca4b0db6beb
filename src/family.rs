//! The small families: Chess18, and Chess324 as its double.

use crate::{DoubleStartPosition, Piece, PositionSet, StartPosition};

impl StartPosition {
    /// Whether the position belongs to Chess18: rooks on the a- and h-file, the
    /// king on the e-file, so that everybody castles as in chess.
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

    /// The 18 positions of Chess18, lowest number first.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!(StartPosition::chess18().len(), 18);
    /// assert_eq!(StartPosition::chess18().next().unwrap().number(), 414);
    /// ```
    #[must_use]
    pub fn chess18() -> impl ExactSizeIterator<Item = Self> + Clone {
        PositionSet::CHESS18.iter()
    }
}

impl DoubleStartPosition {
    /// Whether the position belongs to Chess324: both players have a position of
    /// Chess18.
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

    /// The 18 · 18 positions of Chess324, white-major.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::DoubleStartPosition;
    ///
    /// assert_eq!(DoubleStartPosition::chess324().count(), 324);
    /// assert_eq!(DoubleStartPosition::chess324().nth(1).unwrap().to_string(), "414:430");
    /// ```
    pub fn chess324() -> impl Iterator<Item = Self> + Clone {
        let chess18 = PositionSet::CHESS18;
        chess18
            .iter()
            .flat_map(move |white| chess18.iter().map(move |black| Self::new(white, black)))
    }
}

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
