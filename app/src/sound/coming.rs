//! A clip that may still be on its way from another thread.
//! Must never make anybody wait: whoever mixes only looks whether it is here.

use super::clip::Clip;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::Notify;

/// How long the programme waits for a clip that was due: in the dark two
/// seconds of silence are a breath, more would be a broken night.
pub const PATIENCE: Duration = Duration::from_secs(2);

/// A clip that is here, is coming, or will never come. Cheap to clone: all
/// clones are the same clip.
#[derive(Clone, Default)]
pub struct Coming(Arc<Way>);

#[derive(Default)]
struct Way {
    clip: OnceLock<Option<Clip>>,
    arrived: Notify,
}

/// How far a clip has come.
#[derive(Clone, Copy, Debug)]
pub enum Arrival<'a> {
    /// It is being decoded, or waits to be.
    NotYet,
    /// It can be heard.
    Here(&'a Clip),
    /// It is missing or damaged.
    Never,
}

impl Coming {
    /// The clip is here, or will never be. Only the first word counts.
    pub fn arrive(&self, clip: Option<Clip>) {
        // Said already: what sounds is not exchanged.
        let _ = self.0.clip.set(clip);
        self.0.arrived.notify_waiters();
    }

    /// How far it has come.
    pub fn look(&self) -> Arrival<'_> {
        match self.0.clip.get() {
            None => Arrival::NotYet,
            Some(Some(clip)) => Arrival::Here(clip),
            Some(None) => Arrival::Never,
        }
    }

    pub(super) fn is(&self, other: &Coming) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Whether it is known what becomes of it.
    pub fn is_settled(&self) -> bool {
        self.0.clip.get().is_some()
    }

    /// Comes back when it is known what becomes of it.
    pub async fn settled(&self) {
        let arrived = self.0.arrived.notified();
        let mut arrived = std::pin::pin!(arrived);
        // Listens first and looks then, so that an arrival in between is not missed.
        arrived.as_mut().enable();
        if !self.is_settled() {
            arrived.await;
        }
    }
}

impl From<Clip> for Coming {
    fn from(clip: Clip) -> Self {
        let here = Coming::default();
        here.arrive(Some(clip));
        here
    }
}

impl std::fmt::Debug for Coming {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.look().fmt(f)
    }
}
