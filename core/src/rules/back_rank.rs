//! The direct derivation, steps b) to f): from a number to its rank.

use super::{BackRank, EMPTY, FREE, reduce};

/// Step b), the number: the quotient by 4, and the remainder, which places the
/// light-square bishop.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
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
/// use chess960_core::rules;
///
/// assert_eq!(&rules::place_light_bishop(rules::EMPTY, 2), b"*****B**");
/// ```
pub const fn place_light_bishop(rank: BackRank, code: u8) -> BackRank {
    place_on(rank, b'B', 2 * code as usize + 1)
}

/// Step c), the number: the quotient by 4, and the remainder, which places the
/// dark-square bishop.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
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
/// use chess960_core::rules;
///
/// assert_eq!(&rules::place_dark_bishop(*b"*****B**", 1), b"**B**B**");
/// ```
pub const fn place_dark_bishop(rank: BackRank, code: u8) -> BackRank {
    place_on(rank, b'B', 2 * code as usize)
}

/// Step d), the number: the quotient by 6, and the remainder, which places the queen.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
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
/// use chess960_core::rules;
///
/// assert_eq!(&rules::place_queen(*b"**B**B**", 2), b"**BQ*B**");
/// ```
pub const fn place_queen(rank: BackRank, code: u8) -> BackRank {
    place_on_free(rank, b'Q', code)
}

/// The N5N table of step e): which two of the five free squares the knights take, by
/// the digit that is left of the number.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(rules::N5N[5], [1, 3]); // *N*N*
/// ```
pub const N5N: [[u8; 2]; 10] =
    [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

/// Step e): the knights on the squares of the last digit, 0 to 9.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(&rules::place_knights(*b"**BQ*B**", 5), b"*NBQ*BN*");
/// ```
pub const fn place_knights(rank: BackRank, digit: u8) -> BackRank {
    place_two_knights(rank, N5N[digit as usize])
}

/// Step f): rook, king, rook on the last three free squares.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(&rules::place_rook_king_rook(*b"*NBQ*BN*"), b"RNBQKBNR");
/// ```
pub const fn place_rook_king_rook(mut rank: BackRank) -> BackRank {
    rank = place_on_free(rank, b'R', 0);
    rank = place_on_free(rank, b'K', 0);
    place_on_free(rank, b'R', 0)
}

/// All steps: the back rank of a number, after step a).
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(&rules::back_rank(518), b"RNBQKBNR");
/// assert_eq!(rules::back_rank(960), rules::back_rank(0));
/// ```
pub const fn back_rank(number: u16) -> BackRank {
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

pub(super) const fn place_two_knights(rank: BackRank, squares: [u8; 2]) -> BackRank {
    // The right one first, so that the count of the left one's square stays true.
    let rank = place_on_free(rank, b'N', squares[1]);
    place_on_free(rank, b'N', squares[0])
}

/// Puts a piece on the free square that has `skip` free squares to its left.
pub(super) const fn place_on_free(rank: BackRank, piece: u8, skip: u8) -> BackRank {
    let (mut file, mut left) = (0, skip);
    while rank[file] != FREE || left > 0 {
        if rank[file] == FREE {
            left -= 1;
        }
        file += 1;
    }
    place_on(rank, piece, file)
}

const fn place_on(mut rank: BackRank, piece: u8, file: usize) -> BackRank {
    assert!(rank[file] == FREE, "the square is taken");
    rank[file] = piece;
    rank
}
