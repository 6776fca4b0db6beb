//! The tables as the build script wrote them. No other module includes generated code.

include!(concat!(env!("OUT_DIR"), "/tables.rs"));
