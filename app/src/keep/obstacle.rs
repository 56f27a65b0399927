//! What a test puts in the way of a disk. Must never do anything by itself: the program's own
//! disk has nothing in its way.

use std::fmt;
use std::io;
use std::pin::Pin;

/// What comes between the program and its disk: nothing, but in a test of what then becomes
/// of the game. Each method may also take its time.
pub trait Obstacle: fmt::Debug + Send + Sync {
    /// So many of these bytes can be written before the disk is full.
    fn room_for(&self, bytes: usize) -> usize {
        bytes
    }

    /// Whether what is written can be brought to the disk.
    ///
    /// # Errors
    /// When it cannot.
    fn before_sync(&self) -> io::Result<()> {
        Ok(())
    }

    /// Whether a half-written line can be taken back.
    ///
    /// # Errors
    /// When it cannot.
    fn before_truncate(&self) -> io::Result<()> {
        Ok(())
    }

    /// Waited for before the table's work on the disk begins, without a thread that waits: a
    /// disk that is slow or hangs on a clock that a test has paused, which stands still as long
    /// as a thread works.
    fn ready(&self) -> Ready {
        Box::pin(std::future::ready(()))
    }
}

/// When a disk is ready.
pub type Ready = Pin<Box<dyn Future<Output = ()> + Send>>;
