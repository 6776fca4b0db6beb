//! What the types and tables weigh.

use core::mem::{size_of, size_of_val};

use chess960::{DoubleStartPosition, Fen, Numbering, Piece, PositionSet, StartPosition, tables};

#[test]
fn types() {
    assert_eq!(size_of::<StartPosition>(), 2);
    assert_eq!(size_of::<Piece>(), 1);
    assert_eq!(size_of::<Option<Piece>>(), 1);
    assert_eq!(size_of::<Numbering>(), 1);
    assert_eq!(size_of::<DoubleStartPosition>(), 4);
    assert_eq!(size_of::<Fen>(), 56);
    assert_eq!(size_of::<PositionSet>(), 128);
}

/// The tables that the build script writes, as the README lists them.
#[test]
fn generated_tables() {
    let source = chess960_codegen::library_tables(true).source();
    for (name, declared, bytes) in [
        ("RANKS", "[[crate::Piece; 8]; 1024]", size_of::<[[Piece; 8]; 1024]>()),
        ("LOW", "[u16; 512]", size_of::<[u16; 512]>()),
        ("HIGH", "[u16; 512]", size_of::<[u16; 512]>()),
        ("LETTERS", "[[u8; 8]; 1024]", size_of::<[[u8; 8]; 1024]>()),
        ("PIECE_MASKS", "[[u8; 5]; 1024]", size_of::<[[u8; 5]; 1024]>()),
        ("CASTLING_INDEX", "[u8; 1024]", size_of::<[u8; 1024]>()),
        ("CASTLING_SETS", "[[[u8; 6]; 2]; 56]", size_of::<[[[u8; 6]; 2]; 56]>()),
        ("FRITZ9_ROWS", "[u16; 64]", size_of::<[u16; 64]>()),
        ("KINGS_ROWS", "[u16; 64]", size_of::<[u16; 64]>()),
    ] {
        let declaration = format!("pub(crate) const {name}: {declared} =\n");
        assert!(source.contains(&declaration), "{declaration}");
        let listed = match name {
            "RANKS" | "LETTERS" => 8_192,
            "LOW" | "HIGH" | "CASTLING_INDEX" => 1_024,
            "PIECE_MASKS" => 5_120,
            "CASTLING_SETS" => 672,
            _ => 128,
        };
        assert_eq!(bytes, listed, "{name}");
    }
}

/// The published tables, on 64 bits: an address and a length for each row.
#[cfg(all(feature = "phf", target_pointer_width = "64"))]
#[test]
fn published_tables() {
    let rows = [
        tables::KINGS_TABLE.len(),
        tables::BISHOPS_TABLE.len(),
        tables::N5N_TABLE.len(),
        tables::NQ_SKELETONS.len(),
        tables::N6N_TABLE.len(),
        tables::FRITZ9_SKELETONS.len(),
    ];
    assert_eq!(rows.iter().sum::<usize>(), 221);
    assert_eq!(size_of_val(tables::KINGS_TABLE), 16 * 60);
    let entry = tables::NUMBERS.entries().map(|(rank, number)| size_of_val(&(*rank, *number)));
    assert_eq!(entry.sum::<usize>(), 23_040);
}

/// The rank table is one and the same for the lookups and for `BACK_RANKS`.
#[test]
fn tables() {
    assert_eq!(size_of_val(tables::BACK_RANKS), 7_680);
    for position in StartPosition::all() {
        let row = &tables::BACK_RANKS[usize::from(position.number())];
        assert!(core::ptr::eq(row, position.pieces()), "row {position} stands twice");
    }
}
