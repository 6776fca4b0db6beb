//! Double Chess960: a start position for each player.

use core::str::FromStr;
use core::{error, fmt};

use crate::{Color, NumberError, StartPosition};

/// A start position of double Chess960 (DFRC): White's and Black's back rank
/// chosen independently, 921,600 positions.
///
/// Its text form is `white:black`, as in `502:532`. The order is that of the flat
/// number [`white_major_index`](Self::white_major_index).
///
/// # Examples
///
/// ```
/// use chess960::{DoubleStartPosition, StartPosition};
///
/// const STANDARD: StartPosition = StartPosition::STANDARD;
/// const DOUBLE: DoubleStartPosition = DoubleStartPosition::new(STANDARD, STANDARD.twin());
/// assert_eq!(DOUBLE.to_string(), "518:534");
/// assert_eq!("518:534".parse(), Ok(DOUBLE));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DoubleStartPosition {
    white: StartPosition,
    black: StartPosition,
}

impl DoubleStartPosition {
    /// How many there are: 960 · 960 = 921,600.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::DoubleStartPosition;
    ///
    /// assert_eq!(DoubleStartPosition::COUNT, 921_600);
    /// ```
    pub const COUNT: usize = StartPosition::COUNT * StartPosition::COUNT;

    /// White's and Black's position, in this order.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{DoubleStartPosition, StartPosition};
    ///
    /// let double = DoubleStartPosition::new(StartPosition::MIN, StartPosition::MAX);
    /// assert_eq!((double.white().number(), double.black().number()), (0, 959));
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(white: StartPosition, black: StartPosition) -> Self {
        Self { white, black }
    }

    /// White's position.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::DoubleStartPosition;
    ///
    /// let double: DoubleStartPosition = "502:532".parse()?;
    /// assert_eq!(double.white().number(), 502);
    /// # Ok::<(), chess960::DoubleNumberError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn white(self) -> StartPosition {
        self.white
    }

    /// Black's position. Its rank runs from the a-file as White's does.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::DoubleStartPosition;
    ///
    /// let double: DoubleStartPosition = "502:532".parse()?;
    /// assert_eq!(double.black().number(), 532);
    /// # Ok::<(), chess960::DoubleNumberError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn black(self) -> StartPosition {
        self.black
    }

    /// A player's position.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Color, DoubleStartPosition};
    ///
    /// let double: DoubleStartPosition = "502:532".parse()?;
    /// assert_eq!(double.of(Color::Black), double.black());
    /// # Ok::<(), chess960::DoubleNumberError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn of(self, color: Color) -> StartPosition {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// Whether both back ranks are the same, so that it is a position of plain
    /// Chess960 too.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{DoubleStartPosition, StartPosition};
    ///
    /// assert!(DoubleStartPosition::from(StartPosition::STANDARD).is_symmetric());
    /// assert!(!DoubleStartPosition::new(StartPosition::MIN, StartPosition::MAX).is_symmetric());
    /// ```
    #[must_use]
    #[inline]
    pub const fn is_symmetric(self) -> bool {
        self.white.number() == self.black.number()
    }

    /// The flat number 960 · white + black, 0 to 921,599: the order of the
    /// Stockfish project's book of all positions.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{DoubleStartPosition, StartPosition};
    ///
    /// let double = DoubleStartPosition::new(StartPosition::STANDARD, StartPosition::MIN);
    /// assert_eq!(double.white_major_index(), 518 * 960);
    /// ```
    #[must_use]
    #[inline]
    pub const fn white_major_index(self) -> u32 {
        flat(self.white, self.black)
    }

    /// The position of a flat number 960 · white + black; `None` from 921,600 on.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::DoubleStartPosition;
    ///
    /// let double = DoubleStartPosition::from_white_major_index(481_734).unwrap();
    /// assert_eq!(double.to_string(), "501:774");
    /// assert_eq!(DoubleStartPosition::from_white_major_index(921_600), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_white_major_index(index: u32) -> Option<Self> {
        match parts(index) {
            Some([white, black]) => Some(Self { white, black }),
            None => None,
        }
    }

    /// The flat number 960 · black + white, 0 to 921,599: the order of several
    /// engines.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{DoubleStartPosition, StartPosition};
    ///
    /// let double = DoubleStartPosition::new(StartPosition::STANDARD, StartPosition::MIN);
    /// assert_eq!(double.black_major_index(), 518);
    /// ```
    #[must_use]
    #[inline]
    pub const fn black_major_index(self) -> u32 {
        flat(self.black, self.white)
    }

    /// The position of a flat number 960 · black + white; `None` from 921,600 on.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::DoubleStartPosition;
    ///
    /// let double = DoubleStartPosition::from_black_major_index(481_734).unwrap();
    /// assert_eq!(double.to_string(), "774:501");
    /// assert_eq!(DoubleStartPosition::from_black_major_index(921_600), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn from_black_major_index(index: u32) -> Option<Self> {
        match parts(index) {
            Some([black, white]) => Some(Self { white, black }),
            None => None,
        }
    }
}

