//! What is offered is accepted, and what is not offered is refused.

use proptest::prelude::*;
use rules::salem::SalemGame;
use rules::salem::moves::Command;
use rules::salem::offers::offers;
use rules::salem::refusals::Code;
use rules::salem::setup::{Setup, Tracking};
use rules::salem::state::State;
use rules::salem::view::{PhaseName, view};

use crate::config;
use crate::dice::Luck;
use crate::universe::{any_command, is_offered, nearly_offered, offered_command};
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
                check(game.setup(), game.state(), &command)?;
            }
            for _ in 0..4 {
                let slip = nearly_offered(&mut dice, game.setup(), game.state());
                if let Some(command) = slip {
                    check(game.setup(), game.state(), &command)?;
                }
            }
            for _ in 0..4 {
                let offered = offered_command(&mut dice, game.setup(), game.state());
                if let Some(command) = offered {
                    let offers = offers(game.state());
                    prop_assert!(
                        is_offered(game.setup(), game.state(), &offers, &command),
                        "{command:?} is not in {offers:?}"
                    );
                    check(game.setup(), game.state(), &command)?;
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
                prop_assert_eq!(offers(game.state()), Default::default());
                let command = any_command(&mut Luck(luck), game.setup());
                let refused = game.decide(&command).expect_err("the game is over");
                prop_assert_eq!(refused.codes(), [Code::GameIsOver]);
            }
            let next = next(luck, &game);
            go(&mut game, next);
        }
    }
}

fn check(setup: &Setup, state: &State, command: &Command) -> Result<(), TestCaseError> {
    let offers = offers(state);
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
    match rules::salem::rules::decide(state, command) {
        Ok(events) => {
            prop_assert!(offered, "{command:?} was accepted but not offered");
            prop_assert!(!events.is_empty(), "{command:?} changed nothing");
        }
        Err(refused) => {
            let codes = refused.codes();
            prop_assert!(!codes.is_empty());
            prop_assert!(
                codes
                    .iter()
                    .enumerate()
                    .all(|(at, code)| !codes[..at].contains(code)),
                "{command:?}: a reason twice in {codes:?}"
            );
            let secret = codes.iter().all(|code| SECRET.contains(code));
            prop_assert!(
                !offered || (ledger && secret && !overrides),
                "{command:?} was offered but refused: {codes:?}"
            );
        }
    }
    Ok(())
}
