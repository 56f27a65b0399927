//! Who sits at the table: names put right, places changed before the first dawn, somebody going home,
//! and names that later tables find again.

use app::contract::{HostAsk, RecordLine, Screen};
use rules::salem::cards::Card;
use rules::salem::moves::Command;
use rules::salem::refusals::Code;
use rules::salem::setup::{SetupForm, TrackingForm};
use rules::salem::view::{Awaiting, PhaseName};
use rules::seat::Seat;
use serde_json::Value;

use crate::kit::{EIGHT, Evening, disk_at_rest, form, new_game, reveal, rule, seat, setup_trouble};

fn rename(seat: Seat, name: &str) -> HostAsk {
    let name = name.to_owned();
    HostAsk::Rename { seat, name }
}

fn lines_of(record: &[RecordLine], name: &str) -> usize {
    let is = |line: &&RecordLine| line.said.names.values().any(|one| one == name);
    record.iter().filter(is).count()
}

/// The shelf as it is after leaving the game.
fn known(evening: &Evening) -> Vec<String> {
    match &evening.view().screen {
        Screen::Shelf(shelf) => shelf.known_names.clone(),
        Screen::Game(_) => panic!("still at the table"),
    }
}

async fn exported(evening: &Evening) -> Value {
    let path = evening.folder.path().join("game.json");
    let path = path.to_str().expect("a path").to_owned();
    evening.ask(HostAsk::Export { path: path.clone() }).await;
    serde_json::from_slice(&std::fs::read(path).expect("a file")).expect("a game")
}

#[tokio::test(start_paused = true)]
async fn a_name_put_right_stands_in_every_line_the_file_and_after_a_crash_and_no_undo_undoes_it() {
    let mut evening = Evening::dawn().await;
    evening.until_silent().await;
    evening.play(reveal("Ben", Card::NotAWitch)).await;
    evening.play(reveal("Ben", Card::NotAWitch)).await;
    evening.ask(HostAsk::Undo).await;
    let old = lines_of(&evening.game().record, "Ben");
    assert!(old > 0);
    evening.ask(rename(seat("Ben"), "  Benedict ")).await;
    let game = evening.game();
    assert_eq!(game.names[1], "Benedict");
    assert_eq!(game.players[1].name, "Benedict");
    assert_eq!(lines_of(&game.record, "Benedict"), old);
    assert_eq!(lines_of(&game.record, "Ben"), 0);
    assert!(game.may_undo && game.may_redo, "a name is no step");

    evening.ask(HostAsk::Redo).await;
    evening.ask(HostAsk::Undo).await;
    evening.ask(HostAsk::Undo).await;
    assert_eq!(evening.game().names[1], "Benedict");
    evening.ask(HostAsk::Redo).await;
    let before = evening.game();

    let evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    let after = evening.game();
    assert_eq!(after.names, before.names);
    assert_eq!(after.record, before.record);
    assert_eq!(after.table, before.table);
    let file = exported(&evening).await;
    assert_eq!(file["setup"]["players"][1]["name"], "Benedict");
    assert!(!file.to_string().contains("\"Ben\""), "{file}");

    evening.ask(HostAsk::Leave).await;
    assert_eq!(known(&evening)[0], "Benedict");
    let table = std::fs::read_to_string(evening.folder.path().join("data/table.json"));
    assert!(table.is_ok_and(|table| table.contains("Benedict")));
}

#[tokio::test(start_paused = true)]
async fn a_name_is_put_right_in_the_ledger_and_its_hand_stays_with_it() {
    let evening = Evening::begin();
    evening.ask(new_game(ledger())).await;
    evening.ask(rename(Seat::at(1).unwrap(), "Ida")).await;
    deal(&evening).await;
    evening.ask(rename(Seat::at(2).unwrap(), "Una")).await;
    let file = exported(&evening).await;
    assert_eq!(file["setup"]["hands"]["Ida"][0], "witch");
    assert_eq!(file["setup"]["hands"]["Una"][0], "constable");
    let path = evening.folder.path().join("game.json");
    let path = path.to_str().unwrap().to_owned();
    evening.ask(HostAsk::Open { path }).await;
    // The hands of a file are known by name.
    evening.ask(rename(Seat::at(1).unwrap(), "Eva")).await;
    let file = exported(&evening).await;
    assert_eq!(file["setup"]["hands"]["Eva"][0], "witch");
    assert_eq!(file["setup"]["hands"]["Ida"], Value::Null);
}

