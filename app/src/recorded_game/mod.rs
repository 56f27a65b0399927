//! A recorded game as a file: what the app exports and opens, and what
//! `town-crier replay` runs. One vocabulary for tests, players and the app.
//!
//! Read in this order: [`Recorded`] (what a game gives for it), [`file`](RecordedGame) (what
//! stands in it), `replay` (running it and holding it against what it expects), `export` (a
//! running game as a file). Must never decide a rule, nor know which game it is.

mod compare;
mod export;
mod file;
mod recorded;
mod replay;
mod step;

pub use compare::Difference;
pub use file::{FileError, LARGEST_FILE, MOST_STEPS, RecordedGame, VERSION, game_of, read_file};
pub use recorded::Recorded;
pub use replay::{Mismatch, Otherwise, Place, play, replay};
pub use step::{Asked, Expected, HouseReason, Reason, Step};
