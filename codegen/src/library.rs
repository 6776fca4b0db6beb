//! What the build script of the crate `chess960` asks for.

use std::path::Path;
use std::{fs, io};

use crate::check::check;
use crate::emit::{self, PieceText, line};
use crate::{rules, shared};

const HEADER: &str = "\
// Written by chess960-codegen from codegen/src/rules.rs. Changes made here are
// lost: change the rules or the emitters, and build again.
//
// Ranks are a-file first. Rows 960 to 1023 repeat row 0: an index of ten bits
// always finds a row.
";

/// The library's pieces.
const PIECES: PieceText<'_> = PieceText {
    type_name: "crate::Piece",
    king: "crate::Piece::King",
    queen: "crate::Piece::Queen",
    rook: "crate::Piece::Rook",
    bishop: "crate::Piece::Bishop",
    knight: "crate::Piece::Knight",
};

/// The source of all tables of the crate `chess960`, after a check of all 960
/// positions.
///
/// With the feature `phf` it has the perfect hash map too.
///
/// # Panics
///
/// Panics when a rule contradicts another one, with the number of the position and
/// both answers.
///
/// # Examples
///
/// ```
/// let source = chess960_codegen::library_tables();
/// assert!(source.contains("[R, N, B, Q, K, B, N, R], // 518"));
/// ```
#[must_use]
pub fn library_tables() -> String {
    check();
    let mut out = String::from(HEADER);
    let mut section = |title: &str, emit: &dyn Fn(&mut String)| {
        line(&mut out, format_args!("\n// {title}"));
        emit(&mut out);
    };
    section("Number to back rank.", &|out| emit::ranks(out, "RANKS", &PIECES));
    section("The same in letters.", &|out| emit::letters(out, "LETTERS"));
    section("Back rank to number: LOW[i] + HIGH[j], modulo 1024; see slots.rs.", &|out| {
        emit::reverse(out, "LOW", "HIGH");
    });
    section("Rows of the King's table and of Fritz9's table, each to the other.", &|out| {
        emit::fritz9_rows(out, "FRITZ9_ROWS", "KINGS_ROWS");
    });
    section("King's table.", &|out| emit::kings_table(out, "KINGS_TABLE"));
    section("Bishop's table.", &|out| emit::bishops_table(out, "BISHOPS_TABLE"));
    section("N5N table.", &|out| emit::knight_table::<5>(out, "N5N_TABLE", &rules::N5N));
    section("NQ-skeletons.", &|out| emit::nq_skeletons(out, "NQ_SKELETONS"));
    section("N6N table.", &|out| emit::knight_table::<6>(out, "N6N_TABLE", &rules::N6N));
    section("Fritz9's skeletons.", &|out| emit::fritz9_skeletons(out, "FRITZ9_SKELETONS"));
    #[cfg(feature = "phf")]
    section("The phf map.", &|out| emit::phf_map(out, "NUMBERS"));
    out
}

/// Writes `tables.rs` and the shared source files into a folder: the whole work
/// of the library's build script.
///
/// # Errors
///
/// The error of the file system when a file cannot be written.
///
/// # Panics
///
/// Panics when a rule contradicts another one, as [`library_tables`] does.
///
/// # Examples
///
/// A build script:
///
/// ```no_run
/// use std::path::Path;
///
/// let folder = std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
/// chess960_codegen::write_library(Path::new(&folder))?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn write_library(folder: &Path) -> io::Result<()> {
    fs::write(folder.join("tables.rs"), library_tables())?;
    for (name, text) in shared::FILES {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}
