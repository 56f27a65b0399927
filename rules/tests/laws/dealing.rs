//! The hand round of the ledger (S16): hands go in one by one, in any order; nobody sees
//! which; they are the cards in play, or all are asked again; and then there is no way back.

use std::collections::BTreeMap;

use proptest::prelude::*;
use rules::game::Game;
use rules::onlooker::{Asker, Onlooker};
use rules::salem::cards::Card;
use rules::salem::game::dealt;
use rules::salem::moment::moment;
use rules::salem::moves::{Command, Event};
use rules::salem::offers::offers;
use rules::salem::refusals::Code;
use rules::salem::setup::{SetupForm, Tracking};
use rules::salem::view::{Awaiting, PhaseName, TableView, is_public, view};
use rules::salem::{Salem, SalemGame};
use rules::seat::Seat;

use crate::config;
use crate::dice::{Dice, Luck};
use crate::tables::{four, two_deals};
use crate::walk::{any_walk, setup, walked};

/// A table of which nobody knows the hands yet.
fn undealt(form: &SetupForm) -> SalemGame {
    SalemGame::new(setup(&SetupForm {
        hands: None,
        ..form.clone()
    }))
}

/// The hand that a form deals to a seat.
fn hand(form: &SetupForm, seat: Seat) -> Vec<Card> {
    let hands: &BTreeMap<_, _> = form.hands.as_ref().expect("a form with hands");
    hands[&form.players[seat.place()].name].clone()
}

fn enter(form: &SetupForm, seat: Seat) -> Command {
    Command::EnterHand {
        player: seat,
        cards: hand(form, seat),
    }
}

/// All seats in any order.
fn shuffled(form: &SetupForm, luck: u64) -> Vec<Seat> {
    let mut luck = Luck(luck);
    let mut seats: Vec<_> = Seat::first(form.players.len()).collect();
    for place in (1..seats.len()).rev() {
        seats.swap(place, luck.below(place + 1));
    }
    seats
}

fn table(game: &SalemGame) -> TableView {
    view(game.state(), Onlooker::Table)
}

fn entered(game: &SalemGame) -> Vec<usize> {
    let dealing = table(game).dealing.expect("hands are entered");
    let places = dealing.entered.iter().enumerate();
    places
        .filter_map(|(place, is)| is.then_some(place))
        .collect()
}

