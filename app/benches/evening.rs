//! What a table feels of the program's speed: a tap until the view, with the disk in between; a
//! tap until the sound; the sand against the clock. `cargo bench -p app`, in real time; prints
//! rows of the table in docs/performance.md. Must never fail because a machine is slow.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a bench that cannot be set up has nothing to print"
)]

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use app::assets::Assets;
use app::contract::{Ask, Change, HostAsk, Reply, Request, SandMode, Screen, SeatAsk, View};
use app::games::GameChange;
use app::keep::Folders;
use app::salem::settings::Change as SalemChange;
use app::sound::device::{Device, DeviceError, Faults, Tap};
use app::sound::speaker::Speaker;
use app::system_voice::SystemVoice;
use app::table::{Opening, TableHandle, open, since_boot};
use rules::salem::cards::RedCard;
use rules::salem::moves::Command;
use rules::seat::Seat;
use tokio::sync::watch;

/// Frames that a device takes at a time, as the program asks for.
const PERIOD: Duration = Duration::from_millis(40);
/// Louder than the noise that keeps a loudspeaker awake, −60 dB.
const HEARD: f32 = 0.003;
/// How long the sand falls that is held against the clock.
const SAND_S: u16 = 180;

/// A device of this machine's clock: takes a period whenever one is due, and notes when the
/// first sample came that can be heard.
struct Ear {
    start: Instant,
    /// Whether anything is listened for, and microseconds from `start` to what was heard.
    listening: Arc<AtomicBool>,
    heard_us: Arc<AtomicU64>,
}

struct Open(Arc<AtomicBool>);

impl Drop for Open {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

impl Device for Ear {
    type Stream = Open;

    fn open(&mut self, mut tap: Tap, _: Faults) -> Result<Open, DeviceError> {
        let (start, listening, heard) = (self.start, self.listening.clone(), self.heard_us.clone());
        let running = Arc::new(AtomicBool::new(true));
        let open = Open(running.clone());
        std::thread::spawn(move || {
            let mut next = Instant::now();
            while running.load(Ordering::Relaxed) {
                let samples = 2 * 48 * usize::try_from(PERIOD.as_millis()).unwrap();
                let loudest = tap
                    .by_ref()
                    .take(samples)
                    .fold(0_f32, |a, b| a.max(b.abs()));
                if loudest > HEARD && listening.swap(false, Ordering::Relaxed) {
                    let at = start.elapsed().as_micros();
                    heard.store(u64::try_from(at).unwrap(), Ordering::Relaxed);
                }
                next += PERIOD;
                std::thread::sleep(next.saturating_duration_since(Instant::now()));
            }
        });
        Ok(open)
    }
}

struct Evening {
    handle: TableHandle,
    views: watch::Receiver<Arc<View>>,
    start: Instant,
    listening: Arc<AtomicBool>,
    heard_us: Arc<AtomicU64>,
    folder: tempfile::TempDir,
}

impl Evening {
    fn begin() -> Self {
        // Beside the program and not in memory, so that the disk is a disk.
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let start = Instant::now();
        let (listening, heard_us) = (Arc::default(), Arc::default());
        let ear = Ear {
            start,
            listening: Arc::clone(&listening),
            heard_us: Arc::clone(&heard_us),
        };
        let (speaker, reports) = Speaker::on(ear);
        let opening = Opening {
            assets: Assets::at(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")),
            folders: Folders::below(folder.path()),
            languages: Vec::new(),
            sound: (speaker, reports),
            names: SystemVoice::absent(),
            clock: since_boot(),
        };
        let (handle, run) = open(opening).expect("a table");
        tokio::spawn(run);
        Self {
            views: handle.views(),
            handle,
            start,
            listening,
            heard_us,
            folder,
        }
    }

    async fn ask(&self, ask: impl Into<Ask>) {
        let ask = ask.into();
        let seen = self.views.borrow().turn;
        let reply = self.handle.ask(Request { seen, ask }).await;
        assert!(matches!(reply, Reply::Done), "{reply:?}");
    }

    async fn set(&self, change: Change) {
        self.ask(HostAsk::ChangeSetting { change }).await;
    }

    /// A game that has come to the day.
    async fn by_day(&self) {
        let day = self.folder.path().join("day.json");
        let game = r#"{"game": "salem-1692", "setup": {"players": [{"name": "Ada"}, {"name": "Ben"},
            {"name": "Cy"}, {"name": "Dee"}, {"name": "Eve"}, {"name": "Fox"}, {"name": "Gil"},
            {"name": "Hal"}]}, "steps": [{"do": "dawn"}, {"do": "witches-choose", "player": "Ben"}]}"#;
        std::fs::write(&day, game).expect("a recorded game");
        let path = day.display().to_string();
        self.ask(HostAsk::Open { path }).await;
    }

    /// Milliseconds from a request to the first sample that can be heard.
    async fn until_heard(&self, ask: HostAsk) -> f64 {
        self.heard_us.store(0, Ordering::Relaxed);
        self.listening.store(true, Ordering::Relaxed);
        let asked = self.start.elapsed();
        self.ask(ask).await;
        loop {
            match self.heard_us.load(Ordering::Relaxed) {
                0 => tokio::time::sleep(Duration::from_millis(1)).await,
                us => break us as f64 / 1000.0 - asked.as_secs_f64() * 1000.0,
            }
        }
    }
}

