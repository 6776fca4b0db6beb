//! The lookups of `chess960` and their rivals, in the same loops over the same keys.

mod keys;
mod loops;
mod textbook;
mod ways;

pub use keys::{KEYS, Load};
pub use loops::Loop;
pub use ways::{Way, ways};

/// The tables that `build.rs` writes.
mod rivals {
    include!(concat!(env!("OUT_DIR"), "/rivals.rs"));
}
