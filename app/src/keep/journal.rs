//! One game's file: what happened is appended and brought to the disk before anyone is
//! shown its effect. Must never say that something is kept when it is not.

use std::fmt;
use std::path::Path;

use super::entry::Entry;
use super::error::KeepError;
use super::folders::Folders;
use super::lines::{MOST_CHOICES, MOST_ENTRIES, entry_line};
use super::on_disk::{Fit, OnDisk};

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
