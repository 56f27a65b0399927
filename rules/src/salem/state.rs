//! The table at one moment, derived from setup and events, and its plain questions.
//! Holds the secrets; what may be shown of it stands in `view`.

use arrayvec::ArrayVec;

use super::cards::{ALL_CARDS, BlueCard, Card, CardCounts, Character};
use super::moves::{Cause, Fate, Side};
use super::printing::Switches;
use super::setup::{MOST_PLAYERS, Setup, Tracking, cards_each};
use crate::seat::{PerSeat, Seat, Seats};
use crate::secret::prints_its_name;

/// What of the setup the rules ask about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Deal {
    pub(crate) seats: usize,
    pub(crate) cards: CardCounts,
    pub(crate) switches: Switches,
    pub(crate) ledger: bool,
    pub(crate) characters: PerSeat<Option<Character>>,
    pub(crate) ghosts: Seats,
    pub(crate) seed: u64,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// S16. What was entered lies in the places already.
    Dealing {
        entered: Seats,
        did_not_add_up: bool,
    },
    Setup,
    Dawn,
    Day,
    Night(NightStage),
    Conspiracy {
        drawer: Seat,
        /// Whose card this conspiracy reveals, before and after.
        cat_card_of: Option<Seat>,
        stage: ConspiracyStage,
        /// *Ledger*: all had reported, and it did not add up.
        did_not_add_up: bool,
    },
    Over {
        winner: Side,
    },
}

/// S46.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum NightStage {
    Witches,
    Constable { target: Seat },
    Confession { target: Seat },
    Resolved,
}

/// S40, S41.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ConspiracyStage {
    CatCard { holder: Seat },
    CatCardShown,
    Taking,
}

/// Cards that must be turned up before anything else happens.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Due {
    pub(crate) seat: Seat,
    pub(crate) what: DueCards,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum DueCards {
    /// All that the dead player has face down; the partner dies next (S35).
    OfTheDead { cause: Cause, partner: Option<Seat> },
    /// All that somebody who leaves has face down (S39); who turned witch by what they gave.
    OfOneWhoLeft { turned: Option<Seat> },
    /// S62.
    Forfeited { count: u8 },
}

/// The last night, as far as it is known (S49).
#[derive(Clone, PartialEq, Eq, Default)]
pub(crate) struct NightRecord {
    pub(crate) number: u32,
    pub(crate) attacked: Option<Seat>,
    pub(crate) fate: Option<Fate>,
    pub(crate) gavel: Option<Seat>,
    pub(crate) confessed: ArrayVec<Seat, MOST_PLAYERS>,
    pub(crate) died: ArrayVec<Seat, MOST_PLAYERS>,
}

/// One player's place at the table.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Place {
    pub(crate) alive: bool,
    /// Whoever left is not alive either: they take no part (S39).
    pub(crate) left: bool,
    pub(crate) face_down: u8,
    pub(crate) blue: Blue,
    pub(crate) accusations: u8,
    pub(crate) ability_spent: bool,
    /// *Ledger*: what lies face down. Empty in *counts*.
    pub(crate) hand: CardCounts,
    /// *Ledger*: has ever held a Witch card (S10).
    pub(crate) was_witch: bool,
}

/// The blue cards before one player.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Blue(u8);

impl Blue {
    pub(crate) fn has(self, card: BlueCard) -> bool {
        self.0 & (1 << card as u8) != 0
    }
    pub(crate) fn put(&mut self, card: BlueCard) {
        self.0 |= 1 << card as u8;
    }
    pub(crate) fn take(&mut self, card: BlueCard) {
        self.0 &= !(1 << card as u8);
    }
}

/// One report in a conspiracy (S43).
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Take {
    pub(crate) card: Card,
    pub(crate) gave: Option<Card>,
}

/// The table at one moment.
#[derive(Clone, PartialEq, Eq)]
pub struct State {
    pub(crate) deal: Deal,
    pub(crate) phase: Phase,
    pub(crate) places: PerSeat<Place>,
    pub(crate) revealed: Revealed,
    pub(crate) face_up: CardCounts,
    pub(crate) due: Option<Due>,
    pub(crate) claimed: bool,
    pub(crate) night: Option<NightRecord>,
    pub(crate) takes: PerSeat<Option<Take>>,
    pub(crate) late: Seats,
    pub(crate) draws: u32,
}

prints_its_name!(State);

/// All face-up cards in the order in which they were revealed. One list for the table: whoever is
/// given the cards of one who left has more than were dealt to anybody (S39).
#[derive(Clone, PartialEq, Eq, Default)]
pub(crate) struct Revealed(ArrayVec<(Seat, Card), ALL_CARDS>);

impl Revealed {
    pub(crate) fn push(&mut self, seat: Seat, card: Card) {
        // No more than all cards are turned up: the list cannot be full.
        let _ = self.0.try_push((seat, card));
    }
    pub(crate) fn of(&self, whose: Seat) -> impl Iterator<Item = Card> + '_ {
        let of = self.0.iter().filter(move |(seat, _)| *seat == whose);
        of.map(|(_, card)| *card)
    }
}

