//! Journals of earlier versions open with this one, say what they said, and go on; nothing of
//! theirs is touched before that. What nobody understands is named and left alone.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "the functions beside the tests prepare them"
)]

use std::fs;
use std::path::{Path, PathBuf};

use app::games::UPGRADES;
use app::keep::{
    Entry, Folders, Found, Journal, KeepError, LastTable, Raw, Unreadable, Upgraded, Upgrades,
};
use serde_json::{Value, json};
use tempfile::TempDir;

const KIND: &str = <rules::salem::Salem as rules::game::Game>::ID;

const V1: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept_journals/v1");

/// The games of version 1, each in a folder of its own that may be written to.
fn kept() -> Vec<(String, TempDir, Folders)> {
    let mut kept: Vec<_> = fs::read_dir(V1)
        .unwrap()
        .map(|game| {
            let game = game.unwrap();
            let place = tempfile::tempdir().unwrap();
            copy(&game.path(), place.path());
            let folders = Folders::below(place.path());
            let name = game.file_name().into_string().unwrap();
            (name, place, folders)
        })
        .collect();
    kept.sort_by(|one, other| one.0.cmp(&other.0));
    assert_eq!(kept.len(), 8);
    kept
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for file in fs::read_dir(from).unwrap() {
        let file = file.unwrap();
        let to = to.join(file.file_name());
        if file.path().is_dir() {
            copy(&file.path(), &to);
        } else {
            fs::copy(file.path(), to).unwrap();
        }
    }
}

/// What version 1 read from it.
fn entries_v1(name: &str) -> Vec<Raw> {
    let text = fs::read_to_string(Path::new(V1).join(name).join("entries.jsonl")).unwrap();
    let entries = text.lines().map(|line| serde_json::from_str(line).unwrap());
    entries.collect()
}

fn journal(folders: &Folders) -> PathBuf {
    folders.games().join("0001.journal")
}

fn last(folders: &Folders, upgrades: &Upgrades) -> Found {
    let opened = Journal::open_last(folders, upgrades).unwrap();
    assert_eq!(opened.damaged, None);
    opened.last.unwrap()
}

fn header(folders: &Folders) -> Value {
    let bytes = fs::read(journal(folders)).unwrap();
    let line = bytes.split(|byte| *byte == b'\n').next().unwrap();
    serde_json::from_slice(line).unwrap()
}

/// Everything that is in the folder for games.
fn games(folders: &Folders) -> Vec<PathBuf> {
    let files = fs::read_dir(folders.games()).unwrap();
    files.map(|file| file.unwrap().path()).collect()
}

#[test]
fn a_game_of_version_1_is_handed_on_as_it_was_written() {
    for (name, _place, folders) in kept() {
        // A game that says what it was handed: the first entry is it all.
        let told = Upgrades {
            journal: |older| {
                assert_eq!((older.version, older.kind), (1, None));
                let form = Value::Array(older.entries);
                Ok(Upgraded {
                    kind: KIND.into(),
                    entries: vec![Entry::Setup { form }],
                })
            },
            ..Upgrades::NONE
        };
        let before = fs::read(journal(&folders)).unwrap();
        let found = last(&folders, &told);
        assert_eq!(found.kind, KIND);
        let [Entry::Setup { form }] = &found.entries[..] else {
            panic!("{name}");
        };
        assert_eq!(*form, Value::Array(entries_v1(&name)), "{name}");
        assert!(found.journal.is_kept());
        drop(found);
        assert_eq!(fs::read(journal(&folders)).unwrap(), before, "{name}");
    }
}

#[test]
fn a_game_of_version_1_goes_on_as_one_of_today_and_is_not_touched_before() {
    for (name, _place, folders) in kept() {
        let before = fs::read(journal(&folders)).unwrap();
        let mut found = last(&folders, &UPGRADES);
        let entries = found.entries.clone();
        found.journal.retry().unwrap();
        assert_eq!(fs::read(journal(&folders)).unwrap(), before, "{name}");

        found.journal.append(&Entry::Undo).unwrap();
        assert!(found.journal.is_kept());
        let of_today = header(&folders);
        assert_eq!(of_today["version"], 2, "{name}");
        assert_eq!(of_today["kind"], KIND);
        assert_eq!(of_today["sealed"], true);
        assert_eq!(games(&folders), [journal(&folders)], "none beside it");

        // As of today it needs nobody who understands what was.
        let again = last(&folders, &Upgrades::NONE);
        assert_eq!(again.entries[..entries.len()], entries, "{name}");
        assert_eq!(again.entries[entries.len()..], [Entry::Undo]);
    }
}

