//! The caller's pieces.

/// How the emitted source writes a piece.
///
/// The texts go into constant expressions as they are: paths such as
/// `crate::Piece::King`, or small integers.
///
/// # Examples
///
/// ```
/// use chess960_codegen::{Pieces, Tables};
///
/// let pieces = Pieces {
///     type_name: "u8",
///     king: "6",
///     queen: "5",
///     rook: "4",
///     bishop: "3",
///     knight: "2",
/// };
/// let source = Tables::new().ranks("BACK_RANKS", pieces).source();
/// assert!(source.contains("const CHESS960_K: u8 = 6;"));
/// assert!(source.contains("[R, N, B, Q, K, B, N, R], // 518"));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Pieces<'a> {
    /// The type of a piece.
    pub type_name: &'a str,
    /// The king.
    pub king: &'a str,
    /// The queen.
    pub queen: &'a str,
    /// A rook.
    pub rook: &'a str,
    /// A bishop.
    pub bishop: &'a str,
    /// A knight.
    pub knight: &'a str,
}

impl<'a> Pieces<'a> {
    pub(crate) const fn letters_and_texts(&self) -> [(char, &'a str); 5] {
        let Self { king, queen, rook, bishop, knight, .. } = *self;
        [('K', king), ('Q', queen), ('R', rook), ('B', bishop), ('N', knight)]
    }
}
