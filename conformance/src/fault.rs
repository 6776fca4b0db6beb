//! The faulty castling rules that were met in public engines and libraries.

use core::fmt;

/// A castling rule that is wrong in one way.
///
/// # Examples
///
/// ```
/// use chess960_conformance::{Fault, legal_moves};
///
/// // White's king on c1, its rook on b1, Black's queen on a1: castling to the a-side would
/// // leave the king in check.
/// let fen = "7k/8/8/8/8/8/8/qRK5 w B - 0 1";
/// let castles = |faults| legal_moves(fen, faults).unwrap().contains(&"c1b1".to_owned());
/// assert!(!castles(&[]));
/// assert!(castles(&[Fault::Shield]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Fault {
    /// Asks only for empty squares between king and rook.
    BetweenOnly,
    /// Does not look at the rook's way.
    RookPath,
    /// Does not look at the king's way.
    KingPath,
    /// Refuses if king or rook stands where the king lands.
    KingTargetOccupied,
    /// Refuses if king or rook stands where the rook lands.
    RookTargetOccupied,
    /// Refuses if the king does not move.
    KingStays,
    /// Refuses if the rook does not move.
    RookStays,
    /// Refuses if king and rook change places.
    Swap,
    /// Lets the king land on an attacked square.
    KingTargetAttacked,
    /// Lets the king pass attacked squares.
    KingPassesAttacked,
    /// Refuses if the rook is attacked.
    RookAttacked,
    /// Refuses if a square between king and rook is attacked.
    BetweenAttacked,
    /// Castles only with rooks on the a-file and h-file.
    CornerRooks,
    /// Castles only with a king on the e-file.
    EFileKing,
    /// Lets the king end in check from a piece that the castling rook blocked before.
    Shield,
}

impl Fault {
    /// All faults.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_conformance::Fault;
    ///
    /// let fault = Fault::ALL.into_iter().find(|fault| fault.name() == "swap");
    /// assert_eq!(fault, Some(Fault::Swap));
    /// ```
    pub const ALL: [Self; 15] = [
        Self::BetweenOnly,
        Self::RookPath,
        Self::KingPath,
        Self::KingTargetOccupied,
        Self::RookTargetOccupied,
        Self::KingStays,
        Self::RookStays,
        Self::Swap,
        Self::KingTargetAttacked,
        Self::KingPassesAttacked,
        Self::RookAttacked,
        Self::BetweenAttacked,
        Self::CornerRooks,
        Self::EFileKing,
        Self::Shield,
    ];

    /// Returns its name, as reports print it.
    ///
    /// # Examples
    ///
    /// ```
    /// assert_eq!(chess960_conformance::Fault::CornerRooks.name(), "corner rooks");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.texts()[0]
    }

    /// Returns what is wrong, in one sentence without a full stop.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_conformance::Fault;
    ///
    /// assert_eq!(Fault::Swap.sentence(), "castling is refused if king and rook change places");
    /// ```
    #[must_use]
    pub const fn sentence(self) -> &'static str {
        self.texts()[1]
    }

    /// Returns how to mend it, in one sentence without a full stop.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960_conformance::Fault;
    ///
    /// assert_eq!(Fault::EFileKing.remedy(), "read the king's file from the board");
    /// ```
    #[must_use]
    pub const fn remedy(self) -> &'static str {
        self.texts()[2]
    }

    const fn texts(self) -> [&'static str; 3] {
        match self {
            Self::BetweenOnly => [
                "between only",
                "only the squares between king and rook must be empty",
                "every square that king or rook crosses or lands on must be empty, except for \
                 the two themselves",
            ],
            Self::RookPath => [
                "rook path",
                "the squares that the rook crosses or lands on are not checked",
                "the squares on the rook's way to the d-file or f-file must be empty, too",
            ],
            Self::KingPath => [
                "king path",
                "the squares that the king crosses or lands on are not checked",
                "the squares on the king's way to the c-file or g-file must be empty, too",
            ],
            Self::KingTargetOccupied => [
                "king target occupied",
                "castling is refused if the king or the castling rook stands where the king lands",
                "take both pieces off the board before asking whether the king's destination is \
                 empty",
            ],
            Self::RookTargetOccupied => [
                "rook target occupied",
                "castling is refused if the king or the castling rook stands where the rook lands",
                "take both pieces off the board before asking whether the rook's destination is \
                 empty",
            ],
            Self::KingStays => [
                "king stays",
                "castling is refused if the king stands on its destination already",
                "a king on the c-file or g-file castles, too: only the rook moves",
            ],
            Self::RookStays => [
                "rook stays",
                "castling is refused if the rook stands on its destination already",
                "a rook on the d-file or f-file castles, too: only the king moves",
            ],
            Self::Swap => [
                "swap",
                "castling is refused if king and rook change places",
                "take both pieces off the board first, then put them down",
            ],
            Self::KingTargetAttacked => [
                "king target attacked",
                "the king may land on an attacked square",
                "the square where the king lands must be safe, too",
            ],
            Self::KingPassesAttacked => [
                "king passes attacked",
                "the king may pass an attacked square",
                "every square from the king to its destination must be safe",
            ],
            Self::RookAttacked => [
                "rook attacked",
                "castling is refused if the rook is attacked",
                "only the king's way must be safe, not the rook",
            ],
            Self::BetweenAttacked => [
                "between attacked",
                "castling is refused if any square between king and rook is attacked",
                "only the king's way must be safe, not the rook's",
            ],
            Self::CornerRooks => [
                "corner rooks",
                "only rooks on the a-file and h-file castle, as in chess",
                "take the rook's file from the castling field: the letter of a file, or K and Q \
                 for the outermost rook on that side of the king",
            ],
            Self::EFileKing => [
                "e-file king",
                "only a king on the e-file castles, as in chess",
                "read the king's file from the board",
            ],
            Self::Shield => [
                "shield",
                "the king may end in check from a rook or queen on the back rank that the \
                 castling rook blocked before",
                "ask whether the king is in check once both pieces stand on their new squares",
            ],
        }
    }
}

/// Writes the name.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
