//! Why a text is not a start position's FEN.

use core::{error, fmt};

use chess960_core::reason;

use super::{CastlingStyle, Excerpt, Fen, rights};
use crate::{BackRankError, Color, DoubleStartPosition, File, Piece, Rank, StartPosition};

/// Why a text is not the FEN of a start position.
///
/// A FEN is read from left to right, and the error names the first fault. If that is
/// after the board, the board is a start position's, and the error has the positions: see
/// [`FenError::positions`].
///
/// # Examples
///
/// ```
/// use chess960::{FenError, Rank, StartPosition};
///
/// let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
/// let error = StartPosition::from_fen(fen).unwrap_err();
/// assert!(matches!(error, FenError::NotEmpty { rank: Rank::Fourth, .. }));
/// assert_eq!(
///     error.to_string(),
///     "rank 4 is \"4P3\": it is empty in a start position, write 8",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FenError {
    /// An empty text, or blanks alone.
    Empty,
    /// Not eight ranks with slashes between them.
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
        /// The rank, third to sixth.
        rank: Rank,
        /// What is there instead.
        found: Excerpt,
    },
    /// A piece of the other player on a back rank.
    WrongColor {
        /// Whose back rank it is.
        color: Color,
        /// The piece.
        piece: Piece,
        /// Its file.
        file: File,
    },
    /// Eight squares that are not a back rank of Chess960.
    BackRank {
        /// Whose it is.
        color: Color,
        /// What is wrong with it.
        error: BackRankError,
    },
    /// A field that is missing.
    MissingField {
        /// The field.
        field: FenField,
        /// The positions of both players.
        positions: DoubleStartPosition,
    },
    /// A side to move other than White.
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
        /// What is wrong with it.
        fault: CastlingFault,
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
    /// A clock that is not at its first value.
    Clock {
        /// Which clock.
        field: FenField,
        /// What is there instead of `0` or `1`.
        found: Excerpt,
        /// The positions of both players.
        positions: DoubleStartPosition,
    },
    /// Text after the last field that is not an EPD operation.
    TrailingText {
        /// What is there.
        found: Excerpt,
        /// The positions of both players.
        positions: DoubleStartPosition,
    },
    /// Two back ranks that differ: a position of double Chess960, which
    /// [`DoubleStartPosition::from_fen`] reads.
    TwoBackRanks {
        /// The positions of both players.
        positions: DoubleStartPosition,
    },
}

/// What is wrong with a castling field: the first fault, from the left.
///
/// # Examples
///
/// ```
/// use chess960::{CastlingFault, FenError, StartPosition};
///
/// // The rooks stand on f and h: K is the one on h.
/// for (field, expected) in [
///     ("HF", CastlingFault::Missing),
///     ("KHkh", CastlingFault::NamedTwice),
///     ("HAha", CastlingFault::NoSuchRook),
/// ] {
///     let fen = format!("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w {field} - 0 1");
///     let Err(FenError::CastlingRights { fault, .. }) = StartPosition::from_fen(&fen) else {
///         panic!("these are not the full rights");
///     };
///     assert_eq!(fault, expected);
/// }
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CastlingFault {
    /// A right is missing, or all are, as in `-`.
    Missing,
    /// A rook is named twice, as in `KHkh` if it stands on the h-file.
    NamedTwice,
    /// A letter that names no rook of the position, or no rook at all.
    NoSuchRook,
}

/// A field of a FEN after the board.
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
    /// The fifth, or the EPD operation `hmvc`: 0 half-moves since a capture or a pawn's
    /// move.
    HalfmoveClock,
    /// The sixth, or the EPD operation `fmvn`: move 1.
    FullmoveNumber,
}

impl FenField {
    /// The field's name in a sentence.
    const fn name(self) -> &'static str {
        match self {
            Self::SideToMove => "side to move",
            Self::CastlingRights => "castling field",
            Self::EnPassant => "en passant field",
            Self::HalfmoveClock => "half-move clock",
            Self::FullmoveNumber => "move number",
        }
    }

    /// What a start position has there. For castling rights it is one of two dialects.
    pub(super) const fn value(self) -> &'static str {
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
    /// Returns the positions of both players if the board is a start position's and the
    /// fault is after it.
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

/// A FEN for messages to show.
const EXAMPLE: Fen = StartPosition::STANDARD.fen(CastlingStyle::XFen);

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "the text is empty: write a FEN such as {EXAMPLE}"),
            Self::RankCount { ranks } => {
                write!(f, "a board has 8 ranks, not {ranks}: write a FEN such as {EXAMPLE}")
            }
            Self::Pawns { color, found } => {
                let pawns = if matches!(color, Color::White) { "PPPPPPPP" } else { "pppppppp" };
                write!(f, "{color}'s pawn rank is {found}: write {pawns}")
            }
            Self::NotEmpty { rank, found } => {
                write!(f, "rank {rank} is {found}: it is empty in a start position, write 8")
            }
            Self::WrongColor { color: Color::White, piece, file } => {
                let letter = piece.letter().to_ascii_lowercase();
                write!(f, "'{letter}' on file {file} is Black's: ")?;
                write!(f, "White's back rank has capital letters, write '{piece}'")
            }
            Self::WrongColor { color: Color::Black, piece, file } => {
                let letter = piece.letter().to_ascii_lowercase();
                write!(f, "'{piece}' on file {file} is White's: ")?;
                write!(f, "Black's back rank has small letters, write '{letter}'")
            }
            Self::BackRank { color, error } => {
                let case = match color {
                    Color::White => char::to_ascii_uppercase,
                    Color::Black => char::to_ascii_lowercase,
                };
                write!(f, "{color}'s back rank is wrong: ")?;
                reason::write(error, &Piece::ALL.map(|piece| case(&piece.letter())), *color, f)
            }
            Self::MissingField { field, .. } => write!(
                f,
                "the {} is missing: after the board write w KQkq - 0 1, or w KQkq - in EPD",
                field.name()
            ),
            Self::SideToMove { found, .. } => {
                write!(f, "the side to move is {found}: White moves first, write w")
            }
            Self::CastlingRights { found, fault, positions } => {
                let rooks = rights(*positions, CastlingStyle::Shredder).map(char::from);
                let fault = match fault {
                    CastlingFault::Missing => "a start position has full rights",
                    CastlingFault::NamedTwice => "it names a rook twice",
                    CastlingFault::NoSuchRook => "it names a rook that is not there",
                };
                write!(f, "the castling field is {found}: {fault}, write KQkq or ")?;
                rooks.iter().try_for_each(|rook| write!(f, "{rook}"))
            }
            Self::EnPassant { found, .. } => {
                write!(f, "the en passant field is {found}: no pawn has moved yet, write -")
            }
            Self::Clock { field, found, .. } => {
                let value = field.value();
                write!(f, "the {} is {found}: write {value} for a start position", field.name())
            }
            Self::TrailingText { found, .. } => {
                write!(
                    f,
                    "unexpected {found} after the last field: remove it, or write EPD operations instead of the clocks, each with a semicolon at its end"
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

/// Writes the numbers, which the fault does not change.
fn write_positions(
    f: &mut fmt::Formatter<'_>,
    positions: DoubleStartPosition,
    double_expected: bool,
) -> fmt::Result {
    let (white, black) = (positions.white(), positions.black());
    if let Some(position) = positions.single() {
        return write!(f, " (the back ranks are those of SP {position})");
    }
    write!(f, " (White has SP {white} and Black SP {black})")?;
    if double_expected {
        f.write_str(": read double Chess960 with DoubleStartPosition::from_fen")?;
    }
    Ok(())
}

impl error::Error for FenError {}
