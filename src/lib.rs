//! The 960 start positions of Chess960 (Fischer Random Chess) as compile-time constants,
//! by Reinhard Scharnagl's numbers, 0 to 959.
//!
//! A [`StartPosition`] is a two-byte number that stands for its back rank. Both directions
//! are constant expressions. At run time, the pieces of a number are one load, and the number
//! of a back rank is a lookup of about 15 instructions. The crate is `no_std`, without
//! `unsafe` and without allocation.
//!
//! ```
//! use chess960::{CastlingStyle, StartPosition};
//!
//! let position = StartPosition::new(518).expect("the number is below 960");
//! assert_eq!(position.as_str(), "RNBQKBNR");
//! assert_eq!(StartPosition::from_back_rank("RNBQKBNR"), Ok(position));
//! assert_eq!(StartPosition::new(960), None); // 0 to 959; 0 is a position
//!
//! let fen = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1";
//! assert_eq!(StartPosition::from_fen(fen).map(StartPosition::number), Ok(0));
//! assert_eq!(StartPosition::MIN.fen(CastlingStyle::Shredder), fen);
//! ```
//!
//! # Where to look
//!
//! * Numbers and back ranks: [`StartPosition`], [`Piece`], [`Numbering`], and the macro
//!   `chess960!` for literals.
//! * Castling: [`Castling`], by [`StartPosition::castling`], and the rights that a move
//!   leaves, by [`StartPosition::castling_masks`].
//! * FENs in both dialects: [`StartPosition::fen`] and [`StartPosition::from_fen`]; for
//!   games, [`PgnTags`].
//! * Boards: [`Bitboards`], [`FileMask`].
//! * Double Chess960 (DFRC), a back rank for each player: [`DoubleStartPosition`].
//! * Fair draws: [`StartPosition::draw`]; without repeats, from a [`PositionSet`].
//! * Other languages' letters and figurines: [`Language`].
//! * The published tables, for printing and teaching: [`tables`].
//!
//! # How the lookup works
//!
//! From number to rank it is one load from an array. In reverse, the number of a back
//! rank is a sum: what the files a to d contribute, plus what the files e to h
//! contribute. A multiplication gathers each half of the eight letters in nine bits,
//! which choose one of the 512 entries of each of two tables, LOW and HIGH. Row LOW + HIGH,
//! modulo 1,024, of the rank table is then compared with the eight letters: if they are the
//! same, this is the number; otherwise the letters are not a back rank.
//!
//! The generator solves LOW and HIGH as 960 equations and proves all of them again in
//! every build. Such tables are known as an order-preserving perfect hash (Czech, Havas
//! and Majewski, 1992). The three tables are one static of 10,240 bytes. The rank table has
//! 1,024 rows, of which the last 64 repeat row 0, so that every index is in range.
//!
//! # Features
//!
//! | feature | | adds | costs |
//! |---|---|---|---|
//! | `macros` | default | `chess960!(518)` and `chess960!("RNBQKBNR")` | `quote` and `proc-macro2` at build time |
//! | `phf` | default | [`tables::NUMBERS`](tables), a `phf::Map` | `phf` at run time, `phf_codegen` at build time |
//! | `rand` | | draws by any generator of the crate `rand` | `rand`, without its generators |
//! | `serde` | | positions as numbers, in every format of serde | `serde_core` |
//!
//! Without features there is nothing but this crate and `chess960-core` at run time.
//! The minimum supported Rust version is 1.85.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

// A type's documentation has its methods in the order of these modules: what everybody
// needs comes first.
mod position;

mod back_rank;

mod numbering;

mod fen;

mod castling;

mod castling_masks;

mod bitboards;

mod pgn;

mod double;

mod position_set;

mod draw;

mod language;

mod all;
mod generated;
mod lookup;
mod macros;
mod number_error;
#[cfg(feature = "rand")]
mod rand;
#[cfg(feature = "serde")]
mod serde;
pub mod tables;
#[cfg(test)]
mod variants;

pub use all::All;
pub use bitboards::Bitboards;
pub use double::{DoubleNumberError, DoubleStartPosition};
pub use fen::{CastlingFault, CastlingStyle, Excerpt, Fen, FenError, FenField};
pub use language::{Language, LettersError};
pub use number_error::NumberError;
pub use numbering::Numbering;
pub use pgn::PgnTags;
pub use position::StartPosition;
pub use position_set::{PatternError, PositionSet, Positions};

#[doc(inline)]
pub use chess960_core::{
    BackRankError, Castling, CastlingSide, Color, File, FileMask, Piece, Rank,
};

#[cfg(feature = "macros")]
#[doc(hidden)]
pub use macros::__private;

/// Compiles the examples of the README.
#[cfg(all(doctest, feature = "macros"))]
#[doc = include_str!("../README.md")]
struct Readme;
