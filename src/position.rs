//! The start position: a number from 0 to 959.

use core::fmt;
use core::str::FromStr;

use chess960_core::rules::COUNT;

use crate::NumberError;

/// A start position of Chess960, by its Scharnagl number 0 to 959.
///
/// There is no second type for "a valid back rank": the position *is* its rank. Both
/// directions are constant expressions: see [how the lookup
/// works](crate#how-the-lookup-works).
///
/// Reinhard Scharnagl published the numbering on the Internet, and in 2004 in his book
/// *Fischer-Random-Schach*.
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
#[doc(alias = "sp")]
#[doc(alias = "frc")]
#[doc(alias = "fischerandom")]
pub struct StartPosition(u16);

/// # Number
impl StartPosition {
    /// Returns the position of a Scharnagl number, or `None` if the number is above 959.
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
        if number < COUNT { Some(Self(number)) } else { None }
    }

    /// Returns the Scharnagl number, 0 to 959.
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
    #[doc(alias = "index")]
    #[doc(alias = "idn")]
    pub const fn number(self) -> u16 {
        self.0
    }

    /// The position of a number that is known to be below 960.
    #[inline]
    pub(crate) const fn known(number: u16) -> Self {
        debug_assert!(number < COUNT);
        Self(number)
    }
}

impl TryFrom<u16> for StartPosition {
    type Error = NumberError;

    /// Returns the position of a Scharnagl number, as [`StartPosition::new`] does, with a
    /// reason if there is none.
    ///
    /// # Errors
    ///
    /// [`NumberError::OutOfRange`] if the number is above 959.
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

/// Writes the number, with the formatter's width and fill. For the back rank there is
/// [`StartPosition::as_str`].
impl fmt::Display for StartPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.0, f)
    }
}

/// The length up to which an error repeats a number: every number of 19 digits fits into a
/// `u64`.
const LONGEST: usize = 19;

impl FromStr for StartPosition {
    type Err = NumberError;

    /// Reads a number in decimal digits, with leading zeros or without: `518`, `007`.
    ///
    /// A sign, a blank or an empty text is an error, never position 0. For a back rank
    /// there is [`StartPosition::from_back_rank`].
    ///
    /// # Errors
    ///
    /// [`NumberError`] says which character is not a digit, or that the number is out of
    /// range.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!("518".parse(), Ok(StartPosition::STANDARD));
    /// let error = "960".parse::<StartPosition>().unwrap_err();
    /// assert!(error.to_string().starts_with("960 is not a start position"));
    /// ```
    fn from_str(text: &str) -> Result<Self, NumberError> {
        if text.is_empty() {
            return Err(NumberError::Empty);
        }
        for (index, found) in text.chars().enumerate() {
            if !found.is_ascii_digit() {
                return Err(NumberError::NotADigit { found, index });
            }
        }
        let digits = text.trim_start_matches('0');
        if digits.len() > LONGEST {
            return Err(NumberError::TooLong { digits: digits.len() });
        }
        let number = digits.bytes().fold(0, |number, digit| 10 * number + u64::from(digit - b'0'));
        let position = u16::try_from(number).ok().and_then(Self::new);
        position.ok_or(NumberError::OutOfRange { number })
    }
}