#[tokio::test(start_paused = true)]
async fn s5_a_name_that_is_none_or_anothers_is_refused_at_its_field_and_nothing_changes() {
    let evening = Evening::dawn().await;
    let before = evening.game().names;
    for (name, code) in [
        ("", Code::BadName),
        ("A\nB", Code::BadName),
        ("CY", Code::DuplicateName),
        ("ada\u{200b}", Code::DuplicateName),
    ] {
        let refused = evening.try_ask(rename(seat("Ben"), name)).await;
        assert_eq!(refused, Err(vec![setup_trouble(code, Some(1))]), "{name:?}");
    }
    assert_eq!(evening.game().names, before);
    evening.ask(rename(seat("Ben"), "BEN")).await;
    assert_eq!(evening.game().names[1], "BEN");
}

/// Four with the ledger, whose hands are still to be entered.
fn ledger() -> SetupForm {
    SetupForm {
        tracking: TrackingForm::Ledger,
        ..form(&["Ada", "Ben", "Cy", "Dee"])
    }
}

/// The second seat has the Witch card, the third is constable.
async fn deal(evening: &Evening) {
    for seat in Seat::first(4) {
        let mut cards = vec![Card::NotAWitch; 5];
        match seat.place() {
            1 => cards[0] = Card::Witch,
            2 => cards[0] = Card::Constable,
            _ => {}
        }
        let player = seat;
        evening.play(Command::EnterHand { player, cards }).await;
    }
}

#[tokio::test(start_paused = true)]
async fn places_are_changed_with_hands_and_all_until_the_first_dawn() {
    let evening = Evening::begin();
    evening.ask(new_game(ledger())).await;
    deal(&evening).await;
    let [first, second, third, last] = [0, 1, 2, 3].map(|place| Seat::at(place).unwrap());
    assert!(evening.game().may_reseat);
    let (seat, with) = (second, last);
    evening.ask(HostAsk::ChangePlaces { seat, with }).await;
    assert_eq!(evening.game().names, ["Ada", "Dee", "Cy", "Ben"]);
    let (seat, after) = (first, third);
    evening.ask(HostAsk::SitAfter { seat, after }).await;
    assert_eq!(evening.game().names, ["Dee", "Cy", "Ada", "Ben"]);
    let with = seat;
    let alone = evening.try_ask(HostAsk::ChangePlaces { seat, with }).await;
    assert!(alone.is_err());

    let evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    let game = evening.game();
    assert_eq!(game.names, ["Dee", "Cy", "Ada", "Ben"]);
    assert_eq!(game.table.phase, PhaseName::Setup);
    let file = exported(&evening).await;
    assert_eq!(file["setup"]["hands"]["Ben"][0], "witch");
    assert_eq!(file["setup"]["hands"]["Cy"][0], "constable");

    evening.play(Command::Dawn).await;
    assert!(!evening.game().may_reseat);
    let (seat, with) = (first, second);
    let late = evening.try_ask(HostAsk::ChangePlaces { seat, with }).await;
    assert!(late.is_err());
    evening.ask(HostAsk::Undo).await;
    evening.ask(HostAsk::ChangePlaces { seat, with }).await;
    assert_eq!(evening.game().names, ["Cy", "Dee", "Ada", "Ben"]);
    assert!(!evening.game().may_redo, "that dawn was another table's");
}

