//! speech-dispatcher as a listener on a socket sees us: what is sent, and what comes of
//! each answer. Nothing here waits: the other side is this test.

use std::path::Path;

use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::mpsc::unbounded_channel;

use super::*;
use crate::sound::cue::Token;

/// The daemon's end of one connection.
struct Daemon {
    lines: tokio::io::Lines<BufReader<tokio::net::unix::OwnedReadHalf>>,
    output: tokio::net::unix::OwnedWriteHalf,
}

impl Daemon {
    /// Answers as the daemon does until a connection is set up, as client `id`.
    async fn greet(listener: &UnixListener, id: u32) -> Self {
        let (stream, _): (UnixStream, _) = listener.accept().await.unwrap();
        let (input, output) = stream.into_split();
        let mut daemon = Self {
            lines: BufReader::new(input).lines(),
            output,
        };
        let id = format!("245-{id}\r\n245 OK CLIENT ID SENT");
        for (asked, answer) in [
            (
                "SET self CLIENT_NAME table:town-crier:names",
                "208 OK CLIENT NAME SET",
            ),
            ("SET self SSML_MODE off", "219 OK SSML MODE SET"),
            ("SET self PRIORITY message", "202 OK PRIORITY SET"),
            ("SET self NOTIFICATION end on", "220 OK NOTIFICATION SET"),
            ("SET self NOTIFICATION cancel on", "220 OK NOTIFICATION SET"),
            ("HISTORY GET CLIENT_ID", id.as_str()),
        ] {
            daemon.hear(asked).await;
            daemon.answer(answer).await;
        }
        daemon
    }

    async fn next(&mut self) -> String {
        self.lines.next_line().await.unwrap().unwrap()
    }

    async fn hear(&mut self, asked: &str) {
        assert_eq!(self.next().await, asked);
    }

    async fn answer(&mut self, answer: &str) {
        let answer = format!("{answer}\r\n");
        self.output.write_all(answer.as_bytes()).await.unwrap();
    }

    /// Takes a message of these lines, as number 7.
    async fn take(&mut self, voice: &str, lines: &[&str]) {
        self.hear(&format!("SET self SYNTHESIS_VOICE {voice}"))
            .await;
        self.answer("209 OK VOICE SET").await;
        self.hear("SET self VOLUME 80").await;
        self.answer("218 OK VOLUME SET").await;
        self.hear("SPEAK").await;
        self.answer("230 OK RECEIVING DATA").await;
        for line in lines {
            self.hear(line).await;
        }
        self.hear(".").await;
        self.answer("225-7\r\n225 OK MESSAGE QUEUED").await;
    }
}

struct Talk {
    _folder: TempDir,
    listener: UnixListener,
    wishes: UnboundedSender<Wish>,
    echoes: UnboundedReceiver<Echo>,
}

impl Talk {
    fn begin() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("speechd.sock");
        let listener = UnixListener::bind(&socket).unwrap();
        let (wishes, echoes) = spawned(&socket);
        Self {
            _folder: folder,
            listener,
            wishes,
            echoes,
        }
    }

    fn say(&self, token: u64, names: &[&str]) {
        self.wishes.send(Wish::Say(saying(token, names))).unwrap();
    }
}

fn saying(token: u64, names: &[&str]) -> Saying {
    Saying {
        token: Token(token),
        names: names.iter().map(|name| (*name).to_owned()).collect(),
        voice: Voice {
            name: "English (America)".to_owned(),
            language: "en-US".to_owned(),
            reads_han: true,
        },
        volume: 90,
        after: Duration::ZERO,
    }
}

fn spawned(socket: &Path) -> (UnboundedSender<Wish>, UnboundedReceiver<Echo>) {
    let (wishes, inbox) = unbounded_channel();
    let (outbox, echoes) = unbounded_channel();
    tokio::spawn(run(socket.to_owned(), Start::Never, inbox, outbox));
    (wishes, echoes)
}

#[tokio::test]
async fn a_name_is_sent_as_plain_text_and_ends_when_it_was_said() {
    let mut talk = Talk::begin();
    talk.say(1, &["Ada", ".Cy", "."]);
    let mut daemon = Daemon::greet(&talk.listener, 3).await;
    daemon
        .take("English (America)", &["Ada", "..Cy", ".."])
        .await;
    // Somebody else's message, and our own one's beginning, are not its end.
    daemon.answer("702-6\r\n702-3\r\n702 END").await;
    daemon.answer("701-7\r\n701-3\r\n701 BEGIN").await;
    daemon.answer("702-7\r\n702-3\r\n702 END").await;
    assert_eq!(talk.echoes.recv().await, Some(Echo::Ended(Token(1))));
    // The next one goes over the same connection.
    talk.say(2, &["Eve"]);
    daemon.take("English (America)", &["Eve"]).await;
    daemon.answer("703-7\r\n703-3\r\n703 CANCELED").await;
    assert_eq!(talk.echoes.recv().await, Some(Echo::Ended(Token(2))));
}

