//! A conspiracy: the Black Cat's card, then every living player takes a card from the
//! left, or from a common pool (S40 to S45, S63).

use super::cards::{BlueCard, Card, CardCounts};
use super::characters;
use super::draft::Draft;
use super::end;
use super::moves::{Event, Passed};
use super::printing::Passing;
use super::refusals::{Code, Refusals};
use super::rules::{reasons, require_living};
use super::state::{ConspiracyStage, Phase, State, Take};
use crate::seat::{PerSeat, Seat, Seats};

pub(crate) fn begin(state: &State, drawer: Seat) -> Result<Vec<Event>, Refusals> {
    let mut reasons = reasons(state, state.phase == Phase::Day);
    require_living(&mut reasons, state, drawer);
    // A ghost takes no turn and draws no card (S60).
    reasons.require(!state.is_ghost(drawer), Code::NoSuchAbility);
    reasons.none()?;
    let cat_card = state
        .holder(BlueCard::BlackCat)
        .filter(|seat| !characters::is_beyond_cat_and_match(state, *seat));
    let mut draft = Draft::on(state);
    draft.happen(Event::ConspiracyBegan { drawer, cat_card });
    go_on(&mut draft);
    Ok(draft.events())
}

/// The taking begins once the Black Cat's card and what followed are done. With one
/// player left there is nobody to take from.
pub(crate) fn go_on(draft: &mut Draft) {
    let Phase::Conspiracy {
        stage: ConspiracyStage::CatCardShown,
        ..
    } = draft.state.phase
    else {
        return;
    };
    draft.happen(Event::TakingBegan);
    if draft.state.living().count() < 2 {
        draft.happen(Event::ConspiracyEnded);
    }
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
    state: &State,
    seat: Seat,
    card: Card,
    gave: Option<Card>,
) -> Result<Vec<Event>, Refusals> {
    let mut reasons = reasons(state, state.deal.ledger && is_taking(state));
    require_living(&mut reasons, state, seat);
    let first = !state.is_seat(seat) || state.takes[seat].is_none();
    reasons.require(first, Code::AlreadyTaken);
    reasons.none()?;
    let mut draft = Draft::on(state);
    draft.happen(Event::CardTaken { seat, card, gave });
    let complete = draft
        .state
        .living()
        .all(|seat| draft.state.takes[seat].is_some());
    if !complete {
        return Ok(draft.events());
    }
    let Some(passed) = passed(&draft.state) else {
        return Ok(vec![Event::TakesForgotten]);
    };
    let late = turned_by(state, &passed);
    draft.happen(Event::CardsPassed { passed });
    draft.happen(Event::ConspiracyEnded);
    end::look(&mut draft, late);
    Ok(draft.events())
}

/// *Counts*: all have taken.
pub(crate) fn end(state: &State) -> Result<Vec<Event>, Refusals> {
    reasons(state, !state.deal.ledger && is_taking(state)).none()?;
    Ok(vec![Event::ConspiracyEnded])
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
fn passed(state: &State) -> Option<Vec<Passed>> {
    match state.deal.switches.conspiracy {
        Passing::FromTheLeft => from_the_left(state),
        Passing::Pooled => pooled(state),
    }
}

fn from_the_left(state: &State) -> Option<Vec<Passed>> {
    state
        .living()
        .map(|seat| {
            let got = state.takes[seat]?.card;
            let left = state.left_of(seat)?;
            let gave = state.takes[state.right_of(seat)?]?.card;
            (state.places[left].hand.kind(got) > 0).then_some(Passed { seat, gave, got })
        })
        .collect()
}

/// S44: each reports what was dealt to them and, where the table is asked for it, what
/// they gave. What nobody says is filled in as it can have been *(our ruling)*: who ever
/// was a witch does not hang on it, and the card on the table puts it right later.
fn pooled(state: &State) -> Option<Vec<Passed>> {
    let seats: Vec<_> = state.living().collect();
    let takes: Option<Vec<_>> = seats.iter().map(|seat| state.takes[*seat]).collect();
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
    Card::ALL.into_iter().any(|card| {
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

pub(crate) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::ConspiracyBegan { drawer, cat_card } => {
            state.phase = Phase::Conspiracy {
                drawer: *drawer,
                cat_card_of: *cat_card,
                stage: cat_card.map_or(ConspiracyStage::CatCardShown, |holder| {
                    ConspiracyStage::CatCard { holder }
                }),
            };
        }
        Event::TakingBegan => {
            if let Phase::Conspiracy { stage, .. } = &mut state.phase {
                *stage = ConspiracyStage::Taking;
            }
        }
        Event::CardTaken { seat, card, gave } => {
            state.takes[*seat] = Some(Take {
                card: *card,
                gave: *gave,
            });
        }
        Event::TakesForgotten => state.takes = PerSeat::default(),
        Event::CardsPassed { passed } => {
            for Passed { seat, gave, got } in passed {
                let place = &mut state.places[*seat];
                place.hand.remove(*gave);
                place.hand.add(*got);
                place.was_witch |= *got == Card::Witch;
            }
        }
        _ => {
            state.takes = PerSeat::default();
            state.phase = Phase::Day;
        }
    }
}