proptest! {
    #![proptest_config(config(128))]

    #[test]
    fn s16_hands_that_add_up_begin_the_game_that_a_form_with_hands_begins(
        [form, _] in two_deals(),
        luck in any::<u64>(),
    ) {
        let mut game = undealt(&form);
        prop_assert_eq!(table(&game).awaiting, Some(Awaiting::Hands));
        let seats = shuffled(&form, luck);
        for (in_before, seat) in seats.iter().enumerate() {
            prop_assert_eq!(table(&game).phase, PhaseName::Dealing);
            prop_assert_eq!(entered(&game).len(), in_before);
            prop_assert!(dealt(&game).is_none());
            let by = if in_before % 2 == 0 { Asker::Host } else { Asker::Seat(*seat) };
            prop_assert!(game.submit(by, enter(&form, *seat)).is_ok());
        }
        let begun = SalemGame::new(setup(&form));
        prop_assert_eq!(game.state(), begun.state());
        prop_assert!(!game.may_undo(), "what was dealt stays dealt");
        let (known, steps) = dealt(&game).expect("the hands are dealt");
        prop_assert_eq!(steps, seats.len());
        prop_assert_eq!(known, begun.setup().form());
    }

    #[test]
    fn s16_hands_that_do_not_add_up_are_all_asked_for_again(
        [form, _] in two_deals(),
        luck in any::<u64>(),
    ) {
        let mut game = undealt(&form);
        let seats = shuffled(&form, luck);
        let last = seats[seats.len() - 1];
        let witchless = |card: &Card| if *card == Card::Constable { Card::NotAWitch } else { *card };
        for seat in &seats {
            let cards = hand(&form, *seat).iter().map(witchless).collect();
            let command = Command::EnterHand { player: *seat, cards };
            let events = game.submit(Asker::Host, command).expect("a hand of the right size");
            let forgotten = events == [Event::HandsForgotten];
            prop_assert_eq!(forgotten, *seat == last);
        }
        let dealing = table(&game).dealing.expect("hands are entered");
        prop_assert!(dealing.did_not_add_up);
        prop_assert!(!dealing.entered.contains(&true), "all are asked again");
        let own = |seat: &Seat| view(game.state(), Onlooker::Seat(*seat)).own_hand;
        prop_assert!(seats.iter().all(|seat| own(seat).is_none()));
        prop_assert!(game.submit(Asker::Host, enter(&form, last)).is_ok());
        prop_assert!(!table(&game).dealing.expect("hands are entered").did_not_add_up);
        prop_assert!(game.undo(), "a hand can be taken back");
        prop_assert!(!game.may_undo(), "a guess at the last hand cannot be tried again unnoticed");
    }

    #[test]
    fn s16_nothing_that_anybody_else_sees_depends_on_a_hand(
        [one, other] in two_deals(),
        luck in any::<u64>(),
    ) {
        let mut games = [undealt(&one), undealt(&other)];
        for seat in shuffled(&one, luck) {
            let commands = [enter(&one, seat), enter(&other, seat)];
            let mut told = Vec::new();
            for (game, command) in games.iter_mut().zip(commands) {
                let events = game.submit(Asker::Host, command.clone());
                let events = events.expect("a hand of the right size").iter();
                let public: Vec<_> = events.filter(|event| is_public(event)).cloned().collect();
                let again = game.decide(Asker::Seat(seat), &command);
                let seen = Seat::first(one.players.len()).map(|onlooker| {
                    let mut seen = view(game.state(), Onlooker::Seat(onlooker));
                    seen.own_hand = None;
                    seen
                });
                told.push((
                    public,
                    again,
                    table(game),
                    seen.collect::<Vec<_>>(),
                    offers(game.state(), Onlooker::Table),
                    moment(game.state()),
                ));
            }
            prop_assert!(told[0] == told[1], "after the hand of {seat:?}");
        }
    }

    #[test]
    fn s16_a_game_with_the_hands_as_they_were_dealt_goes_the_same_way((form, walk) in any_walk()) {
        let game = walked(&form, &walk);
        let Some((known, steps)) = dealt(&game) else {
            prop_assert_eq!(game.setup().tracking(), &Tracking::Ledger(None));
            prop_assert_eq!(table(&game).phase, PhaseName::Dealing);
            return Ok(());
        };
        let mut again = SalemGame::new(setup(&known));
        for step in &game.steps()[steps..] {
            let events = again.submit(Asker::Host, step.command.clone());
            prop_assert_eq!(events, Ok(step.events.as_slice()));
        }
        prop_assert_eq!(again.state(), game.state());
    }
}

#[test]
fn s16_a_hand_is_refused_where_it_cannot_be_one() {
    let form = SetupForm {
        tracking: rules::salem::setup::TrackingForm::Ledger,
        ..four()
    };
    let mut game = SalemGame::new(Salem::check(&form).expect("four may play"));
    let seat = |place| Seat::at(place).expect("a seat");
    let enter = |place, cards| Command::EnterHand {
        player: seat(place),
        cards: vec![Card::NotAWitch; cards],
    };
    let refused = |game: &SalemGame, by, command: &Command| {
        let refused = game.decide(by, command).expect_err("it cannot be");
        refused.codes().to_vec()
    };
    for cards in [0, 4, 6] {
        let codes = refused(&game, Asker::Host, &enter(0, cards));
        assert_eq!(codes, [Code::CardsDoNotAddUp], "{cards} cards");
    }
    assert_eq!(
        refused(&game, Asker::Host, &enter(4, 5)),
        [Code::NoSuchPlayer]
    );
    assert_eq!(
        refused(&game, Asker::Host, &Command::Dawn),
        [Code::WrongPhase]
    );
    let another = Asker::Seat(seat(1));
    assert_eq!(refused(&game, another, &enter(0, 5)), [Code::NotYours]);
    game.submit(Asker::Host, enter(0, 5)).expect("a hand");
    assert_eq!(
        refused(&game, Asker::Host, &enter(0, 5)),
        [Code::AlreadyTaken]
    );

    let counts = SetupForm {
        tracking: rules::salem::setup::TrackingForm::Counts,
        ..form
    };
    let game = SalemGame::new(Salem::check(&counts).expect("four may play"));
    assert_eq!(
        refused(&game, Asker::Host, &enter(0, 5)),
        [Code::WrongPhase]
    );
}
