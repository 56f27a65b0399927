//! What a screen sees of the narrator: the caption, the eyes, the window, the sand.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::asks::SandUse;

/// Whether the table's eyes are open: the screen is dark while they are shut.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(rename_all = "kebab-case")]
pub enum Eyes {
    /// Day's light.
    Open,
    /// Night's dark, until all are told to open their eyes.
    Shut,
}

/// Whose window of choice is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(rename_all = "kebab-case")]
pub enum WindowOf {
    /// The witches'.
    Witches,
    /// The constable's.
    Constable,
}

/// A window of choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
pub struct WindowView {
    /// Whose.
    pub of: WindowOf,
    /// Whether the choice is made; the screen is dark until the window closes.
    pub chosen: bool,
}

/// Whether sound is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(rename_all = "kebab-case")]
pub enum SoundState {
    /// A device plays.
    Heard,
    /// There is none: captions only.
    NoDevice,
    /// It went away or stalls; the narrator holds, or goes on with captions.
    Lost,
}

/// What the narrator does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
pub struct NarratorView {
    /// The line that is spoken or was spoken last in this phase: a message id.
    pub caption: Option<String>,
    /// Whether something of the script is still to come without anybody's doing.
    pub speaking: bool,
    /// Whether the narrator holds.
    pub paused: bool,
    /// Whether an interruption is to be taken up again (after a crash, an undo).
    pub interrupted: bool,
    /// Whether a line or pause can be skipped now.
    pub may_skip: bool,
    /// Whether there is a line to repeat.
    pub may_repeat: bool,
    /// Whether there is a phase to begin again.
    pub may_restart: bool,
    /// Whether the table's eyes are open.
    pub eyes: Eyes,
    /// The window of choice that is open.
    pub window: Option<WindowView>,
    /// Whether sound is heard.
    pub sound: SoundState,
}

/// How time is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(tag = "mode", rename_all = "kebab-case")]
pub enum SandMode {
    /// The hourglass on the screen.
    Digital {
        /// All of it, in ms.
        total_ms: u32,
        /// What has not fallen yet, in ms.
        left_ms: u32,
        /// Whether it holds.
        held: bool,
    },
    /// The table's own sand timer; the host says when it is out.
    Own,
}

/// A sand timer that runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
pub struct SandView {
    /// None: for confessions.
    pub sand: Option<SandUse>,
    /// How time is kept.
    pub mode: SandMode,
}
