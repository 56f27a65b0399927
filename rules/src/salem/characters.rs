//! What the Town Hall characters change of what is tracked (S25, S30 to S34).
//! The others have nothing to enforce (S36).

use super::cards::{BlueCard, Character, RedCard};
use super::printing::Piety;
use super::state::State;
use crate::seat::Seat;

/// The points at which a trial is held, before anything changes them (S25).
const THRESHOLD: u8 = 7;

/// Whose ability a player has now: their own, or for Martha Corey that of the nearest
/// living player to her right, as it stands at this moment (S33).
pub(crate) fn ability(state: &State, seat: Seat) -> Option<Character> {
    let own = state.deal.characters[seat]?;
    if own != Character::MarthaCorey {
        return Some(own);
    }
    state
        .right_of(seat)
        .and_then(|right| state.deal.characters[right])
}

/// Mary Warren, untouched by Matchmaker and Black Cat (S31, S32).
pub(crate) fn is_beyond_cat_and_match(state: &State, seat: Seat) -> bool {
    ability(state, seat) == Some(Character::MaryWarren)
}

/// May confess without revealing a card, once per game (S34).
pub(crate) fn may_confess_without_card(state: &State, seat: Seat) -> bool {
    ability(state, seat) == Some(Character::WilliamPhips)
}

/// What a red card counts against this player (S25).
pub(crate) fn points(state: &State, accused: Seat, card: RedCard) -> u8 {
    match card {
        RedCard::Accusation => 1,
        RedCard::Evidence if ability(state, accused) == Some(Character::CottonMather) => 1,
        RedCard::Evidence => 3,
        RedCard::Witness => 7,
    }
}

/// The points at which this player is tried, with Thomas Danforth accusing or not (S25).
pub(crate) fn threshold(state: &State, accused: Seat, danforth_accuses: bool) -> u8 {
    let own = match ability(state, accused) {
        Some(Character::GeorgeBurroughs) => THRESHOLD + 1,
        _ => THRESHOLD,
    };
    let asked = own - u8::from(danforth_accuses);
    let doubled = state.places[accused].blue.has(BlueCard::Piety)
        && state.deal.switches.piety == Piety::Doubles;
    if doubled { asked * 2 } else { asked }
}

/// Whether a living player other than the accused has Thomas Danforth's ability.
pub(crate) fn danforth_may_accuse(state: &State, accused: Seat) -> bool {
    state
        .living()
        .any(|seat| seat != accused && ability(state, seat) == Some(Character::ThomasDanforth))
}
