//! The disk refuses, or holds what nobody wrote: it is said, nothing else is claimed, and
//! what is owed is written as soon as the disk takes it, without anybody's doing.

use std::fs;
use std::path::{Path, PathBuf};

use app::contract::{HostAsk, Notice, Screen, Storage};
use app::games::Form;
use app::keep::{Entry, Folders, Journal, LastTable, SettingsFile};
use app::salem::settings::Change;
use rules::salem::cards::Card;
use rules::salem::moves::Command;
use rules::salem::view::PhaseName;
use tokio::time::Duration;

use crate::kit::{EIGHT, Evening, disk_at_rest, form, new_game, quiet, reveal, salem, seat};

/// Longer than the disk is left alone after a failure.
const A_WHILE: Duration = Duration::from_secs(7);

/// A folder that is gone, with a file in its place: nothing in it can be read or made, for
/// the administrator neither.
struct Gone {
    folder: PathBuf,
    away: PathBuf,
}

impl Gone {
    async fn goes(folder: &Path) -> Self {
        disk_at_rest().await;
        let away = folder.with_extension("away");
        fs::rename(folder, &away).unwrap();
        fs::write(folder, "in its place").unwrap();
        let folder = folder.to_owned();
        Self { folder, away }
    }

    async fn comes_back(self) {
        disk_at_rest().await;
        fs::remove_file(&self.folder).unwrap();
        fs::rename(&self.away, &self.folder).unwrap();
    }
}

fn folders(evening: &Evening) -> Folders {
    Folders::below(evening.folder.path())
}

/// The townspeople find both witches; Ada and Cy have no other card.
async fn end(evening: &mut Evening) {
    for name in ["Ada", "Cy"] {
        evening.play(reveal(name, Card::Witch)).await;
        let cards = vec![Card::NotAWitch; 3];
        let player = seat(name);
        let overrides = false;
        let turn_up = Command::TurnUp {
            player,
            cards,
            overrides,
        };
        if evening.game().table.due.is_some() {
            evening.play(turn_up).await;
        }
    }
    assert_eq!(evening.game().table.phase, PhaseName::Over);
}

fn steps(entries: &[Entry]) -> usize {
    let step = |entry: &&Entry| matches!(entry, Entry::Step { .. });
    entries.iter().filter(step).count()
}

#[tokio::test(start_paused = true)]
async fn a_game_that_ended_while_the_disk_refused_is_written_once_it_takes_it() {
    let mut evening = Evening::dawn().await;
    let gone = Gone::goes(folders(&evening).data()).await;
    end(&mut evening).await;
    let played = evening.game().record.last().unwrap().step;
    evening.ask(HostAsk::Leave).await;
    assert_eq!(evening.view().storage, Storage::NotKept);
    assert_eq!(evening.notice(), Some(Notice::NotKept));
    gone.comes_back().await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(evening.view().storage, Storage::Kept);
    assert_eq!(evening.notice(), None);
    let kept = Journal::open_last(&folders(&evening), &app::games::UPGRADES).unwrap();
    let kept = kept.last.unwrap();
    assert_eq!(steps(&kept.entries), played);
    assert_eq!(kept.entries.last(), Some(&Entry::Finished));
    let text = fs::read_to_string(kept.journal.path().unwrap()).unwrap();
    assert!(text.contains("turn-up"), "over, so in plain text");
}

