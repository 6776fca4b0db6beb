//! The start position: a number from 0 to 959.

use core::fmt;
use core::str::FromStr;

use crate::{NumberError, lookup, ranges};

/// A start position of Chess960, by its Scharnagl number 0 to 959.
///
/// There is no second type for "a valid back rank": the position *is* its rank.
/// Both directions are constant expressions.
///
/// # Examples
///
/// ```
/// use chess960::StartPosition;
///
/// const RANK: &str = StartPosition::STANDARD.as_str();
/// assert_eq!(RANK, "RNBQKBNR");
///
/// let position = StartPosition::from_back_rank("BBQNNRKR")?;
/// assert_eq!(position.number(), 0); // 0 is a position like any other
/// # Ok::<(), chess960::BackRankError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StartPosition(u16);

impl StartPosition {
    /// How many start positions there are: 960.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// let games_played = [0_u32; StartPosition::COUNT];
    /// assert_eq!(games_played.len(), 960);
    /// ```
    pub const COUNT: usize = ranges::COUNT as usize;
    /// The first position, 0, `BBQNNRKR`.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!(StartPosition::new(0), Some(StartPosition::MIN));
    /// ```
    pub const MIN: Self = Self(0);
    /// The last position, 959, `RKRNNQBB`.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!(StartPosition::new(959), Some(StartPosition::MAX));
    /// assert_eq!(StartPosition::new(960), None);
    /// ```
    pub const MAX: Self = Self(ranges::COUNT - 1);
    /// The start position of chess, 518, `RNBQKBNR`.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!(StartPosition::STANDARD.as_str(), "RNBQKBNR");
    /// ```
    pub const STANDARD: Self = Self(518);

    /// The position of a Scharnagl number, 0 to 959; `None` from 960 on.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!(StartPosition::new(518), Some(StartPosition::STANDARD));
    /// assert_eq!(StartPosition::new(960), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(number: u16) -> Option<Self> {
        if number < ranges::COUNT { Some(Self(number)) } else { None }
    }

    /// The position of any number, after step a) of the published derivation:
    /// divide by 960 and go on with the remainder.
    ///
    /// In the range 1 to 960 this makes 960 position 0 and leaves every other
    /// number what it was. It is no way to draw a position: a random word modulo
    /// 960 prefers some positions.
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
        Self(ranges::reduce(number))
    }

    /// The Scharnagl number, 0 to 959.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!(StartPosition::STANDARD.number(), 518);
    /// ```
    #[must_use]
    #[inline]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The position whose back rank, as eight ASCII capitals with the a-file
    /// lowest, is `key`.
    ///
    /// The sum of the two tables is below 1024 for any key whatever; the
    /// comparison with that row's rank is what makes the answer true. It holds for
    /// 960 keys, whose sums the generator has proved to be their numbers.
    #[inline]
    pub(crate) const fn from_key(key: u64) -> Option<Self> {
        let number = lookup::sum(key);
        if lookup::key(lookup::rank(number)) == key { Some(Self(number)) } else { None }
    }

    /// The mirror image: the position whose back rank is this one read from the
    /// h-file. No position is its own twin.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// let twin = StartPosition::STANDARD.twin();
    /// assert_eq!(twin.number(), 534);
    /// assert_eq!(twin.as_str(), "RNBKQBNR");
    /// assert_eq!(twin.twin(), StartPosition::STANDARD);
    /// ```
    #[must_use]
    #[inline]
    pub const fn twin(self) -> Self {
        // The a-file is the lowest byte: mirrored, it is the highest.
        Self(lookup::sum(lookup::key(self.pieces()).swap_bytes()))
    }
}

impl TryFrom<u16> for StartPosition {
    type Error = NumberError;

    /// As [`StartPosition::new`], with a reason.
    ///
    /// # Errors
    ///
    /// [`NumberError::OutOfRange`] from 960 on.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{NumberError, StartPosition};
    ///
    /// assert_eq!(StartPosition::try_from(518), Ok(StartPosition::STANDARD));
    /// assert_eq!(StartPosition::try_from(960), Err(NumberError::OutOfRange { number: 960 }));
    /// ```
    fn try_from(number: u16) -> Result<Self, NumberError> {
        Self::new(number).ok_or(NumberError::OutOfRange { number: number.into() })
    }
}

impl From<StartPosition> for u16 {
    #[inline]
    fn from(position: StartPosition) -> Self {
        position.number()
    }
}

/// Writes the number, with the formatter's width and fill.
impl fmt::Display for StartPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

impl FromStr for StartPosition {
    type Err = NumberError;

    /// Reads a number of decimal digits, leading zeros allowed: `518`, `007`. A
    /// sign, a blank or an empty text is an error, never position 0.
    ///
    /// For a back rank there is [`StartPosition::from_back_rank`].
    ///
    /// # Errors
    ///
    /// [`NumberError`] says which character is no digit, or that the number is
    /// out of range.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!("518".parse(), Ok(StartPosition::STANDARD));
    /// let error = "960".parse::<StartPosition>().unwrap_err();
    /// assert!(error.to_string().starts_with("960 is no start position"));
    /// ```
    fn from_str(text: &str) -> Result<Self, NumberError> {
        NumberError::read(text)
    }
}
