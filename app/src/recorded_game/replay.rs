//! Runs a recorded game and holds each step against what the file says of it.

use std::fmt;

use rules::onlooker::Asker;
use rules::replay::History;
use serde::Serialize;
use serde_json::{Value, json};
use thiserror::Error;

use super::compare::{Difference, difference};
use super::file::RecordedGame;
use super::recorded::Recorded;
use super::step::{Asked, HouseReason, Reason, Step};

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
        /// The code of every reason.
        reasons: Vec<String>,
        /// The reason that the file names.
        expected: Option<String>,
    },
    /// Accepted, though the file says that it is refused.
    Accepted {
        /// The reason that the file names.
        expected: String,
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
                write!(to, "refused: {}", reasons.join(", "))?;
                match expected {
                    Some(code) => write!(to, "; the file says: {code}"),
                    None => Ok(()),
                }
            }
            Self::Accepted { expected } => {
                write!(to, "accepted; the file says refused: {expected}")
            }
            Self::Differs(difference) => difference.fmt(to),
        }
    }
}

/// The code as files write it.
fn word(code: impl Serialize) -> String {
    match serde_json::to_value(code) {
        Ok(Value::String(word)) => word,
        _ => String::new(),
    }
}

/// Runs the game and gives the public table at its end; where the setup is refused as
/// the file says, the reasons.
///
/// # Errors
/// The first thing that went otherwise.
pub fn replay<G: Recorded>(recorded: &RecordedGame<G>) -> Result<Value, Mismatch> {
    Ok(match play(recorded)? {
        Some(game) => G::table(&game),
        None => json!({ "setup_refused": recorded.setup_refused }),
    })
}

/// Runs the game and gives it with its past, to be played on; nothing where the setup is
/// refused as the file says.
///
/// # Errors
/// The first thing that went otherwise.
pub fn play<G: Recorded>(recorded: &RecordedGame<G>) -> Result<Option<History<G>>, Mismatch> {
    let at_setup = |what| Mismatch {
        place: Place::Setup,
        what,
    };
    let setup = G::check(&G::whole(recorded.setup.clone())).map_err(|refusals| {
        let mut reasons: Vec<_> = refusals.iter().map(|refusal| refusal.code).collect();
        reasons.dedup();
        reasons
    });
    let setup = match as_expected(setup, recorded.setup_refused).map_err(at_setup)? {
        Some(setup) => setup,
        None => return Ok(None),
    };
    let mut game = History::new(setup);
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
        && let Some(difference) = difference(expected, &G::table(&game))
    {
        return Err(Mismatch {
            place: Place::End,
            what: Otherwise::Differs(difference),
        });
    }
    Ok(Some(game))
}

fn run<G: Recorded>(game: &mut History<G>, step: &Step<G>) -> Result<(), Otherwise> {
    as_expected(ask(game, &step.asked), step.refused)?;
    match &step.then {
        Some(expected) => match difference(expected, &G::table(game)) {
            Some(difference) => Err(Otherwise::Differs(difference)),
            None => Ok(()),
        },
        None => Ok(()),
    }
}

/// What came of it, if that is what the file says; nothing for an expected refusal.
fn as_expected<T, C: PartialEq + Copy + Serialize>(
    result: Result<T, Vec<C>>,
    refused: Option<C>,
) -> Result<Option<T>, Otherwise> {
    match (result, refused) {
        (Ok(done), None) => Ok(Some(done)),
        (Ok(_), Some(expected)) => Err(Otherwise::Accepted {
            expected: word(expected),
        }),
        (Err(reasons), Some(expected)) if reasons.contains(&expected) => Ok(None),
        (Err(reasons), expected) => Err(Otherwise::Refused {
            reasons: reasons.into_iter().map(word).collect(),
            expected: expected.map(word),
        }),
    }
}

fn ask<G: Recorded>(game: &mut History<G>, asked: &Asked<G>) -> Result<(), Vec<Reason<G::Code>>> {
    let house = |reason| Err(vec![Reason::House(reason)]);
    match asked {
        Asked::Undo if game.undo() => Ok(()),
        Asked::Undo => house(HouseReason::NothingToUndo),
        Asked::Redo if game.redo() => Ok(()),
        Asked::Redo => house(HouseReason::NothingToRedo),
        Asked::Command(named) => {
            let rule = |code| vec![Reason::Rule(code)];
            let command = G::seated(named, game.setup()).map_err(rule)?;
            let events = game.submit(Asker::Host, command).map_err(|refusals| {
                Vec::from_iter(refusals.codes().iter().copied().map(Reason::Rule))
            })?;
            // It happened, and can be undone; to who asked for it, it is a refusal.
            G::refused(events).map_or(Ok(()), |code| Err(rule(code)))
        }
    }
}
