//! Reads a start position from a FEN or an EPD line.
//!
//! Nearly every FEN of a start position is written as this library writes it, and
//! `exact` recognizes it. Any other is read field by field.

use chess960_core::reason;

use super::exact::{exact, exact_pair};
use super::{CastlingFault, CastlingStyle, Excerpt, FenError, FenField, rights};
use crate::lookup::SMALL;
use crate::{Color, DoubleStartPosition, File, Piece, Rank, StartPosition};

/// The operator `?`, which a `const fn` does not have.
macro_rules! ok {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(error) => return Err(error),
        }
    };
}

/// # Reading FENs
impl StartPosition {
    /// Reads the FEN of a start position, or an EPD line.
    ///
    /// The castling rights may be `KQkq` or the files of the rooks (`HFhf`), also mixed and in
    /// any order (`KFkf`, `QKqk`, `hfHF`). The clocks may be missing, as in EPD. A semicolon at the end, EPD
    /// operations after the fourth field, and blanks around and between the fields are
    /// skipped. Everything else must be a start position's: pawns, empty ranks, White to
    /// move, each right of these rooks once, no en passant square, clocks 0 and 1.
    ///
    /// # Errors
    ///
    /// [`FenError`] names the first field that is wrong. If the board is right, the error
    /// has the position all the same.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{FenError, StartPosition};
    ///
    /// let fen = "nqrnbkrb/pppppppp/8/8/8/8/PPPPPPPP/NQRNBKRB w GCgc - 0 1";
    /// assert_eq!(StartPosition::from_fen(fen).map(StartPosition::number), Ok(123));
    ///
    /// let fen = "nqrnbkrb/pppppppp/8/8/8/8/PPPPPPPP/NQRNBKRB w HAha - 0 1";
    /// let error = StartPosition::from_fen(fen).unwrap_err();
    /// assert!(matches!(error, FenError::CastlingRights { .. }));
    /// assert_eq!(error.positions().unwrap().white().number(), 123);
    /// ```
    #[inline]
    pub const fn from_fen(text: &str) -> Result<Self, FenError> {
        match exact(text.as_bytes()) {
            Some(position) => Ok(position),
            None => read_one(text.as_bytes()),
        }
    }
}

/// # Reading FENs
impl DoubleStartPosition {
    /// Reads the FEN of a start position of double Chess960, or an EPD line, as
    /// [`StartPosition::from_fen`] does. The two back ranks may differ.
    ///
    /// # Errors
    ///
    /// [`FenError`] names the first field that is wrong. If the board is right, the error
    /// has the positions all the same.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{DoubleStartPosition, FenError};
    ///
    /// let fen = "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFca - 0 1";
    /// let double = DoubleStartPosition::from_fen(fen)?;
    /// assert_eq!(double.to_string(), "0:959");
    ///
    /// let error = DoubleStartPosition::from_fen("").unwrap_err();
    /// assert_eq!(error, FenError::Empty);
    /// # Ok::<(), FenError>(())
    /// ```
    #[inline]
    pub const fn from_fen(text: &str) -> Result<Self, FenError> {
        match exact(text.as_bytes()) {
            Some(position) => Ok(Self::new(position, position)),
            None => read(text.as_bytes()),
        }
    }
}

/// Reads one position, as [`read`] does two.
#[inline(never)]
const fn read_one(text: &[u8]) -> Result<StartPosition, FenError> {
    let positions = match exact_pair(text) {
        Some(positions) => positions,
        None => ok!(read_fields(text)),
    };
    match positions.single() {
        Some(position) => Ok(position),
        None => Err(FenError::TwoBackRanks { positions }),
    }
}

/// Reads a text that is not [`exact`].
#[inline(never)]
const fn read(text: &[u8]) -> Result<DoubleStartPosition, FenError> {
    match exact_pair(text) {
        Some(positions) => Ok(positions),
        None => read_fields(text),
    }
}

