//! From wrong answers to their cause.

use std::fmt;

use chess960::CastlingStyle;

use crate::answer::Castlings;
use crate::{Answer, Fault, Position};

/// Which faulty rule answers as a program did.
///
/// # Examples
///
/// ```
/// use chess960::CastlingStyle;
/// use chess960_conformance::{Answer, Diagnosis, Fault, battery, legal_moves};
///
/// let battery = battery();
/// let answers: Vec<_> = battery
///     .iter()
///     .map(|position| {
///         let fen = position.fen(CastlingStyle::Shredder);
///         let moves = legal_moves(&fen, &[Fault::Swap]).unwrap();
///         (position, Answer::Moves(moves.into_iter().collect()))
///     })
///     .collect();
/// assert_eq!(Diagnosis::new(&answers), Diagnosis::Fault(Fault::Swap));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Diagnosis {
    /// Every answer is right.
    Right,
    /// This fault explains every answer, and no other does.
    Fault(Fault),
    /// Several explanations fit every answer: single faults, or, where no single one fits,
    /// pairs of them.
    Possible(Vec<Vec<Fault>>),
    /// Neither a known fault nor a pair of them explains the answers.
    Unknown,
}

impl Diagnosis {
    /// Finds the faults that explain every answer to Shredder-FENs.
    #[must_use]
    pub fn new(answers: &[(&Position, Answer)]) -> Self {
        let castlings =
            answers.iter().map(|(position, answer)| (*position, answer.castlings(position)));
        Self::of_castlings(CastlingStyle::Shredder, &castlings.collect::<Vec<_>>())
    }

    pub(crate) fn of_castlings(style: CastlingStyle, answers: &[(&Position, Castlings)]) -> Self {
        let explains = |faults: &[Fault]| {
            answers
                .iter()
                .all(|(position, given)| given.is_of(position.castlings_read(style, faults)))
        };
        if explains(&[]) {
            return Self::Right;
        }
        let single: Vec<_> = Fault::ALL.into_iter().filter(|fault| explains(&[*fault])).collect();
        match single[..] {
            [] => {}
            [fault] => return Self::Fault(fault),
            _ => return Self::Possible(single.into_iter().map(|fault| vec![fault]).collect()),
        }
        let pairs: Vec<_> =
            pairs().filter(|pair| explains(pair)).map(|pair| pair.to_vec()).collect();
        if pairs.is_empty() { Self::Unknown } else { Self::Possible(pairs) }
    }
}

fn pairs() -> impl Iterator<Item = [Fault; 2]> {
    let later =
        |one: usize| Fault::ALL[one + 1..].iter().map(move |other| [Fault::ALL[one], *other]);
    (0..Fault::ALL.len()).flat_map(later)
}

/// Writes the cause in words: its name, and what is wrong.
impl fmt::Display for Diagnosis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Right => f.write_str("nothing is wrong"),
            Self::Fault(fault) => write!(f, "{fault}: {}", fault.sentence()),
            Self::Possible(explanations) => {
                let names = |faults: &Vec<Fault>| {
                    let names: Vec<_> = faults.iter().map(|fault| fault.name()).collect();
                    names.join(" with ")
                };
                let explanations: Vec<_> = explanations.iter().map(names).collect();
                write!(f, "possibly {}", explanations.join(", or "))
            }
            Self::Unknown => f.write_str("no known cause"),
        }
    }
}
