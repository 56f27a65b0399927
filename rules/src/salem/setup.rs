//! From a setup as somebody entered it to a checked one (S1 to S5, S15, S16, S60).
//! Knows nothing of what happens afterwards.

use std::collections::{BTreeMap, HashMap};

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use super::cards::{Card, CardCounts, Character, MOST_CARDS};
use super::printing::{Exceptions, Printing, Switches};
use super::refusals::{Code, SetupRefusal};
use crate::absent::{is_default, null_is_absent};
use crate::names;
use crate::seat::{PerSeat, Seat};
use crate::secret::{prints_its_name, prints_its_word};

/// Fewest seats, ghosts among them (S1, S60).
pub const FEWEST_SEATS: usize = 4;
/// Most players (S1).
pub const MOST_PLAYERS: usize = 12;
/// Most Witch cards (S3).
pub const MOST_WITCH_CARDS: u8 = 5;

/// A setup as entered. Nothing in it is checked.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct SetupForm {
    /// Clockwise.
    pub players: Vec<PlayerForm>,
    /// The number of Witch cards in play; the table's by default (S3).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub witch_cards: Option<i64>,
    /// Which printing.
    #[serde(default, deserialize_with = "null_is_absent")]
    pub printing: Printing,
    /// Single rules set apart from the printing.
    #[serde(default, deserialize_with = "null_is_absent")]
    pub rules: Exceptions,
    /// What the app knows.
    #[serde(default, deserialize_with = "null_is_absent")]
    pub tracking: TrackingForm,
    /// Each player's Tryal cards, only with the ledger (S16). Without them the game begins
    /// with the players entering their own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hands: Option<BTreeMap<String, Vec<Card>>>,
    /// Where draws come from (S61).
    #[serde(
        default,
        deserialize_with = "null_is_absent",
        skip_serializing_if = "is_default"
    )]
    pub seed: u64,
}

/// One player as entered.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct PlayerForm {
    /// As typed.
    pub name: String,
    /// The Town Hall character, in kebab-case (S4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<String>,
    /// A ghost's seat (S60).
    #[serde(
        default,
        deserialize_with = "null_is_absent",
        skip_serializing_if = "std::ops::Not::not"
    )]
    pub ghost: bool,
}

/// What the app is to know (S15, S16).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum TrackingForm {
    /// Only what is public.
    #[default]
    Counts,
    /// Each player's hidden cards too.
    Ledger,
}

/// One player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// Trimmed; unlike every other at the table.
    pub name: String,
    /// Unlike every other at the table.
    pub character: Option<Character>,
    /// A ghost's seat.
    pub ghost: bool,
}

/// What the app knows.
#[derive(Clone, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Tracking {
    /// S15.
    Counts,
    /// S16, with every hand; without them they are entered first, at the table.
    Ledger(Option<Box<PerSeat<CardCounts>>>),
}

/// A setup that can be played.
#[derive(Clone, PartialEq, Eq)]
pub struct Setup {
    players: Vec<Player>,
    cards: CardCounts,
    printing: Printing,
    exceptions: Exceptions,
    tracking: Tracking,
    seed: u64,
}

prints_its_name!(SetupForm, Setup);
prints_its_word!(Tracking);

/// How many Tryal cards each player holds (S2); `None` for a number that is not played.
#[must_use]
pub fn cards_each(seats: usize) -> Option<u8> {
    match seats {
        4..=7 => Some(5),
        8 | 9 => Some(4),
        10..=12 => Some(3),
        _ => None,
    }
}

/// How many Witch cards the table of S2 gives.
#[must_use]
pub fn usual_witch_cards(seats: usize) -> u8 {
    if seats <= 5 { 1 } else { 2 }
}

/// How many Witch cards the harder variant gives (S3).
#[must_use]
pub fn harder_witch_cards(seats: usize) -> u8 {
    if seats <= 5 { 2 } else { 3 }
}

