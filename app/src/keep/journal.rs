//! One game's file: what happened is appended and brought to the disk before anyone is
//! shown its effect. Must never say that something is kept when it is not.

use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::entry::Entry;
use super::error::KeepError;
use super::folders::Folders;
use super::lines::{Header, MOST_CHOICES, MOST_ENTRIES, MOST_FILE_BYTES, entry_line};
use super::seal::{Key, Serial};
use super::{disk, numbers};

/// The writer of one game's journal.
///
/// It also holds the entries in memory: while the disk refuses, the game goes on there, and
/// everything is written as soon as the disk takes it again.
pub struct Journal {
    folders: Folders,
    /// Which game it is.
    kind: String,
    /// Every entry as its line says it, before sealing.
    lines: Vec<String>,
    /// So many of them are choices.
    choices: usize,
    file: Option<OnDisk>,
    /// The game was put away: once all is written, it needs no seal.
    over: bool,
}

/// What is known of the file.
pub(super) struct OnDisk {
    pub(super) path: PathBuf,
    pub(super) header: Header,
    /// What its lines are sealed with; none for a finished game whose key is gone.
    pub(super) key: Option<Key>,
    /// So many entries are on disk for good, in so many bytes.
    pub(super) lines: usize,
    pub(super) length: u64,
    pub(super) fit: Fit,
}

/// What the file is fit for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fit {
    /// More can be appended.
    Sound,
    /// An earlier version wrote it: whole, but to be written anew before it goes on.
    Older,
    /// Behind its good lines is a part of one: to be cut off first.
    Torn,
    /// To be written anew as a whole; nothing in it is missing in memory.
    Stale,
    /// The same, but first to be set aside.
    Damaged,
}

impl fmt::Debug for Journal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("Journal")
            .field("path", &self.path())
            .field("entries", &self.lines.len())
            .field("kept", &self.is_kept())
            .finish()
    }
}

impl Journal {
    /// A new game of this kind. Its file is made with the first entry.
    #[must_use]
    pub fn begin(folders: &Folders, kind: &str) -> Self {
        Self {
            folders: folders.clone(),
            kind: kind.to_owned(),
            lines: Vec::new(),
            choices: 0,
            file: None,
            over: false,
        }
    }

    pub(super) fn of_file(
        folders: &Folders,
        lines: Vec<String>,
        choices: usize,
        file: OnDisk,
    ) -> Self {
        Self {
            folders: folders.clone(),
            kind: file.header.kind.clone(),
            lines,
            choices,
            file: Some(file),
            over: false,
        }
    }

    /// Which game it is.
    #[must_use]
    pub fn kind(&self) -> &str {
        &self.kind
    }

    /// Where the game lies; `None` as long as no disk took it.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(|file| file.path.as_path())
    }

    /// Whether every entry is on disk, as far as the last attempt could tell.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.file.as_ref().map_or(0, |file| file.lines) == self.lines.len()
    }

    /// Adds an entry and writes everything that is still owed. When this returns `Ok`, a power
    /// cut loses nothing. It waits for the disk: some milliseconds, more on a slow one.
    ///
    /// # Errors
    /// Why the disk does not take it. The entry is then kept in memory and written by the
    /// next [`Self::append`] or [`Self::retry`] that succeeds; except
    /// [`KeepError::TooLarge`] for an entry that no table can bring about, which is dropped:
    /// one that is monstrous, or one too many.
    pub fn append(&mut self, entry: &Entry) -> Result<(), KeepError> {
        self.owe(entry)?;
        self.retry()
    }

    /// Adds an entry in memory alone; [`Self::retry`] brings it to the disk, several at once
    /// as one.
    ///
    /// # Errors
    /// [`KeepError::TooLarge`] for an entry that no table can bring about, which is dropped.
    pub fn owe(&mut self, entry: &Entry) -> Result<(), KeepError> {
        let choices = self.choices + usize::from(!entry.is_bookmark());
        if choices > MOST_CHOICES || self.lines.len() >= MOST_ENTRIES {
            return Err(KeepError::TooLarge);
        }
        self.lines.push(entry_line(entry)?);
        self.choices = choices;
        self.over = *entry == Entry::Finished;
        if let Some(file) = &mut self.file
            && !file.header.sealed
        {
            // A game that was over goes on: its secrets are secrets again.
            file.header.sealed = true;
            file.fit = Fit::Stale;
        }
        Ok(())
    }

    /// Writes what is owed, also where the folder vanished and can be made again. The file
    /// of a game that is over becomes plain text.
    ///
    /// # Errors
    /// Why the disk still does not take it.
    pub fn retry(&mut self) -> Result<(), KeepError> {
        match &mut self.file {
            None if self.lines.is_empty() => {}
            None => {
                self.file = Some(OnDisk::create(&self.folders, &self.kind, &self.lines)?);
            }
            Some(file)
                if matches!(file.fit, Fit::Sound | Fit::Older)
                    && file.lines == self.lines.len() => {}
            Some(file) => file.catch_up(&self.folders, &self.lines)?,
        }
        if let Some(file) = &mut self.file
            && self.over
            && file.header.sealed
        {
            file.header.sealed = false;
            file.fit = Fit::Stale;
            // A disk without room for the game once more leaves it sealed: that harms nobody.
            let _ = file.catch_up(&self.folders, &self.lines);
        }
        Ok(())
    }

    /// The game is over and put away: its last entry is written, and the file becomes plain
    /// text. To be called when the table leaves the game, since a win can still be undone.
    ///
    /// # Errors
    /// Like [`Self::append`].
    pub fn finish(&mut self) -> Result<(), KeepError> {
        self.append(&Entry::Finished)
    }
}

