//! What each game has among the settings, under its own name. Must never know what they mean.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ranges::Range;
use crate::salem::settings as salem;

/// The settings of the games.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "games.ts")]
#[serde(default)]
pub struct GameSettings {
    /// Salem 1692's.
    pub salem: salem::Settings,
}

/// One setting of a game and its new value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "games.ts")]
#[serde(tag = "setting", content = "value", rename_all = "kebab-case")]
pub enum GameChange {
    /// One of Salem 1692's.
    Salem(salem::Change),
}

/// The range of every setting of a game that is a number, by the setting's name.
pub const GAME_RANGES: &[(&str, Range)] = &salem::RANGES;

impl GameSettings {
    /// One of them is another from now on.
    pub fn change(&mut self, change: GameChange) {
        match change {
            GameChange::Salem(change) => self.salem.change(change),
        }
    }

    /// Whether every number is in its range.
    #[must_use]
    pub fn is_in_range(&self) -> bool {
        self.salem.is_in_range()
    }
}
