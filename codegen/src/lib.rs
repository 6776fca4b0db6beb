#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod check;
mod item;
mod pieces;
mod replace;
mod reverse;
mod tables;

pub use chess960_core::{castling, lookup, rules};

pub use pieces::Pieces;
pub use replace::replace;
pub use reverse::sums;
pub use tables::Tables;
