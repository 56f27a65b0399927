//! The default output of this machine: at the sound server where there is one, else as rodio
//! opens it.
//! Must never make the sound's thread wait for a sound server that does not answer.

use super::device::{Device, DeviceError, Faults, Moved, Outlet, Tap};
#[cfg(target_os = "linux")]
use super::pulse::{self, NotOpened};
#[cfg(target_os = "linux")]
use super::pulse_standing::Standing;
use rodio::cpal::traits::{DeviceTrait, HostTrait};
use rodio::cpal::{self, BufferSize, DeviceId, ErrorKind};
use rodio::{DeviceSinkBuilder, MixerDeviceSink, Source};
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::Duration;

/// Frames that the device takes at a time: 40 ms. A tap on "pause" is heard
/// within two of them; with less, a busy machine leaves gaps.
const PERIOD: u32 = 1_920;

/// How long the keeper waits for a device to open before it looks after
/// other things; a hung sound server may never answer.
const PATIENCE: Duration = Duration::from_millis(500);
/// The same for a look at which device is the default.
const LOOK_PATIENCE: Duration = Duration::from_millis(100);

/// The default output of this machine.
pub(super) struct DefaultOutput {
    opened: Opened,
    /// An opening that has not come back yet.
    pending: Option<Receiver<Opening>>,
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
            opened: Opened::Unknown,
            pending: None,
            default: || default_id(&default_output()?),
            looking: None,
            look_patience: LOOK_PATIENCE,
        }
    }
}

/// How it is known what became of the output that was opened last.
enum Opened {
    /// By the sound server's own word.
    #[cfg(target_os = "linux")]
    Server(Standing),
    /// By which device it was.
    Device(DeviceId),
    Unknown,
}

type Opening = Result<(OpenOutput, Opened), DeviceError>;

/// An open stream.
pub(super) enum OpenOutput {
    #[cfg(target_os = "linux")]
    Server(#[expect(dead_code, reason = "dropping it closes it")] pulse::Stream),
    Sink(#[expect(dead_code, reason = "dropping it closes it")] Sink),
}

/// A stream of rodio's. Closing may wait for a hung sound server, so that it is left to a
/// thread of its own.
pub(super) struct Sink(Option<MixerDeviceSink>);

impl Drop for Sink {
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
                let (stream, opened) = opened?;
                self.opened = opened;
                Ok(stream)
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

    fn outlet(&mut self) -> Outlet {
        match &self.opened {
            #[cfg(target_os = "linux")]
            Opened::Server(standing) => standing.outlet(),
            Opened::Device(_) | Opened::Unknown => Outlet::Heard,
        }
    }

    fn moved(&mut self) -> Moved {
        #[cfg(target_os = "linux")]
        if let Opened::Server(standing) = &self.opened {
            return standing.moved();
        }
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
            Ok(Some(now)) if !matches!(&self.opened, Opened::Device(opened) if *opened == now) => {
                Moved::Yes
            }
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

/// At the sound server itself, where it will have us; there the mixer shows our name.
#[cfg(target_os = "linux")]
fn open(tap: Tap, faults: Faults) -> Opening {
    match pulse::open(tap, faults.clone(), PERIOD) {
        Ok((stream, standing)) => {
            tracing::info!(host = "PulseAudio", "the sound is open");
            Ok((OpenOutput::Server(stream), Opened::Server(standing)))
        }
        Err(NotOpened::Failed(error)) => Err(error),
        Err(NotOpened::NoServer(why, tap)) => {
            let opened = open_device(tap, faults)?;
            tracing::info!(error = why, "it does not go to a PulseAudio server");
            Ok(opened)
        }
    }
}

#[cfg(not(target_os = "linux"))]
fn open(tap: Tap, faults: Faults) -> Opening {
    open_device(tap, faults)
}

fn open_device(tap: Tap, faults: Faults) -> Opening {
    let host = cpal::default_host();
    let device = host.default_output_device().ok_or(DeviceError::Absent)?;
    let opened = default_id(&device).map_or(Opened::Unknown, Opened::Device);
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
    tracing::info!(host = host.id().name(), "the sound is open");
    Ok((OpenOutput::Sink(Sink(Some(sink))), opened))
}

fn reason(error: rodio::DeviceSinkError) -> DeviceError {
    use rodio::DeviceSinkError as Failed;
    let text = error.to_string();
    match error {
        Failed::NoDevice => DeviceError::Absent,
        Failed::PlayError(error)
        | Failed::DefaultSinkConfigError(error)
        | Failed::BuildError(error)
        | Failed::SupportedConfigsError(error) => match error.kind() {
            ErrorKind::DeviceBusy => DeviceError::Busy,
            ErrorKind::DeviceNotAvailable | ErrorKind::HostUnavailable => DeviceError::Absent,
            _ => DeviceError::Refused(error.to_string()),
        },
        Failed::UnsupportedSampleFormat => DeviceError::Refused(text),
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
