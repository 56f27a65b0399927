//! The way out: what a device must do, and the one that rodio opens.
//! Must never decide what happens when it fails: the keeper does.

use super::clock::Clock;
use super::cue::Report;
use super::graph::Graph;
use super::noise;
use super::rate::RATE;
use rodio::cpal::traits::{DeviceTrait, HostTrait};
use rodio::cpal::{self, BufferSize, DeviceId, ErrorKind};
use rodio::{ChannelCount, DeviceSinkBuilder, MixerDeviceSink, SampleRate, Source};
use std::num::NonZero;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::UnboundedSender;

/// Frames that the device takes at a time: 40 ms. A tap on "pause" is heard
/// within two of them; with less, a busy machine leaves gaps.
const PERIOD: u32 = 1_920;

/// How long the keeper waits for a device to open before it looks after
/// other things; a hung sound server may never answer.
const PATIENCE: Duration = Duration::from_millis(500);
/// The same for a look at which device is the default.
const LOOK_PATIENCE: Duration = Duration::from_millis(100);

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

/// The default output of this machine.
pub(super) struct DefaultOutput {
    opened: Option<DeviceId>,
    /// An opening that has not come back yet.
    pending: Option<Receiver<Opened>>,
    /// Which output is the default; asks the sound server.
    default: fn() -> Option<DeviceId>,
    /// A look at the default that has not come back yet.
    looking: Option<Receiver<Option<DeviceId>>>,
    /// How long a look is waited for at first: it mostly comes back at once,
    /// and a change that is known before the first word costs nothing.
    look_patience: Duration,
}

impl Default for DefaultOutput {
    fn default() -> Self {
        DefaultOutput {
            opened: None,
            pending: None,
            default: || default_id(&default_output()?),
            looking: None,
            look_patience: LOOK_PATIENCE,
        }
    }
}

type Opened = Result<(MixerDeviceSink, Option<DeviceId>), DeviceError>;

/// An open stream. Closing may wait for a hung sound server, so that it is
/// left to a thread of its own.
pub(super) struct OpenOutput(Option<MixerDeviceSink>);

impl Drop for OpenOutput {
    fn drop(&mut self) {
        let sink = self.0.take();
        // Without a thread it is closed here and now.
        let _ = std::thread::Builder::new()
            .name("sound-close".into())
            .spawn(move || drop(sink));
    }
}

impl Device for DefaultOutput {
    type Stream = OpenOutput;

    fn open(&mut self, tap: Tap, faults: Faults) -> Result<OpenOutput, DeviceError> {
        let answer = match self.pending.take() {
            Some(pending) => pending,
            None => {
                let (tell, answer) = mpsc::channel();
                std::thread::Builder::new()
                    .name("sound-open".into())
                    .spawn(move || {
                        // Given up meanwhile: the stream is closed again.
                        let _ = tell.send(open(tap, faults));
                    })
                    .map_err(|error| DeviceError::Refused(error.to_string()))?;
                answer
            }
        };
        match answer.recv_timeout(PATIENCE) {
            Ok(opened) => {
                let (sink, id) = opened?;
                self.opened = id;
                Ok(OpenOutput(Some(sink)))
            }
            Err(RecvTimeoutError::Timeout) => {
                self.pending = Some(answer);
                Err(DeviceError::Pending)
            }
            Err(RecvTimeoutError::Disconnected) => {
                Err(DeviceError::Refused("opening broke off".into()))
            }
        }
    }

    fn moved(&mut self) -> Moved {
        let (answer, patience) = match self.looking.take() {
            Some(looking) => (looking, Duration::ZERO),
            None => {
                let (tell, answer) = mpsc::channel();
                let default = self.default;
                let look = std::thread::Builder::new()
                    .name("sound-look".into())
                    .spawn(move || {
                        // Given up meanwhile.
                        let _ = tell.send(default());
                    });
                if let Err(error) = look {
                    tracing::warn!(%error, "no thread to look for another output device");
                    return Moved::No;
                }
                (answer, self.look_patience)
            }
        };
        match answer.recv_timeout(patience) {
            Ok(now) if now.is_some() && now != self.opened => Moved::Yes,
            Ok(_) | Err(RecvTimeoutError::Disconnected) => Moved::No,
            Err(RecvTimeoutError::Timeout) => {
                self.looking = Some(answer);
                Moved::NotYet
            }
        }
    }
}

fn default_output() -> Option<cpal::Device> {
    cpal::default_host().default_output_device()
}

fn default_id(device: &cpal::Device) -> Option<DeviceId> {
    device.id().ok()
}

fn open(tap: Tap, faults: Faults) -> Opened {
    let device = default_output().ok_or(DeviceError::Absent)?;
    let id = default_id(&device);
    let on_error = move |error: cpal::Error| match error.kind() {
        // The stream lives on; treating these as its end would cost the
        // sound at the first stutter.
        ErrorKind::Xrun | ErrorKind::RealtimeDenied | ErrorKind::DeviceChanged => {
            tracing::debug!(%error, "the output device went on after a hitch");
        }
        kind => {
            // Some backends call this without end, at full speed.
            if !faults.0.broken.load(Ordering::Relaxed) {
                tracing::warn!(?kind, %error, "the output device broke");
            }
            faults.broken();
        }
    };
    let builder = DeviceSinkBuilder::from_device(device)
        .map_err(reason)?
        .with_error_callback(on_error.clone());
    // At our own rate the platform converts if it must, better than rodio's
    // linear interpolation. A device that refuses gets what it prefers.
    let preferred = builder
        .with_sample_rate(tap.sample_rate())
        .with_channels(tap.channels())
        .with_buffer_size(BufferSize::Fixed(PERIOD));
    let mut sink = preferred.open_sink_or_fallback().map_err(reason)?;
    sink.log_on_drop(false);
    sink.mixer().add(tap);
    Ok((sink, id))
}

fn reason(error: rodio::DeviceSinkError) -> DeviceError {
    use rodio::DeviceSinkError as Sink;
    let text = error.to_string();
    match error {
        Sink::NoDevice => DeviceError::Absent,
        Sink::PlayError(error)
        | Sink::DefaultSinkConfigError(error)
        | Sink::BuildError(error)
        | Sink::SupportedConfigsError(error) => match error.kind() {
            ErrorKind::DeviceBusy => DeviceError::Busy,
            ErrorKind::DeviceNotAvailable | ErrorKind::HostUnavailable => DeviceError::Absent,
            _ => DeviceError::Refused(error.to_string()),
        },
        Sink::UnsupportedSampleFormat => DeviceError::Refused(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sound_server_that_never_answers_does_not_hold_its_asker() {
        let mut output = DefaultOutput {
            default: || {
                loop {
                    std::thread::park();
                }
            },
            look_patience: Duration::ZERO,
            ..DefaultOutput::default()
        };
        for _ in 0..3 {
            assert_eq!(output.moved(), Moved::NotYet);
        }
    }
}
