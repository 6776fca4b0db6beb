//! A crate without std that has the generated file as a module, and nothing of it used.

#![no_std]
#![deny(warnings, missing_docs)]

/// Start positions.
pub mod chess960;

mod unused {
    include!("chess960.rs");
}
