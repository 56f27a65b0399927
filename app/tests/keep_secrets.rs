//! What a stranger sees who opens the files of a running game: nothing of the game.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "the functions beside the tests prepare them"
)]

use std::fs;
use std::path::Path;

use app::games::UPGRADES;
use app::keep::{Entry, Folders, Journal, LastTable, Lock};
use rules::salem::cards::Card;
use rules::salem::setup::{PlayerForm, SetupForm, TrackingForm};
use serde_json::json;

const KIND: &str = <rules::salem::Salem as rules::game::Game>::ID;

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
    let form = serde_json::to_value(form()).unwrap();
    journal.append(&Entry::Setup { form }).unwrap();
    let cards = json!(["witch", "constable", "not-a-witch"]);
    for seat in 0..4 {
        journal
            .append(&Entry::Step {
                command: json!({ "do": "enter-hand", "player": seat, "cards": cards }),
                events: json!([{ "event": "hand-entered", "seat": seat, "cards": cards }]),
            })
            .unwrap();
    }
    journal
        .append(&Entry::Step {
            command: json!({ "do": "witches-choose", "player": 2 }),
            events: json!([{ "event": "witches-chose", "seat": 2, "drawn": false }]),
        })
        .unwrap();
}

fn last(folders: &Folders) -> Vec<Entry> {
    let opened = Journal::open_last(folders, &UPGRADES).unwrap();
    assert!(opened.damaged.is_none());
    opened.last.unwrap().entries
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
    let mut journal = Journal::begin(&folders, KIND);
    play(&mut journal);
    let found = files(place.path());
    assert!(found.len() >= 3, "journal, key and lock");
    for (name, bytes) in found {
        for secret in secrets() {
            assert!(!shows(&bytes, secret), "{secret} in {name}");
            assert!(!shows(name.as_bytes(), secret), "{secret} in {name}");
        }
    }
    let told = format!("{journal:?}{:?}", Journal::open_last(&folders, &UPGRADES));
    for secret in secrets() {
        assert!(!shows(told.as_bytes(), secret), "{secret} in {told}");
    }
}

#[test]
fn once_the_game_is_over_its_file_is_plain_and_sealed_again_if_it_goes_on() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    let mut journal = Journal::begin(&folders, KIND);
    play(&mut journal);
    let sealed = last(&folders);
    journal.finish().unwrap();
    let path = journal.path().unwrap().to_owned();
    for name in NAMES {
        assert!(shows(&fs::read(&path).unwrap(), name));
    }
    let plain = Journal::open_last(&folders, &UPGRADES).unwrap();
    assert!(plain.damaged.is_none());
    let plain = plain.last.unwrap();
    assert_eq!(plain.entries[..sealed.len()], sealed[..]);

    let mut journal = plain.journal;
    journal.append(&Entry::Undo).unwrap();
    for secret in secrets() {
        assert!(!shows(&fs::read(&path).unwrap(), secret), "{secret}");
    }
    assert_eq!(last(&folders).len(), sealed.len() + 2);
}

#[test]
fn the_last_table_holds_neither_hands_nor_seed() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    let mut table = LastTable::of(&folders, &UPGRADES);
    let form = serde_json::to_value(form()).unwrap();
    let with_secrets = json!({ "game": KIND, "form": form });
    table.write(&with_secrets).unwrap();
    let bytes = fs::read(table.path()).unwrap();
    assert!(!shows(&bytes, "witch\""));
    assert!(!shows(&bytes, "seed"));
    let (kept, damaged) = LastTable::of(&folders, &UPGRADES).read();
    assert_eq!(damaged, None);
    let kept = kept.unwrap();
    assert_eq!(kept["form"]["players"], form["players"]);

    // Nor does one that somebody wrote into the file come out of it.
    for with_secrets in [with_secrets, form] {
        fs::write(table.path(), with_secrets.to_string()).unwrap();
        assert_eq!(table.read(), (Some(kept.clone()), None));
    }
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
    let mut journal = Journal::begin(&folders, KIND);
    play(&mut journal);
    let table = json!({ "game": KIND, "form": form() });
    LastTable::of(&folders, &UPGRADES).write(&table).unwrap();
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
    let opened = Journal::open_last(&folders, &UPGRADES).unwrap();
    assert_eq!(mode(&opened.damaged.unwrap()), 0o600);
    assert_eq!(mode(&path), 0o600);
    journal.finish().unwrap();
    assert_eq!(mode(&path), 0o600);
}
