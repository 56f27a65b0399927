//! Says what is wrong with the recordings of a pack, line by line.
//! Must never change or refuse anything: the listener decides.

use super::clip::{ClipError, LONGEST_LINE, LONGEST_RECORDING};
use super::decode;
use super::loudness::{self, Speakers};
use super::own_folder::{Listing, has_a_known_end, meant};
use super::spoken;
use super::voice_pack::{FileState, VoicePack, read, text_hash};
use super::wave::Recorded;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Softer than this is lost beside the other lines, which are at -18 LUFS.
pub const TOO_QUIET_LUFS: f32 = -23.0;
/// Louder than this makes the table start.
pub const TOO_LOUD_LUFS: f32 = -12.0;
/// Longer than this nobody listens to in the dark. Lines are written for 12 s
/// at most; a slow reader may take a little more.
pub const TOO_LONG_SECONDS: f64 = 15.0;
/// So much silence at an end is worth a word, although it is left out.
pub const LONG_SILENCE_SECONDS: f64 = 1.0;
/// What is measured at all.
const MEASURABLE: Duration = Duration::from_secs(300);

/// What was found in a pack.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// How many lines there are to be said.
    pub of: usize,
    /// How many of them this pack will say.
    pub used: usize,
    /// Whether its folder is there.
    pub folder: Folder,
    /// What should be looked at, in the order of the lines, stray files last.
    pub findings: Vec<Finding>,
}

/// The folder of a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Folder {
    /// It is there and can be opened.
    There,
    /// It is not, or cannot.
    Gone,
    /// Nothing of use is in it, but in these folders within it.
    Deeper(Vec<PathBuf>),
}

/// One thing that is wrong with one line.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    /// The line's id; for [`Problem::UnknownFile`] the file's name.
    pub line: String,
    /// The name of the file that it is about; none for a line that has none.
    pub file: Option<String>,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong with a recording. The first ones cost the line.
#[derive(Clone, Debug, PartialEq)]
pub enum Problem {
    /// The pack has no recording of this line.
    Missing,
    /// The file may not be opened.
    CannotOpen,
    /// There is nothing in the file.
    Empty,
    /// The file is no sound, whatever it is called.
    NoSound,
    /// A format that nobody decodes here.
    Unreadable {
        /// As it is usually called.
        format: &'static str,
    },
    /// It cannot be decoded whole.
    Damaged,
    /// Nothing is to be heard in it.
    Silent,
    /// Longer than any line may be, or larger.
    FarTooLong,
    /// Below [`TOO_QUIET_LUFS`].
    TooQuiet {
        /// As measured.
        lufs: f32,
    },
    /// Above [`TOO_LOUD_LUFS`].
    TooLoud {
        /// As measured.
        lufs: f32,
    },
    /// On one side at least samples stand at full scale, or the wave between them goes beyond it.
    Clipped {
        /// The true peak in dBTP.
        peak_db: f32,
    },
    /// Above [`TOO_LONG_SECONDS`].
    TooLong {
        /// As measured.
        seconds: f64,
    },
    /// Long silence at an end, which is left out.
    SilentEnds {
        /// Seconds before the first sound.
        before: f64,
        /// And after the last.
        after: f64,
    },
    /// Another file is meant for the same line; this one is taken.
    Several {
        /// The name of the one that is not.
        beside: String,
    },
    /// The words are others than those that were recorded.
    WordsChanged,
    /// A sound file that belongs to no line.
    UnknownFile,
}

/// Checks a pack against the lines that scripts can ask for, each with its
/// words where they are known. Decodes every file: some seconds for a whole pack.
pub fn check<'a>(
    pack: &VoicePack,
    lines: impl IntoIterator<Item = (&'a str, Option<&'a str>)>,
) -> Report {
    let listing = Listing::of(&pack.folder);
    let mut report = Report {
        of: 0,
        used: 0,
        folder: match listing {
            Ok(_) => Folder::There,
            Err(_) => Folder::Gone,
        },
        findings: Vec::new(),
    };
    let listing = listing.unwrap_or_default();
    let mut known = BTreeSet::new();
    for (line, words) in lines {
        known.insert(line);
        report.of += 1;
        let recorded = pack.manifest().and_then(|m| m.lines.get(line));
        if let (Some(words), Some(recorded)) = (words, recorded)
            && text_hash(words) != recorded.text_hash
        {
            report.find(line, None, Problem::WordsChanged);
        }
        let files = match pack.manifest() {
            Some(_) => pack.files(line),
            None => listing.meant_for(line),
        };
        report.look_at(pack, line, &files);
    }
    let belongs = |path: &Path| match pack.manifest() {
        None => known.contains(meant(path).as_str()),
        Some(manifest) => manifest.lines.iter().any(|(line, recording)| {
            known.contains(line.as_str()) && path.file_name() == Some(recording.file.as_ref())
        }),
    };
    let sounds = listing.files.iter().filter(|path| has_a_known_end(path));
    for path in sounds.filter(|path| !belongs(path)) {
        report.find(&name(path), Some(path), Problem::UnknownFile);
    }
    let fits = |path: &PathBuf| known.contains(meant(path).as_str());
    if pack.manifest().is_none() && !listing.files.iter().any(fits) {
        let mut deeper = listing.folders;
        deeper.retain(|folder| {
            let inner = Listing::of(folder).unwrap_or_default();
            inner.files.iter().any(fits)
        });
        if !deeper.is_empty() {
            report.folder = Folder::Deeper(deeper);
        }
    }
    report
}

