//! A history is read completely, or refused with the number of one of its lines.
#![no_main]
#![allow(dead_code, unused_imports)] // only the reader is used

use libfuzzer_sys::fuzz_target;

#[path = "../../cli/src"]
mod cli {
    pub mod failure;
    pub mod history;
    pub mod printed;
}
// The history's file imports them by these names.
use cli::{failure, printed};

fuzz_target!(|input: (bool, &[u8])| {
    let (double, bytes) = input;
    let lines = bytes.split_inclusive(|&byte| byte == b'\n').count();
    match cli::history::read(bytes, double) {
        Ok(drawn) => {
            // Blank lines and comments have no draw.
            assert!(drawn.positions().count() <= lines);
            assert!(double || drawn.positions().all(|positions| positions.single().is_some()));
        }
        Err(wrong) => {
            assert!((1..=lines).contains(&(wrong.line as usize)) && !wrong.reason.is_empty());
        }
    }
});
