//! Where the program's data, settings and logs lie. Knows nothing of what is in them.

use std::path::{Path, PathBuf};

use etcetera::BaseStrategy as _;

use super::disk::{self, Disk};
use super::error::KeepError;

/// The name of the program's folders, the same as its bundle's identifier, so that what
/// the window's own plugins keep lies beside it.
const IDENTIFIER: &str = "org.towncrier.app";

/// The program's folders. None of them needs to exist before something is kept.
#[derive(Debug, Clone)]
pub struct Folders {
    data: PathBuf,
    config: PathBuf,
    logs: PathBuf,
    disk: Disk,
}

impl Folders {
    /// The platform's own: XDG on Linux, Application Support on macOS, AppData on Windows.
    /// `None` where the user has no home; mobile doors are told theirs and use [`Self::of`].
    #[must_use]
    pub fn of_platform() -> Option<Self> {
        let base = etcetera::base_strategy::choose_native_strategy().ok()?;
        let data = base.data_dir().join(IDENTIFIER);
        let (config, logs) = if cfg!(any(target_os = "macos", target_os = "ios")) {
            // Library/Preferences belongs to the system's own property lists.
            let logs = base.home_dir().join("Library/Logs").join(IDENTIFIER);
            (data.clone(), logs)
        } else if cfg!(windows) {
            let local = base.cache_dir().join(IDENTIFIER);
            (base.config_dir().join(IDENTIFIER), local.join("logs"))
        } else {
            (base.config_dir().join(IDENTIFIER), data.join("logs"))
        };
        Some(Self::of(data, config, logs))
    }

    /// The folders that a door was told by its system.
    #[must_use]
    pub fn of(data: PathBuf, config: PathBuf, logs: PathBuf) -> Self {
        Self {
            data,
            config,
            logs,
            disk: Disk::default(),
        }
    }

    /// All of them below one folder, for tests and for a program carried on a stick.
    #[must_use]
    pub fn below(base: &Path) -> Self {
        Self::of(base.join("data"), base.join("config"), base.join("logs"))
    }

    /// The same folders on this disk, for tests of what becomes of a game on a bad one.
    #[must_use]
    pub fn on(self, disk: Disk) -> Self {
        Self { disk, ..self }
    }

    /// The disk that they lie on.
    #[must_use]
    pub fn disk(&self) -> &Disk {
        &self.disk
    }

    /// Games, the key that seals them, and the last table.
    #[must_use]
    pub fn data(&self) -> &Path {
        &self.data
    }

    /// Settings.
    #[must_use]
    pub fn config(&self) -> &Path {
        &self.config
    }

    /// The log, which holds no secret.
    #[must_use]
    pub fn logs(&self) -> &Path {
        &self.logs
    }

    /// One journal a game.
    #[must_use]
    pub fn games(&self) -> PathBuf {
        self.data.join("games")
    }

    /// Makes all folders, for the owner alone.
    ///
    /// # Errors
    /// When one of them cannot be made.
    pub fn make(&self) -> Result<(), KeepError> {
        for folder in [&self.data, &self.games(), &self.config, &self.logs] {
            disk::make_folder(folder)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_and_the_program_keep_their_things_in_the_same_place() {
        let bundle = concat!(env!("CARGO_MANIFEST_DIR"), "/../tauri.conf.json");
        let bundle: serde_json::Value =
            serde_json::from_str(&std::fs::read_to_string(bundle).unwrap()).unwrap();
        assert_eq!(bundle["identifier"], IDENTIFIER);
    }
}
