//! Views leak nothing. Two ledgers that differ only in hidden cards look the same to the
//! table, to the byte: views, offers, public record, refusals. Until a step that shows
//! or passes cards is accepted in one and refused in the other, or has another public
//! consequence: from then on the table itself knows which of the two it is.

use proptest::collection::vec;
use proptest::prelude::*;
use rules::onlooker::{Asker, Onlooker};
use rules::salem::SalemGame;
use rules::salem::cards::Card;
use rules::salem::moment::moment;
use rules::salem::moves::{Cause, Command, Event, Side};
use rules::salem::offers::offers;
use rules::salem::refusals::Code;
use rules::salem::rules::{apply, decide};
use rules::salem::state::State;
use rules::salem::view::{PhaseName, is_public, view};
use rules::seat::{MOST_SEATS, Seat};
use strum::VariantArray;

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
    fn s16_no_logged_card_is_answered_by_what_is_in_a_hand(
        [one, other] in two_deals(),
        walk in vec(any::<u64>(), 0..60),
    ) {
        let [mut one, mut other] = [one, other].map(|form| SalemGame::new(setup(&form)));
        for luck in walk {
            let mut dice = Luck(luck ^ 0x0a5c_ed00);
            for command in logged_cards(&mut dice, one.state()) {
                answered_alike(one.state(), other.state(), &command)?;
            }
            let command = overridden(a_step_for_both(luck, &one, &other));
            let decided = [&one, &other].map(|game| game.decide(Asker::Host, &command));
            if let [Ok(events), Ok(others)] = &decided
                && public(events) == public(others)
            {
                for game in [&mut one, &mut other] {
                    prop_assert!(game.submit(Asker::Host, command.clone()).is_ok());
                }
            }
        }
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
            // Whoever stays may be witches all (S53).
            | Command::Leave { .. }
            | Command::ConstableChoose { .. }
            // With many Witch cards the deal itself may have made witches of all (S53).
            | Command::WitchesChoose { .. }
    )
}

/// The public record of a step. That the ledger was put right is no part of it.
fn public(events: &[Event]) -> Vec<String> {
    let public = events.iter().filter(|event| is_public(event));
    public.map(told).collect()
}

/// The same as a table takes it.
fn overridden(mut command: Command) -> Command {
    if let Command::Reveal { overrides, .. }
    | Command::Confess { overrides, .. }
    | Command::TurnUp { overrides, .. } = &mut command
    {
        *overrides = true;
    }
    command
}

/// Every way to show a card, of anybody, and some ways to turn cards up: as a table takes them,
/// where the card that lies there is right.
fn logged_cards(dice: &mut Luck, state: &State) -> Vec<Command> {
    let mut all = Vec::new();
    let table = view(state, Onlooker::Table);
    // One seat more, where nobody sits.
    for player in Seat::first(table.seats.len() + 1) {
        for card in Card::VARIANTS.iter().copied() {
            for holds_another in [false, true] {
                all.push(Command::Reveal {
                    player,
                    card,
                    holds_another,
                    overrides: true,
                });
                all.push(Command::Confess {
                    player,
                    card: Some(card),
                    holds_another,
                    overrides: true,
                });
            }
        }
    }
    let due = table.due;
    for _ in 0..12 {
        let player = match due {
            Some(due) if !dice.one_in(4) => due.seat,
            _ => Seat::at(dice.below(MOST_SEATS)).expect("a seat of the house"),
        };
        let count = match due {
            Some(due) if !dice.one_in(4) => usize::from(due.count),
            _ => dice.below(7),
        };
        let mut any = || Card::VARIANTS[dice.below(Card::VARIANTS.len())];
        all.push(Command::TurnUp {
            player,
            cards: (0..count).map(|_| any()).collect(),
            overrides: true,
        });
    }
    all
}

/// What everybody sees of a logged card before the rules draw a consequence that hangs on hands
/// and lies in the open for all: a Witch card that kills (S28), and the witches' win (S53). And
/// whether there was such a consequence.
fn seen_at_once(events: &[Event]) -> (Vec<String>, bool) {
    let hangs_on_hands = |event: &Event| {
        let kills = matches!(event, Event::Died { cause, .. } if *cause == Cause::WitchCard);
        kills || matches!(event, Event::Won { side, .. } if *side == Side::Witches)
    };
    let first = events.iter().position(hangs_on_hands);
    let before = &events[..first.unwrap_or(events.len())];
    (public(before), first.is_some())
}

/// The same to all who look on, as far as no hand has a public consequence.
fn answered_alike(one: &State, other: &State, command: &Command) -> Result<(), TestCaseError> {
    let decided = [one, other].map(|state| decide(state, Asker::Host, command));
    let [events, others] = match decided {
        [Ok(events), Ok(others)] => [events, others],
        [Err(refused), Err(too)] => {
            prop_assert_eq!(refused.codes(), too.codes(), "{}", told(command));
            return Ok(());
        }
        _ => {
            return Err(TestCaseError::fail(format!(
                "{} asks for a hand",
                told(command)
            )));
        }
    };
    let [(seen, cut), (too, cut_too)] = [&events, &others].map(|events| seen_at_once(events));
    let both = seen.len().min(too.len());
    prop_assert_eq!(&seen[..both], &too[..both], "{}", told(command));
    prop_assert!(seen.len() == both || cut_too, "{}", told(command));
    prop_assert!(too.len() == both || cut, "{}", told(command));
    if cut || cut_too {
        return Ok(());
    }
    let after = [(one, &events), (other, &others)].map(|(state, events)| {
        let mut state = state.clone();
        for event in events {
            apply(&mut state, event);
        }
        let offered = offers(&state, Onlooker::Table);
        (told(&view(&state, Onlooker::Table)), offered)
    });
    if after[0].0.contains("\"phase\":\"over\"") {
        return Ok(());
    }
    prop_assert_eq!(&after[0], &after[1], "{}", told(command));
    Ok(())
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
