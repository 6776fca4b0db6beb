//! Other numberings of the same positions.

use core::ops::RangeInclusive;

use crate::tables::generated::{FRITZ9_ROWS, KINGS_ROWS};
use crate::{StartPosition, ranges};

/// A habit of numbering the start positions.
///
/// Two of them are called "1 to 960" in public and differ in 959 positions, so
/// the caller says which.
///
/// # Examples
///
/// ```
/// use chess960::{Numbering, StartPosition};
///
/// let numbers = Numbering::ALL.map(|habit| StartPosition::STANDARD.number_in(habit));
/// assert_eq!(numbers, [518, 518, 519, 359]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Numbering {
    /// Reinhard Scharnagl's numbers, 0 to 959: what "position 518" means.
    Scharnagl,
    /// The same for draws from 1 to 960: 960 names position 0, every other
    /// number stays. Scharnagl's own advice.
    Scharnagl960,
    /// 1 to 960, each number plus one: the standard position is 519. Met in
    /// PyChess.
    OneBased,
    /// The numbers of the program Fritz9, 1 to 960, which place the knights
    /// before the queen: the standard position is 359.
    Fritz9,
}

impl Numbering {
    /// The four habits, in the order of their definition.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Numbering, StartPosition};
    ///
    /// // What people may mean by the number of the standard position.
    /// let numbers = Numbering::ALL.map(|numbering| StartPosition::STANDARD.number_in(numbering));
    /// assert_eq!(numbers, [518, 518, 519, 359]);
    /// ```
    pub const ALL: [Self; 4] = [Self::Scharnagl, Self::Scharnagl960, Self::OneBased, Self::Fritz9];

    /// The numbers in use: 0 to 959 or 1 to 960.
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
            Self::Scharnagl => 0..=ranges::COUNT - 1,
            Self::Scharnagl960 | Self::OneBased | Self::Fritz9 => 1..=ranges::COUNT,
        }
    }
}

impl StartPosition {
    /// The position's number in another habit.
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
            Numbering::Scharnagl960 => ranges::scharnagl960(self.number()),
            Numbering::OneBased => ranges::one_based(self.number()),
            Numbering::Fritz9 => ranges::one_based(in_row(self.number(), &FRITZ9_ROWS)),
        }
    }

    /// The position of a number in another habit; `None` outside of
    /// [`Numbering::range`].
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
            Numbering::Scharnagl960 => ranges::from_scharnagl960(number),
            Numbering::OneBased => ranges::from_one_based(number),
            Numbering::Fritz9 => match ranges::from_one_based(number) {
                Some(index) => Some(in_row(index, &KINGS_ROWS)),
                None => None,
            },
        };
        match number {
            Some(number) => Self::new(number),
            None => None,
        }
    }
}

/// The number with another row of sixteen: Scharnagl and Fritz9 count the
/// bishops alike, and the other pieces each in an order of their own.
const fn in_row(number: u16, rows: &[u16; 64]) -> u16 {
    16 * rows[(number / 16 % 64) as usize] + number % 16
}
