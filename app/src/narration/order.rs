//! What the narrator is told, and what it orders. Must never know a secret: it is told that a
//! choice was made, never which.

use rules::game::{ClockId, WindowId};

use super::position::Position;
use crate::script::PeopleId;
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
    /// The clock that it waits for is over.
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
        /// Whether it sounds on under what is said meanwhile; then nobody waits for its end.
        under: bool,
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
        whose: PeopleId,
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
    Open(WindowId),
    /// Turn the sand of this clock.
    TurnSand(ClockId),
    /// The position is to be kept on disk.
    Keep(Position),
}
