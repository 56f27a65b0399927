//! Mending keeps the secret and the pace: a second thought in an open window is nobody else's to
//! hear or see; what was done in the light is taken back in the light; and across the border the
//! night goes on by itself.

use std::sync::{Arc, Mutex};

use app::contract::{Eyes, HostAsk, SandMode};
use app::salem::settings::Change;
use rules::game::WindowId;
use rules::salem::cards::Card;
use rules::salem::moment::{CONFESSION, CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use rules::salem::view::{Awaiting, PhaseName};
use tokio::time::{Duration, Instant};

use crate::kit::{EIGHT, Evening, form, new_game, note_view, salem, seat, settled};
use crate::seats::{confess, seen};

/// What a seat's device and the room notice of a night: views and captions, and when.
async fn noticed(second_thoughts: &[WindowId]) -> Vec<String> {
    let mut evening = Evening::dawn().await;
    let began = Instant::now();
    let ben = evening.seat("Ben").await;
    let all = Arc::<Mutex<Vec<String>>>::default();
    let mut watched = (evening.views(), ben.views());
    let noted = Arc::clone(&all);
    tokio::spawn(async move {
        loop {
            let seat = serde_json::to_string(&**watched.1.borrow_and_update()).unwrap();
            let heard = crate::kit::Now::in_view(&watched.0.borrow_and_update()).map(|game| {
                let narrator = game.narrator;
                (
                    narrator.caption,
                    narrator.eyes,
                    narrator.window.map(|one| one.of),
                )
            });
            let view = format!("{heard:?} {seat}");
            note_view(&mut noted.lock().unwrap(), began, &view);
            tokio::select! {
                changed = watched.0.changed() => if changed.is_err() { return },
                changed = watched.1.changed() => if changed.is_err() { return },
            }
        }
    });
    evening.play(Command::Night).await;
    for (of, first, second) in [(WITCHES, "Dee", "Cy"), (CONSTABLE, "Hal", "Gil")] {
        if second_thoughts.contains(&of) {
            evening.choose(of, first).await;
            evening.ask(HostAsk::Undo).await;
            let narrator = evening.game().narrator;
            assert!(!narrator.interrupted && narrator.eyes == Eyes::Shut);
            assert_eq!(evening.game().waits_for(), Some(of), "open again at once");
        }
        evening.choose(of, second).await;
    }
    evening.until_result().await;
    settled().await;
    let table = evening.game().table;
    assert_eq!(table.night.as_ref().unwrap().attacked, Some(seat("Cy")));
    assert_eq!(table.night.unwrap().gavel, Some(seat("Gil")));
    all.lock().unwrap().clone()
}

#[tokio::test(start_paused = true)]
async fn no_tell_a_second_thought_in_a_window_is_noticed_by_nobody_else() {
    let mut plain = noticed(&[]).await;
    assert!(plain.len() > 10, "{}", plain.len());
    let mut mended = noticed(&[WITCHES, CONSTABLE]).await;
    // The same thing seen twice in a row is no news to anybody.
    let what = |view: &String| view.split_once('{').map(|(_, what)| what.to_owned());
    plain.dedup_by_key(|view| what(view));
    mended.dedup_by_key(|view| what(view));
    for (one, other) in plain.iter().zip(&mended) {
        assert_eq!(one, other);
    }
    assert_eq!(plain.len(), mended.len());
}

#[tokio::test(start_paused = true)]
async fn a_window_in_which_somebody_thinks_again_lasts_as_long_as_the_new_choice_takes() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    for (of, least) in [(WITCHES, 12), (CONSTABLE, 10)] {
        evening
            .until("a window", |game| game.waits_for() == Some(of))
            .await;
        let opened = Instant::now();
        evening.choose(of, "Cy").await;
        evening.ask(HostAsk::Undo).await;
        tokio::time::sleep(Duration::from_secs(3)).await;
        evening.choose(of, "Dee").await;
        if of == CONSTABLE {
            // And once more, beyond the time that it lasts anyhow.
            evening.ask(HostAsk::Undo).await;
            tokio::time::sleep(Duration::from_secs(40)).await;
            assert_eq!(evening.game().waits_for(), Some(of));
            evening.choose(of, "Eve").await;
        }
        evening
            .until("closed", |game| game.narrator.window.is_none())
            .await;
        let least = if of == CONSTABLE { 43 } else { least };
        let lasted = opened.elapsed().as_secs();
        assert_eq!(lasted, least, "{of:?}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_choice_that_was_taken_back_is_made_again_by_redo_as_quietly() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.ask(HostAsk::Undo).await;
    evening.ask(HostAsk::Redo).await;
    let narrator = evening.game().narrator;
    assert!(narrator.window.unwrap().chosen && !narrator.interrupted);
    assert_eq!(evening.game().table.awaiting, Some(Awaiting::Witches));
    evening.choose(CONSTABLE, "Gil").await;
    evening.until_result().await;
    let night = evening.game().table.night.unwrap();
    assert_eq!(night.attacked, Some(seat("Cy")));
}

#[tokio::test(start_paused = true)]
async fn a_crash_after_a_second_thought_comes_back_to_that_window() {
    for of in [WITCHES, CONSTABLE] {
        let mut evening = Evening::dawn().await;
        evening.play(Command::Night).await;
        if of == CONSTABLE {
            evening.choose(WITCHES, "Cy").await;
        }
        evening.choose(of, "Dee").await;
        evening.ask(HostAsk::Undo).await;
        let mut evening = evening.crash().await;
        evening.ask(HostAsk::GoOn).await;
        let game = evening.game();
        assert!(game.narrator.interrupted && !game.narrator.taken_back);
        // What the witches chose is as untold as it was.
        assert_eq!(game.table.awaiting, Some(Awaiting::Witches));
        evening.ask(HostAsk::TakeUpAgain).await;
        evening
            .until("the window", |game| game.waits_for() == Some(of))
            .await;
    }
}

#[tokio::test(start_paused = true)]
async fn a_choice_taken_back_after_its_window_is_said_aloud_and_the_night_goes_on_by_itself() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.until_line("night-witches-close").await;
    evening.ask(HostAsk::Undo).await;
    let narrator = evening.game().narrator;
    assert!(narrator.interrupted && narrator.taken_back && narrator.goes_on);
    assert_eq!(narrator.eyes, Eyes::Shut);
    evening.until_line("resume-night").await;
    assert!(evening.game().may_redo, "what was taken back can come back");
    // Nobody presses.
    evening.until_line("night-witches-open").await;
    assert!(!evening.game().narrator.interrupted);
    evening.choose(WITCHES, "Dee").await;
    evening.choose(CONSTABLE, "Gil").await;
    evening.until_result().await;
    let night = evening.game().table.night.unwrap();
    assert_eq!(night.attacked, Some(seat("Dee")));
}

#[tokio::test(start_paused = true)]
async fn a_press_shortens_the_wait_and_says_nothing_twice() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.until_line("night-constable-open").await;
    evening.ask(HostAsk::Undo).await;
    let line = evening.game().narrator.caption;
    assert_eq!(line.as_deref(), Some("resume-night"));
    let started = Instant::now();
    evening
        .until("the line is over", |game| game.narrator.may_skip)
        .await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    evening.ask(HostAsk::TakeUpAgain).await;
    assert!(!evening.game().narrator.interrupted);
    evening
        .until("a window", |game| game.waits_for() == Some(WITCHES))
        .await;
    assert!(started.elapsed() < Duration::from_secs(30));
}

