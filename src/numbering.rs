//! Other numberings of the same positions.

use core::ops::RangeInclusive;

use chess960_core::rules;

use crate::StartPosition;
use crate::generated::{FRITZ9_ROWS, KINGS_ROWS};

/// A numbering of the start positions. Four are supported.
///
/// Two of them are called "1 to 960" in public and differ in 959 positions, so the
/// caller says which. Some programs number the positions without a published rule; those
/// numbers mean nothing here.
///
/// # Examples
///
/// ```
/// use chess960::{Numbering, StartPosition};
///
/// let numbers = Numbering::ALL.map(|numbering| StartPosition::STANDARD.number_in(numbering));
/// assert_eq!(numbers, [518, 518, 519, 359]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Numbering {
    /// Reinhard Scharnagl's numbers, 0 to 959: what "position 518" means.
    Scharnagl,
    /// Scharnagl's numbers for draws from 1 to 960: 960 names position 0, and every other
    /// number stays. Scharnagl recommends it.
    Scharnagl960,
    /// 1 to 960, each number plus one, so that the standard position is 519. `PyChess`
    /// uses it.
    OneBased,
    /// The numbers of the program Fritz9, 1 to 960, which place the knights before the
    /// queen: the standard position is 359.
    Fritz9,
}

impl Numbering {
    /// The supported numberings, in the order of their definition.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Numbering;
    ///
    /// assert_eq!(Numbering::ALL[3], Numbering::Fritz9);
    /// ```
    pub const ALL: [Self; 4] = [Self::Scharnagl, Self::Scharnagl960, Self::OneBased, Self::Fritz9];

    /// Returns the range of the numbers: 0 to 959 or 1 to 960.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Numbering;
    ///
    /// assert_eq!(Numbering::Scharnagl.range(), 0..=959);
    /// assert_eq!(Numbering::Fritz9.range(), 1..=960);
    /// ```
    #[must_use]
    pub const fn range(self) -> RangeInclusive<u16> {
        match self {
            Self::Scharnagl => 0..=rules::COUNT - 1,
            Self::Scharnagl960 | Self::OneBased | Self::Fritz9 => 1..=rules::COUNT,
        }
    }
}

/// # Other numberings
impl StartPosition {
    /// Returns the position's number in another numbering.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Numbering, StartPosition};
    ///
    /// assert_eq!(StartPosition::MIN.number_in(Numbering::Scharnagl960), 960);
    /// assert_eq!(StartPosition::MIN.number_in(Numbering::OneBased), 1);
    /// assert_eq!(StartPosition::MIN.number_in(Numbering::Fritz9), 81);
    /// ```
    #[must_use]
    pub const fn number_in(self, numbering: Numbering) -> u16 {
        match numbering {
            Numbering::Scharnagl => self.number(),
            Numbering::Scharnagl960 => rules::scharnagl960(self.number()),
            Numbering::OneBased => rules::one_based(self.number()),
            Numbering::Fritz9 => rules::one_based(in_row(self.number(), &FRITZ9_ROWS)),
        }
    }

    /// Returns the position of a number in another numbering, or `None` if the number is
    /// outside [`Numbering::range`].
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Numbering, StartPosition};
    ///
    /// let standard = Some(StartPosition::STANDARD);
    /// assert_eq!(StartPosition::from_number_in(Numbering::OneBased, 519), standard);
    /// assert_eq!(StartPosition::from_number_in(Numbering::Fritz9, 359), standard);
    /// assert_eq!(StartPosition::from_number_in(Numbering::Scharnagl960, 0), None);
    /// ```
    #[must_use]
    pub const fn from_number_in(numbering: Numbering, number: u16) -> Option<Self> {
        let number = match numbering {
            Numbering::Scharnagl => Some(number),
            Numbering::Scharnagl960 => rules::from_scharnagl960(number),
            Numbering::OneBased => rules::from_one_based(number),
            Numbering::Fritz9 => match rules::from_one_based(number) {
                Some(index) => Some(in_row(index, &KINGS_ROWS)),
                None => None,
            },
        };
        match number {
            Some(number) => Self::new(number),
            None => None,
        }
    }

    /// Returns the position of the remainder by 960, which is step a) of the published
    /// derivation.
    ///
    /// In the range 1 to 960 this makes 960 position 0 and leaves every other number as it
    /// is. Do not draw positions this way: a random word modulo 960 prefers some
    /// positions. [`draw`](Self::draw) is fair.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!(StartPosition::wrapping(960), StartPosition::MIN);
    /// assert_eq!(StartPosition::wrapping(518 + 960), StartPosition::STANDARD);
    /// ```
    #[must_use]
    #[inline]
    pub const fn wrapping(number: u32) -> Self {
        Self::known(rules::reduce(number))
    }
}

/// The number with another row of sixteen: Scharnagl and Fritz9 count the bishops alike,
/// and the other pieces each in their own order.
const fn in_row(number: u16, rows: &[u16; 64]) -> u16 {
    16 * rows[(number / 16 % 64) as usize] + number % 16
}
