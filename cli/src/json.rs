//! Positions as JSON objects.

use chess960::{
    Castling, CastlingSide, CastlingStyle, DoubleStartPosition, File, FileMask, Numbering,
    StartPosition,
};
use serde_json::{Value, json};

/// Returns one position, or a pair, as `show --json` and `list --format json` print it.
pub(crate) fn object(positions: DoubleStartPosition, is_pair: bool) -> Value {
    if is_pair { double(positions) } else { single(positions.white()) }
}

fn single(position: StartPosition) -> Value {
    json!({
        "number": position.number(),
        "back_rank": position.as_str(),
        "fen": position.fen(CastlingStyle::XFen).as_str(),
        "shredder_fen": position.fen(CastlingStyle::Shredder).as_str(),
        "twin": position.twin().number(),
        "fritz9": position.number_in(Numbering::Fritz9),
        "one_based": position.number_in(Numbering::OneBased),
        "scharnagl960": position.number_in(Numbering::Scharnagl960),
        "castling": {
            "h": castling(position.castling(CastlingSide::HSide)),
            "a": castling(position.castling(CastlingSide::ASide)),
        },
    })
}

/// A pair of positions, each with its keys, and the FENs and flat numbers of the pair.
fn double(positions: DoubleStartPosition) -> Value {
    json!({
        "white": single(positions.white()),
        "black": single(positions.black()),
        "fen": positions.fen(CastlingStyle::XFen).as_str(),
        "shredder_fen": positions.fen(CastlingStyle::Shredder).as_str(),
        "white_major_index": positions.white_major_index(),
        "black_major_index": positions.black_major_index(),
    })
}

/// Files are letters: one each, or all letters of a set, which may be empty.
fn castling(castling: Castling) -> Value {
    let files = |mask: FileMask| mask.files().map(File::letter).collect::<String>();
    json!({
        "king_from": castling.king_from.to_string(),
        "king_to": castling.king_to.to_string(),
        "rook_from": castling.rook_from.to_string(),
        "rook_to": castling.rook_to.to_string(),
        "must_be_empty": files(castling.must_be_empty),
        "must_be_safe": files(castling.must_be_safe),
    })
}
