//! Sets of files, and the squares that they are on a rank.

use core::fmt;

use crate::{Color, File, Rank};

/// A set of files: a byte with the a-file as bit 0 and the h-file as bit 7.
///
/// On a rank it is a set of squares, a bitboard in the order a1 = bit 0, b1 = bit 1,
/// h8 = bit 63 (little-endian rank-file, LERF).
///
/// # Examples
///
/// ```
/// use chess960::{Color, File, FileMask, StartPosition, Wing};
///
/// const EMPTY: FileMask = StartPosition::STANDARD.castling(Wing::HSide).must_be_empty;
/// assert_eq!(EMPTY, FileMask::EMPTY.with(File::F).with(File::G));
/// assert_eq!(EMPTY.on(Color::White), 1 << 5 | 1 << 6); // f1 and g1
/// assert_eq!(EMPTY.to_string(), "fg");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct FileMask(
    /// The files: a is bit 0, h is bit 7.
    pub u8,
);

impl FileMask {
    /// No file.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::FileMask;
    ///
    /// assert_eq!(FileMask::EMPTY.len(), 0);
    /// ```
    pub const EMPTY: Self = Self(0);
    /// All eight files.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::FileMask;
    ///
    /// assert_eq!(FileMask::ALL.to_string(), "abcdefgh");
    /// ```
    pub const ALL: Self = Self(0xFF);

    /// The set of these files.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{File, FileMask};
    ///
    /// const CORNERS: FileMask = FileMask::of(&[File::A, File::H]);
    /// assert_eq!(CORNERS, FileMask(0b1000_0001));
    /// ```
    #[must_use]
    pub const fn of(files: &[File]) -> Self {
        let (mut set, mut i) = (Self::EMPTY, 0);
        while i < files.len() {
            set = set.with(files[i]);
            i += 1;
        }
        set
    }

    /// The set with one more file.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{File, FileMask};
    ///
    /// assert_eq!(FileMask::EMPTY.with(File::B), FileMask(0b10));
    /// ```
    #[must_use]
    #[inline]
    pub const fn with(self, file: File) -> Self {
        Self(self.0 | 1 << file as u8)
    }

    /// Whether a file is in the set.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{File, FileMask};
    ///
    /// assert!(FileMask(0b10).contains(File::B));
    /// ```
    #[must_use]
    #[inline]
    pub const fn contains(self, file: File) -> bool {
        self.0 >> file as u8 & 1 == 1
    }

    /// How many files there are, 0 to 8.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::FileMask;
    ///
    /// assert_eq!(FileMask::ALL.len(), 8);
    /// ```
    #[must_use]
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no file.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::FileMask;
    ///
    /// assert!(FileMask::EMPTY.is_empty());
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares of these files on a rank, as a bitboard: a1 is bit 0, h8 is bit
    /// 63.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{File, FileMask, Rank};
    ///
    /// let e = FileMask::EMPTY.with(File::E);
    /// assert_eq!(e.on_rank(Rank::First), 1 << 4);
    /// assert_eq!(e.on_rank(Rank::Eighth), 1 << 60);
    /// ```
    #[must_use]
    #[inline]
    pub const fn on_rank(self, rank: Rank) -> u64 {
        (self.0 as u64) << (8 * rank as u8)
    }

    /// The squares of these files on a player's back rank, as a bitboard.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Color, File, FileMask};
    ///
    /// let e = FileMask::EMPTY.with(File::E);
    /// assert_eq!((e.on(Color::White), e.on(Color::Black)), (1 << 4, 1 << 60));
    /// ```
    #[must_use]
    #[inline]
    pub const fn on(self, color: Color) -> u64 {
        self.on_rank(color.back_rank())
    }

    /// The files, a first.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{File, FileMask};
    ///
    /// assert!(FileMask(0b1000_0001).files().eq([File::A, File::H]));
    /// ```
    pub fn files(self) -> impl Iterator<Item = File> + Clone {
        File::ALL.into_iter().filter(move |&file| self.contains(file))
    }
}

/// Writes the files' letters, a first, or a dash for none.
impl fmt::Display for FileMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.files().try_for_each(|file| write!(f, "{file}"))
    }
}

impl fmt::Debug for FileMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FileMask({self})")
    }
}
