//! The process that is killed: the real loop on a folder of its own, and people who play
//! at it by luck. It says what it is about to ask for, and what every view shows.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use app::assets::Assets;
use app::contract::{
    Ask, Change, HostAsk, Notice, NumberedNotice, Reply, Request, Screen, Storage, View,
};
use app::games::{Form, GameChange, UPGRADES};
use app::keep::{Folders, SettingsFile};
use app::salem::settings::Change as SalemChange;
use app::sound::speaker::Speaker;
use app::system_voice::SystemVoice;
use app::table::{Opening, TableHandle, open};
use rules::salem::view::PhaseName;
use serde::{Deserialize, Serialize};

use crate::dice::{Dice, Luck};
use crate::killed::digest;
use crate::kit::Now;
use crate::people::People;

pub(crate) const PLACE: &str = "TOWN_CRIER_TEST_PLACE";
pub(crate) const SEED: &str = "TOWN_CRIER_TEST_SEED";
/// Which accidents the disk has: none, `vanishes`, or `fails` in every way.
pub(crate) const DISK: &str = "TOWN_CRIER_TEST_DISK";

/// Where a table stands, as far as everybody sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) enum At {
    /// No game to go on with.
    Nothing,
    Game {
        table: u64,
        /// Nothing has happened yet.
        fresh: bool,
        over: bool,
    },
}

impl At {
    pub(crate) fn is_fresh(&self) -> bool {
        match self {
            Self::Nothing => false,
            Self::Game { fresh, .. } => *fresh,
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self, Self::Game { over: true, .. })
    }

    /// `None` where a game lies behind the shelf, unseen.
    fn of(view: &View) -> Option<Self> {
        match &view.screen {
            Screen::Shelf(shelf) if shelf.last_game.is_some() => None,
            Screen::Shelf(_) => Some(Self::Nothing),
            Screen::Game(game) => {
                let game = Now::of(game);
                Some(Self::Game {
                    table: digest(&(&game.players, &game.table, &game.record)),
                    fresh: !game.may_undo,
                    over: game.table.phase == PhaseName::Over,
                })
            }
        }
    }
}

/// What the process says, a line each.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) enum Line {
    /// What it found when it started, before anything was asked for.
    Opened {
        at: At,
        kept: bool,
        /// Each with what lies where it says that something was set aside.
        notices: Vec<(Notice, Option<u64>)>,
        settings: u16,
        table: Option<String>,
    },
    /// One undo before that.
    Before(At),
    /// One redo after that.
    After(At),
    /// From here on it plays.
    Ready,
    Seen {
        at: At,
        kept: bool,
    },
    Asks(String),
    Answered,
    /// About to be set, and then again when they are.
    Settings {
        sand_s: u16,
        kept: bool,
    },
    /// A table about to sit down, by its first name, and then again when it does.
    Table {
        name: String,
        kept: bool,
    },
    /// The folder was taken away.
    Vanished,
}

const MARK: &str = "said: ";

impl Line {
    pub(crate) fn read(line: &str) -> Option<Self> {
        // Behind what the test's own runner writes.
        let (_, said) = line.split_once(MARK)?;
        Some(serde_json::from_str(said).unwrap_or_else(|error| panic!("{error}: {line}")))
    }

    fn say(&self) {
        let line = format!("{MARK}{}\n", serde_json::to_string(self).unwrap());
        std::io::Write::write_all(&mut std::io::stderr(), line.as_bytes()).unwrap();
    }
}

struct Playing {
    handle: TableHandle,
    people: People,
    /// What was said of the table last.
    said: Option<(At, bool)>,
    /// Settings that were changed, and are on disk when the effect of a later step is seen.
    changed: Option<u16>,
}

impl Playing {
    fn view(&self) -> std::sync::Arc<View> {
        self.handle.views().borrow().clone()
    }