/// Reads field by field. The text is UTF-8 and is split only at ASCII bytes.
const fn read_fields(text: &[u8]) -> Result<DoubleStartPosition, FenError> {
    let (board, rest) = next_field(text);
    if board.is_empty() {
        return Err(FenError::Empty);
    }
    let positions = ok!(read_board(board));
    let rest = ok!(expect(FenField::SideToMove, rest, positions));
    let rest = ok!(expect(FenField::CastlingRights, rest, positions));
    let rest = ok!(expect(FenField::EnPassant, rest, positions)).trim_ascii();
    let rest = match rest.first() {
        Some(b'0'..=b'9') => {
            let rest = ok!(expect(FenField::HalfmoveClock, rest, positions));
            ok!(expect(FenField::FullmoveNumber, rest, positions)).trim_ascii()
        }
        Some(b'a'..=b'z' | b'A'..=b'Z') => return read_operations(rest, positions),
        _ => rest,
    };
    match rest {
        b"" | b";" => Ok(positions),
        _ => Err(trailing(rest, positions)),
    }
}

/// Splits the first field from the rest, after any blanks. A semicolon ends a field and
/// stays with the rest.
const fn next_field(text: &[u8]) -> (&[u8], &[u8]) {
    let text = text.trim_ascii_start();
    let mut end = 0;
    while end < text.len() && !text[end].is_ascii_whitespace() && text[end] != b';' {
        end += 1;
    }
    text.split_at(end)
}

/// Reads one field and returns the rest, if the field is a start position's.
const fn expect(
    field: FenField,
    text: &[u8],
    positions: DoubleStartPosition,
) -> Result<&[u8], FenError> {
    let (found, rest) = next_field(text);
    let right = match field {
        FenField::CastlingRights => rights_fault(found, positions).is_none(),
        _ => equal(found, field.value().as_bytes()),
    };
    if right { Ok(rest) } else { Err(wrong_field(field, found, positions)) }
}

const fn wrong_field(field: FenField, found: &[u8], positions: DoubleStartPosition) -> FenError {
    if found.is_empty() {
        return FenError::MissingField { field, positions };
    }
    let fault = rights_fault(found, positions);
    let found = Excerpt::of(found);
    match field {
        FenField::SideToMove => FenError::SideToMove { found, positions },
        FenField::CastlingRights => match fault {
            Some(fault) => FenError::CastlingRights { found, fault, positions },
            None => unreachable!(), // a field without a fault is right
        },
        FenField::EnPassant => FenError::EnPassant { found, positions },
        FenField::HalfmoveClock | FenField::FullmoveNumber => {
            FenError::Clock { field, found, positions }
        }
    }
}

const fn trailing(found: &[u8], positions: DoubleStartPosition) -> FenError {
    FenError::TrailingText { found: Excerpt::of(found), positions }
}

/// The first fault of a castling field, from the left. Right is each rook once, by its side or
/// by its file, in any order.
const fn rights_fault(found: &[u8], positions: DoubleStartPosition) -> Option<CastlingFault> {
    let (sides, files) =
        (rights(positions, CastlingStyle::XFen), rights(positions, CastlingStyle::Shredder));
    let (mut named, mut i) = ([false; 4], 0);
    while i < found.len() {
        let mut rook = 0;
        while rook < 4 && found[i] != sides[rook] && found[i] != files[rook] {
            rook += 1;
        }
        match (found, rook) {
            (b"-", _) => {}
            (_, 4) => return Some(CastlingFault::NoSuchRook),
            _ if named[rook] => return Some(CastlingFault::NamedTwice),
            _ => named[rook] = true,
        }
        i += 1;
    }
    let [a, b, c, d] = named;
    if a && b && c && d { None } else { Some(CastlingFault::Missing) }
}

const fn equal(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut i = 0;
    while i < one.len() {
        if one[i] != other[i] {
            return false;
        }
        i += 1;
    }
    true
}

/// Reads EPD operations: opcode, operands, a semicolon. `hmvc` and `fmvn` are the
/// clocks of a FEN, and must be a start position's.
const fn read_operations(
    mut text: &[u8],
    positions: DoubleStartPosition,
) -> Result<DoubleStartPosition, FenError> {
    while !text.is_empty() {
        let (opcode, _) = next_field(text);
        let Some((operands, rest)) = operation(text) else {
            return Err(trailing(text, positions));
        };
        let field = match opcode {
            b"hmvc" => Some(FenField::HalfmoveClock),
            b"fmvn" => Some(FenField::FullmoveNumber),
            _ if is_opcode(opcode) => None,
            _ => return Err(trailing(text, positions)),
        };
        if let Some(field) = field {
            let more = ok!(expect(field, operands, positions)).trim_ascii();
            if !more.is_empty() {
                return Err(trailing(more, positions));
            }
        }
        text = rest.trim_ascii_start();
    }
    Ok(positions)
}

