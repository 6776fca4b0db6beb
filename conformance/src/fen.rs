//! FENs of positions in the middle of a game, in both dialects.

use core::error::Error;
use core::fmt;

use chess960::{CastlingStyle, File};
use cozy_chess::{Board, Color, Piece, Rank};

use crate::board::{our, rights};

/// Reads a FEN in either dialect.
pub(crate) fn read(fen: &str) -> Result<Board, FenError> {
    let error = |reason: &dyn fmt::Display| FenError::new(fen, reason);
    let mut fields: Vec<_> = fen.split_ascii_whitespace().map(str::to_owned).collect();
    let [placement, color, castling, ..] = &fields[..] else {
        return Err(error(&"a field is missing"));
    };
    // cozy-chess reads files, and takes K and Q for h and a: so they are looked up first.
    let placed = format!("{placement} {color} - - 0 1");
    let board = Board::from_fen(&placed, true).map_err(|reason| error(&reason))?;
    let files: Result<String, _> =
        castling.chars().map(|letter| file_letter(&board, letter)).collect();
    fields[2] = files.map_err(|reason| error(&reason))?;
    Board::from_fen(&fields.join(" "), true).map_err(|reason| error(&reason))
}

/// The letter of the rook's file, if this is K or Q; otherwise the letter itself.
fn file_letter(board: &Board, letter: char) -> Result<char, String> {
    let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
    let rank = Rank::First.relative_to(color);
    let king = our(board.king(color).file());
    let rooks = board.colored_pieces(color, Piece::Rook) & rank.bitboard();
    let mut files = rooks.into_iter().map(|square| our(square.file()));
    let file = match letter.to_ascii_lowercase() {
        'k' => files.filter(|&file| file > king).last(),
        'q' => files.find(|&file| file < king),
        _ => return Ok(letter),
    };
    let file = file.ok_or_else(|| {
        let side = if letter.eq_ignore_ascii_case(&'k') { 'h' } else { 'a' };
        format!("the castling field has {letter}, but {color:?} has no rook on the {side}-side")
    })?;
    Ok(match color {
        Color::White => file.letter().to_ascii_uppercase(),
        Color::Black => file.letter(),
    })
}

/// Writes the FEN of a board.
pub(crate) fn write(board: &Board, style: CastlingStyle) -> String {
    let text = format!("{board:#}");
    let mut fields: Vec<_> = text.split(' ').map(str::to_owned).collect();
    fields[2] = match [
        castling_field(board, Color::White, style),
        castling_field(board, Color::Black, style),
    ]
    .concat()
    {
        none if none.is_empty() => "-".to_owned(),
        some => some,
    };
    fields.join(" ")
}

/// A player's part of the castling field, h-side first.
fn castling_field(board: &Board, color: Color, style: CastlingStyle) -> String {
    let king = board.king(color);
    let letter = |rook: File| {
        let is_h_side = rook > our(king.file());
        let letter = match style {
            CastlingStyle::XFen if is_outermost(board, color, rook) => {
                if is_h_side {
                    'K'
                } else {
                    'Q'
                }
            }
            _ => rook.letter().to_ascii_uppercase(),
        };
        if color == Color::White { letter } else { letter.to_ascii_lowercase() }
    };
    rights(board, color).into_iter().rev().map(letter).collect()
}

/// Whether no other rook of the player stands on the back rank between this one and the edge.
pub(crate) fn is_outermost(board: &Board, color: Color, rook: File) -> bool {
    let king = board.king(color);
    let is_h_side = rook > our(king.file());
    let rooks = board.colored_pieces(color, Piece::Rook) & king.rank().bitboard();
    !rooks
        .into_iter()
        .map(|square| our(square.file()))
        .any(|other| if is_h_side { other > rook } else { other < rook })
}

/// Text that is not the FEN of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FenError {
    fen: String,
    reason: String,
}

impl FenError {
    pub(crate) fn new(fen: &str, reason: &dyn fmt::Display) -> Self {
        let reason = reason.to_string();
        let mut letters = reason.trim_end_matches('.').chars();
        // The errors of cozy-chess are sentences.
        let first = letters.next().map(|first| first.to_ascii_lowercase());
        Self { fen: fen.to_owned(), reason: first.into_iter().chain(letters).collect() }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} is not the FEN of a position: {}", self.fen, self.reason)
    }
}

impl Error for FenError {}
