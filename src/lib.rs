#![cfg_attr(feature = "macros", doc = include_str!("../README.md"))]
#![cfg_attr(not(feature = "macros"), doc = "The 960 start positions of Chess960.")]
#![no_std]
#![forbid(unsafe_code)]

mod all;
mod back_rank;
mod back_rank_error;
mod lookup;
mod macros;
mod number_error;
mod numbering;
mod piece;
mod position;
mod ranges;
mod slots;
pub mod tables;

pub use all::All;
pub use back_rank_error::BackRankError;
pub use number_error::NumberError;
pub use numbering::Numbering;
pub use piece::Piece;
pub use position::StartPosition;

#[cfg(feature = "macros")]
#[doc(hidden)]
pub use macros::__private;
