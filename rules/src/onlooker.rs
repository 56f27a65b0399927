//! Who is looking. Every view is made for one onlooker and holds only what is theirs.

use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// Somebody who may be shown a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Onlooker {
    /// The whole table: only what is public.
    Table,
    /// Whoever has open eyes in the window of choice that is open now.
    OpenEyes,
    /// The player of one seat, alone with the device.
    Seat(Seat),
}
