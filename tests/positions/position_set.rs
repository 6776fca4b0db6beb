//! `PositionSet` behaves like a `BTreeSet`.

use std::collections::BTreeSet;

use chess960::{PositionSet, StartPosition};
use proptest::prelude::*;

type Model = BTreeSet<StartPosition>;

fn position(number: u16) -> StartPosition {
    StartPosition::new(number).unwrap()
}

#[track_caller]
fn assert_same(set: &PositionSet, model: &Model) {
    assert_eq!(set.len(), model.len());
    assert_eq!(set.is_empty(), model.is_empty());
    assert_eq!(set.iter().collect::<Vec<_>>(), model.iter().copied().collect::<Vec<_>>());
    assert_eq!(set.iter().len(), model.len());
    for position in StartPosition::all() {
        assert_eq!(set.contains(position), model.contains(&position), "{position}");
    }
    for (n, position) in model.iter().enumerate() {
        assert_eq!(set.nth(n), Some(*position));
    }
    for beyond in [model.len(), 960, 1 << 20, usize::MAX] {
        assert_eq!(set.nth(beyond), None);
    }
}

/// Returns sets of any density, including the empty one and the full one.
fn models() -> impl Strategy<Value = Model> {
    (0..=100_u32).prop_flat_map(|percent| {
        prop::collection::vec(0..100_u32, 960).prop_map(move |chances| {
            StartPosition::all()
                .zip(chances)
                .filter(|(_, c)| *c < percent)
                .map(|(p, _)| p)
                .collect()
        })
    })
}

proptest! {
    #[test]
    fn collects_positions(model in models()) {
        assert_same(&model.iter().copied().collect(), &model);
    }

    #[test]
    fn combines_two_sets(one in models(), other in models()) {
        let sets = [&one, &other].map(|model| model.iter().copied().collect::<PositionSet>());
        assert_same(&sets[0].union(&sets[1]), &(&one | &other));
        assert_same(&sets[0].intersection(&sets[1]), &(&one & &other));
        assert_same(&sets[0].difference(&sets[1]), &(&one - &other));
        assert_eq!(sets[0] == sets[1], one == other);
    }

    #[test]
    fn inserts_and_removes_positions(
        mut model in models(),
        changes in prop::collection::vec((any::<bool>(), 0..960_u16), 0..50)
    ) {
        let mut set: PositionSet = model.iter().copied().collect();
        for (add, number) in changes {
            let position = position(number);
            if add {
                assert_eq!(set.insert(position), model.insert(position));
            } else {
                assert_eq!(set.remove(position), model.remove(&position));
            }
        }
        assert_same(&set, &model);
    }
}

#[test]
fn all_and_empty_have_every_position_and_none() {
    assert_same(&PositionSet::EMPTY, &Model::new());
    assert_same(&PositionSet::ALL, &StartPosition::all().collect());
    assert_eq!(PositionSet::default(), PositionSet::EMPTY);
}

#[test]
fn sets_are_constant_expressions() {
    const FIRST: StartPosition = StartPosition::MIN;
    const LAST: StartPosition = StartPosition::MAX;
    const ENDS: PositionSet = PositionSet::EMPTY.with(FIRST).with(LAST);
    const LEFT: PositionSet = PositionSet::ALL.difference(&ENDS);
    const _: () = assert!(LEFT.len() == 958 && !LEFT.contains(FIRST) && ENDS.contains(LAST));
    assert_eq!(format!("{ENDS:?}"), "{0, 959}");
    assert_eq!(LEFT.into_iter().count(), 958);
    assert_eq!((&LEFT).into_iter().next(), StartPosition::new(1));
}
