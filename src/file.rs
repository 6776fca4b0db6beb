//! Files and ranks of the board.

use core::fmt;

/// A file of the board, a to h.
///
/// # Examples
///
/// ```
/// use chess960::{File, StartPosition, Wing};
///
/// let castling = StartPosition::STANDARD.castling(Wing::HSide);
/// assert_eq!(castling.king_to, File::G);
/// assert_eq!(File::G.to_string(), "g");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum File {
    /// The a-file.
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
    /// The h-file.
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

    /// The file's place, 0 for a to 7 for h.
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

    /// The file of a place, 0 for a to 7 for h; `None` from 8 on.
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
        if index < 8 { Some(Self::of_bits(index as u8)) } else { None }
    }

    /// The file's letter, `'a'` to `'h'`.
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

    /// The file of the lowest three bits: for tables that are known to hold files.
    /// Written out, it costs one instruction.
    #[inline]
    pub(crate) const fn of_bits(bits: u8) -> Self {
        match bits & 7 {
            0 => Self::A,
            1 => Self::B,
            2 => Self::C,
            3 => Self::D,
            4 => Self::E,
            5 => Self::F,
            6 => Self::G,
            _ => Self::H,
        }
    }
}

/// Writes the small letter.
impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.letter(), f)
    }
}

/// A rank of the board, first to eighth.
///
/// # Examples
///
/// ```
/// use chess960::{FileMask, Rank};
///
/// assert_eq!(FileMask::ALL.on_rank(Rank::First), 0xFF);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Rank {
    /// The first rank.
    First,
    /// The second rank.
    Second,
    /// The third rank.
    Third,
    /// The fourth rank.
    Fourth,
    /// The fifth rank.
    Fifth,
    /// The sixth rank.
    Sixth,
    /// The seventh rank.
    Seventh,
    /// The eighth rank.
    Eighth,
}

impl Rank {
    /// The ranks from first to eighth.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Rank;
    ///
    /// assert_eq!(Rank::ALL[7], Rank::Eighth);
    /// ```
    pub const ALL: [Self; 8] = [
        Self::First,
        Self::Second,
        Self::Third,
        Self::Fourth,
        Self::Fifth,
        Self::Sixth,
        Self::Seventh,
        Self::Eighth,
    ];

    /// The rank's place, 0 for the first to 7 for the eighth.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Rank;
    ///
    /// assert_eq!(Rank::Eighth.index(), 7);
    /// ```
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}
