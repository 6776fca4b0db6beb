//! From a start position to its back rank, and the way back.

use crate::fen::SMALL;
use crate::slots::ROWS;
use crate::tables::generated::LETTERS;
use crate::{BackRankError, Piece, StartPosition, lookup};

impl StartPosition {
    /// The eight pieces, a-file first: one load.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Piece, StartPosition};
    ///
    /// let [a1, .., h1] = StartPosition::MIN.pieces();
    /// assert_eq!((a1, h1), (&Piece::Bishop, &Piece::Rook));
    /// ```
    #[must_use]
    #[inline]
    pub const fn pieces(self) -> &'static [Piece; 8] {
        lookup::rank(self.number())
    }

    /// The eight pieces as English capitals, a-file first.
    ///
    /// Safe Rust checks that the bytes are UTF-8, some 120 instructions; in a constant
    /// they cost nothing, and [`pieces`](Self::pieces) is one load.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!(StartPosition::MAX.as_str(), "RKRNNQBB");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        // No `&str`s: each would weigh three times as much again for its address,
        // its length and the address's relocation. No `static` either: compilers up
        // to 1.95 at least crash over some constants of texts that are part of one.
        const TEXTS: &[[u8; 8]; ROWS] = &LETTERS;
        match core::str::from_utf8(&TEXTS[(self.number() & lookup::MASK) as usize]) {
            Ok(text) => text,
            Err(_) => unreachable!(), // the generator writes ASCII
        }
    }

    /// The position of eight ASCII capitals, a-file first; `None` when they are
    /// no back rank. This is the fast way, without a reason: a dozen
    /// instructions for a hit and for a miss.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!(StartPosition::from_bytes(b"RNBQKBNR"), Some(StartPosition::STANDARD));
    /// assert_eq!(StartPosition::from_bytes(b"RNBKQBNN"), None);
    /// assert_eq!(StartPosition::from_bytes(b"rnbqkbnr"), None); // capitals only
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_bytes(letters: &[u8; 8]) -> Option<Self> {
        Self::from_key(u64::from_le_bytes(*letters))
    }

    /// The position of eight pieces, a-file first.
    ///
    /// # Errors
    ///
    /// [`BackRankError`] says what keeps them from being a back rank: a wrong
    /// count, bishops on one colour, a king outside the rooks.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{BackRankError, Piece::*, StartPosition};
    ///
    /// let rank = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
    /// assert_eq!(StartPosition::from_pieces(&rank), Ok(StartPosition::STANDARD));
    ///
    /// let rank = [King, Rook, Rook, Bishop, Bishop, Knight, Knight, Queen];
    /// assert_eq!(
    ///     StartPosition::from_pieces(&rank),
    ///     Err(BackRankError::KingNotBetweenRooks { king: 'a', left: 'b', right: 'c' }),
    /// );
    /// ```
    #[inline]
    pub const fn from_pieces(pieces: &[Piece; 8]) -> Result<Self, BackRankError> {
        let key = lookup::key(pieces);
        match Self::from_key(key) {
            Some(position) => Ok(position),
            None => Err(BackRankError::of_rank(&key.to_le_bytes())),
        }
    }

    /// The position of a back rank in English letters, a-file first: all
    /// capitals, or all small letters as on Black's rank in a FEN.
    ///
    /// # Errors
    ///
    /// [`BackRankError`] says what keeps the text from being a back rank, and
    /// where. Blanks are not skipped, other languages' letters are not guessed.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{BackRankError, StartPosition};
    ///
    /// assert_eq!(StartPosition::from_back_rank("rnbqkbnr"), Ok(StartPosition::STANDARD));
    /// assert_eq!(
    ///     StartPosition::from_back_rank("TSLDKLST"),
    ///     Err(BackRankError::NotAPiece { letter: 'T', file: 'a' }),
    /// );
    /// ```
    #[inline]
    pub const fn from_back_rank(text: &str) -> Result<Self, BackRankError> {
        match text.as_bytes().first_chunk::<8>() {
            Some(letters) if text.len() == 8 => Self::from_ascii(letters),
            _ => Err(BackRankError::of_text(text.as_bytes())),
        }
    }

    /// As [`from_back_rank`](Self::from_back_rank), from the eight bytes of a text.
    #[inline]
    pub(crate) const fn from_ascii(letters: &[u8; 8]) -> Result<Self, BackRankError> {
        match Self::from_bytes(letters) {
            Some(position) => Ok(position),
            None => Self::from_small(letters),
        }
    }

    /// As [`from_ascii`](Self::from_ascii), from eight bytes that are no capitals of a
    /// back rank.
    #[inline(never)]
    const fn from_small(letters: &[u8; 8]) -> Result<Self, BackRankError> {
        // What was a small letter is a capital now, and what was none is none.
        match Self::from_key(u64::from_le_bytes(*letters) ^ SMALL) {
            Some(position) => Ok(position),
            None => Err(BackRankError::of_text(letters)),
        }
    }
}
