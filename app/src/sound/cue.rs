//! What may be asked of the sound and what it answers: two closed enums.
//! Must never know a game, a language or a device's name.

use super::coming::Coming;
use std::time::Duration;

pub use super::rate::{RATE, duration, frames};

/// The asker's own number for one line or one effect; it comes back in the
/// report of its end, exactly once. Never use a number twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Token(pub u64);

/// Something to be heard, or to be done with what is heard.
#[derive(Clone, Debug)]
pub enum Cue {
    /// Speak a line. A line that is still sounding is faded out first, one
    /// that has not begun is dropped: the last request wins, and two voices
    /// never sound together.
    Say {
        /// Comes back in [`Report::VoiceEnded`].
        token: Token,
        /// The recorded line. One that is not here at its time is waited for
        /// as long as [`PATIENCE`](super::coming::PATIENCE) lasts.
        clip: Coming,
        /// How long it is read instead, in silence, if it does not come.
        instead: Duration,
    },
    /// A line that has no recording: the voice's place is taken for this long,
    /// in silence, while people read. Ends like a spoken one.
    Caption {
        /// Comes back in [`Report::VoiceEnded`].
        token: Token,
        /// The time it takes to read.
        lasts: Duration,
    },
    /// A bell, a knock.
    Effect {
        /// Comes back in [`Report::EffectEnded`].
        token: Token,
        /// What sounds. One that is not here in time is left out.
        clip: Coming,
        /// What happens when the voice sounds as well.
        with_voice: WithVoice,
    },
    /// A short neutral tone at a fixed, modest volume, so that "is there
    /// sound at all" does not depend on the three volumes.
    /// Ends with [`Report::EffectEnded`].
    TestTone {
        /// Comes back in [`Report::EffectEnded`].
        token: Token,
    },
    /// What lies under everything from now on; crossfaded in two seconds.
    /// A loop that is not here yet fades in when it is.
    Scene(Scene),
    /// Lets a loop be heard for some seconds in the scene's place; then that
    /// comes back. Another scene ends it, the same one again does not.
    Preview(Coming),
    /// Whether the scene is lifted to hide the rustle of sleeves.
    Masking(bool),
    /// Whether another voice speaks beside this sound, such as the system's: the scene
    /// goes down for it as it does for a line of usual loudness.
    Beside(bool),
    /// The listeners' volumes.
    Volumes(Volumes),
    /// While a phase runs the output is never digital silence: a noise far
    /// below hearing keeps a wireless speaker from falling asleep and
    /// swallowing the next first syllable. Ask for it whenever a phase
    /// begins: that is also when another default device is taken up.
    KeepAwake(bool),
    /// Cut the line that sounds or waits; everything else goes on.
    Hush,
    /// Fade out and hold the position of everything.
    Pause,
    /// Go on at the very sample at which [`Cue::Pause`] held.
    Resume,
    /// Fade everything out, forget what waits, end a pause, let the speaker
    /// sleep. Every line and effect that had not ended is reported as cut.
    Silence,
}

/// Whether an effect may sound under the voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WithVoice {
    /// It sounds at once, ducked while the voice speaks.
    Overlap,
    /// It waits until the voice is silent, and a new line cuts it short.
    Alone,
}

/// The loops that lie under the voice.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// Wind, crickets, rain; all at once.
    pub ambience: Vec<Coming>,
    /// One music loop or none.
    pub music: Option<Coming>,
}

/// The listeners' volumes, each from 0 (off) to 1 (as recorded).
/// Values outside are taken as the nearer end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Volumes {
    /// The spoken lines.
    pub voice: f32,
    /// Ambience and music.
    pub scene: f32,
    /// Bells and knocks.
    pub effects: f32,
}

impl Default for Volumes {
    fn default() -> Self {
        Volumes {
            voice: 1.0,
            scene: 1.0,
            effects: 1.0,
        }
    }
}

/// How a line or an effect came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It was heard to its last sample.
    Finished,
    /// Another request or silence took its place, perhaps before it began;
    /// or it was an effect that did not come in time.
    Cut,
}

/// What the sound tells its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Report {
    /// A [`Cue::Say`] or [`Cue::Caption`] is over.
    VoiceEnded {
        /// As given in the cue.
        token: Token,
        /// The position of the first sample after it. The next line is
        /// scheduled at `at + gap`, so gaps do not depend on who hears of
        /// this when.
        at: u64,
        /// Whether it was heard whole.
        end: End,
    },
    /// A [`Cue::Effect`] or [`Cue::TestTone`] is over.
    EffectEnded {
        /// As given in the cue.
        token: Token,
        /// The position of the first sample after it.
        at: u64,
        /// Whether it was heard whole.
        end: End,
    },
    /// There was no device from the start, or one that leads nowhere.
    /// Everything is held as by [`Cue::Pause`]; the search goes on.
    NoDevice,
    /// The device went away and could not be opened again at once, or leads
    /// nowhere any more. Everything is held as by [`Cue::Pause`]; the search
    /// goes on.
    DeviceLost,
    /// The device is muted or turned all the way down, and whoever plays for
    /// it says so. Everything is held as by [`Cue::Pause`].
    DeviceMuted,
    /// The device is there but has taken no sample for five seconds.
    /// Everything is held as by [`Cue::Pause`]; it is closed and opened anew.
    DeviceStalled,
    /// The thread that made the sound broke off; there will be none until the
    /// program is started again. Everything is held as by [`Cue::Pause`].
    SpeakerGone,
    /// Samples are being taken again and come out. What was held stays held until
    /// [`Cue::Resume`], so that the owner can say the broken line once more.
    DeviceBack,
}
