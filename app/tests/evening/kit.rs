//! The vocabulary of these tests: a table with names, what is asked, what is seen.
//! Must never wait for real time.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use app::contract::{
    Ask, GameView, Reply, Request, Scenes, Screen, Settings, Trouble, View, WindowOf,
};
use app::keep::{Disk, Folders, SettingsFile};
use app::sound::cue::Report;
use app::sound::speaker::Speaker;
use app::system_voice::SystemVoice;
use app::table::{Assets, Clock, TableHandle, open};
use rules::salem::cards::Card;
use rules::salem::moves::Command;
use rules::salem::setup::{PlayerForm, SetupForm};
use rules::seat::Seat;
use tempfile::TempDir;
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Duration, Instant};

pub(crate) const EIGHT: [&str; 8] = ["Ada", "Ben", "Cy", "Dee", "Eve", "Fox", "Gil", "Hal"];

pub(crate) struct Evening {
    handle: TableHandle,
    views: watch::Receiver<Arc<View>>,
    run: JoinHandle<()>,
    device: UnboundedSender<Report>,
    /// So many seconds the machine slept.
    pub(crate) slept: Arc<AtomicU64>,
    pub(crate) folder: Arc<TempDir>,
}

/// A clock that goes with the test's time, and on in the machine's sleep.
pub(crate) fn clock(slept: Arc<AtomicU64>) -> Clock {
    let start = Instant::now();
    Box::new(move || start.elapsed() + Duration::from_secs(slept.load(Ordering::Relaxed)))
}

/// The usual settings without loops and effects: decoding them takes longer than a night.
pub(crate) fn quiet() -> Settings {
    Settings {
        scenes: Scenes {
            ambience: false,
            music: false,
            effects: false,
        },
        ..Settings::default()
    }
}