impl SetupForm {
    /// Checks everything at once.
    ///
    /// # Errors
    /// Every reason why this cannot be played.
    pub fn check(&self) -> Result<Setup, Vec<SetupRefusal>> {
        let mut refusals = Vec::new();
        self.check_number(&mut refusals);
        let players = self.check_players(&mut refusals);
        let witch_cards = self.check_witch_cards(&mut refusals);
        let cards = deal(players.len(), witch_cards);
        let tracking = match self.tracking {
            TrackingForm::Counts => Tracking::Counts,
            TrackingForm::Ledger => {
                let hands = self.hands.as_ref();
                Tracking::Ledger(
                    hands.map(|hands| Box::new(check_hands(hands, &players, cards, &mut refusals))),
                )
            }
        };
        if !refusals.is_empty() {
            return Err(refusals);
        }
        Ok(Setup {
            players,
            cards,
            printing: self.printing,
            exceptions: self.rules,
            tracking,
            seed: self.seed,
        })
    }

    fn check_number(&self, refusals: &mut Vec<SetupRefusal>) {
        let seats = self.players.len();
        let ghosts = self.players.iter().filter(|player| player.ghost).count();
        let mut refuse = |code| refusals.push(SetupRefusal { code, player: None });
        if seats < FEWEST_SEATS || ghosts > FEWEST_SEATS - 2 {
            refuse(Code::TooFewPlayers);
        }
        // Ghosts only fill a table up to four seats (S60).
        if seats > MOST_PLAYERS || (ghosts > 0 && seats > FEWEST_SEATS) {
            refuse(Code::TooManyPlayers);
        }
    }

    fn check_players(&self, refusals: &mut Vec<SetupRefusal>) -> Vec<Player> {
        let ghost_game = self.players.iter().any(|player| player.ghost);
        let mut names_seen = HashMap::new();
        let mut characters_seen = Vec::new();
        let mut players = Vec::new();
        for (line, form) in self.players.iter().enumerate() {
            let mut refuse = |code| {
                refusals.push(SetupRefusal {
                    code,
                    player: Some(line),
                });
            };
            let name = names::checked(&form.name);
            match &name {
                None => refuse(Code::BadName),
                Some(name) if names_seen.insert(names::key(name), line).is_some() => {
                    refuse(Code::DuplicateName);
                }
                Some(_) => {}
            }
            let named = form.character.as_deref().map(str::parse::<Character>);
            let character = match named {
                Some(Err(_)) => {
                    refuse(Code::UnknownCharacter);
                    None
                }
                Some(Ok(character)) if characters_seen.contains(&character) => {
                    refuse(Code::DuplicateCharacter);
                    None
                }
                Some(Ok(character)) => {
                    characters_seen.push(character);
                    // With ghosts at the table, characters are not used (S60).
                    (!ghost_game).then_some(character)
                }
                None => None,
            };
            players.push(Player {
                name: name.unwrap_or_default(),
                character,
                ghost: form.ghost,
            });
        }
        players
    }

    fn check_witch_cards(&self, refusals: &mut Vec<SetupRefusal>) -> u8 {
        let usual = usual_witch_cards(self.players.len());
        let asked = self.witch_cards.unwrap_or(i64::from(usual));
        match u8::try_from(asked) {
            Ok(number) if (1..=MOST_WITCH_CARDS).contains(&number) => number,
            _ => {
                refusals.push(SetupRefusal {
                    code: Code::BadWitchCount,
                    player: None,
                });
                usual
            }
        }
    }
}

