//! The voice of a Linux desktop: speech-dispatcher, asked over its socket (SSIP). Each
//! answer has a limit, since the other side is a program like any other.
//!
//! Must never link to its C library: the program starts where there is none.

use std::path::PathBuf;
use std::process::Stdio;
use std::time::Duration;

use ssip_client_async::constants::{
    OK_CLIENT_NAME_SET, OK_GET, OK_NOTIFICATION_SET, OK_PRIORITY_SET, OK_RECEIVING_DATA,
    OK_SSML_MODE_SET, OK_VOICE_SET, OK_VOLUME_SET,
};
use ssip_client_async::fifo::asynchronous_tokio::Builder;
use ssip_client_async::tokio::AsyncClient;
use ssip_client_async::{
    ClientError, ClientId, ClientName, ClientResult, ClientScope, MessageScope, NotificationType,
    Priority, Response,
};
use tokio::io::{BufReader, BufWriter};
use tokio::net::unix::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender};
use tokio::time::{Instant, sleep_until, timeout};

use super::talk::{Echo, Saying, Wish};
use super::voices::Voice;

/// The longest that an answer may take which waits for nobody's speech.
const ANSWERED_WITHIN: Duration = Duration::from_secs(2);
/// The longest that the daemon may take to start.
const STARTED_WITHIN: Duration = Duration::from_secs(5);

type Client = AsyncClient<BufReader<OwnedReadHalf>, BufWriter<OwnedWriteHalf>>;

/// Whether the daemon is started where nobody listens.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Start {
    /// At the first need, and never again.
    Once,
    /// Not at all, or not again.
    Never,
}

/// Where speech-dispatcher listens for this user.
pub(super) fn usual_socket() -> Option<PathBuf> {
    let folder = |variable| std::env::var_os(variable).map(PathBuf::from);
    let runtime = folder("XDG_RUNTIME_DIR")
        .or_else(|| folder("XDG_CACHE_HOME"))
        .or_else(|| folder("HOME").map(|home| home.join(".cache")))?;
    Some(runtime.join("speech-dispatcher/speechd.sock"))
}

/// Fulfils wishes until nobody has any more.
pub(super) async fn run(
    socket: PathBuf,
    start: Start,
    mut wishes: UnboundedReceiver<Wish>,
    echoes: UnboundedSender<Echo>,
) {
    let mut dispatcher = Dispatcher {
        socket,
        start,
        connection: None,
    };
    let mut waiting = None;
    while let Some(wish) = match waiting.take() {
        Some(wish) => Some(wish),
        None => wishes.recv().await,
    } {
        let echo = match wish {
            Wish::Hush => continue,
            Wish::Look => Echo::Voices(dispatcher.look().await),
            Wish::Say(saying) => tokio::select! {
                biased;
                cut = interruption(&mut wishes) => {
                    dispatcher.cut().await;
                    waiting = cut;
                    continue;
                }
                () = dispatcher.say(&saying) => Echo::Ended(saying.token),
            },
        };
        if echoes.send(echo).is_err() {
            return;
        }
    }
}

/// The next wish that cuts what is being said; a mere cut when nobody asks any more.
async fn interruption(wishes: &mut UnboundedReceiver<Wish>) -> Option<Wish> {
    loop {
        match wishes.recv().await {
            // There is a voice: it is speaking.
            Some(Wish::Look) => {}
            Some(wish) => return Some(wish),
            None => return Some(Wish::Hush),
        }
    }
}

struct Dispatcher {
    socket: PathBuf,
    start: Start,
    connection: Option<Connection>,
}

struct Connection {
    client: Client,
    id: ClientId,
}

impl Dispatcher {
    async fn look(&mut self) -> Vec<Voice> {
        let voices = self.answered(Connection::voices).await;
        voices.unwrap_or_else(|error| {
            tracing::info!(%error, "no system voice");
            Vec::new()
        })
    }

    /// Says it and waits for its end. Where it cannot be said, it is over at once.
    async fn say(&mut self, saying: &Saying) {
        let begins = Instant::now() + saying.after;
        let said = async {
            let prepare = async |connection: &mut Connection| connection.prepare(saying).await;
            if self.answered(prepare).await.is_err() {
                // The daemon was started anew since: over a new connection once more.
                self.answered(prepare).await?;
            }
            sleep_until(begins).await;
            let message = self
                .answered(async |connection| connection.speak(&saying.names).await)
                .await?;
            match &mut self.connection {
                Some(connection) => connection.ended(&message).await,
                None => Ok(()),
            }
        };
        if let Err(error) = said.await {
            tracing::warn!(%error, "a name was not said");
            self.connection = None;
        }
    }

    /// Cuts what is being said. The wait for its end was given up in the middle, so the
    /// connection is given up with it, and the cut is asked for over a new one.
    async fn cut(&mut self) {
        let Some(old) = self.connection.take() else {
            return;
        };
        let cancel = async |connection: &mut Connection| {
            // Here the number is the client's, not a message's.
            let all_of_it = MessageScope::Message(old.id);
            connection.client.cancel(all_of_it).await?.receive().await?;
            Ok(())
        };
        if let Err(error) = self.answered(cancel).await {
            tracing::warn!(%error, "a name was not cut");
        }
        drop(old);
    }

