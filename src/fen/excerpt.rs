//! The beginning of a text, for an error to repeat.

use core::fmt;

/// The beginning of a text that was read, for an error to repeat: up to 24 bytes, with
/// `…` where there was more.
///
/// # Examples
///
/// ```
/// use chess960::{FenError, StartPosition};
///
/// let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Kkq - 0 1";
/// let Err(FenError::CastlingRights { found, .. }) = StartPosition::from_fen(fen) else {
///     panic!("a right is missing");
/// };
/// assert_eq!(found.to_string(), "\"Kkq\"");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Excerpt {
    bytes: [u8; Excerpt::LONGEST],
    len: u8,
    cut: bool,
}

impl Excerpt {
    const LONGEST: usize = 24;

    /// Cuts UTF-8 text between two characters.
    pub(super) const fn of(text: &[u8]) -> Self {
        let cut = text.len() > Self::LONGEST;
        let mut len = if cut { Self::LONGEST } else { text.len() };
        while cut && text[len] & 0xC0 == 0x80 {
            len -= 1;
        }
        let (mut bytes, mut i) = ([0; Self::LONGEST], 0);
        while i < len {
            bytes[i] = text[i];
            i += 1;
        }
        Self { bytes, len: len as u8, cut }
    }

    /// Returns the text, without the mark of a cut.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{FenError, StartPosition};
    ///
    /// let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1";
    /// let Err(FenError::SideToMove { found, .. }) = StartPosition::from_fen(fen) else {
    ///     panic!("Black is to move");
    /// };
    /// assert_eq!(found.as_str(), "b");
    /// ```
    #[must_use]
    pub const fn as_str(&self) -> &str {
        let (text, _) = self.bytes.split_at(self.len as usize);
        match core::str::from_utf8(text) {
            Ok(text) => text,
            Err(_) => unreachable!(), // cut from a `str`, between two characters
        }
    }
}

/// Writes the text in quotes, with escapes for characters that do not print.
impl fmt::Display for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let more = if self.cut { "…" } else { "" };
        write!(f, "{:?}{more}", self.as_str())
    }
}

impl fmt::Debug for Excerpt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
