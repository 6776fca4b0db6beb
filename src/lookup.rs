//! The lookup in both directions: three tables, one multiplication.

use chess960_core::lookup::{ROWS, slots};

use crate::generated::{HIGH, LOW, RANKS};
use crate::{Piece, StartPosition};

/// Both directions in one static of 10,240 bytes, so that one address serves all
/// three tables.
#[repr(C, align(64))]
struct Lookup {
    ranks: [[Piece; 8]; ROWS],
    low: [u16; LOW.len()],
    high: [u16; HIGH.len()],
}

static LOOKUP: Lookup = Lookup { ranks: RANKS, low: LOW, high: HIGH };

/// The bit that makes each of eight letters small.
pub(crate) const SMALL: u64 = 0x2020_2020_2020_2020;

/// The position's row in tables of [`ROWS`] rows: an index that the compiler can see to
/// be in range, so that nothing can panic.
#[inline]
pub(crate) const fn row(position: StartPosition) -> usize {
    position.number() as usize % ROWS
}

/// The rank in row `number`; rows 960 to 1023 repeat row 0.
#[inline]
pub(crate) const fn rank(number: u16) -> &'static [Piece; 8] {
    &LOOKUP.ranks[number as usize % ROWS]
}

/// All ranks, without the rows that repeat row 0.
pub(crate) const fn ranks() -> &'static [[Piece; 8]; StartPosition::COUNT] {
    match LOOKUP.ranks.first_chunk() {
        Some(ranks) => ranks,
        None => panic!("the table has 1,024 rows"),
    }
}

/// LOW + HIGH for eight ASCII capitals, a-file lowest: the number of a back rank, and
/// some number below 1024 for any other key.
#[inline]
pub(crate) const fn sum(key: u64) -> u16 {
    let (low, high) = slots(key);
    (LOOKUP.low[low] + LOOKUP.high[high]) % ROWS as u16
}

/// Eight pieces as a little-endian number. Their discriminants are ASCII capitals, so
/// this is one load.
#[inline]
pub(crate) const fn key(pieces: &[Piece; 8]) -> u64 {
    let [a, b, c, d, e, f, g, h] = *pieces;
    u64::from_le_bytes([a as u8, b as u8, c as u8, d as u8, e as u8, f as u8, g as u8, h as u8])
}
