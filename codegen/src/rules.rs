//! The numbering rules: Reinhard Scharnagl's numbers in their three published
//! forms, and Fritz9's. This is the only place that knows them.
//!
//! A rank is eight ASCII letters from the a-file to the h-file, as White sees
//! it; `*` is a square that is still free. Digits and codes are those of the
//! published descriptions, counted from zero.
//!
//! # Panics
//!
//! A step that is given a digit outside its range, or a rank whose square for its
//! piece is taken, panics: in a constant, that is a compile error. The functions
//! that number a rank do not: they have `None` for what is no start position.
//!
//! # Examples
//!
//! Any number stands for its remainder by 960, and there are two ranges 1 to 960: of
//! remainders, with 960 for position 0, and of numbers plus one.
//!
//! ```
//! use chess960_codegen::rules;
//!
//! assert_eq!(rules::reduce(1_478), 518);
//! assert_eq!((rules::scharnagl960(0), rules::scharnagl960(518)), (960, 518));
//! assert_eq!((rules::from_scharnagl960(960), rules::from_scharnagl960(0)), (Some(0), None));
//! assert_eq!((rules::one_based(0), rules::one_based(518)), (1, 519));
//! assert_eq!((rules::from_one_based(960), rules::from_one_based(0)), (Some(959), None));
//! ```

// Step a) and the ranges 0 to 959 and 1 to 960. They stand in a file of their own
// because the library compiles the same text.
pub use crate::shared::ranges::*;

mod fritz9;
mod skeletons;
mod two_tables;

pub use fritz9::*;
pub use skeletons::*;
pub use two_tables::*;

/// A back rank, or one that is being filled: a-file first.
pub type Rank = [u8; 8];
/// A free square of a rank that is being filled.
pub const FREE: u8 = b'*';
/// The rank before the first step.
pub const EMPTY: Rank = [FREE; 8];
/// What a skeleton writes where a king or a rook will stand.
pub const KING_OR_ROOK: u8 = b'-';

// ---------------------------------------------------------------------------
// Direct derivation, steps b) to f): from a number to its rank.

/// Step b), the number: quotient by 4, and the remainder that places the
/// light-square bishop.
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(rules::split_light_bishop(518), (129, 2));
/// ```
pub const fn split_light_bishop(number: u16) -> (u16, u8) {
    (number / 4, (number % 4) as u8)
}

/// Step b), the rank: a bishop on b, d, f or h for 0, 1, 2 or 3.
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(&rules::place_light_bishop(rules::EMPTY, 2), b"*****B**");
/// ```
pub const fn place_light_bishop(rank: Rank, code: u8) -> Rank {
    place_on(rank, b'B', 2 * code as usize + 1)
}

/// Step c), the number: quotient by 4, and the remainder that places the
/// dark-square bishop.
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(rules::split_dark_bishop(129), (32, 1));
/// ```
pub const fn split_dark_bishop(number: u16) -> (u16, u8) {
    (number / 4, (number % 4) as u8)
}

/// Step c), the rank: a bishop on a, c, e or g for 0, 1, 2 or 3.
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(&rules::place_dark_bishop(*b"*****B**", 1), b"**B**B**");
/// ```
pub const fn place_dark_bishop(rank: Rank, code: u8) -> Rank {
    place_on(rank, b'B', 2 * code as usize)
}

/// Step d), the number: quotient by 6, and the remainder that places the queen.
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(rules::split_queen(32), (5, 2));
/// ```
pub const fn split_queen(number: u16) -> (u16, u8) {
    (number / 6, (number % 6) as u8)
}

/// Step d), the rank: the queen on free square 0 to 5, counted from the a-file.
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(&rules::place_queen(*b"**B**B**", 2), b"**BQ*B**");
/// ```
pub const fn place_queen(rank: Rank, code: u8) -> Rank {
    place_on_free(rank, b'Q', code)
}

