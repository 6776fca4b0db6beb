//! The receiver of an archive's games and bytes.

use super::start::Start;
use crate::failure::Failure;

/// Receives an archive while it is read, game by game.
pub(crate) trait Reader {
    /// Whether the results of games are needed.
    const NEEDS_RESULT: bool = false;

    /// Whether [`bytes`](Self::bytes) does anything.
    const NEEDS_BYTES: bool = false;

    /// Receives the beginning of a game, at this byte of the archive.
    fn begin(
        &mut self,
        offset: u64,
        start: &Start<'_>,
        result: Option<&[u8]>,
    ) -> Result<(), Failure>;

    /// Receives the next bytes of the latest game, or those before the first game. All bytes
    /// together are the archive.
    fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure>;
}
