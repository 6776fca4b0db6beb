//! The castling rights that a move leaves.

use crate::{CastlingSide, Color, DoubleStartPosition, StartPosition};

/// # Castling rights
impl StartPosition {
    /// Returns, for every square, the castling rights that are left when a piece moves from
    /// it or to it: `rights &= masks[from] & masks[to]`.
    ///
    /// Squares are in the order a1 = 0, h8 = 63. Rights are four bits, in the order of `KQkq`
    /// with K as bit 0: [`CastlingSide::right`] names them.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingSide, Color, chess960};
    ///
    /// const MASKS: [u8; 64] = chess960!(518).castling_masks();
    ///
    /// let mut rights = 0b1111;
    /// rights &= MASKS[7] & MASKS[63]; // rook takes rook, h1 to h8
    /// let [white, black] = Color::ALL.map(|color| CastlingSide::ASide.right(color));
    /// assert_eq!(rights, white | black);
    /// rights &= MASKS[4] & MASKS[12]; // king from e1 to e2
    /// assert_eq!(rights, black);
    /// ```
    #[must_use]
    pub const fn castling_masks(self) -> [u8; 64] {
        DoubleStartPosition::new(self, self).castling_masks()
    }
}

/// # Castling rights
impl DoubleStartPosition {
    /// Returns, for every square, the castling rights that are left when a piece moves from
    /// it or to it: see [`StartPosition::castling_masks`].
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingSide, Color, DoubleStartPosition};
    ///
    /// let masks = "518:16".parse::<DoubleStartPosition>()?.castling_masks();
    /// let lost = CastlingSide::ASide.right(Color::Black);
    /// assert_eq!(masks[61], !lost & 0b1111); // Black's a-side rook is on f8
    /// # Ok::<(), chess960::DoubleNumberError>(())
    /// ```
    #[must_use]
    pub const fn castling_masks(self) -> [u8; 64] {
        let (mut masks, mut i) = ([0b1111; 64], 0);
        while i < 4 {
            let (color, side) = (Color::ALL[i / 2], CastlingSide::ALL[i % 2]);
            let castling = self.castling(color, side);
            let rank = 8 * color.back_rank().index();
            masks[rank + castling.king_from.index()] &= !side.right(color);
            masks[rank + castling.rook_from.index()] &= !side.right(color);
            i += 1;
        }
        masks
    }
}
