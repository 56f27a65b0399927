//! The way out: what a device must do and tell, and what it is handed.
//! Must never know which device it is, nor decide what happens when it fails.

use super::clock::Clock;
use super::cue::Report;
use super::graph::Graph;
use super::noise;
use super::rate::RATE;
use rodio::{ChannelCount, SampleRate, Source};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::UnboundedSender;

/// Why a device could not be opened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DeviceError {
    /// There is none.
    #[error("there is no output device")]
    Absent,
    /// Another program has it to itself.
    #[error("the output device is busy")]
    Busy,
    /// It has not answered yet. The tap that was given stays good; ask again.
    #[error("the output device has not answered yet")]
    Pending,
    /// Anything else, in the platform's words, for the log.
    #[error("the output device could not be opened: {0}")]
    Refused(String),
}

/// An output that can be opened again and again.
pub trait Device: Send + 'static {
    /// What keeps it open; dropping it closes it, and must not block.
    type Stream: Send;

    /// Opens the default output, which from then on takes its samples from
    /// `tap` and tells `faults` if it breaks.
    fn open(&mut self, tap: Tap, faults: Faults) -> Result<Self::Stream, DeviceError>;

    /// Whether the default output is another one than that opened last, and
    /// the stream did not follow by itself. Must not block: a server that has
    /// not answered yet is asked for its answer again.
    fn moved(&mut self) -> Moved {
        Moved::No
    }

    /// Whether what the open stream takes comes out anywhere, as far as it is
    /// known by now. Must not block: whoever knows tells it beforehand.
    fn outlet(&mut self) -> Outlet {
        Outlet::Heard
    }
}

/// Where the samples end that an open stream takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outlet {
    /// In a loudspeaker, or nobody can tell.
    #[default]
    Heard,
    /// Nowhere: the sound server's dummy, a socket with nothing in it.
    Nowhere,
    /// In a loudspeaker that is muted or turned all the way down.
    Muted,
}

/// Whether the default output is another one now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moved {
    /// It is the same, or cannot be told.
    No,
    /// It is another one.
    Yes,
    /// Whoever knows has not answered yet.
    NotYet,
}

/// No device, and none to be found.
pub(super) struct Nothing;

impl Device for Nothing {
    type Stream = ();

    fn open(&mut self, _: Tap, _: Faults) -> Result<(), DeviceError> {
        Err(DeviceError::Absent)
    }
}

/// What the keeper and one opening of a device share.
#[derive(Default)]
pub(super) struct Link {
    /// Whether the graph may be pulled: only once the device has proven that
    /// it takes samples, and never again after it was given up.
    pub(super) live: AtomicBool,
    /// Frames taken.
    pub(super) taken: AtomicU64,
    pub(super) broken: AtomicBool,
}

/// Where a device tells that its stream is broken.
#[derive(Clone)]
pub struct Faults(pub(super) Arc<Link>);

impl Faults {
    /// The stream is dead. May be called a million times.
    pub fn broken(&self) {
        self.0.broken.store(true, Ordering::Relaxed);
    }
}

/// The end of the graph that a device holds: an endless stereo source.
pub struct Tap {
    pub(super) graph: Arc<Mutex<Graph>>,
    pub(super) link: Arc<Link>,
    pub(super) reports: UnboundedSender<Report>,
    pub(super) clock: Arc<Clock>,
    pub(super) block: Box<[f32; 2 * Tap::BLOCK]>,
    /// Next sample of `block`.
    pub(super) next: usize,
}

impl Tap {
    /// Frames taken from the graph under one lock.
    pub(super) const BLOCK: usize = 240;

    pub(super) fn new(
        graph: Arc<Mutex<Graph>>,
        link: Arc<Link>,
        reports: UnboundedSender<Report>,
        clock: Arc<Clock>,
    ) -> Self {
        Tap {
            graph,
            link,
            reports,
            clock,
            block: Box::new([0.0; 2 * Tap::BLOCK]),
            next: 2 * Tap::BLOCK,
        }
    }

    fn fill(&mut self) {
        let taken = self
            .link
            .taken
            .fetch_add(Tap::BLOCK as u64, Ordering::Relaxed);
        if self.link.live.load(Ordering::Acquire) {
            let mut graph = self.graph.lock().unwrap_or_else(PoisonError::into_inner);
            graph.pull(&mut *self.block);
            self.clock.reach(graph.position());
            for report in graph.reports() {
                // Nobody listens any more: the program is ending.
                let _ = self.reports.send(report);
            }
        } else {
            noise::fill(taken, &mut *self.block);
        }
    }
}

impl Iterator for Tap {
    type Item = f32;

    #[inline]
    fn next(&mut self) -> Option<f32> {
        if self.next == self.block.len() {
            self.fill();
            self.next = 0;
        }
        let sample = self.block[self.next];
        self.next += 1;
        Some(sample)
    }
}

impl Source for Tap {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        const STEREO: ChannelCount = NonZero::new(2).expect("2 is not 0");
        STEREO
    }

    fn sample_rate(&self) -> SampleRate {
        const HERTZ: SampleRate = NonZero::new(RATE).expect("the rate is not 0");
        HERTZ
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}
