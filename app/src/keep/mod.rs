//! What is kept on disk: the games, the settings, the last table. Must never show, log or
//! return in an error what a game holds, and never say that something is kept when it is not.
//!
//! Read in this order: [`Folders`], [`Lock`], [`Entry`], [`Journal`] and `on_disk` (the writer),
//! `recovery` and `good_part` (the reader), `lines` and `seal` (the format), `disk` (the bytes);
//! then [`SettingsFile`], [`LastTable`] and [`KnownNames`]. It knows no game: forms, commands and events are JSON here, and what
//! earlier versions wrote is understood by the [`Upgrades`] that are handed in.
//!
//! ```
//! use app::keep::{Entry, Folders, Journal, Lock, Upgrades};
//!
//! # let place = tempfile::tempdir()?;
//! let folders = Folders::below(place.path());
//! let _lock = Lock::take(&folders)?;
//!
//! let mut journal = Journal::begin(&folders, "a-game");
//! journal.append(&Entry::Setup { form: "four players".into() })?;
//! journal.append(&Entry::At { part: "dawn".into(), step: 0, script: "1f".into() })?;
//! drop(journal); // or kill -9
//!
//! let opened = Journal::open_last(&folders, &Upgrades::NONE)?;
//! assert!(opened.damaged.is_none());
//! let last = opened.last.ok_or("no game")?;
//! assert_eq!((last.kind.as_str(), last.entries.len()), ("a-game", 2));
//! assert!(last.journal.is_kept());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod disk;
mod entry;
mod error;
#[cfg(test)]
mod failing_disk;
#[cfg(test)]
mod faults;
mod folders;
mod games;
mod good_part;
mod journal;
pub mod known_names;
mod last_table;
mod lines;
mod lock;
mod numbers;
mod obstacle;
mod older;
mod on_disk;
mod recovery;
mod seal;
mod settings_file;
mod small_file;

pub use disk::{Disk, write_whole};
pub use entry::{Entry, Raw};
pub use error::KeepError;
pub use folders::Folders;
pub use games::{GameFile, Games, Told};
pub use journal::Journal;
pub use known_names::KnownNames;
pub use last_table::LastTable;
pub use lock::Lock;
pub use obstacle::{Obstacle, Ready};
pub use older::{Older, Unreadable, Upgraded, Upgrades};
pub use recovery::{Found, Opened};
pub use settings_file::SettingsFile;
