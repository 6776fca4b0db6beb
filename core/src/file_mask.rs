//! Sets of files, and the squares that they are on a back rank.

use core::fmt;

use crate::{Color, File};

/// A set of files: a byte with the a-file as bit 0 and the h-file as bit 7.
///
/// On a back rank it is a set of squares, a bitboard in the order a1 = bit 0,
/// b1 = bit 1, h8 = bit 63 (little-endian rank-file, LERF).
///
/// # Examples
///
/// ```
/// use chess960::{CastlingSide, Color, File, FileMask, StartPosition};
///
/// const EMPTY: FileMask = StartPosition::STANDARD.castling(CastlingSide::HSide).must_be_empty;
/// assert_eq!(EMPTY, FileMask::from_files(&[File::F, File::G]));
/// assert_eq!(EMPTY.bitboard(Color::White), 1 << 5 | 1 << 6); // f1 and g1
/// assert_eq!(EMPTY.to_string(), "fg");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
#[doc(alias = "bitmask")]
pub struct FileMask(
    /// The files: a is bit 0, h is bit 7.
    pub u8,
);

impl FileMask {
    /// The empty set.
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

    /// Returns the set of these files.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{File, FileMask};
    ///
    /// const CORNERS: FileMask = FileMask::from_files(&[File::A, File::H]);
    /// assert_eq!(CORNERS, FileMask(0b1000_0001));
    /// ```
    #[must_use]
    pub const fn from_files(files: &[File]) -> Self {
        let (mut set, mut i) = (Self::EMPTY, 0);
        while i < files.len() {
            set = set.with(files[i]);
            i += 1;
        }
        set
    }

    /// Returns the set with one more file.
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

    /// Returns whether a file is in the set.
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

    /// Returns how many files are in the set, 0 to 8.
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

    /// Returns whether the set is empty.
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

    /// Returns the squares of these files on a player's back rank, as a bitboard:
    /// a1 is bit 0, h8 is bit 63.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Color, File, FileMask};
    ///
    /// let e = FileMask::EMPTY.with(File::E);
    /// assert_eq!((e.bitboard(Color::White), e.bitboard(Color::Black)), (1 << 4, 1 << 60));
    /// ```
    #[must_use]
    #[inline]
    pub const fn bitboard(self, color: Color) -> u64 {
        (self.0 as u64) << (8 * color.back_rank() as u8)
    }

    /// Returns the files in order, a first.
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

/// Writes the letters of the files, a first, or a dash for the empty set.
impl fmt::Display for FileMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (mut letters, mut len) = (*b"-       ", 0);
        for file in self.files() {
            letters[len] = b'a' + file as u8;
            len += 1;
        }
        let text = core::str::from_utf8(&letters[..len.max(1)]);
        f.pad(text.expect("the letters of files are ASCII"))
    }
}

impl fmt::Debug for FileMask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FileMask({self})")
    }
}
