//! What a slow disk, a hasty finger or a curious one must not bring about.

use app::contract::{Eyes, HostAsk, Trouble};
use rules::salem::cards::Card;
use rules::salem::moment::{CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use rules::salem::setup::{SetupForm, TrackingForm};
use rules::salem::view::PhaseName;
use tokio::time::{Duration, Instant};

use crate::kit::{EIGHT, Evening, form, new_game, reveal, seat};
use crate::seats::{ask_seeing, confess, turn, until_sand};
use crate::slow_disk::Slow;

/// The first day, on a disk that can be slow; Ben has the Black Cat.
pub(crate) async fn dawn_on(slow: &Slow) -> Evening {
    let mut evening = Evening::on(slow.disk());
    evening.ask(new_game(form(&EIGHT))).await;
    evening.play(Command::Dawn).await;
    evening.choose(WITCHES, "Ben").await;
    evening.until_silent().await;
    evening
}

#[tokio::test(start_paused = true)]
async fn a_hasty_finger_on_a_seats_device_acts_once_while_the_disk_is_slow() {
    let slow = Slow::by(Duration::ZERO);
    let mut evening = dawn_on(&slow).await;
    let dee = evening.seat("Dee").await;
    until_sand(&mut evening, "Cy").await;
    slow.takes(Some(Duration::from_millis(200)));
    let seen = turn(&dee);
    let (first, second) = tokio::join!(
        ask_seeing(&dee, seen, confess("Dee")),
        ask_seeing(&dee, seen, confess("Dee"))
    );
    assert_eq!(first, Ok(()));
    assert_eq!(second, Err(vec![Trouble::Stale]));
}

#[tokio::test(start_paused = true)]
async fn no_tell_an_answer_in_the_dark_takes_no_longer_while_a_choice_is_written() {
    let slow = Slow::by(Duration::ZERO);
    let mut evening = dawn_on(&slow).await;
    let dee = evening.seat("Dee").await;
    evening.play(Command::Night).await;
    evening
        .until("a window", |game| game.waits_for() == Some(WITCHES))
        .await;
    assert_eq!(evening.game().narrator.eyes, Eyes::Shut);
    slow.takes(Some(Duration::from_millis(200)));
    let asked = async {
        tokio::time::sleep(Duration::from_millis(10)).await;
        let start = Instant::now();
        let answer = ask_seeing(&dee, turn(&dee), confess("Dee")).await;
        (answer, start.elapsed())
    };
    let ((), (answer, took)) = tokio::join!(evening.choose(WITCHES, "Cy"), asked);
    assert_eq!(answer, Err(vec![Trouble::NotNow]));
    assert_eq!(took, Duration::ZERO, "it tells that something was chosen");
}

/// The game is won while a line sounds that has no meaning any more.
async fn won_in_mid_line() -> Evening {
    let evening = Evening::dawn().await;
    for name in ["Ada", "Cy"] {
        evening.play(reveal(name, Card::Witch)).await;
        let cards = vec![Card::NotAWitch; 3];
        let player = seat(name);
        let overrides = false;
        if evening.game().table.due.is_some() {
            evening
                .play(Command::TurnUp {
                    player,
                    cards,
                    overrides,
                })
                .await;
        }
    }
    assert_eq!(evening.game().table.phase, PhaseName::Over);
    assert_ne!(
        evening.game().narrator.caption.as_deref(),
        Some("win-townspeople")
    );
    evening
}

#[tokio::test(start_paused = true)]
async fn a_game_that_was_won_in_mid_line_is_told_to_the_end_after_pause_and_repeat() {
    let mut evening = won_in_mid_line().await;
    evening.ask(HostAsk::RepeatLine).await;
    evening.until_line("win-townspeople").await;

    let mut evening = won_in_mid_line().await;
    evening.ask(HostAsk::Pause).await;
    evening.ask(HostAsk::Resume).await;
    evening.until_line("win-townspeople").await;

    let mut evening = won_in_mid_line().await;
    evening.device(|device| device.is_lost()).await;
    evening.device(|device| device.comes_back()).await;
    evening.until_line("win-townspeople").await;
}

#[tokio::test(start_paused = true)]
async fn s16_no_guess_at_a_hand_can_be_taken_back() {
    let evening = Evening::begin();
    let form = SetupForm {
        tracking: TrackingForm::Ledger,
        ..form(&EIGHT)
    };
    evening.ask(new_game(form)).await;
    for name in &EIGHT[..7] {
        let player = seat(name);
        let mut cards = vec![Card::NotAWitch; 4];
        if *name == "Ada" {
            cards[0] = Card::Witch;
        }
        evening.play(Command::EnterHand { player, cards }).await;
    }
    // Somebody guesses what Hal holds: nothing.
    let cards = vec![Card::NotAWitch; 4];
    let player = seat("Hal");
    evening.play(Command::EnterHand { player, cards }).await;
    assert!(evening.game().table.dealing.unwrap().did_not_add_up);
    assert!(
        evening.try_ask(HostAsk::Undo).await.is_err(),
        "nobody learns that somebody tried"
    );
}

async fn evening_before_the_sand(slow: &Slow) -> Evening {
    let mut evening = dawn_on(slow).await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Gil").await;
    evening.until_line("confession-open").await;
    evening
}

#[tokio::test(start_paused = true)]
async fn who_leaves_while_the_disk_is_slow_finds_the_sand_as_it_was() {
    let slow = Slow::by(Duration::ZERO);
    let mut slower = evening_before_the_sand(&slow).await;
    let start = Instant::now();
    slower.until("sand", |game| game.sand.is_some()).await;
    let line = start.elapsed();
    let mut evening = evening_before_the_sand(&slow).await;
    tokio::time::sleep(line - Duration::from_millis(300)).await;
    slow.takes(Some(Duration::from_millis(900)));
    let confessed = evening.play(confess("Dee"));
    let left = async {
        tokio::time::sleep(Duration::from_millis(600)).await;
        evening.ask(HostAsk::Leave).await;
    };
    tokio::join!(confessed, left);
    slow.takes(Some(Duration::ZERO));
    tokio::time::sleep(Duration::from_secs(3600)).await;
    evening.ask(HostAsk::GoOn).await;
    evening.until("sand", |game| game.sand.is_some()).await;
    let now = evening.game();
    assert!(
        now.table.night.unwrap().fate.is_none(),
        "time for confessions ran out on the shelf"
    );
    let sand = format!("{:?}", now.sand);
    assert!(!sand.contains("left_ms: 0"), "{sand}");
}

#[tokio::test(start_paused = true)]
async fn the_file_of_a_finished_game_stays_plain_whatever_is_tried_at_the_shelf() {
    let evening = won_in_mid_line().await;
    evening.ask(HostAsk::Leave).await;
    crate::kit::disk_at_rest().await;
    let folders = app::keep::Folders::below(evening.folder.path());
    let file = std::fs::read_dir(folders.games()).unwrap().next().unwrap();
    let file = file.unwrap().path();
    let plain = std::fs::read_to_string(&file).unwrap();
    assert!(plain.contains("turn-up"));
    let evening = evening.crash().await;
    evening.ask(HostAsk::TestSound).await;
    crate::kit::disk_at_rest().await;
    let now = std::fs::read_to_string(&file).unwrap();
    assert!(now == plain, "it is another file now");
}

#[tokio::test(start_paused = true)]
async fn a_crash_while_a_night_is_announced_again_finds_its_beginning() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening
        .until("a window", |game| game.waits_for() == Some(WITCHES))
        .await;
    evening.ask(HostAsk::RestartPhase).await;
    evening.until_line("night-again").await;
    crate::kit::disk_at_rest().await;
    let mut evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    if evening.game().narrator.interrupted {
        evening.ask(HostAsk::TakeUpAgain).await;
    }
    evening.until_line("night-close-eyes").await;
}

#[tokio::test(start_paused = true)]
async fn who_sits_down_while_a_choice_is_written_does_not_see_it_before_it_is() {
    let slow = Slow::by(Duration::ZERO);
    let evening = Evening::on(slow.disk());
    evening.ask(new_game(form(&EIGHT))).await;
    slow.takes(Some(Duration::from_millis(200)));
    let start = Instant::now();
    let sits_down = async {
        tokio::time::sleep(Duration::from_millis(10)).await;
        let dee = evening.seat("Dee").await;
        (crate::seats::seen(&dee).table.phase, start.elapsed())
    };
    let ((), (phase, after)) = tokio::join!(evening.play(Command::Dawn), sits_down);
    assert!(
        phase == PhaseName::Setup || after >= Duration::from_millis(200),
        "{phase:?} after {after:?}"
    );
}
