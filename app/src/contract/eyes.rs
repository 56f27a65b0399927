//! Whether the table sees.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Whether the table's eyes are open: the screen is dark while they are shut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
#[serde(rename_all = "kebab-case")]
pub enum Eyes {
    /// Day's light.
    Open,
    /// Night's dark, until all are told to open their eyes.
    Shut,
}
