//! What one onlooker may see. Everything here is public, or belongs to the onlooker it
//! was made for; a secret leaves the state through this file or not at all.

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::cards::{BlueCard, Card, CardCounts, Character};
use super::characters;
use super::claim;
use super::moves::{Event, Fate, Side};
use super::printing::Passing;
use super::setup::cards_each;
use super::state::{ConspiracyStage, DueCards, NightStage, Phase, State};
use crate::onlooker::Onlooker;
use crate::seat::Seat;
use crate::secret::prints_its_name;

/// Where the game stands.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum PhaseName {
    /// *Ledger*: the hands are entered (S16).
    Dealing,
    /// Nothing has happened yet.
    Setup,
    /// S20.
    Dawn,
    /// S25.
    Day,
    /// S46.
    Night,
    /// S40.
    Conspiracy,
    /// S52, S53.
    Over,
}

/// What the game waits for.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Awaiting {
    /// The hands of those who have not entered theirs.
    Hands,
    /// The witches' choice.
    Witches,
    /// The constable's choice.
    Constable,
    /// Confessions, until time is over.
    Confession,
    /// The cards of a dead player or of one who left, or those lost to a kill.
    DeadCards,
    /// The Black Cat's card.
    CatCard,
    /// Everyone takes a card.
    Taking,
    /// The answer to the witches' claim.
    Claim,
}

/// Whether there is a constable (S11).
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ConstableCard {
    /// The card is face down somewhere.
    InPlay,
    /// The card is face up.
    Gone,
}

/// How far the Witch cards are found (S15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct WitchCards {
    /// Of all.
    pub in_play: u8,
    /// Face up.
    pub revealed: u8,
}

/// The last night, as far as it is public.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct NightView {
    /// Counted from 1.
    pub number: u32,
    /// Nobody until the result (S49).
    pub attacked: Option<Seat>,
    /// What became of them; nothing until the result.
    pub fate: Option<Fate>,
    /// Who has the gavel.
    pub gavel: Option<Seat>,
    /// In the order in which they did.
    pub confessed: Vec<Seat>,
    /// In the order in which they did.
    pub died: Vec<Seat>,
}

/// Red cards before one player (S25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct Accusations {
    /// Points counted.
    pub points: u8,
    /// Points at which a trial is held; nobody may accuse where there is none.
    pub threshold: Option<u8>,
    /// The same when Thomas Danforth accuses, where somebody can.
    pub with_danforth: Option<u8>,
}

/// One place at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct SeatView {
    /// Whether the player lives, and takes part.
    pub alive: bool,
    /// Whether the player has left the table (S39): not alive, and not dead.
    pub left: bool,
    /// Whether nobody sits here (S60).
    pub ghost: bool,
    /// The Town Hall character.
    pub character: Option<Character>,
    /// The ability that Martha Corey has now (S33).
    pub inherits: Option<Character>,
    /// How many Tryal cards lie face down.
    pub face_down: u8,
    /// The face-up ones in the order in which they were revealed.
    pub revealed: Vec<Card>,
    /// Sorted.
    pub blue: Vec<BlueCard>,
    /// Red cards.
    pub accusations: Accusations,
    /// *Ledger*, once the game is over: whether they ever held a Witch card (S10).
    pub was_witch: Option<bool>,
}

/// Cards that must be turned up now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct DueView {
    /// Whose.
    pub seat: Seat,
    /// How many.
    pub count: u8,
    /// Lost to a kill in a ghost game; the player to the left picks them (S62).
    pub chosen_by: Option<Seat>,
}

/// The conspiracy that is going on.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct ConspiracyView {
    /// Who drew the card.
    pub drawer: Seat,
    /// Whose card this conspiracy reveals: now, while that is awaited, or before.
    pub cat_card_of: Option<Seat>,
    /// *Ledger*: who has not entered a card yet.
    pub still_to_take: Vec<Seat>,
    /// Clockwise: from whom each living player takes a card (S41). From nobody where the cards
    /// are pooled (S44).
    pub takes_from: Vec<Option<Seat>>,
    /// *Ledger*: all were in and did not add up; since then nobody has entered any (S43).
    pub did_not_add_up: bool,
}

/// The hand round that is going on (S16).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct DealingView {
    /// Whose hand is in, clockwise.
    pub entered: Vec<bool>,
    /// How many Tryal cards each player holds.
    pub cards_each: u8,
    /// All were in and did not add up; since then nobody has entered any.
    pub did_not_add_up: bool,
}

