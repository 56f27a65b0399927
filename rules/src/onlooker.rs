//! Who is looking and who is asking. Every view is made for one onlooker and holds only
//! what is theirs; every command is decided for one asker.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// Somebody who may be shown a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Onlooker {
    /// The whole table: only what is public.
    Table,
    /// The player of one seat, alone with a device.
    Seat(Seat),
}

/// Somebody who asks for something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Asker {
    /// Whoever holds the device that lies at the table, for anybody who sits there.
    Host,
    /// The player of one seat, on a device of their own.
    Seat(Seat),
}
