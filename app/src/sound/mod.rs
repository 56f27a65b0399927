//! The part of the program that makes sound: cues in, sound and reports out.
//! Must never know a game, a window, a language or a sentence.

pub mod clip;
pub mod cue;
pub mod device;
pub mod graph;
pub mod render;
pub mod speaker;

mod backdrop;
mod decode;
mod effects;
mod keeper;
mod limiter;
mod loudness;
mod ramp;
mod voice;
