//! What a stranger sees who opens the files of a running game: nothing of the game.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "the functions beside the tests prepare them"
)]

use std::fs;
use std::path::Path;

use app::keep::{Entry, Folders, Journal, LastTable, Lock};
use rules::salem::cards::Card;
use rules::salem::moves::{Command, Event};
use rules::salem::setup::{PlayerForm, SetupForm, TrackingForm};
use rules::seat::Seat;

const NAMES: [&str; 4] = ["Adelheid", "Bartholomew", "Cornelia", "Dorothea"];

/// Everything that a moderator would keep, and what would give it away.
fn secrets() -> Vec<&'static str> {
    let mut words = vec![
        "witch",
        "constable",
        "seat",
        "cards",
        "player",
        "mary-warren",
    ];
    words.extend(NAMES);
    words
}

fn form() -> SetupForm {
    SetupForm {
        players: NAMES
            .iter()
            .map(|name| PlayerForm {
                name: (*name).to_owned(),
                character: Some("mary-warren".into()),
                ghost: false,
            })
            .collect(),
        tracking: TrackingForm::Ledger,
        hands: Some([(NAMES[1].to_owned(), vec![Card::Witch])].into()),
        seed: 7,
        ..SetupForm::default()
    }
}

fn play(journal: &mut Journal) {
    journal.append(&Entry::Setup { form: form() }).unwrap();
    for seat in Seat::first(4) {
        let cards = vec![Card::Witch, Card::Constable, Card::NotAWitch];
        journal.append(&Entry::HandEntered { seat, cards }).unwrap();
    }
    let seat = Seat::at(2).unwrap();
    journal
        .append(&Entry::Step {
            command: Command::WitchesChoose { player: Some(seat) },
            events: vec![Event::WitchesChose { seat, drawn: false }],
        })
        .unwrap();
}

/// Every file below a folder, its name and its bytes.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let mut found = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push((path.display().to_string(), fs::read(&path).unwrap()));
        }
    }
    found
}

fn shows(bytes: &[u8], word: &str) -> bool {
    let text = String::from_utf8_lossy(bytes).to_lowercase();
    text.contains(&word.to_lowercase())
}

#[test]
fn no_file_of_a_running_game_shows_a_name_or_a_card() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    let _lock = Lock::take(&folders).unwrap();
    let mut journal = Journal::begin(&folders);
    play(&mut journal);
    let found = files(place.path());
    assert!(found.len() >= 3, "journal, key and lock");
    for (name, bytes) in found {
        for secret in secrets() {
            assert!(!shows(&bytes, secret), "{secret} in {name}");
            assert!(!shows(name.as_bytes(), secret), "{secret} in {name}");
        }
    }
    let told = format!("{journal:?}{:?}", Journal::open_last(&folders));
    for secret in secrets() {
        assert!(!shows(told.as_bytes(), secret), "{secret} in {told}");
    }
}

#[test]
fn once_the_game_is_over_its_file_is_plain_and_sealed_again_if_it_goes_on() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    let mut journal = Journal::begin(&folders);
    play(&mut journal);
    let sealed = Journal::open_last(&folders).unwrap().entries;
    journal.finish().unwrap();
    let path = journal.path().unwrap().to_owned();
    for name in NAMES {
        assert!(shows(&fs::read(&path).unwrap(), name));
    }
    let plain = Journal::open_last(&folders).unwrap();
    assert_eq!(plain.entries[..sealed.len()], sealed[..]);
    assert!(plain.damaged.is_none());

    let mut journal = plain.journal;
    journal.append(&Entry::Undo).unwrap();
    for secret in secrets() {
        assert!(!shows(&fs::read(&path).unwrap(), secret), "{secret}");
    }
    let entries = Journal::open_last(&folders).unwrap().entries;
    assert_eq!(entries.len(), sealed.len() + 2);
}

#[test]
fn the_last_table_holds_neither_hands_nor_seed() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    let mut table = LastTable::of(&folders);
    table.write(&form()).unwrap();
    let bytes = fs::read(table.path()).unwrap();
    assert!(!shows(&bytes, "witch\""));
    assert!(!shows(&bytes, "seed"));
    let (kept, damaged) = LastTable::of(&folders).read();
    assert_eq!(damaged, None);
    let expected = SetupForm {
        hands: None,
        seed: 0,
        ..form()
    };
    assert_eq!(kept, Some(expected));

    // Nor does one that somebody wrote into the file come out of it.
    let with_secrets = serde_json::to_string(&form()).unwrap();
    fs::write(table.path(), with_secrets).unwrap();
    let (kept, _) = table.read();
    let kept = kept.unwrap();
    assert_eq!((kept.hands, kept.seed), (None, 0));
}

#[cfg(unix)]
#[test]
fn every_file_and_folder_is_its_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;

    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    let _lock = Lock::take(&folders).unwrap();
    folders.make().unwrap();
    let mut journal = Journal::begin(&folders);
    play(&mut journal);
    LastTable::of(&folders).write(&form()).unwrap();
    let path = journal.path().unwrap().to_owned();
    for folder in [
        folders.data(),
        &folders.games(),
        folders.config(),
        folders.logs(),
    ] {
        assert_eq!(mode(folder), 0o700, "{}", folder.display());
    }
    for (name, _) in files(place.path()) {
        assert_eq!(mode(Path::new(&name)), 0o600, "{name}");
    }

    // What was opened to others, as by a restored copy, is closed again.
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    fs::set_permissions(folders.data(), fs::Permissions::from_mode(0o755)).unwrap();
    journal.append(&Entry::Undo).unwrap();
    folders.make().unwrap();
    assert_eq!(mode(&path), 0o600);
    assert_eq!(mode(folders.data()), 0o700);

    let bad = fs::read(&path).unwrap();
    fs::write(&path, &bad[..bad.len() - 9]).unwrap();
    let opened = Journal::open_last(&folders).unwrap();
    assert_eq!(mode(&opened.damaged.unwrap()), 0o600);
    assert_eq!(mode(&path), 0o600);
    journal.finish().unwrap();
    assert_eq!(mode(&path), 0o600);
}
