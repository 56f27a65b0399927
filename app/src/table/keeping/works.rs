//! Everything of the table's that touches the disk: lives where a thread may wait, one job at
//! a time. Must never be called on the loop, nor know what a notice is.

use std::collections::VecDeque;

use super::queue::{Queue, Work};
use crate::contract::Settings;
use crate::keep::{
    Folders, Games, Journal, KeepError, KnownNames, LastTable, Lock, Raw, SettingsFile,
};

/// What is kept, and what the disk owes of it.
pub(super) struct Works {
    pub(super) folders: Folders,
    pub(super) games: Games,
    pub(super) settings_file: SettingsFile,
    pub(super) table_file: LastTable,
    pub(super) names_file: KnownNames,
    pub(super) journal: Option<Journal>,
    /// Games that were left while the disk refused, oldest first.
    pub(super) left: Vec<Journal>,
    /// The number of the game to go on with that was thrown away.
    pub(super) thrown_open: Option<u32>,
    /// The journal lacks an entry that is too large for it.
    pub(super) lacks: bool,
    settings_owed: Option<Settings>,
    table_owed: Option<Raw>,
    names_owed: Option<Vec<String>>,
    /// Asked for and not yet looked at; here, so that a job that breaks off loses nothing.
    asked: VecDeque<Work>,
    /// Held as long as a job may still write: a second copy steps back.
    _lock: Option<Lock>,
}

/// What became of a job.
pub(super) struct Outcome {
    /// Whether every entry of every game is on disk.
    pub(super) games: Result<(), KeepError>,
    /// The game lacks an entry that no disk will ever take.
    pub(super) lacks: bool,
    /// None: none were owed.
    pub(super) settings: Option<Result<(), KeepError>>,
    /// None: none was owed.
    pub(super) table: Option<Result<(), KeepError>>,
    /// None: none were owed.
    pub(super) names: Option<Result<(), KeepError>>,
}

impl Works {
    pub(super) fn new(
        folders: Folders,
        games: Games,
        settings_file: SettingsFile,
        table_file: LastTable,
        names_file: KnownNames,
        lock: Option<Lock>,
    ) -> Self {
        Self {
            folders,
            games,
            settings_file,
            table_file,
            names_file,
            journal: None,
            left: Vec::new(),
            thrown_open: None,
            lacks: false,
            settings_owed: None,
            table_owed: None,
            names_owed: None,
            asked: VecDeque::new(),
            _lock: lock,
        }
    }

    /// Writes what is asked for and what is still owed; waits for the disk.
    pub(super) fn carry_out(&mut self, queue: Queue) -> Outcome {
        self.asked.extend(queue.works);
        self.settings_owed = queue.settings.or(self.settings_owed.take());
        self.table_owed = queue.table.or(self.table_owed.take());
        self.names_owed = queue.names.or(self.names_owed.take());
        while let Some(work) = self.asked.pop_front() {
            self.take(work);
        }
        let games = self.write_games();
        let settings = self
            .settings_owed
            .as_ref()
            .map(|settings| self.settings_file.write(settings));
        if matches!(settings, Some(Ok(()))) {
            self.settings_owed = None;
        }
        let table = self
            .table_owed
            .as_ref()
            .map(|table| self.table_file.write(table));
        if matches!(table, Some(Ok(()))) {
            self.table_owed = None;
        }
        let names = self
            .names_owed
            .as_ref()
            .map(|names| self.names_file.write(names));
        if matches!(names, Some(Ok(()))) {
            self.names_owed = None;
        }
        Outcome {
            games,
            lacks: self.lacks,
            settings,
            table,
            names,
        }
    }

    fn take(&mut self, work: Work) {
        match work {
            Work::Begin { kind } => {
                self.left.extend(self.journal.take());
                self.journal = Some(Journal::begin(&self.folders, &kind));
                self.lacks = false;
            }
            Work::Keep(entry) => {
                let owed = self.journal.as_mut().map(|journal| journal.owe(&entry));
                if let Some(Err(error)) = owed {
                    tracing::error!(%error, "an entry is not kept");
                    self.lacks = true;
                }
            }
            Work::Part => self.left.extend(self.journal.take()),
            Work::LeaveAlone => self.journal = None,
            Work::Move { what, tell } => tell(self.moves(what)),
            Work::ClearThrown => {
                if let Err(error) = self.games.clear() {
                    // The next start tries again.
                    tracing::warn!(%error, "what was thrown away is still there");
                }
            }
        }
    }

    /// Writes the games, those that were left first: a file that is made later has the
    /// higher number, and the highest is the game to go on with.
    pub(super) fn write_games(&mut self) -> Result<(), KeepError> {
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
