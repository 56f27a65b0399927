//! What the loop keeps on disk: the game's journal, the settings, the last table. The disk may
//! take its time: it is worked on beside the loop, one job at a time, and the loop is told what
//! became of it. A disk that fails, or that takes longer than patience lasts, is said at once
//! and never called "kept"; the game goes on in memory, and what is owed is tried again until
//! the disk takes it. Must never touch the disk on the loop, and never know a game.

mod moves;
mod moving;
mod opening;
mod queue;
#[cfg(test)]
mod tests;
mod works;

use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::task::{JoinError, spawn_blocking};
use tokio::time::{Duration, Instant, sleep_until, timeout_at};

use crate::contract::{Notice, Settings, Storage};
use crate::keep::{Disk, Entry, Folders, Games, Journal, KeepError, Raw, Upgrades, known_names};

pub(super) use moves::{Move, Moved, Switched};
pub(super) use opening::LastGame;
use queue::{Queue, Work};
use works::{Outcome, Works};

/// How long after a failure the disk is tried again.
const AGAIN_AFTER: Duration = Duration::from_secs(5);
/// How long the effect of a choice waits for the disk, before the table goes on and is told
/// that it is not kept. A busy memory card takes a tenth of it.
const PATIENCE: Duration = Duration::from_secs(1);
/// How long the program's end waits for the disk.
const LAST_PATIENCE: Duration = Duration::from_secs(5);

/// Everything that is kept.
pub(super) struct Keeping {
    pub(super) settings: Settings,
    /// Who sat down last, as the game that they played writes it.
    pub(super) last_table: Option<Raw>,
    /// Who sat at earlier tables, the latest first.
    pub(super) known_names: Vec<String>,
    /// Locked by a running job alone.
    works: Arc<Mutex<Works>>,
    disk: Disk,
    /// All games that lie there.
    games: Games,
    /// Whether a game was thrown away that may still be brought back.
    has_thrown: bool,
    queue: Queue,
    job: Option<Job>,
    /// Whether there is a game to keep entries of.
    has_game: bool,
    /// The file of the game that was opened, as long as it is that one.
    opened: Option<PathBuf>,
    /// Something that may be seen already is not on disk, and that was said.
    in_doubt: bool,
    /// The journal lacks an entry that is too large for it.
    lacks: bool,
    settings_owed: bool,
    /// Whether the disk refuses the settings, and that was said.
    refuses_settings: bool,
    /// When the disk is tried again, although nothing new is asked for.
    again_at: Option<Instant>,
    notices: Vec<Notice>,
}

/// Where the game is written that is put aside.
pub(super) struct Aside {
    has_game: bool,
    opened: Option<PathBuf>,
}

/// Work on the disk.
struct Job {
    ends: Pin<Box<dyn Future<Output = Result<Outcome, JoinError>> + Send>>,
    /// Since when a choice is among it.
    choice_since: Option<Instant>,
}

impl Keeping {
    /// Opens the folders, and with them what was there of the last game. Waits for the disk,
    /// and for some seconds for a copy that is just being killed: to be called before the loop
    /// runs, on a thread that may wait.
    ///
    /// # Errors
    /// [`KeepError::InUse`] when another copy has them. Whatever else fails is told as
    /// a notice, and the game goes on in memory.
    pub(super) fn open(
        folders: Folders,
        upgrades: &Upgrades,
    ) -> Result<(Self, Option<LastGame>), KeepError> {
        let disk = folders.disk().clone();
        let games = Games::of(&folders, upgrades);
        let opened = opening::open(folders, upgrades)?;
        let path = opened.works.journal.as_ref().and_then(Journal::path);
        let mut keeping = Self {
            settings: opened.settings,
            last_table: opened.last_table,
            known_names: opened.known_names,
            has_game: opened.last.is_some(),
            opened: path.map(Path::to_owned),
            works: Arc::new(Mutex::new(opened.works)),
            disk,
            games,
            has_thrown: false,
            queue: Queue::default(),
            job: None,
            in_doubt: false,
            lacks: false,
            settings_owed: false,
            refuses_settings: false,
            again_at: None,
            notices: opened.notices,
        };
        // A repair that the disk refused is owed.
        let outcome = work(&keeping.works, Queue::default());
        keeping.hear(Ok(outcome), false);
        Ok((keeping, opened.last))
    }

    /// The game that was opened is none that can be played: its file stays as it is, whatever is
    /// asked for, and the next game gets one of its own. Says where it lies.
    pub(super) fn leave_alone(&mut self) -> Option<PathBuf> {
        let path = self.opened.take()?;
        self.has_game = false;
        self.queue.works.push(Work::LeaveAlone);
        Some(path)
    }

    /// What is to be told since it was last asked.
    pub(super) fn take_notices(&mut self) -> Vec<Notice> {
        if self.is_in_doubt() {
            self.doubt();
        }
        std::mem::take(&mut self.notices)
    }

