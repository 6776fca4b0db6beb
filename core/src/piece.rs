//! The five pieces of a back rank.

use core::fmt;

/// A piece of the back rank.
///
/// Its discriminant is its English capital letter in ASCII, so that eight pieces
/// and eight letters are the same bytes: `Piece::King as u8 == b'K'`.
///
/// # Examples
///
/// ```
/// use chess960::{Piece, StartPosition};
///
/// assert_eq!(StartPosition::STANDARD.pieces()[4], Piece::King);
/// assert_eq!(Piece::Knight.letter(), 'N');
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Piece {
    /// The king, K.
    King = b'K',
    /// The queen, Q.
    Queen = b'Q',
    /// A rook, R.
    Rook = b'R',
    /// A bishop, B.
    Bishop = b'B',
    /// A knight, N.
    Knight = b'N',
}

impl Piece {
    /// The five pieces: king, queen, rook, bishop, knight.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Piece;
    ///
    /// let letters: String = Piece::ALL.map(Piece::letter).iter().collect();
    /// assert_eq!(letters, "KQRBN");
    /// ```
    pub const ALL: [Self; 5] = [Self::King, Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// Returns the piece's index in [`Piece::ALL`]: king 0, queen 1, rook 2, bishop 3,
    /// knight 4.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Piece;
    ///
    /// assert_eq!(Piece::ALL.map(Piece::index), [0, 1, 2, 3, 4]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::King => 0,
            Self::Queen => 1,
            Self::Rook => 2,
            Self::Bishop => 3,
            Self::Knight => 4,
        }
    }

    /// Returns the English capital letter: K, Q, R, B or N.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Piece;
    ///
    /// let letters = Piece::ALL.map(Piece::letter);
    /// assert_eq!(letters, ['K', 'Q', 'R', 'B', 'N']);
    /// ```
    #[must_use]
    #[inline]
    pub const fn letter(self) -> char {
        self as u8 as char
    }

    /// Returns the piece of an English letter, capital or small, or `None` if the
    /// character is another one.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Piece;
    ///
    /// assert_eq!(Piece::from_letter('n'), Some(Piece::Knight));
    /// assert_eq!(Piece::from_letter('P'), None); // a back rank has no pawns
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'K' | 'k' => Self::King,
            'Q' | 'q' => Self::Queen,
            'R' | 'r' => Self::Rook,
            'B' | 'b' => Self::Bishop,
            'N' | 'n' => Self::Knight,
            _ => return None,
        })
    }
}

/// Writes the English capital letter.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.letter(), f)
    }
}
