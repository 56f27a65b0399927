//! A small file that is always written as a whole: it holds what was written last, or what
//! was written before that, and never a part. A damaged one is set aside.

use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::disk::{self, Disk};
use super::error::KeepError;
use crate::text_file::text_of;

/// More than any settings or table take; what is larger is not ours.
const MOST_BYTES: usize = 1024 * 1024;

/// A JSON object in a file of its own.
#[derive(Debug)]
pub(super) struct SmallFile {
    path: PathBuf,
    disk: Disk,
    /// Whether what lies there could not be read and is still to be set aside.
    damaged: bool,
}

/// What was found.
#[derive(Debug, Default)]
pub(super) struct Found {
    /// The object; `None` where there is none that can be read.
    pub(super) object: Option<Map<String, Value>>,
    /// Where the damaged file lies now.
    pub(super) damaged: Option<PathBuf>,
}

impl SmallFile {
    pub(super) fn at(path: PathBuf, disk: &Disk) -> Self {
        Self {
            path,
            disk: disk.clone(),
            damaged: false,
        }
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the object. What is not one is set aside.
    pub(super) fn read(&mut self) -> Found {
        let read = disk::read_at_most(&self.path, MOST_BYTES as u64);
        let object = match read {
            Ok(None) => return Found::default(),
            Ok(Some(bytes)) => text_of(&bytes)
                .ok()
                .and_then(|text| serde_json::from_str(&text).ok()),
            Err(_) => None,
        };
        if object.is_some() {
            return Found {
                object,
                damaged: None,
            };
        }
        Found {
            object: None,
            damaged: Some(self.set_aside()),
        }
    }

    /// Sets the file aside and says where it lies now: where it was, if the disk refuses.
    pub(super) fn set_aside(&mut self) -> PathBuf {
        match disk::move_aside(&self.path) {
            Ok(aside) => aside,
            Err(_) => {
                self.damaged = true;
                self.path.clone()
            }
        }
    }

    /// Writes the object. When this returns `Ok`, a power cut loses nothing.
    pub(super) fn write(&mut self, object: &Map<String, Value>) -> Result<(), KeepError> {
        let mut bytes =
            serde_json::to_vec_pretty(object).map_err(|error| KeepError::Other(error.into()))?;
        bytes.push(b'\n');
        if bytes.len() > MOST_BYTES {
            return Err(KeepError::TooLarge);
        }
        if let Some(folder) = self.path.parent() {
            disk::make_folder(folder)?;
        }
        if self.damaged && self.path.exists() {
            disk::move_aside(&self.path)?;
        }
        self.damaged = false;
        self.disk.replace(&self.path, &bytes)?;
        Ok(())
    }
}
