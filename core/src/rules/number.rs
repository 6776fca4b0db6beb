//! The direct derivation in reverse: from a rank to its number.

use super::{BackRank, COUNT, N5N, back_rank, same};

/// Returns the bishop code of a start position, 0 to 15: the light-square bishop's digit
/// plus four times the dark-square bishop's. It is the row of the Bishop's table.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(rules::bishop_code(b"RNBQKBNR"), 6);
/// ```
pub const fn bishop_code(rank: &BackRank) -> u8 {
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

/// Returns the queen's digit in a start position, 0 to 5: how many squares are to her
/// left, bishops skipped.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(rules::queen_code(b"RNBQKBNR"), 2);
/// ```
pub const fn queen_code(rank: &BackRank) -> u8 {
    squares_left_of(rank, b'Q', 0, [b'B', b'B'])
}

/// Returns the N5N code, 0 to 9: the knights' row of the N5N table, bishops and queen
/// skipped. `None` if there are not two knights among five squares.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(rules::n5n_code(b"RNBQKBNR"), Some(5));
/// assert_eq!(rules::n5n_code(b"RNBQKBRR"), None);
/// ```
pub const fn n5n_code(rank: &BackRank) -> Option<u8> {
    let knights = knight_squares(rank, [b'B', b'Q']);
    pair_index(&N5N, knights)
}

/// Returns the number of a back rank: bishop code + 16 · queen + 96 · N5N. `None` if the
/// rank is not a start position.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(rules::number(b"RNBQKBNR"), Some(518));
/// assert_eq!(rules::number(b"RNBQBKNR"), None);
/// ```
pub const fn number(rank: &BackRank) -> Option<u16> {
    let Some(knights) = n5n_code(rank) else { return None };
    let sum = bishop_code(rank) as u16 + 16 * queen_code(rank) as u16 + 96 * knights as u16;
    confirmed(rank, sum)
}

/// The number, if it leads back to the rank: many wrong ranks have codes too.
pub(super) const fn confirmed(rank: &BackRank, number: u16) -> Option<u16> {
    if number < COUNT && same(rank, &back_rank(number)) { Some(number) } else { None }
}

pub(super) const fn knight_squares(rank: &BackRank, skipped: [u8; 2]) -> [u8; 2] {
    [squares_left_of(rank, b'N', 0, skipped), squares_left_of(rank, b'N', 1, skipped)]
}

/// How many squares are to the left of the piece, without those of skipped pieces.
/// `nth` is 0 for the first such piece from the a-file, 1 for the next.
pub(super) const fn squares_left_of(rank: &BackRank, piece: u8, nth: u8, skipped: [u8; 2]) -> u8 {
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

pub(super) const fn pair_index<const N: usize>(table: &[[u8; 2]; N], pair: [u8; 2]) -> Option<u8> {
    let mut index = 0;
    while index < N {
        if table[index][0] == pair[0] && table[index][1] == pair[1] {
            return Some(index as u8);
        }
        index += 1;
    }
    None
}
