//! The narrator, without sound and without a clock: what happened goes in, orders come out. Time
//! is counted in frames of sound (see [`crate::sound::cue::RATE`]), so that the live table and the
//! offline renderer hear the same night to the sample.
//!
//! Read `telling` first (what a game gives), then `director` (what it is told and asked), `walk`
//! (how it goes through the script), `hold` (pausing, repeating, skipping) and `rest` (what is
//! taken up again).
//!
//! Must never know a secret, nor which game is played.

mod director;
mod hold;
mod order;
mod position;
mod rest;
mod telling;
mod walk;

pub use director::Director;
pub use order::{Order, Told};
pub use position::{Awaited, Position};
pub use telling::{ClockUse, Knows, Spoken, Telling};
