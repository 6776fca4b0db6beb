//! `chess-lab`, whose many dependencies only this workspace compiles, agrees over all 960
//! positions.

use chess_lab::parsing::fen::get_fen_from_chess960_spid;
use chess960::StartPosition;

#[test]
fn both_back_ranks_of_its_fens_agree() {
    for position in StartPosition::all() {
        let fen = get_fen_from_chess960_spid(position.number()).expect("the number is below 960");
        let board = fen.split(' ').next().expect("a FEN has a board");
        let ranks: Vec<_> = board.split('/').collect();
        assert_eq!(ranks[7], position.as_str());
        assert_eq!(StartPosition::from_back_rank(ranks[0]), Ok(position));
    }
    assert!(get_fen_from_chess960_spid(960).is_err());
}
