//! What was found in a person's own folder, few words for a screen: counts, kinds, some names.

use serde::Serialize;
use ts_rs::TS;

/// A person's own recordings for the language in use.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct OwnRecordings {
    /// Whether they are being looked at now.
    pub looking: bool,
    /// What was found when they were looked at last; nothing before that.
    pub found: Option<RecordingsFound>,
}

/// What was found in the folder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct RecordingsFound {
    /// How many lines will be heard from there.
    pub used: u32,
    /// How many lines there are.
    pub of: u32,
    /// Whether the folder cannot be opened, or is none.
    pub gone: bool,
    /// Folders within it that hold what it does not, as whole paths.
    pub deeper: Vec<String>,
    /// What should be looked at, each kind once, the worst first.
    pub problems: Vec<RecordingsProblem>,
}

/// One kind of thing that is wrong, and where.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct RecordingsProblem {
    /// What is wrong.
    pub kind: RecordingsKind,
    /// How many times.
    pub count: u32,
    /// The first few of them.
    pub named: Vec<NamedRecording>,
}

/// A file, or a line that has none.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct NamedRecording {
    /// Its name.
    pub name: String,
    /// Its format, where nobody reads that here; or the other file of its line.
    pub about: Option<String>,
}

/// What can be wrong with a person's own recordings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[ts(export_to = "house.ts")]
#[serde(rename_all = "kebab-case")]
pub enum RecordingsKind {
    /// In a format that nobody reads here.
    Unreadable,
    /// No sound at all.
    NoSound,
    /// Broken, or cut short.
    Damaged,
    /// The system does not let it be opened.
    Closed,
    /// Nothing in it.
    Empty,
    /// Nothing to be heard in it.
    Silent,
    /// Longer or larger than any line.
    FarTooLong,
    /// More than one file for a line.
    Several,
    /// Overdriven on one side at least.
    Clipped,
    /// Lost beside the others.
    TooQuiet,
    /// Makes the table start.
    TooLoud,
    /// Longer than anybody listens.
    TooLong,
    /// Long silence at an end; it is left out.
    SilentEnds,
    /// Named like no line.
    Unknown,
    /// Lines without a file.
    Missing,
}
