//! The promises of what is kept, on a disk that fails in every way a test can make it.

use std::fs;
use std::path::{Path, PathBuf};

use proptest::prelude::*;
use serde_json::json;

use super::entry::Entry;
use super::error::KeepError;
use super::faults::{FailingDisk, Faults};
use super::folders::Folders;
use super::journal::Journal;
use super::last_table::LastTable;
use super::older::Upgrades;
use super::settings_file::SettingsFile;
use crate::contract::Settings;

const KIND: &str = "a-game";

const SOUND: Faults = Faults {
    room: None,
    sync: false,
    truncate: false,
};

fn full(room: usize) -> Faults {
    Faults {
        room: Some(room),
        ..SOUND
    }
}

fn at(step: usize) -> Entry {
    Entry::At {
        part: "night".into(),
        step,
        script: "1f".into(),
    }
}

/// The last game, or a new one where there is none.
struct Opened {
    entries: Vec<Entry>,
    damaged: Option<PathBuf>,
    journal: Journal,
}

fn open(folders: &Folders) -> Opened {
    let opened = Journal::open_last(folders, &Upgrades::NONE).unwrap();
    let (entries, journal) = match opened.last {
        Some(last) => (last.entries, last.journal),
        None => (Vec::new(), Journal::begin(folders, KIND)),
    };
    Opened {
        entries,
        damaged: opened.damaged,
        journal,
    }
}

/// Folders on a disk that fails when it is told to.
fn on_a_failing_disk(place: &Path) -> (FailingDisk, Folders) {
    let disk = FailingDisk::default();
    let folders = Folders::below(place).on(disk.disk());
    (disk, folders)
}

/// A game of three entries.
fn game(place: &Path) -> (FailingDisk, Folders, Journal) {
    let (disk, folders) = on_a_failing_disk(place);
    let mut journal = Journal::begin(&folders, KIND);
    for step in 0..3 {
        journal.append(&at(step)).unwrap();
    }
    (disk, folders, journal)
}

fn steps(count: usize) -> Vec<Entry> {
    (0..count).map(at).collect()
}

#[test]
fn a_full_disk_is_said_and_leaves_no_half_line_behind() {
    for room in [0, 1, 100, 1300] {
        let place = tempfile::tempdir().unwrap();
        let (disk, folders, mut journal) = game(place.path());
        disk.set(full(room));
        let said = journal.append(&at(3));
        assert!(matches!(said, Err(KeepError::DiskFull)));
        assert!(!journal.is_kept());
        let said = journal.append(&at(4));
        assert!(matches!(said, Err(KeepError::DiskFull)));

        let as_after_a_crash = open(&folders);
        assert!(as_after_a_crash.damaged.is_none());
        assert_eq!(as_after_a_crash.entries, steps(3));

        disk.set(SOUND);
        journal.retry().unwrap();
        assert!(journal.is_kept());
        assert_eq!(open(&folders).entries, steps(5));
    }
}

#[test]
fn a_half_line_that_cannot_be_taken_back_spoils_nothing_that_comes_later() {
    for crash in [false, true] {
        let place = tempfile::tempdir().unwrap();
        let (disk, folders, mut journal) = game(place.path());
        disk.set(Faults {
            truncate: true,
            ..full(150)
        });
        assert!(journal.append(&at(3)).is_err());
        disk.set(SOUND);
        if crash {
            let opened = open(&folders);
            assert!(opened.damaged.is_some(), "the half line is there");
            assert_eq!(opened.entries, steps(3));
            journal = opened.journal;
            journal.append(&at(3)).unwrap();
        }
        journal.append(&at(4)).unwrap();
        let opened = open(&folders);
        assert!(opened.damaged.is_none());
        assert_eq!(opened.entries, steps(5));
    }
}

