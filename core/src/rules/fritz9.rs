//! Fritz9's numbers, 1 to 960: knights before the queen.

use super::{
    BackRank, COUNT, bishop_code, bishops_row, knight_squares, number, pair_index, place_queen,
    place_rook_king_rook, place_two_knights, skeleton, squares_left_of,
};

/// The N6N table: which two of the six squares without bishops Fritz9 gives to the
/// knights.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(rules::N6N[7], [1, 4]); // *N**N*
/// ```
#[rustfmt::skip]
pub const N6N: [[u8; 2]; 15] = [
    [0, 1], [0, 2], [0, 3], [0, 4], [0, 5],
    [1, 2], [1, 3], [1, 4], [1, 5],
    [2, 3], [2, 4], [2, 5],
    [3, 4], [3, 5],
    [4, 5],
];

/// Returns the N6N code, 0 to 14: the knights' row of the N6N table, bishops skipped.
/// `None` if there are not two knights among six squares.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(rules::n6n_code(b"RNBQKBNR"), Some(7));
/// assert_eq!(rules::n6n_code(b"RNBQKBRR"), None);
/// ```
pub const fn n6n_code(rank: &BackRank) -> Option<u8> {
    pair_index(&N6N, knight_squares(rank, [b'B', b'B']))
}

/// Returns the queen's column in Fritz9's table, 0 to 3: how many squares are to her
/// left, bishops and knights skipped.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(rules::fritz9_queen_code(b"RNBQKBNR"), 1);
/// ```
pub const fn fritz9_queen_code(rank: &BackRank) -> u8 {
    squares_left_of(rank, b'Q', 0, [b'B', b'N'])
}

/// Returns the Fritz9 number of a rank: 1 + bishop code + 16 · (N6N + 15 · queen).
/// `None` if the rank is not a start position.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(rules::fritz9_number(b"RNBQKBNR"), Some(359));
/// assert_eq!(rules::fritz9_number(b"RNBQBKNR"), None);
/// ```
pub const fn fritz9_number(rank: &BackRank) -> Option<u16> {
    let Some(knights) = n6n_code(rank) else { return None };
    let row = knights as u16 + 15 * fritz9_queen_code(rank) as u16;
    match number(rank) {
        Some(_) => Some(1 + bishop_code(rank) as u16 + 16 * row),
        None => None,
    }
}

/// Returns the rank of a Fritz9 number, or `None` outside 1 to 960.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(rules::fritz9_back_rank(359), Some(*b"RNBQKBNR"));
/// assert_eq!(rules::fritz9_back_rank(0), None);
/// ```
pub const fn fritz9_back_rank(number: u16) -> Option<BackRank> {
    if number == 0 || number > COUNT {
        return None;
    }
    let (row, code) = ((number - 1) / 16, (number - 1) % 16);
    let (queen, knights) = (row / 15, row % 15);
    let rank = place_two_knights(bishops_row(code as u8), N6N[knights as usize]);
    Some(place_rook_king_rook(place_queen(rank, queen as u8)))
}

/// Returns row `index` of Fritz9's skeleton table, which belongs to Fritz9 number
/// 1 + 16 · `index`. Its four columns, one for each queen code, are rows 0 to 14, 15 to
/// 29, 30 to 44 and 45 to 59.
///
/// # Panics
///
/// Panics if the row is above 59.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(&rules::fritz9_skeleton(22), b"-NQ-N-"); // 353
/// ```
pub const fn fritz9_skeleton(index: u8) -> [u8; 6] {
    match fritz9_back_rank(1 + 16 * index as u16) {
        Some(rank) => skeleton(&rank),
        None => panic!("Fritz9's table has 60 rows"),
    }
}
