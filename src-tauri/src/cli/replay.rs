//! `town-crier replay FILE`: runs a recorded game and prints the whole public table, or
//! says what went otherwise than the file tells. Needs no window and no sound device.

use std::io::{self, Write};
use std::path::Path;

use app::recorded_game::{FileError, Mismatch, RecordedGame, replay};
use thiserror::Error;

/// Why there is no table to print.
#[derive(Debug, Error)]
pub(super) enum Failure {
    #[error(transparent)]
    File(#[from] FileError),
    #[error(transparent)]
    Otherwise(#[from] Mismatch),
    #[error("the table cannot be printed: {0}")]
    Output(#[from] io::Error),
}

pub(super) fn run(file: &Path) -> Result<(), Failure> {
    let table = replay(&RecordedGame::open(file)?)?;
    let mut out = io::stdout().lock();
    writeln!(out, "{table:#}")?;
    Ok(out.flush()?)
}
