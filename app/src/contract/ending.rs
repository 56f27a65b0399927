//! How a game ended, in words that every shelf understands.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::said::Said;

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
pub struct Ending {
    /// Who has won.
    pub winner: Said,
    /// The people at the table, clockwise; nobody who is none.
    pub players: Vec<Outcome>,
}

/// What a game was for one of its players.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
pub struct Outcome {
    /// Who.
    pub name: String,
    /// Whether they won; nothing where the table never learned on which side they were.
    pub won: Option<bool>,
}
