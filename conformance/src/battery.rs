//! The battery: positions that show every known fault at the first move.

use chess960::{Castling, File};
use cozy_chess::{
    Board, BoardBuilder, Color, Piece, Rank, Square, get_bishop_moves, get_rook_moves,
};

use crate::Position;
use crate::board::{our, theirs};

/// Returns the battery: positions of few pieces for every geometry of king and castling rook,
/// 42 for each player.
///
/// Each has the king and the rook alone, then with a piece of either side on every other square
/// of the back rank, with every file attacked, openly and with a pawn in front, with an enemy
/// rook or queen on the back rank, and with a second rook. Then come the positions with both
/// rights or one of two, and those in which the other player may castle, too. The order and the
/// [ids](Position::id) stay the same from version to version.
///
/// # Examples
///
/// ```
/// let battery = chess960_conformance::battery();
/// assert!(battery.iter().any(|position| position.id() == "own-w-c1b1-e1"));
/// ```
#[must_use]
pub fn battery() -> Vec<Position> {
    let mut battery = Battery::default();
    for color in Color::ALL {
        for king in &File::ALL[1..7] {
            for rook in File::ALL {
                if Castling::new(*king, rook).is_some() {
                    battery.geometry(&Geometry { color, king: theirs(*king), rook: theirs(rook) });
                }
            }
        }
    }
    for color in Color::ALL {
        battery.two_rooks(color);
    }
    battery.0
}

/// A king and the rook with which it may castle.
struct Geometry {
    color: Color,
    king: cozy_chess::File,
    rook: cozy_chess::File,
}

type Placed = (Square, Piece, Color);

#[derive(Default)]
struct Battery(Vec<Position>);

impl Battery {
    fn geometry(&mut self, geometry: &Geometry) {
        let Geometry { color, king, rook } = *geometry;
        let on_back_rank = |file| Square::new(file, Rank::First.relative_to(color));
        let elsewhere: Vec<_> = cozy_chess::File::ALL
            .into_iter()
            .filter(|&file| file != king && file != rook)
            .collect();

        self.add(geometry, "alone", None, &[]);
        for &file in &elsewhere {
            self.add(geometry, "own", Some(file), &[(on_back_rank(file), Piece::Knight, color)]);
        }
        for &file in &elsewhere {
            self.add(geometry, "enemy", Some(file), &[(on_back_rank(file), Piece::Bishop, !color)]);
        }
        for file in cozy_chess::File::ALL {
            let attacker = (Square::new(file, Rank::Fifth.relative_to(color)), Piece::Rook, !color);
            let pawn = (Square::new(file, Rank::Second.relative_to(color)), Piece::Pawn, color);
            self.add(geometry, "attacked", Some(file), &[attacker]);
            self.add(geometry, "defended", Some(file), &[attacker, pawn]);
        }
        for &file in &elsewhere {
            self.add(geometry, "rook", Some(file), &[(on_back_rank(file), Piece::Rook, !color)]);
        }
        // A queen where a rook is not enough: programs that look for one forget the other.
        for &file in elsewhere.iter().filter(|&&file| is_outside(file, rook, king)) {
            self.add(geometry, "queen", Some(file), &[(on_back_rank(file), Piece::Queen, !color)]);
        }
        for &file in elsewhere.iter().filter(|&&file| (file < king) == (rook < king)) {
            self.add(geometry, "second", Some(file), &[(on_back_rank(file), Piece::Rook, color)]);
        }
    }

    /// Adds a position with these pieces and one right, if it can occur.
    fn add(
        &mut self,
        geometry: &Geometry,
        class: &str,
        file: Option<cozy_chess::File>,
        pieces: &[Placed],
    ) {
        let Geometry { color, king, rook } = *geometry;
        let rank = Rank::First.relative_to(color);
        let (king_square, rook_square) = (Square::new(king, rank), Square::new(rook, rank));
        let mut builder = BoardBuilder::empty();
        builder.side_to_move = color;
        *builder.square_mut(king_square) = Some((Piece::King, color));
        *builder.square_mut(rook_square) = Some((Piece::Rook, color));
        for &(square, piece, of) in pieces {
            *builder.square_mut(square) = Some((piece, of));
        }
        set_right(&mut builder, color, king, rook);
        if let Some(board) = with_enemy_king(&builder, pieces) {
            let square = file.map_or(String::new(), |file| format!("-{}", Square::new(file, rank)));
            let id = format!("{class}-{}-{king_square}{rook_square}{square}", letter(color));
            self.0.push(Position::new(id, board));
        }
    }

