//! A disk that is really full and one that is really read-only. Needs to mount a small
//! one of its own: where that is not allowed, these tests say so and pass. (The same
//! promises are tested everywhere with a disk that is made to fail.)
#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "the functions beside the tests prepare them"
)]

use std::fs;
use std::path::Path;
use std::process::Command;

use app::contract::Settings;
use app::keep::{Entry, Folders, Found, Journal, KeepError, Lock, SettingsFile, Upgrades};

const KIND: &str = "a-game";
const PLACE: &str = "TOWN_CRIER_TEST_PLACE";

fn at(step: usize) -> Entry {
    Entry::At {
        part: "night".into(),
        step,
        script: "1f".into(),
    }
}

fn last(folders: &Folders) -> Found {
    let opened = Journal::open_last(folders, &Upgrades::NONE).unwrap();
    assert!(opened.damaged.is_none());
    opened.last.unwrap()
}

/// Runs one of the ignored tests below in a mount namespace of its own, so that its disk
/// vanishes with it however it ends.
fn on_a_disk_of_its_own(test: &str) {
    let allowed = Command::new("unshare")
        .args(["--mount", "mount", "-t", "tmpfs", "none", "/mnt"])
        .output();
    if !allowed.is_ok_and(|tried| tried.status.success()) {
        eprintln!("skipped: no disk can be mounted here");
        return;
    }
    let place = tempfile::tempdir().unwrap();
    let run = Command::new("unshare")
        .arg("--mount")
        .arg(std::env::current_exe().unwrap())
        .args([test, "--exact", "--ignored", "--nocapture"])
        .env(PLACE, place.path())
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&run.stderr).into_owned();
    assert!(run.status.success(), "{said}");
    assert!(said.contains("tried"), "it did run: {said}");
}

fn mount(place: &Path, options: &str) {
    let status = Command::new("mount")
        .args(["-t", "tmpfs", "-o", options, "none"])
        .arg(place)
        .status()
        .unwrap();
    assert!(status.success());
}

fn place() -> Option<std::path::PathBuf> {
    std::env::var_os(PLACE).map(Into::into)
}

#[test]
fn a_full_disk_is_said_and_caught_up_with() {
    on_a_disk_of_its_own("full_disk");
}

#[test]
#[ignore = "run by the test above on a disk of its own"]
fn full_disk() {
    let Some(place) = place() else { return };
    mount(&place, "size=128k");
    let folders = Folders::below(&place);
    let _lock = Lock::take(&folders).unwrap();
    let mut settings = SettingsFile::of(&folders, &Upgrades::NONE);
    settings.write(&Settings::default()).unwrap();
    let ballast = place.join("ballast");
    fs::write(&ballast, vec![1; 40 * 1024]).unwrap();

    let mut journal = Journal::begin(&folders, KIND);
    let mut kept = 0;
    let said = loop {
        match journal.append(&at(kept)) {
            Ok(()) => kept += 1,
            Err(said) => break said,
        }
        assert!(kept < 10_000, "the disk never fills");
    };
    assert!(matches!(said, KeepError::DiskFull), "{said:?}");
    assert!(kept > 10);
    assert!(!journal.is_kept());
    assert!(journal.retry().is_err());
    assert_eq!(last(&folders).entries.len(), kept, "as after a crash");
    let other = Settings {
        text_percent: 150,
        ..Settings::default()
    };
    let said = settings.write(&other);
    assert!(matches!(said, Err(KeepError::DiskFull)), "{said:?}");
    assert_eq!(settings.read(), (Settings::default(), None));

    fs::remove_file(ballast).unwrap();
    journal.retry().unwrap();
    assert!(journal.is_kept());
    assert_eq!(last(&folders).entries.len(), kept + 1);
    eprintln!("tried");
}

#[test]
fn a_read_only_disk_is_said_and_caught_up_with() {
    on_a_disk_of_its_own("read_only_disk");
}

#[test]
#[ignore = "run by the test above on a disk of its own"]
fn read_only_disk() {
    let Some(place) = place() else { return };
    mount(&place, "size=1m");
    let folders = Folders::below(&place);
    let mut journal = Journal::begin(&folders, KIND);
    journal.append(&at(0)).unwrap();
    let bytes = fs::read(journal.path().unwrap()).unwrap();

    mount(&place, "remount,ro");
    let said = journal.append(&at(1));
    assert!(matches!(said, Err(KeepError::ReadOnly)), "{said:?}");
    assert!(!journal.is_kept());
    assert!(matches!(Lock::take(&folders), Err(KeepError::ReadOnly)));
    let mut unheard = Journal::begin(&folders, KIND);
    assert!(matches!(unheard.append(&at(0)), Err(KeepError::ReadOnly)));
    let mut settings = SettingsFile::of(&folders, &Upgrades::NONE);
    let said = settings.write(&Settings::default());
    assert!(matches!(said, Err(KeepError::ReadOnly)), "{said:?}");
    assert_eq!(last(&folders).entries, [at(0)]);
    assert_eq!(fs::read(journal.path().unwrap()).unwrap(), bytes);

    mount(&place, "remount,rw");
    journal.retry().unwrap();
    assert_eq!(last(&folders).entries, [at(0), at(1)]);
    eprintln!("tried");
}
