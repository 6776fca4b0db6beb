//! An engine with its own piece type. The build script writes its Chess960 tables.
#![no_std]

/// The engine's pieces, in an order that suits its evaluation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs)] // the names say it all
pub enum Piece {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
}

/// The tables that the build script wrote.
pub mod start {
    include!(concat!(env!("OUT_DIR"), "/chess960.rs"));
}

/// Returns the pieces of a position, a-file first, or `None` if the number is above 959.
#[must_use]
pub fn back_rank(number: u16) -> Option<&'static [Piece; 8]> {
    if number < 960 { start::BACK_RANKS.get(usize::from(number)) } else { None }
}

/// Returns the squares that must be empty for castling, as a bitboard of White's back rank.
#[must_use]
pub fn must_be_empty(number: u16, h_side: bool) -> Option<u64> {
    if number >= 960 {
        return None;
    }
    let set = start::CASTLING_INDEX.get(usize::from(number))?;
    Some(start::CASTLING_SETS[usize::from(*set)][usize::from(h_side)].must_be_empty.into())
}
