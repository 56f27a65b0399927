//! The printings of the game: one switch with two presets, each rule settable alone.

use serde::{Deserialize, Deserializer, Serialize};

/// Which printing lies on the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
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
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Death {
    /// The last one that the player still holds.
    #[serde(
        alias = "last-witch-card-kills",
        alias = "last_witch_card_kills",
        alias = "last_witch_card"
    )]
    LastWitchCard,
    /// Any.
    #[serde(
        alias = "any-witch-card-kills",
        alias = "any_witch_card_kills",
        alias = "any_witch_card"
    )]
    AnyWitchCard,
}

/// What Piety does (S25).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Piety {
    /// Doubles the threshold.
    Doubles,
    /// No red card may be played on its holder.
    Forbids,
}

/// Where the Night card goes after a night (S50).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum NightCard {
    /// Into the lower half of the pile.
    #[serde(alias = "lower_half")]
    LowerHalf,
    /// To the bottom.
    Bottom,
}

/// Whether the dead say that they were once witches (S29).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum TheDead {
    /// They need not.
    #[serde(alias = "keep_silent")]
    KeepSilent,
    /// They must.
    Declare,
}

/// What becomes of blue cards when two players live (S55).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum BlueCardsAtTwo {
    /// They stay.
    Stay,
    /// They leave the game.
    Leave,
}

/// How cards pass in a conspiracy (S41, S44).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
#[serde(rename_all = "kebab-case")]
pub enum Passing {
    /// Everyone takes one from the left.
    #[serde(alias = "from_the_left")]
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

/// Single rules set apart from the printing. A file written by hand may spell a key with
/// hyphens, and a rule with two choices as the question that `docs/rules/salem.md` asks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "salem.ts"))]
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
    #[serde(alias = "night-card")]
    pub night_card: Option<NightCard>,
    /// S29.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(
        deserialize_with = "answer",
        alias = "the-dead",
        alias = "dead",
        alias = "dead-declare",
        alias = "dead_declare",
        alias = "the-dead-declare",
        alias = "the_dead_declare"
    )]
    pub the_dead: Option<TheDead>,
    /// S55.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(
        alias = "blue-cards-at-two",
        alias = "blue-cards-at-two-players",
        alias = "blue_cards_at_two_players",
        alias = "blue-cards",
        alias = "blue_cards"
    )]
    pub blue_cards_at_two: Option<BlueCardsAtTwo>,
    /// S41, S44.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[serde(
        deserialize_with = "answer",
        alias = "pooled-conspiracy",
        alias = "pooled_conspiracy",
        alias = "pooled"
    )]
    pub conspiracy: Option<Passing>,
}

/// A rule with two choices, written as its choice or as an answer to a question.
fn answer<'de, D, T>(from: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: From<bool> + Deserialize<'de>,
{
    #[derive(Deserialize)]
    #[serde(
        untagged,
        expecting = "one of the rule's choices, or true, false, on or off"
    )]
    enum Written<T> {
        Nothing(()),
        Plain(bool),
        Spoken(Spoken),
        Choice(T),
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Spoken {
        On,
        Off,
    }
    Ok(match Written::deserialize(from)? {
        Written::Nothing(()) => None,
        Written::Plain(yes) => Some(yes.into()),
        Written::Spoken(spoken) => Some(matches!(spoken, Spoken::On).into()),
        Written::Choice(choice) => Some(choice),
    })
}

impl From<bool> for TheDead {
    fn from(they_declare: bool) -> Self {
        if they_declare {
            Self::Declare
        } else {
            Self::KeepSilent
        }
    }
}

impl From<bool> for Passing {
    fn from(pooled: bool) -> Self {
        if pooled {
            Self::Pooled
        } else {
            Self::FromTheLeft
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    fn read(rules: &str) -> Result<Exceptions, String> {
        serde_json::from_str(rules).map_err(|error| error.to_string())
    }

    #[test]
    fn each_rule_is_set_alone_however_a_person_spells_it() {
        for (spellings, meant) in [
            (
                &[
                    r#"{"death": "any-witch-card"}"#,
                    r#"{"death": "any_witch_card_kills"}"#,
                ][..],
                Exceptions {
                    death: Some(Death::AnyWitchCard),
                    ..Exceptions::default()
                },
            ),
            (
                &[
                    r#"{"night_card": "lower-half"}"#,
                    r#"{"night-card": "lower_half"}"#,
                ],
                Exceptions {
                    night_card: Some(NightCard::LowerHalf),
                    ..Exceptions::default()
                },
            ),
            (
                &[
                    r#"{"conspiracy": "pooled"}"#,
                    r#"{"pooled-conspiracy": true}"#,
                    r#"{"pooled_conspiracy": "on"}"#,
                ],
                Exceptions {
                    conspiracy: Some(Passing::Pooled),
                    ..Exceptions::default()
                },
            ),
            (
                &[r#"{"the_dead": "declare"}"#, r#"{"dead-declare": true}"#],
                Exceptions {
                    the_dead: Some(TheDead::Declare),
                    ..Exceptions::default()
                },
            ),
            (
                &[
                    r#"{"blue_cards_at_two": "leave"}"#,
                    r#"{"blue-cards-at-two": "leave"}"#,
                ],
                Exceptions {
                    blue_cards_at_two: Some(BlueCardsAtTwo::Leave),
                    ..Exceptions::default()
                },
            ),
        ] {
            for spelling in spellings {
                assert_eq!(read(spelling).as_ref(), Ok(&meant), "{spelling}");
            }
            let written = serde_json::to_string(&meant).expect("rules can be written");
            assert_eq!(read(&written), Ok(meant), "{written}");
        }
    }

    #[test]
    fn a_rule_that_does_not_exist_is_named_in_the_error() {
        let error = read(r#"{"darkness": true}"#).expect_err("there is no such rule");
        assert!(error.contains("darkness"), "{error}");
    }
}
