//! The program's door: without an argument it opens the window. Must hold no logic of its own.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() {
    town_crier_lib::run();
}