#[tokio::test]
async fn a_cut_names_us_alone_and_what_was_cut_does_not_end_later() {
    let mut talk = Talk::begin();
    talk.say(1, &["Ada"]);
    let mut first = Daemon::greet(&talk.listener, 3).await;
    first.take("English (America)", &["Ada"]).await;
    talk.wishes.send(Wish::Hush).unwrap();
    let mut second = Daemon::greet(&talk.listener, 4).await;
    second.hear("CANCEL 3").await;
    second.answer("213 OK CANCELED").await;
    talk.say(2, &["Eve"]);
    second.take("English (America)", &["Eve"]).await;
    second.answer("702-7\r\n702-4\r\n702 END").await;
    assert_eq!(talk.echoes.recv().await, Some(Echo::Ended(Token(2))));
}

#[tokio::test]
async fn its_voices_are_listed_without_timbres_and_know_what_they_read() {
    let mut talk = Talk::begin();
    talk.wishes.send(Wish::Look).unwrap();
    let mut daemon = Daemon::greet(&talk.listener, 3).await;
    daemon.hear("GET OUTPUT_MODULE").await;
    daemon.answer("251-espeak-ng\r\n251 OK GET RETURNED").await;
    daemon.hear("LIST SYNTHESIS_VOICES").await;
    for voice in [
        "Chinese (Mandarin, latin as English)\tcmn\tnone",
        "Chinese (Mandarin, latin as Pinyin)\tcmn-LATN-PINYIN\tnone",
        "Japanese\tja\tnone",
        "Japanese+croak\tja\tcroak",
    ] {
        daemon.answer(&format!("249-{voice}")).await;
    }
    daemon.answer("249 OK VOICE LIST SENT").await;
    let Some(Echo::Voices(voices)) = talk.echoes.recv().await else {
        panic!("no voices");
    };
    let told: Vec<_> = voices
        .iter()
        .map(|voice| (voice.language.as_str(), voice.reads_han))
        .collect();
    assert_eq!(
        told,
        [("cmn-LATN-PINYIN", true), ("cmn", true), ("ja", false)]
    );
}

#[tokio::test]
async fn where_only_the_dummy_speaks_there_is_no_voice() {
    let mut talk = Talk::begin();
    talk.wishes.send(Wish::Look).unwrap();
    let mut daemon = Daemon::greet(&talk.listener, 3).await;
    daemon.hear("GET OUTPUT_MODULE").await;
    daemon.answer("251-dummy\r\n251 OK GET RETURNED").await;
    assert_eq!(talk.echoes.recv().await, Some(Echo::Voices(Vec::new())));
}

#[tokio::test]
async fn where_nobody_listens_there_is_no_voice_and_a_name_is_over_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let (wishes, mut echoes) = spawned(&folder.path().join("nobody"));
    wishes.send(Wish::Look).unwrap();
    assert_eq!(echoes.recv().await, Some(Echo::Voices(Vec::new())));
    wishes.send(Wish::Say(saying(1, &["Ada"]))).unwrap();
    assert_eq!(echoes.recv().await, Some(Echo::Ended(Token(1))));
}

#[tokio::test(start_paused = true)]
async fn a_daemon_that_listens_and_never_answers_is_no_voice() {
    let mut talk = Talk::begin();
    talk.wishes.send(Wish::Look).unwrap();
    let asked = Instant::now();
    assert_eq!(talk.echoes.recv().await, Some(Echo::Voices(Vec::new())));
    assert_eq!(asked.elapsed().as_secs(), ANSWERED_WITHIN.as_secs());
}

#[tokio::test]
async fn a_daemon_that_went_away_and_came_back_says_the_name() {
    let mut talk = Talk::begin();
    talk.say(1, &["Ada"]);
    let mut daemon = Daemon::greet(&talk.listener, 3).await;
    daemon.take("English (America)", &["Ada"]).await;
    daemon.answer("702-7\r\n702-3\r\n702 END").await;
    assert_eq!(talk.echoes.recv().await, Some(Echo::Ended(Token(1))));
    drop(daemon);
    talk.say(2, &["Eve"]);
    let mut daemon = Daemon::greet(&talk.listener, 1).await;
    daemon.take("English (America)", &["Eve"]).await;
    daemon.answer("702-7\r\n702-1\r\n702 END").await;
    assert_eq!(talk.echoes.recv().await, Some(Echo::Ended(Token(2))));
}
