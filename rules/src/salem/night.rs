//! The night in its order: witches, constable, confession, result (S46 to S50, S61).

use super::cards::BlueCard;
use super::characters;
use super::death;
use super::draft::Draft;
use super::moves::{Cause, Event, Fate};
use super::refusals::{Code, Reasons, Refusals};
use super::reveal::{self, Shown};
use super::rules::{reasons, require_living};
use super::state::{NightRecord, NightStage, Phase, State};
use crate::chance;
use crate::seat::Seat;

/// How many Tryal cards a kill costs in a ghost game (S62).
const FORFEIT: u8 = 2;

pub(crate) fn begin(state: &State) -> Result<Vec<Event>, Refusals> {
    reasons(state, state.phase == Phase::Day).none()?;
    Ok(vec![Event::NightBegan])
}

/// The witches agree on one living player, a witch too.
pub(crate) fn witches_choose(state: &State, player: Option<Seat>) -> Result<Vec<Event>, Refusals> {
    let right_phase = state.phase == Phase::Night(NightStage::Witches);
    let (seat, drawn) = chosen_or_drawn(state, player, reasons(state, right_phase))?;
    Ok(vec![Event::WitchesChose { seat, drawn }])
}

/// The one chosen, who must be alive, or where a ghost may be the only witch one that
/// is drawn from all living seats (S61).
pub(crate) fn chosen_or_drawn(
    state: &State,
    player: Option<Seat>,
    mut reasons: Reasons,
) -> Result<(Seat, bool), Refusals> {
    let Some(seat) = player else {
        reasons.require(state.has_ghosts(), Code::NoSuchPlayer);
        reasons.none()?;
        let living: Vec<_> = state.living().collect();
        let place = chance::draw(state.deal.seed, state.draws, living.len().max(1));
        return living
            .get(place)
            .map(|seat| (*seat, true))
            .ok_or_else(|| Code::NoSuchPlayer.into());
    };
    require_living(&mut reasons, state, seat);
    reasons.none()?;
    Ok((seat, false))
}

/// The constable gives the gavel to another; in a ghost game to self or nobody too (S61).
pub(crate) fn constable_choose(
    state: &State,
    player: Option<Seat>,
) -> Result<Vec<Event>, Refusals> {
    let right_stage = matches!(state.phase, Phase::Night(NightStage::Constable { .. }));
    let mut reasons = reasons(state, right_stage);
    reasons.require(!state.constable_is_gone(), Code::ConstableIsGone);
    match player {
        None => reasons.require(state.has_ghosts(), Code::NoSuchPlayer),
        Some(seat) => {
            require_living(&mut reasons, state, seat);
            // Only the ledger knows whose office it is; in *counts* the table sees to it.
            let own = state.is_seat(seat) && state.places[seat].hand.constable > 0;
            reasons.require_in_secret(!own || state.has_ghosts(), Code::MayNotChooseSelf);
        }
    }
    reasons.none()?;
    Ok(vec![Event::GavelGiven { seat: player }])
}

/// Shows a card and is safe tonight (S47). The reveal counts as any other.
pub(crate) fn confess(state: &State, shown: Shown) -> Result<Vec<Event>, Refusals> {
    let mut reasons = confession_reasons(state, shown.seat);
    reveal::require_possible(&mut reasons, state, shown);
    reasons.none()?;
    let mut draft = Draft::on(state);
    draft.happen(Event::Confessed {
        seat: shown.seat,
        by_ability: false,
    });
    reveal::happen(&mut draft, shown);
    Ok(draft.events())
}

/// Confesses without a card, once per game (S34).
pub(crate) fn confess_by_ability(state: &State, seat: Seat) -> Result<Vec<Event>, Refusals> {
    let mut reasons = confession_reasons(state, seat);
    if state.is_seat(seat) {
        reasons.require(
            characters::may_confess_without_card(state, seat),
            Code::NoSuchAbility,
        );
        reasons.require(!state.places[seat].ability_spent, Code::AbilityIsSpent);
    }
    reasons.none()?;
    Ok(vec![Event::Confessed {
        seat,
        by_ability: true,
    }])
}

