//! The two loops in which everything is measured.

use crate::keys::KEYS;

/// How the lookups follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Loop {
    /// One does not wait for the other.
    Throughput,
    /// What was found says which key is next.
    Chain,
}

/// Looks up all keys. The callgrind script counts what happens in here.
///
/// The rotation is one instruction, and keeps the compiler from doing several keys at
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