#[tokio::test(start_paused = true)]
async fn a_crash_while_a_step_is_taken_back_waits_for_somebody() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.until_line("night-witches-close").await;
    evening.ask(HostAsk::Undo).await;
    let mut evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    tokio::time::sleep(Duration::from_secs(600)).await;
    let narrator = evening.game().narrator;
    assert!(narrator.interrupted && !narrator.goes_on);
    evening.ask(HostAsk::TakeUpAgain).await;
    evening.choose(WITCHES, "Dee").await;
}

#[tokio::test(start_paused = true)]
async fn a_night_that_is_taken_back_in_the_dark_lets_all_open_their_eyes() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening
        .until("a window", |game| game.waits_for() == Some(WITCHES))
        .await;
    evening.ask(HostAsk::Undo).await;
    let game = evening.game();
    assert_eq!(game.table.phase, PhaseName::Day);
    assert_eq!(game.narrator.caption.as_deref(), Some("night-again"));
    assert_eq!(game.narrator.eyes, Eyes::Open);
    // At dusk all still see: then there is nothing to say.
    evening.until_silent().await;
    evening.play(Command::Night).await;
    evening.ask(HostAsk::Undo).await;
    assert_eq!(evening.game().narrator.caption, None);
    assert!(!evening.game().narrator.speaking);
}

