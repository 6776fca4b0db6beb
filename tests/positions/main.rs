//! What positions can do: iterate, pair up, form sets, be drawn, spell their ranks in
//! other letters, place their pieces, and castle.

mod all;
mod bitboards;
mod castling;
mod double;
mod draws;
mod language;
mod position_set;
#[cfg(feature = "serde")]
mod serde;
