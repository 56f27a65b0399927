//! The words of a script, interned: each is one of the `&'static str` that the house or a game
//! declares, so that a word that nobody declared cannot stand in a script that was read. Must
//! never know which words a game has.

use serde::Serialize;
use ts_rs::TS;

macro_rules! interned {
    ($($(#[$doc:meta])* $Id:ident;)+) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
        #[ts(type = "string")]
        pub struct $Id(pub &'static str);
    )+};
}

interned! {
    /// A part of the evening that is spoken in one go.
    PartId;
    /// Something public at the table that a step may depend on. Never a secret.
    FactId;
    /// What is to be seen while a step is spoken.
    ScreenId;
    /// Whose names are said: each time those of people who are known to all by then.
    PeopleId;
    /// Where an interrupted phase is taken up again.
    EntryId;
}

/// What a script may name, as the house or a game declares it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ids {
    /// Its parts; a script must have each of them.
    pub parts: &'static [&'static str],
    /// The facts that its steps may depend on.
    pub facts: &'static [&'static str],
    /// The windows of choice that its rules await.
    pub windows: &'static [&'static str],
    /// The clocks that its rules ask for.
    pub clocks: &'static [&'static str],
    /// What the page can show of it.
    pub screens: &'static [&'static str],
    /// Whose names can be said.
    pub people: &'static [&'static str],
    /// Where its phases are taken up again.
    pub entries: &'static [&'static str],
}

/// The parts that every evening has, whatever is played: holding, going on, the sound test.
pub mod house {
    use super::{FactId, Ids, PartId};

    /// All open their eyes and the phase begins again.
    pub const AGAIN: PartId = PartId("night-again");
    /// All close their eyes again, and go on where they were.
    pub const TAKE_UP_AGAIN: PartId = PartId("take-up-again");
    /// A step was taken back in the dark: all close their eyes again, without anybody's doing.
    pub const TAKEN_BACK: PartId = PartId("taken-back");
    /// What follows then: all have closed them.
    pub const SHUT_AGAIN: PartId = PartId("shut-again");
    /// The narrator holds while eyes are shut.
    pub const HOLD: PartId = PartId("hold");
    /// "If you hear this, lay me in the middle of the table."
    pub const SOUND_TEST: PartId = PartId("sound-test");
    /// The scene of a table at which nothing is said: each game's script describes it.
    pub const BY_DAY: &str = "day";
    /// The system has a voice for the table's language, and the host wants names said.
    pub const NAMES_SPOKEN: FactId = FactId("names-spoken");

    /// What the house's own script may name, and every game's beside its own.
    pub const IDS: Ids = Ids {
        parts: &[
            AGAIN.0,
            TAKE_UP_AGAIN.0,
            TAKEN_BACK.0,
            SHUT_AGAIN.0,
            HOLD.0,
            SOUND_TEST.0,
        ],
        facts: &[NAMES_SPOKEN.0],
        windows: &[],
        clocks: &[],
        screens: &[],
        people: &[],
        entries: &[],
    };
}
