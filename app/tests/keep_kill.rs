//! A real process that writes without pause, killed at any moment, fifty times over, its
//! newest bytes cut or zeroed now and then: the next start opens, and nothing that was
//! called kept is missing.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "the functions beside the tests prepare them"
)]

use std::fs;
use std::hash::{BuildHasher as _, RandomState};
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use app::contract::Settings;
use app::keep::{Entry, Folders, Journal, KeepError, LastTable, Lock, Raw, SettingsFile, Upgrades};
use serde_json::json;

const KIND: &str = "a-game";
const PLACE: &str = "TOWN_CRIER_TEST_PLACE";
const ROUNDS: usize = 50;

fn at(step: usize) -> Entry {
    Entry::At {
        part: "night".into(),
        step,
        script: "1f".into(),
    }
}

fn settings(step: usize) -> Settings {
    Settings {
        language: Some(step.to_string()),
        ..Settings::default()
    }
}

fn table(step: usize) -> Raw {
    json!({ "game": KIND, "form": { "players": [step] } })
}

/// The process that is killed. It says what is kept only after it was told so.
#[test]
#[ignore = "runs for ever; started and killed by the test below"]
fn writes_without_pause() {
    let Some(place) = std::env::var_os(PLACE) else {
        return;
    };
    let folders = Folders::below(place.as_ref());
    let _lock = Lock::take(&folders).unwrap();
    let opened = Journal::open_last(&folders, &Upgrades::NONE).unwrap();
    let (steps, mut journal) = match opened.last {
        Some(last) => (last.entries.len(), last.journal),
        None => (0, Journal::begin(&folders, KIND)),
    };
    for step in steps.. {
        journal.append(&at(step)).unwrap();
        eprintln!("kept entry {step}");
        SettingsFile::of(&folders, &Upgrades::NONE)
            .write(&settings(step))
            .unwrap();
        eprintln!("kept settings {step}");
        LastTable::of(&folders, &Upgrades::NONE)
            .write(&table(step))
            .unwrap();
        eprintln!("kept table {step}");
    }
}

fn start(place: &std::path::Path) -> Child {
    Command::new(std::env::current_exe().unwrap())
        .args([
            "writes_without_pause",
            "--exact",
            "--ignored",
            "--nocapture",
        ])
        .env(PLACE, place)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// What a process claimed to have kept, the last step of each kind.
#[derive(Debug, Default, Clone, Copy)]
struct Claims {
    entry: Option<usize>,
    settings: Option<usize>,
    table: Option<usize>,
}

impl Claims {
    fn hear(&mut self, line: &str) {
        // The last line of a killed process may be cut, and "12" of "123" is no claim.
        let Some(line) = line.strip_suffix('\n') else {
            return;
        };
        let mut words = line.split(' ').skip_while(|word| *word != "kept").skip(1);
        let (Some(kind), Some(step)) = (words.next(), words.next()) else {
            return;
        };
        let step = Some(step.parse().unwrap());
        match kind {
            "entry" => self.entry = step,
            "settings" => self.settings = step,
            "table" => self.table = step,
            other => panic!("{other}"),
        }
    }
}

/// Lets a process write so many things, kills it, and returns all that it claimed.
fn write_and_be_killed(place: &std::path::Path, things: usize) -> Claims {
    let mut child = start(place);
    let mut claims = Claims::default();
    let mut said = BufReader::new(child.stderr.take().unwrap());
    let mut heard = 0;
    loop {
        let mut line = String::new();
        if said.read_line(&mut line).unwrap() == 0 {
            break;
        }
        claims.hear(&line);
        heard += usize::from(line.contains("kept "));
        if heard == things {
            // On unix SIGKILL; whatever it is just writing stays as it is.
            child.kill().unwrap();
        }
    }
    let status = child.wait().unwrap();
    assert!(heard >= things, "it ended by itself: {status}");
    claims
}

#[test]
fn a_killed_program_finds_everything_that_it_called_kept() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    let chance = RandomState::new();
    let mut damages = 0;
    for round in 0..ROUNDS {
        let draw = usize::try_from(chance.hash_one(round) % 1000).unwrap();
        let claims = write_and_be_killed(place.path(), 1 + draw % 37);
        // The system gave the lock back.
        let _lock = Lock::take(&folders).unwrap();

        let (kept, damaged) = SettingsFile::of(&folders, &Upgrades::NONE).read();
        assert_eq!(damaged, None, "settings are never half written");
        at_least(
            claims.settings,
            kept.language.map(|step| step.parse().unwrap()),
        );
        let (kept, damaged) = LastTable::of(&folders, &Upgrades::NONE).read();
        assert_eq!(damaged, None, "the table is never half written");
        at_least(
            claims.table,
            kept.map(|table| table["form"]["players"][0].as_u64().unwrap() as usize),
        );

        let lost = match draw % 3 {
            0 => 0,
            kind => {
                damages += 1;
                hurt(&folders, kind == 1, 2 + draw % 389)
            }
        };
        let opened = Journal::open_last(&folders, &Upgrades::NONE).unwrap();
        let last = opened.last.unwrap();
        let steps = last.entries.len();
        let promised = claims.entry.map_or(0, |step| step + 1);
        assert!(steps + lost >= promised, "{steps} of {promised}");
        assert!(last.entries.iter().cloned().eq((0..steps).map(at)));
        assert!(last.journal.is_kept());
        if lost > 0 {
            assert!(opened.damaged.unwrap().exists(), "told and set aside");
        }
    }
    assert!(damages > 0);
}

fn at_least(claimed: Option<usize>, kept: Option<usize>) {
    assert!(kept >= claimed, "{kept:?}, claimed {claimed:?}");
    // No more than the one that was being written when the end came.
    if let (Some(claimed), Some(kept)) = (claimed, kept) {
        assert!(kept <= claimed + 1);
    }
}

/// Cuts or zeroes the newest bytes, fewer than a line has, and says how many entries that
/// costs at most.
fn hurt(folders: &Folders, cut: bool, bytes: usize) -> usize {
    let opened = Journal::open_last(folders, &Upgrades::NONE).unwrap();
    let last = opened.last.unwrap();
    let path = last.journal.path().unwrap();
    let mut file = fs::read(path).unwrap();
    let start = file.len() - bytes;
    if cut {
        file.truncate(start);
    } else {
        file[start..].fill(0);
    }
    fs::write(path, file).unwrap();
    1
}

#[test]
fn a_second_copy_steps_back_while_the_first_one_writes() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    let mut child = start(place.path());
    let mut said = BufReader::new(child.stderr.take().unwrap());
    let mut line = String::new();
    while !line.contains("kept entry 3") {
        line.clear();
        assert!(said.read_line(&mut line).unwrap() > 0, "it ended by itself");
    }
    assert!(matches!(Lock::take(&folders), Err(KeepError::InUse)));
    child.kill().unwrap();
    child.wait().unwrap();
    Lock::take(&folders).unwrap();
}
