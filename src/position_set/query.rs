//! Sets of positions by the pieces on their files.

use core::{error, fmt};

use chess960_core::text::{count_letters, letter_at};

use super::PositionSet;
use crate::{File, FileMask, Piece, StartPosition};

/// # Queries
impl PositionSet {
    /// Returns the positions in which each of these files has a piece of this kind.
    ///
    /// An empty set of files gives all positions; more files than there are such pieces
    /// give the empty set.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{File, FileMask, Piece, PositionSet};
    ///
    /// // The king on e1, and the rooks in the corners.
    /// const E: FileMask = FileMask::from_files(&[File::E]);
    /// const A_H: FileMask = FileMask::from_files(&[File::A, File::H]);
    /// const CHESS18: PositionSet =
    ///     PositionSet::having(Piece::King, E).intersection(&PositionSet::having(Piece::Rook, A_H));
    /// assert_eq!(CHESS18, PositionSet::CHESS18);
    ///
    /// let bishops = PositionSet::having(Piece::Bishop, FileMask::from_files(&[File::C, File::F]));
    /// assert_eq!(bishops.len(), 60);
    /// ```
    #[must_use]
    pub const fn having(piece: Piece, files: FileMask) -> Self {
        let (mut set, mut number) = (Self::EMPTY, 0);
        while let Some(position) = StartPosition::new(number) {
            if position.files(piece).0 & files.0 == files.0 {
                set.insert(position);
            }
            number += 1;
        }
        set
    }

    /// Returns the positions that a pattern matches: eight characters, a-file first, with a
    /// dot for any piece. Letters may be capitals or small. A pattern that no position
    /// matches gives the empty set.
    ///
    /// # Errors
    ///
    /// [`PatternError`] if the text is not a pattern.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{PatternError, PositionSet, StartPosition};
    ///
    /// let set = PositionSet::matching("R..QK..R")?;
    /// assert_eq!(set.len(), 4);
    /// assert!(set.contains(StartPosition::STANDARD));
    ///
    /// assert_eq!(PositionSet::matching("R..QK.."), Err(PatternError::WrongLength { characters: 7 }));
    /// # Ok::<(), PatternError>(())
    /// ```
    pub const fn matching(pattern: &str) -> Result<Self, PatternError> {
        let pattern = match read(pattern.as_bytes()) {
            Ok(pattern) => pattern,
            Err(error) => return Err(error),
        };
        let (mut set, mut i) = (Self::ALL, 0);
        while i < Piece::ALL.len() {
            set = set.intersection(&Self::having(Piece::ALL[i], pattern[i]));
            i += 1;
        }
        Ok(set)
    }
}

/// The files of each piece, in the order of [`Piece::ALL`].
const fn read(pattern: &[u8]) -> Result<[FileMask; 5], PatternError> {
    let characters = count_letters(pattern);
    if characters != 8 {
        return Err(PatternError::WrongLength { characters });
    }
    let (mut files, mut i) = ([FileMask::EMPTY; 5], 0);
    while i < pattern.len() {
        let letter = letter_at(pattern, i);
        match Piece::from_letter(letter) {
            Some(piece) => files[piece.index()].0 |= 1 << i,
            None if letter == '.' => {}
            None => {
                return Err(PatternError::NotAPiece { letter, file: File::ALL[i] });
            }
        }
        i += 1;
    }
    Ok(files)
}

/// Why a text is not a pattern of a back rank.
///
/// # Examples
///
/// ```
/// use chess960::PositionSet;
///
/// let error = PositionSet::matching("R**QK**R").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "'*' on file b is not a piece: write K, Q, R, B or N, or a dot for any piece",
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum PatternError {
    /// Not eight characters.
    WrongLength {
        /// How many there are.
        characters: usize,
    },
    /// A character that is neither a piece's letter nor a dot.
    NotAPiece {
        /// The character as it was read.
        letter: char,
        /// Its file.
        file: File,
    },
}

impl fmt::Display for PatternError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::WrongLength { characters } => write!(
                f,
                "a pattern has 8 characters, not {characters}: write one such as R..QK..R"
            ),
            Self::NotAPiece { letter, file } => write!(
                f,
                "{letter:?} on file {file} is not a piece: \
                 write K, Q, R, B or N, or a dot for any piece"
            ),
        }
    }
}

impl error::Error for PatternError {}
