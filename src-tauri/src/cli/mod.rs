//! The command line: no subcommand opens the window, the others work without one.
//! Each subcommand has its file here. The command line speaks English, as command lines do;
//! no sentence of the game may come from here.

use std::process::ExitCode;

use clap::Parser;

use crate::window;

/// The Town Crier for Salem 1692: speaks the night, keeps its secrets, runs
/// the sand and keeps the record. Without a command it opens its window.
#[derive(Debug, Parser)]
#[command(version)]
struct Arguments {}

/// Reads the program's arguments, does what they ask for, and returns how it ended:
/// 0 done, 1 failed, 2 arguments not understood.
#[must_use]
pub fn main() -> ExitCode {
    let Arguments {} = Arguments::parse();
    match window::open() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("town-crier: {error}");
            ExitCode::FAILURE
        }
    }
}
