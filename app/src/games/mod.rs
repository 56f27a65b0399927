//! The only place that lists the games. Inside the program everything is written once for any game
//! (`table::seated`); at its borders `list` says which game something is of, `settings` which
//! settings each has, and `kept` understands what earlier versions kept of them.
//!
//! Must never know what a game does.

mod kept;
#[cfg(test)]
#[path = "../../tests/lantern/mod.rs"]
mod lantern;
mod list;
mod settings;

pub use kept::UPGRADES;
pub use list::{Command, Form, GameId, Listed, Own, Playable, RuleCode, SetupTrouble, WithGame};
pub use settings::{GAME_RANGES, GameChange, GameSettings};
