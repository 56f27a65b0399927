//! The settings' file. Whatever stands in it, settings come out of it: what is wrong is
//! replaced by its default, one setting at a time.

use std::path::{Path, PathBuf};

use serde_json::{Map, Value};

use super::error::KeepError;
use super::folders::Folders;
use super::older::Upgrades;
use super::small_file::SmallFile;
use crate::contract::Settings;

/// The settings' file.
#[derive(Debug)]
pub struct SettingsFile {
    file: SmallFile,
    upgrade: fn(&mut Value),
    /// What a newer version wrote beside the settings known here; it stays.
    unknown: Map<String, Value>,
}

impl SettingsFile {
    /// The file in the folder for settings; nothing is read yet.
    #[must_use]
    pub fn of(folders: &Folders, upgrades: &Upgrades) -> Self {
        Self {
            file: SmallFile::at(folders.config().join("settings.json"), folders.disk()),
            upgrade: upgrades.settings,
            unknown: Map::new(),
        }
    }

    /// Where it lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        self.file.path()
    }

    /// The settings, and where the file lies now if it was damaged: then all settings are
    /// the defaults. Names of earlier versions are read as those of today; a setting that is
    /// out of its range has its default, the others stay.
    pub fn read(&mut self) -> (Settings, Option<PathBuf>) {
        let found = self.file.read();
        let mut settings = Settings::default();
        let Ok(Value::Object(known)) = serde_json::to_value(&settings) else {
            return (settings, found.damaged);
        };
        self.unknown.clear();
        let Some(object) = found.object else {
            return (settings, found.damaged);
        };
        let mut object = Value::Object(object);
        (self.upgrade)(&mut object);
        let Value::Object(object) = object else {
            return (settings, found.damaged);
        };
        for (name, value) in object {
            match known.get(&name) {
                None => {
                    self.unknown.insert(name, value);
                }
                // One volume may be wrong and the others right. An empty object is a list
                // of no fixed names and one setting.
                Some(Value::Object(parts)) if !parts.is_empty() => {
                    for (part, value) in value.as_object().into_iter().flatten() {
                        try_setting(&mut settings, &[&name, part], value.clone());
                    }
                }
                Some(_) => try_setting(&mut settings, &[&name], value),
            }
        }
        (settings, found.damaged)
    }

    /// Writes the settings. When this returns `Ok`, a power cut loses nothing.
    ///
    /// # Errors
    /// Why the disk does not take them; the file is as it was before.
    pub fn write(&mut self, settings: &Settings) -> Result<(), KeepError> {
        let mut object = self.unknown.clone();
        if let Ok(Value::Object(known)) = serde_json::to_value(settings) {
            object.extend(known);
        }
        self.file.write(&object)
    }
}

/// Takes one value over if the settings are still ones with it.
fn try_setting(settings: &mut Settings, path: &[&str], value: Value) {
    let Ok(mut whole) = serde_json::to_value(&*settings) else {
        return;
    };
    let Some(place) = path
        .iter()
        .try_fold(&mut whole, |whole, name| whole.get_mut(*name))
    else {
        return;
    };
    *place = value;
    if let Ok(changed) = serde_json::from_value::<Settings>(whole)
        && changed.is_in_range()
    {
        *settings = changed;
    }
}