#[test]
fn what_did_not_reach_the_disk_is_not_called_kept() {
    let place = tempfile::tempdir().unwrap();
    let (disk, folders, mut journal) = game(place.path());
    disk.set(Faults {
        sync: true,
        ..SOUND
    });
    assert!(matches!(journal.append(&at(3)), Err(KeepError::Other(_))));
    assert!(!journal.is_kept());
    disk.set(SOUND);
    assert!(open(&folders).damaged.is_none());
    // What the system holds for written since then may not be: the game goes to a new file.
    let old = fs::File::open(journal.path().unwrap()).unwrap();
    journal.append(&at(4)).unwrap();
    assert_eq!(open(&folders).entries, steps(5));
    let length = |file: fs::File| file.metadata().unwrap().len();
    assert!(length(old) < length(fs::File::open(journal.path().unwrap()).unwrap()));
}

#[test]
fn a_game_begun_on_a_full_disk_is_written_whole_once_there_is_room() {
    for room in (0..4500).step_by(293) {
        let place = tempfile::tempdir().unwrap();
        let (disk, folders) = on_a_failing_disk(place.path());
        let mut journal = Journal::begin(&folders, KIND);
        disk.set(full(room));
        let mut owed = 0;
        while journal.append(&at(owed)).is_ok() {
            owed += 1;
            assert!(owed < 100, "the disk never fills");
        }
        assert!(!journal.is_kept());
        assert_eq!(open(&folders).entries, steps(owed));
        disk.set(SOUND);
        journal.retry().unwrap();
        assert_eq!(open(&folders).entries, steps(owed + 1));
    }
}

#[test]
fn a_finished_game_that_finds_no_room_stays_sealed_and_kept() {
    let place = tempfile::tempdir().unwrap();
    let (disk, folders, mut journal) = game(place.path());
    // Room for the last line, not for the whole game once more.
    disk.set(full(2800));
    journal.finish().unwrap();
    disk.set(SOUND);
    assert!(journal.is_kept());
    let opened = open(&folders);
    assert_eq!(opened.entries.last(), Some(&Entry::Finished));
    assert!(opened.damaged.is_none());
    let bytes = fs::read_to_string(opened.journal.path().unwrap()).unwrap();
    assert!(!bytes.contains("night"));
}

#[test]
fn a_damaged_game_goes_on_although_the_disk_refuses_the_repair() {
    let place = tempfile::tempdir().unwrap();
    let (disk, folders, journal) = game(place.path());
    let path = journal.path().unwrap().to_owned();
    let mut bytes = fs::read(&path).unwrap();
    let length = bytes.len();
    bytes[length - 50..].fill(0);
    fs::write(&path, &bytes).unwrap();

    disk.set(full(0));
    let mut opened = open(&folders);
    assert_eq!(opened.entries, steps(2));
    let aside = opened.damaged.unwrap();
    assert_eq!(fs::read(&aside).unwrap(), bytes);
    assert_eq!(fs::read(&path).unwrap(), bytes);
    assert!(opened.journal.append(&at(2)).is_err());
    // Trying again and again leaves one copy, not one each.
    assert_eq!(open(&folders).damaged.unwrap(), aside);

    disk.set(SOUND);
    opened.journal.retry().unwrap();
    assert_eq!(open(&folders).entries, steps(3));
    assert_eq!(fs::read(&aside).unwrap(), bytes);
}

#[test]
fn settings_and_table_are_the_old_or_the_new_whatever_fails() {
    let place = tempfile::tempdir().unwrap();
    let (disk, folders) = on_a_failing_disk(place.path());
    let old = Settings::default();
    let new = Settings {
        text_percent: 150,
        ..Settings::default()
    };
    let table = |name: &str| json!({"game": KIND, "form": {"players": [name]}});
    SettingsFile::of(&folders, &Upgrades::NONE)
        .write(&old)
        .unwrap();
    LastTable::of(&folders, &Upgrades::NONE)
        .write(&table("Ada"))
        .unwrap();
    let no_sync = Faults {
        sync: true,
        ..SOUND
    };
    for fault in (0..60).map(full).chain([no_sync]) {
        disk.set(fault);
        assert!(
            SettingsFile::of(&folders, &Upgrades::NONE)
                .write(&new)
                .is_err()
        );
        assert!(
            LastTable::of(&folders, &Upgrades::NONE)
                .write(&table("Ben"))
                .is_err()
        );
        disk.set(SOUND);
        assert_eq!(
            SettingsFile::of(&folders, &Upgrades::NONE).read(),
            (old.clone(), None)
        );
        assert_eq!(
            LastTable::of(&folders, &Upgrades::NONE).read(),
            (Some(table("Ada")), None)
        );
    }
}