/// The knights of step e): which two of the five free squares they take, by the
/// digit that is left of the number (the N5N table).
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(rules::N5N[5], [1, 3]); // *N*N*
/// ```
pub const N5N: [[u8; 2]; 10] =
    [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

/// Step e): the knights, by the last digit, 0 to 9.
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(&rules::place_knights(*b"**BQ*B**", 5), b"*NBQ*BN*");
/// ```
pub const fn place_knights(rank: Rank, digit: u8) -> Rank {
    place_two_knights(rank, N5N[digit as usize])
}

/// Step f): rook, king, rook on the last three free squares.
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(&rules::place_rook_king_rook(*b"*NBQ*BN*"), b"RNBQKBNR");
/// ```
pub const fn place_rook_king_rook(mut rank: Rank) -> Rank {
    rank = place_on_free(rank, b'R', 0);
    rank = place_on_free(rank, b'K', 0);
    place_on_free(rank, b'R', 0)
}

/// All steps: the back rank of a number, 0 to 959 after step a).
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(&rules::back_rank(518), b"RNBQKBNR");
/// assert_eq!(rules::back_rank(960), rules::back_rank(0));
/// ```
pub const fn back_rank(number: u16) -> Rank {
    let number = reduce(number as u32);
    let (number, light) = split_light_bishop(number);
    let (number, dark) = split_dark_bishop(number);
    let (digit, queen) = split_queen(number);
    let rank = place_light_bishop(EMPTY, light);
    let rank = place_dark_bishop(rank, dark);
    let rank = place_queen(rank, queen);
    let rank = place_knights(rank, digit as u8);
    place_rook_king_rook(rank)
}

const fn place_two_knights(rank: Rank, squares: [u8; 2]) -> Rank {
    // The right one first: the left one's square keeps its count that way.
    let rank = place_on_free(rank, b'N', squares[1]);
    place_on_free(rank, b'N', squares[0])
}

/// Puts a piece on the free square that has `skip` free squares to its left.
const fn place_on_free(rank: Rank, piece: u8, skip: u8) -> Rank {
    let (mut file, mut left) = (0, skip);
    while rank[file] != FREE || left > 0 {
        if rank[file] == FREE {
            left -= 1;
        }
        file += 1;
    }
    place_on(rank, piece, file)
}

const fn place_on(mut rank: Rank, piece: u8, file: usize) -> Rank {
    assert!(rank[file] == FREE, "the square is taken");
    rank[file] = piece;
    rank
}

// ---------------------------------------------------------------------------
// Direct derivation, backwards: from a rank to its number.

/// The bishop code of a start position, 0 to 15: the light-square bishop's digit
/// plus four times the dark-square bishop's. Rows of the Bishop's table have the
/// same number.
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(rules::bishop_code(b"RNBQKBNR"), 6);
/// ```
pub const fn bishop_code(rank: &Rank) -> u8 {
    let (mut code, mut file) = (0, 0);
    while file < 8 {
        if rank[file] == b'B' {
            let digit = file as u8 / 2;
            code += if file % 2 == 1 { digit } else { 4 * digit };
        }
        file += 1;
    }
    code
}

/// The queen's digit in a start position, 0 to 5: how many squares are left of her, bishops skipped.
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(rules::queen_code(b"RNBQKBNR"), 2);
/// ```
pub const fn queen_code(rank: &Rank) -> u8 {
    squares_left_of(rank, b'Q', 0, [b'B', b'B'])
}

/// The N5N code, 0 to 9: the knights' row of the N5N table, bishops and queen
/// skipped. `None` when there are not two knights among five squares.
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(rules::n5n_code(b"RNBQKBNR"), Some(5));
/// assert_eq!(rules::n5n_code(b"RNBQKBRR"), None);
/// ```
pub const fn n5n_code(rank: &Rank) -> Option<u8> {
    let knights = knight_squares(rank, [b'B', b'Q']);
    pair_index(&N5N, knights)
}

/// The number of a back rank: bishop code + 16 · queen + 96 · N5N. `None` when
/// the rank is no start position.
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(rules::number(b"RNBQKBNR"), Some(518));
/// assert_eq!(rules::number(b"RNBQBKNR"), None);
/// ```
pub const fn number(rank: &Rank) -> Option<u16> {
    let Some(knights) = n5n_code(rank) else { return None };
    let sum = bishop_code(rank) as u16 + 16 * queen_code(rank) as u16 + 96 * knights as u16;
    confirmed(rank, sum)
}

/// The number, if it leads back to the rank: the codes that it was made of exist
/// for many a wrong rank too.
const fn confirmed(rank: &Rank, number: u16) -> Option<u16> {
    if number < COUNT && same(rank, &back_rank(number)) { Some(number) } else { None }
}

const fn knight_squares(rank: &Rank, skipped: [u8; 2]) -> [u8; 2] {
    [squares_left_of(rank, b'N', 0, skipped), squares_left_of(rank, b'N', 1, skipped)]
}

/// How many squares are left of the piece, those with a skipped piece not
/// counted. `nth` is 0 for the first such piece from the a-file, 1 for the next.
const fn squares_left_of(rank: &Rank, piece: u8, nth: u8, skipped: [u8; 2]) -> u8 {
    let (mut count, mut seen, mut file) = (0, 0, 0);
    while file < 8 {
        if rank[file] == piece {
            if seen == nth {
                return count;
            }
            seen += 1;
        }
        if rank[file] != skipped[0] && rank[file] != skipped[1] {
            count += 1;
        }
        file += 1;
    }
    count
}

const fn pair_index<const N: usize>(table: &[[u8; 2]; N], pair: [u8; 2]) -> Option<u8> {
    let mut index = 0;
    while index < N {
        if table[index][0] == pair[0] && table[index][1] == pair[1] {
            return Some(index as u8);
        }
        index += 1;
    }
    None
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

/// The mirror image: the a-file becomes the h-file. The twin of a position has
/// the mirrored rank.
///
/// # Examples
///
/// ```
/// use chess960_codegen::rules;
///
/// assert_eq!(&rules::mirror(b"RNBQKBNR"), b"RNBKQBNR");
/// ```
pub const fn mirror(rank: &Rank) -> Rank {
    let [a, b, c, d, e, f, g, h] = *rank;
    [h, g, f, e, d, c, b, a]
}
