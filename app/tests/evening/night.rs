//! Dawn and night as the table lives through them.

use app::contract::{Eyes, HostAsk, Trouble};
use rules::salem::cards::Card;
use rules::salem::moment::{CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use rules::salem::view::{Awaiting, PhaseName};
use tokio::time::{Duration, Instant};

use crate::kit::{EIGHT, Evening, check_setup, form, new_game, playing, reveal, seat};

#[tokio::test(start_paused = true)]
async fn s46_a_night_runs_in_its_order_and_the_attacked_dies() {
    let mut evening = Evening::dawn().await;
    assert_eq!(evening.game().table.black_cat, Some(seat("Ben")));
    evening.play(Command::Night).await;
    evening
        .until("dark", |game| game.narrator.eyes == Eyes::Shut)
        .await;
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Dee").await;
    evening.until("sand", |game| game.sand.is_some()).await;
    assert_eq!(evening.game().narrator.eyes, Eyes::Open);
    assert_eq!(evening.game().table.night.unwrap().attacked, None);
    evening
        .until("a death", |game| game.table.due.is_some())
        .await;
    let game = evening.game();
    assert_eq!(game.table.due.unwrap().seat, seat("Cy"));
    assert!(game.sand.is_none());
    evening
        .play(Command::TurnUp {
            player: seat("Cy"),
            cards: vec![Card::NotAWitch; 4],
            overrides: false,
        })
        .await;
    evening.until_silent().await;
    assert_eq!(evening.game().table.phase, PhaseName::Day);
}

#[tokio::test(start_paused = true)]
async fn s51_a_window_lasts_its_minimum_however_quick_the_choice() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    for (of, least) in [(WITCHES, 12), (CONSTABLE, 10)] {
        evening
            .until("a window", |game| {
                game.narrator.window.is_some_and(|window| window.of == of)
            })
            .await;
        let opened = Instant::now();
        evening.choose(of, "Cy").await;
        evening
            .until("closed", |game| game.narrator.window.is_none())
            .await;
        let lasted = opened.elapsed();
        assert!(lasted >= Duration::from_secs(least), "{of:?}: {lasted:?}");
        assert!(
            lasted < Duration::from_secs(least + 1),
            "{of:?}: {lasted:?}"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn a_choice_belongs_to_its_window_and_is_made_once() {
    let mut evening = Evening::dawn().await;
    let not_now = Err(vec![Trouble::NotNow]);
    let choose = |name| {
        playing(Command::WitchesChoose {
            player: Some(seat(name)),
        })
    };
    assert_eq!(evening.try_ask(choose("Cy")).await, not_now);
    evening.play(Command::Night).await;
    assert_eq!(evening.try_ask(choose("Cy")).await, not_now);
    evening.choose(WITCHES, "Cy").await;
    assert_eq!(evening.try_ask(choose("Dee")).await, not_now);
    // The constable's window is not open yet, although the rules wait for it; and the table
    // hears of that no sooner than everybody.
    assert_eq!(evening.game().table.awaiting, Some(Awaiting::Witches));
    let constable = playing(Command::ConstableChoose {
        player: Some(seat("Dee")),
    });
    assert_eq!(evening.try_ask(constable).await, not_now);
    assert_eq!(evening.try_ask(evening.skip_line()).await, not_now);
}

#[tokio::test(start_paused = true)]
async fn a_double_tap_acts_once() {
    let evening = Evening::dawn().await;
    let seen = evening.view().turn;
    let tap = || playing(reveal("Dee", Card::NotAWitch));
    assert_eq!(evening.ask_seeing(seen, tap()).await, Ok(()));
    assert_eq!(
        evening.ask_seeing(seen, tap()).await,
        Err(vec![Trouble::Stale])
    );
    assert_eq!(evening.game().table.seats[3].face_down, 3);
}

#[tokio::test(start_paused = true)]
async fn what_is_asked_on_an_older_view_is_stale_and_changes_nothing() {
    let mut evening = Evening::dawn().await;
    evening.play(reveal("Dee", Card::NotAWitch)).await;
    let seen = evening.view().turn;
    evening.play(Command::Night).await;
    evening.until_line("night-close-eyes").await;
    let before = evening.view();
    let path = || String::from("/nowhere/game.json");
    let caption = evening.game().narrator.caption;
    for ask in [
        new_game(form(&EIGHT)),
        HostAsk::GoOn,
        HostAsk::Open { path: path() },
        HostAsk::Undo,
        HostAsk::Redo,
        HostAsk::SkipLine { caption },
        HostAsk::RestartPhase,
        HostAsk::TakeUpAgain,
        HostAsk::EndSand,
    ] {
        let shown = format!("{ask:?}");
        let answer = evening.ask_seeing(seen, ask).await;
        assert_eq!(answer, Err(vec![Trouble::Stale]), "{shown}");
        assert_eq!(*evening.view(), *before, "{shown}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_line_that_ended_makes_no_request_stale_and_is_not_skipped_for_another() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.until_line("night-close-eyes").await;
    let seen = evening.view().turn;
    let skip = evening.skip_line();
    evening.until_line("night-witches-open").await;
    assert_eq!(evening.view().turn, seen);
    // The finger was meant for the line before.
    let answer = evening.ask_seeing(seen, skip).await;
    assert_eq!(answer, Err(vec![Trouble::Stale]));
    assert_eq!(evening.ask_seeing(seen, HostAsk::Undo).await, Ok(()));
}

#[tokio::test(start_paused = true)]
async fn beginning_the_night_again_undoes_its_choices_and_opens_all_eyes_first() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.ask(HostAsk::RestartPhase).await;
    let game = evening.game();
    assert_eq!(game.table.awaiting, Some(Awaiting::Witches));
    assert_eq!(game.narrator.eyes, Eyes::Open);
    assert_eq!(game.narrator.caption.as_deref(), Some("night-again"));
    evening.choose(WITCHES, "Dee").await;
    evening.choose(CONSTABLE, "Ada").await;
    evening
        .until("a death", |game| game.table.due.is_some())
        .await;
    assert_eq!(evening.game().table.due.unwrap().seat, seat("Dee"));
}

#[tokio::test(start_paused = true)]
async fn a_pause_at_night_holds_the_window_and_going_on_repeats_the_line() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.until_line("night-witches-open").await;
    evening.ask(HostAsk::Pause).await;
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert!(evening.game().narrator.paused);
    assert!(evening.game().narrator.window.is_none());
    evening.ask(HostAsk::Resume).await;
    assert_eq!(
        evening.game().narrator.caption.as_deref(),
        Some("night-witches-open")
    );
    evening.choose(WITCHES, "Cy").await;
}

#[tokio::test(start_paused = true)]
async fn undo_says_where_it_leads_into_the_dark_and_only_with_open_eyes() {
    let mut evening = Evening::dawn().await;
    // The last step was the choice of the Black Cat's home.
    assert!(evening.game().undo_into_the_dark);
    evening.play(reveal("Dee", Card::NotAWitch)).await;
    assert!(!evening.game().undo_into_the_dark);
    evening.play(Command::Night).await;
    let dark = |evening: &Evening| {
        let game = evening.game();
        (game.narrator.eyes, game.undo_into_the_dark)
    };
    evening.choose(WITCHES, "Cy").await;
    assert_eq!(dark(&evening), (Eyes::Shut, false));
    evening.choose(CONSTABLE, "Dee").await;
    assert_eq!(dark(&evening), (Eyes::Shut, false));
    evening.until("sand", |game| game.sand.is_some()).await;
    assert!(evening.game().undo_into_the_dark);
    evening.play(Command::EndConfession).await;
    assert!(!evening.game().undo_into_the_dark);
}

#[tokio::test(start_paused = true)]
async fn s53_a_false_claim_at_night_opens_all_eyes_and_the_night_goes_on() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening
        .until("a window", |game| game.narrator.window.is_some())
        .await;
    evening.play(Command::ClaimWitchesWin).await;
    assert_eq!(evening.game().table.awaiting, Some(Awaiting::Claim));
    evening
        .until("eyes open", |game| game.narrator.eyes == Eyes::Open)
        .await;
    evening.play(Command::AnswerClaim { stands: false }).await;
    evening.until_silent().await;
    assert!(evening.game().narrator.interrupted);
    evening.ask(HostAsk::TakeUpAgain).await;
    evening.choose(WITCHES, "Dee").await;
}

#[tokio::test(start_paused = true)]
async fn s40_a_cats_card_that_is_logged_early_is_not_said_to_be_missing() {
    let mut evening = Evening::dawn().await;
    let drawer = seat("Ada");
    evening.play(Command::Conspiracy { drawer }).await;
    // Before the narrator has come to it.
    evening.play(reveal("Ben", Card::NotAWitch)).await;
    evening
        .until("all take", |game| {
            let line = game.narrator.caption.as_deref();
            assert_ne!(line, Some("conspiracy-no-cat"));
            line == Some("conspiracy-take")
        })
        .await;
}

#[tokio::test(start_paused = true)]
async fn a_question_that_changes_nothing_sends_no_view() {
    let evening = Evening::dawn().await;
    let mut views = evening.views();
    views.mark_unchanged();
    let form = form(&EIGHT);
    evening.try_ask(check_setup(form)).await.expect("playable");
    assert!(!views.has_changed().expect("the loop"));
    evening.ask(HostAsk::Undo).await;
    assert!(views.has_changed().expect("the loop"));
}
