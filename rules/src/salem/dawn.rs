//! Dawn, once, before anything else (S20).

use super::cards::BlueCard;
use super::draft::Draft;
use super::end;
use super::moves::Event;
use super::night::chosen_or_drawn;
use super::refusals::Refusals;
use super::rules::reasons;
use super::state::{Phase, State};
use crate::seat::{Seat, Seats};

pub(crate) fn begin(state: &State) -> Result<Vec<Event>, Refusals> {
    reasons(state, state.phase == Phase::Setup).none()?;
    Ok(vec![Event::DawnBegan])
}

/// The witches agree on who gets the Black Cat; a witch may get it.
pub(crate) fn witches_choose(state: &State, player: Option<Seat>) -> Result<Vec<Event>, Refusals> {
    let (seat, drawn) = chosen_or_drawn(state, player, reasons(state, true))?;
    let mut draft = Draft::on(state);
    draft.happen(Event::BlackCatPlaced { seat, drawn });
    // With many Witch cards the deal itself may have made witches of all (S53).
    end::look(&mut draft, Seats::NONE);
    Ok(draft.events())
}

pub(crate) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::BlackCatPlaced { seat, drawn } => {
            state.places[*seat].blue.put(BlueCard::BlackCat);
            state.draws += u32::from(*drawn);
            state.phase = Phase::Day;
        }
        _ => state.phase = Phase::Dawn,
    }
}