#[tokio::test(start_paused = true)]
async fn a_game_left_for_a_new_one_while_the_disk_refused_is_written_and_the_new_one_is_the_last() {
    let evening = Evening::begin();
    fs::remove_dir_all(folders(&evening).data()).unwrap();
    let gone = {
        fs::create_dir_all(folders(&evening).data()).unwrap();
        Gone::goes(folders(&evening).data()).await
    };
    evening.ask(new_game(form(&EIGHT))).await;
    evening.play(Command::Dawn).await;
    let five = &EIGHT[..5];
    evening.ask(new_game(form(five))).await;
    assert_eq!(evening.view().storage, Storage::NotKept);
    gone.comes_back().await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(evening.view().storage, Storage::Kept);
    let journals = fs::read_dir(folders(&evening).games()).unwrap().count();
    assert_eq!(journals, 2);
    let evening = evening.crash().await;
    match &evening.view().screen {
        Screen::Shelf(shelf) => {
            assert_eq!(shelf.last_game.as_ref().unwrap().names, five);
            let Form::Salem(table) = shelf.last_table.as_ref().unwrap();
            assert_eq!(table.players.len(), 5, "the table is remembered too");
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test(start_paused = true)]
async fn after_a_failure_the_disk_is_tried_again_without_anybodys_doing() {
    let evening = Evening::dawn().await;
    let gone = Gone::goes(folders(&evening).data()).await;
    evening.play(reveal("Dee", Card::NotAWitch)).await;
    assert_eq!(evening.view().storage, Storage::NotKept);
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(evening.view().storage, Storage::NotKept);
    evening.put_away().await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(evening.notice(), None, "said once");
    gone.comes_back().await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(evening.view().storage, Storage::Kept);
    let before = evening.game();
    let evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    assert_eq!(evening.game().table, before.table);
}

#[tokio::test(start_paused = true)]
async fn settings_that_cannot_be_written_do_not_put_the_game_in_doubt() {
    let evening = Evening::dawn().await;
    let mut settings = quiet();
    settings.games.salem.sand_s = 45;
    let config = folders(&evening).config().to_owned();
    fs::create_dir_all(&config).unwrap();
    let gone = Gone::goes(&config).await;
    evening.set(salem(Change::SandS(45))).await;
    assert_eq!(evening.view().settings, settings);
    disk_at_rest().await;
    assert_eq!(evening.view().storage, Storage::Kept);
    assert_eq!(evening.notice(), Some(Notice::SettingsNotKept));
    gone.comes_back().await;
    tokio::time::sleep(A_WHILE).await;
    assert_eq!(evening.notice(), None);
    assert_eq!(
        SettingsFile::of(&folders(&evening), &app::games::UPGRADES)
            .read()
            .0,
        settings
    );
}

#[tokio::test(start_paused = true)]
async fn every_damaged_file_is_set_aside_and_told_one_after_another() {
    let evening = Evening::dawn().await;
    evening.set(salem(Change::SandS(30))).await;
    // Settings are written without anybody waiting for it.
    disk_at_rest().await;
    let folders = folders(&evening);
    let journal = Journal::open_last(&folders, &app::games::UPGRADES).unwrap();
    let paths = [
        journal.last.unwrap().journal.path().unwrap().to_owned(),
        SettingsFile::of(&folders, &app::games::UPGRADES)
            .path()
            .to_owned(),
        LastTable::of(&folders, &app::games::UPGRADES)
            .path()
            .to_owned(),
    ];
    let bad = paths.map(|path| {
        let mut bytes = fs::read(&path).unwrap();
        let middle = bytes.len() - 9;
        bytes[middle..].fill(0);
        fs::write(&path, &bytes).unwrap();
        bytes
    });
    let evening = evening.crash().await;
    let mut told = Vec::new();
    while let Some(notice) = evening.view().notice.clone() {
        told.push(notice.notice);
        evening.put_away().await;
    }
    let [
        Notice::GameDamaged { set_aside: game },
        Notice::SettingsDamaged {
            set_aside: settings,
        },
        Notice::TableDamaged { set_aside: table },
    ] = &told[..]
    else {
        panic!("{told:?}");
    };
    for (aside, bad) in [game, settings, table].into_iter().zip(bad) {
        assert_eq!(fs::read(aside).unwrap(), bad);
    }
}

#[tokio::test(start_paused = true)]
async fn a_program_that_starts_on_a_disk_that_refuses_never_says_kept() {
    let evening = Evening::dawn().await;
    let gone = Gone::goes(folders(&evening).data()).await;
    let evening = evening.crash().await;
    evening.ask(new_game(form(&EIGHT))).await;
    assert_eq!(evening.view().storage, Storage::NotKept);
    gone.comes_back().await;
}

#[test]
fn every_notice_has_its_words_in_every_language() {
    let words = app::assets::Assets::at(crate::kit::root()).words().unwrap();
    let path = || String::from("/somewhere");
    let all = [
        Notice::GameDamaged { set_aside: path() },
        Notice::CannotOpenLast,
        Notice::GameInvalid { path: path() },
        Notice::SettingsDamaged { set_aside: path() },
        Notice::TableDamaged { set_aside: path() },
        Notice::NotKept,
        Notice::SettingsNotKept,
        Notice::NoSound,
        Notice::SoundEnded,
        Notice::ProgramEnded,
        Notice::Exported { path: path() },
    ];
    for language in words.languages() {
        for notice in &all {
            let kind = serde_json::to_value(notice).unwrap();
            let id = format!("notice-{}", kind["notice"].as_str().unwrap());
            let said = words.say(&language, &id, &[("path", "/somewhere")]);
            let said = said.unwrap_or_else(|| panic!("{id} in {language}"));
            let value = kind.get("set_aside").or_else(|| kind.get("path"));
            assert_eq!(said.contains("/somewhere"), value.is_some(), "{said}");
            assert_ne!(said, id);
        }
    }
}
