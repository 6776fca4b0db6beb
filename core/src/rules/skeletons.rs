//! The NQ-skeleton form: one table, without multiplication and division.

use super::{
    BackRank, FREE, KING_OR_ROOK, back_rank, bishop_code, bishops_row, confirmed, join_rows,
    reduce, same, without_bishops,
};

/// Returns the NQ-skeleton of a rank: bishops left out, `-` for king and rooks.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(&rules::skeleton(b"RNBQKBNR"), b"-NQ-N-");
/// ```
pub const fn skeleton(rank: &BackRank) -> [u8; 6] {
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

/// Returns the N5N configuration of a skeleton: the queen left out.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(&rules::n5n_configuration(b"-NQ-N-"), b"-N-N-");
/// ```
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

/// The NQ-skeleton table: sixty skeletons, each with the number of its position with
/// bishop code 0, in ten blocks of six. A block shares one N5N configuration.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(rules::SKELETONS[32], (512, *b"-NQ-N-"));
/// ```
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

/// Returns the number of a rank: the N5N configuration finds the block, the queen's square
/// finds the entry M in it, and the number is bishop code + M. `None` if the rank is not a
/// start position.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(rules::number_by_skeleton(b"RNBQKBNR"), Some(518));
/// assert_eq!(rules::number_by_skeleton(b"RNBQBKNR"), None);
/// ```
pub const fn number_by_skeleton(rank: &BackRank) -> Option<u16> {
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

/// Returns the rank of a number, after step a): the largest entry M that is not above the
/// number gives the skeleton, and the number − M is the bishop code.
///
/// # Examples
///
/// ```
/// use chess960_core::rules;
///
/// assert_eq!(&rules::back_rank_by_skeleton(518), b"RNBQKBNR");
/// ```
pub const fn back_rank_by_skeleton(number: u16) -> BackRank {
    let number = reduce(number as u32);
    let mut row = 59;
    while SKELETONS[row].0 > number {
        row -= 1;
    }
    let (start, skeleton) = SKELETONS[row];
    fill_skeleton(bishops_row((number - start) as u8), &skeleton)
}

/// Puts a skeleton's pieces on the free squares; its dashes become rook, king and rook.
const fn fill_skeleton(bishops: BackRank, skeleton: &[u8; 6]) -> BackRank {
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
