//! Files of the board.

use core::fmt;

/// A file of the board, a to h.
///
/// # Examples
///
/// ```
/// use chess960::{CastlingSide, File, StartPosition};
///
/// let castling = StartPosition::STANDARD.castling(CastlingSide::HSide);
/// assert_eq!(castling.king_to, File::G);
/// assert_eq!(File::G.to_string(), "g");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum File {
    /// The a-file, on White's left.
    A,
    /// The b-file.
    B,
    /// The c-file.
    C,
    /// The d-file.
    D,
    /// The e-file.
    E,
    /// The f-file.
    F,
    /// The g-file.
    G,
    /// The h-file, on White's right.
    H,
}

impl File {
    /// The files from a to h.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::File;
    ///
    /// assert_eq!(File::ALL[4], File::E);
    /// ```
    pub const ALL: [Self; 8] =
        [Self::A, Self::B, Self::C, Self::D, Self::E, Self::F, Self::G, Self::H];

    /// Returns the file at an index, 0 for a to 7 for h, or `None` if the index is
    /// above 7.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::File;
    ///
    /// assert_eq!(File::new(4), Some(File::E));
    /// assert_eq!(File::new(8), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::ALL.len() { Some(Self::ALL[index]) } else { None }
    }

    /// Returns the file's index: 0 for a to 7 for h.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::File;
    ///
    /// assert_eq!((File::A.index(), File::H.index()), (0, 7));
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the file's letter, `'a'` to `'h'`.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::File;
    ///
    /// assert_eq!(File::C.letter(), 'c');
    /// ```
    #[must_use]
    #[inline]
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }
}

/// Writes the small letter.
impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.letter(), f)
    }
}
