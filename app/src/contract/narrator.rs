//! What a screen sees of the narrator: the caption, the eyes, what is shown, the window, the sand.

use rules::game::{ClockId, WindowId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::script::ScreenId;

use super::eyes::Eyes;

/// A window of choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct WindowView {
    /// Whose.
    #[ts(type = "string")]
    pub of: WindowId,
    /// Whether the choice is made; the screen is dark until the window closes.
    pub chosen: bool,
}

/// What the script says is to be seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct Shows {
    /// Which screen of the game.
    #[ts(type = "string")]
    pub screen: ScreenId,
    /// Grows whenever something is shown anew, so that what was put away stays away, and the
    /// same screen of another night does not.
    pub since: u64,
}

/// How far a part of the script has come, as quiet marks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct Progress {
    /// So many.
    pub done: u8,
    /// Of so many.
    pub count: u8,
}

/// Whether sound is heard.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
#[serde(rename_all = "kebab-case")]
pub enum SoundState {
    /// A device plays.
    Heard,
    /// There is none, or one that leads nowhere: captions only.
    NoDevice,
    /// It went away, stalls or leads nowhere any more.
    Lost,
    /// It is muted or turned all the way down.
    Muted,
}

/// What the narrator does.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct NarratorView {
    /// The line that is spoken or was spoken last in this phase: a message id.
    pub caption: Option<String>,
    /// Whether that line comes out of a loudspeaker: recorded, with the voice on and sound heard.
    pub heard: bool,
    /// Whether something of the script is still to come without anybody's doing.
    pub speaking: bool,
    /// Whether the narrator holds.
    pub paused: bool,
    /// Whether an interruption is to be taken up again (after a crash, an undo).
    pub interrupted: bool,
    /// Whether it was interrupted because a step was taken back.
    pub taken_back: bool,
    /// Whether it goes on by itself, once that was said.
    pub goes_on: bool,
    /// Whether it waits until somebody says that all eyes are shut.
    pub waits: bool,
    /// Whether a line or pause can be skipped now.
    pub may_skip: bool,
    /// Whether there is a line to repeat.
    pub may_repeat: bool,
    /// Whether there is a phase to begin again.
    pub may_restart: bool,
    /// Whether the table's eyes are open.
    pub eyes: Eyes,
    /// What is to be seen, by the script.
    pub shows: Option<Shows>,
    /// How far the part that is spoken has come.
    pub progress: Option<Progress>,
    /// The window of choice that is open.
    pub window: Option<WindowView>,
}

/// How time is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
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
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct SandView {
    /// Which clock of the game it keeps.
    #[ts(type = "string")]
    pub sand: ClockId,
    /// How time is kept.
    pub mode: SandMode,
}
