//! The second game, for tests alone: somebody hides a lantern while all others' eyes are shut, then
//! the table guesses by candlelight who has it. Three commands, one window, one clock, one secret:
//! as little as a game can have that still presses on every seam of the house.
//!
//! No file outside this folder and `games` names it.
#![allow(
    missing_docs,
    unreachable_pub,
    clippy::unwrap_used,
    reason = "a game for tests: its rules say what each is"
)]

mod rules;
mod told;

#[cfg(test)]
mod tests;

pub use self::rules::Lantern;
