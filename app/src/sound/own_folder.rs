//! A person's own folder: which files are meant for a line, and which of them comes first.
//! Must never know the lines, nor decode: names, times and first bytes are enough.

use super::format::{self, Processed};
use std::cmp::Reverse;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The ends of names that recorders and music programs use. What has another one may still be a
/// sound: then its content tells.
const ENDS: [&str; 40] = [
    "3g2", "3gp", "3gpp", "aac", "ac3", "aif", "aifc", "aiff", "amr", "ape", "asf", "au", "awb",
    "caf", "flac", "gsm", "m4a", "m4b", "m4r", "mka", "mkv", "mov", "mp2", "mp3", "mp4", "mpc",
    "mpga", "oga", "ogg", "opus", "qcp", "ra", "rm", "spx", "voc", "wav", "wave", "weba", "webm",
    "wma",
];
/// As close as two files of one memory card may be and still be of one age.
const AS_NEW: Duration = Duration::from_secs(2);
/// The first bytes, by which the format is known.
const HEAD: u64 = 4096;

/// What lies in a folder, without what is hidden.
#[derive(Debug, Default)]
pub(super) struct Listing {
    /// Sorted by name.
    pub(super) files: Vec<PathBuf>,
    pub(super) folders: Vec<PathBuf>,
}

impl Listing {
    pub(super) fn of(folder: &Path) -> io::Result<Self> {
        let mut listing = Self::default();
        for entry in std::fs::read_dir(folder)? {
            let Ok(entry) = entry else { continue };
            // Some systems lay a hidden file of notes beside each that they copy.
            if entry.file_name().as_encoded_bytes().starts_with(b".") {
                continue;
            }
            let path = entry.path();
            if path.is_file() {
                listing.files.push(path);
            } else if path.is_dir() {
                listing.folders.push(path);
            }
        }
        listing.files.sort();
        listing.folders.sort();
        Ok(listing)
    }

    /// The files that are meant for a line, the one to be taken first: the newest; of those that
    /// are equally new the one that was worked on least.
    pub(super) fn meant_for(&self, line: &str) -> Vec<PathBuf> {
        let named = self.files.iter().filter(|path| meant(path) == line);
        let mut meant: Vec<&PathBuf> = named.filter(|path| may_sound(path)).collect();
        if meant.len() < 2 {
            return meant.into_iter().cloned().collect();
        }
        let changed = |path: &Path| path.metadata().and_then(|facts| facts.modified()).ok();
        let mut facts: Vec<(&PathBuf, Option<SystemTime>, Processed)> = meant
            .drain(..)
            .map(|path| (path, changed(path), format::processed(&head(path))))
            .collect();
        facts.sort_by_key(|(_, changed, _)| Reverse(*changed));
        let mut order = Vec::new();
        while let Some(&(_, newest, _)) = facts.first() {
            let as_new = |changed: Option<SystemTime>| match (newest, changed) {
                (Some(newest), Some(changed)) => newest
                    .duration_since(changed)
                    .is_ok_and(|older| older <= AS_NEW),
                (newest, changed) => newest == changed,
            };
            let end = facts.iter().take_while(|(_, at, _)| as_new(*at)).count();
            let mut alike: Vec<_> = facts.drain(..end.max(1)).collect();
            alike.sort_by_key(|(path, changed, processed)| (*processed, Reverse(*changed), *path));
            order.extend(alike.into_iter().map(|(path, _, _)| path.clone()));
        }
        order
    }
}

/// The line that a file's name means: capitals, spaces and lines below are slips.
pub(super) fn meant(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut stem = &*name;
    // Where the ends of names are hidden, one is easily written twice.
    while let Some((rest, end)) = stem.rsplit_once('.')
        && (is_an_end(end) || stem.len() == name.len())
    {
        stem = rest;
    }
    let stem = stem.to_lowercase();
    let words = stem.split(|sign: char| !sign.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join("-")
}

/// Whether its name or its content says that it is a sound.
pub(super) fn may_sound(path: &Path) -> bool {
    has_a_known_end(path) || format::name_of(&head(path)).is_some()
}

/// Whether a file is called as sounds are.
pub(super) fn has_a_known_end(path: &Path) -> bool {
    path.extension()
        .and_then(OsStr::to_str)
        .is_some_and(is_an_end)
}

fn is_an_end(end: &str) -> bool {
    ENDS.contains(&end.to_ascii_lowercase().as_str())
}

/// What cannot be read has none.
fn head(path: &Path) -> Vec<u8> {
    let mut head = Vec::new();
    let read = File::open(path).and_then(|file| file.take(HEAD).read_to_end(&mut head));
    if read.is_err() {
        head.clear();
    }
    head
}
