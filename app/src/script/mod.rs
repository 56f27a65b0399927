//! The script: which lines are spoken in what order and what is seen meanwhile, read from
//! `audio/scripts/` and checked (`read`) against the words that the house and a game declare
//! ([`Ids`]). Knows ids only; no sentence, no sound, no game.

mod ids;
mod read;

use std::collections::BTreeMap;

use rules::game::{ClockId, WindowId};
use serde::Deserialize;

use crate::contract::Eyes;

pub use ids::{EntryId, FactId, Ids, PartId, PeopleId, ScreenId, house};

/// What one step does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Act {
    /// A spoken line.
    Line(String),
    /// Names, in the system's voice.
    Names(PeopleId),
    /// A bell or a knock.
    Effect(String),
    /// What lies under everything from here on.
    Scene(String),
    /// Whether the table's eyes are shut from here on.
    Eyes(Eyes),
    /// What is to be seen from here on.
    Shows(ScreenId),
    /// From here on everybody may see what has happened so far.
    Tells,
    /// Somebody with open eyes chooses.
    Window(WindowId),
    /// A clock runs; the script goes on when it is over.
    Sand(ClockId),
    /// Until somebody at the table says that it may go on.
    Waits,
}

/// One step.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// What it does.
    pub act: Act,
    /// Silence after its end, in ms, before the pace scales it.
    pub pause_ms: u32,
    /// For an effect that sounds on under what follows: how long after its start that begins, in ms.
    pub lead_ms: Option<u32>,
    /// Facts that must all hold.
    pub when: Vec<FactId>,
    /// It asks for what was awaited when its part was to be said: it is left out once something
    /// else is, and the silence after it with it.
    pub asks: bool,
    /// Where an interrupted phase is taken up again.
    pub entry: Option<EntryId>,
    /// How far the part has come by here, as a quiet mark on the screen, counted from 1.
    pub mark: Option<u8>,
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

/// A checked script: the house's parts, and with them a game's.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Script {
    parts: BTreeMap<PartId, Vec<Step>>,
    /// Lines spoken while the sand runs, where the game has any.
    pub asides: Option<Asides>,
    scenes: BTreeMap<String, SceneSounds>,
    ids: Vec<Ids>,
}

/// Why a script cannot be used.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum ScriptError {
    #[error("not readable as TOML: {0}")]
    Toml(#[from] toml::de::Error),
    #[error("version {0} is not known")]
    Version(u32),
    #[error("the part {0} is missing")]
    Missing(&'static str),
    #[error("nobody declares the {kind} {word}")]
    Unknown { kind: &'static str, word: String },
    #[error("a step of {0} must do exactly one thing")]
    NotOneAct(&'static str),
    #[error("in {0} something leads too long, or is no effect")]
    Lead(&'static str),
    #[error("the scene {0} is not described")]
    NoScene(String),
}

impl Script {
    /// The steps of a part.
    #[must_use]
    pub fn part(&self, part: PartId) -> &[Step] {
        self.parts.get(&part).map_or(&[], Vec::as_slice)
    }

    /// The part of this name.
    #[must_use]
    pub fn part_named(&self, name: &str) -> Option<PartId> {
        self.parts.keys().copied().find(|part| part.0 == name)
    }

    /// The clock of this name.
    #[must_use]
    pub fn clock_named(&self, name: &str) -> Option<ClockId> {
        let mut clocks = self.ids.iter().flat_map(|ids| ids.clocks);
        clocks
            .find(|clock| **clock == name)
            .map(|clock| ClockId(clock))
    }

    /// Whether a part belongs to the course of a game, so that it is said again when it was
    /// interrupted. The house's are said about an interruption, or beside the game.
    #[must_use]
    pub fn is_of_the_game(&self, part: PartId) -> bool {
        !house::IDS.parts.contains(&part.0)
    }

    /// The sounds of a scene.
    #[must_use]
    pub fn scene(&self, id: &str) -> Option<&SceneSounds> {
        self.scenes.get(id)
    }

    /// Where a part is taken up again.
    #[must_use]
    pub fn entry(&self, part: PartId, entry: EntryId) -> Option<usize> {
        let steps = self.part(part);
        steps.iter().position(|step| step.entry == Some(entry))
    }

    /// Where a clock is turned.
    #[must_use]
    pub fn sand(&self, clock: ClockId) -> Option<(PartId, usize)> {
        self.parts.iter().find_map(|(part, steps)| {
            let step = steps.iter().position(|step| step.act == Act::Sand(clock));
            step.map(|step| (*part, step))
        })
    }

    /// What a part's steps are, in a few signs: a position that was counted in other steps
    /// leads nowhere.
    #[must_use]
    pub fn fingerprint(&self, part: PartId) -> String {
        use sha2::{Digest, Sha256};
        let steps = format!("{:?}", self.part(part));
        let digest = Sha256::digest(steps.as_bytes());
        digest
            .iter()
            .take(6)
            .map(|byte| format!("{byte:02x}"))
            .collect()
    }

    /// Every line that can be spoken, each once, sorted.
    #[must_use]
    pub fn lines(&self) -> Vec<&str> {
        let asides = self
            .asides
            .iter()
            .flat_map(|asides| [&asides.half, &asides.ten]);
        let mut lines: Vec<_> = self
            .steps()
            .filter_map(|step| match &step.act {
                Act::Line(id) => Some(id.as_str()),
                _ => None,
            })
            .chain(asides.map(String::as_str))
            .collect();
        lines.sort_unstable();
        lines.dedup();
        lines
    }

    fn steps(&self) -> impl Iterator<Item = &Step> {
        self.parts.values().flatten()
    }
}
