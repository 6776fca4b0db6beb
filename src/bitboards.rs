//! Where the pieces of a start position stand, as masks and bitboards.

use chess960_core::lookup::ROWS;

use crate::generated::PIECE_MASKS;
use crate::{Color, DoubleStartPosition, FileMask, Piece, StartPosition, lookup};

/// # Boards
impl StartPosition {
    /// Returns the files of a piece.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Piece, StartPosition};
    ///
    /// let rooks = StartPosition::STANDARD.files(Piece::Rook);
    /// assert_eq!(rooks.0, 0b1000_0001);
    /// assert_eq!(rooks.to_string(), "ah");
    /// ```
    #[must_use]
    #[inline]
    pub const fn files(self, piece: Piece) -> FileMask {
        // A constant rather than a static: a constant position leaves nothing but the value
        // in the program, in whatever crate.
        const MASKS: &[[u8; 5]; ROWS] = &PIECE_MASKS;
        FileMask(MASKS[lookup::row(self)][piece.index()])
    }

    /// Returns the files whose pawns no piece defends.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert!(StartPosition::STANDARD.undefended_pawns().is_empty());
    /// // BBQNNRKR: no piece on the back rank defends e2.
    /// assert_eq!(StartPosition::MIN.undefended_pawns().to_string(), "e");
    /// ```
    #[must_use]
    pub const fn undefended_pawns(self) -> FileMask {
        let king_and_queen = self.files(Piece::King).0 | self.files(Piece::Queen).0;
        let diagonal = king_and_queen | self.files(Piece::Bishop).0;
        let straight = king_and_queen | self.files(Piece::Rook).0;
        let knights = self.files(Piece::Knight).0;
        let defended = straight | diagonal << 1 | diagonal >> 1 | knights << 2 | knights >> 2;
        FileMask(!defended)
    }

    /// Returns the bitboards of the position, pawns included.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Bitboards, Color, Piece, chess960};
    ///
    /// const BOARDS: Bitboards = chess960!(518).bitboards();
    /// assert_eq!(BOARDS.pieces(Color::White, Piece::King), 1 << 4); // e1
    /// assert_eq!(BOARDS.pieces(Color::Black, Piece::Rook), 1 << 56 | 1 << 63); // a8, h8
    /// assert_eq!(BOARDS.pawns(Color::White), 0xFF00);
    /// assert_eq!(BOARDS.occupied(), 0xFFFF_0000_0000_FFFF);
    /// ```
    #[must_use]
    #[inline]
    pub const fn bitboards(self) -> Bitboards {
        DoubleStartPosition::new(self, self).bitboards()
    }
}

/// # Boards
impl DoubleStartPosition {
    /// Returns the bitboards of the position, pawns included.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Color, DoubleStartPosition, Piece};
    ///
    /// let boards = "518:534".parse::<DoubleStartPosition>()?.bitboards();
    /// assert_eq!(boards.pieces(Color::White, Piece::King), 1 << 4); // e1
    /// assert_eq!(boards.pieces(Color::Black, Piece::King), 1 << 59); // d8
    /// # Ok::<(), chess960::DoubleNumberError>(())
    /// ```
    #[must_use]
    #[inline]
    pub const fn bitboards(self) -> Bitboards {
        Bitboards {
            boards: [
                half(self.white(), Color::White, 0xFF00),
                half(self.black(), Color::Black, 0xFF << 48),
            ],
        }
    }
}

/// The bitboards of a start position, one for each player and kind of piece.
///
/// Squares are in the order a1 = bit 0, h8 = bit 63 (little-endian rank-file,
/// LERF).
///
/// # Examples
///
/// ```
/// use chess960::{Color, StartPosition};
///
/// let boards = StartPosition::MIN.bitboards();
/// assert_eq!(boards.color(Color::Black), 0xFFFF_0000_0000_0000);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bitboards {
    /// White's and Black's: the pieces in the order of `Piece::ALL`, then pawns.
    boards: [[u64; 6]; 2],
}

#[inline]
const fn half(position: StartPosition, color: Color, pawns: u64) -> [u64; 6] {
    [
        position.files(Piece::King).bitboard(color),
        position.files(Piece::Queen).bitboard(color),
        position.files(Piece::Rook).bitboard(color),
        position.files(Piece::Bishop).bitboard(color),
        position.files(Piece::Knight).bitboard(color),
        pawns,
    ]
}

impl Bitboards {
    /// Returns the squares of a player's pieces of one kind.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Color, Piece, StartPosition};
    ///
    /// let boards = StartPosition::STANDARD.bitboards();
    /// assert_eq!(boards.pieces(Color::White, Piece::Knight), 0b0100_0010);
    /// ```
    #[must_use]
    #[inline]
    pub const fn pieces(&self, color: Color, piece: Piece) -> u64 {
        self.boards[color as usize][piece.index()]
    }

    /// Returns the squares of a player's pawns.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Color, StartPosition};
    ///
    /// let boards = StartPosition::STANDARD.bitboards();
    /// assert_eq!(boards.pawns(Color::White), 0xFF00);
    /// ```
    #[must_use]
    #[inline]
    pub const fn pawns(&self, color: Color) -> u64 {
        self.boards[color as usize][5]
    }

    /// Returns the squares of a player's pieces and pawns.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::{Color, StartPosition};
    ///
    /// let boards = StartPosition::STANDARD.bitboards();
    /// assert_eq!(boards.color(Color::White), 0xFFFF);
    /// ```
    #[must_use]
    #[inline]
    pub const fn color(&self, color: Color) -> u64 {
        let [king, queen, rooks, bishops, knights, pawns] = self.boards[color as usize];
        king | queen | rooks | bishops | knights | pawns
    }

    /// Returns all squares with a piece or a pawn.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert_eq!(StartPosition::STANDARD.bitboards().occupied().count_ones(), 32);
    /// ```
    #[must_use]
    #[inline]
    pub const fn occupied(&self) -> u64 {
        self.color(Color::White) | self.color(Color::Black)
    }

    /// Returns all twelve bitboards: White's, then Black's, each in the order king, queen,
    /// rooks, bishops, knights, pawns.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// let [white, _black] = StartPosition::STANDARD.bitboards().to_array();
    /// assert_eq!(white, [0x10, 0x08, 0x81, 0x24, 0x42, 0xFF00]);
    /// ```
    #[must_use]
    #[inline]
    pub const fn to_array(self) -> [[u64; 6]; 2] {
        self.boards
    }
}
