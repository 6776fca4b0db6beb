//! What castling asks of a board: who stands on the back rank, and what is attacked.

use chess960::{Castling, File, FileMask};
use cozy_chess::{
    BitBoard, Board, CastleRights, Color, Piece, Square, get_bishop_moves, get_king_moves,
    get_knight_moves, get_pawn_attacks, get_rook_moves,
};

use crate::Fault;
use crate::conditions::Conditions;

/// Returns the files of the rooks with which the side to move may castle: by the rule, or by a
/// rule with these faults.
pub(crate) fn castlings(board: &Board, faults: &[Fault]) -> FileMask {
    let king = board.king(board.side_to_move());
    if king.rank() != back_rank(board) || !board.checkers().is_empty() {
        return FileMask::EMPTY;
    }
    let is_legal = |rook: &File| {
        Castling::new(our(king.file()), *rook)
            .is_some_and(|castling| is_legal(board, &castling, faults))
    };
    let rooks: Vec<_> = rights(board, board.side_to_move()).into_iter().filter(is_legal).collect();
    FileMask::from_files(&rooks)
}

/// Returns the files of the rooks with which a player has the right to castle.
pub(crate) fn rights(board: &Board, color: Color) -> Vec<File> {
    let CastleRights { short, long } = *board.castle_rights(color);
    [long, short].into_iter().flatten().map(our).collect()
}

/// Returns whether the side to move could castle if it had the right to.
pub(crate) fn would_castle(board: &Board, castling: &Castling) -> bool {
    let is_own = |file: File, piece| {
        let square = Square::new(theirs(file), back_rank(board));
        board.colored_pieces(board.side_to_move(), piece).has(square)
    };
    is_own(castling.king_from, Piece::King)
        && is_own(castling.rook_from, Piece::Rook)
        && board.checkers().is_empty()
        && is_legal(board, castling, &[])
}

fn is_legal(board: &Board, castling: &Castling, faults: &[Fault]) -> bool {
    let conditions = Conditions::new(castling, faults);
    let square = |file: File| Square::new(theirs(file), back_rank(board));
    let (king, rook) =
        (square(castling.king_from).bitboard(), square(castling.rook_from).bitboard());
    let without_king = board.occupied() & !king;
    let without_both = without_king & !rook;
    let is_attacked = |file: File, occupied| !attackers(board, square(file), occupied).is_empty();

    let after = without_both | square(castling.rook_to).bitboard();
    !conditions.refused
        && !conditions.empty.files().any(|file| without_both.has(square(file)))
        && !conditions.safe.files().any(|file| is_attacked(file, without_king))
        && (!conditions.safe_after || !is_attacked(castling.king_to, after))
}

/// Returns the enemies of the side to move that attack a square, if these squares are occupied.
fn attackers(board: &Board, square: Square, occupied: BitBoard) -> BitBoard {
    let player = board.side_to_move();
    let enemies = |piece| board.colored_pieces(!player, piece);
    let queens = enemies(Piece::Queen);
    (get_rook_moves(square, occupied) & (enemies(Piece::Rook) | queens))
        | (get_bishop_moves(square, occupied) & (enemies(Piece::Bishop) | queens))
        | (get_knight_moves(square) & enemies(Piece::Knight))
        | (get_king_moves(square) & enemies(Piece::King))
        | (get_pawn_attacks(square, player) & enemies(Piece::Pawn))
}

/// The back rank of the side to move.
pub(crate) fn back_rank(board: &Board) -> cozy_chess::Rank {
    cozy_chess::Rank::First.relative_to(board.side_to_move())
}

/// A file, from the type of `cozy-chess`.
pub(crate) fn our(file: cozy_chess::File) -> File {
    File::ALL[file as usize]
}

/// A file, as the type of `cozy-chess`.
pub(crate) fn theirs(file: File) -> cozy_chess::File {
    cozy_chess::File::index(file.index())
}
