//! What a game's tags, or a line, say of its start position.

use std::borrow::Cow;

use chess960::{BackRankError, DoubleStartPosition, FenError, FenField, StartPosition};

use super::tags::Tags;

/// The start position of a game, as far as it is known.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Start {
    /// White's and Black's position.
    pub(crate) positions: Option<DoubleStartPosition>,
    /// The castling field of the FEN as it is written.
    pub(crate) castling: Option<String>,
    /// What is missing, or why nothing is known.
    pub(crate) remark: Option<String>,
}

impl Start {
    pub(crate) fn of_game(tags: &Tags<'_>) -> Self {
        let variant = tags.variant.as_deref().map(Variant::of);
        let fen = tags.fen.as_deref().map(text);
        match (variant, fen) {
            (Some(Variant::Other(name)), _) => Self::unknown(format!("another game: {name}")),
            (_, Some(fen)) => Self::of_fen(&fen),
            (Some(Variant::Chess960), None) => Self::unknown("no FEN tag".into()),
            (Some(Variant::Chess) | None, None) => Self {
                positions: Some(StartPosition::STANDARD.into()),
                castling: None,
                remark: Some("chess: no FEN tag".into()),
            },
        }
    }

    /// Of a FEN, or an EPD line.
    pub(crate) fn of_fen(fen: &str) -> Self {
        let castling = fen.split_ascii_whitespace().nth(2).map(|field| {
            // As much as any castling field can have.
            field.chars().take(16).collect()
        });
        match DoubleStartPosition::from_fen(fen) {
            Ok(positions) => Self { positions: Some(positions), castling, remark: None },
            Err(error) => {
                Self { positions: error.positions(), castling, remark: Some(remark(&error)) }
            }
        }
    }

    fn unknown(remark: String) -> Self {
        Self { remark: Some(remark), ..Self::default() }
    }
}

/// A value as text. Bytes that are none are replaced by a mark that no FEN has.
fn text(value: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(value) {
        Ok(text) => text.into(),
        Err(_) => String::from_utf8_lossy(value),
    }
}

/// The value of the tag `Variant`.
enum Variant {
    Chess960,
    Chess,
    Other(String),
}

impl Variant {
    /// Blanks, hyphens and case are of no account: there are Chess960, chess-960,
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
            b"" | b"?" | b"standard" | b"chess" | b"normal" | b"fromposition" => Self::Chess,
            _ => Self::Other(String::from_utf8_lossy(value).chars().take(40).collect()),
        }
    }
}

/// The reason in the few words of a column.
fn remark(error: &FenError) -> String {
    match error {
        FenError::Empty => "empty FEN".into(),
        FenError::RankCount { .. } => "no FEN".into(),
        // A back rank from which pieces have moved has digits, or fewer letters.
        FenError::Pawns { .. }
        | FenError::NotEmpty { .. }
        | FenError::BackRank {
            error: BackRankError::WrongLength { .. } | BackRankError::NotAPiece { .. },
            ..
        } => "not a start position".into(),
        FenError::WrongColor { .. } | FenError::BackRank { .. } => {
            "no back rank of Chess960".into()
        }
        FenError::MissingField { field, .. } => format!("no {}", name(*field)),
        FenError::SideToMove { .. } => "White is not to move".into(),
        FenError::CastlingRights { found, .. } if found.as_str() == "-" => {
            "no castling rights".into()
        }
        FenError::CastlingRights { .. } => "not the full castling rights of these rooks".into(),
        FenError::EnPassant { .. } => "an en passant square".into(),
        FenError::Clock { field, .. } => format!("{} not that of move 1", name(*field)),
        FenError::TrailingText { .. } => "text behind the FEN".into(),
        _ => error.to_string(),
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
