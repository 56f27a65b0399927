//! A recorded game's file, run without a table: what `town-crier replay` prints.

use std::path::Path;

use serde_json::Value;

use crate::games::{GameId, Listed, WithGame};
use crate::recorded_game::{FileError, Mismatch, RecordedGame, read_file, replay};

/// Why there is no table to print.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum NotReplayed {
    #[error(transparent)]
    File(#[from] FileError),
    #[error(transparent)]
    Otherwise(#[from] Mismatch),
}

struct Replay<'a>(&'a [u8]);

impl WithGame for Replay<'_> {
    type Out = Result<Value, NotReplayed>;

    fn with<G: Listed>(self) -> Self::Out {
        Ok(replay(&RecordedGame::<G>::read(self.0)?)?)
    }
}

/// Runs the game of a file, whichever it is, and gives its public table at the end.
///
/// # Errors
/// Why it cannot be read, or what went otherwise than it says.
pub fn replay_file(path: &Path) -> Result<Value, NotReplayed> {
    let bytes = read_file(path)?;
    GameId::of_file(&bytes)?.with(Replay(&bytes))
}