    /// Whether everything that happened is on disk: all that may be seen, that is, as long as
    /// nothing is shown while a choice is owed.
    pub(super) fn storage(&self) -> Storage {
        if self.is_in_doubt() || self.lacks {
            Storage::NotKept
        } else {
            Storage::Kept
        }
    }

    /// Whether a choice is not on disk yet and patience lasts: until then nobody may see, hear
    /// or be answered what came of it. Also true between asking for it and [`Self::moved`].
    pub(super) fn owes_choice(&self) -> bool {
        self.choice_since().is_some() && !self.is_in_doubt()
    }

    /// Whether the settings in force are not written.
    pub(super) fn are_settings_owed(&self) -> bool {
        self.settings_owed
    }

    /// Begins the journal of a new game with these entries, all of them or none. The table is
    /// remembered as the last one: it must hold no secret.
    pub(super) fn begin(&mut self, kind: &str, form: Raw, table: Raw, entries: Vec<Entry>) {
        self.remember_table(table);
        let kind = kind.to_owned();
        self.queue.works.push(Work::Begin { kind });
        self.has_game = true;
        self.opened = None;
        self.lacks = false;
        self.keep_all([Entry::Setup { form }].into_iter().chain(entries));
    }

    /// Remembers the table as the last one: it must hold no secret.
    pub(super) fn remember_table(&mut self, table: Raw) {
        self.last_table = Some(table.clone());
        self.queue.table = Some(table);
    }

    /// Remembers who sits at the table, for later ones.
    pub(super) fn remember_names(&mut self, guests: &[String]) {
        self.know(known_names::with(&self.known_names, guests));
    }

    /// Somebody is called otherwise: the name before was none.
    pub(super) fn remember_name(&mut self, name: &str, instead_of: &str) {
        self.know(known_names::instead(&self.known_names, name, instead_of));
    }

    /// Forgets who sat at earlier tables.
    pub(super) fn forget_names(&mut self) {
        self.know(Vec::new());
    }

    fn know(&mut self, names: Vec<String>) {
        if names != self.known_names {
            self.known_names.clone_from(&names);
            self.queue.names = Some(names);
        }
    }

    /// Keeps an entry. Where it is a choice, its effect waits as long as [`Self::owes_choice`];
    /// a bookmark holds nothing up, and is not written if it is soon said anew.
    pub(super) fn keep(&mut self, entry: Entry) {
        self.keep_all([entry]);
    }

    /// Keeps entries that belong together in one go.
    pub(super) fn keep_all(&mut self, entries: impl IntoIterator<Item = Entry>) {
        if self.has_game {
            for entry in entries {
                self.queue.keep(entry);
            }
        }
    }

    /// The game is over and left: its secrets need no seal any more.
    pub(super) fn finish(&mut self) {
        self.keep(Entry::Finished);
        self.queue.works.push(Work::Part);
        self.has_game = false;
        self.opened = None;
    }

    /// The games that lie in the folder.
    pub(super) fn games(&self) -> &Games {
        &self.games
    }

    /// Moves a game, and tells what came of it, on a thread of its own.
    pub(super) fn moves(
        &mut self,
        what: Move,
        tell: impl FnOnce(Result<Moved, KeepError>) + Send + 'static,
    ) {
        self.has_thrown |= matches!(what, Move::ThrowAway(_));
        let tell = Box::new(tell);
        self.queue.works.push(Work::Move { what, tell });
    }

    /// The shelf is left: what was thrown away is gone for good.
    pub(super) fn clear_thrown(&mut self) {
        if std::mem::take(&mut self.has_thrown) {
            self.queue.works.push(Work::ClearThrown);
        }
    }

    /// The journal of another game is written from now on.
    pub(super) fn goes_on_with(&mut self, path: Option<PathBuf>) {
        self.has_game = true;
        self.opened = path;
        self.lacks = false;
    }

    /// No game is gone on with.
    pub(super) fn has_none(&mut self) {
        self.has_game = false;
        self.opened = None;
    }

    /// Nothing that happens is kept until what is written here is taken back.
    pub(super) fn put_aside(&mut self) -> Aside {
        Aside {
            has_game: std::mem::take(&mut self.has_game),
            opened: self.opened.take(),
        }
    }

    /// The journal that was put aside is written again.
    pub(super) fn take_back(&mut self, Aside { has_game, opened }: Aside) {
        self.has_game = has_game;
        self.opened = opened;
    }

    /// Keeps the settings.
    pub(super) fn keep_settings(&mut self, settings: Settings) {
        self.settings = settings.clone();
        self.queue.settings = Some(settings);
        self.settings_owed = true;
    }

