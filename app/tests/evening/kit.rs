//! The vocabulary of these tests: a table with names, what is asked, what is seen.
//! Must never wait for real time.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use app::assets::Assets;
use app::contract::{
    Ask, Change, DemoView, GameScreen, GameView, HostAsk, NarratorView, Notice, RecordLine, Reply,
    Request, SandView, Scenes, Screen, SeatAsk, Settings, Trouble, View,
};
use app::games::{Form, GameChange, Own, RuleCode, SetupTrouble, UPGRADES};
use app::keep::{Disk, Entry, Folders, Found, Journal, SettingsFile};
use app::library::Gate;
use app::salem::settings::Change as SalemChange;
use app::salem::{PlayerView, SalemView};
use app::sound::speaker::Speaker;
use app::sound::twin::SilentDevice;
use app::system_voice::SystemVoice;
use app::table::{Clock, Opening, SeatDoor, TableHandle, open};
use rules::game::WindowId;
use rules::refusals::SetupRefusal;
use rules::salem::cards::Card;
use rules::salem::moment::{CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use rules::salem::offers::Offers;
use rules::salem::refusals::Code;
use rules::salem::setup::{PlayerForm, SetupForm};
use rules::salem::view::TableView;
use rules::seat::Seat;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Duration, Instant};

pub(crate) const EIGHT: [&str; 8] = ["Ada", "Ben", "Cy", "Dee", "Eve", "Fox", "Gil", "Hal"];

pub(crate) struct Evening {
    handle: TableHandle,
    views: watch::Receiver<Arc<View>>,
    run: JoinHandle<()>,
    device: SilentDevice,
    /// How often the loop looked at its clock: at least once in every turn.
    pub(crate) turns: Arc<AtomicU64>,
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

/// Until nothing is being written any more: only then does a paused clock come to a limit.
pub(crate) async fn disk_at_rest() {
    let never = std::future::pending::<()>();
    let _at_rest = tokio::time::timeout(Duration::from_millis(1), never).await;
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

/// A game of Salem 1692 on the screen, what every game has and its own side by side.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Now {
    pub(crate) names: Vec<String>,
    pub(crate) players: Vec<PlayerView>,
    pub(crate) ledger: bool,
    pub(crate) pooled: bool,
    pub(crate) table: TableView,
    pub(crate) offers: Offers,
    pub(crate) narrator: NarratorView,
    pub(crate) sand: Option<SandView>,
    pub(crate) record: Vec<RecordLine>,
    pub(crate) may_undo: bool,
    pub(crate) undo_into_the_dark: bool,
    pub(crate) may_redo: bool,
    pub(crate) may_reseat: bool,
    pub(crate) demo: Option<DemoView>,
}

impl Now {
    pub(crate) fn of(screen: &GameScreen) -> Self {
        let GameView {
            names,
            may_undo,
            undo_into_the_dark,
            may_redo,
            may_reseat,
            narrator,
            sand,
            record,
            demo,
        } = screen.house.clone();
        let Own::Salem(SalemView {
            players,
            ledger,
            tryal_cards: _,
            pooled,
            dead_declare: _,
            table,
            offers,
        }) = screen.own.clone();
        Self {
            names,
            players,
            ledger,
            pooled,
            table,
            offers,
            narrator,
            sand,
            record,
            may_undo,
            undo_into_the_dark,
            may_redo,
            may_reseat,
            demo,
        }
    }

    /// The game of a view, if there is one.
    pub(crate) fn in_view(view: &View) -> Option<Self> {
        match &view.screen {
            Screen::Game(game) => Some(Self::of(game)),
            Screen::Shelf(_) => None,
        }
    }

