//! Why a text or a row of pieces is not a back rank.

use crate::{File, Piece};

/// Why a text or a row of pieces is not a back rank of Chess960.
///
/// A back rank has one king, one queen, two rooks, two bishops and two knights, with
/// the bishops on squares of different colours and the king between the rooks. The
/// error names the first of these that does not hold.
///
/// Its text says what to write instead, in English letters.
///
/// # Examples
///
/// ```
/// use chess960::{BackRankError, Piece, StartPosition};
///
/// let error = StartPosition::from_back_rank("RNBQKBNQ").unwrap_err();
/// assert_eq!(error, BackRankError::WrongCount { piece: Piece::Queen, count: 2 });
/// assert_eq!(error.to_string(), "a back rank has 1 queen (Q), not 2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BackRankError {
    /// Not eight letters.
    WrongLength {
        /// How many characters there are.
        letters: usize,
        /// The first character that is not a piece's letter, such as a blank.
        stray: Option<char>,
    },
    /// A letter other than K, Q, R, B, N and their small forms.
    NotAPiece {
        /// The letter as it was read.
        letter: char,
        /// Its file.
        file: File,
    },
    /// Capitals and small letters in one rank.
    MixedCase,
    /// Too few or too many of one piece.
    WrongCount {
        /// The piece.
        piece: Piece,
        /// How many there are.
        count: u8,
    },
    /// Both bishops on squares of one colour.
    BishopsOnOneColor {
        /// The file of the left bishop.
        left: File,
        /// The file of the right bishop.
        right: File,
    },
    /// The king to the left or to the right of both rooks.
    KingNotBetweenRooks {
        /// The king's file.
        king: File,
        /// The left rook's file.
        left: File,
        /// The right rook's file.
        right: File,
    },
}
