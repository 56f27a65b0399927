//! A name is no rule, and a place is none before the first dawn: a game under other names is the
//! same game, and one whose people changed places is the one that they would have set up so.

use proptest::collection::vec;
use proptest::prelude::*;
use rules::game::Game;
use rules::onlooker::{Asker, Onlooker};
use rules::salem::moves::Command;
use rules::salem::refusals::Code;
use rules::salem::view::{PhaseName, view};
use rules::salem::{Salem, SalemGame};
use rules::seat::Seat;

use crate::config;
use crate::dice::{Dice, Luck};
use crate::tables::{any_table, four};
use crate::universe::{hand, offered_command};
use crate::walk::{any_walk, setup, walked};

proptest! {
    #![proptest_config(config(128))]

    #[test]
    fn a_game_under_another_name_is_the_same_game((form, walk) in any_walk(), which in any::<usize>()) {
        let mut game = walked(&form, &walk);
        let before = (game.state().clone(), game.steps().to_vec(), game.undone().len());
        let seat = Seat::at(which % form.players.len()).expect("a seat");
        let renamed = Salem::renamed(&form, seat, " Zelda ");
        let setup = setup(&renamed);
        prop_assert_eq!(&setup.player(seat).expect("a player").name, "Zelda");
        game.rename(setup);
        prop_assert!(game.state() == &before.0);
        prop_assert_eq!(game.steps(), before.1);
        prop_assert_eq!(game.undone().len(), before.2);
        // Also where the hands are known by name, and back.
        let back = Salem::renamed(&renamed, seat, &form.players[seat.place()].name);
        prop_assert!(back == *form);
    }

    #[test]
    fn whoever_changes_places_takes_character_and_hand_along(
        form in any_table(),
        walk in vec(any::<u64>(), 0..14),
        luck in any::<u64>(),
    ) {
        let mut game = SalemGame::new(setup(&form));
        for luck in walk {
            let entering = offered_command(&mut Luck(luck), game.setup(), game.state());
            if let Some(command @ Command::EnterHand { .. }) = entering {
                prop_assert!(game.submit(Asker::Host, command).is_ok());
            }
        }
        let order = shuffled(form.players.len(), luck);
        let (other_form, steps) = Salem::reseated(&form, game.steps(), &order).expect("before dawn");
        let mut other = SalemGame::new(setup(&other_form));
        for step in steps {
            prop_assert_eq!(other.submit(Asker::Host, step.command), Ok(&step.events[..]));
        }
        let [before, after] = [&game, &other].map(|game| view(game.state(), Onlooker::Table));
        prop_assert_eq!(before.phase, after.phase);
        for (place, sat) in Seat::first(order.len()).zip(&order) {
            prop_assert_eq!(&other_form.players[place.place()], &form.players[sat.place()]);
            prop_assert_eq!(hand(other.state(), place), hand(game.state(), *sat));
            prop_assert_eq!(&after.seats[place.place()].character, &before.seats[sat.place()].character);
        }
        // And back again.
        let mut back = vec![order[0]; order.len()];
        for (place, sat) in Seat::first(order.len()).zip(&order) {
            back[sat.place()] = place;
        }
        let (same_form, same) = Salem::reseated(&other_form, other.steps(), &back).expect("before dawn");
        prop_assert!(same_form == *form);
        prop_assert_eq!(same, game.steps());

        if after.phase == PhaseName::Setup {
            prop_assert!(other.submit(Asker::Host, Command::Dawn).is_ok());
            prop_assert!(Salem::reseated(&other_form, other.steps(), &order).is_none());
        }
    }
}

#[test]
fn an_order_that_leaves_somebody_out_or_seats_them_twice_is_none() {
    let seats: Vec<_> = Seat::first(5).collect();
    let form = four();
    for order in [
        &seats[..3],
        &seats[..],
        &[seats[0], seats[1], seats[2], seats[2]],
        &[seats[0], seats[1], seats[2], seats[4]],
    ] {
        assert!(Salem::reseated(&form, &[], order).is_none());
    }
    assert!(Salem::reseated(&form, &[], &seats[..4]).is_some());
}

#[test]
fn a_name_that_another_has_or_that_is_none_is_refused_as_in_the_set_up() {
    let form = four();
    let seat = Seat::at(2).expect("a seat");
    let refused = |name| {
        let refusals = Salem::check(&Salem::renamed(&form, seat, name)).map(drop);
        refusals.map_err(|all| all.into_iter().map(|one| one.code).collect::<Vec<_>>())
    };
    assert_eq!(refused(" "), Err(vec![Code::BadName]));
    assert_eq!(refused("BEN"), Err(vec![Code::DuplicateName]));
    assert_eq!(refused("cy"), Ok(()), "its own, written otherwise");
}

fn shuffled(count: usize, luck: u64) -> Vec<Seat> {
    let mut luck = Luck(luck);
    let mut seats: Vec<_> = Seat::first(count).collect();
    for place in (1..seats.len()).rev() {
        seats.swap(place, luck.below(place + 1));
    }
    seats
}
