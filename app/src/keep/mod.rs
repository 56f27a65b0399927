//! What is kept on disk: the games, the settings, the last table. Must never show, log or
//! return in an error what a game holds, and never say that something is kept when it is not.
//!
//! Read in this order: [`Folders`], [`Lock`], [`Entry`], [`Journal`] (the writer), `recovery`
//! (the reader), `lines` and `seal` (the format), `disk` (the bytes); then [`SettingsFile`]
//! and [`LastTable`].
//!
//! ```
//! use app::keep::{Entry, Folders, Journal, Lock};
//!
//! # let place = tempfile::tempdir()?;
//! let folders = Folders::below(place.path());
//! let _lock = Lock::take(&folders)?;
//!
//! let mut journal = Journal::begin(&folders);
//! journal.append(&Entry::Setup { form: Default::default() })?;
//! journal.append(&Entry::At { segment: "dawn".into(), step: 0 })?;
//! drop(journal); // or kill -9
//!
//! let opened = Journal::open_last(&folders)?;
//! assert_eq!(opened.entries.len(), 2);
//! assert!(opened.damaged.is_none());
//! assert!(opened.journal.is_kept());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod disk;
mod entry;
mod error;
#[cfg(test)]
mod failing_disk;
mod folders;
mod journal;
mod last_table;
mod lines;
mod lock;
mod numbers;
mod recovery;
mod seal;
mod settings_file;
mod small_file;

pub use entry::Entry;
pub use error::KeepError;
pub use folders::Folders;
pub use journal::Journal;
pub use last_table::LastTable;
pub use lock::Lock;
pub use recovery::Opened;
pub use settings_file::SettingsFile;

/// Writes a file whole or not at all, such as an exported game: readable by its owner
/// alone, since it holds every secret that was entered.
///
/// # Errors
/// Whatever the disk reports; what was there before is then still there.
pub fn write_whole(path: &std::path::Path, bytes: &[u8]) -> std::io::Result<()> {
    disk::replace(path, bytes)
}
