//! Dawn, once, before anything else (S20).

use super::cards::BlueCard;
use super::draft::Draft;
use super::end;
use super::moves::Event;
use super::night::chosen_or_drawn;
use super::refusals::Refusals;
use super::requirements::reasons;
use super::state::{Phase, State};
use crate::seat::{Seat, Seats};

pub(crate) fn begin(draft: &mut Draft<'_>) -> Result<(), Refusals> {
    let state = draft.state();
    reasons(state, state.phase == Phase::Setup).none()?;
    draft.happen(Event::DawnBegan);
    Ok(())
}

/// The witches agree on who gets the Black Cat; a witch may get it.
pub(crate) fn witches_choose(draft: &mut Draft<'_>, player: Option<Seat>) -> Result<(), Refusals> {
    let state = draft.state();
    let (seat, drawn) = chosen_or_drawn(state, player, reasons(state, true))?;
    draft.happen(Event::BlackCatPlaced { seat, drawn });
    // With many Witch cards the deal itself may have made witches of all (S53).
    end::look(draft, Seats::NONE);
    Ok(())
}

pub(crate) fn began(state: &mut State) {
    state.phase = Phase::Dawn;
}

pub(crate) fn cat_placed(state: &mut State, seat: Seat, drawn: bool) {
    state.places[seat].blue.put(BlueCard::BlackCat);
    state.draws += u32::from(drawn);
    state.phase = Phase::Day;
}