async fn until_sand(evening: &mut Evening) {
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Dee").await;
    evening
        .until("sand", |game| {
            game.sand.is_some() && !game.narrator.speaking | game.narrator.may_repeat
        })
        .await;
}

/// How much is left of the digital sand, and whether it holds.
fn sand(evening: &Evening) -> (u32, bool) {
    match evening.game().sand.expect("sand").mode {
        SandMode::Digital { left_ms, held, .. } => (left_ms, held),
        SandMode::Own => panic!("the digital sand"),
    }
}

/// The confession is there again, in the light and without a word.
fn in_the_confession(evening: &Evening) {
    let game = evening.game();
    assert_eq!(game.table.awaiting, Some(Awaiting::Confession));
    assert_eq!(game.narrator.eyes, Eyes::Open);
    assert!(!game.narrator.interrupted);
    assert_eq!(game.narrator.caption, None);
    let shows = game.narrator.shows.expect("something is shown");
    assert_eq!(shows.screen.0, "confession");
    assert_eq!(game.sand.expect("sand").sand, CONFESSION);
    assert!(game.offers.end_confession);
}

#[tokio::test(start_paused = true)]
async fn the_end_of_a_confession_is_taken_back_in_the_light_with_the_sand_where_it_stood() {
    // By the host's word, at different moments after it.
    for line in ["confession-closed", "result-died", "death-turn-up"] {
        let mut evening = Evening::dawn().await;
        until_sand(&mut evening).await;
        tokio::time::sleep(Duration::from_secs(11)).await;
        let left = 19_000;
        evening.play(Command::EndConfession).await;
        evening.until_line(line).await;
        evening.ask(HostAsk::Undo).await;
        in_the_confession(&evening);
        assert_eq!(sand(&evening), (left, true), "{line}");
        tokio::time::sleep(Duration::from_secs(300)).await;
        assert_eq!(sand(&evening), (left, true), "{line}");
        evening.play(confess("Eve")).await;
        evening.ask(HostAsk::HoldSand { held: false }).await;
        evening.until_line("confession-closed").await;
        evening.until_result().await;
        let night = evening.game().table.night.unwrap();
        assert_eq!(night.confessed, [seat("Eve")]);
    }
}

#[tokio::test(start_paused = true)]
async fn sand_that_ran_out_is_taken_back_with_none_left_until_the_host_gives_more() {
    let mut evening = Evening::dawn().await;
    until_sand(&mut evening).await;
    evening.until_line("result-died").await;
    evening.ask(HostAsk::Undo).await;
    in_the_confession(&evening);
    assert_eq!(sand(&evening), (0, true));
    evening.ask(HostAsk::AddSand).await;
    assert_eq!(sand(&evening), (15_000, true));
    evening.play(Command::EndConfession).await;
    evening.until_result().await;
}

