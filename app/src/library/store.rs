//! Clips that are decoded ahead of their need, off their user's thread, and kept.
//! Must never block its user, and never hand out a clip under another key than its own.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use tokio::runtime::Handle;
use tokio::task::spawn_blocking;

use super::gate::Gate;
use crate::sound::clip::Clip;
use crate::sound::coming::{Arrival, Coming};
use crate::sound::voice_pack::FileState;

/// Where clips come from. Asked on a thread that may take its time.
pub(super) trait Source: Send + Sync + 'static {
    /// All that a clip depends on but the contents of files.
    type Key: Clone + Eq + Hash + Send;

    /// Reads and decodes.
    fn clip(&self, key: &Self::Key) -> Option<Clip>;

    /// The files behind a key as they are now; nothing where they never change.
    fn files(&self, key: &Self::Key) -> Vec<FileState>;

    /// Whether the files behind a key may change while the program runs.
    const MAY_CHANGE: bool;
}

/// The clips of one source. They are decoded one after another, so that a phone has a
/// core left for the sound itself.
pub(super) struct Store<S: Source>(Arc<Shared<S>>);

struct Shared<S: Source> {
    source: S,
    gate: Gate,
    /// Bytes of decoded sound that are kept.
    most: usize,
    state: Mutex<State<S::Key>>,
}

struct State<K> {
    kept: HashMap<K, Kept>,
    /// What is to be decoded, or looked after, in this order.
    queue: VecDeque<K>,
    /// Whether somebody works at the queue.
    at_work: bool,
    /// Nobody does, ever: the asker decodes.
    here: bool,
    /// Counts what was asked for, to tell what was not for longest.
    asked: u64,
}

struct Kept {
    clip: Coming,
    files: Vec<FileState>,
    asked: u64,
}

impl<S: Source> Store<S> {
    /// Keeps at most so many bytes.
    pub(super) fn new(source: S, most: usize, gate: Gate) -> Self {
        let state = State {
            kept: HashMap::new(),
            queue: VecDeque::new(),
            at_work: false,
            here: false,
            asked: 0,
        };
        Self(Arc::new(Shared {
            source,
            gate,
            most,
            state: Mutex::new(state),
        }))
    }

    pub(super) fn source(&self) -> &S {
        &self.0.source
    }

    /// From now on whoever asks decodes, and has the clip when the answer is there.
    pub(super) fn decode_here(&self) {
        self.0.state().here = true;
    }

    /// Will be needed soon. A file that may have changed is looked after.
    pub(super) fn prepare(&self, key: &S::Key) {
        {
            let state = &mut *self.0.state();
            if state.here {
                return;
            }
            let (clip, is_new) = state.touch(key);
            let again = S::MAY_CHANGE && clip.is_settled() && !state.queue.contains(key);
            if is_new || again {
                state.queue.push_back(key.clone());
            }
        }
        self.work();
    }

    /// Is needed now: before everything that is only prepared.
    pub(super) fn get(&self, key: &S::Key) -> Coming {
        let (clip, here) = {
            let state = &mut *self.0.state();
            let (clip, is_new) = state.touch(key);
            if !clip.is_settled() && !state.here {
                let place = state.queue.iter().position(|other| other == key);
                if let Some(place) = place {
                    state.queue.remove(place);
                }
                // Otherwise it is being decoded.
                if is_new || place.is_some() {
                    state.queue.push_front(key.clone());
                }
            }
            (clip, state.here)
        };
        if here && !clip.is_settled() {
            self.0.make(key);
        }
        self.work();
        clip
    }

    /// Drops what is only prepared and no longer wanted.
    pub(super) fn forget_waiting(&self, wanted: impl Fn(&S::Key) -> bool) {
        let state = &mut *self.0.state();
        let (queue, dropped) = std::mem::take(&mut state.queue)
            .into_iter()
            .partition(|key| wanted(key));
        state.queue = queue;
        let dropped: VecDeque<S::Key> = dropped;
        for key in dropped {
            if state
                .kept
                .get(&key)
                .is_some_and(|kept| !kept.clip.is_settled())
            {
                state.kept.remove(&key);
            }
        }
    }

    /// Sees to it that somebody works at the queue. Outside a runtime nobody does, and
    /// the queue waits for the first call within one.
    pub(super) fn work(&self) {
        let Ok(runtime) = Handle::try_current() else {
            return;
        };
        let state = &mut *self.0.state();
        if !state.at_work && !state.queue.is_empty() {
            state.at_work = true;
            runtime.spawn(work(Arc::downgrade(&self.0), self.0.gate.clone()));
        }
    }
}

/// Works until the queue is empty or the store is gone.
async fn work<S: Source>(store: Weak<Shared<S>>, gate: Gate) {
    loop {
        gate.opened().await;
        let Some(shared) = store.upgrade() else {
            return;
        };
        let Some(key) = shared.next() else {
            return;
        };
        let made = {
            let (shared, key) = (Arc::clone(&shared), key.clone());
            spawn_blocking(move || shared.make(&key)).await
        };
        if let Err(error) = made {
            tracing::error!(%error, "a sound was not decoded");
            shared.settle(&key, None, Vec::new());
        }
    }
}

impl<S: Source> Shared<S> {
    fn state(&self) -> MutexGuard<'_, State<S::Key>> {
        // Whoever panicked while he held it left whole clips behind or none.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn next(&self) -> Option<S::Key> {
        let state = &mut *self.state();
        let next = state.queue.pop_front();
        state.at_work = next.is_some();
        next
    }

    fn make(&self, key: &S::Key) {
        let files = self.source.files(key);
        let is_known = |kept: &Kept| kept.clip.is_settled() && kept.files == files;
        if !self.state().kept.get(key).is_some_and(is_known) {
            let clip = self.source.clip(key);
            self.settle(key, clip, files);
        }
    }

    fn settle(&self, key: &S::Key, clip: Option<Clip>, files: Vec<FileState>) {
        let state = &mut *self.state();
        let Some(kept) = state.kept.get_mut(key) else {
            return;
        };
        if kept.clip.is_settled() {
            // The file is another one than it was.
            kept.clip = Coming::default();
        }
        kept.clip.arrive(clip);
        kept.files = files;
        state.keep_at_most(self.most);
    }
}

impl<K: Clone + Eq + Hash> State<K> {
    /// The clip, and whether it was not known before.
    fn touch(&mut self, key: &K) -> (Coming, bool) {
        self.asked += 1;
        let is_new = !self.kept.contains_key(key);
        let kept = self.kept.entry(key.clone()).or_insert_with(|| Kept {
            clip: Coming::default(),
            files: Vec::new(),
            asked: 0,
        });
        kept.asked = self.asked;
        (kept.clip.clone(), is_new)
    }

    /// Lets go what was not asked for longest. What sounds goes on: it has the clip.
    fn keep_at_most(&mut self, most: usize) {
        let bytes = |kept: &Kept| match kept.clip.look() {
            Arrival::Here(clip) => clip.bytes(),
            Arrival::NotYet | Arrival::Never => 0,
        };
        let mut sum: usize = self.kept.values().map(bytes).sum();
        while sum > most {
            let oldest = self
                .kept
                .iter()
                .filter(|(_, kept)| bytes(kept) > 0)
                .min_by_key(|(_, kept)| kept.asked)
                .map(|(key, kept)| (key.clone(), bytes(kept)));
            let Some((key, freed)) = oldest else { return };
            self.kept.remove(&key);
            sum -= freed;
        }
    }
}
