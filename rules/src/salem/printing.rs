//! The printings of the game: one switch with two presets, each rule settable alone.

use serde::{Deserialize, Serialize};

/// Which printing lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
pub enum Printing {
    /// The default.
    #[default]
    #[serde(rename = "15th")]
    Fifteenth,
    /// Any before it.
    #[serde(rename = "older")]
    Older,
}

/// Which Witch card kills its holder when it is revealed (S28).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Death {
    /// The last one that the player still holds.
    LastWitchCard,
    /// Any.
    AnyWitchCard,
}

/// What Piety does (S25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Piety {
    /// Doubles the threshold.
    Doubles,
    /// No red card may be played on its holder.
    Forbids,
}

/// Where the Night card goes after a night (S50).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum NightCard {
    /// Into the lower half of the pile.
    LowerHalf,
    /// To the bottom.
    Bottom,
}

/// Whether the dead say that they were once witches (S29).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum TheDead {
    /// They need not.
    KeepSilent,
    /// They must.
    Declare,
}

/// What becomes of blue cards when two players live (S55).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum BlueCardsAtTwo {
    /// They stay.
    Stay,
    /// They leave the game.
    Leave,
}

/// How cards pass in a conspiracy (S41, S44).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Passing {
    /// Everyone takes one from the left.
    FromTheLeft,
    /// What was taken is pooled, shuffled and dealt.
    Pooled,
}

/// The rules in force at one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Switches {
    /// S28.
    pub death: Death,
    /// S25.
    pub piety: Piety,
    /// S50.
    pub night_card: NightCard,
    /// S29.
    pub the_dead: TheDead,
    /// S55.
    pub blue_cards_at_two: BlueCardsAtTwo,
    /// S41, S44.
    pub conspiracy: Passing,
}

/// Single rules set apart from the printing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Exceptions {
    /// S28.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub death: Option<Death>,
    /// S25.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub piety: Option<Piety>,
    /// S50.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub night_card: Option<NightCard>,
    /// S29.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub the_dead: Option<TheDead>,
    /// S55.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub blue_cards_at_two: Option<BlueCardsAtTwo>,
    /// S41, S44.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub conspiracy: Option<Passing>,
}

impl Switches {
    /// A printing with its exceptions.
    #[must_use]
    pub fn of(printing: Printing, alone: Exceptions) -> Self {
        let preset = match printing {
            Printing::Fifteenth => Self {
                death: Death::LastWitchCard,
                piety: Piety::Doubles,
                night_card: NightCard::LowerHalf,
                the_dead: TheDead::KeepSilent,
                blue_cards_at_two: BlueCardsAtTwo::Stay,
                conspiracy: Passing::FromTheLeft,
            },
            Printing::Older => Self {
                death: Death::AnyWitchCard,
                piety: Piety::Forbids,
                night_card: NightCard::Bottom,
                the_dead: TheDead::Declare,
                blue_cards_at_two: BlueCardsAtTwo::Leave,
                conspiracy: Passing::FromTheLeft,
            },
        };
        Self {
            death: alone.death.unwrap_or(preset.death),
            piety: alone.piety.unwrap_or(preset.piety),
            night_card: alone.night_card.unwrap_or(preset.night_card),
            the_dead: alone.the_dead.unwrap_or(preset.the_dead),
            blue_cards_at_two: alone.blue_cards_at_two.unwrap_or(preset.blue_cards_at_two),
            conspiracy: alone.conspiracy.unwrap_or(preset.conspiracy),
        }
    }
}
