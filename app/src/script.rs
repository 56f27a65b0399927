//! The script: which lines are spoken in what order, read from `audio/scripts/` and
//! checked. Knows ids only; no sentence, no sound, no game.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::contract::{Eyes, WindowOf};

/// A part of the evening that is spoken in one go.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "the names are those of the script, which explains them"
)]
pub enum Segment {
    Dawn,
    Night,
    Result,
    TurnUp,
    LastWords,
    Matchmaker,
    ConstableGone,
    LastTwo,
    Shuffle,
    Conspiracy,
    Taking,
    ConspiracyEnd,
    Claim,
    ClaimFalse,
    TownspeopleWin,
    WitchesWin,
    NightAgain,
    TakeUpAgain,
    Hold,
    TurnSandOut,
    HandRound,
    SoundTest,
}

impl Segment {
    /// All of them, as the script must have them.
    pub const ALL: [Self; 22] = [
        Self::Dawn,
        Self::Night,
        Self::Result,
        Self::TurnUp,
        Self::LastWords,
        Self::Matchmaker,
        Self::ConstableGone,
        Self::LastTwo,
        Self::Shuffle,
        Self::Conspiracy,
        Self::Taking,
        Self::ConspiracyEnd,
        Self::Claim,
        Self::ClaimFalse,
        Self::TownspeopleWin,
        Self::WitchesWin,
        Self::NightAgain,
        Self::TakeUpAgain,
        Self::Hold,
        Self::TurnSandOut,
        Self::HandRound,
        Self::SoundTest,
    ];

    /// Whether it belongs to the course of a game, so that it is said again when it was
    /// interrupted. The others are said about an interruption, or beside the game.
    #[must_use]
    pub fn is_of_the_game(self) -> bool {
        !matches!(
            self,
            Self::NightAgain | Self::TakeUpAgain | Self::Hold | Self::SoundTest
        )
    }
}

/// Something public at the table that a step may depend on. Never a secret.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is the fact that its name says")]
pub enum Fact {
    Constable,
    NoConstable,
    Ghosts,
    NoGhosts,
    Gavel,
    DigitalSand,
    OwnTimer,
    SomeoneDied,
    Spared,
    CardsForfeited,
    NightInLowerHalf,
    NightAtBottom,
    CatCard,
    NoCatCard,
    FromTheLeft,
    Pooled,
    Ledger,
    /// The system has a voice for the table's language, and the host wants names said.
    NamesSpoken,
}

/// Whose names are said: each time those of people who are known to all by then.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Whose {
    /// Of those who died this night.
    Died,
    /// Of the one before whom the gavel lies.
    Gavel,
    /// Of the one who has the Black Cat.
    BlackCat,
    /// Of the one whose card is revealed in a conspiracy, for the Black Cat.
    CatCard,
}

/// Where an interrupted phase is taken up again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "named as what the game waits for")]
pub enum Entry {
    Witches,
    Constable,
    Confession,
}

/// What one step does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A spoken line.
    Line(String),
    /// Names, in the system's voice.
    Names(Whose),
    /// A bell or a knock.
    Effect(String),
    /// What lies under everything from here on.
    Scene(String),
    /// Whether the table's eyes are shut from here on.
    Eyes(Eyes),
    /// Somebody with open eyes chooses.
    Window(WindowOf),
    /// Confessions, until time is over.
    Sand,
}

/// One step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// What it does.
    pub act: Act,
    /// Silence after its end, in ms, before the pace scales it.
    pub pause_ms: u32,
    /// Facts that must all hold.
    pub when: Vec<Fact>,
    /// Where an interrupted phase is taken up again.
    pub entry: Option<Entry>,
}

/// The sounds of one scene, by id.
#[derive(Debug, Clone, PartialEq, Eq, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SceneSounds {
    /// Loops of wind and crickets.
    #[serde(default)]
    pub ambience: Vec<String>,
    /// One loop of music.
    #[serde(default)]
    pub music: Option<String>,
}

/// Lines spoken while the sand runs.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asides {
    /// Half of it has fallen.
    pub half: String,
    /// Ten seconds are left.
    pub ten: String,
}

/// A checked script.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Script {
    segments: BTreeMap<Segment, Vec<Step>>,
    /// Lines spoken while the sand runs.
    pub asides: Asides,
    scenes: BTreeMap<String, SceneSounds>,
}

/// Why a script cannot be used.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum ScriptError {
    #[error("not readable as TOML: {0}")]
    Toml(#[from] toml::de::Error),
    #[error("version {0} is not known")]
    Version(u32),
    #[error("the segment {0:?} is missing")]
    Missing(Segment),
    #[error("a step of {0:?} must do exactly one thing")]
    NotOneAct(Segment),
    #[error("the scene {0} is not described")]
    NoScene(String),
}

