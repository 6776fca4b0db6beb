//! The start position that a game's tags, or a line, name.

use std::borrow::Cow;

use chess960::{
    BackRankError, CastlingFault, DoubleStartPosition, FenError, FenField, StartPosition,
};
use memchr::memchr2;

use super::tags::{BOARD_LEN, FenTag, Tags};

/// The start position of a game, as far as it is known.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Start<'a> {
    /// White's and Black's position.
    pub(crate) positions: Option<DoubleStartPosition>,
    /// The castling field, as the FEN has it.
    pub(crate) castling: Option<&'a str>,
    /// What is missing or wrong.
    pub(crate) remark: Option<Cow<'static, str>>,
}

impl<'a> Start<'a> {
    pub(crate) fn of_game(tags: &'a Tags<'_>) -> Self {
        let variant = tags.variant.as_deref().map(Variant::of);
        match (variant, &tags.fen) {
            (Some(Variant::Other(name)), _) => Self::unknown(format!("another game: {name}")),
            (_, Some(FenTag::Exact(position))) => {
                Self { positions: Some((*position).into()), castling: Some("KQkq"), remark: None }
            }
            (_, Some(FenTag::Text(fen))) => Self::of_fen(fen),
            (Some(Variant::Chess960 | Variant::FromPosition), None) => Self::unknown("no FEN tag"),
            // The PGN standard requires a FEN here.
            (_, None) if tags.set_up.as_deref() == Some(b"1") => Self::unknown("no FEN tag"),
            (Some(Variant::Chess) | None, None) => Self {
                positions: Some(StartPosition::STANDARD.into()),
                castling: None,
                remark: Some("chess: no FEN tag".into()),
            },
        }
    }

    /// Returns the start position of a FEN, or an EPD line.
    pub(crate) fn of_fen(fen: &'a str) -> Self {
        let positions = DoubleStartPosition::from_fen(fen);
        let fen = fen.trim_ascii_start();
        let board = match positions {
            Ok(_) => Some(BOARD_LEN),
            Err(_) => memchr2(b' ', b'\t', fen.as_bytes()),
        };
        let castling = board.and_then(|board| castling_field(fen.get(board..)?));
        match positions {
            Ok(positions) => Self { positions: Some(positions), castling, remark: None },
            Err(error) => {
                Self { positions: error.positions(), castling, remark: Some(remark(&error)) }
            }
        }
    }

    pub(crate) fn unknown(remark: impl Into<Cow<'static, str>>) -> Self {
        Self { remark: Some(remark.into()), ..Self::default() }
    }
}

/// The second field after the board, cut to the length that a castling field can have.
fn castling_field(after_board: &str) -> Option<&str> {
    const LONGEST: usize = 16;
    let field = after_board.split_ascii_whitespace().nth(1)?;
    if field.len() <= LONGEST {
        return Some(field);
    }
    let end = field.char_indices().nth(LONGEST).map_or(field.len(), |(end, _)| end);
    Some(&field[..end])
}

/// The value of the tag `Variant`.
enum Variant {
    Chess960,
    /// Chess, from the position of a FEN.
    FromPosition,
    Chess,
    Other(String),
}

impl Variant {
    /// Compares without blanks, hyphens and case: archives have Chess960, chess-960,
    /// "Chess 960", Fischerandom and `FischerRandom`.
    fn of(value: &[u8]) -> Self {
        if value == b"Chess960" {
            return Self::Chess960;
        }
        let letters: Vec<u8> = value
            .iter()
            .filter(|byte| !b" -_".contains(byte))
            .map(u8::to_ascii_lowercase)
            .collect();
        match letters.as_slice() {
            b"chess960" | b"fischerandom" | b"fischerrandom" => Self::Chess960,
            b"" | b"?" | b"standard" | b"chess" | b"normal" => Self::Chess,
            b"fromposition" => Self::FromPosition,
            _ => Self::Other(String::from_utf8_lossy(value).chars().take(40).collect()),
        }
    }
}

/// The reason, short enough for a column.
fn remark(error: &FenError) -> Cow<'static, str> {
    match error {
        FenError::Empty => "empty FEN".into(),
        FenError::RankCount { .. } => "not a FEN".into(),
        // A back rank from which pieces have moved has digits, or fewer letters.
        FenError::Pawns { .. }
        | FenError::NotEmpty { .. }
        | FenError::BackRank {
            error: BackRankError::WrongLength { .. } | BackRankError::NotAPiece { .. },
            ..
        } => "not a start position".into(),
        FenError::WrongColor { .. } | FenError::BackRank { .. } => {
            "not a back rank of Chess960".into()
        }
        FenError::MissingField { field, .. } => format!("no {}", name(*field)).into(),
        FenError::SideToMove { .. } => "White is not to move".into(),
        FenError::CastlingRights { found, .. } if found.as_str() == "-" => {
            "no castling rights".into()
        }
        FenError::CastlingRights { fault, .. } => match fault {
            CastlingFault::NamedTwice => "a rook is named twice in the castling field".into(),
            CastlingFault::NoSuchRook => "the castling field names a rook that is not there".into(),
            _ => "not the full castling rights".into(),
        },
        FenError::EnPassant { .. } => "an en passant square".into(),
        FenError::Clock { field, .. } => format!("{} is not that of move 1", name(*field)).into(),
        FenError::TrailingText { .. } => "text after the FEN".into(),
        _ => error.to_string().into(),
    }
}

const fn name(field: FenField) -> &'static str {
    match field {
        FenField::SideToMove => "side to move",
        FenField::CastlingRights => "castling field",
        FenField::EnPassant => "en passant field",
        FenField::HalfmoveClock => "half-move clock",
        FenField::FullmoveNumber => "move number",
    }
}
