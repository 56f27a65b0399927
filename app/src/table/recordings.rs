//! What is known of a person's own recordings, and how they are looked at. Must never be asked to
//! look by the loop itself: that reads and decodes every file.

use std::collections::BTreeMap;
use std::path::Path;

use crate::contract::{
    NamedRecording, OwnRecordings, RecordingsFound, RecordingsKind, RecordingsProblem,
};
use crate::sound::pack_check::{self, Folder, Problem, Report};
use crate::sound::voice_pack::{FileState, VoicePack};

/// So many names are told of each kind: enough to see which they are.
const NAMES: usize = 4;

/// Whose recordings: a language and its folder.
pub(super) type Whose = (String, String);

/// What is known of the recordings of the language in use.
#[derive(Default)]
pub(super) struct Recordings {
    pub(super) whose: Option<Whose>,
    pub(super) looking: bool,
    pub(super) looked: Option<Looked>,
}

/// The folder as it was looked at, and what was found.
#[derive(Clone)]
pub(super) struct Looked {
    state: Vec<FileState>,
    found: RecordingsFound,
}

impl Recordings {
    /// Whether nobody has looked at them yet.
    pub(super) fn are_unseen(&self) -> bool {
        self.whose.is_some() && !self.looking && self.looked.is_none()
    }

    /// What a screen is told.
    pub(super) fn shown(&self) -> Option<OwnRecordings> {
        self.whose.as_ref()?;
        Some(OwnRecordings {
            looking: self.looking,
            found: self.looked.as_ref().map(|looked| looked.found.clone()),
        })
    }
}

/// Looks into a folder; where nothing in it has changed, what was found is found again.
pub(super) fn looked(folder: &Path, lines: &[String], before: Option<Looked>) -> Looked {
    let pack = VoicePack::own(folder);
    let state = pack_check::state(&pack);
    let same = before.filter(|before| before.state == state && !state.is_empty());
    same.unwrap_or_else(|| {
        let lines = lines.iter().map(|line| (line.as_str(), None));
        let found = in_short(pack_check::check(&pack, lines));
        Looked { state, found }
    })
}

/// A report in few words: bounded, whatever lies in the folder.
fn in_short(report: Report) -> RecordingsFound {
    let mut kinds: BTreeMap<RecordingsKind, RecordingsProblem> = BTreeMap::new();
    for finding in report.findings {
        let Some((kind, about)) = kind(finding.problem) else {
            continue;
        };
        // Where nothing is there yet, all lines are missing, and that is said by the count.
        if kind == RecordingsKind::Missing && report.used == 0 {
            continue;
        }
        let of_kind = kinds.entry(kind).or_insert_with(|| RecordingsProblem {
            kind,
            count: 0,
            named: Vec::new(),
        });
        of_kind.count += 1;
        if of_kind.named.len() < NAMES {
            let name = finding.file.unwrap_or(finding.line);
            of_kind.named.push(NamedRecording { name, about });
        }
    }
    let count = |of: usize| u32::try_from(of).unwrap_or(u32::MAX);
    let deeper = match &report.folder {
        Folder::Deeper(folders) => folders.as_slice(),
        Folder::There | Folder::Gone => &[],
    };
    RecordingsFound {
        used: count(report.used),
        of: count(report.of),
        gone: report.folder == Folder::Gone,
        deeper: deeper
            .iter()
            .take(NAMES)
            .map(|folder| folder.to_string_lossy().into_owned())
            .collect(),
        problems: kinds.into_values().collect(),
    }
}

fn kind(problem: Problem) -> Option<(RecordingsKind, Option<String>)> {
    use RecordingsKind as Kind;
    Some(match problem {
        Problem::Unreadable { format } => (Kind::Unreadable, Some(format.to_owned())),
        Problem::Several { beside } => (Kind::Several, Some(beside)),
        Problem::NoSound => (Kind::NoSound, None),
        Problem::Damaged => (Kind::Damaged, None),
        Problem::CannotOpen => (Kind::Closed, None),
        Problem::Empty => (Kind::Empty, None),
        Problem::Silent => (Kind::Silent, None),
        Problem::FarTooLong => (Kind::FarTooLong, None),
        Problem::Clipped { .. } => (Kind::Clipped, None),
        Problem::TooQuiet { .. } => (Kind::TooQuiet, None),
        Problem::TooLoud { .. } => (Kind::TooLoud, None),
        Problem::TooLong { .. } => (Kind::TooLong, None),
        Problem::SilentEnds { .. } => (Kind::SilentEnds, None),
        Problem::UnknownFile => (Kind::Unknown, None),
        Problem::Missing => (Kind::Missing, None),
        // Only a pack with a list of its words knows that.
        Problem::WordsChanged => return None,
    })
}
