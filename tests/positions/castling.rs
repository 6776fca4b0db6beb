//! Castling agrees with published cases and an independent move generator.

use std::collections::BTreeMap;

use chess960::{
    Castling, CastlingSide, Color, DoubleStartPosition, File, FileMask, Piece, StartPosition,
};
use cozy_chess::{Board, BoardBuilder, CastleRights, Move};

/// A published case: a number, a side, where the king starts and lands, where the rook starts
/// and lands, the files that must be empty, and those that must be safe.
struct Case(u16, CastlingSide, [char; 4], &'static str, &'static str);

const CASES: [Case; 10] = [
    Case(518, CastlingSide::HSide, ['e', 'g', 'h', 'f'], "fg", "efg"),
    Case(518, CastlingSide::ASide, ['e', 'c', 'a', 'd'], "bcd", "cde"),
    Case(609, CastlingSide::HSide, ['f', 'g', 'g', 'f'], "-", "fg"),
    Case(3, CastlingSide::HSide, ['f', 'g', 'g', 'f'], "-", "fg"),
    Case(96, CastlingSide::HSide, ['g', 'g', 'h', 'f'], "f", "g"),
    Case(701, CastlingSide::ASide, ['c', 'c', 'a', 'd'], "bd", "c"),
    Case(16, CastlingSide::ASide, ['g', 'c', 'f', 'd'], "cde", "cdefg"),
    Case(122, CastlingSide::HSide, ['g', 'g', 'h', 'f'], "f", "g"),
    Case(752, CastlingSide::ASide, ['d', 'c', 'c', 'd'], "-", "cd"),
    Case(922, CastlingSide::HSide, ['b', 'g', 'c', 'f'], "defg", "bcdefg"),
];

#[test]
fn castling_agrees_with_published_cases() {
    for Case(number, side, files, empty, safe) in CASES {
        let castling = StartPosition::new(number).unwrap().castling(side);
        let Castling { king_from, king_to, rook_from, rook_to, .. } = castling;
        let found = [king_from, king_to, rook_from, rook_to].map(File::letter);
        assert_eq!(found, files, "{number} {side:?}");
        assert_eq!(castling.must_be_empty.to_string(), empty, "{number} {side:?}");
        assert_eq!(castling.must_be_safe.to_string(), safe, "{number} {side:?}");
    }
}

/// A king on b to g can castle with a rook on any other file: 42 geometries, and no others.
#[test]
fn every_king_and_rook() {
    let mut geometries = 0;
    for king in File::ALL {
        for rook in File::ALL {
            let is_possible = !matches!(king, File::A | File::H) && king != rook;
            let castling = Castling::new(king, rook);
            let found = castling.map(|castling| (castling.king_from, castling.rook_from));
            assert_eq!(found, is_possible.then_some((king, rook)), "{king} {rook}");
            geometries += usize::from(is_possible);
        }
    }
    assert_eq!(geometries, 42);
}

/// The rule, written a second time, for all 960 positions, both sides and both colours.
#[test]
fn castling_follows_the_rule_in_every_position() {
    for position in StartPosition::all() {
        let rank = position.as_str();
        for side in CastlingSide::ALL {
            let king = rank.find('K').unwrap();
            let (rook, king_to, rook_to) = match side {
                CastlingSide::ASide => (rank.find('R').unwrap(), 2, 3),
                CastlingSide::HSide => (rank.rfind('R').unwrap(), 6, 5),
            };
            let between = |one: usize, other: usize| one.min(other)..=one.max(other);
            let safe: FileMask = mask(between(king, king_to));
            let empty = mask(
                between(king, king_to)
                    .chain(between(rook, rook_to))
                    .filter(|&f| f != king && f != rook),
            );
            let expected = Castling {
                king_from: File::ALL[king],
                king_to: File::ALL[king_to],
                rook_from: File::ALL[rook],
                rook_to: File::ALL[rook_to],
                must_be_empty: empty,
                must_be_safe: safe,
            };
            assert_eq!(position.castling(side), expected, "{rank}");
            for color in Color::ALL {
                let both = DoubleStartPosition::from(position);
                assert_eq!(both.castling(color, side), expected, "{rank}");
            }
        }
    }
}

fn mask(files: impl Iterator<Item = usize>) -> FileMask {
    files.fold(FileMask::EMPTY, |mask, file| mask.with(File::ALL[file]))
}

/// Returns one position for each of the 56 sets of files that king and rooks stand on.
fn triples() -> Vec<StartPosition> {
    let mut found = BTreeMap::new();
    for position in StartPosition::all() {
        let key = position.files(Piece::King).0 | position.files(Piece::Rook).0;
        found.entry(key).or_insert(position);
    }
    assert_eq!(found.len(), 56);
    found.into_values().collect()
}

