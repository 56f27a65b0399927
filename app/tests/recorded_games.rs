//! Plays every recorded game under `tests/games/salem`: the shared cases, our own for each
//! numbered rule, and the kept files of every version of the format.

#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a test may assume that its own preparation works"
)]

use std::collections::BTreeSet;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};

use app::recorded_game::{Asked, FileError, Recorded, play, read_file, replay};
use rules::salem::{Salem, SalemGame};
use serde_json::Value;

type RecordedGame = app::recorded_game::RecordedGame<Salem>;

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/games/salem")
}

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = games().join(folder);
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "json"))
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no games in {}", folder.display());
    files
}

fn read(path: &Path) -> Result<RecordedGame, FileError> {
    RecordedGame::read(&read_file(path)?)
}

fn open(path: &Path) -> RecordedGame {
    read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn table(game: &SalemGame) -> Value {
    Salem::table(game)
}

/// Every game that is not as its file says, in one list.
fn play_all(files: &[PathBuf]) {
    let otherwise: Vec<_> = files
        .iter()
        .filter_map(|path| {
            let mismatch = replay(&open(path)).err()?;
            Some(format!("{}: {mismatch}", path.display()))
        })
        .collect();
    assert!(otherwise.is_empty(), "\n{}", otherwise.join("\n"));
}

#[test]
fn shared_cases_go_as_their_files_say() {
    play_all(&files("shared"));
}

#[test]
fn our_own_games_go_as_their_files_say() {
    play_all(&files("."));
}

#[test]
fn files_of_every_version_of_the_format_can_still_be_opened() {
    play_all(&files("kept"));
}

#[test]
fn what_the_fuzzer_found_worth_keeping_goes_as_it_went() {
    play_all(&files("found"));
}

#[test]
fn no_malformed_file_is_taken_for_a_game() {
    for path in files("malformed") {
        let refused = read(&path).expect_err("this is no recorded game");
        assert!(refused.to_string().starts_with("the file "), "{refused}");
    }
}

#[test]
fn each_of_our_games_has_a_title_of_its_own_and_the_number_of_its_rule() {
    let mut titles = BTreeSet::new();
    for path in files(".") {
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        let number = name
            .strip_prefix('s')
            .and_then(|rest| rest.split('-').next())
            .and_then(|number| number.parse::<u32>().ok());
        assert!(
            number.is_some_and(|number| (1..=64).contains(&number)),
            "{name} names no rule"
        );
        let title = open(&path).title;
        assert!(title.len() > 10, "{name} has no title");
        assert!(titles.insert(title.clone()), "{name}: another is {title:?}");
    }
}

/// The rules of `docs/rules/salem.md` of which something can be seen on the public table.
/// S36 to S38 and S48 are about the narrator's time and words alone.
const SEEN: [RangeInclusive<u32>; 8] = [
    1..=5,
    10..=11,
    15..=16,
    20..=20,
    25..=35,
    40..=47,
    49..=56,
    60..=64,
];

#[test]
fn every_rule_that_shows_on_the_table_has_a_game() {
    let named: BTreeSet<u32> = files(".")
        .iter()
        .chain(&files("shared"))
        .filter_map(|path| {
            let name = path.file_stem()?.to_str()?;
            name.strip_prefix('s')?.split('-').next()?.parse().ok()
        })
        .collect();
    let without: Vec<_> = SEEN
        .into_iter()
        .flatten()
        .filter(|rule| !named.contains(rule))
        .collect();
    assert!(without.is_empty(), "no game for {without:?}");
}

#[test]
fn a_game_that_is_exported_and_opened_again_shows_the_same_table() {
    for path in files(".").iter().chain(&files("shared")) {
        let Some(game) = play(&open(path)).unwrap_or_else(|mismatch| panic!("{mismatch}")) else {
            continue;
        };
        let exported = RecordedGame::of(&game, "again".to_owned()).expect("a game to be told");
        let text = exported.write().unwrap();
        let again = play(&RecordedGame::read(text.as_bytes()).unwrap());
        let again = again
            .unwrap_or_else(|mismatch| panic!("{}: {mismatch}", path.display()))
            .unwrap();
        assert_eq!(table(&again), table(&game), "{}", path.display());
        assert_eq!(again.undone().len(), game.undone().len());
    }
}

#[test]
fn a_game_goes_the_same_way_one_step_at_a_time_back_and_forth() {
    for path in files(".").iter().chain(&files("shared")) {
        let Some(mut game) = play(&open(path)).unwrap() else {
            continue;
        };
        let end = table(&game);
        let mut tables = Vec::new();
        loop {
            tables.push(table(&game));
            if !game.undo() {
                break;
            }
        }
        assert_eq!(tables.last().unwrap()["phase"], "setup");
        while let Some(before) = tables.pop() {
            assert_eq!(table(&game), before, "{}", path.display());
            if !tables.is_empty() {
                assert!(game.redo());
            }
        }
        assert_eq!(table(&game), end, "{}", path.display());
    }
}

#[test]
fn a_step_that_goes_otherwise_is_named() {
    let mut game = open(&games().join("shared/s20-dawn-places-the-black-cat.json"));
    game.steps[0].refused = None;
    let said = replay(&game)
        .expect_err("the night cannot begin")
        .to_string();
    assert_eq!(said, "step 1 (night): refused: wrong-phase");

    let mut game = open(&games().join("shared/s20-dawn-places-the-black-cat.json"));
    game.steps[1].refused = game.steps[0].refused;
    let said = replay(&game).expect_err("dawn is accepted").to_string();
    assert_eq!(
        said,
        "step 2 (dawn): accepted; the file says refused: wrong-phase"
    );

    let mut game = open(&games().join("shared/s20-dawn-places-the-black-cat.json"));
    game.steps[0].asked = Asked::Undo;
    let said = replay(&game).expect_err("nothing to undo").to_string();
    assert_eq!(
        said,
        "step 1 (undo): refused: nothing-to-undo; the file says: wrong-phase"
    );

    let mut game = open(&games().join("shared/s20-dawn-places-the-black-cat.json"));
    game.expect.as_mut().unwrap()["black_cat"] = "Cy".into();
    let said = replay(&game).expect_err("Ben has it").to_string();
    assert_eq!(
        said,
        "the table at the end: `black_cat` should be \"Cy\", but is \"Ben\""
    );
}

#[test]
fn a_game_that_an_editor_saved_in_utf_16_is_the_same_game() {
    for path in files("kept") {
        let text = fs::read_to_string(&path).unwrap();
        let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let marked = |mark: &[u8], bytes: &[u8]| [mark, bytes].concat();
        for bytes in [
            marked(b"\xef\xbb\xbf", text.as_bytes()),
            marked(b"\xff\xfe", &little),
            marked(b"\xfe\xff", &big),
            little,
            big,
        ] {
            let read = RecordedGame::read(&bytes).unwrap();
            assert_eq!(read, open(&path), "{}", path.display());
        }
    }
}

#[test]
fn a_file_in_another_encoding_is_said_to_be_in_one() {
    let error = RecordedGame::read(b"{\"title\": \"Bj\xf6rn\"}").expect_err("no UTF-8");
    assert!(matches!(error, FileError::OtherEncoding(_)));
    assert!(error.to_string().contains("encoding"), "{error}");
}
