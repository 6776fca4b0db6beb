//! Where the two halves of a back rank stand in the tables of the reverse lookup.
//!
//! The number of a back rank is a sum, `LOW[low] + HIGH[high]` modulo [`ROWS`], where
//! [`slots`] gives `low` and `high`. `chess960-codegen` solves the two tables.

/// The number of rows of the rank table, and the modulus of the sum: a power of two,
/// so that a mask replaces every range check.
pub const ROWS: usize = 1024;

/// The multiplier that gathers the letters of files a to d in bits 23 to 31 of the
/// product, and those of files e to h in bits 55 to 63.
///
/// It was found by search; every build of the tables proves it again.
pub const MULTIPLIER: u64 = 0x0032_0844;

/// The lowest of the nine bits of the product that choose an entry of LOW.
pub const LOW_SHIFT: u32 = 23;

/// The lowest of the nine bits of the product that choose an entry of HIGH.
pub const HIGH_SHIFT: u32 = 55;

/// Returns the entries of LOW and HIGH for a rank, nine bits each.
///
/// The key is the rank's eight ASCII capitals as a little-endian number, with the
/// a-file as the lowest byte.
///
/// # Examples
///
/// ```
/// use chess960_core::lookup;
///
/// let key = u64::from_le_bytes(*b"RNBQKBNR");
/// assert_eq!(lookup::slots(key), (488, 131));
/// ```
#[inline]
pub const fn slots(key: u64) -> (usize, usize) {
    let product = key.wrapping_mul(MULTIPLIER);
    ((product as u32 >> LOW_SHIFT) as usize, (product >> HIGH_SHIFT) as usize)
}
