//! Positions after castling, replayed by `cozy-chess` from their roots.

use std::collections::{BTreeMap, HashSet};

use chess960::CastlingStyle::Shredder;
use chess960_conformance::{Position, after_castling};
use cozy_chess::{Board, Move};

fn replayed(position: &Position) -> Board {
    let mut board = Board::from_fen(&position.root_fen(Shredder), true).expect("a Shredder-FEN");
    for next in position.line() {
        board.try_play(next.parse::<Move>().unwrap()).expect("a legal move");
    }
    board
}

#[test]
fn the_lines_lead_to_the_positions() {
    for position in after_castling() {
        assert_eq!(
            format!("{:#}", replayed(&position)),
            position.fen(Shredder),
            "{}",
            position.id()
        );
    }
}

#[test]
fn each_kind_is_there() {
    let positions = after_castling();
    let ids: HashSet<_> = positions.iter().map(Position::id).collect();
    assert_eq!(ids.len(), positions.len());

    let mut kinds = BTreeMap::new();
    for id in ids {
        let kind = id.split("-w-").next().and_then(|id| id.split("-b-").next()).unwrap();
        *kinds.entry(kind).or_insert(0) += 1;
    }
    // 56 sets, two players, two sides; 42 geometries, two players.
    let expected = [
        ("castled", 56 * 4),
        ("replied", 56 * 4),
        ("king-back", 196),
        ("rook-back", 194),
        ("step", 38),
        ("taken", 42 * 2),
    ];
    assert_eq!(kinds, BTreeMap::from(expected));
}

#[test]
fn every_position_has_a_move() {
    assert!(after_castling().iter().all(|position| !position.moves().is_empty()));
}

#[test]
fn the_right_is_gone_where_king_and_rook_are_home() {
    for position in after_castling() {
        let id = position.id();
        let side = id.chars().last().unwrap();
        let mover = format!("{:#}", replayed(&position));
        let rights = mover.split(' ').nth(2).unwrap();
        if id.starts_with("king-back") {
            assert!(position.castlings().is_empty(), "{id}");
        } else if id.starts_with("rook-back") {
            assert!(position.castlings().len() <= 1, "{id}: {side} {rights}");
        }
    }
}