#[tokio::test(start_paused = true)]
async fn with_the_tables_own_timer_the_confession_comes_back_as_well() {
    let mut evening = Evening::dawn().await;
    evening.set(salem(Change::OwnTimer(true))).await;
    until_sand(&mut evening).await;
    evening.play(Command::EndConfession).await;
    evening.until_line("result-died").await;
    evening.ask(HostAsk::Undo).await;
    in_the_confession(&evening);
    assert_eq!(evening.game().sand.unwrap().mode, SandMode::Own);
    evening.play(Command::EndConfession).await;
    evening.until_result().await;
}

#[tokio::test(start_paused = true)]
async fn a_confession_is_taken_back_without_a_word_while_the_sand_runs_on() {
    let mut evening = Evening::dawn().await;
    until_sand(&mut evening).await;
    tokio::time::sleep(Duration::from_secs(11)).await;
    evening
        .play(Command::Confess {
            player: seat("Eve"),
            card: Some(Card::Constable),
            holds_another: false,
            overrides: false,
        })
        .await;
    evening.until_line("constable-gone").await;
    evening.ask(HostAsk::Undo).await;
    in_the_confession(&evening);
    let (left, held) = sand(&evening);
    assert!((18_000..=19_000).contains(&left) && !held, "{left}, {held}");
    evening.until_line("confession-closed").await;
}

#[tokio::test(start_paused = true)]
async fn a_crash_after_the_confession_came_back_finds_it_as_it_was() {
    let mut evening = Evening::dawn().await;
    until_sand(&mut evening).await;
    tokio::time::sleep(Duration::from_secs(11)).await;
    let (left, _) = sand(&evening);
    evening.play(Command::EndConfession).await;
    evening.until_line("result-died").await;
    evening.ask(HostAsk::Undo).await;
    let evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    let game = evening.game();
    assert!(!game.narrator.interrupted);
    assert_eq!(game.table.awaiting, Some(Awaiting::Confession));
    assert!(sand(&evening).0 <= left);
}

#[tokio::test(start_paused = true)]
async fn from_the_confession_back_into_the_dark_somebody_looks_that_all_eyes_are_shut() {
    let mut evening = Evening::dawn().await;
    until_sand(&mut evening).await;
    evening.ask(HostAsk::Undo).await;
    tokio::time::sleep(Duration::from_secs(600)).await;
    let game = evening.game();
    let narrator = game.narrator;
    assert!(narrator.interrupted && narrator.taken_back && !narrator.goes_on);
    assert!(game.may_redo);
    evening.ask(HostAsk::TakeUpAgain).await;
    evening.until_line("resume-night").await;
    evening.choose(CONSTABLE, "Gil").await;
}

#[tokio::test(start_paused = true)]
async fn what_is_taken_back_by_day_leaves_the_sand_that_somebody_turned() {
    let evening = Evening::dawn().await;
    evening
        .play(crate::kit::reveal("Dee", Card::NotAWitch))
        .await;
    evening.ask(crate::kit::turn_sand("slow-turn")).await;
    evening.ask(HostAsk::Undo).await;
    assert!(evening.game().sand.is_some());
}

#[tokio::test(start_paused = true)]
async fn no_tell_what_was_not_told_yet_is_not_told_by_taking_something_back() {
    let mut evening = Evening::begin();
    evening.ask(new_game(form(&EIGHT))).await;
    let ben = evening.seat("Ben").await;
    evening.play(Command::Dawn).await;
    evening.choose(WITCHES, "Ben").await;
    evening.until_silent().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Gil").await;
    evening.until_line("night-constable-close").await;
    evening.ask(HostAsk::Undo).await;
    assert_eq!(evening.game().table.awaiting, Some(Awaiting::Witches));
    evening.choose(CONSTABLE, "Hal").await;
    evening.until_line("night-open-eyes").await;
    assert_eq!(seen(&ben).table.awaiting, Some(Awaiting::Witches));
    assert_eq!(seen(&ben).table.night.unwrap().gavel, None);
}
