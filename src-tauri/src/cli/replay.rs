//! `town-crier replay FILE`: runs a recorded game and prints the whole public table, or
//! says what went otherwise than the file tells. Needs no window and no sound device.

use std::io::{self, Write};
use std::path::Path;

use app::replayed::{NotReplayed, replay_file};
use thiserror::Error;

/// Why there is no table to print.
#[derive(Debug, Error)]
pub(super) enum Failure {
    #[error(transparent)]
    Game(#[from] NotReplayed),
    #[error("the table cannot be printed: {0}")]
    Output(#[from] io::Error),
}

pub(super) fn run(file: &Path) -> Result<(), Failure> {
    let table = replay_file(file)?;
    let mut out = io::stdout().lock();
    writeln!(out, "{table:#}")?;
    Ok(out.flush()?)
}
