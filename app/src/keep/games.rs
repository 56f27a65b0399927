//! The games that lie in the folder, a file each: which there are, what one of them tells, and how one is
//! thrown away and brought back. Must never write into one.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::entry::Entry;
use super::error::KeepError;
use super::folders::Folders;
use super::good_part::good_part;
use super::journal::Journal;
use super::older::Upgrades;
use super::recovery::Found;
use super::seal::Key;
use super::{disk, numbers};
use crate::wall;

/// More than the notes of a hundred thousand games take.
const MOST_NOTES: u64 = 64 * 1024 * 1024;

/// A game's file, as the folder tells it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct GameFile {
    /// By which it is called.
    pub number: u32,
    /// In bytes.
    pub length: u64,
    /// When something was written to it last, in ms since 1970.
    pub changed_ms: u64,
}

/// What a game's file tells.
pub struct Told {
    /// Which game it is.
    pub kind: String,
    /// What happened, oldest first, as far as the file is sound; never empty.
    pub entries: Vec<Entry>,
}

/// The games of a folder.
#[derive(Debug, Clone)]
pub struct Games {
    folders: Folders,
    upgrades: Upgrades,
}

impl Games {
    /// The games in these folders; nothing is read yet.
    #[must_use]
    pub fn of(folders: &Folders, upgrades: &Upgrades) -> Self {
        Self {
            folders: folders.clone(),
            upgrades: *upgrades,
        }
    }

    /// Every game that there is, newest first. Waits for the disk.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn files(&self) -> Result<Vec<GameFile>, KeepError> {
        Ok(looked_at(numbers::journals(&self.folders.games())?))
    }

    /// Every game that was thrown away and can be brought back, newest first. Waits for the disk.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub fn thrown(&self) -> Result<Vec<GameFile>, KeepError> {
        Ok(looked_at(numbers::all_thrown(&self.folders.games())?))
    }

    /// What a game tells; `None` where nothing of it can be read. Waits for the disk.
    ///
    /// # Errors
    /// As [`Journal::open_last`](super::Journal::open_last).
    pub fn told(&self, number: u32) -> Result<Option<Told>, KeepError> {
        self.told_at(&numbers::path(&self.folders.games(), number))
    }

    /// The same of a game that was thrown away.
    ///
    /// # Errors
    /// As [`Self::told`].
    pub fn told_of_thrown(&self, number: u32) -> Result<Option<Told>, KeepError> {
        self.told_at(&numbers::thrown(&self.folders.games(), number))
    }

    fn told_at(&self, path: &Path) -> Result<Option<Told>, KeepError> {
        let key = Key::read(&self.folders)?;
        let good = good_part(path, key.as_ref(), &self.upgrades)?;
        Ok(good.map(|good| Told {
            kind: good.header.kind,
            entries: good.entries,
        }))
    }

    /// Opens a game to go on with it (see [`Journal::open_again`]). Waits for the disk.
    ///
    /// # Errors
    /// As there.
    pub fn open_again(&self, number: u32) -> Result<Option<(Found, Option<PathBuf>)>, KeepError> {
        Journal::open_again(&self.folders, number, &self.upgrades)
    }

    /// Whether this is the file of the game with this number.
    #[must_use]
    pub fn is_called(path: &Path, number: u32) -> bool {
        path.parent()
            .is_some_and(|games| numbers::path(games, number) == path)
    }

    /// What was noted of the games, if it can be read: any text. Waits for the disk.
    #[must_use]
    pub fn notes(&self) -> Option<Vec<u8>> {
        disk::read_at_most(&self.notes_path(), MOST_NOTES).ok()?
    }

    /// Notes something of the games, to find it quicker next time: it may be lost or deleted, and must
    /// hold no secret. Waits for the disk.
    ///
    /// # Errors
    /// Why the disk does not take it.
    pub fn note(&self, text: &[u8]) -> Result<(), KeepError> {
        Ok(self.folders.disk().replace(&self.notes_path(), text)?)
    }

    fn notes_path(&self) -> PathBuf {
        self.folders.data().join("shelf.json")
    }

    /// Throws a game away: it can be brought back until [`Self::clear`]. Waits for the disk.
    ///
    /// # Errors
    /// When the disk refuses; the game lies where it lay.
    pub fn throw_away(&self, number: u32) -> Result<(), KeepError> {
        let games = self.folders.games();
        let from = numbers::path(&games, number);
        moved(&from, &numbers::thrown(&games, number))
    }

    /// Brings a game back that was thrown away. Waits for the disk.
    ///
    /// # Errors
    /// When it is gone for good, or the disk refuses.
    pub fn bring_back(&self, number: u32) -> Result<(), KeepError> {
        let games = self.folders.games();
        let from = numbers::thrown(&games, number);
        moved(&from, &numbers::path(&games, number))
    }

    /// What was thrown away is gone for good. Waits for the disk.
    ///
    /// # Errors
    /// When the disk refuses; the rest is gone.
    pub fn clear(&self) -> Result<(), KeepError> {
        let mut result = Ok(());
        for (_, path) in numbers::all_thrown(&self.folders.games())? {
            match fs::remove_file(path) {
                Err(error) if error.kind() != ErrorKind::NotFound => result = Err(error),
                Ok(()) | Err(_) => {}
            }
        }
        Ok(result?)
    }
}

/// The files that are still there, as the folder tells them.
fn looked_at(files: Vec<(u32, PathBuf)>) -> Vec<GameFile> {
    let looked_at = files.into_iter().filter_map(|(number, path)| {
        let about = fs::metadata(&path).ok()?;
        Some(GameFile {
            number,
            length: about.len(),
            changed_ms: about.modified().map_or(0, wall::ms),
        })
    });
    looked_at.collect()
}

/// Renames a file, and never over another one.
fn moved(from: &Path, to: &Path) -> Result<(), KeepError> {
    if to.exists() {
        return Err(std::io::Error::from(ErrorKind::AlreadyExists).into());
    }
    Ok(disk::rename(from, to)?)
}
