//! Asks chess960-codegen for the tables, which checks all 960 positions first.

use std::path::Path;
use std::{env, io};

fn main() -> io::Result<()> {
    // The rules are a dependency: cargo builds anew when they change.
    println!("cargo::rerun-if-changed=build.rs");
    let folder = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?;
    chess960_codegen::write_library(Path::new(&folder), cfg!(feature = "phf"))
}