    /// The window that is open and waits for its choice.
    pub(crate) fn waits_for(&self) -> Option<WindowId> {
        let window = self.narrator.window.filter(|window| !window.chosen);
        window.map(|window| window.of)
    }
}

pub(crate) fn new_game(form: SetupForm) -> HostAsk {
    HostAsk::NewGame {
        form: Form::Salem(form),
    }
}

pub(crate) fn check_setup(form: SetupForm) -> HostAsk {
    HostAsk::CheckSetup {
        form: Form::Salem(form),
    }
}

/// Asks the rules for something.
pub(crate) fn playing(command: Command) -> SeatAsk {
    SeatAsk::Play {
        command: app::games::Command::Salem(command),
    }
}

pub(crate) fn setting(change: Change) -> HostAsk {
    HostAsk::ChangeSetting { change }
}

/// One of Salem 1692's own settings.
pub(crate) fn salem(change: SalemChange) -> Change {
    Change::OfAGame(GameChange::Salem(change))
}

/// The host turns sand.
pub(crate) fn turn_sand(clock: &str) -> HostAsk {
    HostAsk::TurnSand {
        sand: clock.to_owned(),
    }
}

/// The rules' refusal.
pub(crate) fn rule(code: Code) -> Trouble {
    Trouble::Rule {
        code: RuleCode::Salem(code),
    }
}

/// A refusal of a set-up.
pub(crate) fn setup_trouble(code: Code, player: Option<usize>) -> Trouble {
    Trouble::Setup {
        refusal: SetupTrouble::Salem(SetupRefusal { code, player }),
    }
}

/// Whoever has open eyes in this window chooses this player.
pub(crate) fn choice(of: WindowId, player: Option<Seat>) -> Command {
    if of == WITCHES {
        Command::WitchesChoose { player }
    } else {
        assert_eq!(of, CONSTABLE, "there are two windows");
        Command::ConstableChoose { player }
    }
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
        Self::anew(language, names, Disk::default())
    }

    /// The same on a disk with something in its way.
    pub(crate) fn on(disk: Disk) -> Self {
        Self::anew("ru", SystemVoice::absent(), disk)
    }

    /// Everything that is shipped can be heard, as soon as it has come through the gate.
    pub(crate) fn decoding(gate: Gate) -> Self {
        let folder = Arc::new(tempfile::tempdir().expect("a folder"));
        let names = SystemVoice::absent();
        Self::opened(folder, "en", names, Disk::default(), gate)
    }

