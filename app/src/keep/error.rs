//! Why something could not be kept. Must never carry what was to be kept.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Why something could not be kept on disk, or not be read from it.
#[derive(Debug, thiserror::Error)]
pub enum KeepError {
    /// The disk, the quota or the largest file size is used up.
    #[error("the disk is full")]
    DiskFull,
    /// The folder or a file in it may not be written, or not be read.
    #[error("the folder may not be used")]
    ReadOnly,
    /// The folder vanished: a card pulled out, a network gone.
    #[error("the folder is gone")]
    Gone,
    /// Another copy of the program keeps its things in this folder.
    #[error("another copy of the program is running")]
    InUse,
    /// A newer version wrote this file. It was not touched.
    #[error("a newer version of the program wrote this file")]
    TooNew {
        /// Where it lies.
        path: PathBuf,
    },
    /// An earlier version wrote this file, and not as it would have. It was not touched.
    #[error("a file of an earlier version cannot be understood")]
    Unreadable {
        /// Where it lies.
        path: PathBuf,
    },
    /// Larger than anything that is ever read back, so it was not written.
    #[error("too large to be kept")]
    TooLarge,
    /// Anything else that the machine reports.
    #[error("the disk fails: {0}")]
    Other(#[source] io::Error),
}

impl KeepError {
    /// The file that cannot be understood and was left as it is, if it is that.
    #[must_use]
    pub fn left_alone(&self) -> Option<&Path> {
        match self {
            Self::TooNew { path } | Self::Unreadable { path } => Some(path),
            _ => None,
        }
    }
}

impl From<io::Error> for KeepError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                Self::DiskFull
            }
            ErrorKind::ReadOnlyFilesystem | ErrorKind::PermissionDenied => Self::ReadOnly,
            ErrorKind::NotFound | ErrorKind::NotADirectory | ErrorKind::StaleNetworkFileHandle => {
                Self::Gone
            }
            _ => Self::Other(error),
        }
    }
}
