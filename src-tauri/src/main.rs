//! The program's door. Must hold no logic of its own: `cli` reads the arguments.
// A console window beside the real one would be in the way on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    town_crier_lib::cli::main()
}
