//! Opens the table: reads the program's own files and what was kept, and begins the loop.

use std::sync::Arc;

use tokio::sync::mpsc;

use super::absence::{Absence, Clock};
use super::doors::{Doors, TableHandle};
use super::errands::{Errands, Moving};
use super::keeping::Keeping;
use super::names::Names;
use super::notices::Notices;
use super::owner::Table;
use super::place::Place;
use super::recordings::Recordings;
use super::turn::Sources;
use crate::assets::{Assets, AssetsError};
use crate::contract::SoundState;
use crate::games::UPGRADES;
use crate::keep::{Folders, KeepError};
use crate::narration::Director;
use crate::sound::cue::Report;
use crate::sound::speaker::Speaker;
use crate::system_voice::SystemVoice;

/// Why the table cannot be opened: the installation is broken, or another copy is running.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum OpenError {
    #[error(transparent)]
    Assets(#[from] AssetsError),
    #[error(transparent)]
    InUse(#[from] KeepError),
}

/// What a table is opened with.
pub struct Opening {
    /// The program's own files.
    pub assets: Assets,
    /// The user's folders.
    pub folders: Folders,
    /// What the system speaks, best first.
    pub languages: Vec<String>,
    /// The sound, and what it reports.
    pub sound: (Speaker, mpsc::UnboundedReceiver<Report>),
    /// The system's voice, for names.
    pub names: SystemVoice,
    /// [`since_boot`](super::since_boot), or a test's own.
    pub clock: Clock,
}

/// Opens the table. The future is the loop; it ends when every handle is gone.
///
/// # Errors
/// When the installation is broken, or another copy has the folders.
pub fn open(
    opening: Opening,
) -> Result<(TableHandle, impl Future<Output = ()> + Send + use<>), OpenError> {
    let Opening {
        assets,
        folders,
        languages,
        sound: (speaker, reports),
        names,
        clock,
    } = opening;
    let scripts = assets.scripts()?;
    let words = Arc::new(assets.words()?);
    let library = assets.library(Arc::clone(&words));
    let (keeping, found) = Keeping::open(folders, &UPGRADES)?;
    let mut table = Table {
        director: Director::new(Arc::clone(scripts.house())),
        scripts,
        words,
        library,
        recordings: Recordings::default(),
        speaker,
        names: Names::by(names.wishes),
        notices: Notices::default(),
        keeping,
        languages_of_system: languages,
        place: Place::Shelf { last: None },
        sand: None,
        sand_ended: None,
        interrupted: Vec::new(),
        taken_back: None,
        absence: Absence::watched_by(clock),
        sound: SoundState::Heard,
        recorded: false,
        on_captions: false,
        turn: 0,
        turn_of_seats: 0,
        turn_shown_to_seats: 0,
        scene: None,
        doors: Doors::default(),
        window_ended: false,
        unanswered: Vec::new(),
        unopened: Vec::new(),
        errands: Errands::new(),
        moving: Moving::default(),
    };
    let language = table.language();
    table.keeping.settings.give_language(&language);
    table.use_settings();
    table.restore(found);
    table.gather_notices();
    let (doors, newest) = Doors::of_the_table(table.view());
    table.doors = doors;
    let (inputs, inbox) = mpsc::channel(64);
    let sources = Sources {
        inbox,
        sound: Some(reports),
        names: Some(names.echoes),
    };
    let handle = TableHandle {
        inputs,
        views: newest,
    };
    Ok((handle, table.run(sources)))
}
