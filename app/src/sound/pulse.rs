//! A stream at a PulseAudio server, or at PipeWire, which speaks the same: under our own name in
//! the system's mixer, and told where what it plays comes out.
//! Must never make whoever holds the stream wait for the server.

use super::device::{DeviceError, Faults, Tap};
use super::pulse_standing::Standing;
use super::pulse_wire::{DEFAULT, INPUT, Message, NAME, SINK, Wire, is_silence};
use pulseaudio::protocol::{
    ChannelMap, Command, CreatePlaybackStreamReply, GetSinkInfo, PlaybackStreamParams, Prop, Props,
    ProtocolError, PulseError, SampleFormat, SampleSpec, ServerInfo, SinkInfo, SinkInputInfo,
    SubscriptionMask, stream, write_memblock,
};
use pulseaudio::{cookie_path_from_env, socket_path_from_env};
use rodio::Source;
use std::net::Shutdown;
use std::os::unix::net::UnixStream;

/// A server that knows us by our user needs no cookie, but will have one of this length.
const COOKIE: usize = 256;
const BYTES_A_FRAME: usize = 8;

/// What was asked, as the number that its answer bears; others are the wire's.
const PLAY: u32 = 2;
const EVENTS: u32 = 3;

/// Why there is no stream.
pub(super) enum NotOpened {
    /// There is no server that would have us; the tap is given back for another way.
    NoServer(String, Tap),
    /// There is one, and it has no device for us.
    Failed(DeviceError),
}

/// An open stream; dropped, it is closed without a wait.
pub(super) struct Stream(UnixStream);

impl Drop for Stream {
    fn drop(&mut self) {
        // Its thread reads the end. Where the server has gone already there is nothing to close.
        let _ = self.0.shutdown(Shutdown::Both);
    }
}

/// Opens a stream to the server's default output, which it follows from then on.
pub(super) fn open(tap: Tap, faults: Faults, period: u32) -> Result<(Stream, Standing), NotOpened> {
    let socket = match connect() {
        Ok(socket) => socket,
        Err(why) => return Err(NotOpened::NoServer(why, tap)),
    };
    serve(socket, cookie(), tap, faults, period)
}

fn connect() -> Result<UnixStream, String> {
    let path = socket_path_from_env().ok_or("there is no socket of a sound server")?;
    UnixStream::connect(path).map_err(|error| error.to_string())
}

fn cookie() -> Vec<u8> {
    let cookie = cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
    cookie.unwrap_or_else(|| vec![0; COOKIE])
}

/// Introduces us at the other end of the socket, and plays there.
pub(super) fn serve(
    socket: UnixStream,
    cookie: Vec<u8>,
    tap: Tap,
    faults: Faults,
    period: u32,
) -> Result<(Stream, Standing), NotOpened> {
    let mut wire = match Wire::introduced(socket, cookie) {
        Ok(wire) => wire,
        Err(error) if is_silence(&error) => return Err(NotOpened::Failed(reason(&error))),
        Err(error) => return Err(NotOpened::NoServer(error.to_string(), tap)),
    };
    let failed = |error: ProtocolError| NotOpened::Failed(reason(&error));
    let standing = wire.standing().map_err(failed)?;
    let play = Command::CreatePlaybackStream(params(&tap, period));
    let playing = wire
        .ask::<CreatePlaybackStreamReply>(PLAY, &play)
        .map_err(failed)?;
    let handle = wire.endless().map_err(failed)?;
    let mut player = Player {
        wire,
        channel: playing.channel,
        input: playing.stream_index,
        tap,
        owed: 0,
        bytes: Vec::new(),
        standing: standing.clone(),
        asked: None,
        again: false,
    };
    let first = playing.requested_bytes;
    std::thread::Builder::new()
        .name("sound-pulse".into())
        .spawn(move || {
            if let Err(error) = player.play_on(first) {
                tracing::info!(%error, "the sound server's stream has ended");
            }
            faults.broken();
        })
        .map_err(|error| NotOpened::Failed(DeviceError::Refused(error.to_string())))?;
    Ok((Stream(handle), standing))
}

fn params(tap: &Tap, period: u32) -> PlaybackStreamParams {
    let bytes = period * BYTES_A_FRAME as u32;
    let mut props = Props::new();
    props.set(Prop::MediaName, NAME);
    PlaybackStreamParams {
        sample_spec: SampleSpec {
            format: SampleFormat::Float32Le,
            channels: 2,
            sample_rate: tap.sample_rate().get(),
        },
        channel_map: ChannelMap::stereo(),
        // No sink by name: one that is asked for by name is not left when the default changes.
        sink_index: None,
        sink_name: None,
        buffer_attr: stream::BufferAttr {
            max_length: 2 * bytes,
            target_length: 2 * bytes,
            minimum_request_length: bytes,
            ..stream::BufferAttr::default()
        },
        flags: stream::StreamFlags {
            adjust_latency: true,
            ..stream::StreamFlags::default()
        },
        props,
        ..PlaybackStreamParams::default()
    }
}

