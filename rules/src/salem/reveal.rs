//! One Tryal card is turned face up: in a trial (S25), by the Black Cat (S40), in a
//! confession (S47). What it brings about is the same each time (S28).

use super::cards::Card;
use super::death;
use super::draft::Draft;
use super::ledger;
use super::moves::{Cause, Event};
use super::printing::Death;
use super::refusals::{Code, Reasons, Refusals};
use super::requirements::{reasons, require_living};
use super::state::{ConspiracyStage, Phase, State};
use crate::seat::Seat;

/// A card that is shown, and what is said of it.
#[derive(Clone, Copy)]
pub(crate) struct Shown {
    pub(crate) seat: Seat,
    pub(crate) card: Card,
    pub(crate) holds_another: bool,
    pub(crate) overrides: bool,
}

/// Day: a trial. Conspiracy: the Black Cat's card.
pub(crate) fn reveal(draft: &mut Draft<'_>, shown: Shown) -> Result<(), Refusals> {
    let state = draft.state();
    let cat_holder = match state.phase {
        Phase::Conspiracy {
            stage: ConspiracyStage::CatCard { holder },
            ..
        } => Some(holder),
        _ => None,
    };
    let mut reasons = reasons(state, state.phase == Phase::Day || cat_holder.is_some());
    require_living(&mut reasons, state, shown.seat);
    // Another player's card would be a trial, and for that it is not the time.
    let the_holders = cat_holder.is_none_or(|holder| holder == shown.seat);
    reasons.require(the_holders, Code::NotHeld);
    reasons.require(the_holders, Code::WrongPhase);
    require_possible(&mut reasons, state, shown);
    reasons.none()?;
    if cat_holder.is_none() && state.places[shown.seat].accusations > 0 {
        draft.happen(Event::AccusationsCleared { seat: shown.seat });
    }
    happen(draft, shown);
    Ok(())
}

/// Whether the cards allow it, as they are known.
pub(crate) fn require_possible(reasons: &mut Reasons, state: &State, shown: Shown) {
    if !state.is_seat(shown.seat) {
        return;
    }
    let another = u8::from(asks_for_another(state, shown));
    let face_down = state.places[shown.seat].face_down;
    reasons.require(face_down > another, Code::NoCardFaceDown);
    let hidden = state.hidden();
    match shown.card {
        Card::Witch => reasons.require(hidden.witch > another, Code::NoWitchCardLeft),
        Card::Constable => reasons.require(hidden.constable > 0, Code::ConstableIsGone),
        Card::NotAWitch => reasons.require(hidden.not_a_witch > 0, Code::CardsDoNotAddUp),
    }
    if state.deal.ledger && !shown.overrides {
        // Where none is left anywhere, everybody knows that the ledger has none here.
        reasons.require(hidden.kind(shown.card) > 0, Code::CardsDoNotAddUp);
        let believed = state.places[shown.seat].hand.kind(shown.card) > 0;
        reasons.require_in_secret(believed, Code::CardsDoNotAddUp);
    }
}

/// Whether the answer "holds another Witch card" means anything (S28).
fn asks_for_another(state: &State, shown: Shown) -> bool {
    shown.card == Card::Witch
        && shown.holds_another
        && !state.deal.ledger
        && state.deal.switches.death == Death::LastWitchCard
}

/// Lets it have happened, with all that follows.
pub(crate) fn happen(draft: &mut Draft<'_>, shown: Shown) {
    let state = draft.state();
    let lives_on = match state.deal.switches.death {
        Death::AnyWitchCard => false,
        Death::LastWitchCard => asks_for_another(state, shown),
    };
    ledger::believe(draft, shown.seat, &[shown.card]);
    draft.happen(Event::CardRevealed {
        seat: shown.seat,
        card: shown.card,
    });
    let state = draft.state();
    let place = state.places[shown.seat];
    let holds_another = match state.deal.switches.death {
        Death::LastWitchCard if state.deal.ledger => place.hand.witch > 0,
        Death::LastWitchCard | Death::AnyWitchCard => lives_on,
    };
    if shown.card == Card::Witch && !holds_another {
        death::die(draft, shown.seat, Cause::WitchCard);
    } else if place.face_down == 0 {
        death::die(draft, shown.seat, Cause::AllCardsRevealed);
    }
    death::settle(draft);
}

pub(crate) fn revealed(state: &mut State, seat: Seat, card: Card) {
    state.turn_face_up(seat, card);
    if let Phase::Conspiracy {
        stage: stage @ ConspiracyStage::CatCard { .. },
        ..
    } = &mut state.phase
    {
        *stage = ConspiracyStage::CatCardShown;
    }
}
