//! Castling from a start position.

use chess960_core::castling;
use chess960_core::lookup::ROWS;

use crate::generated::CASTLING_INDEX;
use crate::{Castling, CastlingSide, Color, DoubleStartPosition, StartPosition, lookup};

/// # Castling
impl StartPosition {
    /// Returns castling to one side.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingSide, File, StartPosition};
    ///
    /// // BRNBQKRN: king and rook change places, and no file between them must be empty.
    /// let castling = StartPosition::new(609).unwrap().castling(CastlingSide::HSide);
    /// assert_eq!((castling.king_from, castling.king_to), (File::F, File::G));
    /// assert_eq!((castling.rook_from, castling.rook_to), (File::G, File::F));
    /// assert!(castling.must_be_empty.is_empty());
    /// assert_eq!(castling.must_be_safe.to_string(), "fg");
    /// ```
    #[must_use]
    #[inline]
    pub const fn castling(self, side: CastlingSide) -> Castling {
        SETS[set_index(self)][side as usize]
    }
}

/// # Castling
impl DoubleStartPosition {
    /// Returns castling of one player to one side.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingSide, Color, DoubleStartPosition, File};
    ///
    /// let double: DoubleStartPosition = "518:16".parse()?;
    /// assert_eq!(double.castling(Color::White, CastlingSide::ASide).rook_from, File::A);
    /// assert_eq!(double.castling(Color::Black, CastlingSide::ASide).rook_from, File::F);
    /// # Ok::<(), chess960::DoubleNumberError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn castling(self, color: Color, side: CastlingSide) -> Castling {
        self.position(color).castling(side)
    }
}

// Constants rather than statics: a constant position leaves nothing but the values in the
// program, in whatever crate.
const INDEX: &[u8; ROWS] = &CASTLING_INDEX;

/// The castling sets, padded to 64 rows, so that six bits always find one.
pub(crate) const SETS: &[[Castling; 2]; 64] = &{
    let (mut sets, mut i) = ([castling::SETS[0]; 64], 0);
    while i < castling::SETS.len() {
        sets[i] = castling::SETS[i];
        i += 1;
    }
    sets
};

/// The position's row in [`SETS`].
#[inline]
pub(crate) const fn set_index(position: StartPosition) -> usize {
    (INDEX[lookup::row(position)] & 63) as usize
}

#[cfg(test)]
mod tests {
    /// The bytes that are linked, as `benches/README.md` lists them.
    #[test]
    fn sizes() {
        assert_eq!(size_of_val(super::INDEX), 1_024);
        assert_eq!(size_of_val(super::SETS), 768);
    }
}
