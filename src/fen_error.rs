//! Why a text is no start position's FEN.

use core::{error, fmt};

use crate::{
    BackRankError, CastlingStyle, Color, DoubleStartPosition, Excerpt, Fen, StartPosition, fen,
};

/// Why a text is not the FEN of a start position.
///
/// A FEN is read from left to right, and the first thing that is wrong is named.
/// From the side to move on, the board is known to be a start position's, and the
/// error has the positions: see [`FenError::positions`].
///
/// # Examples
///
/// ```
/// use chess960::{FenError, StartPosition};
///
/// let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
/// let error = StartPosition::from_fen(fen).unwrap_err();
/// assert!(matches!(error, FenError::NotEmpty { rank: 4, .. }));
/// assert_eq!(
///     error.to_string(),
///     "rank 4 is \"4P3\": in a start position it is empty, write 8",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FenError {
    /// Nothing but blanks.
    Empty,
    /// Not eight ranks with a slash between them.
    RankCount {
        /// How many there are.
        ranks: usize,
    },
    /// A pawn rank that is not eight pawns of its player.
    Pawns {
        /// Whose pawns they should be.
        color: Color,
        /// What is there instead.
        found: Excerpt,
    },
    /// A rank between the pawns that is not `8`.
    NotEmpty {
        /// The rank, 3 to 6.
        rank: u8,
        /// What is there instead.
        found: Excerpt,
    },
    /// A piece of the other player on a back rank.
    WrongColor {
        /// Whose back rank it is.
        color: Color,
        /// The piece's letter as it was met.
        letter: char,
        /// Its file.
        file: char,
    },
    /// A back rank that is none.
    BackRank {
        /// Whose it is.
        color: Color,
        /// What is wrong with it.
        error: BackRankError,
    },
    /// A field that is not there.
    MissingField {
        /// The field.
        field: FenField,
        /// The positions of both players.
        positions: DoubleStartPosition,
    },
    /// White is not to move.
    SideToMove {
        /// What is there instead of `w`.
        found: Excerpt,
        /// The positions of both players.
        positions: DoubleStartPosition,
    },
    /// Castling rights that are not the full rights of these rooks.
    CastlingRights {
        /// What is there instead.
        found: Excerpt,
        /// The positions of both players.
        positions: DoubleStartPosition,
    },
    /// An en passant square, where no pawn has moved.
    EnPassant {
        /// What is there instead of `-`.
        found: Excerpt,
        /// The positions of both players.
        positions: DoubleStartPosition,
    },
    /// A clock that does not stand as at the first move.
    Clock {
        /// Which clock.
        field: FenField,
        /// What is there instead of `0` or `1`.
        found: Excerpt,
        /// The positions of both players.
        positions: DoubleStartPosition,
    },
    /// Text behind the last field that is no EPD operation.
    TrailingText {
        /// What is there.
        found: Excerpt,
        /// The positions of both players.
        positions: DoubleStartPosition,
    },
    /// The two back ranks differ: a position of double Chess960, which
    /// [`DoubleStartPosition::from_fen`] reads.
    TwoBackRanks {
        /// The positions of both players.
        positions: DoubleStartPosition,
    },
}

/// A field of a FEN behind the board.
///
/// # Examples
///
/// ```
/// use chess960::{FenError, FenField, StartPosition};
///
/// let error = StartPosition::from_fen("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w");
/// let Err(FenError::MissingField { field, .. }) = error else { panic!("the rights are missing") };
/// assert_eq!(field, FenField::CastlingRights);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FenField {
    /// The second: `w`.
    SideToMove,
    /// The third: `KQkq` or the files of the rooks.
    CastlingRights,
    /// The fourth: `-`.
    EnPassant,
    /// The fifth, or the EPD operation `hmvc`: 0 half-moves since a capture or a
    /// pawn's move.
    HalfmoveClock,
    /// The sixth, or the EPD operation `fmvn`: move 1.
    FullmoveNumber,
}

impl FenField {
    /// What the field is in a sentence.
    const fn name(self) -> &'static str {
        match self {
            Self::SideToMove => "side to move",
            Self::CastlingRights => "castling field",
            Self::EnPassant => "en passant field",
            Self::HalfmoveClock => "half-move clock",
            Self::FullmoveNumber => "move number",
        }
    }

    /// What a start position has there; its castling rights have an alternative.
    pub(crate) const fn value(self) -> &'static str {
        match self {
            Self::SideToMove => "w",
            Self::CastlingRights => "KQkq",
            Self::EnPassant => "-",
            Self::HalfmoveClock => "0",
            Self::FullmoveNumber => "1",
        }
    }
}