/// All that a check of a person's own folder hangs on: where it is the same again, so is what is
/// found.
pub fn state(pack: &VoicePack) -> Vec<FileState> {
    let listing = pack.listing();
    let deeper = listing.folders.iter().flat_map(|folder| {
        let inner = Listing::of(folder).unwrap_or_default();
        inner.files
    });
    let all = deeper.chain(listing.files.iter().cloned());
    all.filter_map(FileState::of).collect()
}

impl Report {
    fn find(&mut self, line: &str, file: Option<&Path>, problem: Problem) {
        self.findings.push(Finding {
            line: line.to_owned(),
            file: file.map(name),
            problem,
        });
    }

    /// Looks for the file that will be used, as [`VoicePack::clip`] does.
    fn look_at(&mut self, pack: &VoicePack, line: &str, files: &[PathBuf]) {
        if files.is_empty() {
            return self.find(line, None, Problem::Missing);
        }
        let is_own = pack.manifest().is_none();
        let longest = if is_own {
            LONGEST_RECORDING
        } else {
            MEASURABLE
        };
        let mut taken = None;
        for path in files {
            let looked = read(path)
                .and_then(|bytes| decode::decode_all(bytes, longest))
                .and_then(|recorded| problems(&recorded, is_own));
            match looked {
                Ok(problems) => {
                    taken = Some(path);
                    self.used += 1;
                    for problem in problems {
                        self.find(line, Some(path), problem);
                    }
                    break;
                }
                Err(error) => self.find(line, Some(path), error.into()),
            }
        }
        for other in files
            .iter()
            .filter(|other| taken.is_some_and(|taken| taken != *other))
        {
            let beside = name(other);
            self.find(
                line,
                taken.map(PathBuf::as_path),
                Problem::Several { beside },
            );
        }
    }
}

impl From<ClipError> for Problem {
    fn from(error: ClipError) -> Self {
        match error {
            ClipError::CannotOpen => Self::CannotOpen,
            ClipError::Empty => Self::Empty,
            ClipError::NoSound => Self::NoSound,
            ClipError::Unreadable { format } => Self::Unreadable { format },
            ClipError::Damaged => Self::Damaged,
            ClipError::Silent => Self::Silent,
            ClipError::TooLong { .. } | ClipError::TooLarge { .. } => Self::FarTooLong,
        }
    }
}

/// What is to be said of a recording that can be used.
fn problems(recorded: &Recorded, is_own: bool) -> Result<Vec<Problem>, ClipError> {
    let (wave, before, after) = if is_own {
        let line = spoken::line(recorded, LONGEST_LINE)?;
        (line.wave, line.before, line.after)
    } else {
        (spoken::together(recorded), 0.0, 0.0)
    };
    let lufs = loudness::integrated(&wave, Speakers::One);
    let sides = (0..recorded.channels).map(|side| recorded.channel(side));
    let (mut peak_db, mut stands) = (loudness::SILENT, false);
    for side in sides {
        peak_db = peak_db.max(loudness::true_peak(&side));
        stands |= spoken::stands_at_full_scale(&side);
    }
    let seconds = wave.seconds();
    if seconds > LONGEST_LINE.as_secs_f64() {
        return Err(ClipError::TooLong { seconds });
    }
    let long = before.max(after) > LONG_SILENCE_SECONDS;
    let found = [
        (lufs < TOO_QUIET_LUFS).then_some(Problem::TooQuiet { lufs }),
        (lufs > TOO_LOUD_LUFS).then_some(Problem::TooLoud { lufs }),
        (peak_db > 0.0 || stands).then_some(Problem::Clipped { peak_db }),
        (seconds > TOO_LONG_SECONDS).then_some(Problem::TooLong { seconds }),
        long.then_some(Problem::SilentEnds { before, after }),
    ];
    Ok(found.into_iter().flatten().collect())
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
