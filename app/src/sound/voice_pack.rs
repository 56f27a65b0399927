//! Where the recording of a line is: a person's own folder, the chosen pack, another of the language.
//! Must never know the words; a line without a recording is a caption, not an error.

use super::clip::{Clip, ClipError};
use super::own_folder::Listing;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::path::{Component, Path, PathBuf};
use std::time::SystemTime;

/// `manifest.json` of a shipped pack, as `audio/make` writes it.
#[derive(Clone, Debug, Deserialize)]
pub struct Manifest {
    /// For people, untranslated.
    pub name: String,
    /// BCP 47, like the folder above the pack's.
    pub language: String,
    /// Like the pack's folder.
    pub voice: String,
    /// SPDX.
    pub licence: String,
    /// Who has to be named.
    pub credits: Vec<String>,
    /// Not used unless chosen: a voice with a foreign accent.
    pub experimental: bool,
    /// By line id.
    pub lines: BTreeMap<String, Recording>,
}

/// One recorded line.
#[derive(Clone, Debug, Deserialize)]
pub struct Recording {
    /// A file name in the pack's folder.
    pub file: String,
    /// [`text_hash`] of the words that are spoken.
    pub text_hash: String,
    /// Its length.
    pub duration_ms: u32,
    /// Its loudness as a file (mono).
    pub lufs: f32,
    /// Its true peak.
    pub true_peak_db: f32,
}

/// Why a folder is not a pack.
#[derive(Debug, thiserror::Error)]
pub enum PackError {
    /// Its manifest cannot be read.
    #[error("{path}: {source}")]
    Unreadable {
        /// The manifest.
        path: PathBuf,
        /// Why.
        source: std::io::Error,
    },
    /// Its manifest is not what a manifest has to be.
    #[error("{path}: {source}")]
    Malformed {
        /// The manifest.
        path: PathBuf,
        /// Why.
        source: serde_json::Error,
    },
}

/// Reads a folder's `manifest.json`.
pub(super) fn manifest_of<M: DeserializeOwned>(folder: &Path) -> Result<M, PackError> {
    let path = folder.join("manifest.json");
    let text = std::fs::read(&path).map_err(|source| PackError::Unreadable {
        path: path.clone(),
        source,
    })?;
    serde_json::from_slice(&text).map_err(|source| PackError::Malformed { path, source })
}

/// A folder with one file a line. Two are equal when they are the same folder, read in
/// the same way.
#[derive(Clone, Debug)]
pub struct VoicePack {
    pub(super) folder: PathBuf,
    pub(super) manifest: Option<Manifest>,
}

impl PartialEq for VoicePack {
    fn eq(&self, other: &Self) -> bool {
        self.identity() == other.identity()
    }
}

impl Eq for VoicePack {}

impl Hash for VoicePack {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.identity().hash(state);
    }
}

impl VoicePack {
    fn identity(&self) -> (&Path, bool) {
        (&self.folder, self.manifest.is_some())
    }

    /// A pack with a manifest.
    pub fn shipped(folder: impl Into<PathBuf>) -> Result<Self, PackError> {
        let folder = folder.into();
        let manifest = manifest_of(&folder)?;
        Ok(VoicePack {
            folder,
            manifest: Some(manifest),
        })
    }

    /// A person's own recordings: files named by line id, no manifest.
    pub fn own(folder: impl Into<PathBuf>) -> Self {
        VoicePack {
            folder: folder.into(),
            manifest: None,
        }
    }

    /// What the pack says about itself; `None` for a person's own.
    pub fn manifest(&self) -> Option<&Manifest> {
        self.manifest.as_ref()
    }

    /// The files of a line, the one to be taken first. A pack has one or none; a person may
    /// have recorded a line twice.
    pub fn files(&self, line: &str) -> Vec<PathBuf> {
        let Some(manifest) = &self.manifest else {
            // By listing: a person may have written `.WAV`, and an id is never taken for a path.
            return self.listing().meant_for(line);
        };
        let file = manifest.lines.get(line).map(|line| Path::new(&line.file));
        // A manifest names files of its own folder and no others.
        let plain = file.filter(|name| {
            matches!(
                name.components().collect::<Vec<_>>()[..],
                [Component::Normal(_)]
            )
        });
        let path = plain.map(|name| self.folder.join(name));
        path.into_iter().filter(|path| path.is_file()).collect()
    }