    /// Lets the disk do what was asked for, and ends when there is something new to show: when a
    /// job has ended, or when patience is over. Nothing is written but while this is waited for,
    /// or after it was; dropping it loses nothing, so that it may stand in a `select!`.
    pub(super) async fn moved(&mut self) {
        loop {
            self.set_off();
            let patience = self.patience_ends();
            let Some(job) = &mut self.job else {
                match self.again_at {
                    Some(again) => sleep_until(again).await,
                    None => std::future::pending().await,
                }
                self.again_at = None;
                self.begin_job();
                continue;
            };
            tokio::select! {
                biased;
                ended = &mut job.ends => self.end_job(ended),
                () = until(patience) => self.doubt(),
            }
            return;
        }
    }

    /// The loop ends: what is owed is written, as far as the disk takes it in some seconds.
    pub(super) async fn flush(&mut self) {
        let until = Instant::now() + LAST_PATIENCE;
        // A running job tries all that is owed; without one, it is tried once more.
        if self.job.is_none() && self.again_at.is_some() {
            self.begin_job();
        }
        loop {
            self.set_off();
            let Some(job) = &mut self.job else {
                return;
            };
            match timeout_at(until, &mut job.ends).await {
                Ok(ended) => self.end_job(ended),
                Err(_) => {
                    tracing::error!("the disk does not take what is owed");
                    return;
                }
            }
        }
    }

    /// Begins a job if there is something to do and none runs.
    fn set_off(&mut self) {
        if self.job.is_none() && !self.queue.is_empty() {
            self.begin_job();
        }
    }

    fn begin_job(&mut self) {
        let queue = std::mem::take(&mut self.queue);
        let choice_since = queue.choice_since;
        let works = Arc::clone(&self.works);
        let ready = self.disk.ready();
        let ends = Box::pin(async move {
            ready.await;
            spawn_blocking(move || work(&works, queue)).await
        });
        self.job = Some(Job { ends, choice_since });
    }

    fn end_job(&mut self, ended: Result<Outcome, JoinError>) {
        // A choice that was asked for while it was said that nothing is kept may be seen already.
        let seen = self.is_in_doubt() && self.queue.choice_since.is_some();
        self.job = None;
        self.hear(ended, seen);
    }

    /// What became of a job, and whether something that may be seen is still to be written.
    fn hear(&mut self, ended: Result<Outcome, JoinError>, seen: bool) {
        let outcome = match ended {
            Ok(outcome) => outcome,
            Err(_) => {
                // Why stands in the report of the panic, and nothing of the game in either.
                tracing::error!("keeping broke off");
                self.again_at = Some(Instant::now() + AGAIN_AFTER);
                self.doubt();
                return;
            }
        };
        let mut all_written = true;
        match outcome.games {
            Ok(()) if seen => self.doubt(),
            Ok(()) => self.in_doubt = false,
            Err(error) => {
                all_written = false;
                tracing::error!(%error, "the game is not kept");
                self.doubt();
            }
        }
        let lacked = std::mem::replace(&mut self.lacks, outcome.lacks);
        if outcome.lacks && !lacked {
            self.notices.push(Notice::NotKept);
        }
        match outcome.settings {
            Some(Ok(())) => {
                self.settings_owed = self.queue.settings.is_some();
                self.refuses_settings = false;
            }
            Some(Err(error)) => {
                all_written = false;
                tracing::warn!(%error, "the settings are not kept");
                if !std::mem::replace(&mut self.refuses_settings, true) {
                    self.notices.push(Notice::SettingsNotKept);
                }
            }
            None => {}
        }
        if let Some(Err(error)) = outcome.table {
            // Nobody counts on it, so nobody is told.
            all_written = false;
            tracing::warn!(%error, "the table is not remembered");
        }
        if let Some(Err(error)) = outcome.names {
            all_written = false;
            tracing::warn!(%error, "the names are not remembered");
        }
        self.again_at = (!all_written).then(|| Instant::now() + AGAIN_AFTER);
    }

    /// What may be seen is not kept, and that is told once.
    fn doubt(&mut self) {
        if !std::mem::replace(&mut self.in_doubt, true) {
            self.notices.push(Notice::NotKept);
        }
    }

    fn is_in_doubt(&self) -> bool {
        let over = |end: Instant| end <= Instant::now();
        self.in_doubt || self.patience_ends().is_some_and(over)
    }

    /// When the effect of a choice waits no longer.
    fn patience_ends(&self) -> Option<Instant> {
        let since = self.choice_since().filter(|_| !self.in_doubt);
        since.map(|since| since + PATIENCE)
    }

    /// Since when a choice is not on disk, as far as is known.
    fn choice_since(&self) -> Option<Instant> {
        let in_job = self.job.as_ref().and_then(|job| job.choice_since);
        in_job.or(self.queue.choice_since)
    }
}

/// A job, on a thread that may wait.
fn work(works: &Mutex<Works>, queue: Queue) -> Outcome {
    // One that broke off left everything that it was asked for in there.
    let mut works = works.lock().unwrap_or_else(PoisonError::into_inner);
    works.carry_out(queue)
}

async fn until(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
