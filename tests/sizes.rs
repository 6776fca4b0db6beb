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

/// The rank table is one and the same for the lookups and for `BACK_RANKS`.
#[test]
fn tables() {
    assert_eq!(size_of_val(tables::BACK_RANKS), 7_680);
    for position in StartPosition::all() {
        let row = &tables::BACK_RANKS[usize::from(position.number())];
        assert!(core::ptr::eq(row, position.pieces()), "row {position} stands twice");
    }
}
