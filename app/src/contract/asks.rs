//! What a screen may ask for, and how it is answered. Each door has its own words: what a seat
//! may not ask for, it has no word for.

use rules::seat::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::change::Change;
use super::earlier::{KeptGame, LookingBack};
use super::views::GameScreen;
use crate::games::{Command, Form, GameId, Playable, RuleCode, SetupTrouble};

/// One request of the screen that lies on the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
pub struct Request {
    /// The turn of the last view that the sender saw. A request made on an older one is refused
    /// as stale where it could act twice, so a double tap acts once.
    pub seen: u64,
    /// What is asked for.
    pub ask: Ask,
}

/// One request of a seat's own device.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SeatRequest {
    /// As in [`Request`].
    pub seen: u64,
    /// What is asked for.
    pub ask: SeatAsk,
}

/// What the screen on the table may ask for: what any seat may, and what only the host may.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
#[serde(untagged)]
pub enum Ask {
    /// For whoever sits there.
    Seat(SeatAsk),
    /// The host's.
    Host(HostAsk),
}

impl From<HostAsk> for Ask {
    fn from(ask: HostAsk) -> Self {
        Self::Host(ask)
    }
}

impl From<SeatAsk> for Ask {
    fn from(ask: SeatAsk) -> Self {
        Self::Seat(ask)
    }
}

/// What a seat's own device may ask for. Whose seat it is comes with the door, never with the
/// request.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
#[serde(tag = "ask", rename_all = "kebab-case")]
pub enum SeatAsk {
    /// Something that the rules decide.
    Play {
        /// What.
        command: Command,
    },
}

/// What only the host may ask for: files, settings, sound, the narrator, the past.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "house.ts")]
#[serde(
    tag = "ask",
    rename_all = "kebab-case",
    rename_all_fields = "snake_case"
)]
pub enum HostAsk {
    /// Whether this setup can be played; answers with every reason why not. Changes nothing.
    CheckSetup {
        /// As entered so far.
        form: Form,
    },
    /// Begins a game.
    NewGame {
        /// As entered.
        form: Form,
    },
    /// Goes on with the last game.
    GoOn,
    /// Which games lie on the shelf; answers with all of them and what they tell together.
    ListGames,
    /// Goes on with a game of the shelf that is not over.
    GoOnWith {
        /// Which.
        number: u32,
    },
    /// The story of a game of the shelf that is over.
    TellStory {
        /// Which.
        number: u32,
    },
    /// Writes a game of the shelf to a file.
    ExportKept {
        /// Which.
        number: u32,
        /// Where to.
        path: String,
    },
    /// Throws a game of the shelf away. It can be brought back until the shelf is left.
    ThrowAway {
        /// Which.
        number: u32,
    },
    /// Brings a game back that was thrown away.
    BringBack {
        /// Which.
        number: u32,
    },
    /// Looking back begins anew: what was played up to now does not count any more. The games stay.
    ForgetEvenings,
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
    /// Shows the demo of a game, from its beginning.
    ShowDemo {
        /// Which game's.
        game: GameId,
    },
    /// On to the next thing that a demo explains.
    DemoOn {
        /// The one that was seen: another one that came meanwhile is not passed over.
        number: u32,
    },
    /// Leaves to the shelf; the game stays on disk. Sound ends.
    Leave,
    /// Back by one step.
    Undo,
    /// Forward again by one step.
    Redo,
    /// The narrator holds; so does the sand.
    Pause,
    /// The narrator goes on.
    Resume,
    /// The current line once more.
    RepeatLine,
    /// On to what follows a line or its pause. Refused in a window of choice.
    SkipLine {
        /// The caption that was on the screen: another line is not skipped for it.
        caption: Option<String>,
    },
    /// The night waits for somebody to say that all eyes are shut: on with it.
    LeadOn,
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
    /// Turns a sand timer that the script does not turn.
    TurnSand {
        /// Which clock of the game.
        sand: String,
    },
    /// 15 s more.
    AddSand,
    /// The sand holds or runs on.
    HoldSand {
        /// Whether it holds.
        held: bool,
    },
    /// Time is over, by the host's word, for sand that the host turned.
    EndSand,
    /// Looks at the person's own recordings again: files may have been mended meanwhile.
    LookAtRecordings,
    /// One setting is another from now on.
    ChangeSetting {
        /// Which, and how.
        change: Change,
    },
    /// A player has another name from now on. Names are no rules: it is never undone, and never
    /// in the way of undoing.
    Rename {
        /// Whose.
        seat: Seat,
        /// As typed.
        name: String,
    },
    /// Two players change places, with character and hand, before the first dawn.
    ChangePlaces {
        /// The one.
        seat: Seat,
        /// The other.
        with: Seat,
    },
    /// A player sits down after another one, clockwise, before the first dawn.
    SitAfter {
        /// Who.
        seat: Seat,
        /// After whom.
        after: Seat,
    },
    /// The names of earlier tables are forgotten.
    ForgetNames,
    /// A notice was read.
    PutAwayNotice {
        /// Which: another that came meanwhile stays.
        number: u64,
    },
}

/// How a request is answered.
#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export_to = "house.ts")]
#[serde(tag = "reply", rename_all = "kebab-case")]
pub enum Reply {
    /// It is done, and on disk where it belongs there.
    Done,
    /// The setup can be played (answers [`HostAsk::CheckSetup`]).
    Playable {
        /// What the page may say of it.
        playable: Playable,
    },
    /// What lies on the shelf (answers [`HostAsk::ListGames`]).
    Games {
        /// Newest first.
        games: Vec<KeptGame>,
        /// What was thrown away and can still be brought back, newest first.
        thrown: Vec<KeptGame>,
        /// What they tell together.
        looking_back: LookingBack,
    },
    /// The end of a game of the shelf (answers [`HostAsk::TellStory`]).
    Story {
        /// As its screen showed it.
        story: Box<GameScreen>,
    },
    /// It is not.
    Refused {
        /// Every reason.
        troubles: Vec<Trouble>,
    },
}

/// Why a request was not done: a refusal of the rules, or something of the machine's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "house.ts")]
#[serde(tag = "trouble", rename_all = "kebab-case")]
pub enum Trouble {
    /// The rules do not allow it.
    Rule {
        /// Why.
        code: RuleCode,
    },
    /// The setup cannot be played.
    Setup {
        /// Why, and at whose line.
        refusal: SetupTrouble,
    },
    /// What may be done has changed since the view that it was made on: it was not done.
    Stale,
    /// The start of the game, or a step that cannot be taken back.
    NothingToUndo,
    /// Nothing was undone.
    NothingToRedo,
    /// It does not belong to what is on the screen now.
    NotNow,
    /// The file could not be read.
    CannotRead,
    /// The file could not be written; nothing was kept.
    CannotWrite,
    /// The file is not a recorded game.
    NotAGame,
    /// The file is no text in an encoding that is read.
    OtherEncoding,
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
    /// The other side does not answer. Said by the page alone.
    Unreachable,
}
