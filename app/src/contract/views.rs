//! The view: all that one onlooker's screen shows. Holds nothing that is not public, except what
//! belongs to the onlooker that it was made for.

use std::collections::BTreeMap;

use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::eyes::Eyes;
use super::narrator::{NarratorView, SandView, SoundState};
use super::recordings::OwnRecordings;
use super::said::{RecordLine, Said};
use super::settings::Settings;
use crate::games::{Form, GameId, Own};

/// All that the screen on the table shows.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct View {
    /// Grows whenever something else may be done, and with nothing else.
    pub turn: u64,
    /// What the screen is about.
    pub screen: Screen,
    /// All settings.
    pub settings: Settings,
    /// The languages that there are words for, BCP 47.
    pub languages: Vec<String>,
    /// The language in use, chosen or matched to the system's.
    pub language: String,
    /// The recorded voices of each language, by folder name; experimental ones last.
    pub voices: BTreeMap<String, Vec<String>>,
    /// The person's own recordings for the language in use; nothing where no folder is chosen.
    pub own_recordings: Option<OwnRecordings>,
    /// Whether the system has a voice that says names in the language in use. Only looked
    /// for while the settings want it.
    pub names_voice: bool,
    /// Whether sound is heard, as far as the system tells.
    pub sound: SoundState,
    /// Whether the narrator holds until it is heard again, or until captions are chosen.
    pub waits_for_sound: bool,
    /// Whether what happens is kept on disk.
    pub storage: Storage,
    /// Something to be told once.
    pub notice: Option<NumberedNotice>,
    /// Whether the screen is to stay awake now.
    pub keeps_awake: bool,
}

/// What a seat's own device is shown: the game as that seat may see it, and nothing of the
/// device on the table. While eyes are shut it stands still, so that it tells nobody when
/// something was chosen.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeatView {
    /// As in [`View`].
    pub turn: u64,
    /// The game; nothing while there is none on the table.
    pub game: Option<GameScreen>,
}

/// What the screen is about.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export_to = "house.ts")]
#[serde(tag = "screen", rename_all = "kebab-case")]
#[expect(
    clippy::large_enum_variant,
    reason = "made once a change and sent; a box would only move it"
)]
pub enum Screen {
    /// Go on, new game, open, settings.
    Shelf(ShelfView),
    /// A game.
    Game(GameScreen),
}

/// The shelf.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct ShelfView {
    /// The game to go on with.
    pub last_game: Option<LastGame>,
    /// The last table, without cards, for the next setup.
    pub last_table: Option<Form>,
    /// Who sat at earlier tables, the latest first.
    pub known_names: Vec<String>,
    /// The games that have a demo.
    pub demos: Vec<GameId>,
}

/// The last game in few words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct LastGame {
    /// Which game.
    pub game: GameId,
    /// Clockwise.
    pub names: Vec<String>,
    /// Where it stands.
    pub stand: Said,
    /// Whether the table's eyes are shut where it goes on: the shelf is dark then, too.
    pub eyes: Eyes,
}

/// A game on the screen: what every game has, and its own.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct GameScreen {
    /// What every game has.
    #[serde(flatten)]
    #[ts(flatten)]
    pub house: GameView,
    /// What this one has.
    #[serde(flatten)]
    #[ts(flatten)]
    pub own: Own,
}

/// What every game has on the screen.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct GameView {
    /// Clockwise; the index is the seat.
    pub names: Vec<String>,
    /// Whether a step can be undone.
    pub may_undo: bool,
    /// Whether undoing it leads from open eyes back to where somebody chooses in secret, so that
    /// all eyes must be shut again.
    pub undo_into_the_dark: bool,
    /// Whether a step can be redone.
    pub may_redo: bool,
    /// Whether people can still change places: before the first dawn.
    pub may_reseat: bool,
    /// The narrator.
    pub narrator: NarratorView,
    /// The sand.
    pub sand: Option<SandView>,
    /// The public record, oldest first; the whole story once the game is over.
    pub record: Vec<RecordLine>,
    /// What is shown of a demo; nothing in a game that people play.
    pub demo: Option<DemoView>,
}

/// A demo: a game that goes on by itself, with a sentence for each thing that happens. Nothing in it
/// is of anybody's choice: the finger is the one of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct DemoView {
    /// Grows with each thing that is explained.
    pub number: u32,
    /// What explains it: a message id.
    pub sentence: Option<String>,
    /// Whose name a finger has come to.
    pub touched: Option<Seat>,
    /// Whether it holds what confirms that.
    pub held: bool,
    /// Whether everything was shown.
    pub over: bool,
}

/// Something to be told once, and its number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
pub struct NumberedNotice {
    /// By which it is put away.
    pub number: u64,
    /// What is told.
    pub notice: Notice,
}

/// Whether what happens is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
#[serde(rename_all = "kebab-case")]
pub enum Storage {
    /// On disk before it is shown.
    Kept,
    /// The disk refuses; the game goes on in memory and would be lost with the app.
    NotKept,
}

/// Something to be told once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
#[serde(tag = "notice", rename_all = "kebab-case")]
pub enum Notice {
    /// The last game's file was damaged: the good part is kept, the rest set aside.
    GameDamaged {
        /// Where the damaged file lies now.
        set_aside: String,
    },
    /// The last game cannot be opened: a newer version wrote it, or the disk refuses. It
    /// was left untouched.
    CannotOpenLast,
    /// The settings' file was damaged and set aside; the defaults are in force.
    SettingsDamaged {
        /// Where the damaged file lies now.
        set_aside: String,
    },
    /// The last table's file was damaged and set aside; no names are remembered.
    TableDamaged {
        /// Where the damaged file lies now.
        set_aside: String,
    },
    /// The last game's set-up is none that this version can play. Its file is left as it is.
    GameInvalid {
        /// Where it lies.
        path: String,
    },
    /// What happens can no longer be written.
    NotKept,
    /// The settings are in force but not written; it is tried again until they are.
    SettingsNotKept,
    /// No device makes sound: captions only.
    NoSound,
    /// What makes the sound has broken; the game goes on with captions.
    SoundEnded,
    /// The program behind the screen has ended. Said by the page alone.
    ProgramEnded,
    /// The game was written to this file.
    Exported {
        /// Where.
        path: String,
    },
}
