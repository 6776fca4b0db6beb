//! What must be true for castling: by the rule, and with faults in it.

use chess960::{Castling, File, FileMask};
use chess960_core::castling::way;

use crate::Fault;

/// The conditions of one castling, as parts that a fault can change. Changes of two faults
/// do not depend on their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Conditions {
    /// Whether this king and rook never castle.
    pub(crate) refused: bool,
    /// The files that must be empty.
    pub(crate) empty: FileMask,
    /// The files that must be safe while the rook is still there.
    pub(crate) safe: FileMask,
    /// Whether the king must be safe after the rook has moved.
    pub(crate) safe_after: bool,
}

impl Conditions {
    pub(crate) fn new(castling: &Castling, faults: &[Fault]) -> Self {
        let Castling { must_be_empty, must_be_safe, .. } = *castling;
        let by_rule =
            Self { refused: false, empty: must_be_empty, safe: must_be_safe, safe_after: true };
        // What a fault drops is dropped before another adds something.
        let fewer =
            faults.iter().fold(by_rule, |conditions, fault| conditions.drop(*fault, castling));
        faults.iter().fold(fewer, |conditions, fault| conditions.add(*fault, castling))
    }

    /// Leaves out what the fault does not ask for.
    fn drop(mut self, fault: Fault, castling: &Castling) -> Self {
        let Castling { king_from, king_to, rook_from, rook_to, must_be_safe, .. } = *castling;
        let king_way = must_be_safe.0;
        let rook_way = way(rook_from, rook_to).0;
        let target = FileMask::EMPTY.with(king_to).0;
        let between = way(king_from, rook_from).0;
        match fault {
            Fault::BetweenOnly => self.empty.0 &= between,
            Fault::RookPath => self.empty.0 &= king_way,
            Fault::KingPath => self.empty.0 &= rook_way | between,
            Fault::KingTargetAttacked => {
                self.safe.0 &= !target;
                self.safe_after = false;
            }
            Fault::KingPassesAttacked => self.safe.0 &= target,
            Fault::Shield => self.safe_after = false,
            _ => {}
        }
        self
    }

    /// Adds what only the fault asks for.
    fn add(mut self, fault: Fault, castling: &Castling) -> Self {
        let Castling { king_from, king_to, rook_from, rook_to, .. } = *castling;
        let rook = FileMask::EMPTY.with(rook_from).0;
        let ends = rook | FileMask::EMPTY.with(king_from).0;
        let is_end = |file| file == king_from || file == rook_from;
        match fault {
            Fault::RookAttacked => self.safe.0 |= rook,
            Fault::BetweenAttacked => self.safe.0 |= way(king_from, rook_from).0 & !ends,
            Fault::KingTargetOccupied => self.refused |= is_end(king_to),
            Fault::RookTargetOccupied => self.refused |= is_end(rook_to),
            Fault::KingStays => self.refused |= king_from == king_to,
            Fault::RookStays => self.refused |= rook_from == rook_to,
            Fault::Swap => self.refused |= king_to == rook_from && rook_to == king_from,
            Fault::CornerRooks => self.refused |= !matches!(rook_from, File::A | File::H),
            Fault::EFileKing => self.refused |= king_from != File::E,
            _ => {}
        }
        self
    }
}
