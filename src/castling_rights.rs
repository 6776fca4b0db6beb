//! Castling rights as bits, and the mask that keeps them.

use crate::{Color, DoubleStartPosition, StartPosition, Wing};

/// A castling right as a bit: 1, 2, 4, 8 in the order of `KQkq`, White's h-side,
/// White's a-side, Black's h-side, Black's a-side.
///
/// # Examples
///
/// ```
/// use chess960::{Color, Wing, castling_right};
///
/// assert_eq!(castling_right(Color::White, Wing::HSide), 1);
/// assert_eq!(castling_right(Color::Black, Wing::ASide), 8);
/// ```
#[must_use]
#[inline]
pub const fn castling_right(color: Color, wing: Wing) -> u8 {
    match (color, wing) {
        (Color::White, Wing::HSide) => 1,
        (Color::White, Wing::ASide) => 2,
        (Color::Black, Wing::HSide) => 4,
        (Color::Black, Wing::ASide) => 8,
    }
}

impl StartPosition {
    /// For every square, the castling rights that are left when a piece moves from
    /// it or to it: `rights &= masks[from] & masks[to]`.
    ///
    /// Squares are in the order a1 = 0, h8 = 63. Rights are four bits, the order of
    /// `KQkq`: see [`castling_right`].
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Color, Wing, castling_right, chess960};
    ///
    /// const MASKS: [u8; 64] = chess960!(518).castling_masks();
    ///
    /// let mut rights = 0b1111;
    /// rights &= MASKS[7] & MASKS[63]; // rook takes rook, h1 to h8
    /// assert_eq!(rights, castling_right(Color::White, Wing::ASide) | castling_right(Color::Black, Wing::ASide));
    /// rights &= MASKS[4] & MASKS[12]; // king from e1 to e2
    /// assert_eq!(rights, castling_right(Color::Black, Wing::ASide));
    /// ```
    #[must_use]
    pub const fn castling_masks(self) -> [u8; 64] {
        DoubleStartPosition::new(self, self).castling_masks()
    }
}

impl DoubleStartPosition {
    /// For every square, the castling rights that are left when a piece moves from
    /// it or to it: see [`StartPosition::castling_masks`].
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Color, DoubleStartPosition, Wing, castling_right};
    ///
    /// let masks = "518:16".parse::<DoubleStartPosition>()?.castling_masks();
    /// assert_eq!(masks[61], !castling_right(Color::Black, Wing::ASide) & 0b1111); // rook on f8
    /// # Ok::<(), chess960::DoubleNumberError>(())
    /// ```
    #[must_use]
    pub const fn castling_masks(self) -> [u8; 64] {
        let mut masks = [0b1111; 64];
        let mut i = 0;
        while i < 4 {
            let (color, wing) = (Color::ALL[i / 2], Wing::ALL[i % 2]);
            let castling = self.castling(color, wing);
            let rank = 8 * color.back_rank().index();
            masks[rank + castling.king_from.index()] &= !castling_right(color, wing);
            masks[rank + castling.rook_from.index()] &= !castling_right(color, wing);
            i += 1;
        }
        masks
    }
}
