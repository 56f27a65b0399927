//! The cards and characters that a moderator keeps track of, as closed lists.

use serde::{Deserialize, Serialize};

/// The most Tryal cards that one player holds (S2).
pub const MOST_CARDS: usize = 5;

/// A Tryal card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Card {
    /// Makes its holder a witch for good (S10).
    Witch,
    /// Makes its holder the constable while it is face down (S11).
    Constable,
    /// Nothing.
    NotAWitch,
}

impl Card {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Witch, Self::Constable, Self::NotAWitch];
}

/// How many cards there are of each kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
pub struct CardCounts {
    /// Witch cards.
    pub witch: u8,
    /// Constable cards.
    pub constable: u8,
    /// Not a Witch cards.
    pub not_a_witch: u8,
}

impl CardCounts {
    /// Counts cards.
    pub fn of<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Self {
        let mut counts = Self::default();
        for card in cards {
            let kind = counts.kind_mut(*card);
            // A pile of 255 equal cards is already more than any table holds.
            *kind = kind.saturating_add(1);
        }
        counts
    }

    /// How many of one kind.
    #[must_use]
    pub fn kind(self, card: Card) -> u8 {
        match card {
            Card::Witch => self.witch,
            Card::Constable => self.constable,
            Card::NotAWitch => self.not_a_witch,
        }
    }

    /// All together.
    #[must_use]
    pub fn total(self) -> u8 {
        self.witch
            .saturating_add(self.constable)
            .saturating_add(self.not_a_witch)
    }

    /// Whether these cards are among those.
    #[must_use]
    pub fn fits_in(self, whole: Self) -> bool {
        Card::ALL
            .into_iter()
            .all(|card| self.kind(card) <= whole.kind(card))
    }

    pub(crate) fn add(&mut self, card: Card) {
        *self.kind_mut(card) += 1;
    }

    /// Takes one away; a kind of which there is none stays at none.
    pub(crate) fn remove(&mut self, card: Card) {
        let kind = self.kind_mut(card);
        *kind = kind.saturating_sub(1);
    }

    fn kind_mut(&mut self, card: Card) -> &mut u8 {
        match card {
            Card::Witch => &mut self.witch,
            Card::Constable => &mut self.constable,
            Card::NotAWitch => &mut self.not_a_witch,
        }
    }
}

/// A blue card, which lies before a player until it is moved or discarded (S26).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum BlueCard {
    /// Saves from the night's kill (S49).
    Asylum,
    /// Given at dawn (S20); its holder reveals a card in a conspiracy (S40).
    BlackCat,
    /// Two exist; their holders die together (S31).
    Matchmaker,
    /// Doubles the threshold, or forbids red cards (S25).
    Piety,
}

impl BlueCard {
    /// All kinds, in the order of their names.
    pub const ALL: [Self; 4] = [Self::Asylum, Self::BlackCat, Self::Matchmaker, Self::Piety];

    /// How many exist (S26).
    #[must_use]
    pub fn copies(self) -> usize {
        match self {
            Self::Matchmaker => 2,
            Self::Asylum | Self::BlackCat | Self::Piety => 1,
        }
    }
}

/// A red card, counted against the accused if the table keeps the counter (S25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum RedCard {
    /// 1 point.
    Accusation,
    /// 3 points; 1 against Cotton Mather.
    Evidence,
    /// 7 points.
    Witness,
}

impl RedCard {
    /// All kinds.
    pub const ALL: [Self; 3] = [Self::Accusation, Self::Evidence, Self::Witness];
}

/// A Town Hall character (S4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "the names say it; what they do stands in the rules"
)]
pub enum Character {
    AbigailWilliams,
    AnnPutnam,
    CottonMather,
    GeorgeBurroughs,
    GilesCorey,
    JohnProctor,
    MarthaCorey,
    MaryWarren,
    RebeccaNurse,
    SamuelParris,
    SarahGood,
    ThomasDanforth,
    Tituba,
    WillGriggs,
    WilliamPhips,
}

impl Character {
    /// The fifteen with their names as files write them.
    pub const ALL: [(Self, &'static str); 15] = [
        (Self::AbigailWilliams, "abigail-williams"),
        (Self::AnnPutnam, "ann-putnam"),
        (Self::CottonMather, "cotton-mather"),
        (Self::GeorgeBurroughs, "george-burroughs"),
        (Self::GilesCorey, "giles-corey"),
        (Self::JohnProctor, "john-proctor"),
        (Self::MarthaCorey, "martha-corey"),
        (Self::MaryWarren, "mary-warren"),
        (Self::RebeccaNurse, "rebecca-nurse"),
        (Self::SamuelParris, "samuel-parris"),
        (Self::SarahGood, "sarah-good"),
        (Self::ThomasDanforth, "thomas-danforth"),
        (Self::Tituba, "tituba"),
        (Self::WillGriggs, "will-griggs"),
        (Self::WilliamPhips, "william-phips"),
    ];

    /// Its name as files write it.
    #[must_use]
    pub fn name(self) -> &'static str {
        Self::ALL
            .into_iter()
            .find_map(|(character, name)| (character == self).then_some(name))
            .unwrap_or_default()
    }

    /// The character that a file calls so.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find_map(|(character, own)| (own == name).then_some(character))
    }
}
