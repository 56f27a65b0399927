//! One running copy for each data folder. The system gives the lock back when the
//! program ends, however it ends, so a crash never locks anybody out.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::thread;
use std::time::{Duration, Instant};

use super::disk;
use super::error::KeepError;
use super::folders::Folders;

/// The right to write below a data folder. Given back when dropped.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock as [`Self::take`] does, but asks again for as long as `patience`: the last
    /// threads of a copy that was killed can hold it for a second or two after its end.
    ///
    /// # Errors
    /// As [`Self::take`].
    pub fn take_within(folders: &Folders, patience: Duration) -> Result<Self, KeepError> {
        const BETWEEN_TRIES: Duration = Duration::from_millis(50);
        let until = Instant::now() + patience;
        loop {
            match Self::take(folders) {
                Err(KeepError::InUse) if Instant::now() < until => thread::sleep(BETWEEN_TRIES),
                taken => return taken,
            }
        }
    }

    /// Takes the lock and clears away what a killed copy left half written.
    ///
    /// To be held as long as anything below the folder is opened or written.
    ///
    /// # Errors
    /// [`KeepError::InUse`] when another copy has it: this one must step back. Anything else:
    /// the folder cannot be written; the program can go on in memory.
    pub fn take(folders: &Folders) -> Result<Self, KeepError> {
        disk::make_folder(folders.data())?;
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(false);
        disk::owner_only(&mut options);
        let file = options.open(folders.data().join("lock"))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(KeepError::InUse),
            // Some network folders have no locks. A game there is better than none.
            Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error.into()),
        }
        for folder in [folders.data(), &folders.games(), folders.config()] {
            disk::sweep(folder);
        }
        Ok(Self { _file: file })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_second_copy_steps_back_until_the_first_is_gone() {
        let place = tempfile::tempdir().unwrap();
        let folders = Folders::below(place.path());
        let first = Lock::take(&folders).unwrap();
        assert!(matches!(Lock::take(&folders), Err(KeepError::InUse)));
        drop(first);
        Lock::take(&folders).unwrap();
    }

    #[test]
    fn a_copy_that_is_still_dying_is_waited_for() {
        let place = tempfile::tempdir().unwrap();
        let folders = Folders::below(place.path());
        let dying = Lock::take(&folders).unwrap();
        thread::scope(|scope| {
            let next = scope.spawn(|| Lock::take_within(&folders, Duration::from_secs(60)));
            drop(dying);
            next.join().unwrap().unwrap();
        });
    }

    #[test]
    fn what_a_killed_copy_left_half_written_is_cleared_away() {
        let place = tempfile::tempdir().unwrap();
        let folders = Folders::below(place.path());
        folders.make().unwrap();
        let half = folders.games().join(".keep-abc.tmp");
        let other = folders.games().join("0001.journal");
        std::fs::write(&half, "half").unwrap();
        std::fs::write(&other, "whole").unwrap();
        let _lock = Lock::take(&folders).unwrap();
        assert!(!half.exists());
        assert!(other.exists());
    }
}
