//! A disk that fails when a test says so.

use std::io;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::disk::Disk;
use super::obstacle::Obstacle;

/// What goes wrong.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Faults {
    /// So many bytes more can be written, then the disk is full.
    pub(crate) room: Option<usize>,
    /// What is written cannot be brought to the disk.
    pub(crate) sync: bool,
    /// A half-written line cannot be taken back.
    pub(crate) truncate: bool,
}

/// In the way of a disk, from now on as it is set.
#[derive(Debug, Clone, Default)]
pub(crate) struct FailingDisk(Arc<Mutex<Faults>>);

impl FailingDisk {
    pub(crate) fn disk(&self) -> Disk {
        Disk::behind(Arc::new(self.clone()))
    }

    pub(crate) fn set(&self, faults: Faults) {
        *self.faults() = faults;
    }

    fn faults(&self) -> MutexGuard<'_, Faults> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Obstacle for FailingDisk {
    fn room_for(&self, bytes: usize) -> usize {
        let mut faults = self.faults();
        let Some(room) = faults.room else {
            return bytes;
        };
        faults.room = Some(room.saturating_sub(bytes));
        bytes.min(room)
    }

    fn before_sync(&self) -> io::Result<()> {
        loose(self.faults().sync)
    }

    fn before_truncate(&self) -> io::Result<()> {
        loose(self.faults().truncate)
    }
}

fn loose(is_loose: bool) -> io::Result<()> {
    if is_loose {
        return Err(io::Error::other("the cable is loose"));
    }
    Ok(())
}