/// S16: every player's hand is known, and together they are the cards in play.
fn check_hands(
    hands: &BTreeMap<String, Vec<Card>>,
    players: &[Player],
    cards: CardCounts,
    refusals: &mut Vec<SetupRefusal>,
) -> PerSeat<CardCounts> {
    let mut refuse = |code| refusals.push(SetupRefusal { code, player: None });
    let by_name: HashMap<_, _> = hands
        .iter()
        .map(|(name, hand)| (names::key(name), hand))
        .collect();
    let known = |name: &String| {
        let key = names::key(name);
        players.iter().any(|player| names::key(&player.name) == key)
    };
    if !hands.keys().all(known) {
        refuse(Code::NoSuchPlayer);
    }
    let each = cards_each(players.len()).unwrap_or_default();
    let mut dealt = PerSeat::default();
    let mut whole = CardCounts::default();
    let mut right_size = true;
    for (seat, player) in Seat::first(players.len()).zip(players) {
        let hand = by_name
            .get(&names::key(&player.name))
            .map_or(&[][..], |hand| hand.as_slice());
        right_size &= hand.len() == usize::from(each) && hand.len() <= MOST_CARDS;
        dealt[seat] = CardCounts::of(hand);
        for card in hand.iter().take(MOST_CARDS) {
            whole.add(*card);
        }
    }
    if !right_size || whole != cards {
        refuse(Code::CardsDoNotAddUp);
    }
    dealt
}

/// The cards in play: what is neither Witch nor Constable is Not a Witch (S2, S3).
fn deal(seats: usize, witch_cards: u8) -> CardCounts {
    let total = u8::try_from(seats)
        .ok()
        .zip(cards_each(seats))
        .map_or(0, |(seats, each)| seats * each);
    CardCounts {
        witch: witch_cards,
        constable: 1,
        not_a_witch: total.saturating_sub(witch_cards + 1),
    }
}

impl Setup {
    /// Clockwise; 4 to 12.
    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// All Tryal cards in play.
    #[must_use]
    pub fn cards(&self) -> CardCounts {
        self.cards
    }

    /// The rules in force.
    #[must_use]
    pub fn switches(&self) -> Switches {
        Switches::of(self.printing, self.exceptions)
    }

    /// What the app knows.
    #[must_use]
    pub fn tracking(&self) -> &Tracking {
        &self.tracking
    }

    /// Where draws come from.
    #[must_use]
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The same game with the ledger and with these hands, which must be the cards in play.
    #[must_use]
    pub(crate) fn with_hands(self, hands: PerSeat<CardCounts>) -> Self {
        Self {
            tracking: Tracking::Ledger(Some(Box::new(hands))),
            ..self
        }
    }

    /// The player of a seat; `None` where nobody sits.
    #[must_use]
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.players.get(seat.place())
    }

    /// The seat of the player with this name, however it is written (S5).
    #[must_use]
    pub fn seat_of(&self, name: &str) -> Option<Seat> {
        let exact = self.players.iter().position(|player| player.name == name);
        let place = exact.or_else(|| {
            let key = names::key(name);
            self.players
                .iter()
                .position(|player| names::key(&player.name) == key)
        });
        place.and_then(Seat::at)
    }

    /// The form that gives this setup again.
    #[must_use]
    pub fn form(&self) -> SetupForm {
        let hands = match &self.tracking {
            Tracking::Counts | Tracking::Ledger(None) => None,
            Tracking::Ledger(Some(hands)) => Some(
                Seat::first(self.players.len())
                    .zip(&self.players)
                    .map(|(seat, player)| (player.name.clone(), spread(hands[seat])))
                    .collect(),
            ),
        };
        SetupForm {
            players: self
                .players
                .iter()
                .map(|player| PlayerForm {
                    name: player.name.clone(),
                    character: player.character.map(|one| <&str>::from(one).to_owned()),
                    ghost: player.ghost,
                })
                .collect(),
            witch_cards: Some(i64::from(self.cards.witch)),
            printing: self.printing,
            rules: self.exceptions,
            tracking: match self.tracking {
                Tracking::Counts => TrackingForm::Counts,
                Tracking::Ledger(_) => TrackingForm::Ledger,
            },
            hands,
            seed: self.seed,
        }
    }
}

fn spread(hand: CardCounts) -> Vec<Card> {
    Card::VARIANTS
        .iter()
        .copied()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(hand.kind(card))))
        .collect()
}
