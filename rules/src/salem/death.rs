//! Death, one at a time: the cards are turned up, the blue cards go, the end is looked
//! for, and only then does the Matchmaker take the partner (S28 to S31, S35, S55, S62).

use strum::VariantArray;

use super::cards::{BlueCard, Card, CardCounts};
use super::characters;
use super::draft::Draft;
use super::end;
use super::interrupted;
use super::ledger;
use super::moves::{Cause, Event};
use super::printing::{BlueCardsAtTwo, Death};
use super::refusals::{Code, Reasons, Refusals};
use super::state::{Blue, Due, DueCards, Phase, State};
use crate::seat::{Seat, Seats};

/// Somebody dies; their cards are due.
pub(crate) fn die(draft: &mut Draft<'_>, seat: Seat, cause: Cause) {
    draft.happen(Event::Died { seat, cause });
}

/// What was face down is turned up: all of a dead player's cards, or the two lost to a
/// kill in a ghost game.
pub(crate) fn turn_up(
    draft: &mut Draft<'_>,
    seat: Seat,
    cards: &[Card],
    overrides: bool,
) -> Result<(), Refusals> {
    let state = draft.state();
    let mut reasons = Reasons::default();
    reasons.require(state.is_seat(seat), Code::NoSuchPlayer);
    let Some(due) = state.due else {
        reasons.require(false, Code::WrongPhase);
        require_due_seat(&mut reasons, state, seat, None);
        reasons.none()?;
        return Err(Code::WrongPhase.into());
    };
    require_due_seat(&mut reasons, state, seat, Some(due.seat));
    if due.seat == seat {
        require_possible(&mut reasons, state, due, cards, overrides);
    }
    reasons.none()?;
    ledger::believe(draft, seat, cards);
    draft.happen(Event::CardsTurnedUp {
        seat,
        cards: cards.to_vec(),
    });
    if matches!(due.what, DueCards::Forfeited { .. }) {
        after_forfeit(draft, seat, cards);
    }
    settle(draft);
    Ok(())
}

fn require_due_seat(reasons: &mut Reasons, state: &State, seat: Seat, due: Option<Seat>) {
    if !state.is_seat(seat) || due == Some(seat) {
        return;
    }
    let alive = state.is_alive(seat);
    reasons.require(!alive, Code::PlayerIsAlive);
    reasons.require(alive, Code::NoCardFaceDown);
    reasons.require(due.is_none(), Code::WaitingForDeadCards);
}

fn require_possible(
    reasons: &mut Reasons,
    state: &State,
    due: Due,
    cards: &[Card],
    overrides: bool,
) {
    let place = state.places[due.seat];
    let shown = CardCounts::of(cards);
    let hidden = state.hidden();
    let number = match due.what {
        DueCards::OfTheDead { .. } | DueCards::OfOneWhoLeft { .. } => place.face_down,
        DueCards::Forfeited { count } => count,
    };
    reasons.require(cards.len() == usize::from(number), Code::CardsDoNotAddUp);
    reasons.require(cards.len() <= usize::from(number), Code::NoCardFaceDown);
    reasons.require(shown.witch <= hidden.witch, Code::NoWitchCardLeft);
    reasons.require(shown.constable <= hidden.constable, Code::ConstableIsGone);
    reasons.require(shown.fits_in(hidden), Code::CardsDoNotAddUp);
    // *Counts*: that another Witch card was denied when the first one killed is not held
    // against the cards on the table (S28, S29).
    let believed = !state.deal.ledger || shown.fits_in(place.hand);
    reasons.require_in_secret(believed || overrides, Code::CardsDoNotAddUp);
}

/// The end is looked for before a card lost to a kill can kill in its turn: the last
/// Witch card ends a ghost game for the townspeople (S64).
fn after_forfeit(draft: &mut Draft<'_>, seat: Seat, cards: &[Card]) {
    end::look(draft, Seats::NONE);
    let state = draft.state();
    if end::is_over(state) {
        return;
    }
    let place = state.places[seat];
    let spared = state.deal.ledger
        && state.deal.switches.death == Death::LastWitchCard
        && place.hand.witch > 0;
    if cards.contains(&Card::Witch) && !spared {
        die(draft, seat, Cause::WitchCard);
    } else if place.face_down == 0 {
        die(draft, seat, Cause::AllCardsRevealed);
    }
}

/// Finishes what can be finished: deaths and leavings without cards left, the end, the partner, and
/// then the phase that was interrupted.
pub(crate) fn settle(draft: &mut Draft<'_>) {
    while let Some(due) = draft.state().due {
        let seat = due.seat;
        let (finished, partner, turned) = match due.what {
            DueCards::OfTheDead { partner, .. } => (Event::DeathFinished { seat }, partner, None),
            // Nobody dies because somebody went home (S39).
            DueCards::OfOneWhoLeft { turned } => (Event::LeavingFinished { seat }, None, turned),
            DueCards::Forfeited { .. } => return,
        };
        let state = draft.state();
        if end::is_over(state) || state.places[seat].face_down > 0 {
            return;
        }
        draft.happen(finished);
        end::look(draft, Seats::from_iter(turned));
        if end::is_over(draft.state()) {
            return;
        }
        blue_cards_leave_at_two(draft);
        let state = draft.state();
        let taken = partner.filter(|seat| {
            state.is_alive(*seat) && !characters::is_beyond_cat_and_match(state, *seat)
        });
        if let Some(seat) = taken {
            die(draft, seat, Cause::Matchmaker);
        }
    }
    end::look(draft, Seats::NONE);
    if !end::is_over(draft.state()) {
        interrupted::go_on(draft);
    }
}

/// Older printings: with two living players the blue cards leave the game (S55).
fn blue_cards_leave_at_two(draft: &mut Draft<'_>) {
    let state = draft.state();
    let leave = state.deal.switches.blue_cards_at_two == BlueCardsAtTwo::Leave;
    if !leave || state.living().count() > 2 {
        return;
    }
    let seats: Vec<_> = state.living().collect();
    for seat in seats {
        for card in BlueCard::VARIANTS.iter().copied() {
            if draft.state().places[seat].blue.has(card) {
                draft.happen(Event::BlueCardDiscarded { card, seat });
            }
        }
    }
}

pub(crate) fn died(state: &mut State, seat: Seat, cause: Cause) {
    let partner = state.partner(seat);
    state.places[seat].alive = false;
    state.due = Some(Due {
        seat,
        what: DueCards::OfTheDead { cause, partner },
    });
    // A death in the night belongs to its record.
    if let (Phase::Night(_), Some(night)) = (state.phase, &mut state.night) {
        // Nobody dies twice: the list cannot be full.
        let _ = night.died.try_push(seat);
    }
}

pub(crate) fn forfeited(state: &mut State, seat: Seat, count: u8) {
    state.due = Some(Due {
        seat,
        what: DueCards::Forfeited { count },
    });
}

pub(crate) fn turned_up(state: &mut State, seat: Seat, cards: &[Card]) {
    for card in cards {
        state.turn_face_up(seat, *card);
    }
    if let Some(Due {
        what: DueCards::Forfeited { .. },
        ..
    }) = state.due
    {
        state.due = None;
    }
}

pub(crate) fn finished(state: &mut State, seat: Seat) {
    state.places[seat].blue = Blue::default();
    state.places[seat].accusations = 0;
    state.due = None;
}
