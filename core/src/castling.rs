//! The castling rule of Chess960. This is the only place that knows it.

use crate::rules::{BackRank, files_of};
use crate::{Color, File, FileMask, Piece};

/// The side to which a king castles.
///
/// Data is in the order of [`CastlingSide::ALL`], a-side first. Notation (`KQkq`,
/// `HAha`) is h-side first.
///
/// # Examples
///
/// ```
/// use chess960::{CastlingSide, File, StartPosition};
///
/// let [a_side, h_side] = CastlingSide::ALL.map(|side| StartPosition::STANDARD.castling(side));
/// assert_eq!((a_side.king_to, h_side.king_to), (File::C, File::G));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum CastlingSide {
    /// The a-side, written O-O-O: the king goes to c, the rook to d.
    #[doc(alias = "queenside")]
    #[doc(alias = "long")]
    ASide,
    /// The h-side, written O-O: the king goes to g, the rook to f.
    #[doc(alias = "kingside")]
    #[doc(alias = "short")]
    HSide,
}

impl CastlingSide {
    /// The a-side, then the h-side.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::CastlingSide;
    ///
    /// assert_eq!(CastlingSide::ALL, [CastlingSide::ASide, CastlingSide::HSide]);
    /// ```
    pub const ALL: [Self; 2] = [Self::ASide, Self::HSide];

    /// Returns a player's right to castle to this side, as a bit.
    ///
    /// The bits are 1, 2, 4, 8 in the order of `KQkq`: White's h-side, White's a-side,
    /// Black's h-side, Black's a-side.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingSide, Color};
    ///
    /// assert_eq!(CastlingSide::HSide.right(Color::White), 1);
    /// assert_eq!(CastlingSide::ASide.right(Color::Black), 8);
    /// ```
    #[must_use]
    #[inline]
    pub const fn right(self, color: Color) -> u8 {
        match (color, self) {
            (Color::White, Self::HSide) => 1,
            (Color::White, Self::ASide) => 2,
            (Color::Black, Self::HSide) => 4,
            (Color::Black, Self::ASide) => 8,
        }
    }
}

/// Castling to one side, the same for both players, each on their own back rank.
///
/// After castling, the king stands on the g-file or c-file and the rook on the f-file
/// or d-file, wherever they came from.
///
/// With the right to castle, `must_be_empty` and `must_be_safe` are nearly all that the
/// rules ask for. Later in a game one more thing can go wrong: **the castling rook may
/// have been shielding the king**. If the rook leaves the squares between the king's
/// destination and an enemy rook or queen on the same rank, castling would leave the
/// king in check. (Example: White's king on c1, rook on b1, Black's queen on a1.
/// Castling to the a-side leaves the king on c1, in check from a1.) After
/// `must_be_safe`, it is enough to ask whether the king's destination is attacked along
/// the back rank once the castling rook is taken off.
///
/// # Examples
///
/// ```
/// use chess960::{Castling, CastlingSide, Color, StartPosition};
///
/// const CASTLING: Castling = StartPosition::STANDARD.castling(CastlingSide::HSide);
///
/// // What an engine asks, with its own bitboards:
/// fn may_castle(occupied: u64, attacked_by_black: u64) -> bool {
///     CASTLING.must_be_empty.bitboard(Color::White) & occupied == 0
///         && CASTLING.must_be_safe.bitboard(Color::White) & attacked_by_black == 0
/// }
/// assert!(may_castle(0x91, 0));
/// assert!(!may_castle(0xFF, 0)); // bishop and knight are still there
/// assert!(!may_castle(0x91, 1 << 5)); // f1 is attacked
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Castling {
    /// The king's file.
    pub king_from: File,
    /// Where the king lands: c or g.
    pub king_to: File,
    /// The castling rook's file.
    pub rook_from: File,
    /// Where the rook lands: d or f.
    pub rook_to: File,
    /// The files that must be empty: every file that king or rook crosses or lands on,
    /// except the two they start from.
    pub must_be_empty: FileMask,
    /// The files that no enemy may attack: the king's way, both ends included.
    pub must_be_safe: FileMask,
}

