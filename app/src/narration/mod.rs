//! The narrator, without sound and without a clock: what happened goes in, cues come
//! out. Time is counted in frames of sound (see [`crate::sound::cue::RATE`]), so that
//! the live table and the offline renderer hear the same night to the sample.
//!
//! Must never know a secret: it is told only that a choice was made, never which.

mod director;
mod facts;
mod walk;

pub use director::{Director, Pacing, Position};
pub use facts::{entry_of, facts, named, segments_of};
pub(crate) use walk::first_of;

use crate::contract::WindowOf;
use crate::script::Whose;
use crate::sound::cue::Token;

/// What the narrator is told.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    /// A line, name or effect that it ordered has come to its end.
    Ended {
        /// Of which order.
        token: Token,
        /// The first frame after it.
        at: u64,
    },
    /// A frame that it asked to be woken at has come.
    Woken,
    /// The choice of the open window is made.
    Chosen,
    /// Time is over for confessions.
    SandOver,
}

/// What the narrator orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Order {
    /// Speak a line at a frame.
    Say {
        /// Comes back in [`Told::Ended`].
        token: Token,
        /// Which.
        line: String,
        /// When.
        at: u64,
    },
    /// Ring a bell at a frame.
    Ring {
        /// Comes back in [`Told::Ended`].
        token: Token,
        /// Which.
        effect: String,
        /// When.
        at: u64,
    },
    /// Say names at a frame, in another voice than the lines'.
    Name {
        /// Comes back in [`Told::Ended`].
        token: Token,
        /// Whose.
        whose: Whose,
        /// When.
        at: u64,
    },
    /// Lay a scene under everything from a frame on.
    Lay {
        /// Which.
        scene: String,
        /// When.
        at: u64,
    },
    /// Lift or lower the scene while hands move.
    Mask {
        /// Lifted.
        on: bool,
    },
    /// Cut what is being said.
    Hush,
    /// The window of choice is open.
    Open(WindowOf),
    /// Turn the sand for confessions.
    TurnSand,
    /// The position is to be kept on disk.
    Keep(Position),
    /// Everything has been said.
    Done,
}
