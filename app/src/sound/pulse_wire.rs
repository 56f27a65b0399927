//! The socket to a PulseAudio server: who we are, what is asked, what comes back.
//! Must never take half a message for a whole one.

use super::pulse_standing::Standing;
use pulseaudio::protocol::{
    AuthParams, AuthReply, Command, CommandReply, GetSinkInfo, MAX_VERSION, Prop, Props,
    ProtocolError, ServerInfo, SetClientNameReply, SinkInfo, SinkInputInfo, TagStructReader,
    read_descriptor, write_command_message,
};
use std::ffi::{CStr, CString};
use std::io::{BufReader, Cursor, ErrorKind, Read};
use std::os::unix::net::UnixStream;
use std::time::Duration;

/// What the program is called in the system's mixer.
pub(super) const NAME: &CStr = c"Town Crier";
const ID: &CStr = c"org.towncrier.app";
/// How long the server is waited for at each step of opening.
const PATIENCE: Duration = Duration::from_secs(2);

/// What was asked, as the number that its answer bears.
const AUTH: u32 = 0;
const NAMED: u32 = 1;
pub(super) const DEFAULT: u32 = 4;
pub(super) const INPUT: u32 = 5;
pub(super) const SINK: u32 = 6;

/// Whether the server has not answered in time.
pub(super) fn is_silence(error: &ProtocolError) -> bool {
    matches!(error, ProtocolError::Io(error)
        if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut))
}

/// A message of the server's, whole: what is not understood of it garbles nothing after it.
pub(super) struct Message {
    pub(super) seq: u32,
    pub(super) command: Command,
    rest: Cursor<Vec<u8>>,
}

impl Message {
    pub(super) fn answer<R: CommandReply>(mut self, version: u16) -> Result<R, ProtocolError> {
        TagStructReader::new(&mut self.rest, version).read()
    }
}

/// The socket, and the version of the language that both ends speak.
pub(super) struct Wire {
    pub(super) socket: BufReader<UnixStream>,
    pub(super) version: u16,
}

impl Wire {
    pub(super) fn introduced(socket: UnixStream, cookie: Vec<u8>) -> Result<Self, ProtocolError> {
        socket.set_read_timeout(Some(PATIENCE))?;
        socket.set_write_timeout(Some(PATIENCE))?;
        let mut wire = Wire {
            socket: BufReader::new(socket),
            version: MAX_VERSION,
        };
        let auth = Command::Auth(AuthParams {
            version: MAX_VERSION,
            supports_shm: false,
            supports_memfd: false,
            cookie,
        });
        let known = wire.ask::<AuthReply>(AUTH, &auth)?;
        wire.version = known.version.min(MAX_VERSION);
        let mut props = Props::new();
        props.set(Prop::ApplicationName, NAME);
        props.set(Prop::ApplicationId, ID);
        if let Ok(process) = CString::new(std::process::id().to_string()) {
            props.set(Prop::ApplicationProcessId, process);
        }
        wire.ask::<SetClientNameReply>(NAMED, &Command::SetClientName(props))?;
        Ok(wire)
    }

    /// Where a stream will come out that is opened now, so that it never counts as heard for a
    /// moment.
    pub(super) fn standing(&mut self) -> Result<Standing, ProtocolError> {
        let standing = Standing::default();
        let server = self.ask::<ServerInfo>(DEFAULT, &Command::GetServerInfo)?;
        let sink = GetSinkInfo {
            index: None,
            name: server.default_sink_name.clone(),
        };
        standing.default_is(server.default_sink_name);
        match self.ask::<SinkInfo>(SINK, &Command::GetSinkInfo(sink)) {
            Ok(sink) => standing.plays_to(&sink, &SinkInputInfo::default()),
            // There is none, or it is not understood: the stream will tell.
            Err(ProtocolError::Io(error)) => return Err(error.into()),
            Err(error) => tracing::debug!(%error, "no word about the default output"),
        }
        Ok(standing)
    }

    /// From now on it is waited for as long as it takes. Gives what ends the wait.
    pub(super) fn endless(&mut self) -> Result<UnixStream, ProtocolError> {
        let socket = self.socket.get_ref();
        socket.set_read_timeout(None)?;
        socket.set_write_timeout(None)?;
        Ok(socket.try_clone()?)
    }

    pub(super) fn send(&mut self, seq: u32, command: &Command) -> Result<(), ProtocolError> {
        write_command_message(self.socket.get_mut(), seq, command, self.version)
    }

    /// Asks and waits for the answer; only while there is no stream that wants to be fed.
    pub(super) fn ask<R: CommandReply>(
        &mut self,
        seq: u32,
        command: &Command,
    ) -> Result<R, ProtocolError> {
        self.send(seq, command)?;
        loop {
            let message = self.next()?;
            match message.command {
                Command::Reply if message.seq == seq => return message.answer(self.version),
                Command::Error(error) if message.seq == seq => {
                    return Err(ProtocolError::ServerError(error));
                }
                _ => {}
            }
        }
    }

    /// The next message that is understood.
    pub(super) fn next(&mut self) -> Result<Message, ProtocolError> {
        loop {
            let head = read_descriptor(&mut self.socket)?;
            let mut body = Vec::new();
            let length = u64::from(head.length);
            let read = (&mut self.socket).take(length).read_to_end(&mut body)?;
            if read as u64 != length {
                return Err(std::io::Error::from(ErrorKind::UnexpectedEof).into());
            }
            // What is not a command is sound, of which we take none.
            if head.channel != u32::MAX {
                continue;
            }
            let mut rest = Cursor::new(body);
            match Command::read_tag_prefixed(&mut rest, self.version) {
                Ok((seq, command)) => return Ok(Message { seq, command, rest }),
                Err(error) => tracing::debug!(%error, "a message of the sound server's"),
            }
        }
    }
}
