//! Salem 1692 as a file: names for seats, drawn choices as who was drawn, and hands that were
//! entered at the table as if they had been known from the start.

use std::collections::BTreeMap;

use rules::replay::Step;
use rules::salem::game::dealt;
use rules::salem::moves::{Command, Event};
use rules::salem::refusals::Code;
use rules::salem::setup::TrackingForm;
use rules::salem::setup::{Setup, SetupForm};
use rules::salem::{Salem, SalemGame};
use serde_json::Value;

use super::table::table;
use crate::recorded_game::Recorded;

impl Recorded for Salem {
    type Named = Command<String>;

    fn seated(named: &Command<String>, setup: &Setup) -> Result<Command, Code> {
        named.clone().seated(setup)
    }

    fn named(step: &Step<Command, Event>, setup: &Setup) -> Option<Command<String>> {
        as_it_turned_out(&step.command, &step.events)
            .named(setup)
            .ok()
    }

    fn refused(events: &[Event]) -> Option<Code> {
        // S43.
        events
            .contains(&Event::TakesForgotten)
            .then_some(Code::CardsDoNotAddUp)
    }

    fn whole(form: SetupForm) -> SetupForm {
        // In a file nobody can be asked for their hand.
        let none: BTreeMap<_, _> = BTreeMap::new();
        let hands = match form.tracking {
            TrackingForm::Ledger => form.hands.or(Some(none)),
            TrackingForm::Counts => form.hands,
        };
        SetupForm { hands, ..form }
    }

    fn begins_with(game: &SalemGame) -> Option<(SetupForm, usize)> {
        dealt(game)
    }

    fn table(game: &SalemGame) -> Value {
        table(game)
    }
}

/// A choice that was drawn is written as the player who was drawn (S61), and a card that was
/// logged says that it overrules the ledger only where it did (S16).
fn as_it_turned_out(command: &Command, events: &[Event]) -> Command {
    let corrected = |event: &Event| matches!(event, Event::LedgerCorrected { .. });
    let mut command = command.clone();
    if let Command::Reveal { overrides, .. }
    | Command::Confess { overrides, .. }
    | Command::TurnUp { overrides, .. } = &mut command
    {
        *overrides &= events.iter().any(corrected);
    }
    let drawn = events.iter().find_map(|event| match event {
        Event::BlackCatPlaced { seat, drawn: true } | Event::WitchesChose { seat, drawn: true } => {
            Some(*seat)
        }
        _ => None,
    });
    match (&command, drawn) {
        (Command::WitchesChoose { player: None }, Some(seat)) => {
            Command::WitchesChoose { player: Some(seat) }
        }
        _ => command,
    }
}
