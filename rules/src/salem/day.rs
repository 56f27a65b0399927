//! The day: blue cards given, moved and discarded (S26), red cards counted (S25).
//! A trial's reveal stands in `reveal`.

use super::cards::{BlueCard, RedCard};
use super::characters;
use super::draft::Draft;
use super::moves::Event;
use super::printing::Piety;
use super::refusals::{Code, Refusals};
use super::requirements::{reasons, require_living};
use super::state::{Phase, State};
use crate::seat::Seat;

pub(crate) fn give(draft: &mut Draft<'_>, card: BlueCard, seat: Seat) -> Result<(), Refusals> {
    let state = draft.state();
    let mut reasons = reasons(state, state.phase == Phase::Day);
    require_living(&mut reasons, state, seat);
    reasons.require(state.holders(card) < card.copies(), Code::AlreadyHeld);
    reasons.none()?;
    // Both Matchmakers on one player: both are discarded (S26, our ruling).
    let event = if state.places[seat].blue.has(card) {
        Event::BlueCardDiscarded { card, seat }
    } else {
        Event::BlueCardGiven { card, seat }
    };
    draft.happen(event);
    Ok(())
}

pub(crate) fn move_card(
    draft: &mut Draft<'_>,
    card: BlueCard,
    from: Seat,
    to: Seat,
) -> Result<(), Refusals> {
    let state = draft.state();
    let mut reasons = reasons(state, state.phase == Phase::Day);
    require_living(&mut reasons, state, from);
    require_living(&mut reasons, state, to);
    let held = state.is_seat(from) && state.places[from].blue.has(card);
    reasons.require(held, Code::NotHeld);
    reasons.require(from != to, Code::MayNotChooseSelf);
    reasons.none()?;
    if state.places[to].blue.has(card) {
        for seat in [from, to] {
            draft.happen(Event::BlueCardDiscarded { card, seat });
        }
    } else {
        draft.happen(Event::BlueCardMoved { card, from, to });
    }
    Ok(())
}

pub(crate) fn discard(draft: &mut Draft<'_>, card: BlueCard, seat: Seat) -> Result<(), Refusals> {
    let state = draft.state();
    let mut reasons = reasons(state, state.phase == Phase::Day);
    require_living(&mut reasons, state, seat);
    let held = state.is_seat(seat) && state.places[seat].blue.has(card);
    reasons.require(held, Code::NotHeld);
    reasons.none()?;
    draft.happen(Event::BlueCardDiscarded { card, seat });
    Ok(())
}

pub(crate) fn accuse(draft: &mut Draft<'_>, seat: Seat, card: RedCard) -> Result<(), Refusals> {
    let state = draft.state();
    let mut reasons = reasons(state, state.phase == Phase::Day);
    require_living(&mut reasons, state, seat);
    reasons.require(!piety_forbids(state, seat), Code::PietyForbids);
    reasons.none()?;
    let points = characters::points(state, seat, card);
    draft.happen(Event::Accused { seat, points });
    Ok(())
}

pub(crate) fn piety_forbids(state: &State, seat: Seat) -> bool {
    state.is_seat(seat)
        && state.deal.switches.piety == Piety::Forbids
        && state.places[seat].blue.has(BlueCard::Piety)
}

pub(crate) fn clear_accusations(draft: &mut Draft<'_>, seat: Seat) -> Result<(), Refusals> {
    let state = draft.state();
    let mut reasons = reasons(state, state.phase == Phase::Day);
    require_living(&mut reasons, state, seat);
    let any = state.is_seat(seat) && state.places[seat].accusations > 0;
    reasons.require(any, Code::NotHeld);
    reasons.none()?;
    draft.happen(Event::AccusationsCleared { seat });
    Ok(())
}

pub(crate) fn given(state: &mut State, card: BlueCard, seat: Seat) {
    state.places[seat].blue.put(card);
}

pub(crate) fn moved(state: &mut State, card: BlueCard, from: Seat, to: Seat) {
    state.places[from].blue.take(card);
    state.places[to].blue.put(card);
}

pub(crate) fn discarded(state: &mut State, card: BlueCard, seat: Seat) {
    state.places[seat].blue.take(card);
}

pub(crate) fn accused(state: &mut State, seat: Seat, points: u8) {
    let place = &mut state.places[seat];
    place.accusations = place.accusations.saturating_add(points);
}

pub(crate) fn cleared(state: &mut State, seat: Seat) {
    state.places[seat].accusations = 0;
}
