//! What may be done now, for the screen to offer. What is offered is accepted, and what
//! is not offered is refused; a law in `tests/laws.rs` holds this file against `rules`.
//!
//! Made from public facts alone. In the ledger an offered card may therefore still
//! contradict what the app believes, and the constable may point at themselves.

use serde::{Deserialize, Serialize};
use strum::VariantArray;

use super::cards::{BlueCard, Card, CardCounts};
use super::characters;
use super::claim;
use super::conspiracy;
use super::day;
use super::dealing;
use super::leaving;
use super::moves::Side;
use super::printing::Death;
use super::state::{ConspiracyStage, Due, DueCards, NightStage, Phase, State};
use crate::onlooker::Onlooker;
use crate::seat::Seat;

/// Whom somebody with open eyes may choose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct Choice {
    /// Any of these.
    pub seats: Vec<Seat>,
    /// Or nobody (S61).
    pub nobody: bool,
}

/// Which cards of a player may be shown.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct ShowOffer {
    /// Whose.
    pub seat: Seat,
    /// Any of these.
    pub cards: Vec<Card>,
    /// Whether it must be asked if another Witch card stays face down (S28).
    pub asks_for_another: bool,
    /// Confession only: without a card (S34).
    pub without_card: bool,
    /// Which of them end the game, as all can count.
    pub deciding: Vec<Deciding>,
}

/// A card that ends the game by being shown, once what it brings about is finished. Public: where
/// only the ledger knows, nothing is said before.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct Deciding {
    /// Which.
    pub card: Card,
    /// Who wins by it.
    pub winner: Side,
}

/// Which cards must be turned up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct TurnUpOffer {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub count: u8,
    /// Of each kind at most. With all of these Witch cards among them the townspeople win (S52).
    pub most: CardCounts,
}

/// Before whom a blue card may be laid, or from whom it may be discarded.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct BlueOffer {
    /// Which.
    pub card: BlueCard,
    /// Any of these.
    pub seats: Vec<Seat>,
}

/// To whom a blue card may be moved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct MoveOffer {
    /// Which.
    pub card: BlueCard,
    /// From whom.
    pub from: Seat,
    /// To any of these.
    pub to: Vec<Seat>,
}

/// Who may leave the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct LeaveOffer {
    /// Who.
    pub seat: Seat,
    /// Who may be given their cards; they can also be turned up.
    pub to: Vec<Seat>,
}

/// All that may be done now, apart from undo and redo.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct Offers {
    /// `enter-hand`: whose hand is not in.
    pub enter_hand: Vec<Seat>,
    /// `dawn`
    pub dawn: bool,
    /// `night`
    pub night: bool,
    /// `end-confession`
    pub end_confession: bool,
    /// `end-conspiracy`
    pub end_conspiracy: bool,
    /// `claim-witches-win`
    pub claim: bool,
    /// `answer-claim`
    pub answer_claim: bool,
    /// `witches-choose`
    pub witches: Option<Choice>,
    /// `constable-choose`
    pub constable: Option<Choice>,
    /// `reveal`
    pub reveal: Vec<ShowOffer>,
    /// `confess`
    pub confess: Vec<ShowOffer>,
    /// `turn-up`
    pub turn_up: Option<TurnUpOffer>,
    /// `give`
    pub give: Vec<BlueOffer>,
    /// `move`
    pub moves: Vec<MoveOffer>,
    /// `discard`
    pub discard: Vec<BlueOffer>,
    /// `accuse`
    pub accuse: Vec<Seat>,
    /// `clear-accusations`
    pub clear_accusations: Vec<Seat>,
    /// `leave`
    pub leave: Vec<LeaveOffer>,
    /// `conspiracy`: who may have drawn it.
    pub conspiracy: Vec<Seat>,
    /// `take`
    pub take: Vec<Seat>,
}

/// What this onlooker may do now. The host sees the whole table and may do all of it.
#[must_use]
pub fn offers(state: &State, onlooker: Onlooker) -> Offers {
    let all = offers_of_the_table(state);
    let Onlooker::Seat(own) = onlooker else {
        return all;
    };
    let owns = |mut seats: Vec<Seat>| {
        seats.retain(|seat| *seat == own);
        seats
    };
    Offers {
        enter_hand: owns(all.enter_hand),
        confess: all
            .confess
            .into_iter()
            .filter(|offer| offer.seat == own)
            .collect(),
        take: owns(all.take),
        ..Offers::default()
    }
}