    fn anew(language: &str, names: SystemVoice, disk: Disk) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let mut settings = SettingsFile::of(&Folders::below(folder.path()), &UPGRADES);
        settings.write(&quiet()).expect("settings");
        Self::opened(Arc::new(folder), language, names, disk, Gate::default())
    }

    /// The next start on what this folder holds.
    pub(crate) fn in_folder(folder: Arc<TempDir>, language: &str, names: SystemVoice) -> Self {
        Self::opened(folder, language, names, Disk::default(), Gate::default())
    }

    fn opened(
        folder: Arc<TempDir>,
        language: &str,
        names: SystemVoice,
        disk: Disk,
        decoding: Gate,
    ) -> Self {
        let (speaker, reports, device) = Speaker::silent_on();
        let slept = Arc::new(AtomicU64::new(0));
        let turns = Arc::<AtomicU64>::default();
        let (clock, counted) = (clock(Arc::clone(&slept)), Arc::clone(&turns));
        let opening = Opening {
            assets: Assets {
                decoding,
                ..Assets::at(root())
            },
            folders: Folders::below(folder.path()).on(disk),
            languages: vec![language.to_owned()],
            sound: (speaker, reports),
            names,
            clock: Box::new(move || {
                counted.fetch_add(1, Ordering::Relaxed);
                clock()
            }),
        };
        let (handle, run) = open(opening).expect("a table");
        Self {
            views: handle.views(),
            handle,
            run: tokio::spawn(run),
            device,
            turns,
            slept,
            folder,
        }
    }

    /// The power goes: nothing more is written, then the next start.
    pub(crate) async fn crash(self) -> Self {
        let language = self.view().language.clone();
        self.run.abort();
        let _ = self.run.await;
        Self::in_folder(self.folder, &language, SystemVoice::absent())
    }

    /// Is over, with nothing left that is done or told after it.
    pub(crate) async fn ends(self) {
        self.run.abort();
        let _ = self.run.await;
        disk_at_rest().await;
    }

    /// The power goes, and what the journal told is told otherwise.
    pub(crate) async fn crash_with(self, change: impl FnOnce(&mut Vec<Entry>)) -> Self {
        let language = self.view().language.clone();
        self.run.abort();
        let _ = self.run.await;
        disk_at_rest().await;
        let folders = Folders::below(self.folder.path());
        let last = Journal::open_last(&folders, &UPGRADES).expect("a journal");
        let Found {
            kind, mut entries, ..
        } = last.last.expect("a game");
        change(&mut entries);
        let mut journal = Journal::begin(&folders, &kind);
        for entry in &entries {
            journal.append(entry).expect("an entry");
        }
        Self::in_folder(self.folder, &language, SystemVoice::absent())
    }

    /// Something happens to the device, and the table has heard of it.
    pub(crate) async fn device(&mut self, happens: impl FnOnce(&SilentDevice)) {
        happens(&self.device);
        settled().await;
    }

    /// Every view from now on.
    pub(crate) fn views(&self) -> watch::Receiver<Arc<View>> {
        self.handle.views()
    }

    pub(crate) fn view(&self) -> Arc<View> {
        Arc::clone(&self.views.borrow())
    }

    pub(crate) fn game(&self) -> Now {
        let view = self.view();
        Now::in_view(&view).unwrap_or_else(|| panic!("no game: {:?}", view.screen))
    }

    pub(crate) fn notice(&self) -> Option<Notice> {
        self.view().notice.clone().map(|notice| notice.notice)
    }

    /// The door of one seat's own device.
    pub(crate) async fn seat(&self, name: &str) -> SeatDoor {
        self.seat_at(seat(name)).await
    }

    pub(crate) async fn seat_at(&self, seat: Seat) -> SeatDoor {
        self.handle.seat(seat).await.expect("the loop")
    }

    pub(crate) async fn try_ask(&self, ask: impl Into<Ask>) -> Result<(), Vec<Trouble>> {
        let seen = self.view().turn;
        self.ask_seeing(seen, ask).await
    }

    pub(crate) async fn ask_seeing(
        &self,
        seen: u64,
        ask: impl Into<Ask>,
    ) -> Result<(), Vec<Trouble>> {
        let ask = ask.into();
        match self.handle.ask(Request { seen, ask }).await {
            Reply::Done | Reply::Playable { .. } => Ok(()),
            Reply::Games { .. } | Reply::Story { .. } => panic!("asked for by `told`"),
            Reply::Refused { troubles } => Err(troubles),
        }
    }

    /// What is answered to something that is told and not done.
    pub(crate) async fn told(&self, ask: HostAsk) -> Reply {
        let seen = self.view().turn;
        let ask = ask.into();
        self.handle.ask(Request { seen, ask }).await
    }

    pub(crate) async fn ask(&self, ask: impl Into<Ask>) {
        let ask = ask.into();
        let shown = format!("{ask:?}");
        self.try_ask(ask)
            .await
            .unwrap_or_else(|troubles| panic!("{shown}: {troubles:?}"));
    }

    pub(crate) async fn play(&self, command: Command) {
        self.ask(playing(command)).await;
    }

    pub(crate) async fn set(&self, change: Change) {
        self.ask(setting(change)).await;
    }

    /// The caption that is on the screen now is skipped.
    pub(crate) fn skip_line(&self) -> HostAsk {
        HostAsk::SkipLine {
            caption: self.game().narrator.caption,
        }
    }

    /// The notice that is on the screen now was read.
    pub(crate) async fn put_away(&self) {
        let notice = self.view().notice.clone().expect("a notice");
        let number = notice.number;
        self.ask(HostAsk::PutAwayNotice { number }).await;
    }

    /// Lets time pass until the game looks so.
    pub(crate) async fn until(&mut self, what: &str, is_so: impl Fn(&Now) -> bool) {
        let wait = async {
            while !Now::in_view(&self.view()).is_some_and(|game| is_so(&game)) {
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
    pub(crate) async fn choose(&mut self, of: WindowId, name: &str) {
        self.choose_seat(of, Some(seat(name))).await;
    }

    pub(crate) async fn choose_seat(&mut self, of: WindowId, player: Option<Seat>) {
        self.until("a window", |game| game.waits_for() == Some(of))
            .await;
        self.play(choice(of, player)).await;
    }

    pub(crate) async fn until_silent(&mut self) {
        self.until("silent", |game| !game.narrator.speaking).await;
    }

    /// Eight sit down, and dawn gives the Black Cat to Ben.
    pub(crate) async fn dawn() -> Self {
        let mut evening = Self::begin();
        evening.ask(new_game(form(&EIGHT))).await;
        evening.play(Command::Dawn).await;
        evening.choose(WITCHES, "Ben").await;
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

/// Lets everybody else act until nothing is to be done at this moment.
pub(crate) async fn settled() {
    for _ in 0..64 {
        tokio::task::yield_now().await;
    }
}

/// Notes a view and when it came. Of those that came at one moment the last is what is seen: how
/// many there were hangs on the threads of the machine.
pub(crate) fn note_view(seen: &mut Vec<String>, began: Instant, view: &str) {
    let when = format!("{:?} {{", began.elapsed());
    seen.pop_if(|last| last.starts_with(&when));
    seen.push(format!("{:?} {view}", began.elapsed()));
}
