//! What is offered is accepted, and what is not offered is refused.

use proptest::prelude::*;
use rules::onlooker::{Asker, Onlooker};
use rules::salem::SalemGame;
use rules::salem::cards::Card;
use rules::salem::moment::{CONFESSION, CONSTABLE, WITCHES, moment};
use rules::salem::moves::{Command, Side};
use rules::salem::offers::offers;
use rules::salem::refusals::Code;
use rules::salem::rules::{apply, decide};
use rules::salem::setup::{Setup, Tracking};
use rules::salem::state::State;
use rules::salem::view::{Awaiting, PhaseName, view};
use rules::seat::{MOST_SEATS, Seat};

use crate::config;
use crate::dice::{Dice, Luck};
use crate::told::told;
use crate::universe::{any_command, hidden, is_offered, nearly_offered, offered_command, some_of};
use crate::walk::{any_walk, go, next, setup};

/// The reasons that only the ledger knows, and that no offer may therefore tell.
const SECRET: [Code; 2] = [Code::CardsDoNotAddUp, Code::MayNotChooseSelf];

proptest! {
    #![proptest_config(config(256))]

    #[test]
    fn offered_is_accepted_and_not_offered_is_refused((form, walk) in any_walk()) {
        let mut game = SalemGame::new(setup(&form));
        for luck in walk {
            let mut dice = Luck(luck ^ 0x0ffe_2ed0);
            for _ in 0..8 {
                let command = any_command(&mut dice, game.setup());
                check(game.setup(), game.state(), by(&mut dice), &command)?;
            }
            for _ in 0..4 {
                let slip = nearly_offered(&mut dice, game.setup(), game.state());
                if let Some(command) = slip {
                    check(game.setup(), game.state(), by(&mut dice), &command)?;
                }
            }
            for _ in 0..4 {
                let offered = offered_command(&mut dice, game.setup(), game.state());
                if let Some(command) = offered {
                    let offers = offers(game.state(), Onlooker::Table);
                    prop_assert!(
                        is_offered(game.setup(), game.state(), &offers, &command),
                        "{} is not in {offers:?}",
                        told(&command)
                    );
                    check(game.setup(), game.state(), by(&mut dice), &command)?;
                }
            }
            let next = next(luck, &game);
            go(&mut game, next);
        }
    }

    #[test]
    fn a_seat_does_nothing_for_another_and_nothing_of_the_hosts((form, walk) in any_walk()) {
        let mut game = SalemGame::new(setup(&form));
        for luck in walk {
            let mut dice = Luck(luck ^ 0x5ea7_0f07);
            let commands = [
                Some(any_command(&mut dice, game.setup())),
                offered_command(&mut dice, game.setup(), game.state()),
            ];
            for command in commands.into_iter().flatten() {
                for seat in Seat::first(MOST_SEATS) {
                    let own = match command {
                        Command::EnterHand { player, .. }
                        | Command::Confess { player, .. }
                        | Command::Take { player, .. } => player == seat,
                        _ => false,
                    };
                    let answer = game.decide(Asker::Seat(seat), &command);
                    if own {
                        prop_assert_eq!(answer, game.decide(Asker::Host, &command));
                    } else {
                        prop_assert_eq!(answer, Err(Code::NotYours.into()));
                    }
                }
            }
            let next = next(luck, &game);
            go(&mut game, next);
        }
    }

    #[test]
    fn what_follows_when_time_is_out_is_accepted((form, walk) in any_walk()) {
        let mut game = SalemGame::new(setup(&form));
        for luck in walk {
            let table = view(game.state(), Onlooker::Table);
            let moment = moment(game.state());
            let window = match table.awaiting {
                Some(Awaiting::Witches) => Some(WITCHES),
                Some(Awaiting::Constable) => Some(CONSTABLE),
                _ => None,
            };
            prop_assert_eq!(moment.awaits.as_ref().map(|window| window.id), window);
            let confession = table.awaiting == Some(Awaiting::Confession);
            let out = moment.clock.as_ref().and_then(|clock| clock.when_out.as_ref());
            prop_assert_eq!(out.is_some(), confession);
            prop_assert!(moment.clock.as_ref().is_none_or(|clock| clock.id == CONFESSION));
            prop_assert_eq!(moment.over, table.phase == PhaseName::Over);
            let ghosts = table.seats.iter().any(|seat| seat.ghost);
            if let Some(window) = &moment.awaits {
                prop_assert_eq!(window.when_out.is_some(), ghosts, "only for ghosts nobody chooses");
            }
            let nobody = moment.awaits.and_then(|window| window.when_out);
            for command in nobody.iter().chain(out) {
                prop_assert!(game.decide(Asker::Host, command).is_ok(), "{}", told(command));
            }
            let next = next(luck, &game);
            go(&mut game, next);
        }
    }

    #[test]
    fn s52_s64_a_card_that_is_offered_as_the_deciding_one_ends_the_game((form, walk) in any_walk()) {
        let mut game = SalemGame::new(setup(&form));
        for luck in walk {
            let offers = offers(game.state(), Onlooker::Table);
            let reveals = offers.reveal.iter().map(|offer| (offer, false));
            for (offer, confesses) in reveals.chain(offers.confess.iter().map(|offer| (offer, true))) {
                for deciding in &offer.deciding {
                    let shown = shown(offer.seat, deciding.card, confesses);
                    let winner = finished(game.setup(), game.state(), &shown, &mut Luck(luck));
                    prop_assert_eq!(winner, Some(deciding.winner), "{}", told(&shown));
                }
            }
            let next = next(luck, &game);
            go(&mut game, next);
        }
    }

    #[test]
    fn a_game_that_is_over_offers_and_accepts_nothing((form, walk) in any_walk()) {
        let mut game = SalemGame::new(setup(&form));
        for luck in walk {
            let table = view(game.state(), rules::onlooker::Onlooker::Table);
            if table.phase == PhaseName::Over {
                prop_assert_eq!(offers(game.state(), Onlooker::Table), Default::default());
                let command = any_command(&mut Luck(luck), game.setup());
                let refused = game.decide(Asker::Host, &command).expect_err("the game is over");
                prop_assert_eq!(refused.codes(), [Code::GameIsOver]);
            }
            let next = next(luck, &game);
            go(&mut game, next);
        }
    }
}

