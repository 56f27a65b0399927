//! Says what is wrong with the recordings of a pack, line by line.
//! Must never change or refuse anything: the listener decides.

use super::clip::ClipError;
use super::decode;
use super::loudness::{self, Speakers};
use super::voice_pack::{VoicePack, read, text_hash};
use super::wave::Wave;
use serde::Serialize;
use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;

/// Softer than this is lost beside the other lines, which are at -18 LUFS.
pub const TOO_QUIET_LUFS: f32 = -23.0;
/// Longer than this nobody listens to in the dark. Lines are written for 12 s
/// at most; a slow reader may take a little more.
pub const TOO_LONG_SECONDS: f64 = 15.0;
/// What is measured at all.
const MEASURABLE: Duration = Duration::from_secs(300);

/// One thing that is wrong with one line.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Finding {
    /// The line's id; for [`Problem::UnknownFile`] the file's name.
    pub line: String,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong with a recording.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(
    tag = "kind",
    rename_all = "camelCase",
    rename_all_fields = "camelCase"
)]
pub enum Problem {
    /// The pack has no recording of this line.
    Missing,
    /// Below [`TOO_QUIET_LUFS`].
    TooQuiet {
        /// As measured.
        lufs: f32,
    },
    /// Samples stand at full scale, or the wave between them goes beyond it.
    Clipped {
        /// The true peak in dBTP.
        peak_db: f32,
    },
    /// Above [`TOO_LONG_SECONDS`].
    TooLong {
        /// As measured.
        seconds: f64,
    },
    /// It cannot be decoded whole.
    Damaged,
    /// The words are others than those that were recorded.
    WordsChanged,
    /// A sound file that belongs to no line.
    UnknownFile,
}

/// Checks a pack against the lines that scripts can ask for, each with its
/// words where they are known. Findings in the order of `lines`, unknown
/// files last. Decodes every file: some seconds for a whole pack.
pub fn check<'a>(
    pack: &VoicePack,
    lines: impl IntoIterator<Item = (&'a str, Option<&'a str>)>,
) -> Vec<Finding> {
    let mut findings = Vec::new();
    let mut known = BTreeSet::new();
    for (line, words) in lines {
        known.insert(line);
        let mut found = |problem| {
            findings.push(Finding {
                line: line.to_owned(),
                problem,
            })
        };
        let Some(path) = pack.file(line) else {
            found(Problem::Missing);
            continue;
        };
        let recorded = pack
            .manifest()
            .and_then(|manifest| manifest.lines.get(line));
        if let (Some(words), Some(recorded)) = (words, recorded)
            && text_hash(words) != recorded.text_hash
        {
            found(Problem::WordsChanged);
        }
        problems(&path).into_iter().for_each(found);
    }
    let belongs = |path: &Path| match pack.manifest() {
        None => path
            .file_stem()
            .and_then(|stem| stem.to_str())
            .is_some_and(|stem| known.contains(stem)),
        Some(manifest) => manifest.lines.iter().any(|(line, recording)| {
            known.contains(line.as_str()) && path.file_name() == Some(recording.file.as_ref())
        }),
    };
    findings.extend(
        pack.sound_files()
            .iter()
            .filter(|path| !belongs(path))
            .map(|path| Finding {
                line: path
                    .file_name()
                    .unwrap_or_default()
                    .to_string_lossy()
                    .into_owned(),
                problem: Problem::UnknownFile,
            }),
    );
    findings
}

fn problems(path: &Path) -> Vec<Problem> {
    let wave = match read(path).and_then(|bytes| decode::decode(bytes, MEASURABLE)) {
        Ok(wave) => wave.mono(),
        Err(ClipError::TooLong { seconds }) => return vec![Problem::TooLong { seconds }],
        Err(ClipError::Damaged | ClipError::UnknownFormat | ClipError::TooLarge { .. }) => {
            return vec![Problem::Damaged];
        }
    };
    let lufs = loudness::integrated(&wave, Speakers::One);
    let peak_db = loudness::true_peak(&wave);
    let seconds = wave.seconds();
    let found = [
        (lufs < TOO_QUIET_LUFS).then_some(Problem::TooQuiet { lufs }),
        (peak_db > 0.0 || stands_at_full_scale(&wave)).then_some(Problem::Clipped { peak_db }),
        (seconds > TOO_LONG_SECONDS).then_some(Problem::TooLong { seconds }),
    ];
    found.into_iter().flatten().collect()
}

/// Several samples in a row at the very top: a recorder that was overdriven,
/// whatever the wave between them would be.
fn stands_at_full_scale(wave: &Wave) -> bool {
    const FULL: f32 = 0.999;
    wave.samples
        .windows(4)
        .any(|run| run.iter().all(|s| *s >= FULL) || run.iter().all(|s| *s <= -FULL))
}
