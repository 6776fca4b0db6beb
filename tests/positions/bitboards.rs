//! Masks and bitboards agree with the pieces on their squares, and with `cozy-chess`.

use chess960::{
    Bitboards, CastlingSide, CastlingStyle, Color, DoubleStartPosition, File, FileMask, Piece,
    PositionSet, StartPosition,
};

const PIECES: [(Piece, cozy_chess::Piece); 5] = [
    (Piece::King, cozy_chess::Piece::King),
    (Piece::Queen, cozy_chess::Piece::Queen),
    (Piece::Rook, cozy_chess::Piece::Rook),
    (Piece::Bishop, cozy_chess::Piece::Bishop),
    (Piece::Knight, cozy_chess::Piece::Knight),
];

const COLORS: [(Color, cozy_chess::Color); 2] =
    [(Color::White, cozy_chess::Color::White), (Color::Black, cozy_chess::Color::Black)];

#[test]
fn files_agree_with_the_pieces() {
    for position in StartPosition::all() {
        for piece in Piece::ALL {
            for (file, found) in File::ALL.into_iter().zip(position.pieces()) {
                assert_eq!(position.files(piece).contains(file), *found == piece, "{position}");
            }
        }
    }
}

/// Returns every position for White, each with a different one for Black.
fn doubles() -> impl Iterator<Item = DoubleStartPosition> {
    StartPosition::all().map(|white| {
        let black = StartPosition::wrapping(u32::from(white.number()) * 7 + 1);
        DoubleStartPosition::new(white, black)
    })
}

#[test]
fn bitboards_agree_with_cozy_chess() {
    for double in doubles() {
        let ours = double.bitboards();
        let theirs = cozy_chess::Board::double_chess960_startpos(
            double.white().number().into(),
            double.black().number().into(),
        );
        for (color, their_color) in COLORS {
            for (piece, their_piece) in PIECES {
                let squares = theirs.colored_pieces(their_color, their_piece);
                assert_eq!(ours.pieces(color, piece), squares.0, "{double}");
            }
            let pawns = theirs.colored_pieces(their_color, cozy_chess::Piece::Pawn);
            assert_eq!(ours.pawns(color), pawns.0);
            assert_eq!(ours.color(color), theirs.colors(their_color).0);
        }
        assert_eq!(ours.occupied(), theirs.occupied().0);
        let [white, black] = ours.to_array();
        assert_eq!(white.iter().chain(&black).fold(0, |all, board| all ^ board), ours.occupied());
        for piece in Piece::ALL {
            assert_eq!(white[piece.index()], ours.pieces(Color::White, piece));
            assert_eq!(black[piece.index()], ours.pieces(Color::Black, piece));
        }
        assert_eq!((white[5], black[5]), (0xFF00, 0xFF << 48));
    }
    for position in StartPosition::all() {
        let both = DoubleStartPosition::from(position);
        assert_eq!(position.bitboards(), both.bitboards());
        assert_eq!(position.castling_masks(), both.castling_masks());
    }
}

/// Derives the mask of every square from the letters of the FEN.
#[test]
fn castling_masks_agree_with_the_fen() {
    for double in doubles() {
        let fen = double.fen(CastlingStyle::Shredder);
        let rights: Vec<char> = fen.split(' ').nth(2).unwrap().chars().collect();
        let masks = double.castling_masks();
        for (square, mask) in masks.into_iter().enumerate() {
            let file = ('a'..='h').nth(square % 8).unwrap();
            let mut lost = 0;
            let (color, king, letters) = match square / 8 {
                0 => (Color::White, fen[35..43].find('K'), &rights[..2]),
                7 => (Color::Black, fen[..8].find('k'), &rights[2..]),
                _ => (Color::White, None, &rights[..0]),
            };
            for (side, letter) in
                [CastlingSide::HSide, CastlingSide::ASide].into_iter().zip(letters)
            {
                if letter.eq_ignore_ascii_case(&file) || king == Some(square % 8) {
                    lost |= side.right(color);
                }
            }
            assert_eq!(mask, 0b1111 & !lost, "{double} square {square}");
        }
    }
}

#[test]
fn rights_are_four_bits() {
    let bits = Color::ALL.map(|color| CastlingSide::ALL.map(|side| side.right(color)));
    assert_eq!(bits, [[2, 1], [8, 4]]);
}

#[test]
fn every_file_mask_agrees_with_its_files() {
    for bits in 0..=u8::MAX {
        let mask = FileMask(bits);
        let files: Vec<File> = mask.files().collect();
        assert_eq!(FileMask::from_files(&files), mask);
        assert_eq!((mask.len(), mask.is_empty()), (files.len(), files.is_empty()));
        let letters: String = files.iter().map(ToString::to_string).collect();
        assert_eq!(mask.to_string(), if bits == 0 { "-".into() } else { letters });
        for (color, rank) in [(Color::White, 0), (Color::Black, 7)] {
            let squares = files.iter().map(|file| 1_u64 << (8 * rank + file.index()));
            assert_eq!(mask.bitboard(color), squares.sum::<u64>());
        }
        assert_eq!(format!("{mask:>9}"), format!("{:>9}", mask.to_string()));
    }
    for (index, file) in File::ALL.into_iter().enumerate() {
        assert_eq!((file.index(), File::new(index)), (index, Some(file)));
        assert_eq!(file.letter(), ('a'..='h').nth(index).unwrap());
    }
    assert_eq!(File::new(8), None);
    assert_eq!(File::new(usize::MAX), None);
}

