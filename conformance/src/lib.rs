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
mod lines;
mod plan;
mod position;
mod program;
mod random;
mod report;
mod starts;
mod uci;

pub use after_castling::after_castling;
pub use answer::Answer;
pub use battery::battery;
pub use check::check;
pub use diagnosis::Diagnosis;
pub use fault::Fault;
pub use fen::FenError;
pub use lines::test_library;
pub use plan::{SEED, Settings};
pub use position::{Position, legal_moves};
pub use program::{Transcript, kill_programs};
pub use report::{Conclusion, Outcome, Report, Rule, Verdict};
pub use starts::{double_starts, move_counts, starts};
pub use uci::test_engine;
