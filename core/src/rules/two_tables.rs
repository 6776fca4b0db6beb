//! The two-table form: King's table and Bishop's table.

use super::{
    BackRank, EMPTY, FREE, back_rank, bishop_code, confirmed, place_dark_bishop,
    place_light_bishop, place_on_free, reduce, same, split_light_bishop,
};

/// Returns row `code` (0 to 15) of the Bishop's table: the bishops, the other squares
/// free.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(&rules::bishops_row(6), b"**B**B**");
/// ```
pub const fn bishops_row(code: u8) -> BackRank {
    let (dark, light) = split_light_bishop(code as u16);
    place_dark_bishop(place_light_bishop(EMPTY, light), dark as u8)
}

/// The King's table: row i belongs to number 16·i, and has its six pieces without the
/// bishops.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(&rules::KINGS[32], b"RNQKNR"); // 512
/// ```
pub const KINGS: &[[u8; 6]; 60] = &{
    let mut table = [[FREE; 6]; 60];
    let (mut row, mut number) = (0, 0);
    while row < 60 {
        table[row] = without_bishops(&back_rank(number));
        row += 1;
        number += 16;
    }
    table
};

/// Joins the two rows: the six pieces of the King's table fill the squares that the
/// Bishop's table leaves free.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(&rules::join_rows(b"**B**B**", b"RNQKNR"), b"RNBQKBNR");
/// ```
pub const fn join_rows(bishops: &BackRank, pieces: &[u8; 6]) -> BackRank {
    let (mut rank, mut next) = (*bishops, 0);
    while next < 6 {
        rank = place_on_free(rank, pieces[next], 0);
        next += 1;
    }
    rank
}

/// Returns the six pieces of a rank without the bishops, a-file first, as the King's table
/// has them. Squares beyond the sixth are left out.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(&rules::without_bishops(b"RNBQKBNR"), b"RNQKNR");
/// ```
pub const fn without_bishops(rank: &BackRank) -> [u8; 6] {
    let mut pieces = [FREE; 6];
    let (mut next, mut file) = (0, 0);
    while file < 8 {
        if rank[file] != b'B' && next < 6 {
            pieces[next] = rank[file];
            next += 1;
        }
        file += 1;
    }
    pieces
}

/// Returns the rank of a number by the two tables, after step a): the nearest row of the
/// King's table that is not above the number, and the row of the Bishop's table for the
/// difference.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(&rules::back_rank_by_tables(518), b"RNBQKBNR");
/// ```
pub const fn back_rank_by_tables(number: u16) -> BackRank {
    let number = reduce(number as u32);
    let row = number / 16;
    let difference = number - 16 * row;
    join_rows(&bishops_row(difference as u8), &KINGS[row as usize])
}

/// Returns the number of a rank by the two tables: the sum of the numbers of both rows.
/// `None` if the rank is not a start position.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(rules::number_by_tables(b"RNBQKBNR"), Some(518));
/// assert_eq!(rules::number_by_tables(b"RNBQBKNR"), None);
/// ```
pub const fn number_by_tables(rank: &BackRank) -> Option<u16> {
    let pieces = without_bishops(rank);
    let mut row = 0;
    while row < KINGS.len() {
        if same(&pieces, &KINGS[row]) {
            let sum = 16 * row as u16 + bishop_code(rank) as u16;
            return confirmed(rank, sum);
        }
        row += 1;
    }
    None
}
