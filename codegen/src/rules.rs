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

// Step a) and the ranges 0 to 959 and 1 to 960. They stand in a file of their own
// because the library compiles the same text.
pub use crate::shared::ranges::*;

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
pub const fn split_light_bishop(number: u16) -> (u16, u8) {
    (number / 4, (number % 4) as u8)
}

/// Step b), the rank: a bishop on b, d, f or h for 0, 1, 2 or 3.
pub const fn place_light_bishop(rank: Rank, code: u8) -> Rank {
    place_on(rank, b'B', 2 * code as usize + 1)
}

/// Step c), the number: quotient by 4, and the remainder that places the
/// dark-square bishop.
pub const fn split_dark_bishop(number: u16) -> (u16, u8) {
    (number / 4, (number % 4) as u8)
}

/// Step c), the rank: a bishop on a, c, e or g for 0, 1, 2 or 3.
pub const fn place_dark_bishop(rank: Rank, code: u8) -> Rank {
    place_on(rank, b'B', 2 * code as usize)
}

/// Step d), the number: quotient by 6, and the remainder that places the queen.
pub const fn split_queen(number: u16) -> (u16, u8) {
    (number / 6, (number % 6) as u8)
}

/// Step d), the rank: the queen on free square 0 to 5, counted from the a-file.
pub const fn place_queen(rank: Rank, code: u8) -> Rank {
    place_on_free(rank, b'Q', code)
}

/// The knights of step e): which two of the five free squares they take, by the
/// digit that is left of the number (the N5N table).
pub const N5N: [[u8; 2]; 10] =
    [[0, 1], [0, 2], [0, 3], [0, 4], [1, 2], [1, 3], [1, 4], [2, 3], [2, 4], [3, 4]];

/// Step e): the knights, by the last digit, 0 to 9.
pub const fn place_knights(rank: Rank, digit: u8) -> Rank {
    place_two_knights(rank, N5N[digit as usize])
}

/// Step f): rook, king, rook on the last three free squares.
pub const fn place_rook_king_rook(mut rank: Rank) -> Rank {
    rank = place_on_free(rank, b'R', 0);
    rank = place_on_free(rank, b'K', 0);
    place_on_free(rank, b'R', 0)
}

/// All steps: the back rank of a number, 0 to 959 after step a).
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
pub const fn queen_code(rank: &Rank) -> u8 {
    squares_left_of(rank, b'Q', 0, [b'B', b'B'])
}

/// The N5N code, 0 to 9: the knights' row of the N5N table, bishops and queen
/// skipped. `None` when there are not two knights among five squares.
pub const fn n5n_code(rank: &Rank) -> Option<u8> {
    let knights = knight_squares(rank, [b'B', b'Q']);
    pair_index(&N5N, knights)
}

/// The number of a back rank: bishop code + 16 · queen + 96 · N5N. `None` when
/// the rank is no start position.
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
pub const fn mirror(rank: &Rank) -> Rank {
    let [a, b, c, d, e, f, g, h] = *rank;
    [h, g, f, e, d, c, b, a]
}

// ---------------------------------------------------------------------------
// The two-table form: King's table and Bishop's table.

/// Row `code` (0 to 15) of the Bishop's table: the bishops, the rest free.
pub const fn bishops_row(code: u8) -> Rank {
    let (dark, light) = split_light_bishop(code as u16);
    place_dark_bishop(place_light_bishop(EMPTY, light), dark as u8)
}

/// The King's table: row i belongs to number 16·i, and has its six pieces that
/// are no bishops.
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

/// The two rows together: the six pieces of the King's table fill the squares
/// that the Bishop's table leaves free.
pub const fn join_rows(bishops: &Rank, pieces: &[u8; 6]) -> Rank {
    let (mut rank, mut next) = (*bishops, 0);
    while next < 6 {
        rank = place_on_free(rank, pieces[next], 0);
        next += 1;
    }
    rank
}

