//! The two loops that measure everything.

use crate::keys::KEYS;

/// How the lookups follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loop {
    /// Lookups do not depend on each other.
    Throughput,
    /// Each result chooses the next key.
    Chain,
}

/// Looks up all keys. The callgrind script counts the instructions in this function.
///
/// The rotation is one instruction, and keeps the compiler from looking up several keys at
/// once.
#[inline(never)]
pub fn counted_throughput<K>(keys: &[K; KEYS], find: impl Fn(&K) -> u64) -> u64 {
    keys.iter().fold(0_u64, |sum, key| sum.rotate_left(1) ^ find(key))
}

/// Looks up as many keys, each of which depends on the one before.
#[inline(never)]
pub fn counted_chain<K>(keys: &[K; KEYS], find: impl Fn(&K) -> u64) -> u64 {
    (0..KEYS as u64).fold(0, |at, step| find(&keys[(at.wrapping_add(step) as usize) % KEYS]))
}