fn reason(error: &ProtocolError) -> DeviceError {
    match error {
        ProtocolError::ServerError(PulseError::NoEntity) => DeviceError::Absent,
        ProtocolError::ServerError(PulseError::Busy) => DeviceError::Busy,
        error if is_silence(error) => {
            DeviceError::Refused("the sound server does not answer".into())
        }
        error => DeviceError::Refused(error.to_string()),
    }
}

/// What feeds the stream, and hears what becomes of it.
struct Player {
    wire: Wire,
    channel: u32,
    /// The stream, as the server's list of inputs knows it.
    input: u32,
    tap: Tap,
    /// Bytes that the server wants and has not got.
    owed: usize,
    bytes: Vec<u8>,
    standing: Standing,
    /// How far a look at where it comes out has come.
    asked: Option<Look>,
    /// Something has changed since that look began.
    again: bool,
}

enum Look {
    Input,
    Sink(Box<SinkInputInfo>),
}

impl Player {
    /// Plays until the stream, the server or the program ends.
    fn play_on(&mut self, first: u32) -> Result<(), ProtocolError> {
        self.feed(first)?;
        let events = SubscriptionMask::SINK
            | SubscriptionMask::SINK_INPUT
            | SubscriptionMask::SERVER
            | SubscriptionMask::CARD;
        self.wire.send(EVENTS, &Command::Subscribe(events))?;
        self.look()?;
        loop {
            let message = self.wire.next()?;
            match message.command {
                Command::Request(request) if request.channel == self.channel => {
                    self.feed(request.length)?;
                }
                Command::PlaybackStreamKilled(channel) if channel == self.channel => return Ok(()),
                Command::PlaybackStreamMoved(_)
                | Command::PlaybackStreamSuspended(_)
                | Command::SubscribeEvent(_) => self.look()?,
                Command::Reply | Command::Error(_) => self.hear(message)?,
                _ => {}
            }
        }
    }

    fn feed(&mut self, wanted: u32) -> Result<(), ProtocolError> {
        self.owed += wanted as usize;
        let samples = self.owed / BYTES_A_FRAME * 2;
        self.owed %= BYTES_A_FRAME;
        self.bytes.clear();
        let tap = self.tap.by_ref().take(samples);
        self.bytes.extend(tap.flat_map(f32::to_le_bytes));
        let socket = self.wire.socket.get_mut();
        write_memblock(socket, self.channel, &self.bytes, 0)
    }

    /// Asks where the stream comes out: the default output, our input, then its sink.
    fn look(&mut self) -> Result<(), ProtocolError> {
        if self.asked.is_some() {
            self.again = true;
            return Ok(());
        }
        self.asked = Some(Look::Input);
        self.wire.send(DEFAULT, &Command::GetServerInfo)?;
        self.wire
            .send(INPUT, &Command::GetSinkInputInfo(self.input))
    }

    /// Takes an answer. One that is none, or is not understood, leaves what was known.
    fn hear(&mut self, message: Message) -> Result<(), ProtocolError> {
        let version = self.wire.version;
        let refused = matches!(message.command, Command::Error(_));
        match (message.seq, self.asked.take()) {
            (DEFAULT, look) => {
                self.asked = look;
                if let Ok(server) = message.answer::<ServerInfo>(version) {
                    self.standing.default_is(server.default_sink_name);
                }
                Ok(())
            }
            (INPUT, Some(Look::Input)) if !refused => {
                let Ok(input) = message.answer::<SinkInputInfo>(version) else {
                    return self.looked();
                };
                let sink = GetSinkInfo {
                    index: Some(input.sink_index),
                    name: None,
                };
                self.asked = Some(Look::Sink(Box::new(input)));
                self.wire.send(SINK, &Command::GetSinkInfo(sink))
            }
            (SINK, Some(Look::Sink(input))) if !refused => {
                if let Ok(sink) = message.answer::<SinkInfo>(version) {
                    self.standing.plays_to(&sink, &input);
                }
                self.looked()
            }
            (INPUT | SINK, _) => self.looked(),
            (_, look) => {
                self.asked = look;
                Ok(())
            }
        }
    }

    /// A look is over; once more, if something has changed meanwhile.
    fn looked(&mut self) -> Result<(), ProtocolError> {
        self.asked = None;
        if std::mem::take(&mut self.again) {
            return self.look();
        }
        Ok(())
    }
}
