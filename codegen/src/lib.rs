#![doc = include_str!("../README.md")]
// Rules are functions of numbers and nothing else: nobody calls one in passing.
#![allow(clippy::must_use_candidate)]

pub mod castling;
mod check;
mod emit;
mod library;
mod pieces;
mod reverse;
pub mod rules;
mod shared;
mod tables;

pub use library::{library_tables, write_library};
pub use pieces::Pieces;
pub use reverse::sums;
pub use shared::back_rank_error::BackRankError;
pub use shared::slots::{HIGH_SHIFT, LOW_SHIFT, MULTIPLIER, ROWS};
pub use tables::Tables;

use rules::Rank;
use shared::back_rank_error::in_capitals;

/// Reads a back rank of eight capitals or eight small letters and gives its
/// number.
///
/// # Errors
///
/// Says what keeps the text from being a back rank of Chess960.
///
/// # Examples
///
/// ```
/// use chess960_codegen::{BackRankError, number_of};
///
/// assert_eq!(number_of("rnbqkbnr"), Ok(518));
/// assert_eq!(number_of("RNBQKBN"), Err(BackRankError::WrongLength { letters: 7, stray: None }));
/// ```
pub const fn number_of(text: &str) -> Result<u16, BackRankError> {
    if let Some(rank) = eight_capitals(text) {
        if let Some(number) = rules::number(&rank) {
            return Ok(number);
        }
    }
    Err(BackRankError::of_text(text.as_bytes()))
}

const fn eight_capitals(text: &str) -> Option<Rank> {
    match text.as_bytes().first_chunk::<8>() {
        Some(letters) if text.len() == 8 => in_capitals(letters),
        _ => None,
    }
}
