//! Why a text is not a pair of numbers.

use core::{error, fmt};

use crate::NumberError;

/// Why a text is not a pair of numbers `white:black`.
///
/// # Examples
///
/// ```
/// use chess960::{DoubleNumberError, DoubleStartPosition, NumberError};
///
/// let error = "502:960".parse::<DoubleStartPosition>().unwrap_err();
/// assert_eq!(error, DoubleNumberError::Black(NumberError::OutOfRange { number: 960 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DoubleNumberError {
    /// Not two numbers with a colon between them.
    NotTwo {
        /// How many there are.
        numbers: usize,
    },
    /// White's number, to the left of the colon, is wrong.
    White(NumberError),
    /// Black's number, to the right of the colon, is wrong.
    Black(NumberError),
}

impl fmt::Display for DoubleNumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotTwo { numbers } => {
                write!(f, "a pair has 2 numbers, not {numbers}: write white:black, as in 502:532")
            }
            Self::White(error) => write!(f, "White's number: {error}"),
            Self::Black(error) => write!(f, "Black's number: {error}"),
        }
    }
}

impl error::Error for DoubleNumberError {}
