//! The hand round of the ledger: every player enters their Tryal cards in secret before
//! anything else (S16). A game that knows only what is public has none.

use super::cards::{Card, CardCounts};
use super::draft::Draft;
use super::moves::Event;
use super::refusals::{Code, Refusals};
use super::rules::reasons;
use super::setup::cards_each;
use super::state::{Phase, State};
use crate::seat::{Seat, Seats};

/// One hand. The last one ends the round: the hands are dealt, or they are not the cards
/// in play, and then nobody is named and all are asked again.
pub(crate) fn enter(state: &State, seat: Seat, cards: &[Card]) -> Result<Vec<Event>, Refusals> {
    let entered = entered(state);
    let mut reasons = reasons(state, entered.is_some());
    reasons.require(state.is_seat(seat), Code::NoSuchPlayer);
    let first = entered.is_none_or(|entered| !entered.contains(seat));
    reasons.require(first, Code::AlreadyTaken);
    let each = cards_each(state.deal.seats).unwrap_or_default();
    reasons.require(cards.len() == usize::from(each), Code::CardsDoNotAddUp);
    reasons.none()?;
    let mut draft = Draft::on(state);
    draft.happen(Event::HandEntered {
        seat,
        cards: cards.to_vec(),
    });
    if still_to_enter(&draft.state).next().is_none() {
        if !adds_up(&draft.state) {
            return Ok(vec![Event::HandsForgotten]);
        }
        draft.happen(Event::HandsDealt);
    }
    Ok(draft.events())
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

/// Whether the hands together are the cards in play.
fn adds_up(state: &State) -> bool {
    let sum = |card| -> u32 {
        let hands = state.seats().map(|seat| state.places[seat].hand);
        hands.map(|hand| u32::from(hand.kind(card))).sum()
    };
    Card::ALL
        .into_iter()
        .all(|card| sum(card) == u32::from(state.deal.cards.kind(card)))
}

pub(crate) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::HandEntered { seat, cards } => {
            state.places[*seat].hand = CardCounts::of(cards);
            if let Phase::Dealing {
                entered,
                did_not_add_up,
            } = &mut state.phase
            {
                entered.insert(*seat);
                *did_not_add_up = false;
            }
        }
        Event::HandsForgotten => {
            for seat in state.seats() {
                state.places[seat].hand = CardCounts::default();
            }
            state.phase = Phase::Dealing {
                entered: Seats::NONE,
                did_not_add_up: true,
            };
        }
        Event::HandsDealt => {
            for seat in state.seats() {
                state.places[seat].was_witch = state.places[seat].hand.witch > 0;
            }
            state.phase = Phase::Setup;
        }
        _ => {}
    }
}
