//! Games that version 1 left behind go on at the table where they stood.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use app::contract::{Eyes, HostAsk, SandMode, Screen};
use app::system_voice::SystemVoice;
use rules::salem::moment::{CONFESSION, CONSTABLE, SLOW_TURN};
use rules::salem::moves::Fate;
use rules::salem::view::{Awaiting, PhaseName};

use crate::going_on::last_game;
use crate::kit::{Evening, seat};

const V1: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/kept_journals/v1");

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

/// The table opens on what version 1 left behind.
fn kept(name: &str) -> Evening {
    let folder = tempfile::tempdir().unwrap();
    copy(&Path::new(V1).join(name), folder.path());
    Evening::in_folder(Arc::new(folder), "ru", SystemVoice::absent())
}

/// The same, and the host goes on.
async fn gone_on(name: &str) -> Evening {
    let evening = kept(name);
    assert_eq!(evening.notice(), None, "{name}");
    assert!(last_game(&evening).is_some(), "{name}");
    evening.ask(HostAsk::GoOn).await;
    evening
}

#[tokio::test(start_paused = true)]
async fn a_finished_game_of_version_1_is_not_gone_on_with() {
    let evening = kept("counts-finished");
    assert_eq!((evening.notice(), last_game(&evening)), (None, None));
    match &evening.view().screen {
        Screen::Shelf(shelf) => assert!(shelf.last_table.is_some(), "names are remembered"),
        Screen::Game(_) => unreachable!("looked at above"),
    }
}

#[tokio::test(start_paused = true)]
async fn a_night_of_version_1_goes_on_at_its_window() {
    let mut evening = gone_on("counts-in-the-night").await;
    assert!(evening.game().narrator.interrupted);
    evening.ask(HostAsk::TakeUpAgain).await;
    evening.until_line("resume-night").await;
    evening
        .until("going on", |game| {
            game.narrator.caption.as_deref() != Some("resume-night")
        })
        .await;
    let game = evening.game();
    assert_eq!(
        game.narrator.caption.as_deref(),
        Some("night-constable-open")
    );
    assert_eq!(game.narrator.eyes, Eyes::Shut);
    evening.choose(CONSTABLE, "Ada").await;
    evening.until_result().await;
    assert_eq!(
        evening.game().table.night.unwrap().attacked,
        Some(seat("Cy"))
    );
}

#[tokio::test(start_paused = true)]
async fn a_confession_of_version_1_goes_on_with_the_sand_that_was_left() {
    let mut evening = gone_on("counts-confession").await;
    let game = evening.game();
    assert_eq!(game.table.awaiting, Some(Awaiting::Confession));
    let sand = game.sand.expect("sand");
    assert_eq!(sand.sand, CONFESSION);
    let began = tokio::time::Instant::now();
    let SandMode::Digital { left_ms, held, .. } = sand.mode else {
        panic!("the digital sand runs");
    };
    assert!(left_ms == 25_000 && !held, "{sand:?}");
    evening.until_line("confession-closed").await;
    let lasted = began.elapsed().as_millis();
    assert!(lasted.abs_diff(25_000) < 200, "{lasted} ms");
    evening.until_result().await;
}

#[tokio::test(start_paused = true)]
async fn a_day_of_version_1_goes_on_with_the_sand_that_lay_there() {
    let mut evening = gone_on("counts-left").await;
    let game = evening.game();
    assert!(!game.narrator.interrupted);
    // Nobody had been asked for the last words while the cards are entered.
    assert_eq!(game.narrator.caption.as_deref(), Some("death-last-words"));
    let sand = game.sand.expect("sand");
    assert_eq!(sand.sand, SLOW_TURN);
    assert_eq!(game.table.night.unwrap().fate, Some(Fate::Dies));
    assert_eq!(game.offers.turn_up.unwrap().seat, seat("Dee"));
    // The settings of version 1 are in force.
    assert_eq!(evening.view().settings.games.salem.sand_s, 45);
    evening.ask(HostAsk::HoldSand { held: false }).await;
    evening.until_line("turn-sand-out").await;

    let evening = gone_on("ledger-by-day").await;
    let game = evening.game();
    assert!(game.ledger && !game.narrator.interrupted);
    assert_eq!(game.offers.turn_up.unwrap().seat, seat("Eve"));
}

#[tokio::test(start_paused = true)]
async fn hands_of_version_1_go_on_being_entered() {
    let evening = gone_on("ledger-in-the-hands").await;
    let game = evening.game();
    assert_eq!(game.narrator.caption.as_deref(), Some("ledger-hand-round"));
    let entered = game.table.dealing.unwrap().entered;
    assert_eq!(entered, [true, false, false, true, false]);
    let offered = ["Ben", "Cy", "Eve"].map(seat);
    assert_eq!(game.offers.enter_hand, offered);

    let evening = gone_on("ledger-hands-forgotten").await;
    let entered = evening.game().table.dealing.unwrap().entered;
    assert_eq!(entered, [false, true, true, false, false]);

    let evening = gone_on("ledger-dealt").await;
    let game = evening.game();
    assert_eq!(game.table.phase, PhaseName::Setup);
    assert!(game.offers.dawn && !game.may_undo);
}