/// Until nothing is being written any more: a paused clock goes on only then.
pub(crate) async fn disk_at_rest() {
    tokio::time::sleep(Duration::from_millis(1)).await;
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

pub(crate) fn form(names: &[&str]) -> SetupForm {
    let player = |name: &&str| PlayerForm {
        name: (*name).to_owned(),
        ..PlayerForm::default()
    };
    SetupForm {
        players: names.iter().map(player).collect(),
        ..SetupForm::default()
    }
}

pub(crate) fn seat(name: &str) -> Seat {
    let place = EIGHT.iter().position(|one| *one == name).expect("a name");
    Seat::at(place).expect("a seat")
}

impl Evening {
    pub(crate) fn begin() -> Self {
        // Decoding voices is no matter of these tests.
        Self::speaking("ru")
    }

    /// The same on a system of this language; in Russian there are captions alone.
    pub(crate) fn speaking(language: &str) -> Self {
        Self::with_names(language, SystemVoice::absent())
    }

    /// The same with a voice of the system's, which says names.
    pub(crate) fn with_names(language: &str, names: SystemVoice) -> Self {
        Self::with(language, names, Disk::default())
    }

    /// The same on a disk with something in its way.
    pub(crate) fn on(disk: Disk) -> Self {
        Self::with("ru", SystemVoice::absent(), disk)
    }

    /// In a folder that another program left behind.
    pub(crate) fn found(folder: TempDir) -> Self {
        Self::in_folder(
            Arc::new(folder),
            "ru",
            SystemVoice::absent(),
            Disk::default(),
        )
    }

    fn with(language: &str, names: SystemVoice, disk: Disk) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut settings =
            SettingsFile::of(&Folders::below(folder.path()), &app::salem::kept::UPGRADES);
        settings.write(&quiet()).expect("settings");
        Self::in_folder(Arc::new(folder), language, names, disk)
    }

    fn in_folder(folder: Arc<TempDir>, language: &str, names: SystemVoice, disk: Disk) -> Self {
        let (speaker, mut heard) = Speaker::silent();
        // What the speaker reports, and what a test lets its device report.
        let (device, reports) = unbounded_channel();
        let forward = device.clone();
        tokio::spawn(async move {
            while let Some(report) = heard.recv().await {
                let _ = forward.send(report);
            }
        });
        let assets = Assets { root: root() };
        let folders = Folders::below(folder.path()).on(disk);
        let languages = vec![language.to_owned()];
        let slept = Arc::new(AtomicU64::new(0));
        let clock = clock(Arc::clone(&slept));
        let (handle, run) =
            open(&assets, folders, languages, speaker, reports, names, clock).expect("a table");
        Self {
            views: handle.views(),
            handle,
            run: tokio::spawn(run),
            device,
            slept,
            folder,
        }
    }

    /// The power goes: nothing more is written, then the next start.
    pub(crate) async fn crash(self) -> Self {
        let language = self.view().language.clone();
        self.run.abort();
        let _ = self.run.await;
        Self::in_folder(
            self.folder,
            &language,
            SystemVoice::absent(),
            Disk::default(),
        )
    }

    /// The device reports something, and the table has heard it.
    pub(crate) async fn device(&mut self, report: Report) {
        let before = self.view().number;
        self.device.send(report).expect("the loop");
        while self.view().number == before {
            self.views.changed().await.expect("the loop");
        }
    }

    /// Every view from now on.
    pub(crate) fn views(&self) -> watch::Receiver<Arc<View>> {
        self.handle.views()
    }

    pub(crate) fn view(&self) -> Arc<View> {
        Arc::clone(&self.views.borrow())
    }

    pub(crate) fn game(&self) -> GameView {
        match &self.view().screen {
            Screen::Game(game) => game.clone(),
            other => panic!("no game: {other:?}"),
        }
    }

    pub(crate) async fn try_ask(&self, ask: Ask) -> Result<(), Vec<Trouble>> {
        let seen = self.view().number;
        self.ask_seeing(seen, ask).await
    }

    pub(crate) async fn ask_seeing(&self, seen: u64, ask: Ask) -> Result<(), Vec<Trouble>> {
        match self.handle.ask(Request { seen, ask }).await {
            Reply::Done | Reply::Playable { .. } => Ok(()),
            Reply::Refused { troubles } => Err(troubles),
        }
    }

    pub(crate) async fn ask(&self, ask: Ask) {
        let shown = format!("{ask:?}");
        self.try_ask(ask)
            .await
            .unwrap_or_else(|troubles| panic!("{shown}: {troubles:?}"));
    }

    pub(crate) async fn play(&self, command: Command) {
        self.ask(Ask::Play { command }).await;
    }

    /// Lets time pass until the game looks so.
    pub(crate) async fn until(&mut self, what: &str, is_so: impl Fn(&GameView) -> bool) {
        let wait = async {
            while !matches!(&self.view().screen, Screen::Game(game) if is_so(game)) {
                self.views.changed().await.expect("the loop");
            }
        };
        let limit = std::time::Duration::from_secs(3600);
        if tokio::time::timeout(limit, wait).await.is_err() {
            panic!("never {what}: {:#?}", self.view().screen);
        }
    }

    /// Lets time pass until this line is the caption.
    pub(crate) async fn until_line(&mut self, line: &str) {
        self.until(line, |game| game.narrator.caption.as_deref() == Some(line))
            .await;
    }

    /// Lets time pass until the night's result is public.
    pub(crate) async fn until_result(&mut self) {
        self.until("a result", |game| {
            game.table
                .night
                .as_ref()
                .is_some_and(|night| night.fate.is_some())
        })
        .await;
    }

    /// Lets time pass until this window is open, and chooses.
    pub(crate) async fn choose(&mut self, of: WindowOf, name: &str) {
        self.until("a window", |game| {
            game.narrator
                .window
                .is_some_and(|window| window.of == of && !window.chosen)
        })
        .await;
        let player = Some(seat(name));
        self.play(match of {
            WindowOf::Witches => Command::WitchesChoose { player },
            WindowOf::Constable => Command::ConstableChoose { player },
        })
        .await;
    }

    pub(crate) async fn until_silent(&mut self) {
        self.until("silent", |game| !game.narrator.speaking).await;
    }

    /// Eight sit down, and dawn gives the Black Cat to Ben.
    pub(crate) async fn dawn() -> Self {
        let mut evening = Self::begin();
        evening.ask(Ask::NewGame { form: form(&EIGHT) }).await;
        evening.play(Command::Dawn).await;
        evening.choose(WindowOf::Witches, "Ben").await;
        evening.until_silent().await;
        evening
    }
}

pub(crate) fn reveal(name: &str, card: Card) -> Command {
    Command::Reveal {
        player: seat(name),
        card,
        holds_another: false,
        overrides: false,
    }
}
