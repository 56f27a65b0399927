//! Reads a script and checks it: every word in it is one that was declared, every part that was
//! declared is there. Must never know a game.

use std::collections::BTreeMap;

use rules::game::{ClockId, WindowId};
use serde::Deserialize;

use super::ids::{EntryId, FactId, Ids, PartId, PeopleId, ScreenId, house};
use super::{Act, Asides, SceneSounds, Script, ScriptError, Step};
use crate::contract::Eyes;

const VERSION: u32 = 2;
/// Nobody is left waiting for words longer than this by a bell.
const LONGEST_LEAD_MS: u32 = 3000;

#[derive(Deserialize)]
struct File {
    version: u32,
    asides: Option<Asides>,
    #[serde(default)]
    scenes: BTreeMap<String, SceneSounds>,
    #[serde(flatten)]
    parts: BTreeMap<String, Vec<RawStep>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct RawStep {
    line: Option<String>,
    names: Option<String>,
    effect: Option<String>,
    scene: Option<String>,
    eyes: Option<Eyes>,
    shows: Option<String>,
    #[serde(default)]
    tells: bool,
    window: Option<String>,
    sand: Option<String>,
    #[serde(default)]
    waits: bool,
    #[serde(default)]
    pause_ms: u32,
    lead_ms: Option<u32>,
    #[serde(default)]
    asks: bool,
    #[serde(default)]
    when: Vec<String>,
    entry: Option<String>,
    mark: Option<u8>,
}

impl Script {
    /// Reads and checks the house's script.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn of_the_house(text: &str) -> Result<Self, ScriptError> {
        Self::default().with(text, &house::IDS)
    }

    /// The same with a game's script beside it.
    ///
    /// # Errors
    /// The first thing that is wrong with the game's.
    pub fn with(mut self, text: &str, ids: &Ids) -> Result<Self, ScriptError> {
        let file: File = toml::from_str(text)?;
        if file.version != VERSION {
            return Err(ScriptError::Version(file.version));
        }
        for (name, raw) in file.parts {
            let part = known("part", ids.parts, &name)?;
            let steps: Result<Vec<_>, _> =
                raw.into_iter().map(|raw| raw.checked(part, ids)).collect();
            self.parts.insert(PartId(part), steps?);
        }
        let missing = ids
            .parts
            .iter()
            .find(|part| !self.parts.contains_key(&PartId(part)));
        if let Some(missing) = missing {
            return Err(ScriptError::Missing(missing));
        }
        self.asides = file.asides.or(self.asides);
        self.scenes.extend(file.scenes);
        self.ids.push(*ids);
        for step in self.steps() {
            if let Act::Scene(scene) = &step.act
                && !self.scenes.contains_key(scene)
            {
                return Err(ScriptError::NoScene(scene.clone()));
            }
        }
        Ok(self)
    }
}

impl RawStep {
    fn checked(self, part: &'static str, ids: &Ids) -> Result<Step, ScriptError> {
        let word = |kind, declared, word: Option<String>| {
            word.map(|word| known(kind, declared, &word)).transpose()
        };
        let acts = [
            self.line.map(Act::Line),
            word("people", ids.people, self.names)?.map(|id| Act::Names(PeopleId(id))),
            self.effect.map(Act::Effect),
            self.scene.map(Act::Scene),
            self.eyes.map(Act::Eyes),
            word("screen", ids.screens, self.shows)?.map(|id| Act::Shows(ScreenId(id))),
            self.tells.then_some(Act::Tells),
            word("window", ids.windows, self.window)?.map(|id| Act::Window(WindowId(id))),
            word("clock", ids.clocks, self.sand)?.map(|id| Act::Sand(ClockId(id))),
            self.waits.then_some(Act::Waits),
        ];
        let mut acts = acts.into_iter().flatten();
        let (Some(act), None) = (acts.next(), acts.next()) else {
            return Err(ScriptError::NotOneAct(part));
        };
        if self
            .lead_ms
            .is_some_and(|lead| lead > LONGEST_LEAD_MS || !matches!(act, Act::Effect(_)))
        {
            return Err(ScriptError::Lead(part));
        }
        let when = self.when.iter().map(|fact| {
            let houses = known("fact", house::IDS.facts, fact);
            houses
                .or_else(|_| known("fact", ids.facts, fact))
                .map(FactId)
        });
        Ok(Step {
            act,
            pause_ms: self.pause_ms,
            lead_ms: self.lead_ms,
            asks: self.asks,
            when: when.collect::<Result<_, _>>()?,
            entry: word("entry", ids.entries, self.entry)?.map(EntryId),
            mark: self.mark,
        })
    }
}

