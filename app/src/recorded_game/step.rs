//! One step of a recorded game: what was asked for, and what the file says came of it.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use super::recorded::Recorded;

/// Some of the public table. Only the keys that are named are compared.
pub type Expected = Map<String, Value>;

/// One step.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Step<G: Recorded> {
    /// What was asked for.
    #[serde(flatten)]
    pub asked: Asked<G>,
    /// It must be refused, this being among the reasons; accepted otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Reason<G::Code>>,
    /// What the table must show right after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub then: Option<Expected>,
}

/// Why a step of a file is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Reason<C> {
    /// By every game's own past.
    House(HouseReason),
    /// By the rules of the game.
    Rule(C),
}

/// Why there is no way back or forth.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum HouseReason {
    /// The start of the game.
    NothingToUndo,
    /// Nothing was undone.
    NothingToRedo,
}

/// What was asked for.
#[derive(Clone, PartialEq)]
pub enum Asked<G: Recorded> {
    /// Something of the game.
    Command(G::Named),
    /// Back by one step.
    Undo,
    /// Forth again by one step.
    Redo,
}

impl<G: Recorded> Asked<G> {
    /// The word that the file writes for it.
    #[must_use]
    pub fn word(&self) -> String {
        serde_json::to_value(self)
            .ok()
            .and_then(|step| step.get("do")?.as_str().map(str::to_owned))
            .unwrap_or_default()
    }
}

/// The steps that are not the game's own.
#[derive(Serialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
enum Walk {
    Undo,
    Redo,
}

impl<G: Recorded> Serialize for Asked<G> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Command(command) => command.serialize(to),
            Self::Undo => Walk::Undo.serialize(to),
            Self::Redo => Walk::Redo.serialize(to),
        }
    }
}

impl<'de, G: Recorded> Deserialize<'de> for Asked<G> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let step = Map::deserialize(from)?;
        match step.get("do").and_then(Value::as_str) {
            Some("undo") => Ok(Self::Undo),
            Some("redo") => Ok(Self::Redo),
            // serde's own choice among alternatives would not say what is wrong.
            _ => G::Named::deserialize(Value::Object(step))
                .map(Self::Command)
                .map_err(D::Error::custom),
        }
    }
}
