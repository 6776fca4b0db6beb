//! A text is accepted as a back rank if and only if its letters follow the rules.
#![no_main]

use chess960::{Piece, StartPosition};
use libfuzzer_sys::fuzz_target;

/// Checks the rules by counting: all pieces, bishops on both shades, the king between the rooks.
fn is_back_rank(letters: &[u8]) -> bool {
    let places = |letter: u8| {
        let at = |(at, &found): (usize, &u8)| (found.eq_ignore_ascii_case(&letter)).then_some(at);
        letters.iter().enumerate().filter_map(at).collect::<Vec<_>>()
    };
    let is_one_case =
        letters.iter().all(u8::is_ascii_uppercase) || letters.iter().all(u8::is_ascii_lowercase);
    let [bishops, knights, rooks] = [b'B', b'N', b'R'].map(places);
    let [queens, kings] = [b'Q', b'K'].map(places);
    is_one_case
        && letters.len() == 8
        && [bishops.len(), knights.len(), rooks.len()] == [2; 3]
        && [queens.len(), kings.len()] == [1; 2]
        && bishops[0] % 2 != bishops[1] % 2
        && rooks[0] < kings[0]
        && kings[0] < rooks[1]
}

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    match StartPosition::from_back_rank(text) {
        Ok(position) => {
            assert!(is_back_rank(bytes));
            assert_eq!(position.as_str(), text.to_ascii_uppercase());
            assert_eq!(StartPosition::from_pieces(position.pieces()), Ok(position));
        }
        Err(error) => {
            assert!(!is_back_rank(bytes), "{error}");
            assert!(!error.to_string().is_empty());
        }
    }
    if let Ok(row) = <&[u8; 8]>::try_from(bytes) {
        let found = StartPosition::from_bytes(row);
        assert_eq!(found.is_some(), is_back_rank(bytes) && row[0].is_ascii_uppercase());
        let pieces = row.map(|byte| Piece::ALL[usize::from(byte) % Piece::ALL.len()]);
        let letters: String = pieces.iter().map(|piece| piece.letter()).collect();
        let found = StartPosition::from_pieces(&pieces);
        assert_eq!(found.is_ok(), is_back_rank(letters.as_bytes()));
    }
});
