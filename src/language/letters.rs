//! Back ranks in the letters of a language.

use core::{error, fmt};

use chess960_core::reason;
use chess960_core::text::{count_letters, letter_at};

use super::Language;
use crate::{BackRankError, Color, File, StartPosition};

/// # Letters of other languages
impl StartPosition {
    /// Returns the back rank in a language's capitals, a-file first.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Language, StartPosition};
    ///
    /// let rank = StartPosition::STANDARD.letters_in(Language::WhiteFigurines);
    /// assert_eq!(rank.iter().collect::<String>(), "♖♘♗♕♔♗♘♖");
    /// ```
    #[must_use]
    pub const fn letters_in(self, language: Language) -> [char; 8] {
        let (pieces, mut letters, mut i) = (self.pieces(), [' '; 8], 0);
        while i < 8 {
            letters[i] = language.letter(pieces[i]);
            i += 1;
        }
        letters
    }

    /// Returns the position of a back rank in a language's letters, a-file first, all
    /// capitals or all small letters.
    ///
    /// # Errors
    ///
    /// [`LettersError`] says what keeps the text from being a back rank, in the letters of
    /// that language.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Language, StartPosition};
    ///
    /// let standard = Ok(StartPosition::STANDARD);
    /// assert_eq!(StartPosition::from_letters_in(Language::German, "TSLDKLST"), standard);
    /// assert_eq!(StartPosition::from_letters_in(Language::Portuguese, "TCBDRBCT"), standard);
    ///
    /// let error = StartPosition::from_letters_in(Language::German, "RNBQKBNR").unwrap_err();
    /// assert_eq!(error.to_string(), "'R' on file a is not a piece: write K, D, T, L or S (German)");
    /// ```
    pub const fn from_letters_in(language: Language, text: &str) -> Result<Self, LettersError> {
        let english = match in_english(language, text.as_bytes()) {
            Ok(english) => english,
            Err(error) => return Err(LettersError { language, error }),
        };
        match Self::from_ascii(&english) {
            Ok(position) => Ok(position),
            Err(error) => Err(LettersError { language, error }),
        }
    }
}

/// The same rank in English letters, capitals for capitals.
const fn in_english(language: Language, text: &[u8]) -> Result<[u8; 8], BackRankError> {
    let letters = count_letters(text);
    let (mut english, mut index, mut at) = ([0; 8], 0, 0);
    while at < text.len() {
        let letter = letter_at(text, at);
        let Some(piece) = language.piece(letter) else {
            return Err(match File::new(index) {
                Some(file) if letters == 8 => BackRankError::NotAPiece { letter, file },
                _ => BackRankError::WrongLength { letters, stray: Some(letter) },
            });
        };
        if index < 8 {
            let small = letter.is_ascii_lowercase();
            english[index] = if small { (piece as u8).to_ascii_lowercase() } else { piece as u8 };
        }
        at += letter.len_utf8();
        index += 1;
    }
    if letters == 8 {
        Ok(english)
    } else {
        Err(BackRankError::WrongLength { letters, stray: None })
    }
}

/// Why a text is not a back rank in a language's letters.
///
/// # Examples
///
/// ```
/// use chess960::{BackRankError, Language, Piece, StartPosition};
///
/// let error = StartPosition::from_letters_in(Language::German, "TSLDKLSS").unwrap_err();
/// assert_eq!(error.error, BackRankError::WrongCount { piece: Piece::Rook, count: 1 });
/// assert_eq!(error.to_string(), "a back rank has 2 rooks (T), not 1 (German)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct LettersError {
    /// The language of the letters.
    pub language: Language,
    /// What is wrong.
    pub error: BackRankError,
}

impl fmt::Display for LettersError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        reason::write(&self.error, &self.language.letters(), Color::White, f)?;
        write!(f, " ({})", self.language)
    }
}

impl error::Error for LettersError {}