/// `cozy-chess` gives the attacks; the counts are published.
#[test]
fn undefended_pawns_are_those_that_no_piece_defends() {
    let mut counts = [0; 4];
    for position in StartPosition::all() {
        let board = cozy_chess::Board::chess960_startpos(position.number().into());
        let mut attacked = cozy_chess::BitBoard::EMPTY;
        for square in cozy_chess::Rank::First.bitboard() {
            let occupied = board.occupied();
            attacked |= match board.piece_on(square).unwrap() {
                cozy_chess::Piece::King => cozy_chess::get_king_moves(square),
                cozy_chess::Piece::Knight => cozy_chess::get_knight_moves(square),
                cozy_chess::Piece::Bishop => cozy_chess::get_bishop_moves(square, occupied),
                cozy_chess::Piece::Rook => cozy_chess::get_rook_moves(square, occupied),
                cozy_chess::Piece::Queen => {
                    cozy_chess::get_rook_moves(square, occupied)
                        | cozy_chess::get_bishop_moves(square, occupied)
                }
                cozy_chess::Piece::Pawn => unreachable!("the first rank has no pawns"),
            };
        }
        let undefended = position.undefended_pawns();
        assert_eq!(undefended.bitboard(Color::White) << 8, 0xFF00 & !attacked.0, "{position}");
        counts[undefended.len()] += 1;
    }
    assert_eq!(counts, [360, 452, 144, 4]);
}

#[test]
fn having_agrees_with_the_files_of_the_pieces() {
    for piece in Piece::ALL {
        for bits in 0..=u8::MAX {
            let expected: PositionSet =
                StartPosition::all().filter(|p| p.files(piece).0 & bits == bits).collect();
            assert_eq!(PositionSet::having(piece, FileMask(bits)), expected);
        }
    }
    assert_eq!(PositionSet::having(Piece::King, FileMask::EMPTY), PositionSet::ALL);
    assert_eq!(PositionSet::having(Piece::King, FileMask::ALL), PositionSet::EMPTY);
}

/// Every 31st rank, with dots on every set of files.
#[test]
fn patterns_match_the_right_back_ranks() {
    for position in StartPosition::all().step_by(31) {
        for open in 0..=u8::MAX {
            let pattern: String = position
                .as_str()
                .chars()
                .enumerate()
                .map(|(file, letter)| if open >> file & 1 == 1 { '.' } else { letter })
                .collect();
            let matches = |p: &StartPosition| {
                p.as_str()
                    .chars()
                    .zip(pattern.chars())
                    .all(|(found, wanted)| wanted == '.' || found == wanted)
            };
            let expected: PositionSet = StartPosition::all().filter(matches).collect();
            assert_eq!(PositionSet::matching(&pattern), Ok(expected), "{pattern}");
            assert_eq!(PositionSet::matching(&pattern.to_lowercase()), Ok(expected), "{pattern}");
        }
    }
    assert_eq!(PositionSet::matching("KK......"), Ok(PositionSet::EMPTY));
}

#[test]
fn boards_masks_and_sets_are_constant_expressions() {
    const POSITION: StartPosition = StartPosition::STANDARD;
    const DOUBLE: DoubleStartPosition = DoubleStartPosition::new(POSITION, POSITION.twin());
    const EMPTY: FileMask = POSITION.castling(CastlingSide::HSide).must_be_empty;
    const SAFE: u64 =
        DOUBLE.castling(Color::Black, CastlingSide::ASide).must_be_safe.bitboard(Color::Black);
    const BOARDS: Bitboards = DOUBLE.bitboards();
    const ALL: [[u64; 6]; 2] = BOARDS.to_array();
    const OCCUPIED: u64 = BOARDS.occupied();
    const KING: u64 = BOARDS.pieces(Color::Black, Piece::King);
    const MASKS: [u8; 64] = DOUBLE.castling_masks();
    const UNDEFENDED: FileMask = POSITION.undefended_pawns();
    const PAWNS: u64 = BOARDS.pawns(Color::White) | BOARDS.color(Color::Black);
    const FILES: (usize, bool) = (POSITION.files(Piece::Rook).len(), EMPTY.contains(File::F));
    const RIGHT: u8 = CastlingSide::ASide.right(Color::Black);
    const FILE: Option<File> = File::new(4);
    const ROOKS: FileMask = FileMask::from_files(&[File::A, File::H]);
    const CORNERS: PositionSet = PositionSet::having(Piece::Rook, ROOKS);
    const PATTERN: PositionSet = match PositionSet::matching("R..QK..R") {
        Ok(set) => set,
        Err(_) => panic!("the pattern is valid"),
    };
    assert_eq!((PAWNS, FILES, RIGHT), (0xFFFF_0000_0000_FF00, (2, true), 8));
    assert_eq!((FILE, format!("{:>2}", File::A)), (Some(File::E), " a".into()));
    assert_eq!((EMPTY.to_string(), format!("{EMPTY:?}")), ("fg".into(), "FileMask(fg)".into()));
    assert_eq!(SAFE, 0b1100 << 56);
    assert_eq!((ALL[0][0], OCCUPIED.count_ones(), KING), (0x10, 32, 1 << 59));
    assert_eq!((MASKS[59], UNDEFENDED.len(), CORNERS.len(), PATTERN.len()), (0b0011, 0, 108, 4));
}
