//! The lookup in both directions: three tables, one multiplication.

use crate::Piece;
use crate::slots::{ROWS, slots};
use crate::tables::generated::{HIGH, LOW, RANKS};

/// Both directions in one static of 10,240 bytes, so that one address serves all
/// three tables.
#[repr(C, align(64))]
struct Lookup {
    ranks: [[Piece; 8]; ROWS],
    low: [u16; LOW.len()],
    high: [u16; HIGH.len()],
}

static LOOKUP: Lookup = Lookup { ranks: RANKS, low: LOW, high: HIGH };

/// An index that the compiler can see to be within the rows: nothing can panic.
pub(crate) const MASK: u16 = ROWS as u16 - 1;

/// The rank in row `number`; rows 960 to 1023 repeat row 0.
#[inline]
pub(crate) const fn rank(number: u16) -> &'static [Piece; 8] {
    &LOOKUP.ranks[(number & MASK) as usize]
}

/// All ranks, without the rows that repeat row 0.
pub(crate) const fn ranks<const COUNT: usize>() -> &'static [[Piece; 8]; COUNT] {
    match LOOKUP.ranks.first_chunk() {
        Some(ranks) => ranks,
        None => panic!("there are fewer rows than that"),
    }
}

/// LOW + HIGH for eight ASCII capitals, a-file lowest: a back rank's number, and
/// for any other key some number below 1024.
#[inline]
pub(crate) const fn sum(key: u64) -> u16 {
    let (low, high) = slots(key);
    (LOOKUP.low[low] + LOOKUP.high[high]) & MASK
}

/// Eight pieces as a little-endian number. Their discriminants are ASCII
/// capitals, so this is one load.
#[inline]
pub(crate) const fn key(pieces: &[Piece; 8]) -> u64 {
    let [a, b, c, d, e, f, g, h] = *pieces;
    u64::from_le_bytes([a as u8, b as u8, c as u8, d as u8, e as u8, f as u8, g as u8, h as u8])
}
