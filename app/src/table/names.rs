//! The system's voice as the table knows it: which voices there are, and what is being said.

use tokio::sync::mpsc::UnboundedSender;
use tokio::time::{Duration, Instant};

use crate::sound::cue::Token;
use crate::system_voice::{Voice, Wish, voice_for};

/// A name that has not ended by then counts as said.
pub(super) const GIVEN_UP_AFTER: Duration = Duration::from_secs(8);

/// The system's voice as the table knows it.
pub(super) struct Names {
    wishes: UnboundedSender<Wish>,
    pub(super) voices: Vec<Voice>,
    pub(super) saying: Option<InMouth>,
}

/// What is being said.
pub(super) struct InMouth {
    pub(super) token: Token,
    pub(super) given_up_at: Instant,
}

impl Names {
    pub(super) fn by(wishes: UnboundedSender<Wish>) -> Self {
        Self {
            wishes,
            voices: Vec::new(),
            saying: None,
        }
    }

    pub(super) fn voice_for(&self, language: &str) -> Option<&Voice> {
        voice_for(language, &self.voices)
    }

    pub(super) fn given_up_at(&self) -> Option<Instant> {
        self.saying.as_ref().map(|saying| saying.given_up_at)
    }

    /// Asks the voice, and says whether it is there to be asked.
    pub(super) fn ask(&mut self, wish: Wish) -> bool {
        let there = self.wishes.send(wish).is_ok();
        if !there {
            self.voices.clear();
        }
        there
    }
}
