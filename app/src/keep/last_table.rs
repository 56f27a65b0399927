//! The table that sat down last, so that the next game is set up in half a minute. Must
//! never hold a card or a seed.

use std::path::{Path, PathBuf};

use rules::salem::setup::SetupForm;
use serde_json::Value;

use super::small_file::SmallFile;
use super::{Folders, KeepError};

/// The last table's file.
#[derive(Debug)]
pub struct LastTable {
    file: SmallFile,
}

impl LastTable {
    /// The file in the folder for data; nothing is read yet.
    #[must_use]
    pub fn of(folders: &Folders) -> Self {
        Self {
            file: SmallFile::at(folders.data().join("table.json")),
        }
    }

    /// Where it lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// The last table, if one was kept, and where the file lies now if it was damaged. The
    /// form is as unchecked as a typed one.
    pub fn read(&mut self) -> (Option<SetupForm>, Option<PathBuf>) {
        let found = self.file.read();
        let Some(object) = found.object else {
            return (None, found.damaged);
        };
        match serde_json::from_value(Value::Object(object)) {
            Ok(form) => (Some(without_secrets(form)), None),
            Err(_) => (None, Some(self.file.set_aside())),
        }
    }

    /// Remembers who sat down, and by which rules; neither hands nor seed.
    ///
    /// # Errors
    /// Why the disk does not take it; the file is as it was before.
    pub fn write(&mut self, form: &SetupForm) -> Result<(), KeepError> {
        match serde_json::to_value(without_secrets(form.clone())) {
            Ok(Value::Object(object)) => self.file.write(&object),
            Ok(_) => Ok(()),
            Err(error) => Err(KeepError::Other(error.into())),
        }
    }
}

fn without_secrets(form: SetupForm) -> SetupForm {
    SetupForm {
        hands: None,
        seed: 0,
        ..form
    }
}
