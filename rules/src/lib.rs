//! The games of the house, as values: a game is a setup and what happened since.
//!
//! Read in this order: [`seat`], [`onlooker`], [`game`] (what a game is to the house),
//! [`replay`] (how it is run, undone and redone), [`refusals`], [`names`], [`chance`],
//! then [`salem`], whose `mod` is the course of the game.
//!
//! This crate must never know a clock, a file, a sound, a window or a sentence for
//! people. Deciding refuses or returns events and changes nothing; applying an event
//! neither refuses nor decides.

pub mod absent;
pub mod chance;
pub mod game;
pub mod names;
pub mod onlooker;
pub mod refusals;
pub mod replay;
pub mod salem;
pub mod seat;
mod secret;
mod step;
