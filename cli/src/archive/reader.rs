//! The receiver of an archive's games and bytes.

use super::result::GameResult;
use super::start::Start;
use super::values::Values;
use crate::failure::Failure;

/// Receives an archive while it is read, game by game.
pub(crate) trait Reader {
    /// Whether [`end`](Self::end) does anything.
    const NEEDS_RESULT: bool = false;

    /// Whether [`bytes`](Self::bytes) does anything.
    const NEEDS_BYTES: bool = false;

    /// Returns the names of the tags whose values are needed.
    fn tags(&self) -> &[String] {
        &[]
    }

    /// Receives the beginning of a game, at this byte of the archive, and the values of its tags.
    fn begin(&mut self, offset: u64, start: &Start<'_>, values: &Values) -> Result<(), Failure>;

    /// Receives the result at the end of the latest game's moves, once for each game.
    fn end(&mut self, _result: Option<GameResult>) {}

    /// Receives the next bytes of the latest game, or those before the first game. All bytes
    /// together are the archive.
    fn bytes(&mut self, _bytes: &[u8]) -> Result<(), Failure> {
        Ok(())
    }
}
