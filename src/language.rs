//! The letters of the pieces in other languages.

use core::fmt;

use crate::Piece;

mod letters;

pub use letters::LettersError;

/// A language's letters for the pieces, from the table in section 17 of the PGN standard
/// (1994), or the figurines of Unicode.
///
/// Nothing is guessed, since a letter may mean different pieces in two languages: R is
/// the rook in English and the king in French, B is the bishop in English and the rook
/// in Hungarian.
///
/// The letters of each variant are in the order king, queen, rook, bishop, knight.
///
/// # Examples
///
/// ```
/// use chess960::{Language, StartPosition};
///
/// let rank = StartPosition::STANDARD.letters_in(Language::German);
/// assert_eq!(rank.iter().collect::<String>(), "TSLDKLST");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Language {
    /// Czech: K, D, V, S, J.
    Czech,
    /// Danish: K, D, T, L, S.
    Danish,
    /// Dutch: K, D, T, L, P.
    Dutch,
    /// English: K, Q, R, B, N.
    English,
    /// Estonian: K, L, V, O, R.
    Estonian,
    /// Finnish: K, D, T, L, R.
    Finnish,
    /// French: R, D, T, F, C.
    French,
    /// German: K, D, T, L, S.
    German,
    /// Hungarian: K, V, B, F, H.
    Hungarian,
    /// Icelandic: K, D, H, B, R.
    Icelandic,
    /// Italian: R, D, T, A, C.
    Italian,
    /// Norwegian: K, D, T, L, S.
    Norwegian,
    /// Polish: K, H, W, G, S.
    Polish,
    /// Portuguese: R, D, T, B, C.
    Portuguese,
    /// Romanian: R, D, T, N, C.
    Romanian,
    /// Spanish: R, D, T, A, C.
    Spanish,
    /// Swedish: K, D, T, L, S.
    Swedish,
    /// The white figurines, U+2654 to U+2658: ♔, ♕, ♖, ♗, ♘.
    WhiteFigurines,
    /// The black figurines, U+265A to U+265E: ♚, ♛, ♜, ♝, ♞.
    BlackFigurines,
}

impl Language {
    /// The seventeen languages by their English names, then the figurines.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Language;
    ///
    /// assert!(Language::ALL.contains(&Language::Czech));
    /// assert_eq!(Language::ALL.len(), 19);
    /// ```
    pub const ALL: [Self; 19] = [
        Self::Czech,
        Self::Danish,
        Self::Dutch,
        Self::English,
        Self::Estonian,
        Self::Finnish,
        Self::French,
        Self::German,
        Self::Hungarian,
        Self::Icelandic,
        Self::Italian,
        Self::Norwegian,
        Self::Polish,
        Self::Portuguese,
        Self::Romanian,
        Self::Spanish,
        Self::Swedish,
        Self::WhiteFigurines,
        Self::BlackFigurines,
    ];

    /// Returns the letters of king, queen, rook, bishop and knight, in the order of
    /// [`Piece::ALL`].
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Language;
    ///
    /// assert_eq!(Language::Hungarian.letters(), ['K', 'V', 'B', 'F', 'H']);
    /// ```
    #[must_use]
    #[allow(clippy::match_same_arms)] // a row for each language, as published
    pub const fn letters(self) -> [char; 5] {
        match self {
            Self::Czech => ['K', 'D', 'V', 'S', 'J'],
            Self::Danish => ['K', 'D', 'T', 'L', 'S'],
            Self::Dutch => ['K', 'D', 'T', 'L', 'P'],
            Self::English => ['K', 'Q', 'R', 'B', 'N'],
            Self::Estonian => ['K', 'L', 'V', 'O', 'R'],
            Self::Finnish => ['K', 'D', 'T', 'L', 'R'],
            Self::French => ['R', 'D', 'T', 'F', 'C'],
            Self::German => ['K', 'D', 'T', 'L', 'S'],
            Self::Hungarian => ['K', 'V', 'B', 'F', 'H'],
            Self::Icelandic => ['K', 'D', 'H', 'B', 'R'],
            Self::Italian => ['R', 'D', 'T', 'A', 'C'],
            Self::Norwegian => ['K', 'D', 'T', 'L', 'S'],
            Self::Polish => ['K', 'H', 'W', 'G', 'S'],
            Self::Portuguese => ['R', 'D', 'T', 'B', 'C'],
            Self::Romanian => ['R', 'D', 'T', 'N', 'C'],
            Self::Spanish => ['R', 'D', 'T', 'A', 'C'],
            Self::Swedish => ['K', 'D', 'T', 'L', 'S'],
            Self::WhiteFigurines => ['♔', '♕', '♖', '♗', '♘'],
            Self::BlackFigurines => ['♚', '♛', '♜', '♝', '♞'],
        }
    }

    /// Returns the letter of a piece.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Language, Piece};
    ///
    /// assert_eq!(Language::German.letter(Piece::Knight), 'S');
    /// ```
    #[must_use]
    pub const fn letter(self, piece: Piece) -> char {
        self.letters()[piece.index()]
    }

    /// Returns the piece of a letter, capital or small, or `None` if the letter is not a
    /// piece of the back rank in this language.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Language, Piece};
    ///
    /// assert_eq!(Language::French.piece('r'), Some(Piece::King)); // roi
    /// assert_eq!(Language::German.piece('Q'), None);
    /// ```
    #[must_use]
    pub const fn piece(self, letter: char) -> Option<Piece> {
        let (letters, mut i) = (self.letters(), 0);
        while i < letters.len() {
            if letters[i] == letter.to_ascii_uppercase() {
                return Some(Piece::ALL[i]);
            }
            i += 1;
        }
        None
    }

    /// Returns the two letters of ISO 639-1, or `figurines` and `black-figurines`.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Language;
    ///
    /// assert_eq!(Language::German.code(), "de");
    /// ```
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Czech => "cs",
            Self::Danish => "da",
            Self::Dutch => "nl",
            Self::English => "en",
            Self::Estonian => "et",
            Self::Finnish => "fi",
            Self::French => "fr",
            Self::German => "de",
            Self::Hungarian => "hu",
            Self::Icelandic => "is",
            Self::Italian => "it",
            Self::Norwegian => "no",
            Self::Polish => "pl",
            Self::Portuguese => "pt",
            Self::Romanian => "ro",
            Self::Spanish => "es",
            Self::Swedish => "sv",
            Self::WhiteFigurines => "figurines",
            Self::BlackFigurines => "black-figurines",
        }
    }

    /// Returns the language of a [`code`](Self::code) in small letters, or `None` if there
    /// is none.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::Language;
    ///
    /// assert_eq!(Language::from_code("de"), Some(Language::German));
    /// assert_eq!(Language::from_code("ru"), None);
    /// ```
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }
}

/// Writes the English name of the language.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::WhiteFigurines => "white figurines",
            Self::BlackFigurines => "black figurines",
            Self::Czech => "Czech",
            Self::Danish => "Danish",
            Self::Dutch => "Dutch",
            Self::English => "English",
            Self::Estonian => "Estonian",
            Self::Finnish => "Finnish",
            Self::French => "French",
            Self::German => "German",
            Self::Hungarian => "Hungarian",
            Self::Icelandic => "Icelandic",
            Self::Italian => "Italian",
            Self::Norwegian => "Norwegian",
            Self::Polish => "Polish",
            Self::Portuguese => "Portuguese",
            Self::Romanian => "Romanian",
            Self::Spanish => "Spanish",
            Self::Swedish => "Swedish",
        })
    }
}