/// Returns a board with one player's king, rooks and some knights on the back rank, the other
/// king out of the way, and perhaps an enemy rook.
fn board(
    position: StartPosition,
    color: Color,
    own_knights: FileMask,
    enemy_rook: Option<File>,
) -> Option<Board> {
    let (own, enemy) = match color {
        Color::White => (cozy_chess::Color::White, cozy_chess::Color::Black),
        Color::Black => (cozy_chess::Color::Black, cozy_chess::Color::White),
    };
    let square = |file: File, rank: cozy_chess::Rank| {
        cozy_chess::Square::new(cozy_chess::File::index(file.index()), rank.relative_to(own))
    };
    let rooks = position.files(Piece::Rook);
    let king = position.files(Piece::King).files().next().unwrap();

    let mut builder = BoardBuilder::empty();
    builder.side_to_move = own;
    *builder.square_mut(square(king, cozy_chess::Rank::First)) =
        Some((cozy_chess::Piece::King, own));
    for rook in rooks.files() {
        *builder.square_mut(square(rook, cozy_chess::Rank::First)) =
            Some((cozy_chess::Piece::Rook, own));
    }
    for file in own_knights.files() {
        *builder.square_mut(square(file, cozy_chess::Rank::First)) =
            Some((cozy_chess::Piece::Knight, own));
    }
    if let Some(file) = enemy_rook {
        *builder.square_mut(square(file, cozy_chess::Rank::Fifth)) =
            Some((cozy_chess::Piece::Rook, enemy));
    }
    // Neither the rooks nor the knights attack this square.
    let shelter = File::ALL.into_iter().find(|&file| !rooks.contains(file)).unwrap();
    *builder.square_mut(square(shelter, cozy_chess::Rank::Eighth)) =
        Some((cozy_chess::Piece::King, enemy));
    let [a_rook, h_rook] = [rooks.files().next(), rooks.files().last()]
        .map(|file| file.map(|file| cozy_chess::File::index(file.index())));
    *builder.castle_rights_mut(own) = CastleRights { short: h_rook, long: a_rook };
    builder.build().ok()
}

/// Returns whether the move generator allows castling, which it writes as the king taking its
/// own rook.
fn is_legal(board: &Board, castling: &Castling) -> bool {
    let rank = cozy_chess::Rank::First.relative_to(board.side_to_move());
    let square = |file: File| cozy_chess::Square::new(cozy_chess::File::index(file.index()), rank);
    board.is_legal(Move {
        from: square(castling.king_from),
        to: square(castling.rook_from),
        promotion: None,
    })
}

/// Blockers stand on every set of the five other files.
#[test]
fn must_be_empty_agrees_with_a_move_generator() {
    let mut compared = 0;
    for position in triples() {
        let own = position.files(Piece::King).0 | position.files(Piece::Rook).0;
        for blockers in (0..=u8::MAX).filter(|blockers| blockers & own == 0).map(FileMask) {
            for color in Color::ALL {
                let board = board(position, color, blockers, None).expect("a legal board");
                for side in CastlingSide::ALL {
                    let castling = position.castling(side);
                    // The other rook may be in the way.
                    let there = blockers.0 | position.files(Piece::Rook).0;
                    let is_free = castling.must_be_empty.0 & there == 0;
                    assert_eq!(
                        is_legal(&board, &castling),
                        is_free,
                        "{position} {side:?} {blockers}"
                    );
                    compared += 1;
                }
            }
        }
    }
    assert_eq!(compared, 56 * 32 * 2 * 2);
}

/// An enemy rook attacks each file in turn.
#[test]
fn must_be_safe_agrees_with_a_move_generator() {
    let mut compared = 0;
    for position in triples() {
        for attacked in File::ALL {
            for color in Color::ALL {
                let board =
                    board(position, color, FileMask::EMPTY, Some(attacked)).expect("a legal board");
                for side in CastlingSide::ALL {
                    let castling = position.castling(side);
                    // The other rook may be in the way.
                    let is_free = castling.must_be_empty.0 & position.files(Piece::Rook).0 == 0;
                    let is_safe = is_free && !castling.must_be_safe.contains(attacked);
                    assert_eq!(
                        is_legal(&board, &castling),
                        is_safe,
                        "{position} {side:?} {attacked}"
                    );
                    compared += 1;
                }
            }
        }
    }
    assert_eq!(compared, 56 * 8 * 2 * 2);
}

/// The counts are published: 72 positions castle to the a-side, 90 to the h-side.
#[test]
fn castling_at_move_1_agrees_with_a_move_generator() {
    let mut counts = [0; 2];
    for position in StartPosition::all() {
        let board = Board::chess960_startpos(position.number().into());
        let possible = CastlingSide::ALL.map(|side| {
            let castling = position.castling(side);
            assert_eq!(
                is_legal(&board, &castling),
                castling.must_be_empty.is_empty(),
                "{position}"
            );
            castling.must_be_empty.is_empty()
        });
        assert_ne!(possible, [true, true], "{position}");
        for (count, is_possible) in counts.iter_mut().zip(possible) {
            *count += usize::from(is_possible);
        }
    }
    assert_eq!(counts, [72, 90]);
}

/// The example in the documentation of `Castling`.
#[test]
fn castling_can_be_illegal_if_the_rook_shields_its_king() {
    let board = Board::from_fen("4k3/8/8/8/8/8/8/qRK4R w HB - 0 1", true).unwrap();
    let a_side = Move { from: cozy_chess::Square::C1, to: cozy_chess::Square::B1, promotion: None };
    assert!(!board.is_legal(a_side));
    let without = Board::from_fen("4k3/8/8/8/8/8/8/1RK4R w HB - 0 1", true).unwrap();
    assert!(without.is_legal(a_side));

    // Both boards satisfy the masks.
    let position = StartPosition::all()
        .find(|p| {
            p.files(Piece::Rook).to_string() == "bh" && p.files(Piece::King).to_string() == "c"
        })
        .unwrap();
    let castling = position.castling(CastlingSide::ASide);
    assert_eq!(castling.must_be_empty.to_string(), "d");
    assert_eq!(castling.must_be_safe.to_string(), "c");
}
