//! The numbering rules: Reinhard Scharnagl's numbers in their three published forms,
//! and Fritz9's. This is the only place that knows them.
//!
//! A rank is eight ASCII letters from the a-file to the h-file, as White sees it; `*`
//! is a square that is still free. Digits and codes are those of the published
//! descriptions, counted from zero.
//!
//! # Panics
//!
//! A step panics if its digit is out of range, or if the square for its piece is taken:
//! in a constant, that is a compile error. The functions that number a rank never panic
//! and return `None` for any other eight letters.

use crate::{FileMask, Piece};

mod back_rank;
mod fritz9;
mod number;
mod ranges;
mod skeletons;
mod two_tables;

pub use back_rank::*;
pub use fritz9::*;
pub use number::*;
pub use ranges::*;
pub use skeletons::*;
pub use two_tables::*;

/// A back rank, or one that is being filled: a-file first.
pub type BackRank = [u8; 8];
/// A free square of a rank that is being filled.
pub const FREE: u8 = b'*';
/// The rank before the first step.
pub const EMPTY: BackRank = [FREE; 8];
/// A square of a skeleton on which a king or a rook will stand.
pub const KING_OR_ROOK: u8 = b'-';

/// Returns the files of a piece.
///
/// # Examples
///
/// ```
/// use chess960_core::{FileMask, Piece, rules};
///
/// assert_eq!(rules::files_of(b"RNBQKBNR", Piece::Knight), FileMask(0b0100_0010));
/// ```
pub const fn files_of(rank: &BackRank, piece: Piece) -> FileMask {
    let (mut files, mut file) = (0, 0);
    while file < 8 {
        files |= ((rank[file] == piece as u8) as u8) << file;
        file += 1;
    }
    FileMask(files)
}

/// Returns the mirror image, in which the a-file becomes the h-file. The twin of a
/// position has the mirrored rank.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(&rules::mirror(b"RNBQKBNR"), b"RNBKQBNR");
/// ```
pub const fn mirror(rank: &BackRank) -> BackRank {
    let [a, b, c, d, e, f, g, h] = *rank;
    [h, g, f, e, d, c, b, a]
}

const fn same<const N: usize>(one: &[u8; N], other: &[u8; N]) -> bool {
    let mut i = 0;
    while i < N {
        if one[i] != other[i] {
            return false;
        }
        i += 1;
    }
    true
}
