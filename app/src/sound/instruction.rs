//! What goes from the handle to whatever counts the frames behind it.
//! Must never carry an answer: those are reports.

use super::cue::Cue;

/// What a speaker's owner wants done.
#[derive(Debug)]
pub(super) enum Instruction {
    /// For the graph, now or at a position.
    Cue(Option<u64>, Cue),
    /// Whether lines run on by the clock while nothing can be heard.
    Captions(bool),
}
