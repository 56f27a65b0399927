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

/// Who becomes a witch by this passing and was none before (S10, S42).
fn turned_by(state: &State, passed: &[Passed]) -> Seats {
    passed
        .iter()
        .filter(|one| one.got == Card::Witch && !state.places[one.seat].was_witch)
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

/// S44: each reports what was dealt to them and what they gave. A report without what
/// was given is completed where only one way is possible.
fn pooled(state: &State) -> Option<Vec<Passed>> {
    let seats: Vec<_> = state.living().collect();
    let takes: Option<Vec<_>> = seats.iter().map(|seat| state.takes[*seat]).collect();
    let pool = CardCounts::of(takes?.iter().map(|take| &take.card));
    let mut ways = Ways::default();
    ways.search(state, &seats, pool);
    let gave = ways.only()?;
    seats
        .iter()
        .map(|seat| {
            Some(Passed {
                seat: *seat,
                gave: gave[*seat]?,
                got: state.takes[*seat]?.card,
            })
        })
        .collect()
}

/// The ways in which the players can have given the cards of the pool; two are as good
/// as many, since only one can be believed.
#[derive(Default)]
struct Ways {
    now: PerSeat<Option<Card>>,
    found: Vec<PerSeat<Option<Card>>>,
}

impl Ways {
    fn search(&mut self, state: &State, seats: &[Seat], pool: CardCounts) {
        let Some((seat, rest)) = seats.split_first() else {
            self.found.push(self.now);
            return;
        };
        let reported = state.takes[*seat].and_then(|take| take.gave);
        for card in Card::ALL {
            let possible = pool.kind(card) > 0
                && state.places[*seat].hand.kind(card) > 0
                && reported.is_none_or(|gave| gave == card);
            if possible && self.found.len() < 2 {
                let mut left = pool;
                left.remove(card);
                self.now[*seat] = Some(card);
                self.search(state, rest, left);
            }
        }
    }

    fn only(mut self) -> Option<PerSeat<Option<Card>>> {
        if self.found.len() == 1 {
            self.found.pop()
        } else {
            None
        }
    }
}

pub(crate) fn apply(state: &mut State, event: &Event) {
    match event {
        Event::ConspiracyBegan { drawer, cat_card } => {
            state.phase = Phase::Conspiracy {
                drawer: *drawer,
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