/// A letter, then letters, digits and underscores.
const fn is_opcode(word: &[u8]) -> bool {
    let mut i = 0;
    while i < word.len() {
        let is_first = i == 0;
        match word[i] {
            b'a'..=b'z' | b'A'..=b'Z' => {}
            b'0'..=b'9' | b'_' if !is_first => {}
            _ => return false,
        }
        i += 1;
    }
    !word.is_empty()
}

/// The operands of the first operation, and the text after its semicolon. `None` if there
/// is no semicolon outside quoted strings.
const fn operation(text: &[u8]) -> Option<(&[u8], &[u8])> {
    let (_, operands) = next_field(text);
    let (mut end, mut is_quoted) = (0, false);
    while end < operands.len() && (is_quoted || operands[end] != b';') {
        if operands[end] == b'"' {
            is_quoted = !is_quoted;
        }
        end += 1;
    }
    let (operands, rest) = operands.split_at(end);
    match rest.split_first() {
        Some((_, rest)) => Some((operands, rest)),
        None => None,
    }
}

/// Reads the eight ranks, Black's back rank first.
const fn read_board(board: &[u8]) -> Result<DoubleStartPosition, FenError> {
    let ranks = ok!(split_ranks(board));
    let black = ok!(read_back_rank(Color::Black, ranks[0]));
    ok!(expect_pawns(Color::Black, ranks[1]));
    let mut i = 2;
    while i < 6 {
        if !equal(ranks[i], b"8") {
            return Err(FenError::NotEmpty {
                rank: Rank::ALL[7 - i],
                found: Excerpt::of(ranks[i]),
            });
        }
        i += 1;
    }
    ok!(expect_pawns(Color::White, ranks[6]));
    let white = ok!(read_back_rank(Color::White, ranks[7]));
    Ok(DoubleStartPosition::new(white, black))
}

/// Splits the board at its slashes.
const fn split_ranks(board: &[u8]) -> Result<[&[u8]; 8], FenError> {
    let (mut ranks, mut count) = ([board; 8], 0);
    let mut rest = board;
    loop {
        let mut end = 0;
        while end < rest.len() && rest[end] != b'/' {
            end += 1;
        }
        let (rank, after) = rest.split_at(end);
        if count < 8 {
            ranks[count] = rank;
        }
        count += 1;
        match after.split_first() {
            Some((_, next)) => rest = next,
            None if count == 8 => return Ok(ranks),
            None => return Err(FenError::RankCount { ranks: count }),
        }
    }
}

const fn expect_pawns(color: Color, rank: &[u8]) -> Result<(), FenError> {
    let pawns: &[u8; 8] = match color {
        Color::White => b"PPPPPPPP",
        Color::Black => b"pppppppp",
    };
    if equal(rank, pawns) {
        Ok(())
    } else {
        Err(FenError::Pawns { color, found: Excerpt::of(rank) })
    }
}

/// Reads capitals for White, small letters for Black.
const fn read_back_rank(color: Color, rank: &[u8]) -> Result<StartPosition, FenError> {
    let Some(letters) = rank.first_chunk::<8>() else { return Err(wrong_rank(color, rank)) };
    let key = match color {
        Color::White => u64::from_le_bytes(*letters),
        Color::Black => u64::from_le_bytes(*letters) ^ SMALL,
    };
    match StartPosition::from_key(key) {
        Some(position) if rank.len() == 8 => Ok(position),
        _ => Err(wrong_rank(color, rank)),
    }
}

#[cold]
const fn wrong_rank(color: Color, rank: &[u8]) -> FenError {
    let mut i = 0;
    while rank.len() == 8 && i < 8 {
        let others = match color {
            Color::White => rank[i].is_ascii_lowercase(),
            Color::Black => rank[i].is_ascii_uppercase(),
        };
        match Piece::from_letter(rank[i] as char) {
            Some(piece) if others => {
                return FenError::WrongColor { color, piece, file: File::ALL[i] };
            }
            _ => i += 1,
        }
    }
    FenError::BackRank { color, error: reason::of_text(rank) }
}
