//! A journal that was cut, zeroed, garbled, moved or locked away: what is good goes on,
//! what is bad is set aside and never written to, and nothing is hidden.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "the functions beside the tests prepare them"
)]

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use app::keep::{Entry, Folders, Journal, KeepError, Upgrades};
use tempfile::TempDir;

const KIND: &str = "a-game";
const HEADER: usize = 1;

fn at(step: usize) -> Entry {
    Entry::At {
        part: "night".into(),
        step,
        script: "1f".into(),
    }
}

fn steps(count: usize) -> Vec<Entry> {
    (0..count).map(at).collect()
}

/// A game of so many entries, and its file; in memory where there is such a folder, since
/// thousands of files are written here.
fn game(entries: usize) -> (TempDir, Folders, PathBuf) {
    let place = tempfile::tempdir_in("/dev/shm")
        .or_else(|_| tempfile::tempdir())
        .unwrap();
    let folders = Folders::below(place.path());
    let path = another_game(&folders, entries);
    (place, folders, path)
}

fn another_game(folders: &Folders, entries: usize) -> PathBuf {
    let mut journal = Journal::begin(folders, KIND);
    for step in 0..entries {
        journal.append(&at(step)).unwrap();
    }
    journal.path().unwrap().to_owned()
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

/// The damaged file is aside as it was; the good part goes on as if nothing had been.
fn goes_on_after(folders: &Folders, opened: Opened, bad: &[u8], good: usize) {
    let aside = opened.damaged.expect("the damage is told");
    assert_eq!(fs::read(&aside).unwrap(), bad, "set aside as it was");
    assert_eq!(opened.entries, steps(good));
    let mut journal = opened.journal;
    journal.append(&at(good)).unwrap();
    let again = open(folders);
    assert_eq!(again.entries, steps(good + 1));
    assert!(again.damaged.is_none(), "told once");
    assert_eq!(fs::read(&aside).unwrap(), bad, "and never written to");
}

#[test]
fn a_journal_cut_anywhere_opens_with_every_whole_entry() {
    let (_place, folders, path) = game(2);
    let whole = fs::read(&path).unwrap();
    for length in 0..whole.len() {
        let cut = &whole[..length];
        let lines = cut.iter().filter(|byte| **byte == b'\n').count();
        // A line that lacks nothing but its end lost nothing.
        let lacks_only_its_end = whole[length] == b'\n' && lines >= HEADER;
        let good = (lines + usize::from(lacks_only_its_end)).saturating_sub(HEADER);
        fs::remove_dir_all(folders.games()).unwrap();
        fs::create_dir(folders.games()).unwrap();
        fs::write(&path, cut).unwrap();

        let opened = open(&folders);
        assert_eq!(opened.entries, steps(good), "cut at {length}");
        let at_a_line = length > 0 && (whole[length - 1] == b'\n' || lacks_only_its_end);
        if at_a_line && good > 0 {
            assert!(opened.damaged.is_none(), "cut at {length}");
            assert!(opened.journal.is_kept());
            assert_eq!(open(&folders).entries, steps(good));
        } else {
            goes_on_after(&folders, opened, cut, good);
        }
    }
}

#[test]
fn a_journal_whose_newest_bytes_are_zeroed_opens_with_what_is_before_them() {
    let (_place, folders, path) = game(3);
    let whole = fs::read(&path).unwrap();
    for zeroed in (1..whole.len()).step_by(13).chain([1, 2, 2784, 2785, 2786]) {
        let mut bad = whole.clone();
        let start = whole.len() - zeroed;
        bad[start..].fill(0);
        let lines = bad.iter().filter(|byte| **byte == b'\n').count();
        fs::remove_dir_all(folders.games()).unwrap();
        fs::create_dir(folders.games()).unwrap();
        fs::write(&path, &bad).unwrap();
        let opened = open(&folders);
        goes_on_after(&folders, opened, &bad, lines.saturating_sub(HEADER));
    }
}

#[test]
fn no_changed_byte_of_an_entry_goes_unnoticed() {
    let (_place, folders, path) = game(3);
    let whole = fs::read(&path).unwrap();
    let header = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    for place in (header..whole.len()).step_by(7) {
        let mut bad = whole.clone();
        bad[place] ^= 0x04;
        let good = whole[header..place]
            .iter()
            .filter(|byte| **byte == b'\n')
            .count();
        fs::remove_dir_all(folders.games()).unwrap();
        fs::create_dir(folders.games()).unwrap();
        fs::write(&path, &bad).unwrap();
        let opened = open(&folders);
        goes_on_after(&folders, opened, &bad, good);
    }
}

#[test]
fn lines_that_were_swapped_repeated_left_out_or_taken_from_another_game_are_noticed() {
    let (_place, folders, path) = game(4);
    let other = another_game(&folders, 4);
    let foreign: Vec<_> = lines(&other);
    fs::remove_file(other).unwrap();
    let own = lines(&path);
    let pick = |order: [&[u8]; 5]| order.concat();
    for (bad, good) in [
        (pick([&own[0], &own[1], &own[3], &own[2], &own[4]]), 1),
        (pick([&own[0], &own[1], &own[2], &own[2], &own[4]]), 2),
        (pick([&own[0], &own[1], &own[3], &own[4], &[]]), 1),
        (pick([&own[0], &own[1], &own[2], &foreign[3], &own[4]]), 2),
        (pick([&foreign[0], &own[1], &own[2], &own[3], &own[4]]), 0),
    ] {
        fs::remove_dir_all(folders.games()).unwrap();
        fs::create_dir(folders.games()).unwrap();
        fs::write(&path, &bad).unwrap();
        let opened = open(&folders);
        goes_on_after(&folders, opened, &bad, good);
    }
}

fn lines(path: &Path) -> Vec<Vec<u8>> {
    fs::read(path)
        .unwrap()
        .split_inclusive(|byte| *byte == b'\n')
        .map(<[u8]>::to_vec)
        .collect()
}

#[test]
fn a_file_set_aside_earlier_is_never_overwritten() {
    let (_place, folders, path) = game(4);
    let mut asides = Vec::new();
    for round in 1..=3_u8 {
        let mut bad = fs::read(&path).unwrap();
        let length = bad.len();
        bad[length - 10..].fill(round);
        fs::write(&path, &bad).unwrap();
        let opened = open(&folders);
        let name = folders.games().join(format!("0001.damaged-{round}"));
        assert_eq!(opened.damaged.as_ref(), Some(&name));
        asides.push((name, bad));
    }
    for (name, bad) in asides {
        assert_eq!(fs::read(name).unwrap(), bad);
    }
}

#[test]
fn without_its_key_a_game_is_set_aside_whole_and_the_key_with_it() {
    for key in [
        None,
        Some(vec![7_u8; 32]),
        Some(vec![7; 31]),
        Some(vec![7; 33]),
    ] {
        let (_place, folders, path) = game(3);
        let bytes = fs::read(&path).unwrap();
        let key_file = folders.data().join("seal.key");
        fs::remove_file(&key_file).unwrap();
        if let Some(key) = &key {
            fs::write(&key_file, key).unwrap();
        }
        let opened = open(&folders);
        goes_on_after(&folders, opened, &bytes, 0);
        let no_key = key.filter(|key| key.len() != 32);
        if let Some(no_key) = no_key {
            let aside = folders.data().join("seal.damaged-1");
            assert_eq!(fs::read(aside).unwrap(), no_key);
        }
    }
}

#[test]
fn when_nothing_of_the_last_game_can_be_read_the_one_before_is_offered() {
    let (_place, folders, _path) = game(3);
    let newer = another_game(&folders, 2);
    fs::write(&newer, "").unwrap();
    let opened = open(&folders);
    assert_eq!(opened.entries, steps(3));
    assert_eq!(opened.damaged, Some(folders.games().join("0002.damaged-1")));
    // The number is not used again.
    let next = another_game(&folders, 1);
    assert_eq!(next, folders.games().join("0003.journal"));
}

#[test]
fn a_game_of_a_newer_version_is_not_touched() {
    let (_place, folders, path) = game(3);
    let text = fs::read_to_string(&path).unwrap();
    let newer = text.replace("\"version\":2", "\"version\":3");
    assert_ne!(newer, text);
    fs::write(&path, &newer).unwrap();
    match Journal::open_last(&folders, &Upgrades::NONE) {
        Err(KeepError::TooNew { path: told }) => assert_eq!(told, path),
        other => panic!("{other:?}"),
    }
    let next = another_game(&folders, 1);
    assert_ne!(next, path);
    assert_eq!(fs::read_to_string(&path).unwrap(), newer);
    assert_eq!(open(&folders).entries, steps(1));
}

#[test]
fn monstrous_files_are_set_aside_without_being_swallowed() {
    let (_place, folders, path) = game(2);
    let good = fs::read(&path).unwrap();

    let gigabyte = File::options().write(true).open(&path).unwrap();
    gigabyte.set_len(1 << 30).unwrap();
    let opened = open(&folders);
    assert_eq!(opened.entries, steps(2));
    let aside = opened.damaged.unwrap();
    assert_eq!(fs::metadata(&aside).unwrap().len(), 1 << 30);
    assert_eq!(lines(&path).len(), lines_of(&good));
    fs::remove_file(aside).unwrap();

    let deep = "[".repeat(300_000);
    let long = "x".repeat(5_000_000);
    for monster in [deep, long, "\n".repeat(100_000)] {
        let mut bad = fs::read(&path).unwrap();
        bad.extend(monster.as_bytes());
        fs::write(&path, &bad).unwrap();
        let opened = open(&folders);
        assert_eq!(opened.entries, steps(2));
        assert_eq!(fs::read(opened.damaged.unwrap()).unwrap(), bad);

        // The same in the place of the header, in a game of its own.
        let other = another_game(&folders, 1);
        fs::write(&other, &monster).unwrap();
        let opened = open(&folders);
        assert_eq!(opened.entries, steps(2));
        assert_eq!(
            fs::read_to_string(opened.damaged.unwrap()).unwrap(),
            monster
        );
    }
}

fn lines_of(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| **byte == b'\n').count()
}

