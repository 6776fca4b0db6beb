//! The engine's own tables agree with the library.

use chess960::{Castling, CastlingSide, Piece, StartPosition};
use chess960_example_engine as engine;
use chess960_example_engine::start;

const fn engine_piece(piece: Piece) -> engine::Piece {
    match piece {
        Piece::King => engine::Piece::King,
        Piece::Queen => engine::Piece::Queen,
        Piece::Rook => engine::Piece::Rook,
        Piece::Bishop => engine::Piece::Bishop,
        Piece::Knight => engine::Piece::Knight,
    }
}

#[test]
fn ranks_and_numbers_agree() {
    for position in StartPosition::all() {
        let number = position.number();
        assert_eq!(engine::back_rank(number), Some(&position.pieces().map(engine_piece)));
        let letters = position.as_str().as_bytes().try_into().unwrap();
        assert_eq!(start::number_of(letters), Some(number));
    }
    assert_eq!(engine::back_rank(960), None);
    assert_eq!(start::BACK_RANKS[1023], start::BACK_RANKS[0]);
}

/// All words over K, Q, R, B and N, and a few others.
#[test]
fn words_that_are_not_back_ranks_are_refused() {
    for index in 0..5_usize.pow(8) {
        let mut rest = index;
        let word: [u8; 8] = core::array::from_fn(|_| {
            let letter = b"KQRBN"[rest % 5];
            rest /= 5;
            letter
        });
        let number = StartPosition::from_bytes(&word).map(StartPosition::number);
        assert_eq!(start::number_of(&word), number);
    }
    assert_eq!(start::number_of(b"rnbqkbnr"), None);
    assert_eq!(start::number_of(&[0; 8]), None);
}

#[test]
fn number_of_is_a_constant_expression() {
    const NUMBER: Option<u16> = start::number_of(b"RNBQKBNR");
    assert_eq!(NUMBER, Some(518));
}

#[test]
fn masks_and_castling_agree() {
    for position in StartPosition::all() {
        let row = usize::from(position.number());
        assert_eq!(start::PIECE_MASKS[row], Piece::ALL.map(|piece| position.files(piece).0));
        let set = start::CASTLING_SETS[usize::from(start::CASTLING_INDEX[row])];
        for (side, found) in CastlingSide::ALL.into_iter().zip(set) {
            let castling = position.castling(side);
            let Castling { king_from, king_to, rook_from, rook_to, .. } = castling;
            assert_eq!(
                [found.king_from, found.king_to, found.rook_from, found.rook_to],
                [king_from, king_to, rook_from, rook_to].map(|file| file.index() as u8)
            );
            assert_eq!(found.must_be_empty, castling.must_be_empty.0);
            assert_eq!(found.must_be_safe, castling.must_be_safe.0);
            let h_side = matches!(side, CastlingSide::HSide);
            let empty = engine::must_be_empty(position.number(), h_side);
            assert_eq!(empty, Some(castling.must_be_empty.0.into()));
        }
    }
}
