//! Devices of the players' own: each sees the table and its own hand, does what is its own, and
//! learns nothing in the dark, neither by what it sees nor by how it is answered.

use std::sync::{Arc, Mutex};

use app::contract::{Eyes, HostAsk, Reply, SeatRequest, Trouble};
use app::table::SeatDoor;
use rules::salem::cards::{Card, CardCounts, RedCard};
use rules::salem::moment::{CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use rules::salem::refusals::Code;
use rules::salem::setup::{SetupForm, TrackingForm};
use rules::salem::view::PhaseName;
use tokio::time::{Duration, Instant};

use crate::kit::{EIGHT, Evening, Now, form, new_game, playing, reveal, rule, seat, settled};

pub(crate) fn seen(door: &SeatDoor) -> Now {
    let view = door.views().borrow().clone();
    Now::of(view.game.as_ref().expect("a game"))
}

pub(crate) fn turn(door: &SeatDoor) -> u64 {
    door.views().borrow().turn
}

pub(crate) async fn ask_seeing(
    door: &SeatDoor,
    seen: u64,
    command: Command,
) -> Result<(), Vec<Trouble>> {
    let ask = playing(command);
    match door.ask(SeatRequest { seen, ask }).await {
        Reply::Refused { troubles } => Err(troubles),
        _ => Ok(()),
    }
}

async fn ask(door: &SeatDoor, command: Command) -> Result<(), Vec<Trouble>> {
    ask_seeing(door, turn(door), command).await
}

fn hand(name: &str, witches: [&str; 2], constable: &str) -> Vec<Card> {
    let mut cards = vec![Card::NotAWitch; 4];
    if witches.contains(&name) {
        cards[0] = Card::Witch;
    }
    if name == constable {
        cards[3] = Card::Constable;
    }
    cards
}

async fn ledger() -> Evening {
    let evening = Evening::begin();
    let form = SetupForm {
        tracking: TrackingForm::Ledger,
        ..form(&EIGHT)
    };
    evening.ask(new_game(form)).await;
    evening
}

fn enter(name: &str, cards: Vec<Card>) -> Command {
    let player = seat(name);
    Command::EnterHand { player, cards }
}

pub(crate) fn confess(name: &str) -> Command {
    Command::Confess {
        player: seat(name),
        card: Some(Card::NotAWitch),
        holds_another: false,
        overrides: false,
    }
}

/// The whole night up to the confessions.
pub(crate) async fn until_sand(evening: &mut Evening, victim: &str) {
    evening.play(Command::Night).await;
    evening.choose(WITCHES, victim).await;
    evening.choose(CONSTABLE, "Gil").await;
    evening.until("sand", |game| game.sand.is_some()).await;
}

#[tokio::test(start_paused = true)]
async fn a_seat_enters_its_own_hand_and_sees_no_other() {
    let evening = ledger().await;
    let (witches, constable) = (["Ada", "Cy"], "Dee");
    let ben = evening.seat("Ben").await;
    let cy = evening.seat("Cy").await;
    assert_eq!(seen(&ben).offers.enter_hand, [seat("Ben")]);
    let not_yours = Err(vec![rule(Code::NotYours)]);
    let others = enter("Cy", hand("Cy", witches, constable));
    assert_eq!(ask(&ben, others.clone()).await, not_yours);
    assert_eq!(ask(&ben, Command::Dawn).await, not_yours);
    assert_eq!(ask(&cy, others.clone()).await, Ok(()));
    settled().await;
    let own = CardCounts::of(&hand("Cy", witches, constable));
    assert_eq!(seen(&cy).table.own_hand, Some(own));
    assert_eq!(seen(&cy).offers.enter_hand, []);
    assert_eq!(seen(&ben).table.own_hand, None);
    assert_eq!(evening.game().table.own_hand, None);
    // The host enters the others', and the device on the table is shown none.
    for name in EIGHT.into_iter().filter(|name| *name != "Cy") {
        evening
            .play(enter(name, hand(name, witches, constable)))
            .await;
    }
    assert_eq!(evening.game().table.phase, PhaseName::Setup);
    assert_eq!(evening.game().table.own_hand, None);
    assert_eq!(seen(&cy).table.own_hand, Some(own));
    let plain = CardCounts::of(&hand("Ben", witches, constable));
    assert_eq!(seen(&ben).table.own_hand, Some(plain));
}

#[tokio::test(start_paused = true)]
async fn a_seat_is_refused_what_is_the_hosts_and_what_is_anothers() {
    let mut evening = Evening::dawn().await;
    let dee = evening.seat("Dee").await;
    let not_yours = Err(vec![rule(Code::NotYours)]);
    let player = seat("Dee");
    let card = RedCard::Accusation;
    for command in [
        Command::Night,
        reveal("Dee", Card::NotAWitch),
        Command::Accuse { player, card },
        Command::Conspiracy { drawer: player },
        Command::ClaimWitchesWin,
    ] {
        assert_eq!(ask(&dee, command).await, not_yours);
    }
    until_sand(&mut evening, "Cy").await;
    assert_eq!(ask(&dee, confess("Eve")).await, not_yours);
    assert_eq!(ask(&dee, Command::EndConfession).await, not_yours);
    let offered = seen(&dee).offers.confess;
    assert!(offered.iter().all(|offer| offer.seat == player) && offered.len() == 1);
    assert_eq!(ask(&dee, confess("Dee")).await, Ok(()));
    let night = evening.game().table.night.unwrap();
    assert_eq!(night.confessed, [player]);
}

#[tokio::test(start_paused = true)]
async fn a_seat_is_not_stale_because_of_lines_that_ended() {
    let mut evening = Evening::dawn().await;
    let dee = evening.seat("Dee").await;
    until_sand(&mut evening, "Cy").await;
    let turn = turn(&dee);
    evening.until_line("confession-ten").await;
    assert_eq!(ask_seeing(&dee, turn, confess("Dee")).await, Ok(()));
    // What was done since is another matter.
    let stale = Err(vec![Trouble::Stale]);
    assert_eq!(ask_seeing(&dee, turn, confess("Dee")).await, stale);
}

#[tokio::test(start_paused = true)]
async fn a_device_that_sits_down_late_sees_the_same_and_one_at_the_shelf_sees_no_game() {
    let evening = Evening::dawn().await;
    let dee = evening.seat("Dee").await;
    let late = evening.seat("Dee").await;
    assert_eq!(*dee.views().borrow(), *late.views().borrow());
    evening.ask(HostAsk::Leave).await;
    assert!(dee.views().borrow().game.is_none());
    let shelf = ask(&dee, confess("Dee")).await;
    assert_eq!(shelf, Err(vec![Trouble::NotNow]));
}

#[tokio::test(start_paused = true)]
async fn no_tell_a_seats_view_stands_still_while_eyes_are_shut_and_every_answer_is_the_same() {
    let mut evening = Evening::dawn().await;
    let dee = evening.seat("Dee").await;
    evening.play(Command::Night).await;
    evening
        .until("dark", |game| game.narrator.eyes == Eyes::Shut)
        .await;
    let before = dee.views().borrow().clone();
    let mut views = dee.views();
    views.mark_unchanged();
    let mut answers = Vec::new();
    let mut windows = 0;
    while evening.game().narrator.eyes == Eyes::Shut {
        assert!(!views.has_changed().expect("the loop"));
        for command in [confess("Dee"), confess("Eve"), Command::Night] {
            answers.push(ask(&dee, command).await);
        }
        // Who sits down in the dark sees no window either.
        let late = evening.seat("Eve").await;
        assert_eq!(seen(&late).narrator.window, None);
        if let Some(of) = evening.game().waits_for() {
            windows += 1;
            evening.choose(of, "Cy").await;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    assert_eq!(windows, 2);
    answers.dedup();
    assert_eq!(answers, [Err(vec![Trouble::NotNow])]);
    assert_ne!(*dee.views().borrow(), before, "and then it sees the day");
}

/// What a seat's device is shown of an evening, and when.
async fn shown(witches: [&str; 2], constable: &str, victim: &str) -> (Vec<String>, Evening) {
    let began = Instant::now();
    let mut evening = ledger().await;
    let ben = evening.seat("Ben").await;
    let all = Arc::<Mutex<Vec<String>>>::default();
    let noted = Arc::clone(&all);
    let mut views = ben.views();
    tokio::spawn(async move {
        loop {
            let view = serde_json::to_string(&**views.borrow_and_update()).unwrap();
            crate::kit::note_view(&mut noted.lock().unwrap(), began, &view);
            if views.changed().await.is_err() {
                return;
            }
        }
    });
    for name in EIGHT {
        evening
            .play(enter(name, hand(name, witches, constable)))
            .await;
    }
    evening.play(Command::Dawn).await;
    evening.choose(WITCHES, "Hal").await;
    evening.until_silent().await;
    until_sand(&mut evening, victim).await;
    tokio::time::sleep(Duration::from_secs(12)).await;
    assert_eq!(ask(&ben, confess("Ben")).await, Ok(()));
    settled().await;
    let seen = all.lock().unwrap().clone();
    (seen, evening)
}

#[tokio::test(start_paused = true)]
async fn no_tell_two_evenings_that_differ_in_secrets_are_the_same_to_a_seat_that_has_none() {
    let (one, mut first) = shown(["Ada", "Cy"], "Dee", "Eve").await;
    let (other, mut second) = shown(["Fox", "Hal"], "Ada", "Dee").await;
    assert!(one.len() > 20, "{} views", one.len());
    for (one, other) in one.iter().zip(&other) {
        assert_eq!(one, other);
    }
    assert_eq!(one.len(), other.len());
    // The result is public and tells them apart: the comparison can fail.
    for (evening, victim) in [(&mut first, "Eve"), (&mut second, "Dee")] {
        evening.until_result().await;
        let attacked = evening.game().table.night.unwrap().attacked;
        assert_eq!(attacked, Some(seat(victim)));
    }
}
