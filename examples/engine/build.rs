//! Writes the tables that this engine uses, in its own piece type.

use std::path::Path;
use std::{env, io};

use chess960_codegen::{Pieces, Tables};

fn main() -> io::Result<()> {
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
    Tables::new()
        .visibility("pub")
        .ranks("BACK_RANKS", pieces)
        .number_of("number_of")
        .piece_masks("PIECE_MASKS")
        .castling_index("CASTLING_INDEX")
        .castling_sets("CASTLING_SETS", "Castling")
        .write(&Path::new(&folder).join("chess960.rs"))
}
