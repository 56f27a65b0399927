//! The witches say that they are all that is left, and the living answer (S53).

use super::draft::Draft;
use super::moves::{Event, Side};
use super::refusals::{Code, Reasons, Refusals};
use super::rules::reasons;
use super::state::{NightStage, Phase, State};
use crate::seat::Seats;

/// Only in *counts*: the ledger finds the end by itself.
pub(crate) fn make(state: &State) -> Result<Vec<Event>, Refusals> {
    reasons(state, may_be_made(state)).none()?;
    Ok(vec![Event::WitchesClaimed])
}

pub(crate) fn may_be_made(state: &State) -> bool {
    let now = match state.phase {
        Phase::Day => true,
        Phase::Night(stage) => stage != NightStage::Resolved,
        Phase::Dealing { .. }
        | Phase::Setup
        | Phase::Dawn
        | Phase::Conspiracy { .. }
        | Phase::Over { .. } => false,
    };
    now && !state.deal.ledger
}

/// All living players have said whether it is so.
pub(crate) fn answer(state: &State, stands: bool) -> Result<Vec<Event>, Refusals> {
    let mut reasons = Reasons::default();
    reasons.require(state.claimed, Code::WrongPhase);
    reasons.none()?;
    let mut draft = Draft::on(state);
    draft.happen(Event::ClaimAnswered { stands });
    if stands {
        draft.happen(Event::Won {
            side: Side::Witches,
            late: Seats::NONE,
        });
    }
    Ok(draft.events())
}

pub(crate) fn apply(state: &mut State, event: &Event) {
    state.claimed = matches!(event, Event::WitchesClaimed);
}
