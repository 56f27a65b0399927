//! The view: all that one screen shows. Made for the whole table, so it holds nothing
//! that is not public, except one player's own hand while that player uncovers it.

use std::collections::BTreeMap;

use rules::salem::cards::Character;
use rules::salem::offers::Offers;
use rules::salem::setup::SetupForm;
use rules::salem::view::{PhaseName, TableView};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::narrator::{NarratorView, SandView};
use super::settings::Settings;

/// All that a screen shows.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
pub struct View {
    /// Grows with everything that happens, but not with the falling sand.
    pub number: u64,
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
    /// Whether the system has a voice that says names in the language in use. Only looked
    /// for while the settings want it.
    pub names_voice: bool,
    /// Whether what happens is kept on disk.
    pub storage: Storage,
    /// Something to be told once.
    pub notice: Option<Notice>,
}

/// What the screen is about.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(tag = "screen", rename_all = "kebab-case")]
#[expect(
    clippy::large_enum_variant,
    reason = "made once a change and sent; a box would only move it"
)]
pub enum Screen {
    /// Go on, new game, open, settings.
    Shelf(ShelfView),
    /// Ledger: the device goes round for everyone's Tryal cards.
    HandRound(HandRoundView),
    /// A game.
    Game(GameView),
}

/// The shelf.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
pub struct ShelfView {
    /// The game to go on with.
    pub last_game: Option<LastGame>,
    /// The last table, without cards, for the next setup.
    pub last_table: Option<SetupForm>,
}

/// The last game in few words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
pub struct LastGame {
    /// Clockwise.
    pub names: Vec<String>,
    /// Where it stands.
    pub phase: PhaseName,
    /// How many nights have begun.
    pub nights: u32,
}

/// Ledger: everyone enters their Tryal cards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
pub struct HandRoundView {
    /// Clockwise.
    pub players: Vec<PlayerView>,
    /// Whose cards are entered.
    pub entered: Vec<bool>,
    /// How many each holds.
    pub cards_each: u8,
    /// What was entered did not add up; all are asked again, nobody is named.
    pub did_not_add_up: bool,
}

/// One player by name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
pub struct PlayerView {
    /// As entered, trimmed.
    pub name: String,
    /// The Town Hall character.
    pub character: Option<Character>,
    /// Nobody sits here.
    pub ghost: bool,
}

/// A game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
pub struct GameView {
    /// Clockwise; the index is the seat.
    pub players: Vec<PlayerView>,
    /// Whether the app knows the cards (S16).
    pub ledger: bool,
    /// Pooled conspiracies (S44): what was given is asked too.
    pub pooled: bool,
    /// The dead say that they were once witches (S29, older printings).
    pub dead_declare: bool,
    /// What is public at the table.
    pub table: TableView,
    /// What may be done now.
    pub offers: Offers,
    /// Whether a step can be undone.
    pub may_undo: bool,
    /// Whether a step can be redone.
    pub may_redo: bool,
    /// The narrator.
    pub narrator: NarratorView,
    /// The sand.
    pub sand: Option<SandView>,
    /// The public record, oldest first; the whole story once the game is over.
    pub record: Vec<RecordLine>,
}

/// One line of the record, as a message and what it is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
pub struct RecordLine {
    /// The step that it belongs to, counted from 1.
    pub step: usize,
    /// The night that it belongs to, if any.
    pub night: Option<u32>,
    /// A message id, `record-…`.
    pub message: String,
    /// Names of players and of cards for the message.
    pub names: BTreeMap<String, String>,
    /// Known only now that the game is over.
    pub secret_until_the_end: bool,
}

/// Whether what happens is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(rename_all = "kebab-case")]
pub enum Storage {
    /// On disk before it is shown.
    Kept,
    /// The disk refuses; the game goes on in memory and would be lost with the app.
    NotKept,
}

/// Something to be told once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
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
    /// What happens can no longer be written.
    NotKept,
    /// The settings are in force but not written; it is tried again until they are.
    SettingsNotKept,
    /// No device makes sound: captions only.
    NoSound,
    /// The reports of the conspiracy did not add up; all are asked again (S43).
    TakesForgotten,
    /// The game was written to this file.
    Exported {
        /// Where.
        path: String,
    },
}
