//! A position, and the right answer.

use std::collections::BTreeSet;
use std::str::FromStr;

use chess960::{Castling, CastlingStyle, File, FileMask};
use cozy_chess::{Board, Move, Piece, Square};

use crate::board::{castlings, our, rights, theirs};
use crate::fen::{is_outermost, read, write};
use crate::{Fault, FenError};

/// A position to ask an engine about, with its legal moves.
///
/// # Examples
///
/// ```
/// use chess960::CastlingStyle;
///
/// let position = &chess960_conformance::battery()[0];
/// assert_eq!(position.id(), "alone-w-b1a1");
/// assert_eq!(position.fen(CastlingStyle::Shredder), "7k/8/8/8/8/8/8/RK6 w A - 0 1");
/// assert!(position.moves().contains("b1a1"), "the king takes its rook: castling");
/// ```
#[derive(Clone, Debug)]
pub struct Position {
    id: String,
    /// Where the moves begin.
    root: Board,
    line: Vec<Move>,
    /// The position after the moves.
    board: Board,
}

impl Position {
    pub(crate) fn new(id: String, board: Board) -> Self {
        Self { id, root: board.clone(), line: Vec::new(), board }
    }

    /// The position under another id.
    pub(crate) fn renamed(self, id: String) -> Self {
        Self { id, ..self }
    }

    /// The position after one more move, which must be legal, under another id.
    pub(crate) fn after(&self, id: String, played: Move) -> Self {
        let mut next = Self { id, ..self.clone() };
        next.line.push(played);
        next.board.play(played);
        next
    }

    /// Returns the position's name, which no other position has and which stays the same from
    /// version to version.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the FEN of the position.
    ///
    /// X-FEN writes K or Q for the outermost rook on that side of the king, and the file of any
    /// other rook; Shredder-FEN always writes the file.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::CastlingStyle;
    /// use chess960_conformance::Position;
    ///
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K1RR w GA - 0 1".parse()?;
    /// assert_eq!(position.fen(CastlingStyle::XFen), "4k3/8/8/8/8/8/8/R3K1RR w GQ - 0 1");
    /// # Ok::<(), chess960_conformance::FenError>(())
    /// ```
    #[must_use]
    pub fn fen(&self, style: CastlingStyle) -> String {
        write(&self.board, style)
    }

    /// Returns the FEN of the position in which the [`line`](Self::line) begins.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::CastlingStyle;
    ///
    /// let position = &chess960_conformance::battery()[0];
    /// let style = CastlingStyle::Shredder;
    /// assert_eq!(position.root_fen(style), position.fen(style), "it has no line");
    /// ```
    #[must_use]
    pub fn root_fen(&self, style: CastlingStyle) -> String {
        write(&self.root, style)
    }

    /// Returns the moves that lead from the root to the position, in UCI. Only positions
    /// [after castling](crate::after_castling) have any.
    ///
    /// # Examples
    ///
    /// ```
    /// assert!(chess960_conformance::starts()[518].line().is_empty());
    /// ```
    #[must_use]
    pub fn line(&self) -> Vec<String> {
        self.line.iter().map(ToString::to_string).collect()
    }

    /// Returns the legal moves in UCI, where the king takes the rook with which it castles.
    ///
    /// # Examples
    ///
    /// ```
    /// let position: chess960_conformance::Position = "k7/8/8/8/8/8/8/K7 w - - 0 1".parse()?;
    /// assert_eq!(position.moves().into_iter().collect::<Vec<_>>(), ["a1a2", "a1b1", "a1b2"]);
    /// # Ok::<(), chess960_conformance::FenError>(())
    /// ```
    #[must_use]
    pub fn moves(&self) -> BTreeSet<String> {
        self.moves_with(&[])
    }

    /// Whether these are the legal moves, in any order.
    pub(crate) fn has_moves(&self, moves: &[String]) -> bool {
        let mut given: Vec<Move> = moves.iter().filter_map(|mv| mv.parse().ok()).collect();
        let mut legal = Vec::with_capacity(given.len());
        self.board.generate_moves(|some| {
            legal.extend(some);
            false
        });
        let order = |mv: &Move| (mv.from, mv.to, mv.promotion);
        given.sort_unstable_by_key(order);
        legal.sort_unstable_by_key(order);
        moves.len() == legal.len() && given == legal
    }

    /// Returns the files of the rooks with which the side to move may castle.
    ///
    /// # Examples
    ///
    /// ```
    /// let position: chess960_conformance::Position = "4k3/8/8/8/8/8/8/R3KN1R w HA - 0 1".parse()?;
    /// assert_eq!(position.castlings().to_string(), "a", "a knight stands on f1");
    /// # Ok::<(), chess960_conformance::FenError>(())
    /// ```
    #[must_use]
    pub fn castlings(&self) -> FileMask {
        self.castlings_with(&[])
    }

    /// The castlings that a program with these faults thinks legal.
    pub(crate) fn castlings_with(&self, faults: &[Fault]) -> FileMask {
        castlings(&self.board, faults)
    }

