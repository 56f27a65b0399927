//! The reasons that commands of any phase have in common.

use super::refusals::{Code, Reasons};
use super::state::State;
use crate::seat::Seat;

/// The reasons that every command of a phase has in common: the phase itself, a death
/// whose cards come first, and a claim that is to be answered first.
pub(crate) fn reasons(state: &State, right_phase: bool) -> Reasons {
    let mut reasons = Reasons::default();
    reasons.require(state.due.is_none(), Code::WaitingForDeadCards);
    reasons.require(right_phase && !state.claimed, Code::WrongPhase);
    reasons
}

/// Requires a player who is alive.
pub(crate) fn require_living(reasons: &mut Reasons, state: &State, seat: Seat) {
    reasons.require(state.is_seat(seat), Code::NoSuchPlayer);
    let left = state.has_left(seat);
    reasons.require(!left, Code::PlayerHasLeft);
    reasons.require(
        !state.is_seat(seat) || left || state.is_alive(seat),
        Code::PlayerIsDead,
    );
}
