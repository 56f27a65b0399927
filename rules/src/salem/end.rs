//! How the game ends (S45, S52, S53, S64).

use super::draft::Draft;
use super::moves::{Event, Side};
use super::state::{Phase, State};
use crate::seat::{Seat, Seats};

pub(crate) fn is_over(state: &State) -> bool {
    matches!(state.phase, Phase::Over { .. })
}

/// Ends the game if a side has won. `late` are those who turned witch in the conspiracy
/// that has just passed its cards, or by what somebody gave who left: they lose with the
/// townspeople (S45, S39).
///
/// The townspeople are looked for first *(our ruling)*: the last Witch card is face up
/// before anything that its turning brings about. So both sides never win at once.
pub(crate) fn look(draft: &mut Draft<'_>, late: Seats) {
    let state = draft.state();
    let won = if is_over(state) {
        None
    } else if state.hidden().witch == 0 {
        Some((Side::Townspeople, Seats::NONE))
    } else if witches_have_won(state) {
        Some((Side::Witches, late))
    } else {
        None
    };
    if let Some((side, late)) = won {
        draft.happen(Event::Won { side, late });
    }
}

fn witches_have_won(state: &State) -> bool {
    // S64: in a ghost game the constable's unmasking or any death is enough.
    let ghosts = state.has_ghosts();
    let died = |seat: &Seat| !state.is_alive(*seat) && !state.has_left(*seat);
    if ghosts && (state.constable_is_gone() || state.seats().any(|seat| died(&seat))) {
        return true;
    }
    state.deal.ledger
        && state
            .living()
            .filter(|seat| !state.is_ghost(*seat))
            .all(|seat| state.places[seat].was_witch)
}

pub(crate) fn won(state: &mut State, side: Side, late: Seats) {
    state.phase = Phase::Over { winner: side };
    state.late = late;
    state.due = None;
    state.claimed = false;
}
