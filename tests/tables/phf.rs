//! The map, written by `phf_codegen` and read by `phf`: if their versions differ, it compiles
//! but finds almost nothing.

use chess960::{StartPosition, tables};

#[test]
fn finds_all_960() {
    assert_eq!(tables::NUMBERS.len(), StartPosition::COUNT);
    for position in StartPosition::all() {
        assert_eq!(tables::NUMBERS.get(position.as_str()), Some(&position.number()));
    }
}

#[test]
fn entries_are_back_ranks_and_their_numbers() {
    let mut numbers: Vec<u16> = tables::NUMBERS
        .entries()
        .map(|(rank, &number)| {
            assert_eq!(StartPosition::from_back_rank(rank).map(StartPosition::number), Ok(number));
            number
        })
        .collect();
    numbers.sort_unstable();
    assert_eq!(numbers, (0..960).collect::<Vec<_>>());
}
