//! Places in the script, and time as frames of sound. Must never know what stands there.

use std::time::Duration;

use crate::script::PartId;
use crate::sound::cue::frames;

/// A step of the script.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// Of which part.
    pub part: PartId,
    /// Counted from 0.
    pub step: usize,
}

impl Position {
    /// The first step of a part.
    #[must_use]
    pub fn first_of(part: PartId) -> Self {
        Self { part, step: 0 }
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
