//! Recognizes FENs as this library writes them.
//!
//! They have 56 bytes, and only the back ranks and the castling rights depend on the
//! position: a lookup between a few wide comparisons reads them.

use super::{CastlingStyle, Fen, rights};
use crate::lookup::SMALL;
use crate::{DoubleStartPosition, StartPosition};

/// Recognizes the X-FEN that this library writes, with one position for both players.
#[inline]
pub(super) const fn exact(text: &[u8]) -> Option<StartPosition> {
    let Some(text) = of_length(text) else { return None };
    let key = u64::from_le_bytes(*part(text, Fen::WHITE));
    let Some(position) = StartPosition::from_key(key) else { return None };
    let is_black = u64::from_le_bytes(*part(text, Fen::BLACK)) == (key | SMALL);
    if is_black && is_middle(text) && is_tail(text, *b"KQkq") { Some(position) } else { None }
}

/// Recognizes what this library writes in either style.
#[inline]
pub(super) const fn exact_pair(text: &[u8]) -> Option<DoubleStartPosition> {
    let Some(text) = of_length(text) else { return None };
    let key = u64::from_le_bytes(*part(text, Fen::WHITE));
    let Some(white) = StartPosition::from_key(key) else { return None };
    let key = u64::from_le_bytes(*part(text, Fen::BLACK)) ^ SMALL;
    let Some(black) = StartPosition::from_key(key) else { return None };
    let positions = DoubleStartPosition::new(white, black);
    // K is not a file.
    let style = match text[Fen::CASTLING] {
        b'K' => CastlingStyle::XFen,
        _ => CastlingStyle::Shredder,
    };
    let is_exact = is_middle(text) && is_tail(text, rights(positions, style));
    if is_exact { Some(positions) } else { None }
}

#[inline]
const fn of_length(text: &[u8]) -> Option<&[u8; Fen::LEN]> {
    match text.first_chunk() {
        Some(fen) if text.len() == Fen::LEN => Some(fen),
        _ => None,
    }
}

/// Whether pawns and empty ranks stand between the back ranks.
#[inline]
const fn is_middle(text: &[u8; Fen::LEN]) -> bool {
    // Two chunks of sixteen bytes that overlap: from Black's back rank to White's.
    const FIRST: usize = Fen::BLACK + 8;
    const SECOND: usize = Fen::WHITE - 16;
    let first = u128::from_le_bytes(*part(text, FIRST));
    let second = u128::from_le_bytes(*part(text, SECOND));
    let first = first ^ u128::from_le_bytes(*part(Fen::TEMPLATE, FIRST));
    let second = second ^ u128::from_le_bytes(*part(Fen::TEMPLATE, SECOND));
    (first | second) == 0
}

/// Whether the text after White's back rank has White to move, these rights, and the rest.
#[inline]
const fn is_tail(text: &[u8; Fen::LEN], rights: [u8; 4]) -> bool {
    // Two chunks of eight bytes; the rights are spread over both.
    let rights = u32::from_le_bytes(rights);
    let first = u64::from_le_bytes(*b" w \0\0\0\0 ") | (rights as u64) << 24;
    let second = u64::from_le_bytes(*b"\0\0 - 0 1") | (rights >> 16) as u64;
    let found_first = u64::from_le_bytes(*part(text, Fen::WHITE + 8));
    let found_second = u64::from_le_bytes(*part(text, Fen::LEN - 8));
    ((found_first ^ first) | (found_second ^ second)) == 0
}

/// `N` bytes of a FEN.
#[inline]
const fn part<const N: usize>(text: &[u8; Fen::LEN], start: usize) -> &[u8; N] {
    match text.split_at(start).1.first_chunk() {
        Some(part) => part,
        None => unreachable!(), // every part ends before the FEN does
    }
}

#[cfg(test)]
mod tests {
    use super::{exact, exact_pair};
    use crate::{CastlingStyle, DoubleStartPosition, Fen, StartPosition};

    const STYLES: [CastlingStyle; 2] = [CastlingStyle::XFen, CastlingStyle::Shredder];

    /// No FEN of this library has to be read field by field.
    #[test]
    fn all_are_recognized() {
        for position in StartPosition::all() {
            let fen = position.fen(CastlingStyle::XFen);
            assert_eq!(exact(fen.as_bytes()), Some(position));
        }
        for double in DoubleStartPosition::all() {
            for style in STYLES {
                assert_eq!(exact_pair(double.fen(style).as_bytes()), Some(double));
            }
        }
    }

    /// Only FENs of this library are recognized, whichever two bytes are changed alike.
    #[test]
    fn no_others_are() {
        for double in DoubleStartPosition::all().step_by(40_009) {
            for fen in STYLES.map(|style| double.fen(style)) {
                for (i, j) in (0..Fen::LEN).flat_map(|i| (i..Fen::LEN).map(move |j| (i, j))) {
                    for bits in [0x01, 0x02, 0x04, 0x20, 0x80] {
                        check(*fen.as_bytes(), [i, j], bits);
                    }
                }
            }
        }
    }

    #[track_caller]
    fn check(mut text: [u8; Fen::LEN], places: [usize; 2], bits: u8) {
        text[places[0]] ^= bits;
        if places[1] != places[0] {
            text[places[1]] ^= bits;
        }
        let is_ours = |fen: Fen| *fen.as_bytes() == text;
        let shown = text.escape_ascii();
        if let Some(double) = exact_pair(&text) {
            assert!(STYLES.iter().any(|style| is_ours(double.fen(*style))), "{shown}");
        }
        if let Some(position) = exact(&text) {
            assert!(is_ours(position.fen(CastlingStyle::XFen)), "{shown}");
        }
    }
}
