//! The settings, one struct, kept as one file. Each has a default that suits a first
//! evening.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How long pauses and windows last. Never the speed of speech.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// Half as long again.
    Slow,
    /// As the script says.
    #[default]
    Normal,
    /// Two thirds.
    Brisk,
}

/// The form of the ring of seats.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(rename_all = "kebab-case")]
pub enum SeatShape {
    /// A round table.
    #[default]
    Round,
    /// A long table.
    Long,
    /// Everyone on one side.
    OneSide,
}

/// The hand that holds the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// Right-handed.
    #[default]
    Right,
    /// Left-handed.
    Left,
}

/// Whether things move on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// As the system says.
    #[default]
    System,
    /// As little as possible.
    Reduced,
}

/// Each 0 to 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
pub struct Volumes {
    /// The narrator.
    pub voice: u8,
    /// Wind, crickets and music.
    pub ambience: u8,
    /// Bell, gavel, owl.
    pub effects: u8,
}

/// Which sounds lie under the evening, by the ids of `audio/ambience/manifest.json`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
pub struct Scenes {
    /// Wind, crickets, rain, fire.
    pub ambience: bool,
    /// The music loops.
    pub music: bool,
    /// Bell, gavel, owl.
    pub effects: bool,
}

/// The longest path that a platform takes is shorter, in bytes.
const LONGEST_TEXT: usize = 4096;
/// More languages than anybody has voices for.
const MOST_VOICES: usize = 200;

/// All settings.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(default)]
pub struct Settings {
    /// A BCP 47 tag of a language in `i18n/`; the system's where there is none.
    pub language: Option<String>,
    /// The voice of each language, by the name of its folder in `audio/voices/`.
    pub voices: BTreeMap<String, String>,
    /// Whether the voice speaks. Captions stay either way.
    pub voice_on: bool,
    /// Whether names are said too, by the system's voice where it has one for the language.
    pub names_spoken: bool,
    /// A folder with a person's own recordings, named by line.
    pub own_recordings: Option<String>,
    /// Volumes.
    pub volumes: Volumes,
    /// What sounds beside the voice.
    pub scenes: Scenes,
    /// Pauses and windows.
    pub pace: Pace,
    /// The witches' window lasts at least so long, in seconds: 5 to 60.
    pub witches_least_s: u16,
    /// The constable's window lasts at least so long, in seconds: 5 to 60.
    pub constable_least_s: u16,
    /// Whether the table uses its own sand timer (S48).
    pub own_timer: bool,
    /// The digital sand, in seconds: 15 to 180 (S48).
    pub sand_s: u16,
    /// Go on with captions where no device makes sound.
    pub captions_suffice: bool,
    /// Text size in percent: 100 to 200.
    pub text_percent: u16,
    /// More contrast than the candle gives.
    pub high_contrast: bool,
    /// Movement on the screen.
    pub motion: Motion,
    /// Where the thumb is.
    pub hand: Hand,
    /// The form of the table.
    pub seat_shape: SeatShape,
    /// Names turned towards their owners; otherwise all one way.
    pub names_face_owners: bool,
    /// The screen stays awake during a game.
    pub keep_awake: bool,
    /// Quarter turns of the screen, clockwise: 0 to 3.
    pub quarter_turns: u8,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            voices: BTreeMap::new(),
            voice_on: true,
            names_spoken: true,
            own_recordings: None,
            volumes: Volumes {
                voice: 90,
                ambience: 60,
                effects: 70,
            },
            scenes: Scenes {
                ambience: true,
                music: true,
                effects: true,
            },
            pace: Pace::Normal,
            witches_least_s: 12,
            constable_least_s: 10,
            own_timer: false,
            sand_s: 30,
            captions_suffice: false,
            text_percent: 100,
            high_contrast: false,
            motion: Motion::System,
            hand: Hand::Right,
            seat_shape: SeatShape::Round,
            names_face_owners: false,
            keep_awake: true,
            quarter_turns: 0,
        }
    }
}

impl Settings {
    /// Whether every number is in its range, and no text longer than any that is meant.
    #[must_use]
    pub fn is_in_range(&self) -> bool {
        let voices = self
            .voices
            .iter()
            .flat_map(|(language, voice)| [language, voice]);
        let texts = self
            .language
            .iter()
            .chain(&self.own_recordings)
            .chain(voices);
        if texts.into_iter().any(|text| text.len() > LONGEST_TEXT)
            || self.voices.len() > MOST_VOICES
        {
            return false;
        }
        let volumes = [
            self.volumes.voice,
            self.volumes.ambience,
            self.volumes.effects,
        ];
        volumes.into_iter().all(|volume| volume <= 100)
            && (5..=60).contains(&self.witches_least_s)
            && (5..=60).contains(&self.constable_least_s)
            && (15..=180).contains(&self.sand_s)
            && (100..=200).contains(&self.text_percent)
            && self.quarter_turns <= 3
    }
}