/// The six pieces of a rank that are no bishops, a-file first: what is looked up
/// in the King's table. Squares beyond the sixth are left out.
pub const fn without_bishops(rank: &Rank) -> [u8; 6] {
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

/// Number to rank by the two tables: the nearest row of the King's table that is
/// not above the number, and the Bishop's row of the difference.
pub const fn back_rank_by_tables(number: u16) -> Rank {
    let number = reduce(number as u32);
    let row = number / 16;
    let difference = number - 16 * row;
    join_rows(&bishops_row(difference as u8), &KINGS[row as usize])
}

/// Rank to number by the two tables: the sum of the numbers of both rows.
pub const fn number_by_tables(rank: &Rank) -> Option<u16> {
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

// ---------------------------------------------------------------------------
// The NQ-skeleton form: one table, and neither multiplication nor division.

/// The NQ-skeleton of a rank: bishops left out, `-` for king and rooks.
pub const fn skeleton(rank: &Rank) -> [u8; 6] {
    let mut pieces = without_bishops(rank);
    let mut i = 0;
    while i < 6 {
        if pieces[i] == b'K' || pieces[i] == b'R' {
            pieces[i] = KING_OR_ROOK;
        }
        i += 1;
    }
    pieces
}

/// The N5N configuration of a skeleton: the queen left out.
pub const fn n5n_configuration(skeleton: &[u8; 6]) -> [u8; 5] {
    let mut squares = [KING_OR_ROOK; 5];
    let (mut next, mut i) = (0, 0);
    while i < 6 {
        if skeleton[i] != b'Q' && next < 5 {
            squares[next] = skeleton[i];
            next += 1;
        }
        i += 1;
    }
    squares
}

/// The NQ-skeleton table: sixty skeletons with the numbers of their positions
/// under bishop code 0, in ten blocks of six with one N5N configuration each.
pub const SKELETONS: &[(u16, [u8; 6]); 60] = &{
    let mut table = [(0, [FREE; 6]); 60];
    let (mut row, mut number) = (0, 0);
    while row < 60 {
        table[row] = (number, skeleton(&back_rank(number)));
        row += 1;
        number += 16;
    }
    table
};

/// Rank to number: the block by the N5N configuration, the entry M in it by the
/// queen's square, then bishop code + M.
pub const fn number_by_skeleton(rank: &Rank) -> Option<u16> {
    let wanted = skeleton(rank);
    let configuration = n5n_configuration(&wanted);
    let mut block = 0;
    while block < 60 && !same(&configuration, &n5n_configuration(&SKELETONS[block].1)) {
        block += 6;
    }
    let mut row = block;
    while row < 60 && row < block + 6 {
        let (number, entry) = SKELETONS[row];
        if same(&wanted, &entry) {
            let sum = bishop_code(rank) as u16 + number;
            return confirmed(rank, sum);
        }
        row += 1;
    }
    None
}

/// Number to rank, after step a): the largest entry M that is not above the number,
/// the number − M as bishop code, and the skeleton for the other pieces.
pub const fn back_rank_by_skeleton(number: u16) -> Rank {
    let number = reduce(number as u32);
    let mut row = 59;
    while SKELETONS[row].0 > number {
        row -= 1;
    }
    let (start, skeleton) = SKELETONS[row];
    fill_skeleton(bishops_row((number - start) as u8), &skeleton)
}

/// Puts a skeleton's pieces on the free squares; its dashes become rook, king
/// and rook.
const fn fill_skeleton(bishops: Rank, skeleton: &[u8; 6]) -> Rank {
    let mut pieces = *skeleton;
    let (mut i, mut dashes) = (0, 0);
    while i < 6 {
        if pieces[i] == KING_OR_ROOK {
            pieces[i] = if dashes == 1 { b'K' } else { b'R' };
            dashes += 1;
        }
        i += 1;
    }
    join_rows(&bishops, &pieces)
}

// ---------------------------------------------------------------------------
// Fritz9's numbers, 1 to 960: knights before the queen.

/// Where Fritz9 puts the knights: which two of the six squares without bishops
/// (the N6N table).
#[rustfmt::skip]
pub const N6N: [[u8; 2]; 15] = [
    [0, 1], [0, 2], [0, 3], [0, 4], [0, 5],
    [1, 2], [1, 3], [1, 4], [1, 5],
    [2, 3], [2, 4], [2, 5],
    [3, 4], [3, 5],
    [4, 5],
];

/// The N6N code, 0 to 14: the knights' row of the N6N table, bishops skipped.
pub const fn n6n_code(rank: &Rank) -> Option<u8> {
    pair_index(&N6N, knight_squares(rank, [b'B', b'B']))
}

/// The queen's column in Fritz9's table, 0 to 3: how many squares are left of
/// her, bishops and knights skipped.
pub const fn fritz9_queen_code(rank: &Rank) -> u8 {
    squares_left_of(rank, b'Q', 0, [b'B', b'N'])
}

/// The Fritz9 number of a rank: 1 + bishop code + 16 · (N6N + 15 · queen).
/// `None` when the rank is no start position.
pub const fn fritz9_number(rank: &Rank) -> Option<u16> {
    let Some(knights) = n6n_code(rank) else { return None };
    let row = knights as u16 + 15 * fritz9_queen_code(rank) as u16;
    match number(rank) {
        Some(_) => Some(1 + bishop_code(rank) as u16 + 16 * row),
        None => None,
    }
}

/// The rank of a Fritz9 number, 1 to 960.
pub const fn fritz9_back_rank(number: u16) -> Option<Rank> {
    if number == 0 || number > COUNT {
        return None;
    }
    let (row, code) = ((number - 1) / 16, (number - 1) % 16);
    let (queen, knights) = (row / 15, row % 15);
    let rank = place_two_knights(bishops_row(code as u8), N6N[knights as usize]);
    Some(place_rook_king_rook(place_queen(rank, queen as u8)))
}

/// Row `index` (0 to 59) of Fritz9's skeleton table, which belongs to Fritz9
/// number 1 + 16 · `index`. Its four columns, one for each queen code, are rows
/// 0 to 14, 15 to 29, 30 to 44 and 45 to 59.
///
/// # Panics
///
/// Panics from row 60 on.
pub const fn fritz9_skeleton(index: u8) -> [u8; 6] {
    match fritz9_back_rank(1 + 16 * index as u16) {
        Some(rank) => skeleton(&rank),
        None => panic!("Fritz9's table has 60 rows"),
    }
}
