//! Reads archives of games block by block, and finds the start position of each game.
//!
//! The bytes between two tag sections are only searched for the next section, and memory
//! does not grow with the archive.

mod block;
mod comments;
mod games;
mod lines;
mod open;
mod packed;
mod plain;
mod reader;
mod result;
mod section;
mod start;
mod tags;
#[cfg(test)]
mod tests;
mod text;
mod values;

pub(crate) use games::games;
pub(crate) use lines::lines;
pub(crate) use open::{Kind, open};
pub(crate) use reader::Reader;
pub(crate) use result::GameResult;
pub(crate) use start::{GameKind, Start};
pub(crate) use values::Values;
