//! What earlier versions of the program kept, as today's would have: handed to `keep`, which knows
//! no game.

use serde::Deserialize;

use super::list::Form;
use crate::keep::{Older, Raw, Unreadable, Upgraded, Upgrades};
use crate::salem::kept as salem;

/// What `keep` is handed.
pub const UPGRADES: Upgrades = Upgrades {
    journal,
    table,
    settings: salem::settings,
};

/// Version 1 knew one game.
fn journal(older: Older) -> Result<Upgraded, Unreadable> {
    salem::journal(older)
}

/// A table of today, of whichever game, or one of version 1. Without secrets, whoever wrote them
/// there.
fn table(found: Raw) -> Option<Raw> {
    if found.get("game").is_some() {
        let known = Form::deserialize(&found).ok()?;
        return serde_json::to_value(known.for_the_next_table()).ok();
    }
    salem::table(found)
}
