//! Runs a recorded game and holds each step against what the file says of it.

use std::fmt;

use rules::salem::SalemGame;
use rules::salem::moves::Event;
use rules::salem::refusals::Code;
use serde_json::{Value, json};
use thiserror::Error;

use super::compare::{Difference, difference};
use super::file::RecordedGame;
use super::step::{Asked, Step};
use super::table::table;

/// The first thing that went otherwise than the file says.
#[derive(Debug, Clone, PartialEq, Error)]
#[error("{place}: {what}")]
pub struct Mismatch {
    /// Where.
    pub place: Place,
    /// What.
    pub what: Otherwise,
}

/// Where in the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// At the setup.
    Setup,
    /// At a step.
    Step {
        /// Counted from 0.
        index: usize,
        /// The file's word for it.
        word: String,
    },
    /// After all steps.
    End,
}

/// What went otherwise.
#[derive(Debug, Clone, PartialEq)]
pub enum Otherwise {
    /// Refused, for other reasons than expected or without expecting it.
    Refused {
        /// Every reason.
        reasons: Vec<Code>,
        /// The reason that the file names.
        expected: Option<Code>,
    },
    /// Accepted, though the file says that it is refused.
    Accepted {
        /// The reason that the file names.
        expected: Code,
    },
    /// The table shows something else.
    Differs(Difference),
}

impl fmt::Display for Place {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup => write!(to, "the setup"),
            Self::Step { index, word } => write!(to, "step {} ({word})", index + 1),
            Self::End => write!(to, "the table at the end"),
        }
    }
}

impl fmt::Display for Otherwise {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused { reasons, expected } => {
                let reasons: Vec<_> = reasons.iter().map(word).collect();
                write!(to, "refused: {}", reasons.join(", "))?;
                match expected {
                    Some(code) => write!(to, "; the file says: {}", word(code)),
                    None => Ok(()),
                }
            }
            Self::Accepted { expected } => {
                write!(to, "accepted; the file says refused: {}", word(expected))
            }
            Self::Differs(difference) => difference.fmt(to),
        }
    }
}

fn word(code: &Code) -> String {
    match serde_json::to_value(code) {
        Ok(Value::String(word)) => word,
        _ => format!("{code:?}"),
    }
}

/// Runs the game and gives the public table at its end; where the setup is refused as
/// the file says, the reasons.
///
/// # Errors
/// The first thing that went otherwise.
pub fn replay(recorded: &RecordedGame) -> Result<Value, Mismatch> {
    Ok(match play(recorded)? {
        Some(game) => table(&game),
        None => json!({ "setup_refused": recorded.setup_refused }),
    })
}

/// Runs the game and gives it with its past, to be played on; nothing where the setup is
/// refused as the file says.
///
/// # Errors
/// The first thing that went otherwise.
pub fn play(recorded: &RecordedGame) -> Result<Option<SalemGame>, Mismatch> {
    let at_setup = |what| Mismatch {
        place: Place::Setup,
        what,
    };
    let setup = recorded.setup.check().map_err(|refusals| {
        let mut reasons: Vec<_> = refusals.iter().map(|refusal| refusal.code).collect();
        reasons.dedup();
        reasons
    });
    let setup = match as_expected(setup, recorded.setup_refused).map_err(at_setup)? {
        Some(setup) => setup,
        None => return Ok(None),
    };
    let mut game = SalemGame::new(setup);
    for (index, step) in recorded.steps.iter().enumerate() {
        run(&mut game, step).map_err(|what| Mismatch {
            place: Place::Step {
                index,
                word: step.asked.word(),
            },
            what,
        })?;
    }
    if let Some(expected) = &recorded.expect
        && let Some(difference) = difference(expected, &table(&game))
    {
        return Err(Mismatch {
            place: Place::End,
            what: Otherwise::Differs(difference),
        });
    }
    Ok(Some(game))
}

fn run(game: &mut SalemGame, step: &Step) -> Result<(), Otherwise> {
    as_expected(ask(game, &step.asked), step.refused)?;
    match &step.then {
        Some(expected) => match difference(expected, &table(game)) {
            Some(difference) => Err(Otherwise::Differs(difference)),
            None => Ok(()),
        },
        None => Ok(()),
    }
}

/// What came of it, if that is what the file says; nothing for an expected refusal.
fn as_expected<T>(
    result: Result<T, Vec<Code>>,
    refused: Option<Code>,
) -> Result<Option<T>, Otherwise> {
    match (result, refused) {
        (Ok(done), None) => Ok(Some(done)),
        (Ok(_), Some(expected)) => Err(Otherwise::Accepted { expected }),
        (Err(reasons), Some(expected)) if reasons.contains(&expected) => Ok(None),
        (Err(reasons), expected) => Err(Otherwise::Refused { reasons, expected }),
    }
}

fn ask(game: &mut SalemGame, asked: &Asked) -> Result<(), Vec<Code>> {
    match asked {
        Asked::Undo if game.undo() => Ok(()),
        Asked::Undo => Err(vec![Code::NothingToUndo]),
        Asked::Redo if game.redo() => Ok(()),
        Asked::Redo => Err(vec![Code::NothingToRedo]),
        Asked::Command(command) => {
            let command = command.clone().seated(game.setup());
            let command = command.map_err(|code| vec![code])?;
            let events = game
                .submit(command)
                .map_err(|refusals| refusals.codes().to_vec())?;
            // S43: it happened, and can be undone; to who asked for it, it is a refusal.
            if events.contains(&Event::TakesForgotten) {
                return Err(vec![Code::CardsDoNotAddUp]);
            }
            Ok(())
        }
    }
}
