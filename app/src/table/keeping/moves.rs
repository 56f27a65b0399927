//! What can be asked of the games on the shelf, and what came of it. Must never know a game.

use std::path::PathBuf;

use crate::keep::{KeepError, Told};

/// Who is told what came of a move, on a thread of its own.
pub(super) type Tell = Box<dyn FnOnce(Result<Moved, KeepError>) + Send>;

/// Another game to go on with.
pub(in crate::table) struct Switched {
    pub(in crate::table) told: Told,
    /// Where its file lies.
    pub(in crate::table) path: Option<PathBuf>,
    /// Where its damaged file lies now, if it was damaged.
    pub(in crate::table) damaged: Option<PathBuf>,
}

/// What can be asked for, and what came of it.
pub(in crate::table) enum Move {
    /// This game is the one to go on with, if what it tells can be.
    GoOnWith(u32, fn(&Told) -> bool),
    ThrowAway(u32),
    BringBack(u32),
}

/// What came of it.
pub(in crate::table) enum Moved {
    Switched(Box<Switched>),
    /// It is the one already that is gone on with.
    IsOpen,
    ThrownAway {
        /// Whether it was the one to go on with.
        was_open: bool,
    },
    /// With what it tells, where it was the one to go on with when it was thrown away.
    BroughtBack(Option<Box<Switched>>),
    /// It is none that can be gone on with.
    NotPlayable,
}