    fn look(&mut self) {
        let view = self.view();
        let kept = view.storage == Storage::Kept;
        if let Some(at) = At::of(&view)
            && self.said.as_ref() != Some(&(at.clone(), kept))
        {
            self.said = Some((at.clone(), kept));
            Line::Seen { at, kept }.say();
        }
    }

    /// Whether it was done.
    async fn ask(&mut self, ask: impl Into<Ask>) -> bool {
        let seen = self.view().turn;
        let ask = ask.into();
        let reply = self.handle.ask(Request { seen, ask }).await;
        self.look();
        reply == Reply::Done
    }

    async fn open(&mut self) {
        let mut notices = Vec::new();
        while let Some(notice) = self.view().notice.clone() {
            let NumberedNotice { number, notice } = notice;
            let aside = match &notice {
                Notice::GameDamaged { set_aside }
                | Notice::SettingsDamaged { set_aside }
                | Notice::TableDamaged { set_aside } => Some(digest(&fs::read(set_aside).unwrap())),
                _ => None,
            };
            notices.push((notice, aside));
            self.ask(HostAsk::PutAwayNotice { number }).await;
        }
        let shelf = self.view();
        let table = match &shelf.screen {
            Screen::Shelf(shelf) => shelf.last_table.clone(),
            other => panic!("{other:?}"),
        };
        let table = table.map(|Form::Salem(form)| form.players[0].name.clone());
        self.ask(HostAsk::GoOn).await;
        let at = At::of(&self.view()).expect("gone on");
        let kept = self.view().storage == Storage::Kept;
        let settings = shelf.settings.games.salem.sand_s;
        Line::Opened {
            at: at.clone(),
            kept,
            notices,
            settings,
            table,
        }
        .say();
        let at = self.all_told(at).await;
        for (there, back, line) in [
            (HostAsk::Undo, HostAsk::Redo, Line::Before as fn(At) -> Line),
            (HostAsk::Redo, HostAsk::Undo, Line::After),
        ] {
            if self.ask(there).await {
                line(At::of(&self.view()).unwrap()).say();
                assert!(self.ask(back).await);
                assert_eq!(At::of(&self.view()).as_ref(), Some(&at));
            }
        }
        Line::Ready.say();
    }

    /// What has happened and was not told yet is told by going back and forth again. It is a step
    /// beyond what is shown, then.
    async fn all_told(&mut self, at: At) -> At {
        if !(self.ask(HostAsk::Undo).await && self.ask(HostAsk::Redo).await) {
            return at;
        }
        let told = At::of(&self.view()).unwrap();
        if told != at {
            Line::After(told.clone()).say();
        }
        told
    }

    /// What an answer that nothing is owed any more tells.
    fn hear_done(&mut self, kind: &str, settings: Option<u16>) {
        let steps = ["new-game", "play", "enter-hand", "undo", "redo"];
        if settings.is_some() {
            self.changed = settings;
        } else if steps.contains(&kind)
            && let Some(sand_s) = self.changed.take()
        {
            Line::Settings { sand_s, kept: true }.say();
        }
    }

    async fn play(&mut self, disk: &mut Disk) {
        let view = self.view();
        let Some(ask) = self.people.next(&view) else {
            // Nobody asks for anything until something is seen to change.
            let mut views = self.handle.views();
            let _ =
                tokio::time::timeout(tokio::time::Duration::from_secs(60), views.changed()).await;
            self.look();
            return;
        };
        let kind = serde_json::to_value(&ask).unwrap();
        let enters = kind["command"]["command"]["do"] == "enter-hand";
        let kind = if enters {
            "enter-hand"
        } else {
            kind["ask"].as_str().unwrap()
        };
        Line::Asks(kind.to_owned()).say();
        let settings = match &ask {
            Ask::Host(HostAsk::ChangeSetting {
                change: Change::OfAGame(GameChange::Salem(SalemChange::SandS(sand_s))),
            }) => Some(*sand_s),
            _ => None,
        };
        let table = match &ask {
            Ask::Host(HostAsk::NewGame {
                form: Form::Salem(form),
            }) => Some(form.players[0].name.clone()),
            _ => None,
        };
        let say_table = |kept| {
            if let Some(name) = table.clone() {
                Line::Table { name, kept }.say();
            }
        };
        if let Some(sand_s) = settings {
            let kept = false;
            Line::Settings { sand_s, kept }.say();
        }
        say_table(false);
        if self.ask(ask).await {
            let view = self.view();
            let nothing_owed = view.notice.is_none() && view.storage == Storage::Kept;
            let kept = nothing_owed && !disk.hurts();
            say_table(kept);
            if kept {
                self.hear_done(kind, settings);
            }
        }
        Line::Answered.say();
        disk.accident(&mut self.people.luck);
    }
}

