//! What a program says about a position.

use std::collections::BTreeSet;

use chess960::FileMask;

use crate::Position;

/// What a program says about a position: as much as its protocol can tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// All legal moves in UCI, where the king takes the rook with which it castles.
    Moves(BTreeSet<String>),
    /// The number of legal moves.
    Count(u64),
    /// The files of the rooks with which it may castle.
    Castlings(FileMask),
    /// One move that it plays.
    Reply(String),
}

impl Answer {
    /// What it says about castling alone.
    pub(crate) fn castlings(&self, position: &Position) -> Castlings {
        match self {
            Self::Castlings(files) => Castlings::With(*files),
            Self::Reply(mv) if position.moves().contains(mv) => Castlings::Unseen,
            Self::Reply(_) => Castlings::Unexplained,
            Self::Count(count) => {
                let others = position.other_moves().len() as u64;
                count.checked_sub(others).map_or(Castlings::Unexplained, Castlings::Count)
            }
            Self::Moves(moves) => {
                let castlings: Vec<_> =
                    moves.iter().filter_map(|mv| position.castling_file(mv)).collect();
                let others = moves.iter().filter(|mv| position.castling_file(mv).is_none());
                if others.eq(position.other_moves().iter()) {
                    Castlings::With(FileMask::from_files(&castlings))
                } else {
                    Castlings::Unexplained
                }
            }
        }
    }

    /// What is wrong with the answer, for a person.
    pub(crate) fn difference(&self, position: &Position) -> String {
        match self {
            Self::Moves(moves) => difference(position, &position.moves(), moves),
            Self::Count(count) => format!("{count} moves instead of {}", position.moves().len()),
            Self::Reply(mv) => format!("it plays {mv}, which is not legal"),
            Self::Castlings(files) => {
                let castlings = |files: FileMask| {
                    files.files().map(|file| position.castling_move(file)).collect()
                };
                difference(position, &castlings(position.castlings()), &castlings(*files))
            }
        }
    }
}

/// What an answer says about castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Castlings {
    /// Castling with the rooks on these files.
    With(FileMask),
    /// So many castlings.
    Count(u64),
    /// Nothing, and nothing wrong.
    Unseen,
    /// Other moves are wrong, too: no rule of castling explains that.
    Unexplained,
}

impl Castlings {
    /// Whether a program that castles with the rooks on these files answers like this.
    pub(crate) fn is_of(self, files: FileMask) -> bool {
        match self {
            Self::With(given) => given == files,
            Self::Count(count) => count == files.len() as u64,
            Self::Unseen => true,
            Self::Unexplained => false,
        }
    }
}

fn difference(position: &Position, right: &BTreeSet<String>, given: &BTreeSet<String>) -> String {
    let name = |mv: &String| match position.castling_file(mv) {
        Some(_) => format!("castling {mv}"),
        None => mv.clone(),
    };
    let list = |one: &BTreeSet<String>, other: &BTreeSet<String>, what: &str| {
        let moves: Vec<_> = one.difference(other).map(name).collect();
        match moves.len() {
            0 => None,
            1 => Some(format!("{} is {what}", moves[0])),
            2..=4 => Some(format!("{} are {what}", moves.join(", "))),
            more => Some(format!("{} and {} more are {what}", moves[..3].join(", "), more - 3)),
        }
    };
    let (missing, illegal) = (list(right, given, "missing"), list(given, right, "not legal"));
    [missing, illegal].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// The moves of a list as the rule writes them, if some castling is written as the king's move to
/// its destination.
pub(crate) fn king_takes_rook(position: &Position, list: &[String]) -> Option<BTreeSet<String>> {
    let others = position.other_moves();
    let mut moves: BTreeSet<_> = list.iter().cloned().collect();
    let mut is_rewritten = false;
    for file in position.castlings().files() {
        let castling = position.castling_move(file);
        let Some(short) = position.castling_as_king_move(file) else { continue };
        let is_step = others.contains(&short);
        let times = list.iter().filter(|mv| **mv == short).count();
        if !moves.contains(&castling) && times > usize::from(is_step) {
            if !is_step {
                moves.remove(&short);
            }
            moves.insert(castling);
            is_rewritten = true;
        }
    }
    let rewritten = Answer::Moves(moves);
    let is_explained = rewritten.castlings(position) != Castlings::Unexplained;
    match rewritten {
        Answer::Moves(moves) if is_rewritten && is_explained => Some(moves),
        _ => None,
    }
}
