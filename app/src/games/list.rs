//! The list of games: what crosses a border says which game it is of, as one closed enum each.
//! Must never know what a game does.

use rules::game::Game;
use rules::refusals::SetupRefusal;
use rules::salem::Salem;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::demo::Demonstrated;
use crate::narrate::Rehearsed;
use crate::recorded_game::{FileError, Recorded, game_of};
use crate::shown::Shown;

/// A game of the house, with its words in the enums of this file.
pub trait Listed: Shown + Recorded + Rehearsed + Demonstrated {
    /// Which of the games it is.
    const GAME: GameId;
    /// The text of its script, below `audio/scripts/`.
    const SCRIPT: &'static str;

    /// This game's form, if it is one.
    fn form_of(form: &Form) -> Option<&Self::Form>;
    /// Says that the form is this game's.
    fn as_form(form: Self::Form) -> Form;
    /// This game's command, if it is one.
    fn command_of(command: &Command) -> Option<&Self::Command>;
    /// Says that the command is this game's.
    fn as_command(command: Self::Command) -> Command;
    /// Says that the code is this game's.
    fn as_code(code: Self::Code) -> RuleCode;
    /// Says that the refusal of a set-up is this game's.
    fn as_trouble(refusal: SetupRefusal<Self::Code>) -> SetupTrouble;
    /// Says that what is on the screen is this game's.
    fn as_own(own: Self::Own) -> Own;
    /// Says that what is known of a set-up is this game's.
    fn as_playable(playable: Self::Playable) -> Playable;
}

/// Something that is done with a game once it is known which.
pub trait WithGame {
    /// What comes of it.
    type Out;
    /// Does it with this game.
    fn with<G: Listed>(self) -> Self::Out;
}