impl FenError {
    /// The positions of both players, when the board is a start position's and the
    /// fault is elsewhere.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// // A book without castling rights. The back rank is fine.
    /// let fen = "bbnnrkrq/pppppppp/8/8/8/8/PPPPPPPP/BBNNRKRQ w - - 0 1";
    /// let error = StartPosition::from_fen(fen).unwrap_err();
    /// let positions = error.positions().expect("only the rights are missing");
    /// assert_eq!(positions.white().number(), 80);
    ///
    /// let error = StartPosition::from_fen("?").unwrap_err();
    /// assert_eq!(error.positions(), None);
    /// ```
    #[must_use]
    pub const fn positions(&self) -> Option<DoubleStartPosition> {
        match *self {
            Self::Empty
            | Self::RankCount { .. }
            | Self::Pawns { .. }
            | Self::NotEmpty { .. }
            | Self::WrongColor { .. }
            | Self::BackRank { .. } => None,
            Self::MissingField { positions, .. }
            | Self::SideToMove { positions, .. }
            | Self::CastlingRights { positions, .. }
            | Self::EnPassant { positions, .. }
            | Self::Clock { positions, .. }
            | Self::TrailingText { positions, .. }
            | Self::TwoBackRanks { positions } => Some(positions),
        }
    }
}

/// What a start position's FEN looks like.
const EXAMPLE: Fen = StartPosition::STANDARD.fen(CastlingStyle::XFen);

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "no FEN: write one such as {EXAMPLE}"),
            Self::RankCount { ranks } => {
                write!(f, "the board has 8 ranks, not {ranks}: write a FEN such as {EXAMPLE}")
            }
            Self::Pawns { color, found } => {
                let pawns = if matches!(color, Color::White) { "PPPPPPPP" } else { "pppppppp" };
                let name = color.name();
                write!(f, "{name}'s pawns are {found}: a start position has {pawns}")
            }
            Self::NotEmpty { rank, found } => {
                write!(f, "rank {rank} is {found}: in a start position it is empty, write 8")
            }
            Self::WrongColor { color, letter, file } => {
                let (other, letters) = match color {
                    Color::White => (Color::Black, "capitals"),
                    Color::Black => (Color::White, "small letters"),
                };
                write!(
                    f,
                    "{letter:?} on file {file} is {}'s, on {}'s back rank: write {letters} there",
                    other.name(),
                    color.name()
                )
            }
            Self::BackRank { color, error } => {
                write!(f, "{}'s back rank is no start position's: ", color.name())?;
                match color {
                    Color::White => error.fmt(f),
                    Color::Black => error.write_in(&['k', 'q', 'r', 'b', 'n'], true, f),
                }
            }
            Self::MissingField { field, .. } => {
                write!(
                    f,
                    "the {} is missing: behind the board write w KQkq - 0 1, or w KQkq - in EPD",
                    field.name()
                )
            }
            Self::SideToMove { found, .. } => {
                write!(f, "the side to move is {found}: in a start position White is, write w")
            }
            Self::CastlingRights { found, positions } => {
                let rooks = fen::rights(*positions, CastlingStyle::Shredder).map(char::from);
                write!(f, "the castling field is {found}: a start position has full rights, ")?;
                write!(f, "write KQkq or ")?;
                rooks.iter().try_for_each(|rook| write!(f, "{rook}"))
            }
            Self::EnPassant { found, .. } => {
                write!(f, "the en passant field is {found}: no pawn has moved yet, write -")
            }
            Self::Clock { field, found, .. } => {
                let value = field.value();
                write!(f, "the {} is {found}: at the first move it is {value}", field.name())
            }
            Self::TrailingText { found, .. } => {
                write!(
                    f,
                    "{found} is behind the last field: leave it out, or write EPD operations without clocks, each with a semicolon at its end"
                )
            }
            Self::TwoBackRanks { .. } => f.write_str("the two back ranks differ"),
        }?;
        match self.positions() {
            Some(positions) => {
                write_positions(f, positions, matches!(self, Self::TwoBackRanks { .. }))
            }
            None => Ok(()),
        }
    }
}

/// The numbers, which the fault leaves as they are.
fn write_positions(
    f: &mut fmt::Formatter<'_>,
    positions: DoubleStartPosition,
    double_expected: bool,
) -> fmt::Result {
    let (white, black) = (positions.white(), positions.black());
    if positions.is_symmetric() {
        return write!(f, " (the back ranks are those of SP {white})");
    }
    write!(f, " (White has SP {white} and Black SP {black})")?;
    if double_expected {
        f.write_str(": read double Chess960 with DoubleStartPosition::from_fen")?;
    }
    Ok(())
}

impl error::Error for FenError {}