    /// Adds the positions with a rook on either side of the king: with both rights or one, alone
    /// and opposite a player who may castle, too.
    fn two_rooks(&mut self, color: Color) {
        for left in 0..6 {
            for king in left + 1..7 {
                for right in king + 1..8 {
                    let [left, king, right] = [left, king, right].map(cozy_chess::File::index);
                    self.both(color, [left, king, right]);
                }
            }
        }
    }

    fn both(&mut self, color: Color, [left, king, right]: [cozy_chess::File; 3]) {
        let squares: String = [left, king, right].iter().map(|&file| our(file).letter()).collect();
        let id = |class: &str| format!("{class}-{}-{squares}", letter(color));
        let place = |builder: &mut BoardBuilder, of: Color, rooks: &[cozy_chess::File]| {
            let rank = Rank::First.relative_to(of);
            *builder.square_mut(Square::new(king, rank)) = Some((Piece::King, of));
            for file in [left, right] {
                *builder.square_mut(Square::new(file, rank)) = Some((Piece::Rook, of));
            }
            for &rook in rooks {
                set_right(builder, of, king, rook);
            }
        };
        let mut empty = BoardBuilder::empty();
        empty.side_to_move = color;
        for (class, rooks) in [
            ("both", &[left, right][..]),
            ("a-side", &[left]),
            ("h-side", &[right]),
            ("no-right", &[]),
        ] {
            let mut builder = empty.clone();
            place(&mut builder, color, rooks);
            if let Some(board) = with_enemy_king(&builder, &[]) {
                self.0.push(Position::new(id(class), board));
            }
        }
        // Pawns keep the players' rooks apart.
        for file in cozy_chess::File::ALL {
            for of in Color::ALL {
                let square = Square::new(file, Rank::Second.relative_to(of));
                *empty.square_mut(square) = Some((Piece::Pawn, of));
            }
        }
        for (class, mine, theirs) in [
            ("all-rights", &[left, right][..], &[left, right][..]),
            ("enemy-rights", &[], &[left, right]),
        ] {
            let mut builder = empty.clone();
            place(&mut builder, color, mine);
            place(&mut builder, !color, theirs);
            let board = builder.build().expect("both players have their pieces at home");
            self.0.push(Position::new(id(class), board));
        }
    }
}

/// Whether a file is on the other side of the rook than the king.
fn is_outside(file: cozy_chess::File, rook: cozy_chess::File, king: cozy_chess::File) -> bool {
    if rook < king { file < rook } else { file > rook }
}

fn set_right(
    builder: &mut BoardBuilder,
    color: Color,
    king: cozy_chess::File,
    rook: cozy_chess::File,
) {
    let rights = builder.castle_rights_mut(color);
    if rook > king { rights.short = Some(rook) } else { rights.long = Some(rook) }
}

fn letter(color: Color) -> char {
    if color == Color::White { 'w' } else { 'b' }
}

/// Places the king of the player who is not to move, where it is not attacked and stands in no
/// line of its own pieces.
fn with_enemy_king(builder: &BoardBuilder, pieces: &[Placed]) -> Option<Board> {
    let color = builder.side_to_move;
    [0, 7, 1, 6, 2, 5, 3, 4].into_iter().find_map(|file| {
        [Rank::Eighth, Rank::Seventh, Rank::Sixth].into_iter().find_map(|rank| {
            let square = Square::new(cozy_chess::File::index(file), rank.relative_to(color));
            if builder.square(square).is_some() {
                return None;
            }
            let mut builder = builder.clone();
            *builder.square_mut(square) = Some((Piece::King, !color));
            let board = builder.build().ok()?;
            let mut enemies = pieces.iter().filter(|(_, _, of)| *of != color);
            (!enemies.any(|&(from, piece, _)| is_in_line(&board, from, piece, square)))
                .then_some(board)
        })
    })
}

/// Whether the king stands in a line of this piece.
fn is_in_line(board: &Board, from: Square, piece: Piece, king: Square) -> bool {
    let occupied = board.occupied();
    let rook = || get_rook_moves(from, occupied).has(king);
    let bishop = || get_bishop_moves(from, occupied).has(king);
    match piece {
        Piece::Rook => rook(),
        Piece::Bishop => bishop(),
        Piece::Queen => rook() || bishop(),
        _ => false,
    }
}
