//! Files of earlier versions: read here, understood by whoever knows the games. Must never
//! know itself what stood in them.

use serde_json::Value;

use super::entry::{Entry, Raw};

/// How what earlier versions of the program wrote is understood; handed in, since it knows
/// the games.
#[derive(Debug, Clone, Copy)]
pub struct Upgrades {
    /// A game's journal.
    pub journal: fn(Older) -> Result<Upgraded, Unreadable>,
    /// What lies in the last table's file, of today too: as a table of today without anything
    /// secret; `None` when it is no table.
    pub table: fn(Raw) -> Option<Raw>,
    /// The settings' file, before it is read: old names become those of today.
    pub settings: fn(&mut Value),
}

impl Upgrades {
    /// For tests where no earlier version left anything behind.
    pub const NONE: Self = Self {
        journal: |_| Err(Unreadable),
        table: Some,
        settings: |_| {},
    };
}

/// A journal of an earlier version. `Debug` tells nothing of its entries.
pub struct Older {
    /// The version that wrote it.
    pub version: u64,
    /// Which game it is; version 1 knew only one and did not say.
    pub kind: Option<String>,
    /// Its entries as they were written, oldest first; never none.
    pub entries: Vec<Raw>,
}

/// The same as today's version would have written it.
#[derive(Debug)]
pub struct Upgraded {
    /// Which game it is.
    pub kind: String,
    /// What happened, oldest first.
    pub entries: Vec<Entry>,
}

/// The entries are not ones that this version ever wrote.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not entries of this version")]
pub struct Unreadable;

impl std::fmt::Debug for Older {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.debug_struct("Older")
            .field("version", &self.version)
            .field("kind", &self.kind)
            .field("entries", &self.entries.len())
            .finish()
    }
}
