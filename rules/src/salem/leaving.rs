//! Somebody goes home in the middle of the game (S39): what they have face down is turned up, or
//! goes unseen to another player; what lay before them goes; the end is looked for. It is no death.

use super::death;
use super::draft::Draft;
use super::moves::Event;
use super::refusals::{Code, Refusals};
use super::requirements::{reasons, require_living};
use super::state::{Due, DueCards, Phase, State};
use crate::seat::Seat;

pub(crate) fn leave(
    draft: &mut Draft<'_>,
    seat: Seat,
    gives_to: Option<Seat>,
) -> Result<(), Refusals> {
    let state = draft.state();
    let mut reasons = reasons(state, state.phase == Phase::Day);
    require_living(&mut reasons, state, seat);
    // Nobody sits there who could go (S60).
    reasons.require(!state.is_ghost(seat), Code::NoSuchAbility);
    reasons.require(somebody_stays(state, seat), Code::NobodyWouldBeLeft);
    if let Some(to) = gives_to {
        require_living(&mut reasons, state, to);
        reasons.require(to != seat, Code::MayNotChooseSelf);
    }
    reasons.none()?;
    draft.happen(Event::LeftTheTable { seat, gives_to });
    death::settle(draft);
    Ok(())
}

/// Whether this living player may leave, as far as the table is concerned.
pub(crate) fn may_leave(state: &State, seat: Seat) -> bool {
    !state.is_ghost(seat) && somebody_stays(state, seat)
}

fn somebody_stays(state: &State, seat: Seat) -> bool {
    let mut others = state.living().filter(|other| *other != seat);
    others.any(|other| !state.is_ghost(other))
}

pub(crate) fn left(state: &mut State, seat: Seat, gives_to: Option<Seat>) {
    let turned = gives_to.filter(|to| {
        let given = state.places[seat].hand.witch > 0;
        given && !state.places[*to].was_witch && !state.is_ghost(*to)
    });
    let place = &mut state.places[seat];
    place.alive = false;
    place.left = true;
    if let Some(to) = gives_to {
        let cards = std::mem::take(&mut place.face_down);
        let hand = std::mem::take(&mut place.hand);
        let place = &mut state.places[to];
        place.face_down = place.face_down.saturating_add(cards);
        place.hand = place.hand.with(hand);
        // A Witch card received makes a witch, as in a conspiracy (S42).
        place.was_witch |= hand.witch > 0;
    }
    state.due = Some(Due {
        seat,
        what: DueCards::OfOneWhoLeft { turned },
    });
}
