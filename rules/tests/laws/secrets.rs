//! What holds a secret prints its name, or the word of its variant, and nothing of what is
//! in it: not in a log, not in a panic, not for a test that fails at somebody's desk.

use std::fmt::Debug;

use rules::game::Game;
use rules::onlooker::{Asker, Onlooker};
use rules::salem::cards::Card;
use rules::salem::moves::{Command, Event, Passed};
use rules::salem::setup::{PlayerForm, SetupForm, TrackingForm};
use rules::salem::view::view;
use rules::salem::{Salem, SalemGame};
use rules::seat::Seat;

fn printed(secret: &impl Debug) -> String {
    let [one, other] = [format!("{secret:?}"), format!("{secret:#?}")];
    assert_eq!(one, other, "printed large it says no more");
    one
}

#[test]
fn neither_a_hand_nor_a_target_is_ever_printed() {
    let names = ["Ada", "Ben", "Cy", "Dee"];
    let seat = |place| Seat::at(place).expect("a seat");
    let hand = |place| {
        let mut hand = vec![Card::NotAWitch; 5];
        match place {
            1 => hand[0] = Card::Witch,
            2 => hand[0] = Card::Constable,
            _ => {}
        }
        hand
    };
    let undealt = SetupForm {
        players: names
            .map(|name| PlayerForm {
                name: name.to_owned(),
                ..PlayerForm::default()
            })
            .into(),
        tracking: TrackingForm::Ledger,
        ..SetupForm::default()
    };
    let dealt = SetupForm {
        hands: Some(
            names
                .iter()
                .enumerate()
                .map(|(place, name)| ((*name).to_owned(), hand(place)))
                .collect(),
        ),
        ..undealt.clone()
    };
    let setup = Salem::check(&dealt).expect("four may play");
    assert_eq!(printed(&dealt), "SetupForm");
    assert_eq!(printed(&setup), "Setup");
    assert_eq!(printed(setup.tracking()), "ledger");

    let mut game = SalemGame::new(Salem::check(&undealt).expect("four may play"));
    for place in 0..4 {
        let command = Command::EnterHand {
            player: seat(place),
            cards: hand(place),
        };
        assert_eq!(printed(&command), "enter-hand");
        game.submit(Asker::Host, command).expect("a hand");
    }
    let player = Some(seat(3));
    for command in [
        Command::Dawn,
        Command::WitchesChoose { player },
        Command::Night,
        Command::WitchesChoose { player },
    ] {
        game.submit(Asker::Host, command).expect("in its turn");
    }
    assert_eq!(printed(game.state()), "State");
    let own = view(game.state(), Onlooker::Seat(seat(1)));
    assert_eq!(printed(&own), "TableView");
    let all: Vec<_> = game
        .steps()
        .iter()
        .map(|step| format!("{step:?}"))
        .collect();
    assert_eq!(
        all.last().map(String::as_str),
        Some("Step { command: witches-choose, events: [witches-chose] }")
    );
    assert_eq!(
        all[0],
        "Step { command: enter-hand, events: [hand-entered] }"
    );
    let passed = Passed {
        seat: seat(0),
        gave: Card::Witch,
        got: Card::NotAWitch,
    };
    assert_eq!(printed(&passed), "Passed");
    let event = Event::CardsPassed {
        passed: vec![passed],
    };
    assert_eq!(printed(&event), "cards-passed");
}
