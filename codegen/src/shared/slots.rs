// Where the two halves of a back rank stand in the tables of the reverse lookup.
// Compiled twice, here and in the library: see `shared/mod.rs`.

/// The sums of both tables, and the rows of the rank table, count modulo 1024:
/// with a power of two, a mask stands for every range check.
pub const ROWS: usize = 1024;

/// Gathers the letters of files a to d in bits 23 to 31 of the product and those
/// of files e to h in bits 55 to 63, so that the sum of the two tables can be
/// solved. Found by search; the generator proves it anew with every build.
pub const MULTIPLIER: u64 = 0x0032_0844;

/// The lowest of the product's nine bits that choose an entry of LOW.
pub const LOW_SHIFT: u32 = 23;

/// The lowest of the product's nine bits that choose an entry of HIGH.
pub const HIGH_SHIFT: u32 = 55;

/// The entries of LOW and HIGH for a rank, nine bits each: its eight ASCII capitals as a
/// little-endian number, the a-file lowest.
pub const fn slots(key: u64) -> (usize, usize) {
    let product = key.wrapping_mul(MULTIPLIER);
    ((product as u32 >> LOW_SHIFT) as usize, (product >> HIGH_SHIFT) as usize)
}
