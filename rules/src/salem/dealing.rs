//! The hand round of the ledger: every player enters their Tryal cards in secret before
//! anything else (S16). A game that knows only what is public has none.

use strum::VariantArray;

use super::cards::{Card, CardCounts};
use super::draft::Draft;
use super::moves::Event;
use super::refusals::{Code, Refusals};
use super::requirements::reasons;
use super::setup::cards_each;
use super::state::{Phase, State};
use crate::seat::{Seat, Seats};

/// One hand. The last one ends the round: the hands are dealt, or they are not the cards
/// in play, and then nobody is named and all are asked again.
pub(crate) fn enter(draft: &mut Draft<'_>, seat: Seat, cards: &[Card]) -> Result<(), Refusals> {
    let state = draft.state();
    let entered = entered(state);
    let mut reasons = reasons(state, entered.is_some());
    reasons.require(state.is_seat(seat), Code::NoSuchPlayer);
    let first = entered.is_none_or(|entered| !entered.contains(seat));
    reasons.require(first, Code::AlreadyTaken);
    let each = cards_each(state.deal.seats).unwrap_or_default();
    reasons.require(cards.len() == usize::from(each), Code::CardsDoNotAddUp);
    reasons.none()?;
    let is_last = still_to_enter(state).eq([seat]);
    if is_last && !adds_up_with(state, seat, cards) {
        draft.happen(Event::HandsForgotten);
        return Ok(());
    }
    draft.happen(Event::HandEntered {
        seat,
        cards: cards.to_vec(),
    });
    if is_last {
        draft.happen(Event::HandsDealt);
    }
    Ok(())
}

/// Whose hand is in, while hands are entered.
fn entered(state: &State) -> Option<Seats> {
    match state.phase {
        Phase::Dealing { entered, .. } => Some(entered),
        _ => None,
    }
}

/// Whose hand is not in yet. A ghost's cards are entered like any other's (S60).
pub(crate) fn still_to_enter(state: &State) -> impl Iterator<Item = Seat> + use<> {
    let entered = entered(state);
    state
        .seats()
        .filter(move |seat| entered.is_some_and(|entered| !entered.contains(*seat)))
}

/// Whether the hands together, this last one among them, are the cards in play.
fn adds_up_with(state: &State, last: Seat, cards: &[Card]) -> bool {
    let last_hand = CardCounts::of(cards);
    let hands = state.seats().map(|seat| match seat {
        seat if seat == last => last_hand,
        seat => state.places[seat].hand,
    });
    let sum = |card| -> u32 {
        let hands = hands.clone();
        hands.map(|hand| u32::from(hand.kind(card))).sum()
    };
    Card::VARIANTS
        .iter()
        .all(|card| sum(*card) == u32::from(state.deal.cards.kind(*card)))
}

pub(crate) fn hand_entered(state: &mut State, seat: Seat, cards: &[Card]) {
    state.places[seat].hand = CardCounts::of(cards);
    if let Phase::Dealing {
        entered,
        did_not_add_up,
    } = &mut state.phase
    {
        entered.insert(seat);
        *did_not_add_up = false;
    }
}

pub(crate) fn forgotten(state: &mut State) {
    for seat in state.seats() {
        state.places[seat].hand = CardCounts::default();
    }
    state.phase = Phase::Dealing {
        entered: Seats::NONE,
        did_not_add_up: true,
    };
}

pub(crate) fn dealt(state: &mut State) {
    for seat in state.seats() {
        state.places[seat].was_witch = state.places[seat].hand.witch > 0;
    }
    state.phase = Phase::Setup;
}
