//! The castling rule of Chess960, and the masks of a back rank. This is the only
//! place that knows it.
//!
//! After castling the king stands on the g- or c-file and the rook on the f- or
//! d-file, wherever they came from. Files are 0 for a to 7 for h; a set of files is
//! a byte, the a-file its lowest bit.
//!
//! # Panics
//!
//! What is given must be a start position's: a rank without king or rook, or files
//! beyond 7, panic or mean nothing.

use crate::rules::Rank;

/// How many sets there are: the three files of a-side rook, king and h-side rook
/// can be chosen in 56 ways.
///
/// # Examples
///
/// ```
/// use chess960_codegen::castling;
///
/// assert_eq!(castling::SETS, castling::sets().len());
/// ```
pub const SETS: usize = 56;

/// The files of a-side rook, king and h-side rook.
///
/// # Examples
///
/// ```
/// use chess960_codegen::castling;
///
/// assert_eq!(castling::files(b"RNBQKBNR"), [0, 4, 7]);
/// ```
pub const fn files(rank: &Rank) -> [u8; 3] {
    let mut files = [0; 3];
    let (mut next, mut file) = (0, 0);
    while file < 8 {
        if rank[file] == b'R' || rank[file] == b'K' {
            files[next] = file as u8;
            next += 1;
        }
        file += 1;
    }
    files
}

/// Castling to one side: `king_from`, `king_to`, `rook_from`, `rook_to`, then the
/// two sets of files that must be empty and that must be safe.
///
/// Every file between and including start and goal of both must be empty, save for
/// the two pieces' own; the king's way, both ends included, must be safe.
///
/// # Examples
///
/// ```
/// use chess960_codegen::castling;
///
/// // From e to g, the rook from h to f: f and g are empty, and e, f and g safe.
/// let [.., empty, safe] = castling::castling([0, 4, 7], true);
/// assert_eq!((empty, safe), (0b0110_0000, 0b0111_0000));
/// ```
pub const fn castling([a_rook, king, h_rook]: [u8; 3], h_side: bool) -> [u8; 6] {
    let (king_to, rook, rook_to) = if h_side { (6, h_rook, 5) } else { (2, a_rook, 3) };
    let safe = span(king, king_to);
    let empty = (safe | span(rook, rook_to)) & !(1 << king) & !(1 << rook);
    [king, king_to, rook, rook_to, empty, safe]
}

/// The files from one to the other, both included.
const fn span(one: u8, other: u8) -> u8 {
    let (left, right) = if one < other { (one, other) } else { (other, one) };
    let (mut files, mut file) = (0, left);
    while file <= right {
        files |= 1 << file;
        file += 1;
    }
    files
}

/// The sets in the order of their three files: a-side, then h-side.
///
/// # Examples
///
/// ```
/// use chess960_codegen::castling;
///
/// let [a_side, h_side] = castling::sets()[castling::set_index(b"RNBQKBNR")];
/// assert_eq!(a_side, castling::castling([0, 4, 7], false));
/// assert_eq!(h_side, castling::castling([0, 4, 7], true));
/// ```
pub const fn sets() -> [[[u8; 6]; 2]; SETS] {
    let mut sets = [[[0; 6]; 2]; SETS];
    let (mut index, mut bits) = (0, 0_u32);
    while bits < 1 << 8 {
        if bits.count_ones() == 3 {
            let files = three_files(bits);
            sets[index] = [castling(files, false), castling(files, true)];
            index += 1;
        }
        bits += 1;
    }
    sets
}

/// The set of a rank among [`sets`], 0 to 55.
///
/// # Examples
///
/// ```
/// use chess960_codegen::castling;
///
/// // Rooks and king on a, b and c; then on f, g and h.
/// assert_eq!(castling::set_index(b"RKRBBNNQ"), 0);
/// assert_eq!(castling::set_index(b"BBQNNRKR"), 55);
/// ```
pub const fn set_index(rank: &Rank) -> usize {
    let [a_rook, king, h_rook] = files(rank);
    let wanted = 1 << a_rook | 1 << king | 1 << h_rook;
    let (mut index, mut bits) = (0, 0_u32);
    while bits < wanted {
        if bits.count_ones() == 3 {
            index += 1;
        }
        bits += 1;
    }
    index
}

const fn three_files(bits: u32) -> [u8; 3] {
    let lowest = bits.trailing_zeros();
    let highest = bits.ilog2();
    let middle = (bits & !(1 << lowest) & !(1 << highest)).trailing_zeros();
    [lowest as u8, middle as u8, highest as u8]
}

/// The files of a piece.
///
/// # Examples
///
/// ```
/// use chess960_codegen::castling;
///
/// assert_eq!(castling::mask(b"RNBQKBNR", b'N'), 0b0100_0010);
/// ```
pub const fn mask(rank: &Rank, piece: u8) -> u8 {
    let (mut files, mut file) = (0, 0);
    while file < 8 {
        if rank[file] == piece {
            files |= 1 << file;
        }
        file += 1;
    }
    files
}
