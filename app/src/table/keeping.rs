//! What the loop keeps on disk: the game's journal, the settings, the last table. A disk
//! that fails is said at once and never called "kept"; the game goes on in memory, and
//! what is owed is tried again until the disk takes it.

use serde_json::json;
use tokio::time::{Duration, Instant};

use crate::contract::{Notice, Settings, Storage};
use crate::keep::{
    Entry, Folders, Found, Journal, KeepError, LastTable, Lock, Raw, SettingsFile, Upgrades,
};

/// How long a copy that was killed is given to be gone; one that lives is found out by then.
const WHILE_ANOTHER_DIES: Duration = Duration::from_secs(5);
/// How long after a failure the disk is tried again.
const AGAIN_AFTER: Duration = Duration::from_secs(5);

/// Everything that is kept.
pub(super) struct Keeping {
    pub(super) settings: Settings,
    pub(super) last_table: Option<Raw>,
    folders: Folders,
    settings_file: SettingsFile,
    settings_owed: bool,
    table_file: LastTable,
    table_owed: bool,
    /// Games that were left while the disk refused, oldest first.
    left: Vec<Journal>,
    journal: Option<Journal>,
    /// The journal lacks an entry that is too large for it.
    lacks: bool,
    /// Whether the disk refuses the game, and that was said.
    refuses_game: bool,
    refuses_settings: bool,
    again_at: Option<Instant>,
    notices: Vec<Notice>,
    /// Held as long as the loop lives: a second copy steps back.
    _lock: Option<Lock>,
}

impl Keeping {
    /// Opens the folders, and with them what was there of the last game, oldest first.
    ///
    /// # Errors
    /// [`KeepError::InUse`] when another copy has them. Whatever else fails is told as
    /// a notice, and the game goes on in memory.
    pub(super) fn open(
        folders: Folders,
        upgrades: &Upgrades,
    ) -> Result<(Self, Option<(String, Vec<Entry>)>), KeepError> {
        let lock = match Lock::take_within(&folders, WHILE_ANOTHER_DIES) {
            Ok(lock) => Some(lock),
            Err(KeepError::InUse) => return Err(KeepError::InUse),
            Err(error) => {
                tracing::warn!(%error, "no lock on the data folder");
                None
            }
        };
        let mut settings_file = SettingsFile::of(&folders, upgrades);
        let mut table_file = LastTable::of(&folders, upgrades);
        let (settings, damaged_settings) = settings_file.read();
        let (last_table, damaged_table) = table_file.read();
        let mut keeping = Self {
            settings,
            last_table,
            folders,
            settings_file,
            settings_owed: false,
            table_file,
            table_owed: false,
            left: Vec::new(),
            journal: None,
            lacks: false,
            refuses_game: false,
            refuses_settings: false,
            again_at: None,
            notices: Vec::new(),
            _lock: lock,
        };
        let set_aside = |path: std::path::PathBuf| path.display().to_string();
        if let Some(set_aside) = damaged_table.map(set_aside) {
            keeping.notices.push(Notice::TableDamaged { set_aside });
        }
        if let Some(set_aside) = damaged_settings.map(set_aside) {
            keeping.notices.push(Notice::SettingsDamaged { set_aside });
        }
        let entries = keeping.open_last(upgrades);
        keeping.catch_up();
        Ok((keeping, entries))
    }

    fn open_last(&mut self, upgrades: &Upgrades) -> Option<(String, Vec<Entry>)> {
        match Journal::open_last(&self.folders, upgrades) {
            Ok(opened) => {
                if let Some(path) = opened.damaged {
                    self.notices.push(Notice::GameDamaged {
                        set_aside: path.display().to_string(),
                    });
                }
                let Found {
                    kind,
                    entries,
                    journal,
                } = opened.last?;
                self.journal = Some(journal);
                Some((kind, entries))
            }
            Err(error) => {
                tracing::error!(%error, "the last game cannot be opened");
                self.notices.push(Notice::CannotOpenLast);
                None
            }
        }
    }

    /// What is to be told since it was last asked.
    pub(super) fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Whether everything that happened is on disk.
    pub(super) fn storage(&self) -> Storage {
        let whole = self.journal.as_ref().is_none_or(Journal::is_kept) && !self.lacks;
        if whole && self.left.is_empty() {
            Storage::Kept
        } else {
            Storage::NotKept
        }
    }

