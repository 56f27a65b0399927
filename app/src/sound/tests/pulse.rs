//! Our stream at a sound server, with a server of the test's own at the other end of the socket.

use crate::sound::clock::Clock;
use crate::sound::device::{DeviceError, Faults, Link, Outlet, Tap};
use crate::sound::graph::Graph;
use crate::sound::pulse::{NotOpened, serve};
use crate::sound::pulse_standing::Standing;
use pulseaudio::protocol::*;
use std::ffi::CStr;
use std::io::{BufReader, Read};
use std::os::unix::net::UnixStream;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use tokio::sync::mpsc::unbounded_channel;

const PERIOD: u32 = 480;
const CHANNEL: u32 = 7;
const INPUT: u32 = 23;
/// Bytes of a period in two channels of 32 bits.
const BYTES: u32 = PERIOD * 8;

/// The other end: a server as far as we ask it.
struct Server {
    socket: BufReader<UnixStream>,
    sink: SinkInfo,
}

impl Server {
    fn next(&mut self) -> (u32, Command) {
        read_command_message(&mut self.socket, MAX_VERSION).unwrap()
    }

    fn reply<R: CommandReply>(&mut self, seq: u32, reply: &R) {
        write_reply_message(self.socket.get_mut(), seq, reply, MAX_VERSION).unwrap();
    }

    fn tell(&mut self, command: &Command) {
        write_command_message(self.socket.get_mut(), u32::MAX, command, MAX_VERSION).unwrap();
    }

    /// Answers one question about what is played where.
    fn answer(&mut self) {
        match self.next() {
            (seq, Command::GetServerInfo) => {
                let info = ServerInfo {
                    default_sink_name: Some(self.sink.name.clone()),
                    channel_map: ChannelMap::stereo(),
                    ..ServerInfo::default()
                };
                self.reply(seq, &info);
            }
            (seq, Command::GetSinkInputInfo(INPUT)) => {
                let input = SinkInputInfo {
                    index: INPUT,
                    sink_index: self.sink.index,
                    cvolume: ChannelVolume::norm(2),
                    has_volume: true,
                    ..SinkInputInfo::default()
                };
                self.reply(seq, &input);
            }
            (seq, Command::GetSinkInfo(_)) => {
                let sink = self.sink.clone();
                self.reply(seq, &sink);
            }
            (_, other) => panic!("{other:?}"),
        }
    }

    /// Lets us in, and opens our stream.
    fn admit(&mut self) {
        let (seq, Command::Auth(auth)) = self.next() else {
            panic!("nobody introduces themselves")
        };
        assert_eq!(auth.cookie.len(), 256);
        let known = AuthReply {
            version: MAX_VERSION,
            ..AuthReply::default()
        };
        self.reply(seq, &known);
        let (seq, Command::SetClientName(props)) = self.next() else {
            panic!("no name")
        };
        assert_eq!(
            props.get(Prop::ApplicationName),
            Some(&b"Town Crier\0"[..]),
            "f12: the name in the mixer"
        );
        self.reply(seq, &SetClientNameReply { client_id: 3 });
        self.answer();
        self.answer();
        let (seq, Command::CreatePlaybackStream(stream)) = self.next() else {
            panic!("no stream")
        };
        assert_eq!((stream.sink_index, stream.sink_name), (None, None));
        let reply = CreatePlaybackStreamReply {
            channel: CHANNEL,
            stream_index: INPUT,
            requested_bytes: 2 * BYTES,
            ..CreatePlaybackStreamReply::default()
        };
        self.reply(seq, &reply);
    }

    /// The next message is sound; of so many bytes.
    fn takes(&mut self) -> u32 {
        let head = read_descriptor(&mut self.socket).unwrap();
        assert_eq!(head.channel, CHANNEL);
        let mut body = vec![0; head.length as usize];
        self.socket.read_exact(&mut body).unwrap();
        head.length
    }

    /// Wants sound and gets it: by then all that was told before has been heard.
    fn plays(&mut self, length: u32) -> u32 {
        let channel = CHANNEL;
        self.tell(&Command::Request(Request { channel, length }));
        self.takes()
    }

    /// Something has changed, and is asked about.
    fn changes(&mut self) {
        self.tell(&Command::SubscribeEvent(SubscriptionEvent {
            event_facility: SubscriptionEventFacility::Sink,
            event_type: SubscriptionEventType::Changed,
            index: Some(self.sink.index),
        }));
        for _ in 0..3 {
            self.answer();
        }
        self.plays(BYTES);
    }
}

fn tap(link: &Arc<Link>) -> Tap {
    let (reports, _) = unbounded_channel();
    let graph = Arc::new(Mutex::new(Graph::new()));
    Tap::new(graph, link.clone(), reports, Arc::<Clock>::default())
}

type Opened = Result<(crate::sound::pulse::Stream, Standing), NotOpened>;