/// The middle and the worst of a hundred.
fn spread(mut times: Vec<f64>) -> (f64, f64) {
    times.sort_by(f64::total_cmp);
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    (at(0.5), at(0.99))
}

async fn tap_to_view() {
    let mut evening = Evening::begin();
    evening.by_day().await;
    let seat = Seat::at(0).expect("a seat");
    let mut times = Vec::new();
    for turn in 0..600 {
        let command = if turn % 2 == 0 {
            Command::Accuse {
                player: seat,
                card: RedCard::Accusation,
            }
        } else {
            Command::ClearAccusations { player: seat }
        };
        evening.views.mark_unchanged();
        let asked = Instant::now();
        let command = app::games::Command::Salem(command);
        evening.ask(SeatAsk::Play { command }).await;
        evening.views.changed().await.expect("a view");
        times.push(asked.elapsed().as_secs_f64() * 1000.0);
    }
    let (middle, worst) = spread(times);
    println!(
        "| accepted command to view, fsync included | median {middle:.1} ms, p99 {worst:.1} ms | |"
    );
}

async fn tap_to_sound() {
    let evening = Evening::begin();
    evening.set(Change::SceneAmbience(false)).await;
    evening.set(Change::SceneMusic(false)).await;
    // At the table, where the loudspeaker is kept awake.
    evening.by_day().await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut times = Vec::new();
    for turn in 0..12 {
        times.push(
            evening
                .until_heard(HostAsk::Preview {
                    sound: "gavel".to_owned(),
                })
                .await,
        );
        // Until it is silent again, and at another moment of the device's period each time.
        tokio::time::sleep(Duration::from_millis(2500 + 7 * turn)).await;
    }
    let (middle, worst) = spread(times);
    println!(
        "| tap to sound in the device's buffer (periods of {} ms) | median {middle:.0} ms, worst {worst:.0} ms | ≤ 50 ms |",
        PERIOD.as_millis()
    );
    evening.ask(HostAsk::Leave).await;
    tokio::time::sleep(Duration::from_secs(2)).await;
    let test = evening.until_heard(HostAsk::TestSound).await;
    println!(
        "| the same for the test sentence on the shelf, with 0.3 s for a sleeping loudspeaker to wake | {test:.0} ms | |"
    );
}

async fn sand_against_the_clock() {
    let mut evening = Evening::begin();
    evening.by_day().await;
    let long = GameChange::Salem(SalemChange::SandS(SAND_S));
    evening.set(Change::OfAGame(long)).await;
    let sand = "slow-turn".to_owned();
    evening.ask(HostAsk::TurnSand { sand }).await;
    let turned = Instant::now();
    let left = |view: &View| match &view.screen {
        Screen::Game(game) => match game.house.sand.as_ref().map(|sand| &sand.mode) {
            Some(SandMode::Digital { left_ms, .. }) => Some(*left_ms),
            _ => None,
        },
        Screen::Shelf(_) => None,
    };
    // A screen that never rests: asks for everything there is, all the time.
    let handle = evening.handle.clone();
    let busy = tokio::spawn(async move {
        loop {
            let seen = handle.views().borrow().turn;
            let ask = HostAsk::PutAwayNotice { number: 0 }.into();
            let _ = handle.ask(Request { seen, ask }).await;
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    });
    let mut over = None;
    while over.is_none() {
        evening.views.changed().await.expect("a view");
        let view = evening.views.borrow_and_update().clone();
        if left(&view).is_none_or(|left| left == 0) {
            over = Some(turned.elapsed());
        }
    }
    busy.abort();
    let drift = over.expect("it is over").as_secs_f64() * 1000.0 - f64::from(SAND_S) * 1000.0;
    println!(
        "| the sand of {SAND_S} s against the clock, asked 500 times a second meanwhile | {drift:+.0} ms | ≤ 50 ms |"
    );
}

/// A shelf of 500 evenings, before and after they were looked through once.
async fn shelf_of_hundreds() {
    let evening = Evening::begin();
    evening.by_day().await;
    for turn in 0..60 {
        let player = Seat::at(turn % 8).expect("a seat");
        let card = RedCard::Accusation;
        let command = app::games::Command::Salem(Command::Accuse { player, card });
        evening.ask(SeatAsk::Play { command }).await;
    }
    evening.ask(HostAsk::Leave).await;
    let games = Folders::below(evening.folder.path()).games();
    let first = games.join("0001.journal");
    for number in 2..=500 {
        std::fs::copy(&first, games.join(format!("{number:04}.journal"))).expect("a copy");
    }
    let mut times = Vec::new();
    for _ in 0..11 {
        let asked = Instant::now();
        let seen = evening.views.borrow().turn;
        let ask = HostAsk::ListGames.into();
        let reply = evening.handle.ask(Request { seen, ask }).await;
        times.push(asked.elapsed().as_secs_f64() * 1000.0);
        let Reply::Games { games, .. } = reply else {
            panic!("{reply:?}");
        };
        assert_eq!(games.len(), 500);
    }
    let first = times.remove(0);
    let (middle, worst) = spread(times);
    println!(
        "| the list of 500 games of 62 steps | median {middle:.0} ms, worst {worst:.0} ms; never looked through before {first:.0} ms | ≤ 100 ms |"
    );
}

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .expect("a runtime");
    runtime.block_on(async {
        shelf_of_hundreds().await;
        tap_to_view().await;
        tap_to_sound().await;
        sand_against_the_clock().await;
    });
}
