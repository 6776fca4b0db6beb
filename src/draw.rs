//! Fair draws.

use crate::{DoubleStartPosition, PositionSet, StartPosition};

/// # Draws
impl PositionSet {
    /// Draws one of the positions, each with the same chance, or returns `None` if the set
    /// is empty. `random` gives words of 32 random bits.
    ///
    /// A word modulo the number of positions would prefer some of them. This draws by
    /// multiplication and rejects the words that would cause a bias: 256 of 2^32 for all
    /// 960 positions. With a source that yields nothing else this never returns. To draw
    /// without repeats, remove each position that was drawn.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{PositionSet, StartPosition};
    ///
    /// // Any source of words will do; a real one is random.
    /// let mut seed = 1_u32;
    /// let mut random = || {
    ///     seed ^= seed << 13;
    ///     seed ^= seed >> 17;
    ///     seed ^= seed << 5;
    ///     seed
    /// };
    ///
    /// let mut left = PositionSet::CHESS18;
    /// while let Some(position) = left.draw(&mut random) {
    ///     assert!(left.remove(position));
    /// }
    /// assert!(left.is_empty());
    /// ```
    #[doc(alias = "random")]
    pub fn draw(&self, random: &mut impl FnMut() -> u32) -> Option<StartPosition> {
        match self.len() {
            0 => None,
            len => self.nth(below(len as u32, random) as usize),
        }
    }
}

/// # Draws
impl StartPosition {
    /// Draws one of the 960 positions, each with the same chance. `random` gives words of
    /// 32 random bits, of which a few are rejected: see [`PositionSet::draw`].
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// // The high bits of a word choose the position.
    /// assert_eq!(StartPosition::draw(&mut || 0x8000_0001).number(), 480);
    /// ```
    #[doc(alias = "random")]
    pub fn draw(random: &mut impl FnMut() -> u32) -> Self {
        Self::wrapping(below(Self::COUNT as u32, random))
    }
}

/// # Draws
impl DoubleStartPosition {
    /// Draws one of the 921,600 positions, each with the same chance. `random` gives words
    /// of 32 random bits, of which a few are rejected: see [`PositionSet::draw`].
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::DoubleStartPosition;
    ///
    /// let double = DoubleStartPosition::draw(&mut || 0x8000_0001);
    /// assert_eq!(double.to_string(), "480:480");
    /// ```
    #[doc(alias = "random")]
    pub fn draw(random: &mut impl FnMut() -> u32) -> Self {
        let white = StartPosition::draw(random);
        Self::new(white, StartPosition::draw(random))
    }
}

/// Draws a number below `bound`, which is not 0, each with the same chance.
///
/// The high half of `word · bound` is the number. The words whose low half is below 2^32
/// modulo `bound` are rejected; after that, each number has equally many (Lemire, 2019).
fn below(bound: u32, random: &mut impl FnMut() -> u32) -> u32 {
    let surplus = bound.wrapping_neg() % bound;
    loop {
        let product = u64::from(random()) * u64::from(bound);
        if product as u32 >= surplus {
            return (product >> 32) as u32;
        }
    }
}