impl Castling {
    /// Returns castling for a king and a rook anywhere on a back rank, as positions in
    /// the middle of a game need it, or `None` if the two stand on one file or the king
    /// stands on the a-file or h-file, where no castling king ever is.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Castling, CastlingSide, File, StartPosition};
    ///
    /// let castling = Castling::new(File::E, File::H);
    /// assert_eq!(castling, Some(StartPosition::STANDARD.castling(CastlingSide::HSide)));
    /// assert_eq!(Castling::new(File::A, File::H), None);
    /// ```
    #[must_use]
    pub const fn new(king: File, rook: File) -> Option<Self> {
        let (king_to, rook_to) = match rook as u8 {
            _ if matches!(king, File::A | File::H) || king as u8 == rook as u8 => return None,
            rook if rook < king as u8 => (File::C, File::D),
            _ => (File::G, File::F),
        };
        let must_be_safe = way(king, king_to);
        let crossed = must_be_safe.0 | way(rook, rook_to).0;
        let must_be_empty = FileMask(crossed & !FileMask::from_files(&[king, rook]).0);
        Some(Self {
            king_from: king,
            king_to,
            rook_from: rook,
            rook_to,
            must_be_empty,
            must_be_safe,
        })
    }
}

/// Returns the files from one to the other, both included.
///
/// # Examples
///
/// ```
/// use chess960::File;
/// use chess960_core::castling::way;
///
/// assert_eq!(way(File::F, File::C).to_string(), "cdef");
/// ```
pub const fn way(one: File, other: File) -> FileMask {
    let (one, other) = (1_u8 << one as u8, 1_u8 << other as u8);
    let (left, right) = if one < other { (one, other) } else { (other, one) };
    FileMask(right | (right - left))
}

/// The castlings of all start positions, a-side before h-side: one row for each choice
/// of three files for a-side rook, king and h-side rook, which can be made in 56 ways.
///
/// # Examples
///
/// ```
/// use chess960_core::{Castling, File, castling};
///
/// let [a_side, h_side] = castling::SETS[castling::set_index(b"RNBQKBNR")];
/// assert_eq!(Some(a_side), Castling::new(File::E, File::A));
/// assert_eq!(Some(h_side), Castling::new(File::E, File::H));
/// ```
pub const SETS: &[[Castling; 2]; 56] = &{
    let unset = both(FileMask(0b111));
    let (mut sets, mut index, mut files) = ([unset; 56], 0, 0_u8);
    while index < 56 {
        if files.count_ones() == 3 {
            sets[index] = both(FileMask(files));
            index += 1;
        }
        files += 1;
    }
    sets
};

/// Castling to both sides, with a-side rook, king and h-side rook on three files.
const fn both(files: FileMask) -> [Castling; 2] {
    let left = files.0.trailing_zeros();
    let right = files.0.ilog2();
    let middle = (files.0 & !(1 << left) & !(1 << right)).trailing_zeros();
    let [left, middle, right] =
        [File::ALL[left as usize], File::ALL[middle as usize], File::ALL[right as usize]];
    match (Castling::new(middle, left), Castling::new(middle, right)) {
        (Some(a_side), Some(h_side)) => [a_side, h_side],
        _ => panic!("the king stands between the rooks"),
    }
}

/// Returns the row of a back rank in [`SETS`], 0 to 55.
///
/// # Examples
///
/// ```
/// use chess960_core::castling;
///
/// // Rooks and king on a, b and c; then on f, g and h.
/// assert_eq!(castling::set_index(b"RKRBBNNQ"), 0);
/// assert_eq!(castling::set_index(b"BBQNNRKR"), 55);
/// ```
pub const fn set_index(rank: &BackRank) -> usize {
    let wanted = files_of(rank, Piece::King).0 | files_of(rank, Piece::Rook).0;
    let (mut index, mut files) = (0, 0_u8);
    while files < wanted {
        if files.count_ones() == 3 {
            index += 1;
        }
        files += 1;
    }
    index
}
