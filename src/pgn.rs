//! The tag pairs that name a start position in PGN.

use core::fmt;

use crate::{CastlingStyle, DoubleStartPosition, Fen, StartPosition};

/// The PGN tag pairs of a start position: `Variant`, `SetUp` and `FEN`.
///
/// The standard position has all three, too. Without them, a game of Chess960 that starts
/// from 518 looks like a game of chess.
///
/// `Display` writes one tag on each line, with a line feed after the last.
///
/// # Examples
///
/// ```
/// use chess960::{CastlingStyle, StartPosition};
///
/// let tags = StartPosition::STANDARD.pgn_tags(CastlingStyle::XFen);
/// assert_eq!(
///     tags.to_string(),
///     r#"[Variant "Chess960"]
/// [SetUp "1"]
/// [FEN "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
/// "#,
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PgnTags {
    fen: Fen,
}

impl PgnTags {
    /// Returns the tags as pairs of name and value, in the order in which they are written.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingStyle, StartPosition};
    ///
    /// let tags = StartPosition::MIN.pgn_tags(CastlingStyle::Shredder);
    /// let [variant, set_up, (name, fen)] = tags.pairs();
    /// assert_eq!((variant, set_up), (("Variant", "Chess960"), ("SetUp", "1")));
    /// assert_eq!((name, fen), ("FEN", &*StartPosition::MIN.fen(CastlingStyle::Shredder)));
    /// ```
    #[must_use]
    pub const fn pairs(&self) -> [(&'static str, &str); 3] {
        [("Variant", "Chess960"), ("SetUp", "1"), ("FEN", self.fen.as_str())]
    }
}

/// # PGN
impl StartPosition {
    /// Returns the tag pairs of a game from this position.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingStyle, StartPosition};
    ///
    /// let tags = StartPosition::MIN.pgn_tags(CastlingStyle::XFen);
    /// assert!(tags.to_string().starts_with("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN "));
    /// ```
    #[must_use]
    pub const fn pgn_tags(self, style: CastlingStyle) -> PgnTags {
        PgnTags { fen: self.fen(style) }
    }
}

/// # PGN
impl DoubleStartPosition {
    /// Returns the tag pairs of a game from this position. The variant is `Chess960`, which
    /// is what programs write for double Chess960, too.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingStyle, DoubleStartPosition};
    ///
    /// let double: DoubleStartPosition = "0:959".parse()?;
    /// let tags = double.pgn_tags(CastlingStyle::Shredder);
    /// assert!(tags.to_string().contains("/BBQNNRKR w HFca - 0 1\"]"));
    /// # Ok::<(), chess960::DoubleNumberError>(())
    /// ```
    #[must_use]
    pub const fn pgn_tags(self, style: CastlingStyle) -> PgnTags {
        PgnTags { fen: self.fen(style) }
    }
}

impl fmt::Display for PgnTags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pairs().iter().try_for_each(|(name, value)| writeln!(f, "[{name} \"{value}\"]"))
    }
}