/// Opens a stream at a server that does this meanwhile.
fn opened(
    sink: SinkInfo,
    link: &Arc<Link>,
    meanwhile: impl FnOnce(&mut Server) + Send + 'static,
) -> (Opened, Server) {
    let (ours, theirs) = UnixStream::pair().unwrap();
    let socket = BufReader::new(theirs);
    let mut server = Server { socket, sink };
    let other = std::thread::spawn(move || {
        meanwhile(&mut server);
        server
    });
    let stream = serve(ours, vec![0; 256], tap(link), Faults(link.clone()), PERIOD);
    (stream, other.join().unwrap())
}

fn sink(name: &CStr) -> SinkInfo {
    SinkInfo {
        name: name.into(),
        channel_map: ChannelMap::stereo(),
        ..SinkInfo::new_dummy(4)
    }
}

/// A stream that plays.
fn playing(sink: SinkInfo, link: &Arc<Link>) -> (crate::sound::pulse::Stream, Standing, Server) {
    let (stream, mut server) = opened(sink, link, Server::admit);
    let Ok((stream, standing)) = stream else {
        panic!("not opened")
    };
    assert_eq!(server.takes(), 2 * BYTES, "what it wanted at once");
    assert!(matches!(server.next(), (_, Command::Subscribe(_))));
    for _ in 0..3 {
        server.answer();
    }
    server.plays(BYTES);
    (stream, standing, server)
}

#[test]
fn f12_a_stream_has_the_programs_name_and_feeds_the_server_with_what_it_wants() {
    let link = Arc::<Link>::default();
    let (stream, standing, mut server) = playing(sink(c"speakers"), &link);
    assert_eq!(standing.outlet(), Outlet::Heard);
    // Half a frame is owed.
    assert_eq!(server.plays(BYTES + 4), BYTES);
    assert_eq!(server.plays(BYTES + 4), BYTES + 8);
    // Five periods and a frame, in whole blocks.
    let blocks = (5 * u64::from(PERIOD) + 1).div_ceil(Tap::BLOCK as u64);
    assert_eq!(
        link.taken.load(Ordering::Relaxed),
        blocks * Tap::BLOCK as u64
    );
    drop(stream);
    let mut rest = Vec::new();
    server.socket.read_to_end(&mut rest).unwrap();
    assert!(rest.is_empty(), "closed without a word");
}

#[test]
fn f03_a_sink_that_is_muted_or_becomes_the_dummy_is_told_and_so_is_its_end() {
    let link = Arc::<Link>::default();
    let (_stream, standing, mut server) = playing(sink(c"speakers"), &link);
    server.sink.muted = true;
    server.changes();
    assert_eq!(standing.outlet(), Outlet::Muted);
    server.sink.muted = false;
    server.changes();
    assert_eq!(standing.outlet(), Outlet::Heard);
    server.sink = sink(c"auto_null");
    server.changes();
    assert_eq!(standing.outlet(), Outlet::Nowhere);
    assert!(!link.broken.load(Ordering::Relaxed));
    server.tell(&Command::PlaybackStreamKilled(CHANNEL));
    while !link.broken.load(Ordering::Relaxed) {
        std::thread::yield_now();
    }
}

#[test]
fn f03_a_dummy_is_known_before_the_stream_is_open() {
    let link = Arc::<Link>::default();
    let (stream, _server) = opened(sink(c"auto_null"), &link, Server::admit);
    let Ok((_stream, standing)) = stream else {
        panic!("not opened")
    };
    assert_eq!(standing.outlet(), Outlet::Nowhere);
}

#[test]
fn a_server_that_will_not_have_us_gives_the_tap_back_and_one_without_a_device_is_none() {
    let link = Arc::<Link>::default();
    let (refused, _server) = opened(sink(c"speakers"), &link, |server| {
        let (seq, _) = server.next();
        write_error(server.socket.get_mut(), seq, &PulseError::AccessDenied).unwrap();
    });
    assert!(matches!(refused, Err(NotOpened::NoServer(_, _))));
    let (refused, _server) = opened(sink(c"speakers"), &link, |server| {
        let (seq, _) = server.next();
        let known = AuthReply {
            version: MAX_VERSION,
            ..AuthReply::default()
        };
        server.reply(seq, &known);
        let (seq, _) = server.next();
        server.reply(seq, &SetClientNameReply { client_id: 3 });
        server.answer();
        for _ in 0..2 {
            let (seq, _) = server.next();
            write_error(server.socket.get_mut(), seq, &PulseError::NoEntity).unwrap();
        }
    });
    assert!(matches!(
        refused,
        Err(NotOpened::Failed(DeviceError::Absent))
    ));
}

#[test]
fn what_is_not_understood_of_the_server_garbles_nothing_after_it() {
    let link = Arc::<Link>::default();
    let (_stream, standing, mut server) = playing(sink(c"speakers"), &link);
    // A command that nobody knows, and sound that nobody wants.
    let unknown = Descriptor {
        length: 5,
        channel: u32::MAX,
        offset: 0,
        flags: DescriptorFlags::empty(),
    };
    write_descriptor(server.socket.get_mut(), &unknown).unwrap();
    std::io::Write::write_all(server.socket.get_mut(), b"?????").unwrap();
    write_memblock(server.socket.get_mut(), 99, &[1, 2, 3], 0).unwrap();
    server.sink.muted = true;
    server.changes();
    assert_eq!(standing.outlet(), Outlet::Muted);
}
