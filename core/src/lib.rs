#![doc = include_str!("../README.md")]
#![no_std]
// Rules are functions of numbers and nothing else: an unused result is plainly a mistake.
#![allow(clippy::must_use_candidate)]

mod back_rank_error;
pub mod castling;
mod color;
mod file;
mod file_mask;
pub mod lookup;
mod piece;
mod rank;
pub mod reason;
pub mod rules;
pub mod text;

pub use back_rank_error::BackRankError;
pub use castling::{Castling, CastlingSide};
pub use color::Color;
pub use file::File;
pub use file_mask::FileMask;
pub use piece::Piece;
pub use rank::Rank;
pub use reason::number_of;