/// The declared word that this is.
fn known(
    kind: &'static str,
    declared: &[&'static str],
    word: &str,
) -> Result<&'static str, ScriptError> {
    let found = declared.iter().find(|one| **one == word);
    found.copied().ok_or_else(|| ScriptError::Unknown {
        kind,
        word: word.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUSE: &str = include_str!("../../../audio/scripts/house.toml");
    const IDS: Ids = Ids {
        parts: &["dusk"],
        facts: &["moon"],
        windows: &["thieves"],
        clocks: &["candle"],
        screens: &["night"],
        people: &["caught"],
        entries: &["thieves"],
    };
    const GAME: &str = r#"
        version = 2
        [[dusk]]
        shows = "night"
        [[dusk]]
        line = "a"
        when = ["moon", "names-spoken"]
        mark = 1
        [[dusk]]
        window = "thieves"
        entry = "thieves"
        [[dusk]]
        sand = "candle"
        [[dusk]]
        tells = true
        [[dusk]]
        names = "caught"
    "#;

    fn read(game: &str) -> Result<Script, ScriptError> {
        Script::of_the_house(HOUSE).and_then(|house| house.with(game, &IDS))
    }

    #[test]
    fn the_words_of_a_script_are_those_that_were_declared() {
        let script = read(GAME).expect("a script");
        let dusk = script.part_named("dusk").expect("the game's part");
        assert!(script.is_of_the_game(dusk));
        assert!(!script.is_of_the_game(house::HOLD));
        assert_eq!(script.part(dusk)[2].act, Act::Window(WindowId("thieves")));
        assert_eq!(script.entry(dusk, EntryId("thieves")), Some(2));
        assert_eq!(script.sand(ClockId("candle")), Some((dusk, 3)));
        for (word, other) in [
            ("\"moon\"", "\"sun\""),
            ("window = \"thieves\"", "window = \"witches\""),
            ("sand = \"candle\"", "sand = \"lamp\""),
            ("shows = \"night\"", "shows = \"day\""),
            ("names = \"caught\"", "names = \"died\""),
            ("entry = \"thieves\"", "entry = \"guards\""),
        ] {
            let error = read(&GAME.replacen(word, other, 1)).expect_err(other);
            assert!(matches!(error, ScriptError::Unknown { .. }), "{error}");
        }
        let error = read(&format!("{GAME}\n[[moon]]\nline = \"a\"")).expect_err("no such part");
        assert!(
            matches!(error, ScriptError::Unknown { kind: "part", .. }),
            "{error}"
        );
    }

    #[test]
    fn a_step_that_does_two_things_or_none_is_refused() {
        for bad in ["line = \"a\"\neffect = \"b\"", "pause-ms = 3"] {
            let error = read(&GAME.replacen("tells = true", bad, 1)).expect_err(bad);
            assert!(matches!(error, ScriptError::NotOneAct("dusk")), "{error}");
        }
    }

    #[test]
    fn only_an_effect_leads_and_none_for_long() {
        let effect = |lead| format!("effect = \"bell\"\nlead-ms = {lead}");
        let read_with = |step: &str| read(&GAME.replacen("tells = true", step, 1));
        let script = read_with(&effect(900)).expect("a script");
        assert_eq!(script.part(PartId("dusk"))[4].lead_ms, Some(900));
        for bad in [effect(9000), "tells = true\nlead-ms = 5".to_owned()] {
            let error = read_with(&bad).expect_err(&bad);
            assert!(matches!(error, ScriptError::Lead("dusk")), "{error}");
        }
    }

    #[test]
    fn a_declared_part_must_be_there_and_a_scene_described() {
        let error = read("version = 2").expect_err("no part");
        assert!(matches!(error, ScriptError::Missing("dusk")), "{error}");
        let error = read(&GAME.replacen("tells = true", "scene = \"x\"", 1)).expect_err("no scene");
        assert!(matches!(error, ScriptError::NoScene(_)), "{error}");
    }

    #[test]
    fn a_part_whose_steps_changed_has_another_fingerprint() {
        let [one, same, other] = [
            GAME.to_owned(),
            format!("# x\n{GAME}"),
            GAME.replace("\"a\"", "\"b\""),
        ]
        .map(|text| read(&text).expect("a script").fingerprint(PartId("dusk")));
        assert_eq!(one, same);
        assert_ne!(one, other);
    }
}
