//! What the build script of the crate `chess960` asks for.

use std::path::Path;
use std::{fs, io};

use crate::pieces::Pieces;
use crate::shared;
use crate::tables::Tables;

/// The library's pieces.
const PIECES: Pieces<'_> = Pieces {
    type_name: "crate::Piece",
    king: "crate::Piece::King",
    queen: "crate::Piece::Queen",
    rook: "crate::Piece::Rook",
    bishop: "crate::Piece::Bishop",
    knight: "crate::Piece::Knight",
};

/// The tables of the crate `chess960`, for its feature `phf` with the perfect hash map.
///
/// Whether the library has that feature is its own to say: in one build there may be a
/// library with it and one without, and one generator for both.
///
/// # Panics
///
/// Panics when the map is asked for and this crate has no feature `phf`.
///
/// # Examples
///
/// ```
/// let source = chess960_codegen::library_tables(false).source();
/// assert!(source.contains("[R, N, B, Q, K, B, N, R], // 518"));
/// ```
pub fn library_tables(phf: bool) -> Tables<'static> {
    // Constants, since the library puts three of them into one static.
    let tables = Tables::new()
        .constants()
        .ranks("RANKS", PIECES)
        .letters("LETTERS")
        .sums("LOW", "HIGH")
        .piece_masks("PIECE_MASKS")
        .castling("CASTLING_INDEX", "CASTLING_SETS")
        .fritz9_rows("FRITZ9_ROWS", "KINGS_ROWS")
        .kings_table("KINGS_TABLE")
        .bishops_table("BISHOPS_TABLE")
        .n5n_table("N5N_TABLE")
        .nq_skeletons("NQ_SKELETONS")
        .n6n_table("N6N_TABLE")
        .fritz9_skeletons("FRITZ9_SKELETONS");
    if phf { with_map(tables) } else { tables }
}

#[cfg(feature = "phf")]
fn with_map(tables: Tables<'static>) -> Tables<'static> {
    tables.phf("NUMBERS")
}

#[cfg(not(feature = "phf"))]
fn with_map(_: Tables<'static>) -> Tables<'static> {
    panic!("the map needs the feature `phf` of chess960-codegen")
}

/// Writes `tables.rs` and the shared source files into a folder: the whole work
/// of the library's build script. With `phf`, the perfect hash map is among the tables.
///
/// # Errors
///
/// The error of the file system when a file cannot be written.
///
/// # Panics
///
/// Panics when a rule contradicts another one, with the number of the position and
/// both answers; and as [`library_tables`] does.
///
/// # Examples
///
/// A build script:
///
/// ```no_run
/// use std::path::Path;
///
/// let folder = std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
/// chess960_codegen::write_library(Path::new(&folder), false)?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn write_library(folder: &Path, phf: bool) -> io::Result<()> {
    library_tables(phf).write(&folder.join("tables.rs"))?;
    for (name, text) in shared::FILES {
        // Examples name the crate that they are of.
        fs::write(folder.join(name), text.replace("chess960_codegen::", "chess960::"))?;
    }
    Ok(())
}
