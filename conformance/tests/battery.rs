//! The battery against `cozy-chess`, and every known fault against the battery.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use chess960::CastlingStyle::{Shredder, XFen};
use chess960_conformance::{Fault, Position, battery, legal_moves};
use cozy_chess::Board;

fn by_cozy_chess(position: &Position) -> BTreeSet<String> {
    let board = Board::from_fen(&position.fen(Shredder), true).expect("a Shredder-FEN");
    let mut moves = BTreeSet::new();
    board.generate_moves(|some| {
        moves.extend(some.into_iter().map(|mv| mv.to_string()));
        false
    });
    moves
}

/// The answers of a program with these faults.
fn answers(battery: &[Position], faults: &[Fault]) -> Vec<Vec<String>> {
    let answer = |position: &Position| legal_moves(&position.fen(Shredder), faults).unwrap();
    battery.iter().map(answer).collect()
}

#[test]
fn every_answer_is_that_of_cozy_chess() {
    for position in battery() {
        assert_eq!(position.moves(), by_cozy_chess(&position), "{}", position.id());
    }
}

#[test]
fn ids_and_positions_differ() {
    let battery = battery();
    let ids: HashSet<_> = battery.iter().map(Position::id).collect();
    let fens: HashSet<_> = battery.iter().map(|position| position.fen(Shredder)).collect();
    let x_fens: HashSet<_> = battery.iter().map(|position| position.fen(XFen)).collect();
    assert_eq!([ids.len(), fens.len(), x_fens.len()], [battery.len(); 3]);
}

#[test]
fn both_dialects_are_read_alike() {
    for position in battery() {
        let read = |style| legal_moves(&position.fen(style), &[]).unwrap();
        assert_eq!(read(XFen), read(Shredder), "{}", position.id());
    }
}

#[test]
fn x_fen_names_the_file_of_an_inner_rook_only() {
    let field = |id: &str| {
        let position = battery().into_iter().find(|position| position.id() == id).unwrap();
        [XFen, Shredder].map(|style| position.fen(style).split(' ').nth(2).unwrap().to_owned())
    };
    assert_eq!(field("second-w-e1g1-h1"), ["G", "G"]);
    assert_eq!(field("second-w-e1h1-g1"), ["K", "H"]);
    assert_eq!(field("second-b-e8b8-a8"), ["b", "b"]);
    assert_eq!(field("all-rights-w-bdg"), ["KQkq", "GBgb"]);
    assert_eq!(field("no-right-w-bdg"), ["-", "-"]);
}

#[test]
fn every_class_is_complete() {
    let mut classes = BTreeMap::new();
    for position in battery() {
        let (class, _) =
            position.id().split_once("-w-").or(position.id().split_once("-b-")).unwrap();
        *classes.entry(class.to_owned()).or_insert(0) += 1;
    }
    let expected = [
        // A position for each of 42 geometries and two players, and each other file or every file.
        ("alone", 84),
        ("own", 84 * 6),
        ("enemy", 84 * 6),
        ("attacked", 84 * 8),
        ("defended", 84 * 8),
        ("rook", 84 * 6),
        ("queen", 140),
        ("second", 280),
        // 56 choices of files, two players.
        ("both", 112),
        ("a-side", 112),
        ("h-side", 112),
        ("no-right", 112),
        ("all-rights", 112),
        ("enemy-rights", 112),
    ];
    let expected = expected.map(|(class, count)| (class.to_owned(), count));
    assert_eq!(classes, BTreeMap::from(expected));
}

#[test]
fn every_fault_answers_in_its_own_way() {
    let battery = battery();
    let mut all = vec![("the rule", answers(&battery, &[]))];
    all.extend(Fault::ALL.map(|fault| (fault.name(), answers(&battery, &[fault]))));
    for (index, (one, left)) in all.iter().enumerate() {
        for (other, right) in &all[..index] {
            assert!(left != right, "{one} answers like {other}");
        }
    }
}

/// Ten positions that tell all faults from the rule and from each other: each is the first of
/// those that split most of what was still alike.
#[test]
fn ten_positions_tell_the_faults_apart() {
    let battery = battery();
    let all: Vec<_> = [vec![]]
        .into_iter()
        .chain(Fault::ALL.map(|fault| vec![fault]))
        .map(|faults| answers(&battery, &faults))
        .collect();
    let groups = |chosen: &[usize]| {
        let patterns = all.iter().map(|answers| chosen.iter().map(|&at| &answers[at]).collect());
        patterns.collect::<HashSet<Vec<_>>>().len()
    };
    let mut chosen = Vec::new();
    while groups(&chosen) < all.len() {
        let with = |at: usize| groups(&[&chosen[..], &[at]].concat());
        // The first of the best.
        let best = (0..battery.len()).rev().max_by_key(|&at| with(at)).unwrap();
        chosen.push(best);
    }
    let ids: Vec<_> = chosen.iter().map(|&at| battery[at].id()).collect();
    assert_eq!(
        ids,
        [
            "both-w-ace",
            "both-w-cdf",
            "own-w-b1a1-c1",
            "own-w-b1a1-d1",
            "attacked-w-b1a1-a1",
            "attacked-w-b1a1-c1",
            "own-w-b1c1-g1",
            "attacked-w-b1c1-c1",
            "attacked-w-c1a1-b1",
            "rook-w-c1b1-a1",
        ]
    );
}

#[test]
fn every_position_has_a_move() {
    assert!(battery().iter().all(|position| !position.moves().is_empty()));
}