fn confession_reasons(state: &State, seat: Seat) -> Reasons {
    let open = matches!(state.phase, Phase::Night(NightStage::Confession { .. }));
    let mut reasons = reasons(state, open);
    require_living(&mut reasons, state, seat);
    // A ghost has nobody who could confess (S60).
    reasons.require(!state.is_ghost(seat), Code::NoSuchAbility);
    reasons
}

pub(crate) fn has_confessed(state: &State, seat: Seat) -> bool {
    state
        .night
        .as_ref()
        .is_some_and(|night| night.confessed.contains(&seat))
}

/// Time is over: the target dies unless something public saves them (S49).
pub(crate) fn end_confession(state: &State) -> Result<Vec<Event>, Refusals> {
    let open = matches!(state.phase, Phase::Night(NightStage::Confession { .. }));
    reasons(state, open).none()?;
    let Phase::Night(NightStage::Confession { target }) = state.phase else {
        return Err(Code::WrongPhase.into());
    };
    let fate = fate(state, target);
    let mut draft = Draft::on(state);
    draft.happen(Event::NightResolved { seat: target, fate });
    match fate {
        Fate::Dies => death::die(&mut draft, target, Cause::Night),
        Fate::LosesCards => {
            let count = FORFEIT.min(state.places[target].face_down);
            draft.happen(Event::CardsForfeited {
                seat: target,
                count,
            });
        }
        Fate::AlreadyDead | Fate::Gavel | Fate::Confessed | Fate::Asylum => {}
    }
    death::settle(&mut draft);
    Ok(draft.events())
}

fn fate(state: &State, target: Seat) -> Fate {
    let gavel = state.night.as_ref().and_then(|night| night.gavel);
    if !state.is_alive(target) {
        Fate::AlreadyDead
    } else if gavel == Some(target) {
        Fate::Gavel
    } else if has_confessed(state, target) {
        Fate::Confessed
    } else if state.places[target].blue.has(BlueCard::Asylum) {
        Fate::Asylum
    } else if state.has_ghosts() {
        Fate::LosesCards
    } else {
        Fate::Dies
    }
}

/// The day comes back when no death is left to finish.
pub(crate) fn go_on(draft: &mut Draft) {
    if draft.state.phase == Phase::Night(NightStage::Resolved) {
        draft.happen(Event::NightEnded);
    }
}

pub(crate) fn apply(state: &mut State, event: &Event) {
    let record = state.night.get_or_insert_default();
    match event {
        Event::NightBegan => {
            *record = NightRecord {
                number: record.number + 1,
                ..NightRecord::default()
            };
            state.phase = Phase::Night(NightStage::Witches);
        }
        Event::WitchesChose { seat, drawn } => {
            state.draws += u32::from(*drawn);
            state.phase = Phase::Night(if state.constable_is_gone() {
                NightStage::Confession { target: *seat }
            } else {
                NightStage::Constable { target: *seat }
            });
        }
        Event::GavelGiven { seat } => {
            record.gavel = *seat;
            if let Phase::Night(NightStage::Constable { target }) = state.phase {
                state.phase = Phase::Night(NightStage::Confession { target });
            }
        }
        Event::Confessed { seat, by_ability } => {
            if !record.confessed.contains(seat) {
                // Twelve players at most: the list cannot be full.
                let _ = record.confessed.try_push(*seat);
            }
            state.places[*seat].ability_spent |= by_ability;
        }
        Event::NightResolved { seat, fate } => {
            record.attacked = Some(*seat);
            record.fate = Some(*fate);
            state.phase = Phase::Night(NightStage::Resolved);
        }
        _ => state.phase = Phase::Day,
    }
}

/// A death in the night belongs to its record.
pub(crate) fn note_death(state: &mut State, seat: Seat) {
    if let (Phase::Night(_), Some(night)) = (state.phase, &mut state.night) {
        // Nobody dies twice: the list cannot be full.
        let _ = night.died.try_push(seat);
    }
}
