//! The shipped loops and effects by their ids: `audio/ambience` and `audio/effects`.
//! Must never know what they are used for.

use super::clip::{Clip, ClipError};
use super::voice_pack::{PackError, manifest_of, read};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// One sound as its manifest has it.
#[derive(Clone, Debug, Deserialize)]
pub struct SoundFacts {
    /// A file name in the folder.
    pub file: String,
    /// SPDX.
    pub licence: String,
    /// Who made it, and how.
    pub made_by: String,
    /// Whether its end meets its beginning.
    #[serde(rename = "loop")]
    pub is_loop: bool,
}

#[derive(Deserialize)]
struct Manifest {
    sounds: BTreeMap<String, SoundFacts>,
}

/// A folder of sounds with its manifest.
#[derive(Clone, Debug)]
pub struct Sounds {
    folder: PathBuf,
    facts: BTreeMap<String, SoundFacts>,
}

impl Sounds {
    /// Reads the folder's `manifest.json`.
    pub fn open(folder: impl Into<PathBuf>) -> Result<Self, PackError> {
        let folder = folder.into();
        let manifest: Manifest = manifest_of(&folder)?;
        Ok(Sounds {
            folder,
            facts: manifest.sounds,
        })
    }

    /// All ids with what is known of them, sorted.
    pub fn facts(&self) -> &BTreeMap<String, SoundFacts> {
        &self.facts
    }

    /// The decoded sound, as a loop or an effect; `None` for an unknown id.
    /// Decodes on the calling thread: keep the clip, it is large and cheap
    /// to clone, and a scene goes on with the clip it knows.
    pub fn clip(&self, id: &str) -> Option<Result<Clip, ClipError>> {
        let facts = self.facts.get(id)?;
        // A manifest names files of its own folder and no others.
        let path = self.folder.join(Path::new(&facts.file).file_name()?);
        let decode: fn(Vec<u8>) -> Result<Clip, ClipError> = if facts.is_loop {
            Clip::looping
        } else {
            Clip::effect
        };
        Some(read(&path).and_then(decode))
    }
}