#[test]
fn a_finished_game_in_plain_text_that_is_damaged_keeps_its_good_part() {
    let (_place, folders, path) = game(3);
    open(&folders).journal.finish().unwrap();
    let text = fs::read_to_string(&path).unwrap();
    let deep = "[".repeat(100_000);
    for (bad, good) in [
        (text.replace(r#""step":1"#, r#""step":"one""#), 1),
        (format!("{text}{deep}"), 4),
        (text[..text.len() - 5].to_owned(), 3),
    ] {
        fs::remove_dir_all(folders.games()).unwrap();
        fs::create_dir(folders.games()).unwrap();
        fs::write(&path, &bad).unwrap();
        let opened = open(&folders);
        assert_eq!(opened.entries.len(), good);
        assert_eq!(fs::read_to_string(opened.damaged.unwrap()).unwrap(), bad);
        assert_eq!(open(&folders).entries.len(), good);
    }
}

#[test]
fn an_entry_larger_than_any_table_is_refused_and_the_game_goes_on() {
    let (_place, folders, path) = game(1);
    let mut journal = open(&folders).journal;
    let before = fs::read(&path).unwrap();
    let monster = Entry::At {
        part: "x".repeat(10_000_000),
        step: 0,
        script: String::new(),
    };
    assert!(matches!(journal.append(&monster), Err(KeepError::TooLarge)));
    assert_eq!(fs::read(&path).unwrap(), before);
    journal.append(&at(1)).unwrap();
    assert_eq!(open(&folders).entries, steps(2));
}

#[test]
fn more_choices_than_any_table_makes_are_neither_read_nor_written() {
    const MOST: usize = 20_000;
    let (_place, folders, path) = game(1);
    open(&folders).journal.finish().unwrap();
    let mut bad = fs::read_to_string(&path).unwrap();
    bad.push_str(&"{\"entry\":\"undo\"}\n".repeat(MOST));
    fs::write(&path, &bad).unwrap();
    let opened = open(&folders);
    assert_eq!(fs::read_to_string(opened.damaged.unwrap()).unwrap(), bad);
    assert_eq!(opened.entries.len(), 1 + MOST);
    let mut journal = opened.journal;
    let said = journal.owe(&Entry::Undo);
    assert!(matches!(said, Err(KeepError::TooLarge)));
    // Where the narrator stands is still kept.
    journal.owe(&at(1)).unwrap();
}

#[test]
fn a_game_whose_folder_vanishes_is_written_again_with_all_that_happened() {
    let (_place, folders, path) = game(3);
    let mut journal = open(&folders).journal;
    fs::remove_dir_all(folders.data()).unwrap();
    journal.append(&at(3)).unwrap();
    assert!(path.exists());
    assert_eq!(open(&folders).entries, steps(4));

    // A file in the folder's place: the game goes on in memory until it is gone.
    fs::remove_dir_all(folders.data()).unwrap();
    fs::write(folders.data(), "in the way").unwrap();
    assert!(journal.append(&at(4)).is_err());
    assert!(!journal.is_kept());
    fs::remove_file(folders.data()).unwrap();
    journal.retry().unwrap();
    assert!(journal.is_kept());
    assert_eq!(open(&folders).entries, steps(5));
}

#[test]
fn a_file_that_somebody_else_changes_during_the_game_is_set_aside() {
    let (_place, folders, path) = game(3);
    let mut journal = open(&folders).journal;
    let bad = &fs::read(&path).unwrap()[..500];
    fs::write(&path, bad).unwrap();
    journal.append(&at(3)).unwrap();
    assert_eq!(open(&folders).entries, steps(4));
    let aside = folders.games().join("0001.damaged-1");
    assert_eq!(fs::read(aside).unwrap(), bad);
}