    /// Asks over the connection, made where there is none, within the limit.
    async fn answered<T>(
        &mut self,
        ask: impl AsyncFnOnce(&mut Connection) -> ClientResult<T>,
    ) -> ClientResult<T> {
        if self.connection.is_none() {
            self.connection = Some(self.connect().await?);
        }
        let Some(connection) = &mut self.connection else {
            return Err(ClientError::NotReady);
        };
        let answer = in_time(ask(connection)).await;
        if answer.is_err() {
            self.connection = None;
        }
        answer
    }

    async fn connect(&mut self) -> ClientResult<Connection> {
        match in_time(Connection::open(&self.socket)).await {
            Ok(connection) => Ok(connection),
            Err(error) => {
                if std::mem::replace(&mut self.start, Start::Never) == Start::Never {
                    return Err(error);
                }
                start().await?;
                in_time(Connection::open(&self.socket)).await
            }
        }
    }
}

impl Connection {
    async fn open(socket: &PathBuf) -> ClientResult<Self> {
        let mut client = Builder::default().path(socket).build().await?;
        let name = ClientName::with_component("table", "town-crier", "names");
        client
            .set_client_name(name)
            .await?
            .check_status(OK_CLIENT_NAME_SET)
            .await?;
        // Plain text: a name is never markup.
        client
            .set_ssml_mode(false)
            .await?
            .check_status(OK_SSML_MODE_SET)
            .await?;
        // Not to be cut by what a screen reader reads meanwhile.
        client
            .set_priority(Priority::Message)
            .await?
            .check_status(OK_PRIORITY_SET)
            .await?;
        for event in [NotificationType::End, NotificationType::Cancel] {
            client
                .set_notification(event, true)
                .await?
                .check_status(OK_NOTIFICATION_SET)
                .await?;
        }
        let id = client
            .history_get_client_id()
            .await?
            .receive_client_id()
            .await?;
        Ok(Self { client, id })
    }

    async fn voices(&mut self) -> ClientResult<Vec<Voice>> {
        let client = &mut self.client;
        let module = client
            .get_output_module()
            .await?
            .receive_string(OK_GET)
            .await?;
        // The module that only says that nothing can be said.
        if module == "dummy" {
            return Ok(Vec::new());
        }
        let espeak = module.starts_with("espeak");
        let listed = client
            .list_synthesis_voices()
            .await?
            .receive_synthesis_voices()
            .await?;
        let mut voices: Vec<_> = listed
            .into_iter()
            // eSpeak lists each voice again with every timbre, as "English+croak".
            .filter(|voice| !voice.name.contains('+'))
            .filter_map(|voice| {
                let language = voice.language?;
                Some(Voice {
                    // eSpeak's Japanese says "Chinese letter" for each kanji.
                    reads_han: !(espeak && language.starts_with("ja")),
                    name: voice.name,
                    language,
                })
            })
            .collect();
        // eSpeak's other Mandarin reads out the number of each tone, in English.
        voices.sort_by_key(|voice| !voice.language.to_ascii_lowercase().ends_with("-pinyin"));
        Ok(voices)
    }

    async fn prepare(&mut self, saying: &Saying) -> ClientResult<()> {
        let client = &mut self.client;
        client
            .set_synthesis_voice(ClientScope::Current, &saying.voice.name)
            .await?
            .check_status(OK_VOICE_SET)
            .await?;
        // From -100 to 100.
        let volume = i8::try_from(i16::from(saying.volume.min(100)) * 2 - 100).unwrap_or(0);
        client
            .set_volume(ClientScope::Current, volume)
            .await?
            .check_status(OK_VOLUME_SET)
            .await?;
        Ok(())
    }

    /// Begins to say this; the number of the message comes back.
    async fn speak(&mut self, names: &[String]) -> ClientResult<String> {
        let client = &mut self.client;
        client
            .speak()
            .await?
            .check_status(OK_RECEIVING_DATA)
            .await?;
        let lines: Vec<_> = names.iter().map(|name| escaped(name)).collect();
        let message = client
            .send_lines(&lines)
            .await?
            .receive_message_id()
            .await?;
        Ok(message.to_string())
    }

    /// Waits until this message has been said. The wait may be given up only together
    /// with the connection: half an answer may have been read.
    async fn ended(&mut self, message: &str) -> ClientResult<()> {
        loop {
            match self.client.receive().await? {
                Response::EventEnd(event) | Response::EventCanceled(event)
                    if event.message == message =>
                {
                    return Ok(());
                }
                _ => {}
            }
        }
    }
}

/// A line that begins with a dot is sent with one more: a dot alone ends the message.
fn escaped(line: &str) -> String {
    if line.starts_with('.') {
        format!(".{line}")
    } else {
        line.to_owned()
    }
}

async fn in_time<T>(answer: impl Future<Output = ClientResult<T>>) -> ClientResult<T> {
    timeout(ANSWERED_WITHIN, answer)
        .await
        .unwrap_or_else(|_| Err(ClientError::Io(std::io::ErrorKind::TimedOut.into())))
}

/// Lets the daemon start itself, as its own library does where the user has not
/// forbidden it. Returns when it listens.
async fn start() -> ClientResult<()> {
    let daemon = tokio::process::Command::new("speech-dispatcher")
        .arg("--spawn")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    match timeout(STARTED_WITHIN, daemon).await {
        Ok(status) => status.map(|_| ()).map_err(ClientError::Io),
        Err(_) => Err(ClientError::Io(std::io::ErrorKind::TimedOut.into())),
    }
}

#[cfg(test)]
mod tests;
