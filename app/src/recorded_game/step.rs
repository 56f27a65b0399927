//! One step of a recorded game: what was asked for, and what the file says came of it.

use rules::salem::moves::Command;
use rules::salem::refusals::Code;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

/// Some of the public table. Only the keys that are named are compared.
pub type Expected = Map<String, Value>;

/// One step.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Step {
    /// What was asked for.
    #[serde(flatten)]
    pub asked: Asked,
    /// It must be refused, this being among the reasons; accepted otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refused: Option<Code>,
    /// What the table must show right after it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub then: Option<Expected>,
}

/// What was asked for.
#[derive(Debug, Clone, PartialEq)]
pub enum Asked {
    /// Something of the game.
    Command(Command<String>),
    /// Back by one step (S27).
    Undo,
    /// Forth again by one step (S27).
    Redo,
}

impl Asked {
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

impl Serialize for Asked {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Command(command) => command.serialize(to),
            Self::Undo => Walk::Undo.serialize(to),
            Self::Redo => Walk::Redo.serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for Asked {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let step = Map::deserialize(from)?;
        match step.get("do").and_then(Value::as_str) {
            Some("undo") => Ok(Self::Undo),
            Some("redo") => Ok(Self::Redo),
            // serde's own choice among alternatives would not say what is wrong.
            _ => Command::deserialize(Value::Object(step))
                .map(Self::Command)
                .map_err(D::Error::custom),
        }
    }
}