/// What happens to the disk while the program runs.
struct Disk {
    place: PathBuf,
    vanishes: bool,
    fills: bool,
}

impl Disk {
    fn hurts(&self) -> bool {
        self.vanishes || self.fills
    }

    fn accident(&self, luck: &mut Luck) {
        let data = self.place.join("data");
        if self.vanishes && luck.one_in(40) {
            let away = self.place.join("data.away");
            if away.exists() {
                if data.is_file() {
                    let _ = fs::remove_file(&data);
                    let _ = fs::rename(&away, &data);
                }
            } else if fs::rename(&data, &away).is_ok() {
                Line::Vanished.say();
                if luck.one_in(2) {
                    // And cannot be made again.
                    // On a full disk it is made again after all.
                    let _ = fs::write(&data, "in its place");
                }
            }
        }
        if self.fills && luck.one_in(30) {
            let ballast = self.place.join("ballast");
            if fs::remove_file(&ballast).is_err() {
                fill(&ballast);
            }
        }
        if self.fills && luck.one_in(40) && !mount(&["-o", "remount,bind,rw"], &data) {
            let _ = mount(&["--bind", &data.display().to_string()], &data)
                && mount(&["-o", "remount,bind,ro"], &data);
        } else if self.fills && luck.one_in(40) {
            let _ = mount(&["-o", "remount,bind,ro"], &data);
        }
    }
}

fn mount(options: &[&str], on: &Path) -> bool {
    let tried = Command::new("mount").args(options).arg(on).output();
    tried.is_ok_and(|tried| tried.status.success())
}

/// Writes until nothing goes in.
fn fill(ballast: &Path) {
    use std::io::Write as _;
    let Ok(mut file) = fs::File::create(ballast) else {
        return;
    };
    for size in [1024 * 1024, 4096, 1] {
        while file.write_all(&vec![1; size]).is_ok() {}
    }
}

#[tokio::test(start_paused = true)]
#[ignore = "plays for ever; started and killed by the tests in `killed`"]
async fn without_pause() {
    let Some(place) = std::env::var_os(PLACE).map(PathBuf::from) else {
        return;
    };
    let seed = std::env::var(SEED).unwrap().parse().unwrap();
    let disk = std::env::var(DISK).unwrap_or_default();
    let mut disk = Disk {
        vanishes: !disk.is_empty(),
        fills: disk == "fails",
        place: place.clone(),
    };
    let folders = Folders::below(&place);
    let mut settings = SettingsFile::of(&folders, &UPGRADES);
    if !settings.path().exists() {
        settings.write(&crate::kit::quiet()).unwrap();
    }
    let opening = Opening {
        assets: Assets::at(crate::kit::root()),
        folders,
        languages: vec!["ru".to_owned()],
        sound: Speaker::silent(),
        names: SystemVoice::absent(),
        clock: crate::kit::clock(std::sync::Arc::default()),
    };
    let (handle, run) = open(opening).expect("a table");
    tokio::spawn(run);
    let mut playing = Playing {
        handle,
        people: People {
            luck: Luck(seed),
            most_seats: 12,
            // What a killed table is held against counts steps, and a name is none.
            rename: false,
        },
        said: None,
        changed: None,
    };
    playing.open().await;
    loop {
        playing.play(&mut disk).await;
    }
}
