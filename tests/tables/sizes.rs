//! The sizes of types and tables.

use core::mem::{size_of, size_of_val};

use chess960::{
    Castling, DoubleStartPosition, Fen, Numbering, Piece, PositionSet, StartPosition, tables,
};

#[test]
fn sizes_of_types() {
    assert_eq!(size_of::<StartPosition>(), 2);
    assert_eq!(size_of::<Piece>(), 1);
    assert_eq!(size_of::<Option<Piece>>(), 1);
    assert_eq!(size_of::<Numbering>(), 1);
    assert_eq!(size_of::<DoubleStartPosition>(), 4);
    assert_eq!(size_of::<Fen>(), 56);
    assert_eq!(size_of::<Castling>(), 6);
    assert_eq!(size_of::<PositionSet>(), 128);
}

/// The sizes are those in `benches/README.md`.
#[test]
fn sizes_of_generated_tables() {
    let source = include_str!(concat!(env!("OUT_DIR"), "/tables.rs"));
    for (name, declared, bytes, listed) in [
        ("RANKS", "[[crate::Piece; 8]; 1024]", size_of::<[[Piece; 8]; 1024]>(), 8_192),
        ("LOW", "[u16; 512]", size_of::<[u16; 512]>(), 1_024),
        ("HIGH", "[u16; 512]", size_of::<[u16; 512]>(), 1_024),
        ("LETTERS", "[[u8; 8]; 1024]", size_of::<[[u8; 8]; 1024]>(), 8_192),
        ("PIECE_MASKS", "[[u8; 5]; 1024]", size_of::<[[u8; 5]; 1024]>(), 5_120),
        ("CASTLING_INDEX", "[u8; 1024]", size_of::<[u8; 1024]>(), 1_024),
        ("FRITZ9_ROWS", "[u16; 64]", size_of::<[u16; 64]>(), 128),
        ("KINGS_ROWS", "[u16; 64]", size_of::<[u16; 64]>(), 128),
    ] {
        let declaration = format!("pub(crate) const {name}: {declared} =\n");
        assert!(source.contains(&declaration), "{declaration}");
        assert_eq!(bytes, listed, "{name}");
    }
}

/// On 64 bits, a row is an address and a length.
#[cfg(all(feature = "phf", target_pointer_width = "64"))]
#[test]
fn sizes_of_published_tables() {
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

#[test]
fn the_lookups_and_back_ranks_share_one_table() {
    assert_eq!(size_of_val(tables::BACK_RANKS), 7_680);
    for position in StartPosition::all() {
        let row = &tables::BACK_RANKS[usize::from(position.number())];
        assert!(core::ptr::eq(row, position.pieces()), "row {position} is stored twice");
    }
}