fn offers_of_the_table(state: &State) -> Offers {
    if let Some(due) = state.due {
        return Offers {
            turn_up: Some(turn_up(state, due)),
            ..Offers::default()
        };
    }
    if state.claimed {
        return Offers {
            answer_claim: true,
            ..Offers::default()
        };
    }
    let mut offers = Offers {
        claim: claim::may_be_made(state),
        ..Offers::default()
    };
    match state.phase {
        Phase::Dealing { .. } => offers.enter_hand = dealing::still_to_enter(state).collect(),
        Phase::Setup => offers.dawn = true,
        Phase::Dawn => offers.witches = Some(choice(state)),
        Phase::Day => offer_the_day(state, &mut offers),
        Phase::Night(NightStage::Witches) => offers.witches = Some(choice(state)),
        Phase::Night(NightStage::Constable { .. }) => offers.constable = Some(choice(state)),
        Phase::Night(NightStage::Confession { .. }) => {
            offers.end_confession = true;
            offers.confess = confessions(state);
        }
        Phase::Conspiracy { stage, .. } => match stage {
            ConspiracyStage::CatCard { holder } => offers.reveal = vec![show(state, holder)],
            ConspiracyStage::Taking if state.deal.ledger => offers.take = still_to_take(state),
            ConspiracyStage::Taking => offers.end_conspiracy = conspiracy::is_taking(state),
            ConspiracyStage::CatCardShown => {}
        },
        Phase::Night(NightStage::Resolved) | Phase::Over { .. } => {}
    }
    offers
}

fn offer_the_day(state: &State, offers: &mut Offers) {
    offers.night = true;
    offers.reveal = state.living().map(|seat| show(state, seat)).collect();
    offers.accuse = state
        .living()
        .filter(|seat| !day::piety_forbids(state, *seat))
        .collect();
    offers.clear_accusations = state
        .living()
        .filter(|seat| state.places[*seat].accusations > 0)
        .collect();
    offers.leave = state
        .living()
        .filter(|seat| leaving::may_leave(state, *seat))
        .map(|seat| LeaveOffer {
            seat,
            to: state.living().filter(|to| *to != seat).collect(),
        })
        .collect();
    offers.conspiracy = state
        .living()
        .filter(|seat| !state.is_ghost(*seat))
        .collect();
    for card in BlueCard::VARIANTS.iter().copied() {
        if state.holders(card) < card.copies() {
            let seats = state.living().collect();
            offers.give.push(BlueOffer { card, seats });
        }
        let held: Vec<_> = state
            .living()
            .filter(|seat| state.places[*seat].blue.has(card))
            .collect();
        for from in &held {
            let to = state.living().filter(|seat| seat != from).collect();
            offers.moves.push(MoveOffer {
                card,
                from: *from,
                to,
            });
        }
        if !held.is_empty() {
            offers.discard.push(BlueOffer { card, seats: held });
        }
    }
}

fn choice(state: &State) -> Choice {
    Choice {
        seats: state.living().collect(),
        nobody: state.has_ghosts(),
    }
}

fn show(state: &State, seat: Seat) -> ShowOffer {
    let hidden = state.hidden();
    ShowOffer {
        seat,
        cards: Card::VARIANTS
            .iter()
            .copied()
            .filter(|card| hidden.kind(*card) > 0)
            .collect(),
        asks_for_another: !state.deal.ledger
            && state.deal.switches.death == Death::LastWitchCard
            && hidden.witch > 1
            && state.places[seat].face_down > 1,
        without_card: false,
        deciding: deciding(state, seat),
    }
}

/// Which cards of this player would end the game (S52, S64).
fn deciding(state: &State, seat: Seat) -> Vec<Deciding> {
    let hidden = state.hidden();
    // With ghosts at the table one death is enough, and a last card that is shown is one.
    let ghosts = state.has_ghosts();
    let dies = ghosts && state.places[seat].face_down == 1;
    let winner = |card| match card {
        Card::Witch if hidden.witch == 1 => Some(Side::Townspeople),
        Card::Constable if ghosts => Some(Side::Witches),
        Card::Witch | Card::Constable | Card::NotAWitch => dies.then_some(Side::Witches),
    };
    Card::VARIANTS
        .iter()
        .copied()
        .filter(|card| hidden.kind(*card) > 0)
        .filter_map(|card| winner(card).map(|winner| Deciding { card, winner }))
        .collect()
}

fn confessions(state: &State) -> Vec<ShowOffer> {
    state
        .living()
        .filter(|seat| !state.is_ghost(*seat))
        .map(|seat| ShowOffer {
            without_card: characters::may_confess_without_card(state, seat)
                && !state.places[seat].ability_spent,
            ..show(state, seat)
        })
        .collect()
}

fn turn_up(state: &State, due: Due) -> TurnUpOffer {
    let count = match due.what {
        DueCards::OfTheDead { .. } | DueCards::OfOneWhoLeft { .. } => {
            state.places[due.seat].face_down
        }
        DueCards::Forfeited { count } => count,
    };
    TurnUpOffer {
        seat: due.seat,
        count,
        most: state.hidden(),
    }
}

fn still_to_take(state: &State) -> Vec<Seat> {
    state
        .living()
        .filter(|seat| state.takes[*seat].is_none())
        .collect()
}