const fn flat(major: StartPosition, minor: StartPosition) -> u32 {
    StartPosition::COUNT as u32 * major.number() as u32 + minor.number() as u32
}

const fn parts(index: u32) -> Option<[StartPosition; 2]> {
    let count = StartPosition::COUNT as u32;
    if index >= count * count {
        return None;
    }
    // Both are below 960: `wrapping` leaves them as they are.
    Some([StartPosition::wrapping(index / count), StartPosition::wrapping(index)])
}

/// The same back rank for both.
impl From<StartPosition> for DoubleStartPosition {
    #[inline]
    fn from(position: StartPosition) -> Self {
        Self::new(position, position)
    }
}

impl TryFrom<DoubleStartPosition> for StartPosition {
    type Error = NotSymmetric;

    /// The position of both, if they have the same.
    ///
    /// # Errors
    ///
    /// [`NotSymmetric`] has the two, if they differ.
    fn try_from(double: DoubleStartPosition) -> Result<Self, NotSymmetric> {
        if double.is_symmetric() { Ok(double.white) } else { Err(NotSymmetric { double }) }
    }
}

/// The two back ranks of a double position differ, so that no position of plain
/// Chess960 is the same.
///
/// # Examples
///
/// ```
/// use chess960::{DoubleStartPosition, NotSymmetric, StartPosition};
///
/// let double: DoubleStartPosition = "502:532".parse()?;
/// assert_eq!(StartPosition::try_from(double), Err(NotSymmetric { double }));
/// # Ok::<(), chess960::DoubleNumberError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NotSymmetric {
    /// The double position.
    pub double: DoubleStartPosition,
}

impl fmt::Display for NotSymmetric {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let DoubleStartPosition { white, black } = self.double;
        write!(
            f,
            "White has SP {white} and Black SP {black}: \
             that is double Chess960, for which there is DoubleStartPosition"
        )
    }
}

impl error::Error for NotSymmetric {}

/// Writes `white:black`, as in `502:532`.
impl fmt::Display for DoubleStartPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.white, self.black)
    }
}

impl FromStr for DoubleStartPosition {
    type Err = DoubleNumberError;

    /// Reads `white:black`, two numbers as `StartPosition` reads them, without
    /// blanks.
    ///
    /// # Errors
    ///
    /// [`DoubleNumberError`] says which of the two is wrong and why, or that there
    /// are not two.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{DoubleNumberError, DoubleStartPosition};
    ///
    /// let double: DoubleStartPosition = "502:532".parse()?;
    /// assert_eq!(double.black().number(), 532);
    /// assert_eq!("518".parse::<DoubleStartPosition>(), Err(DoubleNumberError::NotTwo { numbers: 1 }));
    /// # Ok::<(), DoubleNumberError>(())
    /// ```
    fn from_str(text: &str) -> Result<Self, DoubleNumberError> {
        match text.split_once(':') {
            Some((white, black)) if !black.contains(':') => Ok(Self::new(
                white.parse().map_err(DoubleNumberError::White)?,
                black.parse().map_err(DoubleNumberError::Black)?,
            )),
            _ if text.is_empty() => Err(DoubleNumberError::NotTwo { numbers: 0 }),
            _ => Err(DoubleNumberError::NotTwo { numbers: text.split(':').count() }),
        }
    }
}

/// Why a text is no pair of numbers `white:black`.
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
    /// White's number, left of the colon, is wrong.
    White(NumberError),
    /// Black's number, right of the colon, is wrong.
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
