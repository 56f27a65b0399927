//! The voice of the operating system, for the one thing that no recording holds: the
//! names of those who play. Only asks go in and reports come out, so that nobody waits
//! for it; where there is none, nothing ever comes out.
//!
//! Must never know a game: it is handed words that everybody may hear.

#[cfg(any(windows, target_os = "macos", target_os = "ios"))]
mod native;
mod sayable;
#[cfg(target_os = "linux")]
mod speech_dispatcher;
mod voices;

use std::time::Duration;

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use crate::sound::cue::Token;

pub use sayable::sayable;
pub use voices::{Voice, voice_for};

/// What may be asked of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ask {
    /// Which voices are there? Answered by [`Heard::Voices`].
    Look,
    /// Say this; what is being said is cut.
    Say(Saying),
    /// Cut what is being said. Not answered.
    Hush,
}

/// Something to say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Saying {
    /// Comes back in [`Heard::Ended`].
    pub token: Token,
    /// Names, one after another, in plain text without line ends (see [`sayable`]).
    pub names: Vec<String>,
    /// In which voice.
    pub voice: Voice,
    /// 0 to 100.
    pub volume: u8,
    /// The silence before it.
    pub after: Duration,
}

/// What it reports.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Heard {
    /// These voices are there; none when there is no speech on this device.
    Voices(Vec<Voice>),
    /// This was said to its end, or could not be said.
    Ended(Token),
}

/// A system's voice: where asks go and where reports come from.
#[derive(Debug)]
pub struct SystemVoice {
    /// Takes [`Ask`]s. When it is closed, there is no voice.
    pub asks: UnboundedSender<Ask>,
    /// Gives what it reports.
    pub reports: UnboundedReceiver<Heard>,
}

impl SystemVoice {
    /// The voice of this device, on a thread of its own that does nothing until it is
    /// asked. Never fails: that there is no voice is an answer.
    #[must_use]
    pub fn open() -> Self {
        let (asks, inbox) = unbounded_channel();
        let (outbox, reports) = unbounded_channel();
        let thread = std::thread::Builder::new()
            .name("names".into())
            .spawn(move || {
                let runtime = tokio::runtime::Builder::new_current_thread()
                    .enable_all()
                    .build();
                match runtime {
                    Ok(runtime) => runtime.block_on(run(inbox, outbox)),
                    Err(error) => tracing::warn!(%error, "nothing runs the system's voice"),
                }
            });
        if let Err(error) = thread {
            tracing::warn!(%error, "no thread for the system's voice");
        }
        Self { asks, reports }
    }

    /// No voice.
    #[must_use]
    pub fn absent() -> Self {
        let (asks, _) = unbounded_channel();
        let (_, reports) = unbounded_channel();
        Self { asks, reports }
    }
}

#[cfg(target_os = "linux")]
async fn run(asks: UnboundedReceiver<Ask>, reports: UnboundedSender<Heard>) {
    if let Some(socket) = speech_dispatcher::usual_socket() {
        let start = speech_dispatcher::Start::Once;
        speech_dispatcher::run(socket, start, asks, reports).await;
    }
}

#[cfg(any(windows, target_os = "macos", target_os = "ios"))]
async fn run(asks: UnboundedReceiver<Ask>, reports: UnboundedSender<Heard>) {
    native::run(asks, reports).await;
}

/// Nothing to speak with: dropping the asks says so.
#[cfg(not(any(windows, target_os = "linux", target_os = "macos", target_os = "ios")))]
async fn run(_: UnboundedReceiver<Ask>, _: UnboundedSender<Heard>) {}
