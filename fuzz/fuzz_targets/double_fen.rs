//! A FEN that is read as double Chess960 shows both back ranks, and reads back when written.
#![no_main]

use chess960::{CastlingStyle, DoubleStartPosition};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match DoubleStartPosition::from_fen(text) {
        Ok(positions) => {
            let [white, black] = [positions.white(), positions.black()].map(|p| p.as_str());
            let black = black.to_ascii_lowercase();
            let board = format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white}");
            assert!(text.trim_start().starts_with(&board));
            for style in [CastlingStyle::XFen, CastlingStyle::Shredder] {
                assert_eq!(DoubleStartPosition::from_fen(&positions.fen(style)), Ok(positions));
            }
        }
        Err(error) => {
            assert!(!error.to_string().is_empty());
            let known = error.positions();
            assert!(known.is_none_or(|known| text.contains(known.white().as_str())));
        }
    }
    if let Ok(positions) = text.parse::<DoubleStartPosition>() {
        assert_eq!(positions.to_string().parse(), Ok(positions));
    }
});
