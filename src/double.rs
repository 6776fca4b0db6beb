//! Double Chess960: a start position for each player.

use core::fmt::{self, Write as _};
use core::str::FromStr;

use crate::{Color, StartPosition};

mod number_error;

pub use number_error::DoubleNumberError;

/// A start position of double Chess960 (DFRC): White's and Black's back ranks are
/// independent, which makes 921,600 positions.
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
#[doc(alias = "DFRC")]
pub struct DoubleStartPosition {
    white: StartPosition,
    black: StartPosition,
}

/// # White's and Black's position
impl DoubleStartPosition {
    /// Returns the double position of White's and Black's position, in this order.
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

    /// Returns White's position.
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

    /// Returns Black's position. Its rank runs from the a-file, as White's does.
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

    /// Returns a player's position.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Color, DoubleStartPosition};
    ///
    /// let double: DoubleStartPosition = "502:532".parse()?;
    /// assert_eq!(double.position(Color::Black), double.black());
    /// # Ok::<(), chess960::DoubleNumberError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn position(self, color: Color) -> StartPosition {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// Returns the position of plain Chess960 with this back rank for both players, or
    /// `None` if the two back ranks differ.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{DoubleStartPosition, StartPosition};
    ///
    /// let double = DoubleStartPosition::from(StartPosition::STANDARD);
    /// assert_eq!(double.single(), Some(StartPosition::STANDARD));
    /// assert_eq!(DoubleStartPosition::new(StartPosition::MIN, StartPosition::MAX).single(), None);
    /// ```
    #[must_use]
    #[inline]
    pub const fn single(self) -> Option<StartPosition> {
        if self.white.number() == self.black.number() { Some(self.white) } else { None }
    }

    /// Returns the flat number 960 · white + black, 0 to 921,599: the order of the Stockfish
    /// project's book of all positions.
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

    /// Returns the position of a flat number 960 · white + black, or `None` if the number is
    /// above 921,599.
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

    /// Returns the flat number 960 · black + white, 0 to 921,599: the order of several
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

    /// Returns the position of a flat number 960 · black + white, or `None` if the number is
    /// above 921,599.
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
    // Both remainders are taken by 960; the quotient is below it.
    Some([StartPosition::wrapping(index / count), StartPosition::wrapping(index)])
}

/// Returns the double position with the same back rank for both players.
impl From<StartPosition> for DoubleStartPosition {
    #[inline]
    fn from(position: StartPosition) -> Self {
        Self::new(position, position)
    }
}

/// Writes `white:black`, as in `502:532`.
impl fmt::Display for DoubleStartPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Pair { bytes: [0; 7], len: 0 };
        write!(text, "{}:{}", self.white, self.black)?;
        f.pad(core::str::from_utf8(&text.bytes[..text.len]).expect("numbers are ASCII"))
    }
}

/// The text of a pair on the stack, so that the formatter can pad it: at most `959:959`.
struct Pair {
    bytes: [u8; 7],
    len: usize,
}

impl fmt::Write for Pair {
    fn write_str(&mut self, part: &str) -> fmt::Result {
        let place = self.bytes.get_mut(self.len..self.len + part.len()).ok_or(fmt::Error)?;
        place.copy_from_slice(part.as_bytes());
        self.len += part.len();
        Ok(())
    }
}

impl FromStr for DoubleStartPosition {
    type Err = DoubleNumberError;

    /// Reads `white:black`, two numbers as [`StartPosition`] reads them, without blanks.
    ///
    /// # Errors
    ///
    /// [`DoubleNumberError`] says which of the two is wrong and why, or that there are not
    /// two.
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
