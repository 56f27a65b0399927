//! A running game as a recorded one, so that another device can play on: with what was
//! undone, which can be redone there too.

use rules::salem::SalemGame;
use rules::salem::moves::{Command, Event};
use rules::salem::refusals::Code;
use serde_json::Value;

use super::file::RecordedGame;
use super::step::{Asked, Step};
use super::table::table;

impl RecordedGame {
    /// The game so far, with the table that it has led to.
    ///
    /// Holds every secret that was entered; who exports it is told so.
    #[must_use]
    pub fn of(game: &SalemGame, title: String) -> Self {
        let happened = game.steps().iter().chain(game.undone());
        let mut steps: Vec<_> = happened
            .filter_map(|step| {
                let command = as_it_turned_out(&step.command, &step.events);
                let forgotten = step.events.contains(&Event::TakesForgotten);
                // Every seat of a step that happened has a player.
                let named = command.named(game.setup()).ok()?;
                Some(Step {
                    asked: Asked::Command(named),
                    refused: forgotten.then_some(Code::CardsDoNotAddUp),
                    then: None,
                })
            })
            .collect();
        steps.extend(game.undone().iter().map(|_| Step {
            asked: Asked::Undo,
            refused: None,
            then: None,
        }));
        let expect = match table(game) {
            Value::Object(table) => Some(table),
            _ => None,
        };
        Self {
            title,
            setup: game.setup().form(),
            setup_refused: None,
            steps,
            expect,
        }
    }
}

/// A choice that was drawn is written as the player who was drawn (S61), so that no
/// other program needs our way of drawing.
fn as_it_turned_out(command: &Command, events: &[Event]) -> Command {
    let drawn = events.iter().find_map(|event| match event {
        Event::BlackCatPlaced { seat, drawn: true } | Event::WitchesChose { seat, drawn: true } => {
            Some(*seat)
        }
        _ => None,
    });
    match (command, drawn) {
        (Command::WitchesChoose { player: None }, Some(seat)) => {
            Command::WitchesChoose { player: Some(seat) }
        }
        _ => command.clone(),
    }
}