impl OnDisk {
    /// Makes the file of a game that has none, whole or not at all.
    fn create(folders: &Folders, kind: &str, lines: &[String]) -> Result<Self, KeepError> {
        let header = Header {
            serial: Serial::fresh()?,
            kind: kind.to_owned(),
            sealed: true,
        };
        let games = folders.games();
        disk::make_folder(&games)?;
        let key = Key::keep(folders, None)?;
        let bytes = header.journal(&key, lines)?;
        let length = within_bounds(0, &bytes)?;
        loop {
            let path = numbers::path(&games, numbers::next(&games)?);
            match folders.disk().create(&path, &bytes) {
                Ok(()) => {
                    return Ok(Self {
                        path,
                        header,
                        key: Some(key),
                        lines: lines.len(),
                        length,
                        fit: Fit::Sound,
                    });
                }
                // Somebody was quicker; theirs is not touched.
                Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
                Err(error) => return Err(error.into()),
            }
        }
    }

    fn catch_up(&mut self, folders: &Folders, lines: &[String]) -> Result<(), KeepError> {
        match self.fit {
            Fit::Sound | Fit::Torn => {
                if self.extend(folders, lines)? {
                    return Ok(());
                }
            }
            // Whether somebody else changed it meanwhile and it is to be set aside.
            Fit::Older => {
                self.open()?;
            }
            Fit::Stale | Fit::Damaged => {}
        }
        self.write_anew(folders, lines)
    }

    /// Appends what is owed. `false` when the file is no longer what was left there, so that
    /// it has to be written anew. The file is opened each time: one that was deleted takes
    /// bytes without complaint as long as it is held open.
    fn extend(&mut self, folders: &Folders, lines: &[String]) -> Result<bool, KeepError> {
        let Some(mut file) = self.open()? else {
            return Ok(false);
        };
        // Without the key of these lines nobody could read them again.
        let Some(key) = Key::read(folders)?.filter(|key| self.key.as_ref() == Some(key)) else {
            self.fit = Fit::Stale;
            return Ok(false);
        };
        let bytes = self.header.lines(&key, self.lines, &lines[self.lines..])?;
        let length = within_bounds(self.length, &bytes)?;
        match folders.disk().write_behind(&mut file, self.length, &bytes) {
            Ok(()) => {
                self.lines = lines.len();
                self.length = length;
                self.fit = Fit::Sound;
                Ok(true)
            }
            Err(error) => {
                let error = KeepError::from(error);
                let taken_back = folders.disk().take_back(&file, self.length).is_ok();
                // After a failure of the device the system may hold for written what is not:
                // the whole game goes to other blocks.
                if !taken_back || matches!(error, KeepError::Other(_)) {
                    self.fit = Fit::Stale;
                }
                Err(error)
            }
        }
    }

    /// The file to append to; `None` when it is not there or not as it was left.
    fn open(&mut self) -> Result<Option<File>, KeepError> {
        let file = match OpenOptions::new().write(true).open(&self.path) {
            Ok(file) => file,
            Err(error) => match KeepError::from(error) {
                KeepError::Gone => {
                    self.fit = Fit::Stale;
                    return Ok(None);
                }
                error => return Err(error),
            },
        };
        disk::close_to_others(&file)?;
        let length = file.metadata()?.len();
        let as_left = match self.fit {
            Fit::Torn | Fit::Older => length >= self.length,
            Fit::Sound => length == self.length,
            Fit::Stale | Fit::Damaged => false,
        };
        if !as_left {
            self.fit = Fit::Damaged;
            return Ok(None);
        }
        Ok(Some(file))
    }

    /// Writes the whole game in one go, beside the old file and then in its place.
    fn write_anew(&mut self, folders: &Folders, lines: &[String]) -> Result<(), KeepError> {
        disk::make_folder(&folders.games())?;
        let key = Key::keep(folders, self.key.as_ref())?;
        let bytes = self.header.journal(&key, lines)?;
        let length = within_bounds(0, &bytes)?;
        if self.fit == Fit::Damaged {
            match folders.disk().copy_aside(&self.path) {
                Ok(_) => {}
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                Err(error) => return Err(error.into()),
            }
        }
        self.fit = Fit::Stale;
        folders.disk().replace(&self.path, &bytes)?;
        self.key = Some(key);
        self.lines = lines.len();
        self.length = length;
        self.fit = Fit::Sound;
        Ok(())
    }
}

/// The file's length with these bytes behind the first `length`, unless it would be more
/// than is ever read back.
fn within_bounds(length: u64, bytes: &[u8]) -> Result<u64, KeepError> {
    u64::try_from(bytes.len())
        .ok()
        .and_then(|more| length.checked_add(more))
        .filter(|length| *length <= MOST_FILE_BYTES)
        .ok_or(KeepError::TooLarge)
}
