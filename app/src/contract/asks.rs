//! What a screen may ask for, and how it is answered.

use rules::salem::cards::Card;
use rules::salem::moves::Command;
use rules::salem::refusals::Code;
use rules::salem::setup::{SetupForm, SetupRefusal};
use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::settings::Settings;

/// One request of a screen.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
pub struct Request {
    /// The number of the last view that the sender saw. A request made on an older view
    /// is refused as stale where it could act twice, so a double tap acts once.
    pub seen: u64,
    /// What is asked for.
    pub ask: Ask,
}

/// What a screen may ask for.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(
    tag = "ask",
    rename_all = "kebab-case",
    rename_all_fields = "snake_case"
)]
pub enum Ask {
    /// Whether this setup can be played; answers with every reason why not. Changes nothing.
    CheckSetup {
        /// As entered so far.
        form: SetupForm,
    },
    /// Begins a game. With the ledger, the device is handed round first.
    NewGame {
        /// Without `hands`, which are entered one by one.
        form: SetupForm,
    },
    /// Goes on with the last game.
    GoOn,
    /// Opens a recorded game from a file.
    Open {
        /// Where it lies.
        path: String,
    },
    /// Writes the running or finished game to a file.
    Export {
        /// Where to.
        path: String,
    },
    /// Leaves to the shelf; the game stays on disk. Sound ends.
    Leave,
    /// Ledger: one player's Tryal cards, entered in secret (S16).
    EnterHand {
        /// Whose.
        seat: Seat,
        /// All that this player holds.
        cards: Vec<Card>,
    },
    /// Something that the rules decide.
    Play {
        /// What.
        command: Command,
    },
    /// Back by one step (S27).
    Undo,
    /// Forward again by one step (S27).
    Redo,
    /// The narrator holds; so does the sand.
    Pause,
    /// The narrator goes on.
    Resume,
    /// The current line once more.
    RepeatLine,
    /// On to what follows the current line or pause. Refused in a window of choice.
    SkipLine,
    /// All open their eyes and the phase begins again; its choices are undone.
    RestartPhase,
    /// After an interruption: close your eyes again, go on where we were.
    TakeUpAgain,
    /// The device is silent: go on with captions alone.
    GoOnWithCaptions,
    /// "If you hear this, lay me in the middle of the table."
    TestSound,
    /// One line or scene of the settings, to hear it.
    Preview {
        /// A scene's or effect's id.
        sound: String,
    },
    /// Turns a sand timer that belongs to no confession.
    TurnSand {
        /// What it is for.
        sand: SandUse,
    },
    /// 15 s more.
    AddSand,
    /// The sand holds or runs on.
    HoldSand {
        /// Whether it holds.
        held: bool,
    },
    /// Time is over, by the host's word: the sand is out, or the table's own timer is.
    EndSand,
    /// All settings at once.
    ChangeSettings {
        /// The new ones.
        settings: Settings,
    },
    /// A notice was read.
    PutAwayNotice,
}

/// What a sand timer is turned for, other than a confession.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(rename_all = "kebab-case")]
pub enum SandUse {
    /// A slow turn: draws two and ends (S38).
    SlowTurn,
    /// Tituba's minute with the deck, or one of Samuel's two uses (S36).
    Ability,
    /// Three last words (S37).
    LastWords,
}

/// How a request is answered.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(tag = "reply", rename_all = "kebab-case")]
pub enum Reply {
    /// It is done, and on disk where it belongs there.
    Done,
    /// The setup can be played (answers [`Ask::CheckSetup`]).
    Playable {
        /// How many Tryal cards each player holds (S2).
        cards_each: u8,
        /// Witch cards by the table (S2).
        usual_witch_cards: u8,
        /// Witch cards of the harder variant (S3).
        harder_witch_cards: u8,
    },
    /// It is not.
    Refused {
        /// Every reason.
        troubles: Vec<Trouble>,
    },
}

/// Why a request was not done: a refusal of the rules, or something of the machine's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export, export_to = "contract.ts")]
#[serde(tag = "trouble", rename_all = "kebab-case")]
pub enum Trouble {
    /// The rules do not allow it.
    Rule {
        /// Why.
        code: Code,
    },
    /// The setup cannot be played.
    Setup {
        /// Why, and at whose line.
        refusal: SetupRefusal,
    },
    /// The view it was made on is no longer the newest.
    Stale,
    /// It does not belong to what is on the screen now.
    NotNow,
    /// The file could not be read.
    CannotRead,
    /// The file could not be written; nothing was kept.
    CannotWrite,
    /// The file is not a recorded game.
    NotAGame,
    /// The file was written by a newer version.
    TooNew,
    /// The file is too large to be a game.
    TooLarge,
    /// A step of the recorded game did not go as the file says.
    WentOtherwise {
        /// Counted from 1.
        step: usize,
    },
    /// The number is out of its range.
    OutOfRange,
}
