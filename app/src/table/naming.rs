//! Lets the system's voice say names, and hears when it has. A voice that does not answer is
//! waited for only so long; one that ends late or twice moves nothing.
//!
//! Must never look at a secret: whose names are said follows from the public view alone.

use tokio::time::Instant;

use super::names::{GIVEN_UP_AFTER, InMouth};
use super::owner::Table;
use crate::contract::SoundState;
use crate::narration::Told;
use crate::script::PeopleId;
use crate::sound::cue::{Cue, Token, duration};
use crate::system_voice::{Echo, Saying, Wish, sayable};

impl Table {
    fn names_are_wanted(&self) -> bool {
        self.keeping.settings.names_spoken && self.keeping.settings.voice_on
    }

    /// Whether names are said now: wanted, heard, and in the table's language.
    pub(super) fn names_are_said(&self) -> bool {
        self.names_are_wanted()
            && self.sound == SoundState::Heard
            && self.names.voice_for(&self.language()).is_some()
    }

    /// Asks which voices there are, where that is not known and matters.
    pub(super) fn look_for_names_voice(&mut self) {
        if self.names_are_wanted() && self.names.voices.is_empty() {
            self.names.ask(Wish::Look);
        }
    }

    pub(super) fn say_names(&mut self, token: Token, whose: PeopleId, at: u64) {
        let now = self.now();
        let after = duration(at.saturating_sub(now));
        let names = self.sayable_names(whose);
        let voice = self.names.voice_for(&self.language()).cloned();
        let Some(voice) = voice.filter(|_| !names.is_empty()) else {
            self.director.tell(now, Told::Ended { token, at: now });
            return;
        };
        let asked = self.names.ask(Wish::Say(Saying {
            token,
            names,
            voice,
            volume: self.keeping.settings.volumes.voice,
            after,
        }));
        if !asked {
            self.director.tell(now, Told::Ended { token, at: now });
            return;
        }
        self.speaker.cue(Cue::Beside(true));
        self.names.saying = Some(InMouth {
            token,
            given_up_at: Instant::now() + after + GIVEN_UP_AFTER,
        });
    }

    fn sayable_names(&self, whose: PeopleId) -> Vec<String> {
        let Some(voice) = self.names.voice_for(&self.language()) else {
            return Vec::new();
        };
        let names = self.game().map(|game| game.named(whose));
        let names = names.unwrap_or_default();
        names
            .iter()
            .filter_map(|name| sayable(name, voice))
            .collect()
    }

    /// Cuts a name that is being said.
    pub(super) fn hush_names(&mut self) {
        if self.names.saying.take().is_some() {
            self.speaker.cue(Cue::Beside(false));
            self.names.ask(Wish::Hush);
        }
    }

    pub(super) fn hear_names(&mut self, echo: Echo) {
        match echo {
            Echo::Voices(voices) => {
                self.names.voices = voices;
                self.learn();
            }
            Echo::Ended(token) => {
                let awaited = self.names.saying.take_if(|saying| saying.token == token);
                if awaited.is_some() {
                    self.name_is_over(token);
                }
            }
        }
    }

    /// Gives up on a voice that does not answer, and asks whether it is still there.
    pub(super) fn wake_for_names(&mut self) {
        let now = Instant::now();
        let late = self
            .names
            .saying
            .take_if(|saying| saying.given_up_at <= now);
        let Some(InMouth { token, .. }) = late else {
            return;
        };
        tracing::warn!("the system's voice does not answer");
        self.names.ask(Wish::Hush);
        self.names.voices.clear();
        self.look_for_names_voice();
        self.learn();
        self.name_is_over(token);
    }

    /// The system's voice has ended: nobody waits for it, and no name is said any more.
    pub(super) fn names_ended(&mut self) {
        tracing::warn!("the system's voice has ended");
        self.names.voices.clear();
        self.learn();
        if let Some(saying) = self.names.saying.take() {
            self.name_is_over(saying.token);
        }
    }

    fn name_is_over(&mut self, token: Token) {
        self.speaker.cue(Cue::Beside(false));
        let now = self.now();
        self.director.tell(now, Told::Ended { token, at: now });
    }
}
