//! What the program says to people in words of their language: a message and what it is about.
//! Must never hold a sentence.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A message and what it is about.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
pub struct Said {
    /// A message id.
    pub message: String,
    /// Names of players, and words that a message chooses by.
    pub names: BTreeMap<String, String>,
    /// Numbers.
    pub numbers: BTreeMap<String, u32>,
}

impl Said {
    /// This message, about nothing yet.
    #[must_use]
    pub fn of(message: &str) -> Self {
        Self {
            message: message.to_owned(),
            ..Self::default()
        }
    }

    /// About this name, too.
    #[must_use]
    pub fn name(mut self, name: &str, value: impl Into<String>) -> Self {
        self.names.insert(name.to_owned(), value.into());
        self
    }

    /// About this number, too.
    #[must_use]
    pub fn number(mut self, name: &str, value: impl Into<u32>) -> Self {
        self.numbers.insert(name.to_owned(), value.into());
        self
    }
}

/// One line of the record, as a message and what it is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
pub struct RecordLine {
    /// The step that it belongs to, counted from 1.
    pub step: usize,
    /// The night that it belongs to, if any.
    pub night: Option<u32>,
    /// What is said.
    #[serde(flatten)]
    pub said: Said,
    /// Known only now that the game is over.
    pub secret_until_the_end: bool,
}