#[derive(Deserialize)]
struct File {
    version: u32,
    asides: Asides,
    scenes: BTreeMap<String, SceneSounds>,
    #[serde(flatten)]
    segments: BTreeMap<Segment, Vec<RawStep>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawStep {
    line: Option<String>,
    names: Option<Whose>,
    effect: Option<String>,
    scene: Option<String>,
    eyes: Option<Eyes>,
    window: Option<WindowOf>,
    sand: Option<RawSand>,
    #[serde(default)]
    pause_ms: u32,
    #[serde(default)]
    when: Vec<Fact>,
    entry: Option<Entry>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum RawSand {
    Confession,
}

impl Script {
    /// Reads and checks a script.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn read(text: &str) -> Result<Self, ScriptError> {
        let file: File = toml::from_str(text)?;
        if file.version != 1 {
            return Err(ScriptError::Version(file.version));
        }
        let mut segments = BTreeMap::new();
        for (segment, raw) in file.segments {
            let steps: Option<Vec<_>> = raw.into_iter().map(RawStep::checked).collect();
            segments.insert(segment, steps.ok_or(ScriptError::NotOneAct(segment))?);
        }
        if let Some(missing) = Segment::ALL
            .into_iter()
            .find(|segment| !segments.contains_key(segment))
        {
            return Err(ScriptError::Missing(missing));
        }
        let script = Self {
            segments,
            asides: file.asides,
            scenes: file.scenes,
        };
        for step in script.steps() {
            if let Act::Scene(scene) = &step.act
                && !script.scenes.contains_key(scene)
            {
                return Err(ScriptError::NoScene(scene.clone()));
            }
        }
        Ok(script)
    }

    /// The steps of a segment.
    #[must_use]
    pub fn segment(&self, segment: Segment) -> &[Step] {
        self.segments.get(&segment).map_or(&[], Vec::as_slice)
    }

    /// The sounds of a scene.
    #[must_use]
    pub fn scene(&self, id: &str) -> Option<&SceneSounds> {
        self.scenes.get(id)
    }

    /// Where a segment is taken up again.
    #[must_use]
    pub fn entry(&self, segment: Segment, entry: Entry) -> Option<usize> {
        self.segment(segment)
            .iter()
            .position(|step| step.entry == Some(entry))
    }

    /// Every line that can be spoken, each once, sorted.
    #[must_use]
    pub fn lines(&self) -> Vec<&str> {
        let mut lines: Vec<_> = self
            .steps()
            .filter_map(|step| match &step.act {
                Act::Line(id) => Some(id.as_str()),
                _ => None,
            })
            .chain([self.asides.half.as_str(), self.asides.ten.as_str()])
            .collect();
        lines.sort_unstable();
        lines.dedup();
        lines
    }

    fn steps(&self) -> impl Iterator<Item = &Step> {
        self.segments.values().flatten()
    }
}

impl RawStep {
    fn checked(self) -> Option<Step> {
        let mut acts = [
            self.line.map(Act::Line),
            self.names.map(Act::Names),
            self.effect.map(Act::Effect),
            self.scene.map(Act::Scene),
            self.eyes.map(Act::Eyes),
            self.window.map(Act::Window),
            self.sand.map(|RawSand::Confession| Act::Sand),
        ]
        .into_iter()
        .flatten();
        let act = acts.next()?;
        if acts.next().is_some() {
            return None;
        }
        Some(Step {
            act,
            pause_ms: self.pause_ms,
            when: self.when,
            entry: self.entry,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SALEM: &str = include_str!("../../audio/scripts/salem.toml");

    #[test]
    fn the_script_of_salem_can_be_read_and_has_every_segment() {
        let script = Script::read(SALEM).expect("the shipped script");
        assert!(script.lines().len() > 30);
        for entry in [Entry::Witches, Entry::Constable, Entry::Confession] {
            assert!(script.entry(Segment::Night, entry).is_some(), "{entry:?}");
        }
        assert!(script.entry(Segment::Dawn, Entry::Witches).is_some());
    }

    #[test]
    fn a_step_that_does_two_things_or_none_is_refused() {
        for bad in ["line = \"a\"\neffect = \"b\"", "pause-ms = 3"] {
            let text = SALEM.replacen("scene = \"dusk\"", bad, 1);
            let error = Script::read(&text).expect_err(bad);
            assert!(
                matches!(error, ScriptError::NotOneAct(Segment::Dawn)),
                "{error}"
            );
        }
    }

    #[test]
    fn an_unknown_fact_or_segment_is_refused() {
        for text in [
            SALEM.replacen("\"constable\"]", "\"moon\"]", 1),
            format!("[[moon]]\nline = \"a\"\n{SALEM}"),
        ] {
            assert!(matches!(Script::read(&text), Err(ScriptError::Toml(_))));
        }
    }
}
