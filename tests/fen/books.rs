//! The FENs are those of two public books, byte for byte, compared by SHA-256.

use chess960::{CastlingStyle, DoubleStartPosition, Fen, StartPosition};
use sha2::{Digest, Sha256};

/// Returns the checksum of the FENs, with a line feed after each.
fn sha256(fens: impl Iterator<Item = Fen>) -> String {
    let mut hasher = Sha256::new();
    for fen in fens {
        hasher.update(fen.as_bytes());
        hasher.update(b"\n");
    }
    hasher.finalize().iter().fold(String::new(), |text, byte| format!("{text}{byte:02x}"))
}

/// `FRC_openings.epd`, whose line n + 1 is position n.
#[test]
fn all_960_x_fens_match_the_book() {
    assert_eq!(
        sha256(StartPosition::all().map(|position| position.fen(CastlingStyle::XFen))),
        "5909d5b346b80f216ad3996033918e2264e54d9a98b7ba5e9abe43da7661a8ba"
    );
}

/// The book of double Chess960, in which White's position changes slowest.
#[test]
fn all_921600_shredder_fens_match_the_book() {
    assert_eq!(
        sha256(DoubleStartPosition::all().map(|double| double.fen(CastlingStyle::Shredder))),
        "e4f328c312aedc4edb7933c22e5acb7496f7b2faf90ff20d20075be7cab268e7"
    );
}