    /// The castlings that a program with these faults thinks legal after this FEN: a program
    /// that takes K and Q for the corners still knows the file of a rook that is written with
    /// it.
    pub(crate) fn castlings_read(&self, style: CastlingStyle, faults: &[Fault]) -> FileMask {
        let castlings = self.castlings_with(faults);
        if style != CastlingStyle::XFen || !faults.contains(&Fault::CornerRooks) {
            return castlings;
        }
        let others: Vec<_> =
            faults.iter().copied().filter(|fault| *fault != Fault::CornerRooks).collect();
        let is_inner = |rook: &File| !is_outermost(&self.board, self.board.side_to_move(), *rook);
        let inner = self.castlings_with(&others).files().filter(is_inner);
        inner.fold(castlings, FileMask::with)
    }

    /// The moves that a program with these faults thinks legal.
    pub(crate) fn moves_with(&self, faults: &[Fault]) -> BTreeSet<String> {
        let castlings = self.castlings_with(faults);
        let mut moves = self.other_moves();
        moves.extend(castlings.files().map(|file| self.castling_move(file)));
        moves
    }

    /// The legal moves that are not castling.
    pub(crate) fn other_moves(&self) -> BTreeSet<String> {
        let mut moves = BTreeSet::new();
        let own = self.board.colors(self.board.side_to_move());
        self.board.generate_moves(|some| {
            moves.extend(some.into_iter().filter(|mv| !own.has(mv.to)).map(|mv| mv.to_string()));
            false
        });
        moves
    }

    /// Returns the number of sequences of `depth` legal moves from the position, as `cozy-chess`
    /// counts them. At depth 0 it is 1.
    ///
    /// # Examples
    ///
    /// ```
    /// assert_eq!(chess960_conformance::starts()[518].count(2), 400);
    /// ```
    #[must_use]
    pub fn count(&self, depth: u8) -> u64 {
        count(&self.board, depth)
    }

    /// Returns castling with the rook on this file, in UCI, whether it is legal or not.
    ///
    /// # Examples
    ///
    /// ```
    /// use chess960::File;
    ///
    /// assert_eq!(chess960_conformance::starts()[518].castling_move(File::H), "e1h1");
    /// ```
    #[must_use]
    pub fn castling_move(&self, rook: File) -> String {
        let king = self.king();
        format!("{king}{}", Square::new(theirs(rook), king.rank()))
    }

    /// Castling to the h-side or the a-side, in UCI: with the rook that has the right, or
    /// without one with the outermost.
    pub(crate) fn castling_to_side(&self, h_side: bool) -> Option<String> {
        let king = our(self.king().file());
        let is_on_side = |file: &File| if h_side { *file > king } else { *file < king };
        let mut with_right =
            rights(&self.board, self.board.side_to_move()).into_iter().filter(is_on_side);
        let own_rooks = || {
            let is_rook = |file: &File| self.castling_file(&self.castling_move(*file)).is_some();
            File::ALL.into_iter().filter(is_on_side).filter(is_rook)
        };
        let outermost = || if h_side { own_rooks().next_back() } else { own_rooks().next() };
        with_right.next().or_else(outermost).map(|rook| self.castling_move(rook))
    }

    /// Castling with the rook on this file as some programs write it: the king's move to its
    /// destination.
    pub(crate) fn castling_as_king_move(&self, rook: File) -> Option<String> {
        let king = self.king();
        let castling = Castling::new(our(king.file()), rook)?;
        Some(format!("{king}{}", Square::new(theirs(castling.king_to), king.rank())))
    }

    /// The file of the rook that the king takes, if the move in UCI is castling.
    pub(crate) fn castling_file(&self, mv: &str) -> Option<File> {
        let Move { from, to, promotion: None } = mv.parse().ok()? else { return None };
        let own_rooks = self.board.colored_pieces(self.board.side_to_move(), Piece::Rook);
        (from == self.king() && to.rank() == from.rank() && own_rooks.has(to))
            .then(|| our(to.file()))
    }

    fn king(&self) -> Square {
        self.board.king(self.board.side_to_move())
    }

    pub(crate) fn board(&self) -> &Board {
        &self.board
    }
}

/// Reads a FEN in either dialect. It becomes the position's id, too.
impl FromStr for Position {
    type Err = FenError;

    fn from_str(fen: &str) -> Result<Self, FenError> {
        Ok(Self::new(fen.to_owned(), read(fen)?))
    }
}

/// Returns the legal moves of a position in UCI, where the king takes the rook with which it
/// castles: by the rule, or by a rule with these faults, to see what a program with them says.
///
/// # Errors
///
/// Returns [`FenError`] if the text is neither an X-FEN nor a Shredder-FEN of a position that
/// can occur.
///
/// # Examples
///
/// ```
/// use chess960_conformance::{Fault, legal_moves};
///
/// let fen = "4k3/8/8/8/8/8/8/5KR1 w G - 0 1"; // king and rook would change places
/// assert!(legal_moves(fen, &[])?.contains(&"f1g1".to_owned()));
/// assert!(!legal_moves(fen, &[Fault::Swap])?.contains(&"f1g1".to_owned()));
/// assert!(legal_moves("8/8/8 w - - 0 1", &[]).is_err());
/// # Ok::<(), chess960_conformance::FenError>(())
/// ```
pub fn legal_moves(fen: &str, faults: &[Fault]) -> Result<Vec<String>, FenError> {
    let position: Position = fen.parse()?;
    Ok(position.moves_with(faults).into_iter().collect())
}

fn count(board: &Board, depth: u8) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut sum = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            sum += moves.len() as u64;
        } else {
            for next in moves {
                let mut board = board.clone();
                board.play_unchecked(next);
                sum += count(&board, depth - 1);
            }
        }
        false
    });
    sum
}
