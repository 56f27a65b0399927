//! Views leak nothing. Two ledgers that differ only in hidden cards look the same to the
//! table, to the byte: views, offers, public record, refusals. Until a step that shows
//! or passes cards is accepted in one and refused in the other, or has another public
//! consequence: from then on the table itself knows which of the two it is.

use proptest::collection::vec;
use proptest::prelude::*;
use rules::onlooker::{Asker, Onlooker};
use rules::salem::SalemGame;
use rules::salem::moment::moment;
use rules::salem::moves::{Command, Event};
use rules::salem::offers::offers;
use rules::salem::refusals::Code;
use rules::salem::view::{PhaseName, is_public, view};
use rules::seat::{MOST_SEATS, Seat};

use crate::config;
use crate::dice::{Dice, Luck};
use crate::tables::two_deals;
use crate::told::told;
use crate::universe::{any_command, offered_command};
use crate::walk::{any_walk, go, next, setup};

proptest! {
    #![proptest_config(config(384))]

    #[test]
    fn views_leak_nothing(
        [one, other] in two_deals(),
        walk in vec(any::<u64>(), 0..120),
    ) {
        let [mut one, mut other] = [one, other].map(|form| SalemGame::new(setup(&form)));
        for luck in walk {
            same(&one, &other)?;
            let command = a_step_for_both(luck, &one, &other);
            match (one.decide(Asker::Host, &command), other.decide(Asker::Host, &command)) {
                (Err(refused), Err(too)) => {
                    prop_assert_eq!(told(&refused), told(&too), "{}", told(&command));
                }
                (Ok(_), Err(refused)) | (Err(refused), Ok(_)) => {
                    let secret = [Code::CardsDoNotAddUp, Code::MayNotChooseSelf];
                    prop_assert!(
                        refused.codes().iter().all(|code| secret.contains(code)),
                        "{}: {refused:?}",
                        told(&command)
                    );
                    prop_assert!(asks_the_ledger(&command), "{} tells them apart", told(&command));
                    return Ok(());
                }
                (Ok(events), Ok(others)) => {
                    if public(&events) != public(&others) {
                        prop_assert!(asks_the_ledger(&command), "{} tells them apart", told(&command));
                        return Ok(());
                    }
                    for game in [&mut one, &mut other] {
                        prop_assert!(game.submit(Asker::Host, command.clone()).is_ok());
                    }
                }
            }
        }
        same(&one, &other)?;
    }

    #[test]
    fn the_tables_view_has_no_secret_in_it((form, walk) in any_walk()) {
        let mut game = SalemGame::new(setup(&form));
        for luck in walk {
            let view = view(game.state(), Onlooker::Table);
            prop_assert_eq!(view.own_hand, None);
            let over = view.phase == PhaseName::Over;
            prop_assert!(over || view.seats.iter().all(|seat| seat.was_witch.is_none()));
            let resolved = game
                .steps()
                .iter()
                .rev()
                .flat_map(|step| step.events.iter().rev())
                .take_while(|event| !matches!(event, Event::NightBegan))
                .any(|event| matches!(event, Event::NightResolved { .. }));
            let attacked = view.night.as_ref().and_then(|night| night.attacked);
            prop_assert_eq!(attacked.is_some(), resolved, "told before the result");
            let next = next(luck, &game);
            go(&mut game, next);
        }
    }
}

/// Whether what comes of a command hangs on hidden cards by the rules, in a way that
/// everybody at the table sees.
fn asks_the_ledger(command: &Command) -> bool {
    matches!(
        command,
        Command::Reveal { .. }
            | Command::Confess { card: Some(_), .. }
            | Command::TurnUp { .. }
            | Command::Take { .. }
            | Command::ConstableChoose { .. }
            // With many Witch cards the deal itself may have made witches of all (S53).
            | Command::WitchesChoose { .. }
    )
}

/// The public record of a step: what happened in public, that something secret did, and
/// that the ledger was put right.
fn public(events: &[Event]) -> (Vec<String>, bool) {
    let public = events.iter().filter(|event| is_public(event)).map(told);
    let corrected = |event: &Event| matches!(event, Event::LedgerCorrected { .. });
    (public.collect(), events.iter().any(corrected))
}

/// A step that keeps the two alike, if luck finds one soon: so the walk goes deep before
/// the table knows. Now and then the first that comes.
fn a_step_for_both(luck: u64, one: &SalemGame, other: &SalemGame) -> Command {
    let mut luck = Luck(luck);
    let mut last = any_command(&mut luck, one.setup());
    if luck.one_in(4) {
        return last;
    }
    for _ in 0..8 {
        if let Some(command) = offered_command(&mut luck, one.setup(), one.state()) {
            last = command;
        }
        let alike = match (
            one.decide(Asker::Host, &last),
            other.decide(Asker::Host, &last),
        ) {
            (Ok(events), Ok(others)) => public(&events) == public(&others),
            _ => false,
        };
        if alike {
            break;
        }
    }
    last
}

fn same(one: &SalemGame, other: &SalemGame) -> Result<(), TestCaseError> {
    if view(one.state(), Onlooker::Table).phase == PhaseName::Over {
        return Ok(());
    }
    let views = [one, other].map(|game| told(&view(game.state(), Onlooker::Table)));
    prop_assert_eq!(&views[0], &views[1]);
    let seats = Seat::first(MOST_SEATS).map(Onlooker::Seat);
    for onlooker in std::iter::once(Onlooker::Table).chain(seats) {
        let offers = [one, other].map(|game| offers(game.state(), onlooker));
        prop_assert_eq!(&offers[0], &offers[1], "{:?}", onlooker);
    }
    let moments = [one, other].map(|game| moment(game.state()));
    prop_assert_eq!(&moments[0], &moments[1]);
    Ok(())
}