#[test]
fn what_a_line_of_version_1_says_it_says_as_one_of_today() {
    for (name, _place, folders) in kept() {
        let found = last(&folders, &UPGRADES);
        let mut were = entries_v1(&name);
        were.retain(|entry| {
            entry["entry"] != "hands-forgotten" && entry["segment"] != "night-again"
        });
        assert_eq!(found.entries.len(), were.len(), "{name}");
        for (entry, was) in found.entries.iter().zip(were) {
            let is = serde_json::to_value(entry).unwrap();
            let kind = was["entry"].as_str().unwrap();
            let same = match kind {
                "at" => json!({
                    "entry": "at", "part": was["segment"], "step": was["step"], "script": "",
                }),
                "sand" => {
                    let mut sand = was.clone();
                    let clock = sand.as_object_mut().unwrap().remove("sand").unwrap();
                    sand["clock"] = clock.as_str().unwrap_or("confession").into();
                    sand
                }
                "hand-entered" => {
                    assert_eq!(is["events"][0], {
                        let mut event = was.clone();
                        event.as_object_mut().unwrap().remove("entry");
                        event["event"] = "hand-entered".into();
                        event
                    });
                    json!({
                        "entry": "step",
                        "command": {
                            "do": "enter-hand", "player": was["seat"], "cards": was["cards"],
                        },
                        "events": is["events"],
                    })
                }
                _ => was.clone(),
            };
            assert_eq!(is, same, "{name}");
        }
    }
}

/// What followed on each hand that was entered.
fn after_the_hands(entries: &[Entry]) -> Vec<&str> {
    let hands = entries.iter().filter_map(|entry| match entry {
        Entry::Step { command, events } if command["do"] == "enter-hand" => Some(events),
        _ => None,
    });
    hands
        .map(|events| match &events.as_array().unwrap()[..] {
            [_] => "",
            [_, more] => more["event"].as_str().unwrap(),
            _ => panic!("too many events"),
        })
        .collect()
}

#[test]
fn hands_of_version_1_are_dealt_or_forgotten_as_they_were() {
    let expected = [
        ("counts-confession", vec![]),
        ("counts-finished", vec![]),
        ("counts-in-the-night", vec![]),
        ("counts-left", vec![]),
        ("ledger-by-day", vec!["", "", "", "", "hands-dealt"]),
        ("ledger-dealt", vec!["", "", "", "", "hands-dealt"]),
        (
            "ledger-hands-forgotten",
            vec!["", "", "", "", "hands-forgotten", "", ""],
        ),
        ("ledger-in-the-hands", vec!["", ""]),
    ];
    for ((name, _place, folders), (expected_name, hands)) in kept().into_iter().zip(expected) {
        assert_eq!(name, expected_name);
        let entries = last(&folders, &UPGRADES).entries;
        assert_eq!(after_the_hands(&entries), hands, "{name}");
    }
}

/// A journal of version 1 as its entries, handed on.
fn upgraded(entries: Vec<Raw>) -> Result<Vec<Entry>, Unreadable> {
    let older = app::keep::Older {
        version: 1,
        kind: None,
        entries,
    };
    (UPGRADES.journal)(older).map(|upgraded| upgraded.entries)
}

#[test]
fn hands_whose_end_version_1_could_not_write_any_more_are_what_the_rules_say() {
    let mut entries = entries_v1("ledger-hands-forgotten");
    entries.truncate(7);
    let forgotten = ["", "", "", "", "hands-forgotten"];
    assert_eq!(
        after_the_hands(&upgraded(entries.clone()).unwrap()),
        forgotten
    );
    // Version 1 came to that by itself at the next start, and went on.
    entries.push(json!({"entry": "left"}));
    assert_eq!(
        after_the_hands(&upgraded(entries.clone()).unwrap()),
        forgotten
    );
    let again = entries[2].clone();
    entries.push(again);
    let hands = upgraded(entries).unwrap();
    assert_eq!(after_the_hands(&hands)[4..], ["hands-forgotten", ""]);
}

#[test]
fn what_version_1_never_wrote_is_not_understood() {
    let form = json!({"players": [{"name": "Ada"}]});
    for entries in [
        vec![],
        vec![json!({"entry": "undo"})],
        vec![json!({"entry": "setup"})],
        vec![
            json!({"entry": "setup", "form": form}),
            json!({"entry": "moon"}),
        ],
        vec![json!({"entry": "setup", "form": form}), json!(7)],
    ] {
        assert!(upgraded(entries.clone()).is_err(), "{entries:?}");
    }
    let newer = app::keep::Older {
        version: 2,
        kind: Some(KIND.into()),
        entries: vec![json!({"entry": "setup", "form": form})],
    };
    assert!((UPGRADES.journal)(newer).is_err());
}

