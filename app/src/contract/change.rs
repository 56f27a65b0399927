//! One setting changed, and the table of ranges that the page draws its controls from. A change
//! names one setting, so that two of them made at the same time both count.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::settings::{Hand, Motion, Pace, SeatShape, Settings};
use crate::games::{GAME_RANGES, GameChange};
use crate::ranges::Range;

const VOLUME: Range = Range::of(0, 100, 5);
const TEXT: Range = Range::of(100, 200, 10);
const NIGHT: Range = Range::of(5, 100, 5);
const HOLD: Range = Range::of(500, 2000, 250);
const QUARTERS: Range = Range::of(0, 3, 1);

/// The range of every setting of the house that is a number, by the setting's name.
const RANGES: [(&str, Range); 7] = [
    ("voice-volume", VOLUME),
    ("ambience-volume", VOLUME),
    ("effects-volume", VOLUME),
    ("text-percent", TEXT),
    ("night-percent", NIGHT),
    ("hold-ms", HOLD),
    ("quarter-turns", QUARTERS),
];

/// The longest path that a platform takes is shorter, in bytes.
const LONGEST_TEXT: usize = 4096;
/// More languages than anybody has voices for.
const MOST_VOICES: usize = 200;

/// One setting and its new value.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
#[serde(tag = "setting", content = "value", rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "each is the setting of its name, see `Settings`"
)]
pub enum Change {
    Language(Option<String>),
    /// Which voice a language has.
    Voice {
        language: String,
        voice: String,
    },
    VoiceOn(bool),
    LinesRead(bool),
    NamesSpoken(bool),
    /// Which folder a language's own recordings lie in; none any more without one.
    OwnRecordings {
        language: String,
        folder: Option<String>,
    },
    VoiceVolume(u8),
    AmbienceVolume(u8),
    EffectsVolume(u8),
    SceneAmbience(bool),
    SceneMusic(bool),
    SceneEffects(bool),
    Pace(Pace),
    CaptionsSuffice(bool),
    TextPercent(u16),
    NightPercent(u8),
    HighContrast(bool),
    Motion(Motion),
    Hand(Hand),
    HoldMs(u16),
    TwoTouches(bool),
    SeatShape(SeatShape),
    NamesFaceOwners(bool),
    KeepAwake(bool),
    QuarterTurns(u8),
    /// One of a game's own.
    #[serde(untagged)]
    OfAGame(GameChange),
}

impl Settings {
    /// These settings with one of them changed; nothing where that is out of its range.
    #[must_use]
    pub fn with(mut self, change: Change) -> Option<Self> {
        match change {
            Change::Language(language) => self.language = language,
            Change::Voice { language, voice } => {
                self.voices.insert(language, voice);
            }
            Change::VoiceOn(on) => self.voice_on = on,
            Change::LinesRead(read) => self.lines_read = read,
            Change::NamesSpoken(spoken) => self.names_spoken = spoken,
            Change::OwnRecordings { language, folder } => {
                match folder {
                    Some(folder) => self.own_recordings.insert(language, folder),
                    None => self.own_recordings.remove(&language),
                };
            }
            Change::VoiceVolume(volume) => self.volumes.voice = volume,
            Change::AmbienceVolume(volume) => self.volumes.ambience = volume,
            Change::EffectsVolume(volume) => self.volumes.effects = volume,
            Change::SceneAmbience(on) => self.scenes.ambience = on,
            Change::SceneMusic(on) => self.scenes.music = on,
            Change::SceneEffects(on) => self.scenes.effects = on,
            Change::Pace(pace) => self.pace = pace,
            Change::CaptionsSuffice(suffice) => self.captions_suffice = suffice,
            Change::TextPercent(percent) => self.text_percent = percent,
            Change::NightPercent(percent) => self.night_percent = percent,
            Change::HighContrast(high) => self.high_contrast = high,
            Change::Motion(motion) => self.motion = motion,
            Change::Hand(hand) => self.hand = hand,
            Change::HoldMs(ms) => self.hold_ms = ms,
            Change::TwoTouches(two) => self.two_touches = two,
            Change::SeatShape(shape) => self.seat_shape = shape,
            Change::NamesFaceOwners(face) => self.names_face_owners = face,
            Change::KeepAwake(awake) => self.keep_awake = awake,
            Change::QuarterTurns(turns) => self.quarter_turns = turns,
            Change::OfAGame(change) => self.games.change(change),
        }
        self.is_in_range().then_some(self)
    }

    /// Whether every number is in its range, and no text longer than any that is meant.
    #[must_use]
    pub fn is_in_range(&self) -> bool {
        let lists = [&self.voices, &self.own_recordings];
        let of_languages = lists
            .into_iter()
            .flatten()
            .flat_map(|(language, of_it)| [language, of_it]);
        let mut texts = self.language.iter().chain(of_languages);
        if texts.any(|text| text.len() > LONGEST_TEXT)
            || lists.iter().any(|list| list.len() > MOST_VOICES)
        {
            return false;
        }
        let volumes = [
            self.volumes.voice,
            self.volumes.ambience,
            self.volumes.effects,
        ];
        volumes
            .into_iter()
            .all(|volume| VOLUME.holds(volume.into()))
            && TEXT.holds(self.text_percent)
            && NIGHT.holds(self.night_percent.into())
            && HOLD.holds(self.hold_ms)
            && QUARTERS.holds(self.quarter_turns.into())
            && self.games.is_in_range()
    }
}

/// Every range, the games' too.
pub fn ranges() -> impl Iterator<Item = (&'static str, Range)> {
    RANGES.into_iter().chain(GAME_RANGES.iter().copied())
}
