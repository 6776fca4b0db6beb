//! Why a number is no start position's, and the reading of numbers.

use core::{error, fmt};

use crate::StartPosition;

/// Why a number, or a text that should be one, is no start position.
///
/// # Examples
///
/// ```
/// use chess960::{NumberError, StartPosition};
///
/// assert_eq!(StartPosition::try_from(960), Err(NumberError::OutOfRange { number: 960 }));
/// assert_eq!("".parse::<StartPosition>(), Err(NumberError::Empty));
/// assert_eq!(
///     "-1".parse::<StartPosition>(),
///     Err(NumberError::NotADigit { found: '-', index: 0 }),
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NumberError {
    /// No text at all.
    Empty,
    /// A character that is no decimal digit; a sign is none either.
    NotADigit {
        /// The character as it was met.
        found: char,
        /// How many characters are before it.
        index: usize,
    },
    /// A number above 959.
    OutOfRange {
        /// The number.
        number: u64,
    },
    /// A number with so many digits that it is not repeated here.
    TooLong {
        /// How many digits it has, leading zeros not counted.
        digits: usize,
    },
}

/// Every number of up to 19 digits fits into a `u64`.
const LONGEST: usize = 19;

impl NumberError {
    pub(crate) fn read(text: &str) -> Result<StartPosition, Self> {
        if text.is_empty() {
            return Err(Self::Empty);
        }
        for (index, found) in text.chars().enumerate() {
            if !found.is_ascii_digit() {
                return Err(Self::NotADigit { found, index });
            }
        }
        let digits = text.trim_start_matches('0');
        if digits.len() > LONGEST {
            return Err(Self::TooLong { digits: digits.len() });
        }
        let number = digits.bytes().fold(0, |number, digit| 10 * number + u64::from(digit - b'0'));
        let position = u16::try_from(number).ok().and_then(StartPosition::new);
        position.ok_or(Self::OutOfRange { number })
    }
}

impl fmt::Display for NumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Empty => f.write_str("no number: write one from 0 to 959"),
            Self::NotADigit { found, index } => write!(
                f,
                "{found:?} at place {} is no digit: write a number from 0 to 959",
                index + 1
            ),
            Self::OutOfRange { number: 960 } => f.write_str(
                "960 is no start position: numbers run from 0 to 959; \
                 if 960 was drawn from 1 to 960, write 0",
            ),
            Self::OutOfRange { number } => {
                write!(f, "{number} is no start position: numbers run from 0 to 959")
            }
            Self::TooLong { digits } => write!(
                f,
                "a number of {digits} digits is no start position: numbers run from 0 to 959"
            ),
        }
    }
}

impl error::Error for NumberError {}