#[test]
fn a_game_that_is_not_understood_is_named_and_left_alone() {
    let (_name, _place, folders) = kept().remove(0);
    let before = fs::read(journal(&folders)).unwrap();
    match Journal::open_last(&folders, &Upgrades::NONE) {
        Err(KeepError::Unreadable { path }) => assert_eq!(path, journal(&folders)),
        other => panic!("{other:?}"),
    }
    let mut next = Journal::begin(&folders, KIND);
    next.append(&Entry::Undo).unwrap();
    assert_eq!(next.path().unwrap(), folders.games().join("0002.journal"));
    assert_eq!(fs::read(journal(&folders)).unwrap(), before);
    // The newest game is the one to go on with; the other is still there.
    assert_eq!(last(&folders, &Upgrades::NONE).entries, [Entry::Undo]);
    assert_eq!(games(&folders).len(), 2);
}

#[test]
fn a_game_that_is_not_gone_on_with_stays_as_it_is() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    let form = json!("three players");
    let setup = Entry::Setup { form };
    Journal::begin(&folders, "a-game").append(&setup).unwrap();
    let before = fs::read(journal(&folders)).unwrap();
    let found = last(&folders, &Upgrades::NONE);
    assert_eq!(
        (found.kind.as_str(), &found.entries[..]),
        ("a-game", &[setup][..])
    );
    assert_eq!(found.journal.path(), Some(journal(&folders).as_path()));
    drop(found);
    let mut next = Journal::begin(&folders, "another-game");
    next.append(&Entry::Undo).unwrap();
    assert_eq!(fs::read(journal(&folders)).unwrap(), before);
    assert_eq!(last(&folders, &Upgrades::NONE).kind, "another-game");
}

#[test]
fn a_damaged_game_of_version_1_keeps_its_good_part() {
    for (name, _place, folders) in kept() {
        if name == "counts-finished" {
            // In plain text a line may be shorter than what is zeroed.
            continue;
        }
        let good = last(&folders, &UPGRADES).entries.len();
        let mut bad = fs::read(journal(&folders)).unwrap();
        let length = bad.len();
        bad[length - 20..].fill(0);
        fs::write(journal(&folders), &bad).unwrap();
        let opened = Journal::open_last(&folders, &UPGRADES).unwrap();
        let aside = opened.damaged.unwrap();
        assert_eq!(fs::read(&aside).unwrap(), bad);
        let mut found = opened.last.unwrap();
        assert_eq!(found.entries.len(), good - 1, "{name}");
        found.journal.append(&Entry::Undo).unwrap();
        let again = last(&folders, &UPGRADES);
        assert_eq!(again.entries.len(), good, "{name}");
        assert_eq!(fs::read(&aside).unwrap(), bad);
    }
}

#[test]
fn a_game_of_version_1_that_lacks_only_its_end_lost_nothing() {
    let (_name, _place, folders) = kept().remove(0);
    let entries = last(&folders, &UPGRADES).entries;
    let mut bytes = fs::read(journal(&folders)).unwrap();
    bytes.pop();
    fs::write(journal(&folders), &bytes).unwrap();
    let mut found = last(&folders, &UPGRADES);
    assert_eq!(found.entries, entries);
    found.journal.append(&Entry::Undo).unwrap();
    assert_eq!(last(&folders, &UPGRADES).entries.len(), entries.len() + 1);
    assert_eq!(games(&folders).len(), 1, "nothing was set aside");
}

#[test]
fn a_game_of_version_1_that_somebody_else_changes_meanwhile_is_set_aside() {
    let (_name, _place, folders) = kept().remove(0);
    let mut found = last(&folders, &UPGRADES);
    let bytes = fs::read(journal(&folders)).unwrap();
    let bad = &bytes[..bytes.len() - 500];
    fs::write(journal(&folders), bad).unwrap();
    found.journal.append(&Entry::Undo).unwrap();
    let aside = folders.games().join("0001.damaged-1");
    assert_eq!(fs::read(aside).unwrap(), bad);
    let entries = last(&folders, &UPGRADES).entries;
    assert_eq!(entries.len(), found.entries.len() + 1);
}

#[test]
fn the_last_table_of_version_1_is_one_of_today() {
    for (name, _place, folders) in kept() {
        let (table, damaged) = LastTable::of(&folders, &UPGRADES).read();
        assert_eq!(damaged, None);
        let table = table.unwrap();
        assert_eq!(table["game"], KIND);
        let players = table["form"]["players"].as_array().unwrap().len();
        assert_eq!(players, if name.starts_with("ledger") { 5 } else { 8 });
    }
}