impl State {
    pub(crate) fn begin(setup: &Setup) -> Self {
        let count = setup.players().len();
        let mut characters = PerSeat::default();
        let mut ghosts = Seats::NONE;
        let mut places: PerSeat<Place> = PerSeat::default();
        for (seat, player) in Seat::first(count).zip(setup.players()) {
            characters[seat] = player.character;
            if player.ghost {
                ghosts.insert(seat);
            }
            let hand = match setup.tracking() {
                Tracking::Counts | Tracking::Ledger(None) => CardCounts::default(),
                Tracking::Ledger(Some(hands)) => hands[seat],
            };
            places[seat] = Place {
                alive: true,
                face_down: cards_each(count).unwrap_or_default(),
                hand,
                was_witch: hand.witch > 0,
                ..Place::default()
            };
        }
        Self {
            deal: Deal {
                seats: count,
                cards: setup.cards(),
                switches: setup.switches(),
                ledger: matches!(setup.tracking(), Tracking::Ledger(_)),
                characters,
                ghosts,
                seed: setup.seed(),
            },
            phase: match setup.tracking() {
                Tracking::Counts | Tracking::Ledger(Some(_)) => Phase::Setup,
                Tracking::Ledger(None) => Phase::Dealing {
                    entered: Seats::NONE,
                    did_not_add_up: false,
                },
            },
            places,
            revealed: Revealed::default(),
            face_up: CardCounts::default(),
            due: None,
            claimed: false,
            night: None,
            takes: PerSeat::default(),
            late: Seats::NONE,
            draws: 0,
        }
    }

    /// One card of this player is face up from now on.
    pub(crate) fn turn_face_up(&mut self, seat: Seat, card: Card) {
        let place = &mut self.places[seat];
        place.face_down = place.face_down.saturating_sub(1);
        place.was_witch |= self.deal.ledger && card == Card::Witch;
        place.hand.remove(card);
        self.revealed.push(seat, card);
        self.face_up.add(card);
    }

    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::first(self.deal.seats)
    }

    pub(crate) fn is_seat(&self, seat: Seat) -> bool {
        seat.place() < self.deal.seats
    }

    pub(crate) fn is_alive(&self, seat: Seat) -> bool {
        self.is_seat(seat) && self.places[seat].alive
    }

    pub(crate) fn has_left(&self, seat: Seat) -> bool {
        self.is_seat(seat) && self.places[seat].left
    }

    pub(crate) fn living(&self) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(|seat| self.is_alive(*seat))
    }

    pub(crate) fn has_ghosts(&self) -> bool {
        !self.deal.ghosts.is_empty()
    }

    pub(crate) fn is_ghost(&self, seat: Seat) -> bool {
        self.deal.ghosts.contains(seat)
    }

    /// *Ledger*: what lies face down before each.
    pub(crate) fn hands(&self) -> PerSeat<CardCounts> {
        let mut hands = PerSeat::default();
        for seat in self.seats() {
            hands[seat] = self.places[seat].hand;
        }
        hands
    }

    /// The cards of each kind that are not yet face up, anywhere.
    pub(crate) fn hidden(&self) -> CardCounts {
        CardCounts {
            witch: self.deal.cards.witch.saturating_sub(self.face_up.witch),
            constable: self
                .deal
                .cards
                .constable
                .saturating_sub(self.face_up.constable),
            not_a_witch: self
                .deal
                .cards
                .not_a_witch
                .saturating_sub(self.face_up.not_a_witch),
        }
    }

    /// S11.
    pub(crate) fn constable_is_gone(&self) -> bool {
        self.hidden().constable == 0
    }

    pub(crate) fn holder(&self, card: BlueCard) -> Option<Seat> {
        self.seats().find(|seat| self.places[*seat].blue.has(card))
    }

    pub(crate) fn holders(&self, card: BlueCard) -> usize {
        self.seats()
            .filter(|seat| self.places[*seat].blue.has(card))
            .count()
    }

    /// The other of the matched pair (S31).
    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        if !self.places[seat].blue.has(BlueCard::Matchmaker) {
            return None;
        }
        self.seats()
            .find(|other| *other != seat && self.places[*other].blue.has(BlueCard::Matchmaker))
    }

    /// The nearest living player clockwise: "to the left" (S41).
    pub(crate) fn left_of(&self, seat: Seat) -> Option<Seat> {
        self.neighbour(seat, 1)
    }

    /// The nearest living player counter-clockwise: "to the right" (S33).
    pub(crate) fn right_of(&self, seat: Seat) -> Option<Seat> {
        self.neighbour(seat, self.deal.seats - 1)
    }

    fn neighbour(&self, seat: Seat, step: usize) -> Option<Seat> {
        (1..self.deal.seats)
            .filter_map(|times| Seat::at((seat.place() + times * step) % self.deal.seats))
            .find(|other| self.is_alive(*other))
    }
}
