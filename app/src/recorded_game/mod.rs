//! A recorded game as a file: what the app exports and opens, and what
//! `town-crier replay` runs. One vocabulary for tests, players and the app.
//!
//! Read in this order: [`file`](RecordedGame) (what stands in it), `replay` (running it
//! and holding it against what it expects), `table` (the public table under the players'
//! names), `export` (a running game as a file). Must never decide a rule.

mod compare;
mod export;
mod file;
mod replay;
mod step;
mod table;

pub use compare::Difference;
pub use file::{FileError, LARGEST_FILE, RecordedGame, VERSION};
pub use replay::{Mismatch, Otherwise, Place, play, replay};
pub use step::{Asked, Expected, Step};
pub use table::table;
