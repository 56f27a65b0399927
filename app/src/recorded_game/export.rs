//! A running game as a recorded one, so that another device can play on: with what was
//! undone, which can be redone there too.

use rules::replay::History;
use serde_json::Value;

use super::file::RecordedGame;
use super::recorded::Recorded;
use super::step::{Asked, Reason, Step};

impl<G: Recorded> RecordedGame<G> {
    /// The game so far, with the table that it has led to. Nothing as long as there is no game
    /// to be told: its cards are still being entered.
    ///
    /// Holds every secret that was entered; who exports it is told so.
    #[must_use]
    pub fn of(game: &History<G>, title: String) -> Option<Self> {
        let (setup, told) = G::begins_with(game)?;
        let happened = game.steps().iter().chain(game.undone()).skip(told);
        let mut steps: Vec<_> = happened
            .filter_map(|step| {
                Some(Step {
                    // Every seat of a step that happened has a player.
                    asked: Asked::Command(G::named(step, game.setup())?),
                    refused: G::refused(&step.events).map(Reason::Rule),
                    then: None,
                })
            })
            .collect();
        steps.extend(game.undone().iter().map(|_| Step {
            asked: Asked::Undo,
            refused: None,
            then: None,
        }));
        let expect = match G::table(game) {
            Value::Object(table) => Some(table),
            _ => None,
        };
        Some(Self {
            title,
            setup,
            setup_refused: None,
            steps,
            expect,
        })
    }
}
