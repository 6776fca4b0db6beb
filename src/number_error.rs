//! Why a number is not a start position.

use core::{error, fmt};

/// Why a number, or a text that should be one, is not a start position.
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
    /// An empty text.
    Empty,
    /// A character that is not a decimal digit; signs are not accepted.
    NotADigit {
        /// The character as it was read.
        found: char,
        /// How many characters come before it.
        index: usize,
    },
    /// A number above 959.
    OutOfRange {
        /// The number.
        number: u64,
    },
    /// A number with so many digits that it is not repeated here.
    TooLong {
        /// How many digits it has, without leading zeros.
        digits: usize,
    },
}

impl fmt::Display for NumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Empty => f.write_str("the text is empty: write a number from 0 to 959"),
            Self::NotADigit { found, index } => write!(
                f,
                "character {}, {found:?}, is not a digit: write a number from 0 to 959",
                index + 1
            ),
            Self::OutOfRange { number: 960 } => f.write_str(
                "960 is not a start position: numbers run from 0 to 959; \
                 if 960 was drawn from 1 to 960, write 0",
            ),
            Self::OutOfRange { number } => {
                write!(f, "{number} is not a start position: numbers run from 0 to 959")
            }
            Self::TooLong { digits } => write!(
                f,
                "a number of {digits} digits is not a start position: numbers run from 0 to 959"
            ),
        }
    }
}

impl error::Error for NumberError {}
