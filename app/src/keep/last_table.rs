//! The table that sat down last, so that the next game is set up in half a minute. Must
//! never know what a table of any game is, and never hold a secret: what is one is for the
//! function to say that is handed in.

use std::path::{Path, PathBuf};

use serde_json::Value;

use super::entry::Raw;
use super::error::KeepError;
use super::folders::Folders;
use super::older::Upgrades;
use super::small_file::SmallFile;

/// The last table's file.
#[derive(Debug)]
pub struct LastTable {
    file: SmallFile,
    clean: fn(Raw) -> Option<Raw>,
}

impl LastTable {
    /// The file in the folder for data; nothing is read yet.
    #[must_use]
    pub fn of(folders: &Folders, upgrades: &Upgrades) -> Self {
        Self {
            file: SmallFile::at(folders.data().join("table.json"), folders.disk()),
            clean: upgrades.table,
        }
    }

    /// Where it lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// The last table, if one was kept, and where the file lies now if it was damaged. The
    /// form is as unchecked as a typed one.
    pub fn read(&mut self) -> (Option<Raw>, Option<PathBuf>) {
        let found = self.file.read();
        let Some(object) = found.object else {
            return (None, found.damaged);
        };
        match (self.clean)(Value::Object(object)) {
            Some(table) => (Some(table), None),
            None => (None, Some(self.file.set_aside())),
        }
    }

    /// Remembers who sat down, and by which rules, without any secret. What is no table is not
    /// written, and is no error: nobody counts on it.
    ///
    /// # Errors
    /// Why the disk does not take it; the file is as it was before.
    pub fn write(&mut self, table: &Raw) -> Result<(), KeepError> {
        match (self.clean)(table.clone()) {
            Some(Value::Object(object)) => self.file.write(&object),
            Some(_) | None => Ok(()),
        }
    }
}
