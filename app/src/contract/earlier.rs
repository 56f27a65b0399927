//! The games that lie on the shelf, in few words, and what they tell together. All of it is public at the
//! table that played them: nothing here tells more of a game than its own screen did.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::ending::Ending;
use super::said::Said;
use crate::games::GameId;

/// A game that lies on the shelf.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
pub struct KeptGame {
    /// By which it is called.
    pub number: u32,
    /// When it was played last, in ms since 1970 by the wall clock.
    #[ts(type = "number")]
    pub played_ms: u64,
    /// What it tells; nothing where it cannot be read.
    pub told: Option<ToldGame>,
}

/// What a game that lies on the shelf tells.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
pub struct ToldGame {
    /// Which game.
    pub game: GameId,
    /// Clockwise.
    pub names: Vec<String>,
    /// Where it stands.
    pub stand: Said,
    /// How it ended, once it has.
    pub ending: Option<Ending>,
}

/// What the games on this device tell together.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct LookingBack {
    /// Evenings on which something was played.
    pub evenings: u32,
    /// Games that were played to their end.
    pub games: u32,
    /// Who won how often, of each game; most first.
    pub wins: Vec<Wins>,
    /// Everybody who played one to its end; most games first.
    pub players: Vec<PlayedBy>,
}

/// How often one side won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct Wins {
    /// Which game.
    pub game: GameId,
    /// Who has won.
    pub winner: Said,
    /// How often.
    pub count: u32,
}

/// How often somebody played.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct PlayedBy {
    /// As written in the newest game.
    pub name: String,
    /// Games.
    pub games: u32,
    /// Those of them of which the table learned whether they won.
    pub known: u32,
    /// Won ones.
    pub won: u32,
}
