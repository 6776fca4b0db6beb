//! Explains why a text is not a back rank: the cold path, after a lookup has failed.

use core::{error, fmt};

use crate::text::{count_letters, letter_at};
use crate::{BackRankError, Color, File, FileMask, Piece, rules};

/// Reads a back rank of eight capitals or eight small letters and returns its number.
///
/// # Errors
///
/// [`BackRankError`] says what keeps the text from being a back rank, and where.
///
/// # Examples
///
/// ```
/// use chess960_core::{BackRankError, number_of};
///
/// assert_eq!(number_of("rnbqkbnr"), Ok(518));
/// assert_eq!(number_of("RNBQKBN"), Err(BackRankError::WrongLength { letters: 7, stray: None }));
/// ```
pub const fn number_of(text: &str) -> Result<u16, BackRankError> {
    if let Some(letters) = text.as_bytes().first_chunk() {
        if let (8, Some(rank)) = (text.len(), in_capitals(letters)) {
            if let Some(number) = rules::number(&rank) {
                return Ok(number);
            }
        }
    }
    Err(of_text(text.as_bytes()))
}

/// Explains why UTF-8 text is not a back rank.
///
/// # Examples
///
/// ```
/// use chess960_core::{BackRankError, File, reason};
///
/// let error = BackRankError::NotAPiece { letter: 'T', file: File::A };
/// assert_eq!(reason::of_text(b"TSLDKLST"), error);
/// ```
#[cold]
pub const fn of_text(text: &[u8]) -> BackRankError {
    let Some((letter, index)) = stray_letter(text) else {
        // Every letter has one byte.
        return match text.first_chunk() {
            Some(rank) if text.len() == rank.len() => match in_capitals(rank) {
                Some(capitals) => of_rank(&capitals),
                None => BackRankError::MixedCase,
            },
            _ => BackRankError::WrongLength { letters: text.len(), stray: None },
        };
    };
    let letters = count_letters(text);
    match File::new(index) {
        Some(file) if letters == 8 => BackRankError::NotAPiece { letter, file },
        _ => BackRankError::WrongLength { letters, stray: Some(letter) },
    }
}

/// Explains why eight capitals out of K, Q, R, B and N are not a back rank.
///
/// # Examples
///
/// ```
/// use chess960_core::{BackRankError, File, reason};
///
/// let error = BackRankError::BishopsOnOneColor { left: File::A, right: File::C };
/// assert_eq!(reason::of_rank(b"BRBNKNQR"), error);
/// ```
#[cold]
pub const fn of_rank(rank: &rules::BackRank) -> BackRankError {
    let mut i = 0;
    while i < Piece::ALL.len() {
        let piece = Piece::ALL[i];
        let count = count_of(rank, piece);
        if count != share(piece).0 {
            return BackRankError::WrongCount { piece, count };
        }
        i += 1;
    }
    let [left, right] = outer_files(rules::files_of(rank, Piece::Bishop));
    if left.index() % 2 == right.index() % 2 {
        return BackRankError::BishopsOnOneColor { left, right };
    }
    let [king, _] = outer_files(rules::files_of(rank, Piece::King));
    let [left, right] = outer_files(rules::files_of(rank, Piece::Rook));
    BackRankError::KingNotBetweenRooks { king, left, right }
}

/// How many of a piece a rank has.
const fn count_of(rank: &rules::BackRank, piece: Piece) -> u8 {
    let (mut count, mut file) = (0, 0);
    while file < 8 {
        count += (rank[file] == piece as u8) as u8;
        file += 1;
    }
    count
}

/// How many of a piece a back rank has, and the word for that many.
const fn share(piece: Piece) -> (u8, &'static str) {
    match piece {
        Piece::King => (1, "king"),
        Piece::Queen => (1, "queen"),
        Piece::Rook => (2, "rooks"),
        Piece::Bishop => (2, "bishops"),
        Piece::Knight => (2, "knights"),
    }
}

/// The first character that is not a piece's letter, and how many come before it.
const fn stray_letter(text: &[u8]) -> Option<(char, usize)> {
    let mut i = 0;
    while i < text.len() {
        if Piece::from_letter(text[i] as char).is_none() {
            // Every letter before this one has one byte.
            return Some((letter_at(text, i), i));
        }
        i += 1;
    }
    None
}

/// The rank in capitals, if all its letters have one case.
const fn in_capitals(rank: &[u8; 8]) -> Option<[u8; 8]> {
    let (mut capitals, mut i, mut small) = (*rank, 0, 0);
    while i < 8 {
        if rank[i].is_ascii_lowercase() {
            small += 1;
        }
        capitals[i] = rank[i].to_ascii_uppercase();
        i += 1;
    }
    if small == 0 || small == 8 { Some(capitals) } else { None }
}

/// The first and the last file of a set that is not empty.
const fn outer_files(files: FileMask) -> [File; 2] {
    [File::ALL[files.0.trailing_zeros() as usize], File::ALL[files.0.ilog2() as usize]]
}

impl fmt::Display for BackRankError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(self, &Piece::ALL.map(Piece::letter), Color::White, f)
    }
}

impl error::Error for BackRankError {}

/// Writes the reason for a reader of other letters, or of Black's back rank.
///
/// `letters` are those of king, queen, rook, bishop and knight. `color` says whose back
/// rank it is: files that are dark on the first rank are light on the eighth.
///
/// # Errors
///
/// Returns the formatter's error.
///
/// # Examples
///
/// The library uses it for the letters of other languages:
///
/// ```
/// use chess960::{Language, StartPosition};
///
/// let error = StartPosition::from_letters_in(Language::German, "TSLDKLSS").unwrap_err();
/// assert_eq!(error.to_string(), "a back rank has 2 rooks (T), not 1 (German)");
/// ```
pub fn write(
    error: &BackRankError,
    letters: &[char; 5],
    color: Color,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    let [k, q, r, b, n] = *letters;
    match *error {
        BackRankError::WrongLength { letters, stray } => {
            f.write_str("a back rank has 8 letters, not ")?;
            match (letters, stray) {
                (0, _) => f.write_str("none"),
                (_, Some(stray)) => write!(f, "{letters}, and {stray:?} is not a piece"),
                (_, None) => write!(f, "{letters}"),
            }?;
            write!(f, ": write one such as {r}{n}{b}{q}{k}{b}{n}{r}")
        }
        BackRankError::NotAPiece { letter, file } => {
            write!(f, "{letter:?} on file {file} is not a piece: write {k}, {q}, {r}, {b} or {n}")
        }
        BackRankError::MixedCase => f.write_str(
            "capitals and small letters are mixed: write all eight as capitals, or all eight small",
        ),
        BackRankError::WrongCount { piece, count } => {
            let ((wanted, called), letter) = (share(piece), letters[piece.index()]);
            write!(f, "a back rank has {wanted} {called} ({letter}), not {count}")
        }
        BackRankError::BishopsOnOneColor { left, right } => {
            let shades = match color {
                Color::White => ["dark", "light"],
                Color::Black => ["light", "dark"],
            };
            let [a, b] = shades;
            let both = shades[left.index() % 2];
            write!(f, "the bishops on files {left} and {right} are both on {both} squares: ")?;
            write!(f, "one belongs on a, c, e or g ({a}), the other on b, d, f or h ({b})")
        }
        BackRankError::KingNotBetweenRooks { king, left, right } => {
            write!(f, "the king on file {king} is outside the rooks ")?;
            write!(f, "on files {left} and {right}: it belongs between them")
        }
    }
}