    /// Whether the settings in force are not written.
    pub(super) fn are_settings_owed(&self) -> bool {
        self.settings_owed
    }

    /// Begins the journal of a new game with these entries, all of them or none.
    pub(super) fn begin(&mut self, kind: &str, form: Raw, entries: Vec<Entry>) {
        self.last_table = Some(json!({ "game": kind, "form": form }));
        self.table_owed = true;
        self.part();
        self.journal = Some(Journal::begin(&self.folders, kind));
        self.lacks = false;
        self.keep_all([Entry::Setup { form }].into_iter().chain(entries));
    }

    /// Writes an entry; only then may anybody see its effect.
    pub(super) fn keep(&mut self, entry: Entry) {
        self.keep_all([entry]);
    }

    /// Writes entries that belong together in one go.
    pub(super) fn keep_all(&mut self, entries: impl IntoIterator<Item = Entry>) {
        let Some(journal) = &mut self.journal else {
            return;
        };
        for entry in entries {
            if let Err(error) = journal.owe(&entry) {
                tracing::error!(%error, "an entry is not kept");
                self.lacks = true;
                self.notices.push(Notice::NotKept);
            }
        }
        self.catch_up();
    }

    /// The game is over and left: its secrets need no seal any more.
    pub(super) fn finish(&mut self) {
        self.keep(Entry::Finished);
        self.part();
    }

    /// Keeps the settings.
    pub(super) fn keep_settings(&mut self, settings: Settings) {
        self.settings = settings;
        self.settings_owed = true;
        self.catch_up();
    }

    /// When the disk is to be tried again.
    pub(super) fn again_at(&self) -> Option<Instant> {
        self.again_at
    }

    /// Tries again what the disk refused, if it is time.
    pub(super) fn wake(&mut self, now: Instant) {
        if self.again_at.is_some_and(|again| again <= now) {
            self.catch_up();
        }
    }

    /// The game is no longer played. What the disk still owes of it is not forgotten.
    fn part(&mut self) {
        self.left
            .extend(self.journal.take().filter(|journal| !journal.is_kept()));
    }

    /// Writes all that is owed, and says what the disk refuses.
    fn catch_up(&mut self) {
        let mut all_written = true;
        let refused = |told: &mut bool, notices: &mut Vec<Notice>, notice| {
            if !std::mem::replace(told, true) {
                notices.push(notice);
            }
        };
        match self.write_games() {
            Ok(()) => self.refuses_game = false,
            Err(error) => {
                all_written = false;
                tracing::error!(%error, "the game is not kept");
                refused(&mut self.refuses_game, &mut self.notices, Notice::NotKept);
            }
        }
        if self.settings_owed {
            let written = self.settings_file.write(&self.settings);
            self.settings_owed = written.is_err();
            match written {
                Ok(()) => self.refuses_settings = false,
                Err(error) => {
                    all_written = false;
                    tracing::warn!(%error, "the settings are not kept");
                    let told = &mut self.refuses_settings;
                    refused(told, &mut self.notices, Notice::SettingsNotKept);
                }
            }
        }
        if let Some(table) = self.last_table.as_ref().filter(|_| self.table_owed) {
            let written = self.table_file.write(table);
            self.table_owed = written.is_err();
            if let Err(error) = written {
                // Nobody counts on it, so nobody is told.
                all_written = false;
                tracing::warn!(%error, "the table is not remembered");
            }
        }
        self.again_at = (!all_written).then(|| Instant::now() + AGAIN_AFTER);
    }

    /// Writes the games, those that were left first: a file that is made later has the
    /// higher number, and the highest is the game to go on with.
    fn write_games(&mut self) -> Result<(), KeepError> {
        let mut result = Ok(());
        let mut in_order = true;
        let games = self.left.iter_mut().chain(self.journal.as_mut());
        for game in games {
            if !in_order && game.path().is_none() {
                continue;
            }
            if let Err(error) = game.retry() {
                in_order &= game.path().is_some();
                result = result.and(Err(error));
            }
        }
        self.left.retain(|game| !game.is_kept());
        result
    }
}