/// The table as one onlooker may see it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct TableView {
    /// Where the game stands.
    pub phase: PhaseName,
    /// What it waits for.
    pub awaiting: Option<Awaiting>,
    /// Who has won.
    pub winner: Option<Side>,
    /// Who turned witch too late to win (S45).
    pub losers_by_late_turning: Vec<Seat>,
    /// Witch cards found.
    pub witch_cards: WitchCards,
    /// Whether there is a constable.
    pub constable: ConstableCard,
    /// Who has the Black Cat.
    pub black_cat: Option<Seat>,
    /// The last night.
    pub night: Option<NightView>,
    /// Clockwise.
    pub seats: Vec<SeatView>,
    /// Cards to be turned up.
    pub due: Option<DueView>,
    /// The hand round that is going on.
    pub dealing: Option<DealingView>,
    /// The conspiracy that is going on.
    pub conspiracy: Option<ConspiracyView>,
    /// Two players live: Robbery and Scapegoat cannot be used (S55).
    pub last_two: bool,
    /// Whether the witches may say that they are all that is left (S53).
    pub claim_may_be_made: bool,
    /// The onlooker's own face-down cards, for a seat with the ledger.
    pub own_hand: Option<CardCounts>,
}

prints_its_name!(TableView);

/// Whether all at the table may know of an event as soon as it has happened. What is
/// not public belongs to the story that is told once the game is over (S56).
#[must_use]
pub fn is_public(event: &Event) -> bool {
    match event {
        Event::HandEntered { .. }
        | Event::WitchesChose { .. }
        | Event::LedgerCorrected { .. }
        | Event::CardTaken { .. }
        | Event::CardsPassed { .. } => false,
        Event::HandsDealt
        | Event::HandsForgotten
        | Event::DawnBegan
        | Event::BlackCatPlaced { .. }
        | Event::NightBegan
        | Event::GavelGiven { .. }
        | Event::Confessed { .. }
        | Event::NightResolved { .. }
        | Event::NightEnded
        | Event::CardRevealed { .. }
        | Event::Died { .. }
        | Event::CardsForfeited { .. }
        | Event::CardsTurnedUp { .. }
        | Event::DeathFinished { .. }
        | Event::LeftTheTable { .. }
        | Event::LeavingFinished { .. }
        | Event::BlueCardGiven { .. }
        | Event::BlueCardMoved { .. }
        | Event::BlueCardDiscarded { .. }
        | Event::Accused { .. }
        | Event::AccusationsCleared { .. }
        | Event::ConspiracyBegan { .. }
        | Event::TakingBegan
        | Event::TakesForgotten
        | Event::ConspiracyEnded
        | Event::WitchesClaimed
        | Event::ClaimAnswered { .. }
        | Event::Won { .. } => true,
    }
}

/// Makes the view of one onlooker.
#[must_use]
pub fn view(state: &State, onlooker: Onlooker) -> TableView {
    let over = matches!(state.phase, Phase::Over { .. });
    TableView {
        phase: phase(state),
        awaiting: awaiting(state),
        winner: match state.phase {
            Phase::Over { winner } => Some(winner),
            _ => None,
        },
        losers_by_late_turning: state.late.iter().collect(),
        witch_cards: WitchCards {
            in_play: state.deal.cards.witch,
            revealed: state.face_up.witch,
        },
        constable: if state.constable_is_gone() {
            ConstableCard::Gone
        } else {
            ConstableCard::InPlay
        },
        black_cat: state.holder(BlueCard::BlackCat),
        night: night(state),
        seats: state.seats().map(|seat| place(state, seat, over)).collect(),
        due: due(state),
        dealing: dealing(state),
        conspiracy: conspiracy(state),
        last_two: state.living().count() == 2,
        claim_may_be_made: claim::may_be_made(state) && !state.claimed && state.due.is_none(),
        own_hand: match onlooker {
            Onlooker::Seat(seat) => own_hand(state, seat),
            Onlooker::Table => None,
        },
    }
}

fn own_hand(state: &State, seat: Seat) -> Option<CardCounts> {
    let known = match state.phase {
        Phase::Dealing { entered, .. } => entered.contains(seat),
        _ => state.deal.ledger && state.is_seat(seat),
    };
    known.then(|| state.places[seat].hand)
}

