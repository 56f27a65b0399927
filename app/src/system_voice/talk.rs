//! What may be asked of the system's voice and what comes back: two closed enums.
//! Must never know a game, nor which system it is.

use std::time::Duration;

use super::voices::Voice;
use crate::sound::cue::Token;

/// What may be asked of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wish {
    /// Which voices are there? Answered by [`Echo::Voices`].
    Look,
    /// Say this; what is being said is cut.
    Say(Saying),
    /// Cut what is being said. Not answered.
    Hush,
}

/// Something to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    /// Comes back in [`Echo::Ended`].
    pub token: Token,
    /// Names, one after another, in plain text without line ends (see `sayable`).
    pub names: Vec<String>,
    /// In which voice.
    pub voice: Voice,
    /// 0 to 100.
    pub volume: u8,
    /// The silence before it.
    pub after: Duration,
}

/// What comes back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Echo {
    /// These voices are there; none when there is no speech on this device.
    Voices(Vec<Voice>),
    /// This was said to its end, or could not be said.
    Ended(Token),
}
