//! The desktop and mobile door: builds the window and forwards what it asks to `app`.
//! Must never hold the state of a game or decide a rule.
//!
//! Read `cli` first, then `window`, then `commands`.

mod address;
mod awake;
#[cfg(desktop)]
pub mod cli;
mod commands;
mod installation;
mod once;
#[cfg(desktop)]
mod single;
mod window;

/// The entry of the mobile builds, which have no command line.
#[cfg(mobile)]
#[tauri::mobile_entry_point]
pub fn run() {
    if let Err(error) = window::open() {
        tracing::error!("the window could not be opened: {error}");
    }
}
