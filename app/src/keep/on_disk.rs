//! One game's file on disk: made whole, appended to, or written anew, each so that a power cut
//! leaves all that was there or all that is. Must never say that it holds what it does not.

use std::fs::{File, OpenOptions};
use std::io::ErrorKind;
use std::path::PathBuf;

use super::error::KeepError;
use super::folders::Folders;
use super::lines::{Header, MOST_FILE_BYTES};
use super::seal::{Key, Serial};
use super::{disk, numbers};

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

impl OnDisk {
    /// Makes the file of a game that has none, whole or not at all.
    pub(super) fn create(
        folders: &Folders,
        kind: &str,
        lines: &[String],
    ) -> Result<Self, KeepError> {
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

    /// Brings all these lines to the disk.
    pub(super) fn catch_up(
        &mut self,
        folders: &Folders,
        lines: &[String],
    ) -> Result<(), KeepError> {
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
