#![doc = include_str!("../README.md")]

mod after_castling;
mod answer;
mod battery;
mod board;
mod check;
mod conditions;
mod diagnosis;
mod examine;
mod fault;
mod fen;
mod position;
mod random;
mod report;
mod starts;

pub use after_castling::after_castling;
pub use answer::Answer;
pub use battery::battery;
pub use check::check;
pub use diagnosis::Diagnosis;
pub use fault::Fault;
pub use fen::FenError;
pub use position::{Position, legal_moves};
pub use report::{Outcome, Report, Rule, Verdict};
pub use starts::{double_starts, move_counts, starts};
