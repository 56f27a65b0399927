//! The night in its order: witches, constable, confession, result (S46 to S50, S61).

use super::cards::BlueCard;
use super::characters;
use super::death;
use super::draft::Draft;
use super::moves::{Cause, Event, Fate};
use super::refusals::{Code, Reasons, Refusals};
use super::requirements::{reasons, require_living};
use super::reveal::{self, Shown};
use super::state::{NightRecord, NightStage, Phase, State};
use crate::chance;
use crate::seat::Seat;

/// How many Tryal cards a kill costs in a ghost game (S62).
const FORFEIT: u8 = 2;

pub(crate) fn begin(draft: &mut Draft<'_>) -> Result<(), Refusals> {
    let state = draft.state();
    reasons(state, state.phase == Phase::Day).none()?;
    draft.happen(Event::NightBegan);
    Ok(())
}

/// The witches agree on one living player, a witch too.
pub(crate) fn witches_choose(draft: &mut Draft<'_>, player: Option<Seat>) -> Result<(), Refusals> {
    let state = draft.state();
    let right_phase = state.phase == Phase::Night(NightStage::Witches);
    let (seat, drawn) = chosen_or_drawn(state, player, reasons(state, right_phase))?;
    draft.happen(Event::WitchesChose { seat, drawn });
    Ok(())
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
    draft: &mut Draft<'_>,
    player: Option<Seat>,
) -> Result<(), Refusals> {
    let state = draft.state();
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
    draft.happen(Event::GavelGiven { seat: player });
    Ok(())
}

/// Shows a card and is safe tonight (S47). The reveal counts as any other.
pub(crate) fn confess(draft: &mut Draft<'_>, shown: Shown) -> Result<(), Refusals> {
    let state = draft.state();
    let mut reasons = confession_reasons(state, shown.seat);
    reveal::require_possible(&mut reasons, state, shown);
    reasons.none()?;
    draft.happen(Event::Confessed {
        seat: shown.seat,
        by_ability: false,
    });
    reveal::happen(draft, shown);
    Ok(())
}

/// Confesses without a card, once per game (S34).
pub(crate) fn confess_by_ability(draft: &mut Draft<'_>, seat: Seat) -> Result<(), Refusals> {
    let state = draft.state();
    let mut reasons = confession_reasons(state, seat);
    if state.is_seat(seat) {
        reasons.require(
            characters::may_confess_without_card(state, seat),
            Code::NoSuchAbility,
        );
        reasons.require(!state.places[seat].ability_spent, Code::AbilityIsSpent);
    }
    reasons.none()?;
    draft.happen(Event::Confessed {
        seat,
        by_ability: true,
    });
    Ok(())
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
pub(crate) fn end_confession(draft: &mut Draft<'_>) -> Result<(), Refusals> {
    let state = draft.state();
    let open = matches!(state.phase, Phase::Night(NightStage::Confession { .. }));
    reasons(state, open).none()?;
    let Phase::Night(NightStage::Confession { target }) = state.phase else {
        return Err(Code::WrongPhase.into());
    };
    let fate = fate(state, target);
    let forfeit = FORFEIT.min(state.places[target].face_down);
    draft.happen(Event::NightResolved { seat: target, fate });
    match fate {
        Fate::Dies => death::die(draft, target, Cause::Night),
        Fate::LosesCards => draft.happen(Event::CardsForfeited {
            seat: target,
            count: forfeit,
        }),
        Fate::AlreadyDead | Fate::Gavel | Fate::Confessed | Fate::Asylum => {}
    }
    death::settle(draft);
    Ok(())
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

pub(crate) fn began(state: &mut State) {
    let record = state.night.get_or_insert_default();
    *record = NightRecord {
        number: record.number + 1,
        ..NightRecord::default()
    };
    state.phase = Phase::Night(NightStage::Witches);
}

pub(crate) fn witches_chose(state: &mut State, target: Seat, drawn: bool) {
    state.draws += u32::from(drawn);
    state.phase = Phase::Night(if state.constable_is_gone() {
        NightStage::Confession { target }
    } else {
        NightStage::Constable { target }
    });
}

pub(crate) fn gavel_given(state: &mut State, seat: Option<Seat>) {
    state.night.get_or_insert_default().gavel = seat;
    if let Phase::Night(NightStage::Constable { target }) = state.phase {
        state.phase = Phase::Night(NightStage::Confession { target });
    }
}

pub(crate) fn confessed(state: &mut State, seat: Seat, by_ability: bool) {
    let record = state.night.get_or_insert_default();
    if !record.confessed.contains(&seat) {
        // Twelve players at most: the list cannot be full.
        let _ = record.confessed.try_push(seat);
    }
    state.places[seat].ability_spent |= by_ability;
}

pub(crate) fn resolved(state: &mut State, seat: Seat, fate: Fate) {
    let record = state.night.get_or_insert_default();
    record.attacked = Some(seat);
    record.fate = Some(fate);
    state.phase = Phase::Night(NightStage::Resolved);
}

pub(crate) fn ended(state: &mut State) {
    state.phase = Phase::Day;
}
