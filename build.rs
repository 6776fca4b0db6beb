//! Asks chess960-codegen for the tables, which checks all 960 positions first.

use std::path::Path;
use std::{env, io};

use chess960_codegen::{Pieces, Tables};

fn main() -> io::Result<()> {
    // The rules are a dependency: cargo builds anew when they change.
    println!("cargo::rerun-if-changed=build.rs");
    let folder = env::var_os("OUT_DIR").ok_or_else(|| io::Error::other("OUT_DIR is not set"))?;
    let pieces = Pieces {
        type_name: "crate::Piece",
        king: "crate::Piece::King",
        queen: "crate::Piece::Queen",
        rook: "crate::Piece::Rook",
        bishop: "crate::Piece::Bishop",
        knight: "crate::Piece::Knight",
    };
    // Constants, since the library puts three of them into one static.
    let tables = Tables::new()
        .constants()
        .ranks("RANKS", pieces)
        .letters("LETTERS")
        .sums("LOW", "HIGH")
        .piece_masks("PIECE_MASKS")
        .castling_index("CASTLING_INDEX")
        .fritz9_rows("FRITZ9_ROWS", "KINGS_ROWS")
        .kings_table("KINGS_TABLE")
        .bishops_table("BISHOPS_TABLE")
        .n5n_table("N5N_TABLE")
        .nq_skeletons("NQ_SKELETONS")
        .n6n_table("N6N_TABLE")
        .fritz9_skeletons("FRITZ9_SKELETONS");
    #[cfg(feature = "phf")]
    let tables = tables.phf("NUMBERS");
    tables.write(&Path::new(&folder).join("tables.rs"))
}
