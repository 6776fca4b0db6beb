//! The two loops in which every way is measured.

use crate::keys::KEYS;

/// Whether a lookup depends on the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loop {
    /// The lookups do not depend on each other.
    Throughput,
    /// Each result chooses the next key.
    Chain,
}

/// Looks up all keys. `instructions.py` finds this function by its name.
///
/// The rotation is one instruction, and keeps the compiler from looking up several keys at
/// once.
#[inline(never)]
pub fn counted_throughput<K>(keys: &[K; KEYS], find: impl Fn(&K) -> u64) -> u64 {
    keys.iter().fold(0_u64, |sum, key| sum.rotate_left(1) ^ find(key))
}

/// Looks up as many keys, each chosen by the result of the lookup before.
#[inline(never)]
pub fn counted_chain<K>(keys: &[K; KEYS], find: impl Fn(&K) -> u64) -> u64 {
    (0..KEYS as u64).fold(0, |at, step| find(&keys[(at.wrapping_add(step) as usize) % KEYS]))
}