macro_rules! games {
    ($($(#[$meta:meta])* $Variant:ident = $Game:ty, $id:literal, $script:literal;)+) => {
        /// Which game.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
        #[ts(export_to = "games.ts")]
        #[expect(missing_docs, reason = "each is the game of its name")]
        pub enum GameId { $($(#[$meta])* #[serde(rename = $id)] $Variant,)+ }

        impl GameId {
            /// All of them.
            pub const ALL: &'static [Self] = &[$($(#[$meta])* Self::$Variant,)+];

            /// What files, journals and folders call it.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self { $($(#[$meta])* Self::$Variant => $id,)+ }
            }

            /// The game of this name.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|game| game.name() == name)
            }

            /// Does something with this game.
            pub fn with<W: WithGame>(self, what: W) -> W::Out {
                match self { $($(#[$meta])* Self::$Variant => what.with::<$Game>(),)+ }
            }
        }

        /// A set-up as entered, of some game.
        #[derive(Clone, PartialEq, Serialize, Deserialize, TS)]
        #[ts(export_to = "games.ts")]
        #[serde(tag = "game", content = "form")]
        #[expect(missing_docs, reason = "each is the game of its name")]
        pub enum Form { $($(#[$meta])* #[serde(rename = $id)] $Variant(<$Game as Game>::Form),)+ }

        impl Form {
            /// Whose it is.
            #[must_use]
            pub fn game(&self) -> GameId {
                match self { $($(#[$meta])* Self::$Variant(_) => GameId::$Variant,)+ }
            }
        }

        /// Something that the rules of some game decide.
        #[derive(Clone, PartialEq, Serialize, Deserialize, TS)]
        #[ts(export_to = "games.ts")]
        #[serde(tag = "game", content = "command")]
        #[expect(missing_docs, reason = "each is the game of its name")]
        pub enum Command { $($(#[$meta])* #[serde(rename = $id)] $Variant(<$Game as Game>::Command),)+ }

        /// Why the rules of some game do not allow something.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
        #[ts(export_to = "games.ts")]
        #[serde(tag = "game", content = "code")]
        #[expect(missing_docs, reason = "each is the game of its name")]
        pub enum RuleCode { $($(#[$meta])* #[serde(rename = $id)] $Variant(<$Game as Game>::Code),)+ }

        /// Why a set-up of some game cannot be played, and at whose line.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
        #[ts(export_to = "games.ts")]
        #[serde(tag = "game", content = "refusal")]
        #[expect(missing_docs, reason = "each is the game of its name")]
        pub enum SetupTrouble { $($(#[$meta])* #[serde(rename = $id)] $Variant(SetupRefusal<<$Game as Game>::Code>),)+ }

        /// What some game has on the screen of its own.
        #[derive(Debug, Clone, PartialEq, Serialize, TS)]
        #[ts(export_to = "games.ts")]
        #[serde(tag = "game")]
        #[expect(missing_docs, reason = "each is the game of its name")]
        #[allow(clippy::large_enum_variant, reason = "made once a change and sent")]
        pub enum Own { $($(#[$meta])* #[serde(rename = $id)] $Variant(<$Game as Shown>::Own),)+ }

        /// What the page may say of a set-up that can be played.
        #[derive(Debug, Clone, PartialEq, Serialize, TS)]
        #[ts(export_to = "games.ts")]
        #[serde(tag = "game", content = "playable")]
        #[expect(missing_docs, reason = "each is the game of its name")]
        pub enum Playable { $($(#[$meta])* #[serde(rename = $id)] $Variant(<$Game as Shown>::Playable),)+ }

        $($(#[$meta])* impl Listed for $Game {
            const GAME: GameId = GameId::$Variant;
            const SCRIPT: &'static str = $script;

            #[allow(unreachable_patterns, reason = "while there is one game there is no other")]
            fn form_of(form: &Form) -> Option<&Self::Form> {
                match form { Form::$Variant(form) => Some(form), _ => None }
            }
            fn as_form(form: Self::Form) -> Form { Form::$Variant(form) }
            #[allow(unreachable_patterns, reason = "while there is one game there is no other")]
            fn command_of(command: &Command) -> Option<&Self::Command> {
                match command { Command::$Variant(command) => Some(command), _ => None }
            }
            fn as_command(command: Self::Command) -> Command { Command::$Variant(command) }
            fn as_code(code: Self::Code) -> RuleCode { RuleCode::$Variant(code) }
            fn as_trouble(refusal: SetupRefusal<Self::Code>) -> SetupTrouble { SetupTrouble::$Variant(refusal) }
            fn as_own(own: Self::Own) -> Own { Own::$Variant(own) }
            fn as_playable(playable: Self::Playable) -> Playable { Playable::$Variant(playable) }
        })+
    };
}

games! {
    Salem = Salem, "salem-1692", "salem.toml";
    #[cfg(test)]
    Lantern = super::lantern::Lantern, "lantern", "../../app/tests/lantern/script.toml";
}

impl GameId {
    /// The game of files that name none, and of a command line that names none.
    pub const FIRST: Self = Self::Salem;

    /// Whose recorded game these bytes are.
    ///
    /// # Errors
    /// When they are none, or of a game that is not played here.
    pub fn of_file(bytes: &[u8]) -> Result<Self, FileError> {
        match game_of(bytes)? {
            None => Ok(Self::FIRST),
            Some(found) => Self::named(&found).ok_or(FileError::OtherGame { found }),
        }
    }
}

impl Form {
    /// The form as the next table may begin with it: without cards, without draws.
    #[must_use]
    pub fn for_the_next_table(self) -> Self {
        self.game().with(NextTable(self))
    }
}

struct NextTable(Form);

impl WithGame for NextTable {
    type Out = Form;

    fn with<G: Listed>(self) -> Form {
        match G::form_of(&self.0) {
            Some(form) => G::as_form(G::table_of(form)),
            // Never: a form is of the game that it says.
            None => self.0,
        }
    }
}

/// Says which game it is of: what is in it is the table's secret and no log's business.
impl std::fmt::Debug for Form {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "Form({}, ..)", self.game().name())
    }
}

impl std::fmt::Debug for Command {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        out.write_str("Command(..)")
    }
}
