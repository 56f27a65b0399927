//! The power goes at any moment: the next start stands where the table stood.

use app::contract::{Ask, Eyes, Screen, Storage, WindowOf};
use rules::salem::cards::Card;
use rules::salem::moves::Command;
use rules::salem::view::{Awaiting, PhaseName};

use crate::kit::{EIGHT, Evening, reveal, seat};

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
            assert_eq!(last.phase, PhaseName::Night);
        }
        other => panic!("{other:?}"),
    }
    evening.ask(Ask::GoOn).await;
    let game = evening.game();
    assert!(game.narrator.interrupted && !game.narrator.speaking);
    evening.ask(Ask::TakeUpAgain).await;
    assert_eq!(
        evening.game().narrator.caption.as_deref(),
        Some("resume-night")
    );
    evening.choose(WindowOf::Witches, "Cy").await;
    evening.choose(WindowOf::Constable, "Dee").await;
}

#[tokio::test(start_paused = true)]
async fn a_crash_after_the_choice_keeps_the_choice_and_does_not_ask_again() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.choose(WindowOf::Witches, "Cy").await;
    let mut evening = evening.crash().await;
    evening.ask(Ask::GoOn).await;
    evening.ask(Ask::TakeUpAgain).await;
    evening
        .until("the window again", |game| {
            game.narrator.window.is_some_and(|window| window.chosen)
        })
        .await;
    assert_eq!(evening.game().table.awaiting, Some(Awaiting::Constable));
    evening.choose(WindowOf::Constable, "Dee").await;
    evening
        .until("a death", |game| game.table.due.is_some())
        .await;
    assert_eq!(evening.game().table.due.unwrap().seat, seat("Cy"));
}

#[tokio::test(start_paused = true)]
async fn a_crash_after_the_cat_was_placed_still_lets_the_witches_close_their_eyes() {
    let mut evening = Evening::begin();
    let form = crate::kit::form(&EIGHT);
    evening.ask(Ask::NewGame { form }).await;
    evening.play(Command::Dawn).await;
    evening.choose(WindowOf::Witches, "Ben").await;
    let mut evening = evening.crash().await;
    evening.ask(Ask::GoOn).await;
    assert!(evening.game().narrator.interrupted);
    evening.ask(Ask::TakeUpAgain).await;
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
    evening.ask(Ask::Undo).await;
    let before = evening.game();
    assert!(before.may_redo);
    let evening = evening.crash().await;
    evening.ask(Ask::GoOn).await;
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
    evening.ask(Ask::Export { path: path.clone() }).await;
    let other = Evening::begin();
    other.ask(Ask::Open { path }).await;
    assert_eq!(other.game().table, before.table);
}
