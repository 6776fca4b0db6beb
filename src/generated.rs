//! The tables as the build script wrote them. No other file sees generated code.

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
