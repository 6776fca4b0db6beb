//! Start positions in use: iteration, pairs, sets, draws, other languages' letters, bitboards,
//! castling, and serde.

mod all;
mod bitboards;
mod castling;
mod double;
mod draws;
mod language;
mod position_set;
#[cfg(feature = "serde")]
mod serde;
