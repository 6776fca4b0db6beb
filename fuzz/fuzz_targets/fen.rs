//! A FEN that is read as a start position shows its back rank twice, and both readers agree.
#![no_main]

use chess960::{DoubleStartPosition, StartPosition};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let double = DoubleStartPosition::from_fen(text);
    match StartPosition::from_fen(text) {
        Ok(position) => {
            let rank = position.as_str();
            let board = format!("{}/pppppppp/8/8/8/8/PPPPPPPP/{rank}", rank.to_ascii_lowercase());
            assert!(text.trim_start().starts_with(&board));
            assert_eq!(double, Ok(position.into()));
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            assert!(double.is_err() || double.is_ok_and(|double| double.single().is_none()));
            let known = error.positions();
            assert!(known.is_none_or(|known| text.contains(known.white().as_str())));
        }
    }
});