#[tokio::test(start_paused = true)]
async fn a_seats_device_is_shown_no_other_hand_when_places_change() {
    let evening = Evening::begin();
    evening.ask(new_game(ledger())).await;
    deal(&evening).await;
    let door = evening.seat_at(Seat::at(0).unwrap()).await;
    let mut views = door.views();
    let before = views.borrow_and_update().clone();
    let (seat, with) = (Seat::at(0).unwrap(), Seat::at(1).unwrap());
    evening.ask(HostAsk::ChangePlaces { seat, with }).await;
    assert!(views.changed().await.is_err(), "it is shown nothing more");
    assert_eq!(*views.borrow(), before);
}

#[tokio::test(start_paused = true)]
async fn s39_whoever_leaves_is_named_so_and_no_line_says_that_they_died() {
    let mut evening = Evening::dawn().await;
    evening.until_silent().await;
    let (player, gives_to) = (seat("Eve"), None);
    evening.play(Command::Leave { player, gives_to }).await;
    let game = evening.game();
    assert_eq!(game.table.awaiting, Some(Awaiting::DeadCards));
    assert!(!game.narrator.speaking, "{:?}", game.narrator.caption);
    let cards = vec![Card::NotAWitch; 4];
    let overrides = false;
    let turn_up = Command::TurnUp {
        player,
        cards,
        overrides,
    };
    evening.play(turn_up).await;
    let game = evening.game();
    assert!(!game.narrator.speaking, "{:?}", game.narrator.caption);
    let place = &game.table.seats[player.place()];
    assert!(place.left && !place.alive);
    let messages: Vec<_> = game.record.iter().map(|line| &line.said.message).collect();
    assert!(messages.contains(&&"record-left".into()), "{messages:?}");
    assert!(!messages.contains(&&"record-died".into()));

    let (player, gives_to) = (seat("Fox"), Some(seat("Gil")));
    evening.play(Command::Leave { player, gives_to }).await;
    let game = evening.game();
    assert_eq!(game.table.seats[seat("Gil").place()].face_down, 8);
    let last = game.record.last().unwrap();
    assert_eq!(last.said.message, "record-left-gave");
    assert_eq!(last.said.names["to"], "Gil");
    let again = evening
        .try_ask(crate::kit::playing(reveal("Fox", Card::Witch)))
        .await;
    let codes = again.unwrap_err();
    assert!(codes.contains(&rule(Code::PlayerHasLeft)), "{codes:?}");

    let before = evening.game();
    let evening = evening.crash().await;
    evening.ask(HostAsk::GoOn).await;
    assert_eq!(evening.game().table, before.table);
    assert_eq!(evening.game().record, before.record);
}

#[tokio::test(start_paused = true)]
async fn names_of_earlier_tables_are_known_until_they_are_forgotten() {
    let evening = Evening::begin();
    evening.ask(new_game(form(&EIGHT))).await;
    evening.ask(HostAsk::Leave).await;
    evening
        .ask(new_game(form(&["Zoë", "BEN", "Cy", "Dee"])))
        .await;
    evening.ask(HostAsk::Leave).await;
    let names = known(&evening);
    assert_eq!(names[..4], ["Zoë", "BEN", "Cy", "Dee"]);
    assert_eq!(names.len(), 9, "nobody twice: {names:?}");
    let mut ghosts = form(&["Ada", "Spook", "Ben", "Cy"]);
    ghosts.players[1].ghost = true;
    evening.ask(new_game(ghosts)).await;
    evening.ask(HostAsk::Leave).await;
    assert!(!known(&evening).contains(&"Spook".to_owned()));
    disk_at_rest().await;

    let evening = evening.crash().await;
    assert_eq!(known(&evening).len(), 9);
    evening.ask(HostAsk::ForgetNames).await;
    assert_eq!(known(&evening), [""; 0]);
    disk_at_rest().await;
    let evening = evening.crash().await;
    assert_eq!(known(&evening), [""; 0]);
    let kept = std::fs::read_to_string(evening.folder.path().join("data/names.json")).unwrap();
    assert!(!kept.contains("Ada"), "{kept}");
}
