//! The settings, one struct, kept as one file. Each has a default that suits a first
//! evening; one at a time is changed (`change`).

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::games::GameSettings;

/// How long pauses and windows last. Never the speed of speech.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
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
#[ts(export_to = "house.ts")]
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
#[ts(export_to = "house.ts")]
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
#[ts(export_to = "house.ts")]
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
#[ts(export_to = "house.ts")]
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
#[ts(export_to = "house.ts")]
pub struct Scenes {
    /// Wind, crickets, rain, fire.
    pub ambience: bool,
    /// The music loops.
    pub music: bool,
    /// Bell, gavel, owl.
    pub effects: bool,
}

/// All settings.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
#[serde(default)]
pub struct Settings {
    /// A BCP 47 tag of a language in `i18n/`; the system's where there is none.
    pub language: Option<String>,
    /// The voice of each language, by the name of its folder in `audio/voices/`.
    pub voices: BTreeMap<String, String>,
    /// Whether the voice speaks. Captions stay either way.
    pub voice_on: bool,
    /// Whether a screen reader says the lines that the voice speaks, too.
    pub lines_read: bool,
    /// Whether names are said too, by the system's voice where it has one for the language.
    pub names_spoken: bool,
    /// The folder with a person's own recordings in each language, named by line.
    #[serde(deserialize_with = "by_language")]
    pub own_recordings: BTreeMap<String, String>,
    /// Volumes.
    pub volumes: Volumes,
    /// What sounds beside the voice.
    pub scenes: Scenes,
    /// Pauses and windows.
    pub pace: Pace,
    /// Go on with captions where no device makes sound.
    pub captions_suffice: bool,
    /// Text size in percent: 100 to 200.
    pub text_percent: u16,
    /// How bright the night is in percent of its usual light: 5 to 100.
    pub night_percent: u8,
    /// More contrast than the candle gives.
    pub high_contrast: bool,
    /// Movement on the screen.
    pub motion: Motion,
    /// Where the thumb is.
    pub hand: Hand,
    /// For how long a grave step is held, in ms: 500 to 2000.
    pub hold_ms: u16,
    /// Whether a grave step is confirmed by two touches, with a moment between them, and not by holding.
    pub two_touches: bool,
    /// The form of the table.
    pub seat_shape: SeatShape,
    /// Names turned towards their owners; otherwise all one way.
    pub names_face_owners: bool,
    /// The screen stays awake during a game.
    pub keep_awake: bool,
    /// Quarter turns of the screen, clockwise: 0 to 3.
    pub quarter_turns: u8,
    /// Looking back counts what was played after this, in ms since 1970.
    #[ts(type = "number")]
    pub looks_back_from_ms: u64,
    /// What each game has of its own, under its name.
    #[serde(flatten)]
    #[ts(flatten)]
    pub games: GameSettings,
}

/// Earlier versions had one folder for all languages. Which it was recorded in they did not keep:
/// it stands under [`NO_LANGUAGE`] until somebody knows.
fn by_language<'de, D>(from: D) -> Result<BTreeMap<String, String>, D::Error>
where
    D: serde::Deserializer<'de>,
{
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Kept {
        Folders(BTreeMap<String, String>),
        One(Option<String>),
    }
    Ok(match Kept::deserialize(from)? {
        Kept::Folders(folders) => folders,
        Kept::One(folder) => folder
            .map(|folder| (NO_LANGUAGE.to_owned(), folder))
            .into_iter()
            .collect(),
    })
}

/// What stands for the language of a folder that was chosen before folders had one.
const NO_LANGUAGE: &str = "";

impl Settings {
    /// A folder that was chosen before folders had a language is of this one, which is in use.
    pub(crate) fn give_language(&mut self, language: &str) {
        if let Some(folder) = self.own_recordings.remove(NO_LANGUAGE) {
            let of_language = self.own_recordings.entry(language.to_owned());
            of_language.or_insert(folder);
        }
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            voices: BTreeMap::new(),
            voice_on: true,
            lines_read: false,
            names_spoken: true,
            own_recordings: BTreeMap::new(),
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
            captions_suffice: false,
            text_percent: 100,
            night_percent: 100,
            high_contrast: false,
            motion: Motion::System,
            hand: Hand::Right,
            hold_ms: 1000,
            two_touches: false,
            seat_shape: SeatShape::Round,
            names_face_owners: false,
            keep_awake: true,
            quarter_turns: 0,
            looks_back_from_ms: 0,
            games: GameSettings::default(),
        }
    }
}
