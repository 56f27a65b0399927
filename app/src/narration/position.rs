//! Places in the script, and time as frames of sound. Must never know what stands there.

use std::time::Duration;

use rules::seat::Seat;

use crate::script::PartId;
use crate::sound::cue::frames;

/// What the game waits for, as far as everybody knows it: what, and of whom. A line that asks for it
/// is said only as long as it is the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Awaited(pub Option<(&'static str, Option<Seat>)>);

/// A step of the script.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// Of which part.
    pub part: PartId,
    /// Counted from 0.
    pub step: usize,
    /// What was awaited when it was to be said.
    pub(super) asked: Awaited,
}

impl Position {
    /// The first step of a part.
    #[must_use]
    pub fn first_of(part: PartId) -> Self {
        Self::at(part, 0, Awaited::default())
    }

    pub(super) fn at(part: PartId, step: usize, asked: Awaited) -> Self {
        Self { part, step, asked }
    }

    pub(super) fn after(self) -> Self {
        Self {
            step: self.step + 1,
            ..self
        }
    }
}

pub(super) fn ms(ms: u64) -> u64 {
    frames(Duration::from_millis(ms))
}
