//! The iterator over all positions behaves like a plain range.

use chess960::StartPosition;

fn numbers(positions: impl Iterator<Item = StartPosition>) -> Vec<u16> {
    positions.map(StartPosition::number).collect()
}

#[test]
fn runs_forwards_and_backwards() {
    assert_eq!(numbers(StartPosition::all()), (0..960).collect::<Vec<_>>());
    assert_eq!(numbers(StartPosition::all().rev()), (0..960).rev().collect::<Vec<_>>());
    assert_eq!(StartPosition::all().last(), Some(StartPosition::MAX));
    assert_eq!(StartPosition::all().count(), StartPosition::COUNT);
}

#[test]
fn runs_from_both_ends_until_nothing_is_left() {
    let mut all = StartPosition::all();
    for step in 0..480 {
        assert_eq!(all.len(), 960 - 2 * usize::from(step));
        assert_eq!(all.next().map(StartPosition::number), Some(step));
        assert_eq!(all.next_back().map(StartPosition::number), Some(959 - step));
    }
    assert_eq!((all.len(), all.next(), all.next_back()), (0, None, None));
    assert_eq!(all.next(), None, "fused");
}

#[test]
fn skips_like_a_range() {
    for n in [0, 1, 517, 518, 959, 960, 961, usize::MAX] {
        let (mut all, mut range) = (StartPosition::all(), 0..960_u16);
        assert_eq!(all.nth(n).map(StartPosition::number), range.nth(n), "nth({n})");
        assert_eq!(all.nth_back(3).map(StartPosition::number), range.nth_back(3));
        assert_eq!(all.size_hint(), range.size_hint());
    }
}

#[test]
fn debug_output_shows_the_rest() {
    let mut all = StartPosition::all();
    all.next();
    all.next_back();
    assert_eq!(format!("{all:?}"), "All(1..959)");
}