fn phase(state: &State) -> PhaseName {
    match state.phase {
        Phase::Dealing { .. } => PhaseName::Dealing,
        Phase::Setup => PhaseName::Setup,
        Phase::Dawn => PhaseName::Dawn,
        Phase::Day => PhaseName::Day,
        Phase::Night(_) => PhaseName::Night,
        Phase::Conspiracy { .. } => PhaseName::Conspiracy,
        Phase::Over { .. } => PhaseName::Over,
    }
}

fn awaiting(state: &State) -> Option<Awaiting> {
    if state.due.is_some() {
        return Some(Awaiting::DeadCards);
    }
    if state.claimed {
        return Some(Awaiting::Claim);
    }
    match state.phase {
        Phase::Dealing { .. } => Some(Awaiting::Hands),
        Phase::Dawn | Phase::Night(NightStage::Witches) => Some(Awaiting::Witches),
        Phase::Night(NightStage::Constable { .. }) => Some(Awaiting::Constable),
        Phase::Night(NightStage::Confession { .. }) => Some(Awaiting::Confession),
        Phase::Conspiracy { stage, .. } => match stage {
            ConspiracyStage::CatCard { .. } => Some(Awaiting::CatCard),
            ConspiracyStage::Taking => Some(Awaiting::Taking),
            ConspiracyStage::CatCardShown => None,
        },
        Phase::Setup | Phase::Day | Phase::Night(NightStage::Resolved) | Phase::Over { .. } => None,
    }
}

fn night(state: &State) -> Option<NightView> {
    let night = state.night.as_ref().filter(|night| night.number > 0)?;
    Some(NightView {
        number: night.number,
        attacked: night.attacked,
        fate: night.fate,
        gavel: night.gavel,
        confessed: night.confessed.to_vec(),
        died: night.died.to_vec(),
    })
}

fn place(state: &State, seat: Seat, over: bool) -> SeatView {
    let place = state.places[seat];
    let forbidden = super::day::piety_forbids(state, seat);
    let own = state.deal.characters[seat];
    SeatView {
        alive: place.alive,
        left: place.left,
        ghost: state.is_ghost(seat),
        character: own,
        inherits: characters::ability(state, seat).filter(|ability| own != Some(*ability)),
        face_down: place.face_down,
        revealed: state.revealed.of(seat).collect(),
        blue: BlueCard::VARIANTS
            .iter()
            .copied()
            .filter(|card| place.blue.has(*card))
            .collect(),
        accusations: Accusations {
            points: place.accusations,
            threshold: (!forbidden).then(|| characters::threshold(state, seat, false)),
            with_danforth: (!forbidden && characters::danforth_may_accuse(state, seat))
                .then(|| characters::threshold(state, seat, true)),
        },
        was_witch: (over && state.deal.ledger).then_some(place.was_witch),
    }
}

fn due(state: &State) -> Option<DueView> {
    let due = state.due?;
    Some(match due.what {
        DueCards::OfTheDead { .. } | DueCards::OfOneWhoLeft { .. } => DueView {
            seat: due.seat,
            count: state.places[due.seat].face_down,
            chosen_by: None,
        },
        DueCards::Forfeited { count } => DueView {
            seat: due.seat,
            count,
            chosen_by: state.left_of(due.seat),
        },
    })
}

fn dealing(state: &State) -> Option<DealingView> {
    let Phase::Dealing {
        entered,
        did_not_add_up,
    } = state.phase
    else {
        return None;
    };
    Some(DealingView {
        entered: state.seats().map(|seat| entered.contains(seat)).collect(),
        cards_each: cards_each(state.deal.seats).unwrap_or_default(),
        did_not_add_up,
    })
}

fn conspiracy(state: &State) -> Option<ConspiracyView> {
    let Phase::Conspiracy {
        drawer,
        cat_card_of,
        stage,
        did_not_add_up,
    } = state.phase
    else {
        return None;
    };
    let from_the_left = state.deal.switches.conspiracy == Passing::FromTheLeft;
    let takes_from = |seat| {
        let takes = from_the_left && state.is_alive(seat);
        state.left_of(seat).filter(|_| takes)
    };
    let taking = state.deal.ledger && stage == ConspiracyStage::Taking;
    Some(ConspiracyView {
        drawer,
        cat_card_of,
        still_to_take: state
            .living()
            .filter(|seat| taking && state.takes[*seat].is_none())
            .collect(),
        takes_from: state.seats().map(takes_from).collect(),
        did_not_add_up,
    })
}
