//! A disk that fails when a test says so, for the thread of that test alone.

use std::cell::Cell;
use std::fs::File;
use std::io::{self, ErrorKind, Write as _};

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

thread_local! {
    static FAULTS: Cell<Faults> = const { Cell::new(Faults { room: None, sync: false, truncate: false }) };
}

/// From now on the disk fails like this.
pub(crate) fn set(faults: Faults) {
    FAULTS.set(faults);
}

pub(super) fn before_write(file: &mut File, bytes: &[u8]) -> io::Result<()> {
    let faults = FAULTS.get();
    let Some(room) = faults.room else {
        return Ok(());
    };
    let rest = room.saturating_sub(bytes.len());
    FAULTS.set(Faults {
        room: Some(rest),
        ..faults
    });
    if bytes.len() > room {
        file.write_all(&bytes[..room])?;
        return Err(ErrorKind::StorageFull.into());
    }
    Ok(())
}

pub(super) fn before_sync() -> io::Result<()> {
    if FAULTS.get().sync {
        return Err(io::Error::other("the cable is loose"));
    }
    Ok(())
}

pub(super) fn before_truncate() -> io::Result<()> {
    if FAULTS.get().truncate {
        return Err(io::Error::other("the cable is loose"));
    }
    Ok(())
}
