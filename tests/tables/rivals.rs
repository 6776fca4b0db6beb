//! Other people's implementations agree over all 960 positions, in both directions if they
//! have both.

use chess_startpos_rs::chess as startpos;
use chess960::{Piece, StartPosition};
use cozy_chess::{Board, Color, File, Rank, Square};

/// `cozy-chess` sets up a board from one number or two.
#[test]
fn cozy_chess_agrees() {
    for position in StartPosition::all() {
        let number = position.number().into();
        let board = Board::chess960_startpos(number);
        assert_eq!(back_rank(&board, Color::White), Ok(position));
        assert_eq!(back_rank(&board, Color::Black), Ok(position));

        let twin = Board::double_chess960_startpos(number, position.twin().number().into());
        assert_eq!(back_rank(&twin, Color::White), Ok(position));
        assert_eq!(back_rank(&twin, Color::Black), Ok(position.twin()));
    }
}

fn back_rank(board: &Board, color: Color) -> Result<StartPosition, chess960::BackRankError> {
    let pieces = File::ALL.map(|file| {
        let square = Square::new(file, Rank::First.relative_to(color));
        assert_eq!(board.color_on(square), Some(color));
        match board.piece_on(square) {
            Some(cozy_chess::Piece::King) => Piece::King,
            Some(cozy_chess::Piece::Queen) => Piece::Queen,
            Some(cozy_chess::Piece::Rook) => Piece::Rook,
            Some(cozy_chess::Piece::Bishop) => Piece::Bishop,
            Some(cozy_chess::Piece::Knight) => Piece::Knight,
            other => panic!("{other:?} on {square}"),
        }
    });
    StartPosition::from_pieces(&pieces)
}

/// `chess-startpos-rs` converts in both directions.
#[test]
fn chess_startpos_rs_agrees() {
    let theirs = startpos::chess_960();
    for position in StartPosition::all() {
        let rank = theirs.sp_id(position.number().into()).expect("the number is below 960");
        let ours: Vec<_> = rank.iter().copied().map(piece).collect();
        assert_eq!(&ours, position.pieces());
        assert_eq!(theirs.sp_id_of(&rank), Some(position.number().into()));
    }
    assert_eq!(theirs.sp_id(960), None);
}

/// `chess-startpos-rs` also enumerates the ranks, by constraints instead of numbers.
#[test]
fn chess_startpos_rs_finds_all_960_by_constraints() {
    let mut found = [false; StartPosition::COUNT];
    for rank in startpos::chess_960().iter() {
        let pieces: Vec<_> = rank.into_iter().map(piece).collect();
        let pieces = pieces.as_slice().try_into().expect("a rank has eight pieces");
        let position = StartPosition::from_pieces(pieces).expect("it satisfies the constraints");
        found[usize::from(position.number())] = true;
    }
    assert_eq!(found, [true; StartPosition::COUNT]);
}

fn piece(theirs: startpos::Piece) -> Piece {
    match theirs {
        startpos::Piece::King => Piece::King,
        startpos::Piece::Queen => Piece::Queen,
        startpos::Piece::Rook => Piece::Rook,
        startpos::Piece::Bishop => Piece::Bishop,
        startpos::Piece::Knight => Piece::Knight,
    }
}
