//! The witches say that they are all that is left, and the living answer (S53).

use super::draft::Draft;
use super::moves::{Event, Side};
use super::refusals::{Code, Reasons, Refusals};
use super::requirements::reasons;
use super::state::{NightStage, Phase, State};
use crate::seat::Seats;

/// Only in *counts*: the ledger finds the end by itself.
pub(crate) fn make(draft: &mut Draft<'_>) -> Result<(), Refusals> {
    let state = draft.state();
    reasons(state, may_be_made(state)).none()?;
    draft.happen(Event::WitchesClaimed);
    Ok(())
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
pub(crate) fn answer(draft: &mut Draft<'_>, stands: bool) -> Result<(), Refusals> {
    let mut reasons = Reasons::default();
    reasons.require(draft.state().claimed, Code::WrongPhase);
    reasons.none()?;
    draft.happen(Event::ClaimAnswered { stands });
    if stands {
        draft.happen(Event::Won {
            side: Side::Witches,
            late: Seats::NONE,
        });
    }
    Ok(())
}

pub(crate) fn made(state: &mut State) {
    state.claimed = true;
}

pub(crate) fn answered(state: &mut State) {
    state.claimed = false;
}
