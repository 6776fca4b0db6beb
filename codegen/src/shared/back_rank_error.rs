// What a back rank is, and what is wrong with a text that is none.
// Compiled twice, here and in the library: see `shared/mod.rs`.

/// Why a text or a row of pieces is no back rank of Chess960.
///
/// A back rank has one king, one queen, two rooks, two bishops and two knights,
/// the bishops on squares of different colour, the king between the rooks. The
/// first of these that does not hold is named.
///
/// Files are small letters as on the board, `'a'` to `'h'`, from White's left.
///
/// The text says what to write instead, in English letters.
///
/// # Examples
///
/// ```
/// use chess960_codegen::BackRankError;
///
/// let error = BackRankError::WrongCount { piece: 'Q', count: 2 };
/// assert_eq!(error.to_string(), "a back rank has 1 queen (Q), not 2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BackRankError {
    /// Not eight letters.
    WrongLength {
        /// How many there are, counted in characters.
        letters: usize,
        /// The first that is no piece, such as a blank.
        stray: Option<char>,
    },
    /// A letter that is none of K, Q, R, B, N, nor their small forms.
    NotAPiece {
        /// The letter as it was met.
        letter: char,
        /// Where it stands.
        file: char,
    },
    /// Capitals and small letters in one rank.
    MixedCase,
    /// Too few or too many of one piece.
    WrongCount {
        /// The piece as a capital letter.
        piece: char,
        /// How many there are.
        count: u8,
    },
    /// Both bishops on squares of one colour.
    BishopsOnOneColor {
        /// The file of the left bishop.
        left: char,
        /// The file of the right bishop.
        right: char,
    },
    /// The king left or right of both rooks.
    KingNotBetweenRooks {
        /// The king's file.
        king: char,
        /// The left rook's file.
        left: char,
        /// The right rook's file.
        right: char,
    },
}

/// A piece of the back rank: its letter, how many there are, and what that many
/// are called.
struct Share {
    letter: u8,
    count: u8,
    called: &'static str,
}

const SHARES: [Share; 5] = [
    Share { letter: b'K', count: 1, called: "king" },
    Share { letter: b'Q', count: 1, called: "queen" },
    Share { letter: b'R', count: 2, called: "rooks" },
    Share { letter: b'B', count: 2, called: "bishops" },
    Share { letter: b'N', count: 2, called: "knights" },
];

impl BackRankError {
    /// The reason why UTF-8 text is no back rank. That it is none has been found
    /// out by a table; this is the slow path behind it.
    #[cold]
    pub(crate) const fn of_text(text: &[u8]) -> Self {
        let (letters, stray) = (count_letters(text), stray_letter(text));
        let rank = match (text.first_chunk::<8>(), stray) {
            (_, Some((letter, index))) if letters == 8 => {
                return Self::NotAPiece { letter, file: file(index) };
            }
            (Some(rank), None) if letters == 8 => rank,
            (_, Some((letter, _))) => return Self::WrongLength { letters, stray: Some(letter) },
            (_, None) => return Self::WrongLength { letters, stray: None },
        };
        match in_capitals(rank) {
            Some(capitals) => Self::of_rank(&capitals),
            None => Self::MixedCase,
        }
    }

    /// The reason why eight capitals out of K, Q, R, B, N are no back rank.
    #[cold]
    pub(crate) const fn of_rank(rank: &[u8; 8]) -> Self {
        let mut i = 0;
        while i < SHARES.len() {
            let count = count_piece(rank, SHARES[i].letter);
            if count != SHARES[i].count {
                return Self::WrongCount { piece: SHARES[i].letter as char, count };
            }
            i += 1;
        }
        let [left, right] = outer_files(rank, b'B');
        if left % 2 == right % 2 {
            return Self::BishopsOnOneColor { left: file(left), right: file(right) };
        }
        let [king, _] = outer_files(rank, b'K');
        let [left, right] = outer_files(rank, b'R');
        Self::KingNotBetweenRooks { king: file(king), left: file(left), right: file(right) }
    }
}

