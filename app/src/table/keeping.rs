//! What the loop keeps on disk: the game's journal, the settings, the last table. A disk
//! that fails is said at once and never called "kept"; the game goes on in memory.

use std::time::Duration;

use rules::salem::setup::SetupForm;

use crate::contract::{Notice, Settings, Storage};
use crate::keep::{Entry, Folders, Journal, KeepError, LastTable, Lock, SettingsFile};

/// How long a copy that was killed is given to be gone; one that lives is found out by then.
const WHILE_ANOTHER_DIES: Duration = Duration::from_secs(5);

/// Everything that is kept.
pub(super) struct Keeping {
    pub(super) settings: Settings,
    pub(super) last_table: Option<SetupForm>,
    pub(super) storage: Storage,
    folders: Folders,
    settings_file: SettingsFile,
    table_file: LastTable,
    journal: Option<Journal>,
    notice: Option<Notice>,
    /// Held as long as the loop lives: a second copy steps back.
    _lock: Option<Lock>,
}

impl Keeping {
    /// Opens the folders, and with them what was there of the last game, oldest first.
    ///
    /// # Errors
    /// [`KeepError::InUse`] when another copy has them. Whatever else fails is told as
    /// a notice, and the game goes on in memory.
    pub(super) fn open(folders: Folders) -> Result<(Self, Vec<Entry>), KeepError> {
        let lock = match Lock::take_within(&folders, WHILE_ANOTHER_DIES) {
            Ok(lock) => Some(lock),
            Err(KeepError::InUse) => return Err(KeepError::InUse),
            Err(error) => {
                tracing::warn!(%error, "no lock on the data folder");
                None
            }
        };
        let mut settings_file = SettingsFile::of(&folders);
        let mut table_file = LastTable::of(&folders);
        let (settings, damaged_settings) = settings_file.read();
        let (last_table, _) = table_file.read();
        let mut keeping = Self {
            settings,
            last_table,
            storage: Storage::Kept,
            folders,
            settings_file,
            table_file,
            journal: None,
            notice: damaged_settings.map(|path| Notice::SettingsDamaged {
                set_aside: path.display().to_string(),
            }),
            _lock: lock,
        };
        let entries = keeping.open_last();
        Ok((keeping, entries))
    }

    fn open_last(&mut self) -> Vec<Entry> {
        match Journal::open_last(&self.folders) {
            Ok(opened) => {
                if let Some(path) = opened.damaged {
                    self.notice = Some(Notice::GameDamaged {
                        set_aside: path.display().to_string(),
                    });
                }
                self.journal = Some(opened.journal);
                opened.entries
            }
            Err(error) => {
                tracing::error!(%error, "the last game cannot be opened");
                self.notice = Some(Notice::CannotOpenLast);
                Vec::new()
            }
        }
    }

    /// Something to be told once.
    pub(super) fn take_notice(&mut self) -> Option<Notice> {
        self.notice.take()
    }

    /// Begins the journal of a new game.
    pub(super) fn begin(&mut self, form: SetupForm) {
        self.last_table = Some(SetupForm {
            hands: None,
            seed: 0,
            ..form.clone()
        });
        if let Some(table) = &self.last_table
            && let Err(error) = self.table_file.write(table)
        {
            tracing::warn!(%error, "the table is not remembered");
        }
        self.journal = Some(Journal::begin(&self.folders));
        self.keep(Entry::Setup { form });
    }

    /// Writes an entry; only then may anybody see its effect.
    pub(super) fn keep(&mut self, entry: Entry) {
        let Some(journal) = &mut self.journal else {
            return;
        };
        match journal.append(&entry) {
            Ok(()) => self.storage = Storage::Kept,
            Err(error) => self.failed(&error),
        }
    }

    /// The game is over and left: its secrets need no seal any more.
    pub(super) fn finish(&mut self) {
        if let Some(journal) = &mut self.journal
            && let Err(error) = journal.finish()
        {
            self.failed(&error);
        }
        self.journal = None;
    }

    /// Keeps the settings.
    pub(super) fn keep_settings(&mut self, settings: Settings) {
        self.settings = settings;
        if let Err(error) = self.settings_file.write(&self.settings) {
            self.failed(&error);
        }
    }

    fn failed(&mut self, error: &KeepError) {
        tracing::error!(%error, "nothing is kept");
        if self.storage == Storage::Kept {
            self.notice = Some(Notice::NotKept);
        }
        self.storage = Storage::NotKept;
    }
}
