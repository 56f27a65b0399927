//! The table: one loop that owns the running game. Everything that can happen reaches
//! it as one closed enum of inputs; it decides, records, and sends the view.
//!
//! [`Table`] is the owner, `play` takes game steps, `evening` moves between shelf and
//! game, `sounding` carries out the narrator's orders, `names` those for the system's
//! voice, `sight` makes the view.
//!
//! Must never know a window, and never decide a rule.

mod absence;
mod evening;
mod hand_round;
mod keeping;
mod names;
mod notices;
mod play;
mod sand;
mod sight;
mod sounding;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use rules::salem::SalemGame;
use tokio::sync::{mpsc, oneshot, watch};
use tokio::time::{Duration, Instant};

use crate::contract::{Ask, Reply, Request, SoundState, Trouble, View};
use crate::cues;
use crate::keep::{Folders, KeepError};
use crate::library::Library;
use crate::narration::{Director, Position};
use crate::salem::kept::{KIND, UPGRADES};
use crate::script::{Script, ScriptError};
use crate::sound::cue::{RATE, Report};
use crate::sound::speaker::Speaker;
use crate::system_voice::{Heard, SystemVoice};
use crate::words::{Words, WordsError};

use absence::Absence;
pub use absence::{Clock, since_boot};
use hand_round::HandRound;
use keeping::Keeping;
use names::Names;
use notices::Notices;
use sand::Sand;

/// Where the program's own files lie.
#[derive(Debug, Clone)]
pub struct Assets {
    /// The folder that holds `audio/` and `i18n/`.
    pub root: PathBuf,
}

impl Assets {
    fn audio(&self) -> PathBuf {
        self.root.join("audio")
    }

    /// The script of Salem 1692.
    ///
    /// # Errors
    /// When the file is missing or is not a script.
    pub fn script(&self) -> Result<Script, OpenError> {
        let text = std::fs::read_to_string(self.audio().join("scripts/salem.toml"))?;
        Ok(Script::read(&text)?)
    }

    /// The words of all languages.
    ///
    /// # Errors
    /// When they are missing or malformed.
    pub fn words(&self) -> Result<Words, OpenError> {
        Ok(Words::read(&self.root.join("i18n"))?)
    }

    /// The sounds, for these words.
    #[must_use]
    pub fn library(&self, words: Arc<Words>) -> Library {
        Library::open(&self.audio(), words)
    }

    /// Whether this folder holds the program's files.
    #[must_use]
    pub fn are_in(root: &Path) -> bool {
        root.join("audio/scripts/salem.toml").is_file() && root.join("i18n/en").is_dir()
    }
}

