//! The tag pairs with which a game in PGN names its start position.

use core::fmt;

use crate::{CastlingStyle, DoubleStartPosition, Fen, StartPosition};

/// The tag pairs of a start position: `Variant`, `SetUp` and `FEN`.
///
/// The standard position has all three as well: without them, a game of Chess960
/// that starts from 518 cannot be told from one of chess, in which castling is
/// written otherwise.
///
/// `Display` writes one line a tag, each with a line feed.
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
    /// The tags as pairs of name and value, in the order in which they are
    /// written.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingStyle, StartPosition};
    ///
    /// let tags = StartPosition::MIN.pgn_tags(CastlingStyle::Shredder);
    /// let [variant, _, (name, fen)] = tags.pairs();
    /// assert_eq!(variant, ("Variant", "Chess960"));
    /// assert_eq!((name, fen), ("FEN", tags.fen().as_str()));
    /// ```
    #[must_use]
    pub const fn pairs(&self) -> [(&'static str, &str); 3] {
        [("Variant", "Chess960"), ("SetUp", "1"), ("FEN", self.fen.as_str())]
    }

    /// The value of the tag `FEN`.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingStyle, StartPosition};
    ///
    /// let tags = StartPosition::STANDARD.pgn_tags(CastlingStyle::XFen);
    /// assert!(tags.fen().starts_with("rnbqkbnr/"));
    /// ```
    #[must_use]
    pub const fn fen(&self) -> &Fen {
        &self.fen
    }
}

impl StartPosition {
    /// The tag pairs of a game from this position.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingStyle, StartPosition};
    ///
    /// let tags = StartPosition::MIN.pgn_tags(CastlingStyle::XFen);
    /// assert_eq!(tags.fen(), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
    /// ```
    #[must_use]
    pub const fn pgn_tags(self, style: CastlingStyle) -> PgnTags {
        PgnTags { fen: self.fen(style) }
    }
}

impl DoubleStartPosition {
    /// The tag pairs of a game from this position. Programs write double Chess960
    /// as the variant Chess960, too.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{CastlingStyle, DoubleStartPosition};
    ///
    /// let double: DoubleStartPosition = "0:959".parse()?;
    /// let tags = double.pgn_tags(CastlingStyle::Shredder);
    /// assert_eq!(tags.fen(), "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFca - 0 1");
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