/// The host, or as often somebody at a seat.
fn by(dice: &mut impl Dice) -> Asker {
    let seat = Seat::at(dice.below(MOST_SEATS)).filter(|_| dice.one_in(2));
    seat.map_or(Asker::Host, Asker::Seat)
}

fn shown(player: Seat, card: Card, confesses: bool) -> Command {
    let (holds_another, overrides) = (false, true);
    if confesses {
        Command::Confess {
            player,
            card: Some(card),
            holds_another,
            overrides,
        }
    } else {
        Command::Reveal {
            player,
            card,
            holds_another,
            overrides,
        }
    }
}

/// Who has won after this, and after all that must be turned up for it, whatever that is.
fn finished(setup: &Setup, state: &State, command: &Command, luck: &mut Luck) -> Option<Side> {
    let mut state = state.clone();
    let mut command = command.clone();
    loop {
        for event in decide(&state, Asker::Host, &command).expect("what is offered") {
            apply(&mut state, &event);
        }
        let table = view(&state, Onlooker::Table);
        let Some(due) = table.due else {
            return table.winner;
        };
        command = Command::TurnUp {
            player: due.seat,
            cards: some_of(luck, hidden(setup, &state), due.count),
            overrides: true,
        };
    }
}

fn check(setup: &Setup, state: &State, by: Asker, command: &Command) -> Result<(), TestCaseError> {
    let onlooker = match by {
        Asker::Host => Onlooker::Table,
        Asker::Seat(seat) => Onlooker::Seat(seat),
    };
    let offers = offers(state, onlooker);
    let offered = is_offered(setup, state, &offers, command);
    let ledger = *setup.tracking() != Tracking::Counts;
    let overrides = matches!(
        command,
        Command::Confess {
            overrides: true,
            ..
        } | Command::Reveal {
            overrides: true,
            ..
        } | Command::TurnUp {
            overrides: true,
            ..
        }
    );
    match decide(state, by, command) {
        Ok(events) => {
            prop_assert!(offered, "{} was accepted but not offered", told(command));
            prop_assert!(!events.is_empty(), "{} changed nothing", told(command));
        }
        Err(refused) => {
            let codes = refused.codes();
            prop_assert!(!codes.is_empty());
            prop_assert!(
                codes
                    .iter()
                    .enumerate()
                    .all(|(at, code)| !codes[..at].contains(code)),
                "{}: a reason twice in {codes:?}",
                told(command)
            );
            let secret = codes.iter().all(|code| SECRET.contains(code));
            prop_assert!(
                !offered || (ledger && secret && !overrides),
                "{} was offered but refused: {codes:?}",
                told(command)
            );
        }
    }
    Ok(())
}
