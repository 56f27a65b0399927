//! The command line: no subcommand opens the window, the others work without one.
//! Each subcommand has its file here. The command line speaks English, as command lines do;
//! no sentence of the game may come from here.

mod narrate;
mod replay;
mod voices;

use std::fmt::Display;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::window;

/// Some graphics drivers on Linux leave every web view blank, and nothing tells the program.
const BLANK: &str = "If the window stays blank on Linux (some NVIDIA drivers), start it with
  WEBKIT_DISABLE_DMABUF_RENDERER=1 town-crier
and if that does not help, also with WEBKIT_DISABLE_COMPOSITING_MODE=1.";

/// The Town Crier for Salem 1692: speaks the night, keeps its secrets, runs
/// the sand and keeps the record. Without a command it opens its window.
#[derive(Debug, Parser)]
#[command(version, after_help = BLANK)]
struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Run a recorded game and print the public table at its end
    ///
    /// Fails, naming the first step, where the game goes otherwise than the file says.
    Replay {
        /// The recorded game, JSON
        file: PathBuf,
    },
    /// Render a phase to a sound file, as it would be heard at the table
    Narrate(narrate::Arguments),
    /// List the recorded voices, or say what is wrong with a pack
    Voices(voices::Arguments),
}

/// Reads the program's arguments, does what they ask for, and returns how it ended:
/// 0 done, 1 failed, 2 arguments not understood.
#[must_use]
pub fn main() -> ExitCode {
    match Arguments::parse().task {
        None => ended(window::open()),
        Some(Task::Replay { file }) => ended(replay::run(&file)),
        Some(Task::Narrate(arguments)) => ended(narrate::run(arguments)),
        Some(Task::Voices(arguments)) => ended(voices::run(arguments)),
    }
}

fn ended<E: Display>(result: Result<(), E>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("town-crier: {error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::Arguments;

    #[test]
    fn r70_the_help_names_the_switch_for_a_window_that_stays_blank() {
        let help = Arguments::command().render_help().to_string();
        assert!(help.contains("WEBKIT_DISABLE_DMABUF_RENDERER=1"), "{help}");
    }
}
