//! The power goes at any moment: the next start stands where the table stood.

use app::contract::{Eyes, HostAsk, Screen, Storage};
use app::games::GameId;
use rules::salem::cards::Card;
use rules::salem::moment::{CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use rules::salem::offers::Offers;
use rules::salem::view::{Awaiting, PhaseName};

use crate::kit::{EIGHT, Evening, new_game, reveal, seat};

#[tokio::test(start_paused = true)]
async fn a_crash_in_the_witches_window_comes_back_to_that_window() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening
        .until("a window", |game| game.narrator.window.is_some())
        .await;
    let mut evening = evening.crash().await;
    match &evening.view().screen {
        Screen::Shelf(shelf) => {
            let last = shelf.last_game.as_ref().expect("a game to go on with");
            assert_eq!(last.names, EIGHT);
            assert_eq!(last.game, GameId::Salem);
            assert_eq!(last.stand.message, "salem-stand");
            assert_eq!(last.stand.names["phase"], "night");
            assert_eq!(last.stand.numbers["nights"], 1);
        }
        other => panic!("{other:?}"),
    }
    evening.ask(HostAsk::GoOn).await;
    let game = evening.game();
    assert!(game.narrator.interrupted && !game.narrator.speaking);
    evening.ask(HostAsk::TakeUpAgain).await;
    assert_eq!(
        evening.game().narrator.caption.as_deref(),
        Some("resume-night")
    );
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Dee").await;
}

#[tokio::test(start_paused = true)]
async fn a_crash_after_the_choice_keeps_the_choice_and_does_not_ask_again() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    let mut evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    evening.ask(HostAsk::TakeUpAgain).await;
    evening
        .until("the window again", |game| {
            game.narrator.window.is_some_and(|window| window.chosen)
        })
        .await;
    // The rules wait for the constable by now, and nobody at the table knows it yet.
    assert_eq!(evening.game().table.awaiting, Some(Awaiting::Witches));
    assert_eq!(evening.game().offers, Offers::default());
    evening.choose(CONSTABLE, "Dee").await;
    evening
        .until("a death", |game| game.table.due.is_some())
        .await;
    assert_eq!(evening.game().table.due.unwrap().seat, seat("Cy"));
}

#[tokio::test(start_paused = true)]
async fn a_crash_after_the_cat_was_placed_still_lets_the_witches_close_their_eyes() {
    let mut evening = Evening::begin();
    let form = crate::kit::form(&EIGHT);
    evening.ask(new_game(form)).await;
    evening.play(Command::Dawn).await;
    evening.choose(WITCHES, "Ben").await;
    let mut evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    assert!(evening.game().narrator.interrupted);
    evening.ask(HostAsk::TakeUpAgain).await;
    evening.until_line("dawn-witches-close").await;
    evening.until_silent().await;
    assert_eq!(evening.game().narrator.eyes, Eyes::Open);
    assert_eq!(evening.game().table.phase, PhaseName::Day);
}

#[tokio::test(start_paused = true)]
async fn a_crash_in_the_day_comes_back_to_the_same_table_with_undo_and_redo() {
    let evening = Evening::dawn().await;
    evening.play(reveal("Dee", Card::NotAWitch)).await;
    evening.play(reveal("Eve", Card::Constable)).await;
    evening.ask(HostAsk::Undo).await;
    let before = evening.game();
    assert!(before.may_redo);
    let evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    let after = evening.game();
    assert_eq!(after.table, before.table);
    assert_eq!(after.record, before.record);
    assert!(after.may_redo && !after.narrator.interrupted);
    assert_eq!(evening.view().storage, Storage::Kept);
}

#[tokio::test(start_paused = true)]
async fn an_exported_game_opens_as_the_same_table() {
    let evening = Evening::dawn().await;
    evening.play(reveal("Dee", Card::NotAWitch)).await;
    let before = evening.game();
    let path = evening.folder.path().join("game.json");
    let path = path.to_str().expect("a path").to_owned();
    evening.ask(HostAsk::Export { path: path.clone() }).await;
    let other = Evening::begin();
    other.ask(HostAsk::Open { path }).await;
    assert_eq!(other.game().table, before.table);
}
