//! The reverse lookup, solved: two tables whose entries add up to the number of a back
//! rank.
//!
//! Each rank names one entry of LOW (by its files a to d) and one of HIGH (by files e to
//! h), and asks that their sum be its number modulo 1024: 960 equations. An
//! order-preserving perfect hash of this kind is described by Czech, Havas and Majewski
//! (1992). The equations are solved one after the other: entries that are tied together
//! form a tree whose offsets are known.

use chess960_core::lookup::{ROWS, slots};
use chess960_core::rules;

/// Entries of LOW and of HIGH: nine bits choose one.
const SLOTS: usize = 512;

/// Returns the tables LOW and HIGH of the reverse lookup, for an emitter of another
/// language. Entries that no rank names are zero.
///
/// # Panics
///
/// Panics if the equations of the 960 back ranks contradict each other: then the
/// multiplier of `chess960-core` does not work, which is a fault of these crates.
///
/// # Examples
///
/// ```
/// use chess960_codegen::lookup::{ROWS, slots};
///
/// let (low, high) = chess960_codegen::sums();
/// let (i, j) = slots(u64::from_le_bytes(*b"RNBQKBNR"));
/// assert_eq!((low[i] + high[j]) as usize % ROWS, 518);
/// ```
#[must_use]
pub fn sums() -> ([u16; SLOTS], [u16; SLOTS]) {
    let mut ties = Ties::new(2 * SLOTS);
    for number in 0..rules::COUNT {
        let (low, high) = slots_of(number);
        // With value(high) = -HIGH, a sum becomes a difference.
        assert!(
            ties.tie(low, SLOTS + high, number),
            "the multiplier of `slots` does not work: position {number} contradicts the others"
        );
    }
    let (mut low, mut high) = ([0; SLOTS], [0; SLOTS]);
    for slot in 0..SLOTS {
        low[slot] = ties.value(slot);
        high[slot] = negated(ties.value(SLOTS + slot));
    }
    for number in 0..rules::COUNT {
        let (i, j) = slots_of(number);
        let sum = modulo(low[i] + high[j]);
        assert_eq!(sum, number, "the reverse lookup gives {sum} for position {number}");
    }
    (low, high)
}

fn slots_of(number: u16) -> (usize, usize) {
    slots(u64::from_le_bytes(rules::back_rank(number)))
}

/// All values are modulo the rows of the rank table.
const fn modulo(value: u16) -> u16 {
    value % ROWS as u16
}

const fn negated(value: u16) -> u16 {
    modulo(ROWS as u16 - value)
}

/// Trees of entries whose values differ by known offsets (a weighted
/// union-find).
struct Ties {
    /// The entry that this one is tied to; a root is tied to itself.
    to: Vec<usize>,
    /// This entry's value minus that of the entry it is tied to.
    offset: Vec<u16>,
}

impl Ties {
    fn new(entries: usize) -> Self {
        Self { to: (0..entries).collect(), offset: vec![0; entries] }
    }

    /// The root of an entry's tree, and the entry's value above the root's.
    fn root(&self, mut entry: usize) -> (usize, u16) {
        let mut above = 0;
        while self.to[entry] != entry {
            above = modulo(above + self.offset[entry]);
            entry = self.to[entry];
        }
        (entry, above)
    }

    /// Notes that value(a) - value(b) = difference. Returns false if that contradicts what
    /// is known.
    fn tie(&mut self, a: usize, b: usize, difference: u16) -> bool {
        let ((root_a, above_a), (root_b, above_b)) = (self.root(a), self.root(b));
        // value(root_a) - value(root_b) must be this:
        let offset = modulo(difference + above_b + negated(above_a));
        if root_a == root_b {
            return offset == 0;
        }
        self.to[root_a] = root_b;
        self.offset[root_a] = offset;
        true
    }

    /// An entry's value, with every root at zero.
    fn value(&self, entry: usize) -> u16 {
        self.root(entry).1
    }
}

#[cfg(test)]
mod tests {
    use super::Ties;

    #[test]
    fn tied_values_keep_their_differences() {
        let mut ties = Ties::new(4);
        assert!(ties.tie(0, 1, 5));
        assert!(ties.tie(2, 3, 1000));
        assert!(ties.tie(1, 3, 20));
        assert_eq!((ties.value(0), ties.value(1), ties.value(2)), (25, 20, 1000));
        assert!(ties.tie(0, 2, 1024 - 975), "known already, and true");
    }

    #[test]
    fn a_contradiction_is_noticed() {
        let mut ties = Ties::new(3);
        assert!(ties.tie(0, 1, 5));
        assert!(ties.tie(1, 2, 5));
        assert!(!ties.tie(0, 2, 11));
        assert!(!ties.tie(0, 0, 1));
    }
}
