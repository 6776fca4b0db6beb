//! The ranges 0 to 959 and 1 to 960, in the words of `codegen/src/shared/ranges.rs`.

include!(concat!(env!("OUT_DIR"), "/ranges.rs"));
