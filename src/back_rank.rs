//! From a start position to its back rank, and the reverse.

use chess960_core::lookup::ROWS;
use chess960_core::reason;

use crate::generated::LETTERS;
use crate::{BackRankError, Piece, StartPosition, lookup};

/// # Back rank
impl StartPosition {
    /// Returns the eight pieces, a-file first: one load.
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

    /// Returns the eight pieces as English capitals, a-file first.
    ///
    /// At run time, safe Rust checks that the bytes are UTF-8, in about 130 instructions.
    /// In a constant they cost nothing, and [`pieces`](Self::pieces) is one load.
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
        match core::str::from_utf8(&TEXTS[lookup::row(self)]) {
            Ok(text) => text,
            Err(_) => unreachable!(), // the generator writes ASCII
        }
    }

    /// Returns the position of a back rank in English letters, a-file first: all capitals,
    /// or all small letters as on Black's rank in a FEN.
    ///
    /// Blanks are not skipped, and other languages' letters are not guessed:
    /// [`from_letters_in`](Self::from_letters_in) reads those.
    ///
    /// # Errors
    ///
    /// [`BackRankError`] says what keeps the text from being a back rank, and where.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{BackRankError, File, StartPosition};
    ///
    /// assert_eq!(StartPosition::from_back_rank("rnbqkbnr"), Ok(StartPosition::STANDARD));
    /// assert_eq!(
    ///     StartPosition::from_back_rank("TSLDKLST"),
    ///     Err(BackRankError::NotAPiece { letter: 'T', file: File::A }),
    /// );
    /// ```
    #[inline]
    pub const fn from_back_rank(text: &str) -> Result<Self, BackRankError> {
        match text.as_bytes().first_chunk::<8>() {
            Some(letters) if text.len() == 8 => Self::from_ascii(letters),
            _ => Err(reason::of_text(text.as_bytes())),
        }
    }

    /// Returns the position of eight pieces, a-file first.
    ///
    /// # Errors
    ///
    /// [`BackRankError`] says what keeps them from being a back rank: a wrong count,
    /// bishops on one colour, a king outside the rooks.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{BackRankError, File, Piece::*, StartPosition};
    ///
    /// let rank = [Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook];
    /// assert_eq!(StartPosition::from_pieces(&rank), Ok(StartPosition::STANDARD));
    ///
    /// let rank = [King, Rook, Rook, Bishop, Bishop, Knight, Knight, Queen];
    /// let (king, left, right) = (File::A, File::B, File::C);
    /// assert_eq!(
    ///     StartPosition::from_pieces(&rank),
    ///     Err(BackRankError::KingNotBetweenRooks { king, left, right }),
    /// );
    /// ```
    #[inline]
    pub const fn from_pieces(pieces: &[Piece; 8]) -> Result<Self, BackRankError> {
        let key = lookup::key(pieces);
        match Self::from_key(key) {
            Some(position) => Ok(position),
            None => Err(reason::of_rank(&key.to_le_bytes())),
        }
    }

    /// Returns the position of eight ASCII capitals, a-file first, or `None` if they are
    /// not a back rank.
    ///
    /// This is the fast way, without a reason: a dozen instructions for a hit and for a
    /// miss.
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

    /// Returns the mirror image: the position whose back rank is this one read from the
    /// h-file. No position is its own twin.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// let twin = StartPosition::STANDARD.twin();
    /// assert_eq!(twin.number(), 534);
    /// assert_eq!(twin.as_str(), "RNBKQBNR");
    /// assert_eq!(twin.twin(), StartPosition::STANDARD);
    /// ```
    #[must_use]
    #[inline]
    #[doc(alias = "mirror")]
    pub const fn twin(self) -> Self {
        // The a-file is the lowest byte: mirrored, it is the highest.
        Self::known(lookup::sum(lookup::key(self.pieces()).swap_bytes()))
    }

    /// The position whose back rank, as eight ASCII capitals with the a-file lowest, is
    /// `key`.
    ///
    /// The sum of the two tables is taken modulo 1,024; the comparison with that
    /// row's rank makes the answer true. It holds for 960 keys, whose sums the generator
    /// has proved to be their numbers.
    #[inline]
    pub(crate) const fn from_key(key: u64) -> Option<Self> {
        let number = lookup::sum(key);
        if lookup::key(lookup::rank(number)) == key { Some(Self::known(number)) } else { None }
    }

    /// Reads the eight bytes of a text as [`from_back_rank`](Self::from_back_rank) does.
    #[inline]
    pub(crate) const fn from_ascii(letters: &[u8; 8]) -> Result<Self, BackRankError> {
        match Self::from_bytes(letters) {
            Some(position) => Ok(position),
            None => Self::from_small(letters),
        }
    }

    /// Reads eight bytes that are not a back rank in capitals.
    #[inline(never)]
    const fn from_small(letters: &[u8; 8]) -> Result<Self, BackRankError> {
        // Flipping the case bit makes small letters capitals, and everything else a byte
        // that is not one.
        match Self::from_key(u64::from_le_bytes(*letters) ^ lookup::SMALL) {
            Some(position) => Ok(position),
            None => Err(reason::of_text(letters)),
        }
    }
}
