//! The start position that a game's tags, or a line, name.

use std::borrow::Cow;

use chess960::{
    BackRankError, CastlingFault, DoubleStartPosition, FenError, FenField, StartPosition,
};
use memchr::memchr2;

use super::tags::{BOARD_LEN, FenTag, Tags};
use crate::fen;

/// The start position of a game, as far as it is known.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Start<'a> {
    pub(crate) kind: GameKind,
    /// White's and Black's position.
    pub(crate) positions: Option<DoubleStartPosition>,
    /// The castling field, as the FEN has it.
    pub(crate) castling: Option<Cow<'a, str>>,
    /// What is missing or wrong.
    pub(crate) remark: Option<Cow<'static, str>>,
}

/// What is played from a start position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum GameKind {
    Chess960,
    /// The players' positions differ.
    Double,
    /// A game from the standard position that does not say it is of Chess960.
    Chess,
    #[default]
    Unknown,
}

impl GameKind {
    pub(crate) const ALL: [Self; 4] = [Self::Chess960, Self::Double, Self::Chess, Self::Unknown];

    /// Returns its name in records and lists.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Chess960 => "chess960",
            Self::Double => "double",
            Self::Chess => "chess",
            Self::Unknown => "unknown",
        }
    }

    fn of(positions: Option<DoubleStartPosition>, may_be_chess: bool) -> Self {
        match positions.map(DoubleStartPosition::single) {
            None => Self::Unknown,
            Some(None) => Self::Double,
            Some(Some(StartPosition::STANDARD)) if may_be_chess => Self::Chess,
            Some(Some(_)) => Self::Chess960,
        }
    }
}

impl<'a> Start<'a> {
    /// Returns the start position of a game with these tags.
    #[inline]
    pub(crate) fn of_game(tags: &'a Tags<'_>) -> Self {
        let variant = tags.variant.as_deref().map(Variant::of);
        let may_be_chess = !matches!(variant, Some(Variant::Chess960));
        let start = Self::of_tags(variant, tags);
        Self { kind: GameKind::of(start.positions, may_be_chess), ..start }
    }

    #[inline]
    fn of_tags(variant: Option<Variant>, tags: &'a Tags<'_>) -> Self {
        match (variant, &tags.fen) {
            (Some(Variant::Other(name)), _) => Self::unknown(format!("another game: {name}")),
            (_, Some(FenTag::Exact(position))) => Self {
                positions: Some((*position).into()),
                castling: Some("KQkq".into()),
                ..Self::default()
            },
            (_, Some(FenTag::Text(fen))) => Self::of_fen(fen),
            _ if tags.is_unread => Self::unknown("tags that cannot be read, and no FEN tag"),
            (Some(Variant::Chess960 | Variant::FromPosition), None) => Self::unknown("no FEN tag"),
            // The PGN standard requires a FEN here.
            (_, None) if tags.set_up.as_deref() == Some(b"1") => Self::unknown("no FEN tag"),
            (Some(Variant::Chess) | None, None) => Self {
                positions: Some(StartPosition::STANDARD.into()),
                remark: Some("chess: no FEN tag".into()),
                ..Self::default()
            },
        }
    }

    /// Returns the start position of a FEN, or an EPD line.
    pub(crate) fn of_fen(text: &'a str) -> Self {
        let fen::Read { text, positions, moves } = fen::read(text);
        let castling = match text {
            Cow::Borrowed(text) => castling_of(text, positions.is_ok()).map(Cow::from),
            Cow::Owned(text) => {
                castling_of(&text, positions.is_ok()).map(|castling| castling.to_owned().into())
            }
        };
        let (positions, remark) = match positions {
            Ok(positions) => (Some(positions), moves.map(|_| "moves after the FEN".into())),
            Err(error) => (error.positions(), Some(remark(&error))),
        };
        Self { kind: GameKind::of(positions, false), positions, castling, remark }
    }

    pub(crate) fn unknown(remark: impl Into<Cow<'static, str>>) -> Self {
        Self { remark: Some(remark.into()), ..Self::default() }
    }
}

/// The castling field of a FEN, which may be that of a start position.
fn castling_of(fen: &str, is_right: bool) -> Option<&str> {
    let fen = fen.trim_ascii_start();
    let board = if is_right { Some(BOARD_LEN) } else { memchr2(b' ', b'\t', fen.as_bytes()) };
    castling_field(fen.get(board?..)?)
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
    /// Compares without blanks, hyphens and case, and never a part: archives have Chess960,
    /// chess-960, "Chess 960", Fischerandom, `FischerRandom`, and names of servers and events.
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
            b"chess960"
            | b"fischerandom"
            | b"fischerrandom"
            | b"fischerrandomchess"
            | b"frc"
            | b"dfrc"
            | b"freestyle"
            | b"freestylechess"
            | b"wild/fr" => Self::Chess960,
            b"" | b"?" | b"standard" | b"chess" | b"normal" | b"regular" | b"classical" => {
                Self::Chess
            }
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
