//! An engine with pieces of its own, whose Chess960 tables its build script writes.
#![no_std]

/// The engine's pieces, in an order that suits its evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs)] // as in any engine
pub enum Piece {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

/// What the build script wrote.
pub mod start {
    include!(concat!(env!("OUT_DIR"), "/chess960.rs"));
}

/// The pieces of a position, a-file first; `None` for a number from 960 on.
#[must_use]
pub fn back_rank(number: u16) -> Option<&'static [Piece; 8]> {
    if number < 960 { start::BACK_RANKS.get(usize::from(number)) } else { None }
}

/// The squares that must be empty for castling, as a bitboard of White's back rank.
#[must_use]
pub fn must_be_empty(number: u16, h_side: bool) -> Option<u64> {
    if number >= 960 {
        return None;
    }
    let set = start::CASTLING_INDEX.get(usize::from(number))?;
    let [.., empty, _safe] = start::CASTLING_SETS[usize::from(*set)][usize::from(h_side)];
    Some(empty.into())
}
