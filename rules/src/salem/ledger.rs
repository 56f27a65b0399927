//! The ledger: what the app believes to lie face down, and how a card on the table
//! puts it right (S16). The card on the table is always right.

use strum::VariantArray;

use super::cards::{Card, CardCounts};
use super::draft::Draft;
use super::moves::Event;
use super::state::State;
use crate::seat::Seat;

/// Makes the ledger believe that these cards are among this player's. Where it held
/// otherwise, the card is taken to have lain with the nearest player clockwise who was
/// believed to have one: cards pass from the left, so a slip is likeliest there. A Witch
/// card that must then lie elsewhere goes to somebody who was a witch already, if there is
/// one who can have it: no new witch, and so no win, is made up.
pub(crate) fn believe(draft: &mut Draft<'_>, seat: Seat, cards: &[Card]) {
    if !draft.state().deal.ledger {
        return;
    }
    let shown = CardCounts::of(cards);
    while let Some((missing, spare, other)) = correction(draft.state(), seat, shown) {
        draft.happen(Event::LedgerCorrected {
            seat,
            shown: missing,
            instead_of: spare,
            other,
        });
    }
}

fn correction(state: &State, seat: Seat, shown: CardCounts) -> Option<(Card, Card, Seat)> {
    let hand = state.places[seat].hand;
    let missing = Card::VARIANTS
        .iter()
        .copied()
        .find(|card| hand.kind(*card) < shown.kind(*card))?;
    // Not a Witch first: a belief in an office or a witch is given up last.
    let spare = Card::VARIANTS
        .iter()
        .copied()
        .rev()
        .find(|card| hand.kind(*card) > shown.kind(*card))?;
    let mut others = (1..state.deal.seats)
        .filter_map(|step| Seat::at((seat.place() + step) % state.deal.seats))
        .filter(|other| state.places[*other].hand.kind(missing) > 0);
    let was_witch = |other: &Seat| state.places[*other].was_witch;
    let other = match spare {
        Card::Witch => others.clone().find(was_witch).or_else(|| others.next()),
        Card::Constable | Card::NotAWitch => others.next(),
    }?;
    Some((missing, spare, other))
}

pub(crate) fn corrected(state: &mut State, seat: Seat, shown: Card, instead_of: Card, other: Seat) {
    for (whose, lost, got) in [(seat, instead_of, shown), (other, shown, instead_of)] {
        let place = &mut state.places[whose];
        place.hand.remove(lost);
        place.hand.add(got);
        place.was_witch |= got == Card::Witch;
    }
}
