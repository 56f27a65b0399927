//! The cards and characters that a moderator keeps track of, as closed lists.

use serde::{Deserialize, Serialize};
use strum::{EnumString, IntoStaticStr, VariantArray};

/// The most Tryal cards that one player is dealt (S2).
pub const MOST_CARDS: usize = 5;
/// The most Tryal cards that any table deals: twelve players hold three each, nine hold four (S2).
pub(crate) const ALL_CARDS: usize = 36;

/// A Tryal card.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Card {
    /// Makes its holder a witch for good (S10).
    Witch,
    /// Makes its holder the constable while it is face down (S11).
    Constable,
    /// Nothing.
    NotAWitch,
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
        Card::VARIANTS
            .iter()
            .all(|card| self.kind(*card) <= whole.kind(*card))
    }

    /// These and those together.
    pub(crate) fn with(self, other: Self) -> Self {
        Self {
            witch: self.witch.saturating_add(other.witch),
            constable: self.constable.saturating_add(other.constable),
            not_a_witch: self.not_a_witch.saturating_add(other.not_a_witch),
        }
    }

    pub(crate) fn add(&mut self, card: Card) {
        let kind = self.kind_mut(card);
        // No table has so many, but a file edited by hand can.
        *kind = kind.saturating_add(1);
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

/// A blue card, which lies before a player until it is moved or discarded (S26). In the
/// order of their names.
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
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
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum RedCard {
    /// 1 point.
    Accusation,
    /// 3 points; 1 against Cotton Mather.
    Evidence,
    /// 7 points.
    Witness,
}

/// A Town Hall character (S4).
#[derive(
    Debug,
    Clone,
    Copy,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
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
