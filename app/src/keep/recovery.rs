//! Opens the last game, whatever became of its file: the good part is kept and goes on, a
//! damaged file is set aside and never written to. Must never guess at what is missing.

use std::path::PathBuf;

use super::entry::Entry;
use super::error::KeepError;
use super::folders::Folders;
use super::good_part::{End, GoodPart, good_part};
use super::journal::Journal;
use super::older::Upgrades;
use super::on_disk::{Fit, OnDisk};
use super::seal::Key;
use super::{disk, numbers};

/// What was there.
#[derive(Debug)]
pub struct Opened {
    /// The last game of which anything can be read.
    pub last: Option<Found>,
    /// The newest game's file was damaged, and lies here now.
    pub damaged: Option<PathBuf>,
}

/// The last game as it was found.
#[derive(Debug)]
pub struct Found {
    /// Which game it is.
    pub kind: String,
    /// What happened, oldest first; never empty.
    pub entries: Vec<Entry>,
    /// Goes on with this game. Dropped, it leaves the file as it is: for a game that today's
    /// rules do not take.
    pub journal: Journal,
}

impl Journal {
    /// Opens the newest game. Where nothing of it can be read, it is set aside and the one
    /// before is opened. A sound file is not written to before the game goes on; one that an
    /// earlier version wrote is then written anew as a whole.
    ///
    /// When the disk refuses the repair of a damaged file, the game can still go on:
    /// [`Journal::append`] tries again and says what it cannot do.
    ///
    /// # Errors
    /// [`KeepError::TooNew`] when a newer version wrote the newest game, and
    /// [`KeepError::Unreadable`] when an earlier one did and it is not understood: it is then
    /// not touched. Otherwise when the folder or the file cannot be read at all.
    pub fn open_last(folders: &Folders, upgrades: &Upgrades) -> Result<Opened, KeepError> {
        let key = Key::read(folders)?;
        let mut damaged = None;
        for (_, path) in numbers::journals(&folders.games())? {
            let Some(good) = good_part(&path, key.as_ref(), upgrades)? else {
                // A disk that refuses leaves it where it is; it is passed over all the same.
                let aside = disk::move_aside(&path).unwrap_or(path);
                damaged.get_or_insert(aside);
                continue;
            };
            let (last, its) = found(folders, key, path, good);
            return Ok(Opened {
                last: Some(last),
                damaged: damaged.or(its),
            });
        }
        Ok(Opened {
            last: None,
            damaged,
        })
    }

    /// Opens one game of the folder, which becomes the newest: the one to go on with from now on.
    /// Answers too where its file lies now, if that was damaged. One of which nothing can be read
    /// is left as it is.
    ///
    /// # Errors
    /// As [`Self::open_last`], and when the game cannot be made the newest.
    pub fn open_again(
        folders: &Folders,
        number: u32,
        upgrades: &Upgrades,
    ) -> Result<Option<(Found, Option<PathBuf>)>, KeepError> {
        let games = folders.games();
        let mut path = numbers::path(&games, number);
        let key = Key::read(folders)?;
        let Some(good) = good_part(&path, key.as_ref(), upgrades)? else {
            return Ok(None);
        };
        let newest = numbers::next(&games)?;
        if newest > number.saturating_add(1) {
            let renamed = numbers::path(&games, newest);
            disk::rename(&path, &renamed)?;
            path = renamed;
        }
        Ok(Some(found(folders, key, path, good)))
    }
}

/// A game with its good part, ready to go on; and where its damaged file lies now, if it was.
fn found(
    folders: &Folders,
    key: Option<Key>,
    path: PathBuf,
    good: GoodPart,
) -> (Found, Option<PathBuf>) {
    let mut damaged = None;
    let mut file = OnDisk {
        fit: if good.is_older {
            Fit::Older
        } else {
            Fit::Sound
        },
        header: good.header,
        key,
        lines: good.lines.len(),
        length: good.length,
        path,
    };
    match good.end {
        // The end that an older file lacks is written with the whole of it.
        End::Unfinished if good.is_older => {}
        End::Whole => {}
        End::Unfinished => {
            file.fit = Fit::Torn;
            file.lines -= 1;
        }
        End::Damaged => match folders.disk().copy_aside(&file.path) {
            Ok(aside) => {
                file.fit = Fit::Stale;
                damaged = Some(aside);
            }
            Err(_) => {
                file.fit = Fit::Damaged;
                damaged = Some(file.path.clone());
            }
        },
    }
    let kind = file.header.kind.clone();
    let mut journal = Journal::of_file(folders, good.lines, good.choices, file);
    // What fails now is owed, and the next append says so.
    let _ = journal.retry();
    let found = Found {
        kind,
        entries: good.entries,
        journal,
    };
    (found, damaged)
}