/// What may happen to a game.
#[derive(Debug, Clone)]
enum Trial {
    Append,
    Retry,
    Fail(Option<usize>, bool, bool),
    FolderVanishes,
    GameVanishes,
    KeyVanishes,
    KeyIsAnother,
    Crash,
    Finish,
}

fn trial() -> impl Strategy<Value = Trial> {
    prop_oneof![
        6 => Just(Trial::Append),
        2 => Just(Trial::Retry),
        3 => (proptest::option::of(0..3000_usize), any::<bool>(), any::<bool>())
            .prop_map(|(room, sync, truncate)| Trial::Fail(room, sync, truncate)),
        3 => Just(Trial::Fail(None, false, false)),
        1 => Just(Trial::FolderVanishes),
        1 => Just(Trial::GameVanishes),
        1 => Just(Trial::KeyVanishes),
        1 => Just(Trial::KeyIsAnother),
        2 => Just(Trial::Crash),
        1 => Just(Trial::Finish),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn whatever_happens_what_was_called_kept_is_there(
        trials in proptest::collection::vec(trial(), 1..40)
    ) {
        let place = tempfile::tempdir().unwrap();
        let (disk, folders) = on_a_failing_disk(place.path());
        let mut journal = Journal::begin(&folders, KIND);
        let mut happened = Vec::new();
        // So many are on disk by the journal's word, and nobody has taken them away since.
        let mut promised = 0;
        disk.set(SOUND);
        for trial in trials {
            let mut said = None;
            match trial {
                Trial::Append => {
                    happened.push(at(happened.len()));
                    said = Some(journal.append(&happened[happened.len() - 1]));
                }
                Trial::Finish => {
                    happened.push(Entry::Finished);
                    said = Some(journal.finish());
                }
                Trial::Retry => {
                    if journal.path().is_none() || !journal.is_kept() {
                        said = Some(journal.retry());
                    }
                }
                Trial::Fail(room, sync, truncate) => disk.set(Faults { room, sync, truncate }),
                Trial::FolderVanishes => {
                    let _ = fs::remove_dir_all(folders.data());
                    promised = 0;
                }
                Trial::GameVanishes => {
                    if let Some(path) = journal.path() {
                        let _ = fs::remove_file(path);
                    }
                    promised = 0;
                }
                Trial::KeyVanishes => {
                    let _ = fs::remove_file(folders.data().join("seal.key"));
                    promised = 0;
                }
                Trial::KeyIsAnother => {
                    let key = folders.data().join("seal.key");
                    if key.exists() {
                        fs::write(key, [7; 32]).unwrap();
                    }
                    promised = 0;
                }
                Trial::Crash => {
                    let opened = open(&folders);
                    prop_assert!(opened.entries.len() >= promised);
                    prop_assert!(happened.starts_with(&opened.entries));
                    happened = opened.entries;
                    journal = opened.journal;
                    promised = promised.min(happened.len());
                }
            }
            match said {
                Some(Ok(())) => {
                    prop_assert!(journal.is_kept());
                    promised = happened.len();
                    let opened = open(&folders);
                    prop_assert_eq!(&opened.entries, &happened);
                    prop_assert!(opened.damaged.is_none());
                }
                Some(Err(_)) => prop_assert!(!journal.is_kept()),
                None => {}
            }
        }
    }
}
