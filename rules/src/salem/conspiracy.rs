//! A conspiracy: the Black Cat's card, then every living player takes a card from the
//! left, or from a common pool (S40 to S45, S63).

use strum::VariantArray;

use super::cards::{BlueCard, Card, CardCounts};
use super::characters;
use super::draft::Draft;
use super::end;
use super::interrupted;
use super::moves::{Event, Passed};
use super::printing::Passing;
use super::refusals::{Code, Refusals};
use super::requirements::{reasons, require_living};
use super::state::{ConspiracyStage, Phase, State, Take};
use crate::seat::{PerSeat, Seat, Seats};

/// What each has reported.
type Takes = PerSeat<Option<Take>>;

pub(crate) fn begin(draft: &mut Draft<'_>, drawer: Seat) -> Result<(), Refusals> {
    let state = draft.state();
    let mut reasons = reasons(state, state.phase == Phase::Day);
    require_living(&mut reasons, state, drawer);
    // A ghost takes no turn and draws no card (S60).
    reasons.require(!state.is_ghost(drawer), Code::NoSuchAbility);
    reasons.none()?;
    let cat_card = state
        .holder(BlueCard::BlackCat)
        .filter(|seat| !characters::is_beyond_cat_and_match(state, *seat));
    draft.happen(Event::ConspiracyBegan { drawer, cat_card });
    // Without a card to reveal the taking begins at once.
    interrupted::go_on(draft);
    Ok(())
}

pub(crate) fn is_taking(state: &State) -> bool {
    matches!(
        state.phase,
        Phase::Conspiracy {
            stage: ConspiracyStage::Taking,
            ..
        }
    )
}

/// *Ledger*: one report. The last one passes the cards, or all are asked again (S43).
pub(crate) fn take(
    draft: &mut Draft<'_>,
    seat: Seat,
    card: Card,
    gave: Option<Card>,
) -> Result<(), Refusals> {
    let state = draft.state();
    let mut reasons = reasons(state, state.deal.ledger && is_taking(state));
    require_living(&mut reasons, state, seat);
    let first = !state.is_seat(seat) || state.takes[seat].is_none();
    reasons.require(first, Code::AlreadyTaken);
    reasons.none()?;
    let mut takes = state.takes;
    takes[seat] = Some(Take { card, gave });
    let taken = Event::CardTaken { seat, card, gave };
    if state.living().any(|seat| takes[seat].is_none()) {
        draft.happen(taken);
        return Ok(());
    }
    let Some(passed) = passed(state, &takes) else {
        draft.happen(Event::TakesForgotten);
        return Ok(());
    };
    let late = turned_by(state, &passed);
    draft.happen(taken);
    draft.happen(Event::CardsPassed { passed });
    draft.happen(Event::ConspiracyEnded);
    end::look(draft, late);
    Ok(())
}

/// *Counts*: all have taken.
pub(crate) fn end(draft: &mut Draft<'_>) -> Result<(), Refusals> {
    let state = draft.state();
    reasons(state, !state.deal.ledger && is_taking(state)).none()?;
    draft.happen(Event::ConspiracyEnded);
    Ok(())
}

/// Which players become witches by this passing and were none before (S10, S42). A ghost
/// wins and loses nothing (S64).
fn turned_by(state: &State, passed: &[Passed]) -> Seats {
    passed
        .iter()
        .filter(|one| one.got == Card::Witch && !state.places[one.seat].was_witch)
        .filter(|one| !state.is_ghost(one.seat))
        .map(|one| one.seat)
        .collect()
}

/// What each living player gave and got, if the reports add up with the ledger.
fn passed(state: &State, takes: &Takes) -> Option<Vec<Passed>> {
    match state.deal.switches.conspiracy {
        Passing::FromTheLeft => from_the_left(state, takes),
        Passing::Pooled => pooled(state, takes),
    }
}

fn from_the_left(state: &State, takes: &Takes) -> Option<Vec<Passed>> {
    state
        .living()
        .map(|seat| {
            let got = takes[seat]?.card;
            let left = state.left_of(seat)?;
            let gave = takes[state.right_of(seat)?]?.card;
            (state.places[left].hand.kind(got) > 0).then_some(Passed { seat, gave, got })
        })
        .collect()
}

/// S44: each reports what was dealt to them and, where the table is asked for it, what
/// they gave. What nobody says is filled in as it can have been *(our ruling)*: who ever
/// was a witch does not hang on it, and the card on the table puts it right later.
fn pooled(state: &State, takes: &Takes) -> Option<Vec<Passed>> {
    let seats: Vec<_> = state.living().collect();
    let takes: Option<Vec<_>> = seats.iter().map(|seat| takes[*seat]).collect();
    let takes = takes?;
    let mut given = Vec::with_capacity(seats.len());
    let pool = CardCounts::of(takes.iter().map(|take| &take.card));
    if !can_have_given(state, &seats, &takes, pool, &mut given) {
        return None;
    }
    Some(
        seats
            .into_iter()
            .zip(takes)
            .zip(given)
            .map(|((seat, take), gave)| Passed {
                seat,
                gave,
                got: take.card,
            })
            .collect(),
    )
}

/// Whether these players can have given the cards of the pool, and then how. A pool has
/// few cards that are not Not a Witch, so that the search is short at any table.
fn can_have_given(
    state: &State,
    seats: &[Seat],
    takes: &[Take],
    pool: CardCounts,
    given: &mut Vec<Card>,
) -> bool {
    let (Some((seat, seats)), Some((take, takes))) = (seats.split_first(), takes.split_first())
    else {
        return true;
    };
    Card::VARIANTS.iter().copied().any(|card| {
        let possible = pool.kind(card) > 0
            && state.places[*seat].hand.kind(card) > 0
            && take.gave.is_none_or(|gave| gave == card);
        if !possible {
            return false;
        }
        let mut left = pool;
        left.remove(card);
        given.push(card);
        let rest = can_have_given(state, seats, takes, left, given);
        if !rest {
            given.pop();
        }
        rest
    })
}

pub(crate) fn began(state: &mut State, drawer: Seat, cat_card: Option<Seat>) {
    state.phase = Phase::Conspiracy {
        drawer,
        cat_card_of: cat_card,
        stage: cat_card.map_or(ConspiracyStage::CatCardShown, |holder| {
            ConspiracyStage::CatCard { holder }
        }),
        did_not_add_up: false,
    };
}

pub(crate) fn taking_began(state: &mut State) {
    if let Phase::Conspiracy { stage, .. } = &mut state.phase {
        *stage = ConspiracyStage::Taking;
    }
}

pub(crate) fn taken(state: &mut State, seat: Seat, card: Card, gave: Option<Card>) {
    state.takes[seat] = Some(Take { card, gave });
    asked_again(state, false);
}

pub(crate) fn takes_forgotten(state: &mut State) {
    state.takes = Takes::default();
    asked_again(state, true);
}

fn asked_again(state: &mut State, again: bool) {
    if let Phase::Conspiracy { did_not_add_up, .. } = &mut state.phase {
        *did_not_add_up = again;
    }
}

pub(crate) fn cards_passed(state: &mut State, passed: &[Passed]) {
    for Passed { seat, gave, got } in passed {
        let place = &mut state.places[*seat];
        place.hand.remove(*gave);
        place.hand.add(*got);
        place.was_witch |= *got == Card::Witch;
    }
}

pub(crate) fn ended(state: &mut State) {
    state.takes = Takes::default();
    state.phase = Phase::Day;
}
