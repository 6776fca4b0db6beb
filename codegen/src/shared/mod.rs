//! Source text that is compiled twice: here, for the tables and the macro, and
//! in the library, whose build script copies it beside the tables.
//!
//! A run-time dependency of the library on this crate would do the same; it has
//! none, so that a program carries tables and not their maker. Each file uses
//! `core` alone and starts with `//` comments, since it is read by `include!`.

/// What a back rank is, and what is wrong with a text that is none.
pub(crate) mod back_rank_error;
/// Step a) of the direct derivation, and the ranges of numbers.
pub(crate) mod ranges;
/// Where a back rank stands in the tables of the reverse lookup.
pub(crate) mod slots;

/// The files, by name, as `crate::write_library` copies them.
pub(crate) const FILES: [(&str, &str); 3] = [
    ("back_rank_error.rs", include_str!("back_rank_error.rs")),
    ("ranges.rs", include_str!("ranges.rs")),
    ("slots.rs", include_str!("slots.rs")),
];