/// Why the table cannot be opened: the installation is broken.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum OpenError {
    #[error("a file of the program cannot be read: {0}")]
    Unreadable(#[from] std::io::Error),
    #[error("the script is broken: {0}")]
    Script(#[from] ScriptError),
    #[error("the words are broken: {0}")]
    Words(#[from] WordsError),
    #[error(transparent)]
    InUse(#[from] KeepError),
}

/// Everything that can reach the loop from outside.
#[derive(Debug)]
enum Input {
    /// A screen asks.
    Asked {
        request: Request,
        answer: oneshot::Sender<Reply>,
    },
}

/// The door to the loop; cheap to clone.
#[derive(Debug, Clone)]
pub struct TableHandle {
    inputs: mpsc::Sender<Input>,
    views: watch::Receiver<Arc<View>>,
}

impl TableHandle {
    /// Asks, and waits for the answer.
    pub async fn ask(&self, request: Request) -> Reply {
        let (answer, answered) = oneshot::channel();
        let not_now = || Reply::Refused {
            troubles: vec![Trouble::NotNow],
        };
        if self
            .inputs
            .send(Input::Asked { request, answer })
            .await
            .is_err()
        {
            return not_now();
        }
        answered.await.unwrap_or_else(|_| not_now())
    }

    /// The newest view, and every later one.
    #[must_use]
    pub fn views(&self) -> watch::Receiver<Arc<View>> {
        self.views.clone()
    }
}

/// The loop's own: the game and all that acts for it.
pub struct Table {
    script: Arc<Script>,
    words: Arc<Words>,
    library: Library,
    speaker: Speaker,
    names: Names,
    director: Director,
    keeping: Keeping,
    languages_of_system: Vec<String>,
    game: Option<SalemGame>,
    hand_round: Option<HandRound>,
    sand: Option<Sand>,
    /// Whether the screen is at the game; otherwise it is at the shelf.
    at_table: bool,
    /// Where the narrator goes on once the table has closed its eyes again, and what
    /// follows then. Empty when nothing was interrupted.
    interrupted: Vec<Position>,
    absence: Absence,
    sound: SoundState,
    /// Lines run on unheard, as the host chose.
    on_captions: bool,
    notices: Notices,
    number: u64,
    /// The scene that lies under everything, to lay it again when settings change.
    scene: Option<String>,
}

/// Opens the table. `clock` is [`since_boot`]'s, or a test's own. The future is the loop; it ends when every handle is gone.
///
/// # Errors
/// When the installation is broken.
pub fn open(
    assets: &Assets,
    folders: Folders,
    languages_of_system: Vec<String>,
    speaker: Speaker,
    reports: mpsc::UnboundedReceiver<Report>,
    system_voice: SystemVoice,
    clock: Clock,
) -> Result<(TableHandle, impl Future<Output = ()> + Send + use<>), OpenError> {
    let script = Arc::new(assets.script()?);
    let words = Arc::new(assets.words()?);
    let library = assets.library(Arc::clone(&words));
    let (mut keeping, last) = Keeping::open(folders, &UPGRADES)?;
    let entries = match last {
        Some(last) if last.kind == KIND => last.entries,
        Some(_) => {
            keeping.leave_alone();
            Vec::new()
        }
        None => Vec::new(),
    };
    let director = Director::new(Arc::clone(&script), cues::pacing(&keeping.settings));
    let mut table = Table {
        script,
        words,
        library,
        speaker,
        names: Names::by(system_voice.asks),
        director,
        notices: Notices::default(),
        keeping,
        languages_of_system,
        game: None,
        hand_round: None,
        sand: None,
        at_table: false,
        interrupted: Vec::new(),
        absence: Absence::watched_by(clock),
        sound: SoundState::Heard,
        on_captions: false,
        number: 0,
        scene: None,
    };
    table.use_settings();
    table.restore(entries);
    let (inputs, inbox) = mpsc::channel(64);
    let (views, newest) = watch::channel(Arc::new(table.view()));
    let handle = TableHandle {
        inputs,
        views: newest,
    };
    Ok((
        handle,
        table.run(inbox, reports, system_voice.reports, views),
    ))
}

impl Table {
    async fn run(
        mut self,
        mut inbox: mpsc::Receiver<Input>,
        mut reports: mpsc::UnboundedReceiver<Report>,
        mut names: mpsc::UnboundedReceiver<Heard>,
        views: watch::Sender<Arc<View>>,
    ) {
        loop {
            let wake = self.wake_at();
            let now = Instant::now();
            let look = self.is_busy().then(|| now + absence::LOOKS_EVERY);
            let next = [wake, look].into_iter().flatten().min();
            let meant = next.map(|next| next.saturating_duration_since(now));
            self.absence.waits(meant);
            tokio::select! {
                input = inbox.recv() => match input {
                    Some(Input::Asked { request, answer }) => {
                        self.comes_back();
                        let reply = self.answer(request);
                        self.settle().await;
                        self.carry_out();
                        self.show(&views);
                        // A screen that is gone needs no answer.
                        let _ = answer.send(reply);
                    }
                    None => break,
                },
                Some(report) = reports.recv() => {
                    self.comes_back();
                    self.hear(report);
                    self.settle().await;
                    self.carry_out();
                    self.show(&views);
                }
                Some(heard) = names.recv() => {
                    self.comes_back();
                    self.hear_names(heard);
                    self.settle().await;
                    self.carry_out();
                    self.show(&views);
                }
                () = sleep_until(next) => {
                    let away = self.comes_back();
                    if away || wake.is_some_and(|wake| wake <= Instant::now()) {
                        self.wake();
                        self.settle().await;
                        self.carry_out();
                        self.show(&views);
                    }
                }
                () = self.keeping.moved() => self.show(&views),
            }
        }
        self.keeping.flush().await;
    }

    /// Nobody hears or sees what is not on disk, as long as patience lasts.
    async fn settle(&mut self) {
        while self.keeping.owes_choice() {
            self.keeping.moved().await;
        }
    }

    /// Shows what has changed. A view that is the last one over again is no news to anybody.
    fn show(&mut self, views: &watch::Sender<Arc<View>>) {
        let newest = self.view();
        views.send_if_modified(|shown| {
            let changed = **shown != newest;
            if changed {
                *shown = Arc::new(newest);
            }
            changed
        });
    }

    /// Answers one request. Nothing has changed when it is refused.
    fn answer(&mut self, request: Request) -> Reply {
        if acts_once(&request.ask) && request.seen != self.number {
            return refused(Trouble::Stale);
        }
        let answered = self.dispatch(request.ask);
        match answered {
            Ok(reply) => {
                self.number += u64::from(reply == Reply::Done);
                reply
            }
            Err(troubles) => Reply::Refused { troubles },
        }
    }

    fn dispatch(&mut self, ask: Ask) -> Result<Reply, Vec<Trouble>> {
        match ask {
            Ask::CheckSetup { form } => return self.check_setup(&form),
            Ask::NewGame { form } => self.new_game(form)?,
            Ask::GoOn => self.go_on()?,
            Ask::Open { path } => self.open_file(&path)?,
            Ask::Export { path } => self.export(&path)?,
            Ask::Leave => self.leave(),
            Ask::EnterHand { seat, cards } => self.enter_hand(seat, cards)?,
            Ask::Play { command } => self.play(command)?,
            Ask::Undo => self.undo()?,
            Ask::Redo => self.redo()?,
            Ask::Pause => self.pause(),
            Ask::Resume => self.resume(),
            Ask::RepeatLine => self.repeat_line(),
            Ask::SkipLine => self.skip_line()?,
            Ask::RestartPhase => self.restart_phase()?,
            Ask::TakeUpAgain => self.take_up_again()?,
            Ask::GoOnWithCaptions => self.go_on_with_captions(),
            Ask::TestSound => self.test_sound(),
            Ask::Preview { sound } => self.preview(&sound)?,
            Ask::TurnSand { sand } => self.turn_sand(sand)?,
            Ask::AddSand => self.add_sand()?,
            Ask::HoldSand { held } => self.hold_sand(held)?,
            Ask::EndSand => self.end_sand()?,
            Ask::ChangeSettings { settings } => self.change_settings(settings)?,
            Ask::PutAwayNotice => self.notices.put_away(),
        }
        Ok(Reply::Done)
    }

    /// The next moment at which something happens by itself.
    fn wake_at(&self) -> Option<Instant> {
        let now = Instant::now();
        let director = self.director.wake_at().map(|frame| {
            let frames = frame.saturating_sub(self.speaker.position());
            now + Duration::from_secs_f64(frames as f64 / f64::from(RATE))
        });
        let sand = self.sand.as_ref().and_then(|sand| sand.next_mark(now));
        let name = self.names.given_up_at();
        [director, sand, name].into_iter().flatten().min()
    }
}

/// Whether a request could do harm when a hasty finger makes it twice.
fn acts_once(ask: &Ask) -> bool {
    match ask {
        Ask::NewGame { .. }
        | Ask::GoOn
        | Ask::Open { .. }
        | Ask::Play { .. }
        | Ask::Undo
        | Ask::Redo
        | Ask::SkipLine
        | Ask::RestartPhase
        | Ask::TakeUpAgain
        | Ask::EnterHand { .. }
        | Ask::EndSand => true,
        Ask::CheckSetup { .. }
        | Ask::Export { .. }
        | Ask::Leave
        | Ask::Pause
        | Ask::Resume
        | Ask::RepeatLine
        | Ask::GoOnWithCaptions
        | Ask::TestSound
        | Ask::Preview { .. }
        | Ask::TurnSand { .. }
        | Ask::AddSand
        | Ask::HoldSand { .. }
        | Ask::ChangeSettings { .. }
        | Ask::PutAwayNotice => false,
    }
}

fn refused(trouble: Trouble) -> Reply {
    Reply::Refused {
        troubles: vec![trouble],
    }
}

async fn sleep_until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
