//! What Salem 1692 has among the settings.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::ranges::Range;

/// Salem 1692's own settings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SalemSettings", export_to = "salem.ts")]
#[serde(default)]
pub struct Settings {
    /// The witches' window lasts at least so long, in seconds: 5 to 60.
    pub witches_least_s: u16,
    /// The constable's window lasts at least so long, in seconds: 5 to 60.
    pub constable_least_s: u16,
    /// Whether the table uses its own sand timer (S48).
    pub own_timer: bool,
    /// The digital sand, in seconds: 15 to 180 (S48).
    pub sand_s: u16,
    /// Whether the night waits, once all were told to close their eyes, until somebody says that
    /// all have.
    pub ask_asleep: bool,
    /// How long a discussion by day lasts, in minutes: 1 to 10.
    pub discussion_min: u16,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            witches_least_s: 12,
            constable_least_s: 10,
            own_timer: false,
            sand_s: 30,
            ask_asleep: false,
            discussion_min: 3,
        }
    }
}

/// One of them and its new value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(rename = "SalemChange", export_to = "salem.ts")]
#[serde(tag = "setting", content = "value", rename_all = "kebab-case")]
#[expect(
    missing_docs,
    reason = "each is the setting of its name, see `Settings`"
)]
pub enum Change {
    WitchesLeastS(u16),
    ConstableLeastS(u16),
    OwnTimer(bool),
    SandS(u16),
    AskAsleep(bool),
    DiscussionMin(u16),
}

const LEAST: Range = Range::of(5, 60, 1);
const SAND: Range = Range::of(15, 180, 15);
const DISCUSSION: Range = Range::of(1, 10, 1);

/// The range of each that is a number, by the setting's name.
pub(crate) const RANGES: [(&str, Range); 4] = [
    ("witches-least-s", LEAST),
    ("constable-least-s", LEAST),
    ("sand-s", SAND),
    ("discussion-min", DISCUSSION),
];

impl Settings {
    pub(crate) fn change(&mut self, change: Change) {
        match change {
            Change::WitchesLeastS(seconds) => self.witches_least_s = seconds,
            Change::ConstableLeastS(seconds) => self.constable_least_s = seconds,
            Change::OwnTimer(own) => self.own_timer = own,
            Change::SandS(seconds) => self.sand_s = seconds,
            Change::AskAsleep(asks) => self.ask_asleep = asks,
            Change::DiscussionMin(minutes) => self.discussion_min = minutes,
        }
    }

    pub(crate) fn is_in_range(&self) -> bool {
        LEAST.holds(self.witches_least_s)
            && LEAST.holds(self.constable_least_s)
            && SAND.holds(self.sand_s)
            && DISCUSSION.holds(self.discussion_min)
    }
}
