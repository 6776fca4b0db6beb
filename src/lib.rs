#![cfg_attr(feature = "macros", doc = include_str!("../README.md"))]
#![cfg_attr(not(feature = "macros"), doc = "The 960 start positions of Chess960.")]
#![no_std]
#![forbid(unsafe_code)]

mod all;
mod back_rank;
mod back_rank_error;
mod bitboards;
mod castling;
mod castling_rights;
mod color;
mod double;
mod draw;
mod exact_fen;
mod excerpt;
mod family;
mod fen;
mod fen_error;
mod file;
mod file_mask;
mod from_fen;
mod language;
mod lookup;
mod macros;
mod number_error;
mod numbering;
mod pgn;
mod piece;
mod position;
mod position_set;
mod query;
#[cfg(feature = "rand")]
mod rand;
mod ranges;
#[cfg(feature = "serde")]
mod serde;
mod slots;
pub mod tables;

pub use all::All;
pub use back_rank_error::BackRankError;
pub use bitboards::Bitboards;
pub use castling::{Castling, Wing};
pub use castling_rights::castling_right;
pub use color::Color;
pub use double::{DoubleNumberError, DoubleStartPosition, NotSymmetric};
pub use excerpt::Excerpt;
pub use fen::{CastlingStyle, Fen};
pub use fen_error::{FenError, FenField};
pub use file::{File, Rank};
pub use file_mask::FileMask;
pub use language::{Language, LettersError};
pub use number_error::NumberError;
pub use numbering::Numbering;
pub use pgn::PgnTags;
pub use piece::Piece;
pub use position::StartPosition;
pub use position_set::{PositionSet, Positions};
pub use query::PatternError;

#[cfg(feature = "macros")]
#[doc(hidden)]
pub use macros::__private;
