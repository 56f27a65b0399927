//! Nothing that the room can see depends on a secret: two evenings that differ only in
//! what is secret send the same views, byte for byte, until something public tells them
//! apart.

use app::contract::View;
use rules::salem::cards::Card;
use rules::salem::moment::{CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use rules::salem::setup::{SetupForm, TrackingForm};
use rules::salem::view::PhaseName;

use crate::kit::{EIGHT, Evening, Now, form, new_game, reveal, seat};

const FOUR: usize = 4;

fn plain() -> Vec<Card> {
    vec![Card::NotAWitch; FOUR]
}

fn with(card: Card) -> Vec<Card> {
    let mut hand = plain();
    hand[0] = card;
    hand
}

/// A ledger in which these two hold the Witch cards and this one the Constable card.
async fn ledger(witches: [&str; 2], constable: &str, seen: &mut Vec<String>) -> Evening {
    let evening = Evening::begin();
    let form = SetupForm {
        tracking: TrackingForm::Ledger,
        ..form(&EIGHT)
    };
    evening.ask(new_game(form)).await;
    note(&evening, seen);
    for name in EIGHT {
        let cards = if witches.contains(&name) {
            with(Card::Witch)
        } else if constable == name {
            with(Card::Constable)
        } else {
            plain()
        };
        let player = seat(name);
        evening.play(Command::EnterHand { player, cards }).await;
        note(&evening, seen);
    }
    evening
}

fn note(evening: &Evening, seen: &mut Vec<String>) {
    let view: &View = &evening.view();
    seen.push(serde_json::to_string(view).expect("a view"));
}

/// Dawn, a trial and a night up to the sand; every view on the way.
async fn evening(witches: [&str; 2], constable: &str, victim: &str) -> (Evening, Vec<String>) {
    let mut seen = Vec::new();
    let mut evening = ledger(witches, constable, &mut seen).await;
    evening.play(Command::Dawn).await;
    note(&evening, &mut seen);
    evening.choose(WITCHES, "Ben").await;
    note(&evening, &mut seen);
    evening.until_silent().await;
    note(&evening, &mut seen);
    evening.play(reveal("Hal", Card::NotAWitch)).await;
    note(&evening, &mut seen);
    evening.play(Command::Night).await;
    note(&evening, &mut seen);
    evening.choose(WITCHES, victim).await;
    note(&evening, &mut seen);
    evening.choose(CONSTABLE, "Gil").await;
    note(&evening, &mut seen);
    evening.until("sand", |game| game.sand.is_some()).await;
    note(&evening, &mut seen);
    (evening, seen)
}

#[tokio::test(start_paused = true)]
async fn who_is_a_witch_and_who_is_attacked_show_in_no_view() {
    let (first, seen) = evening(["Ada", "Cy"], "Dee", "Eve").await;
    let (second, other) = evening(["Fox", "Hal"], "Ada", "Dee").await;
    assert_eq!(seen, other);
    // The result is public and tells them apart: the comparison can fail.
    for mut evening in [first, second] {
        let due = |game: &Now| game.table.due.is_some();
        evening.until("a death", due).await;
    }
}

#[tokio::test(start_paused = true)]
async fn s16_hands_that_do_not_add_up_name_nobody_and_all_are_asked_again() {
    let mut seen = Vec::new();
    let evening = ledger(["Ada", "Ada"], "Dee", &mut seen).await;
    let table = evening.game().table;
    assert_eq!(table.phase, PhaseName::Dealing);
    let dealing = table.dealing.unwrap();
    assert!(dealing.did_not_add_up);
    assert_eq!(dealing.entered, vec![false; EIGHT.len()]);
    let mut again = Vec::new();
    let other = ledger(["Hal", "Hal"], "Ben", &mut again).await;
    assert_eq!(seen, again);
    drop((evening, other));
}
