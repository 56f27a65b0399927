//! The voice of the operating system, for the one thing that no recording holds: the
//! names of those who play. Only wishes go in and echoes come out, so that nobody waits
//! for it; where there is none, nothing ever comes out.
//!
//! Must never know a game: it is handed words that everybody may hear.

#[cfg(any(windows, target_os = "macos", target_os = "ios"))]
mod native;
mod sayable;
#[cfg(target_os = "linux")]
mod speech_dispatcher;
mod talk;
mod voices;

use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

pub use sayable::sayable;
pub use talk::{Echo, Saying, Wish};
pub use voices::{Voice, voice_for};

/// A system's voice: where wishes go and where echoes come from.
#[derive(Debug)]
pub struct SystemVoice {
    /// Takes [`Wish`]es, without ever making anybody wait. When it is closed, there is
    /// no voice.
    pub wishes: UnboundedSender<Wish>,
    /// Gives what comes back.
    pub echoes: UnboundedReceiver<Echo>,
}

impl SystemVoice {
    /// The voice of this device, on a thread of its own that does nothing until it is
    /// asked. Never fails: that there is no voice is an answer.
    #[must_use]
    pub fn open() -> Self {
        let (wishes, inbox) = unbounded_channel();
        let (outbox, echoes) = unbounded_channel();
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
        Self { wishes, echoes }
    }

    /// No voice.
    #[must_use]
    pub fn absent() -> Self {
        let (wishes, _) = unbounded_channel();
        let (_, echoes) = unbounded_channel();
        Self { wishes, echoes }
    }
}

#[cfg(target_os = "linux")]
async fn run(wishes: UnboundedReceiver<Wish>, echoes: UnboundedSender<Echo>) {
    if let Some(socket) = speech_dispatcher::usual_socket() {
        let start = speech_dispatcher::Start::Once;
        speech_dispatcher::run(socket, start, wishes, echoes).await;
    }
}

#[cfg(any(windows, target_os = "macos", target_os = "ios"))]
async fn run(wishes: UnboundedReceiver<Wish>, echoes: UnboundedSender<Echo>) {
    native::run(wishes, echoes).await;
}

/// Nothing to speak with: dropping the wishes says so.
#[cfg(not(any(windows, target_os = "linux", target_os = "macos", target_os = "ios")))]
async fn run(_: UnboundedReceiver<Wish>, _: UnboundedSender<Echo>) {}