impl BackRankError {
    /// Writes the reason, with the letters of king, queen, rook, bishop and knight as
    /// the text should have them, and the colours of the first rank's squares or of the
    /// eighth's.
    pub(crate) fn write_in(
        &self,
        letters: &[char; 5],
        is_eighth: bool,
        f: &mut core::fmt::Formatter<'_>,
    ) -> core::fmt::Result {
        let [k, q, r, b, n] = *letters;
        match *self {
            Self::WrongLength { letters, stray } => {
                f.write_str("a back rank has 8 letters, not ")?;
                match (letters, stray) {
                    (0, _) => f.write_str("none"),
                    (_, Some(stray)) => write!(f, "{letters}, of which {stray:?} is no piece"),
                    (_, None) => write!(f, "{letters}"),
                }?;
                write!(f, ": write one such as {r}{n}{b}{q}{k}{b}{n}{r}")
            }
            Self::NotAPiece { letter, file } => {
                write!(f, "{letter:?} on file {file} is no piece: write {k}, {q}, {r}, {b} or {n}")
            }
            Self::MixedCase => f.write_str(
                "capitals and small letters are mixed: write all eight as capitals, or all eight small",
            ),
            Self::WrongCount { piece, count } => {
                match SHARES.iter().zip(letters).find(|(share, _)| share.letter as char == piece) {
                    Some((Share { count: wanted, called, .. }, letter)) => {
                        write!(f, "a back rank has {wanted} {called} ({letter}), not {count}")
                    }
                    None => write!(f, "a back rank has no {piece:?}, and not {count} of it"),
                }
            }
            Self::BishopsOnOneColor { left, right } => {
                let [a, b] = if is_eighth { ["light", "dark"] } else { ["dark", "light"] };
                let both = if matches!(left, 'a' | 'c' | 'e' | 'g') { a } else { b };
                write!(f, "the bishops on files {left} and {right} are both on {both} squares: ")?;
                write!(f, "one belongs on a, c, e or g ({a}), the other on b, d, f or h ({b})")
            }
            Self::KingNotBetweenRooks { king, left, right } => {
                write!(f, "the king on file {king} is outside the rooks ")?;
                write!(f, "on files {left} and {right}: he belongs between them")
            }
        }
    }
}

impl core::fmt::Display for BackRankError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.write_in(&['K', 'Q', 'R', 'B', 'N'], false, f)
    }
}

impl core::error::Error for BackRankError {}

const fn file(index: usize) -> char {
    (b'a' + index as u8) as char
}

/// Characters, not bytes: all bytes of UTF-8 but the continuing ones.
pub(crate) const fn count_letters(text: &[u8]) -> usize {
    let (mut count, mut i) = (0, 0);
    while i < text.len() {
        if !is_continuation(text[i]) {
            count += 1;
        }
        i += 1;
    }
    count
}

/// The first letter that is no piece, and how many are before it.
const fn stray_letter(text: &[u8]) -> Option<(char, usize)> {
    let mut i = 0;
    while i < text.len() {
        if !matches!(text[i].to_ascii_uppercase(), b'K' | b'Q' | b'R' | b'B' | b'N') {
            // Every letter before this one has one byte.
            return Some((letter_at(text, i), i));
        }
        i += 1;
    }
    None
}

/// The character of UTF-8 text that starts at byte `at`.
pub(crate) const fn letter_at(text: &[u8], at: usize) -> char {
    let first = text[at] as u32;
    let mut code = match first {
        0..0x80 => first,
        0x80..0xE0 => first & 0x1F,
        0xE0..0xF0 => first & 0x0F,
        _ => first & 0x07,
    };
    let mut i = at + 1;
    while i < text.len() && is_continuation(text[i]) {
        code = code << 6 | (text[i] & 0x3F) as u32;
        i += 1;
    }
    match char::from_u32(code) {
        Some(letter) => letter,
        None => char::REPLACEMENT_CHARACTER,
    }
}

const fn is_continuation(byte: u8) -> bool {
    byte & 0xC0 == 0x80
}

/// The rank in capitals, if all its letters have one case.
pub(crate) const fn in_capitals(rank: &[u8; 8]) -> Option<[u8; 8]> {
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

const fn count_piece(rank: &[u8; 8], piece: u8) -> u8 {
    let (mut count, mut i) = (0, 0);
    while i < 8 {
        if rank[i] == piece {
            count += 1;
        }
        i += 1;
    }
    count
}

/// The first and the last file of a piece.
const fn outer_files(rank: &[u8; 8], piece: u8) -> [usize; 2] {
    let (mut left, mut right) = (0, 7);
    while left < 7 && rank[left] != piece {
        left += 1;
    }
    while right > left && rank[right] != piece {
        right -= 1;
    }
    [left, right]
}
