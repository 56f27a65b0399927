//! The day: blue cards given, moved and discarded (S26), red cards counted (S25).
//! A trial's reveal stands in `reveal`.

use super::cards::{BlueCard, RedCard};
use super::characters;
use super::moves::Event;
use super::printing::Piety;
use super::refusals::{Code, Refusals};
use super::rules::{reasons, require_living};
use super::state::{Phase, State};
use crate::seat::Seat;

pub(crate) fn give(state: &State, card: BlueCard, seat: Seat) -> Result<Vec<Event>, Refusals> {
    let mut reasons = reasons(state, state.phase == Phase::Day);
    require_living(&mut reasons, state, seat);
    reasons.require(state.holders(card) < card.copies(), Code::AlreadyHeld);
    reasons.none()?;
    // Both Matchmakers on one player: both are discarded (S26, our ruling).
    Ok(vec![if state.places[seat].blue.has(card) {
        Event::BlueCardDiscarded { card, seat }
    } else {
        Event::BlueCardGiven { card, seat }
    }])
}

pub(crate) fn move_card(
    state: &State,
    card: BlueCard,
    from: Seat,
    to: Seat,
) -> Result<Vec<Event>, Refusals> {
    let mut reasons = reasons(state, state.phase == Phase::Day);
    require_living(&mut reasons, state, from);
    require_living(&mut reasons, state, to);
    let held = state.is_seat(from) && state.places[from].blue.has(card);
    reasons.require(held, Code::NotHeld);
    reasons.require(from != to, Code::MayNotChooseSelf);
    reasons.none()?;
    Ok(if state.places[to].blue.has(card) {
        let discarded = |seat| Event::BlueCardDiscarded { card, seat };
        vec![discarded(from), discarded(to)]
    } else {
        vec![Event::BlueCardMoved { card, from, to }]
    })
}

pub(crate) fn discard(state: &State, card: BlueCard, seat: Seat) -> Result<Vec<Event>, Refusals> {
    let mut reasons = reasons(state, state.phase == Phase::Day);
    require_living(&mut reasons, state, seat);
    let held = state.is_seat(seat) && state.places[seat].blue.has(card);
    reasons.require(held, Code::NotHeld);
    reasons.none()?;
    Ok(vec![Event::BlueCardDiscarded { card, seat }])
}

pub(crate) fn accuse(state: &State, seat: Seat, card: RedCard) -> Result<Vec<Event>, Refusals> {
    let mut reasons = reasons(state, state.phase == Phase::Day);
    require_living(&mut reasons, state, seat);
    reasons.require(!piety_forbids(state, seat), Code::PietyForbids);
    reasons.none()?;
    let points = characters::points(state, seat, card);
    Ok(vec![Event::Accused { seat, points }])
}

pub(crate) fn piety_forbids(state: &State, seat: Seat) -> bool {
    state.is_seat(seat)
        && state.deal.switches.piety == Piety::Forbids
        && state.places[seat].blue.has(BlueCard::Piety)
}

pub(crate) fn clear_accusations(state: &State, seat: Seat) -> Result<Vec<Event>, Refusals> {
    let mut reasons = reasons(state, state.phase == Phase::Day);
    require_living(&mut reasons, state, seat);
    let any = state.is_seat(seat) && state.places[seat].accusations > 0;
    reasons.require(any, Code::NotHeld);
    reasons.none()?;
    Ok(vec![Event::AccusationsCleared { seat }])
}

pub(crate) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::BlueCardGiven { card, seat } => state.places[*seat].blue.put(*card),
        Event::BlueCardMoved { card, from, to } => {
            state.places[*from].blue.take(*card);
            state.places[*to].blue.put(*card);
        }
        Event::BlueCardDiscarded { card, seat } => state.places[*seat].blue.take(*card),
        Event::Accused { seat, points } => {
            let place = &mut state.places[*seat];
            place.accusations = place.accusations.saturating_add(*points);
        }
        Event::AccusationsCleared { seat } => state.places[*seat].accusations = 0,
        _ => {}
    }
}
