//! Archives of games, read block by block: which start position each game has.
//!
//! The bytes between two tag sections are only searched for the next one; memory does
//! not grow with the archive.

mod block;
mod comments;
mod games;
mod lines;
mod open;
mod plain;
mod start;
mod tags;
#[cfg(test)]
mod tests;

pub(crate) use games::games;
pub(crate) use lines::lines;
pub(crate) use open::{Kind, open, shown};
pub(crate) use start::Start;

use crate::failure::Failure;

/// What is told of an archive while it is read, game by game.
pub(crate) trait Reader {
    /// Whether it matters how a game ended.
    const NEEDS_RESULT: bool = false;

    /// A game begins, at this byte of the archive.
    fn begin(
        &mut self,
        offset: u64,
        start: &Start<'_>,
        result: Option<&[u8]>,
    ) -> Result<(), Failure>;

    /// The next bytes of the game that has begun last; before the first game, of none.
    /// All of them together are the archive.
    fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure>;
}
