//! Castling from a start position: who goes where, and what must be free.

use crate::lookup::MASK;
use crate::slots::ROWS;
use crate::tables::generated::{CASTLING_INDEX, CASTLING_SETS};
use crate::{Color, DoubleStartPosition, File, FileMask, StartPosition};

/// The side to which a king castles.
///
/// # Examples
///
/// ```
/// use chess960::{File, StartPosition, Wing};
///
/// let [a_side, h_side] = Wing::ALL.map(|wing| StartPosition::STANDARD.castling(wing));
/// assert_eq!((a_side.king_to, h_side.king_to), (File::C, File::G));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Wing {
    /// The a-side, written O-O-O: the king goes to c, the rook to d.
    ASide,
    /// The h-side, written O-O: the king goes to g, the rook to f.
    HSide,
}

impl Wing {
    /// The a-side, then the h-side.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Wing;
    ///
    /// assert_eq!(Wing::ALL.len(), 2);
    /// assert_eq!(Wing::ALL[0], Wing::ASide);
    /// ```
    pub const ALL: [Self; 2] = [Self::ASide, Self::HSide];
}

/// Castling to one side, for either player on the own back rank.
///
/// With the right still there, `must_be_empty` and `must_be_safe` are nearly all that
/// the rules ask for. Later in a game one thing more can go wrong: **the castling rook
/// may have been shielding the king**. If it moves
/// away from between an enemy rook or queen on the same rank and the square where
/// the king arrives, castling would leave the king in check. (Example: White's king
/// on c1, rook on b1, Black's queen on a1. Castling to the a-side leaves the king on
/// c1, in check from a1.) It is enough to look, after `must_be_safe`, whether the
/// king's goal is attacked along the back rank with the castling rook taken off.
///
/// # Examples
///
/// ```
/// use chess960::{Color, StartPosition, Wing, chess960};
///
/// const CASTLING: chess960::Castling = chess960!(518).castling(Wing::HSide);
///
/// // What an engine asks, with its own bitboards:
/// fn may_castle(occupied: u64, attacked_by_black: u64) -> bool {
///     CASTLING.must_be_empty.on(Color::White) & occupied == 0
///         && CASTLING.must_be_safe.on(Color::White) & attacked_by_black == 0
/// }
/// assert!(may_castle(0x91, 0));
/// assert!(!may_castle(0xFF, 0)); // bishop and knight are still there
/// assert!(!may_castle(0x91, 1 << 5)); // f1 is attacked
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Castling {
    /// The king's file.
    pub king_from: File,
    /// The king's goal: c or g.
    pub king_to: File,
    /// The castling rook's file.
    pub rook_from: File,
    /// The castling rook's goal: d or f.
    pub rook_to: File,
    /// The files that must be empty: between and including start and goal of king
    /// and rook, save for the two pieces' own.
    pub must_be_empty: FileMask,
    /// The files that no enemy may attack: the king's way, both ends included.
    pub must_be_safe: FileMask,
}

impl StartPosition {
    /// Castling to one side. The 56 sets that there are serve all positions.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{File, StartPosition, Wing};
    ///
    /// // BRNBQKRN: king and rook change places, and nothing is in their way.
    /// let castling = StartPosition::new(609).unwrap().castling(Wing::HSide);
    /// assert_eq!((castling.king_from, castling.king_to), (File::F, File::G));
    /// assert_eq!((castling.rook_from, castling.rook_to), (File::G, File::F));
    /// assert!(castling.must_be_empty.is_empty());
    /// assert_eq!(castling.must_be_safe.to_string(), "fg");
    /// ```
    #[must_use]
    #[inline]
    pub const fn castling(self, wing: Wing) -> Castling {
        let [king_from, king_to, rook_from, rook_to, empty, safe] =
            SETS[set_index(self)][wing as usize];
        Castling {
            king_from: File::of_bits(king_from),
            king_to: File::of_bits(king_to),
            rook_from: File::of_bits(rook_from),
            rook_to: File::of_bits(rook_to),
            must_be_empty: FileMask(empty),
            must_be_safe: FileMask(safe),
        }
    }
}

impl DoubleStartPosition {
    /// Castling of one player to one side.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Color, DoubleStartPosition, File, Wing};
    ///
    /// let double: DoubleStartPosition = "518:16".parse()?;
    /// assert_eq!(double.castling(Color::White, Wing::ASide).rook_from, File::A);
    /// assert_eq!(double.castling(Color::Black, Wing::ASide).rook_from, File::F);
    /// # Ok::<(), chess960::DoubleNumberError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn castling(self, color: Color, wing: Wing) -> Castling {
        self.of(color).castling(wing)
    }
}

// Constants rather than statics: of a constant position nothing but the values is
// left, in whatever crate.
const INDEX: &[u8; ROWS] = &CASTLING_INDEX;

/// The 56 sets, a-side before h-side, and as many more rows as let six bits name
/// one.
pub(crate) const SETS: &[[[u8; 6]; 2]; 64] = &{
    let mut sets = [[[0; 6]; 2]; 64];
    let mut i = 0;
    while i < CASTLING_SETS.len() {
        sets[i] = CASTLING_SETS[i];
        i += 1;
    }
    sets
};

/// The position's row in [`SETS`].
#[inline]
pub(crate) const fn set_index(position: StartPosition) -> usize {
    (INDEX[(position.number() & MASK) as usize] & 63) as usize
}

#[cfg(test)]
mod tests {
    /// What is linked, as the README lists it.
    #[test]
    fn sizes() {
        assert_eq!(size_of_val(super::INDEX), 1_024);
        assert_eq!(size_of_val(super::SETS), 768);
    }
}