    /// The decoded recording of a line: of its files the first that can be used. Reads and
    /// decodes on the calling thread (some milliseconds; more from a slow disk).
    pub fn clip(&self, line: &str) -> Option<Result<Clip, ClipError>> {
        let clip = match self.manifest {
            Some(_) => Clip::voice,
            None => Clip::own,
        };
        let mut refused = None;
        for path in self.files(line) {
            match read(&path).and_then(clip) {
                Ok(clip) => return Some(Ok(clip)),
                Err(error) => refused = refused.or(Some(Err(error))),
            }
        }
        refused
    }

    /// What lies in the folder; nothing where it cannot be opened.
    pub(super) fn listing(&self) -> Listing {
        Listing::of(&self.folder).unwrap_or_default()
    }
}

/// All packs of `voices/<language>/<voice>/`, sorted. A folder that is no
/// pack is left out and logged.
pub fn shipped_packs(voices: &Path) -> Vec<VoicePack> {
    let mut folders: Vec<PathBuf> = entries(voices)
        .iter()
        .flat_map(|language| entries(language))
        .collect();
    folders.sort();
    let packs = folders
        .into_iter()
        .filter(|folder| folder.join("manifest.json").is_file());
    packs
        .filter_map(|folder| {
            VoicePack::shipped(folder)
                .inspect_err(|error| tracing::warn!(%error, "a voice pack is left out"))
                .ok()
        })
        .collect()
}

/// The packs in which a line is looked for, in this order. Equal ones speak alike, as
/// long as the files stay as they are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Voices {
    packs: Vec<VoicePack>,
}

impl Voices {
    /// First a person's own pack, then the chosen one, then every other of
    /// the same language that is not experimental. Without a choice the
    /// first of the language is it.
    pub fn new(
        own: Option<VoicePack>,
        shipped: &[VoicePack],
        language: &str,
        chosen: Option<&str>,
    ) -> Self {
        let mut speaking: Vec<(&VoicePack, &Manifest)> = shipped
            .iter()
            .filter_map(|pack| Some((pack, pack.manifest.as_ref()?)))
            .filter(|(_, manifest)| manifest.language == language)
            .filter(|(_, manifest)| {
                !manifest.experimental || chosen == Some(manifest.voice.as_str())
            })
            .collect();
        speaking.sort_by_key(|(_, manifest)| chosen != Some(manifest.voice.as_str()));
        Voices {
            packs: own
                .into_iter()
                .chain(speaking.into_iter().map(|(pack, _)| pack.clone()))
                .collect(),
        }
    }

    /// The recording of a line from the first pack that has a sound one;
    /// `None` means caption. Reads on the calling thread, as [`VoicePack::clip`].
    pub fn line(&self, line: &str) -> Option<Clip> {
        self.packs.iter().find_map(|pack| match pack.clip(line)? {
            Ok(clip) => Some(clip),
            Err(error) => {
                tracing::warn!(line, folder = %pack.folder.display(), %error, "a recording cannot be used");
                None
            }
        })
    }

    /// Whether a recording may be found, as far as that is known without looking: a
    /// person's own folder has no list.
    pub fn may_have(&self, line: &str) -> bool {
        self.packs.iter().any(|pack| {
            let listed = pack.manifest.as_ref();
            listed.is_none_or(|manifest| manifest.lines.contains_key(line))
        })
    }

    /// The files that [`line`](Voices::line) would look into, and their state: where it
    /// is the same again, so is the recording.
    pub fn state(&self, line: &str) -> Vec<FileState> {
        let files = self.packs.iter().flat_map(|pack| pack.files(line));
        files.filter_map(FileState::of).collect()
    }

    /// Whether no pack is there at all, so that the night will be read.
    pub fn is_empty(&self) -> bool {
        self.packs.is_empty()
    }
}

/// By what a file is known to be the one that was read before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileState {
    path: PathBuf,
    /// By the file's own mark; no clock is asked.
    changed: Option<SystemTime>,
    bytes: u64,
}

impl FileState {
    /// Nothing where there is no such file.
    pub(super) fn of(path: PathBuf) -> Option<Self> {
        let facts = path.metadata().ok()?;
        Some(Self {
            changed: facts.modified().ok(),
            bytes: facts.len(),
            path,
        })
    }
}

/// SHA-256, in hex, of the words with every run of white space as one space
/// and none at the ends. `audio/make` computes the same.
pub fn text_hash(words: &str) -> String {
    let collapsed = words.split_whitespace().collect::<Vec<_>>().join(" ");
    Sha256::digest(collapsed)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// A file's bytes.
pub(super) fn read(path: &Path) -> Result<Vec<u8>, ClipError> {
    std::fs::read(path).map_err(|error| {
        tracing::warn!(path = %path.display(), %error, "a sound file cannot be read");
        ClipError::CannotOpen
    })
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect()
}
