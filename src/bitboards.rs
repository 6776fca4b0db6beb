//! Masks and bitboards of start positions.

use crate::lookup::MASK;
use crate::slots::ROWS;
use crate::tables::generated::PIECE_MASKS;
use crate::{Color, DoubleStartPosition, FileMask, Piece, Rank, StartPosition};

impl StartPosition {
    /// The files of a piece.
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
        // A constant rather than a static: of a constant position nothing but the
        // value is left, in whatever crate.
        const MASKS: &[[u8; 5]; ROWS] = &PIECE_MASKS;
        FileMask(MASKS[(self.number() & MASK) as usize][piece.index()])
    }

    /// The files whose pawns no piece defends.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::StartPosition;
    ///
    /// assert!(StartPosition::STANDARD.undefended_pawns().is_empty());
    /// // BBQNNRKR: nothing on the back rank looks at e2.
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

    /// The bitboards of the position, pawns included.
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

impl DoubleStartPosition {
    /// The bitboards of the position, pawns included.
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
                half(self.white(), Color::White, Rank::Second),
                half(self.black(), Color::Black, Rank::Seventh),
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
const fn half(position: StartPosition, color: Color, pawns: Rank) -> [u64; 6] {
    [
        position.files(Piece::King).on(color),
        position.files(Piece::Queen).on(color),
        position.files(Piece::Rook).on(color),
        position.files(Piece::Bishop).on(color),
        position.files(Piece::Knight).on(color),
        FileMask::ALL.on_rank(pawns),
    ]
}

impl Bitboards {
    /// The squares of a player's pieces of one kind.
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

    /// The squares of a player's pawns.
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

    /// The squares of all that a player has.
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

    /// All squares with a piece or a pawn.
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

    /// All twelve: White's, then Black's, each in the order king, queen, rooks,
    /// bishops, knights, pawns.
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
