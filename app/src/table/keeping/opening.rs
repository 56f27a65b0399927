//! Opens what is kept when the program starts, and says what was wrong with it. Waits for the
//! disk, so must never be called on the loop.

use std::path::PathBuf;
use std::time::Duration;

use super::works::Works;
use crate::contract::{Notice, Settings};
use crate::keep::{
    Entry, Folders, Games, Journal, KeepError, KnownNames, LastTable, Lock, Raw, SettingsFile,
    Upgrades,
};

/// How long a copy that was killed is given to be gone; one that lives is found out by then.
const WHILE_ANOTHER_DIES: Duration = Duration::from_secs(5);
/// What was there.
pub(super) struct Opened {
    pub(super) settings: Settings,
    pub(super) last_table: Option<Raw>,
    pub(super) known_names: Vec<String>,
    pub(super) last: Option<LastGame>,
    pub(super) works: Works,
    pub(super) notices: Vec<Notice>,
}

/// The last game as its journal tells it.
pub(in crate::table) struct LastGame {
    /// Which game it is.
    pub(in crate::table) kind: String,
    /// What happened, oldest first; never empty.
    pub(in crate::table) entries: Vec<Entry>,
}

/// Opens it all.
///
/// # Errors
/// [`KeepError::InUse`] when another copy has the folders.
pub(super) fn open(folders: Folders, upgrades: &Upgrades) -> Result<Opened, KeepError> {
    let lock = match Lock::take_within(&folders, WHILE_ANOTHER_DIES) {
        Ok(lock) => Some(lock),
        Err(KeepError::InUse) => return Err(KeepError::InUse),
        Err(error) => {
            tracing::warn!(%error, "no lock on the data folder");
            None
        }
    };
    let games = Games::of(&folders, upgrades);
    if let Err(error) = games.clear() {
        tracing::warn!(%error, "what was thrown away is still there");
    }
    let mut settings_file = SettingsFile::of(&folders, upgrades);
    let mut table_file = LastTable::of(&folders, upgrades);
    let (settings, damaged_settings) = settings_file.read();
    let (last_table, damaged_table) = table_file.read();
    let mut names_file = KnownNames::of(&folders);
    let known_names = names_file.read();
    let mut notices = Vec::new();
    let set_aside = |path: PathBuf| path.display().to_string();
    if let Some(set_aside) = damaged_table.map(set_aside) {
        notices.push(Notice::TableDamaged { set_aside });
    }
    if let Some(set_aside) = damaged_settings.map(set_aside) {
        notices.push(Notice::SettingsDamaged { set_aside });
    }
    let mut works = Works::new(folders, games, settings_file, table_file, names_file, lock);
    let last = open_last(&mut works, upgrades, &mut notices);
    Ok(Opened {
        settings,
        last_table,
        known_names,
        last,
        works,
        notices,
    })
}

fn open_last(
    works: &mut Works,
    upgrades: &Upgrades,
    notices: &mut Vec<Notice>,
) -> Option<LastGame> {
    match Journal::open_last(&works.folders, upgrades) {
        Ok(opened) => {
            if let Some(path) = opened.damaged {
                let set_aside = path.display().to_string();
                notices.push(Notice::GameDamaged { set_aside });
            }
            let found = opened.last?;
            works.journal = Some(found.journal);
            Some(LastGame {
                kind: found.kind,
                entries: found.entries,
            })
        }
        Err(error) => {
            let path = error.left_alone();
            tracing::error!(%error, ?path, "the last game cannot be opened");
            notices.push(Notice::CannotOpenLast);
            None
        }
    }
}
