//! A start position written as a FEN, and read from one.

use core::fmt;
use core::ops::Deref;

use crate::castling::{SETS, set_index};
use crate::lookup::{SMALL, key};
use crate::{CastlingSide, DoubleStartPosition, StartPosition};

mod error;
mod exact;
mod excerpt;
mod read;

pub use error::{CastlingFault, FenError, FenField};
pub use excerpt::Excerpt;

/// How a FEN writes the castling rights of a start position: the two dialects.
///
/// # Examples
///
/// ```
/// use chess960::{CastlingStyle, StartPosition};
///
/// let position = StartPosition::MIN; // BBQNNRKR: rooks on f and h
/// assert!(position.fen(CastlingStyle::XFen).contains(" KQkq "));
/// assert!(position.fen(CastlingStyle::Shredder).contains(" HFhf "));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum CastlingStyle {
    /// X-FEN: `KQkq` means the outermost rooks, which in a start position are the only
    /// ones.
    XFen,
    /// Shredder-FEN: the files of the rooks, h-side first, White's as capitals (`HAha`).
    Shredder,
}

/// The FEN of a start position: 56 ASCII characters, on the stack.
///
/// # Examples
///
/// ```
/// use chess960::{CastlingStyle, Fen, StartPosition};
///
/// const FEN: Fen = StartPosition::STANDARD.fen(CastlingStyle::XFen);
/// const TEXT: &str = FEN.as_str();
/// assert_eq!(TEXT, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fen([u8; Fen::LEN]);

impl Fen {
    /// The length of every start position's FEN: 56 bytes.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingStyle, Fen, StartPosition};
    ///
    /// assert_eq!(StartPosition::MAX.fen(CastlingStyle::Shredder).len(), Fen::LEN);
    /// ```
    pub const LEN: usize = 56;

    /// What all FENs share, with dashes where they differ (the dash between blanks is the
    /// en passant field).
    const TEMPLATE: &[u8; Self::LEN] = b"--------/pppppppp/8/8/8/8/PPPPPPPP/-------- w ---- - 0 1";
    /// Where Black's back rank begins.
    const BLACK: usize = 0;
    /// Where White's back rank begins.
    const WHITE: usize = 35;
    /// Where the castling rights begin.
    const CASTLING: usize = 46;

    /// Returns the FEN as text.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingStyle, StartPosition};
    ///
    /// let fen = StartPosition::MAX.fen(CastlingStyle::Shredder);
    /// assert_eq!(fen.as_str(), "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w CAca - 0 1");
    /// ```
    #[must_use]
    pub const fn as_str(&self) -> &str {
        match core::str::from_utf8(&self.0) {
            Ok(text) => text,
            Err(_) => unreachable!(), // letters of pieces and files, in a template of ASCII
        }
    }

    /// Returns the FEN as bytes of ASCII.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingStyle, StartPosition};
    ///
    /// let fen = StartPosition::STANDARD.fen(CastlingStyle::XFen);
    /// assert_eq!(&fen.as_bytes()[..8], b"rnbqkbnr");
    /// ```
    #[must_use]
    #[inline]
    pub const fn as_bytes(&self) -> &[u8; Self::LEN] {
        &self.0
    }
}

/// # Writing FENs
impl StartPosition {
    /// Returns the position as a FEN, White to move, with all castling rights.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingStyle, StartPosition};
    ///
    /// let fen = StartPosition::MIN.fen(CastlingStyle::Shredder);
    /// assert_eq!(&*fen, "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1");
    /// ```
    #[must_use]
    #[inline]
    pub const fn fen(self, style: CastlingStyle) -> Fen {
        DoubleStartPosition::new(self, self).fen(style)
    }
}

/// # Writing FENs
impl DoubleStartPosition {
    /// Returns the position as a FEN, White to move, with all castling rights.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingStyle, DoubleStartPosition, StartPosition};
    ///
    /// let double = DoubleStartPosition::new(StartPosition::MIN, StartPosition::MAX);
    /// let fen = double.fen(CastlingStyle::Shredder);
    /// assert_eq!(&*fen, "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFca - 0 1");
    /// ```
    #[must_use]
    #[inline]
    pub const fn fen(self, style: CastlingStyle) -> Fen {
        let mut text = *Fen::TEMPLATE;
        put(&mut text, Fen::BLACK, (key(self.black().pieces()) | SMALL).to_le_bytes());
        put(&mut text, Fen::WHITE, key(self.white().pieces()).to_le_bytes());
        put(&mut text, Fen::CASTLING, rights(self, style));
        Fen(text)
    }
}

/// The castling field.
#[inline]
const fn rights(position: DoubleStartPosition, style: CastlingStyle) -> [u8; 4] {
    // By castling set: the rooks' files, h-side first, as White's and as Black's.
    const SHREDDER: &[[u8; 4]; SETS.len()] = &{
        let (mut fields, mut i) = ([[0; 4]; SETS.len()], 0);
        while i < SETS.len() {
            let h_rook = SETS[i][CastlingSide::HSide as usize].rook_from as u8;
            let a_rook = SETS[i][CastlingSide::ASide as usize].rook_from as u8;
            fields[i] = [b'A' + h_rook, b'A' + a_rook, b'a' + h_rook, b'a' + a_rook];
            i += 1;
        }
        fields
    };
    match style {
        CastlingStyle::XFen => *b"KQkq",
        CastlingStyle::Shredder => {
            // White's two are the lower half.
            let white = u32::from_le_bytes(SHREDDER[set_index(position.white())]);
            let black = u32::from_le_bytes(SHREDDER[set_index(position.black())]);
            ((white & 0xFFFF) | (black & 0xFFFF_0000)).to_le_bytes()
        }
    }
}

#[inline]
const fn put<const N: usize>(text: &mut [u8; Fen::LEN], start: usize, part: [u8; N]) {
    let mut i = 0;
    while i < N {
        text[start + i] = part[i];
        i += 1;
    }
}

impl Deref for Fen {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for Fen {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Fen").field(&self.as_str()).finish()
    }
}

impl PartialEq<str> for Fen {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Fen {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}
