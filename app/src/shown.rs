//! What a game gives to the screens: its own part of a view, gated by what the table takes now, its
//! record, and where it stands in few words. Must never show what its onlooker may not see.

use rules::game::{ClockId, Game, WindowId};
use rules::onlooker::Onlooker;
use rules::replay::{History, Step};
use serde::Serialize;
use ts_rs::TS;

use crate::contract::{Ending, RecordLine, Said};
use crate::narration::Spoken;

/// What the table takes now, besides what the rules allow.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Admission {
    /// The window that is open.
    pub open: Option<WindowId>,
    /// Whether it still waits for its choice, and nothing holds it.
    pub free: bool,
    /// The clock of the game that is turned.
    pub clock: Option<ClockId>,
    /// Something has happened that is not told yet: nothing can be done before it is.
    pub untold: bool,
}

impl Admission {
    /// Whether the table takes a command of this game now.
    #[must_use]
    pub fn admits<G: Spoken>(&self, command: &G::Command) -> bool {
        let for_window = G::window_of(command, self.open);
        let window = for_window.is_none_or(|of| self.free && self.open == Some(of));
        let clock = G::clock_of(command).is_none_or(|of| self.clock == Some(of));
        window && clock && (for_window.is_some() || !self.untold)
    }
}

/// A game that is shown.
pub trait Shown: Spoken {
    /// What it has on the screen of its own.
    type Own: Serialize + TS + Clone + PartialEq + std::fmt::Debug;
    /// What the page may say of a set-up that can be played.
    type Playable: Serialize + TS + Clone + PartialEq + std::fmt::Debug;

    /// Its part of the view. `state` is the table as far as it is told, `now` as it is.
    fn own(
        setup: &Self::Setup,
        state: &Self::State,
        now: &Self::State,
        onlooker: Onlooker,
        admission: Admission,
    ) -> Self::Own;

    /// What may be said of a set-up.
    fn playable(setup: &Self::Setup) -> Self::Playable;

    /// What a request means at a table, whichever screen it comes from. A file says more exactly
    /// what it means, and is taken at its word.
    fn at_the_table(_setup: &Self::Setup, command: &Self::Command) -> Self::Command {
        command.clone()
    }

    /// How many of these steps, from the last one back, are taken back and done again only
    /// together. Where the last of many answers told all of them apart, whoever could take back that
    /// one alone could try another.
    fn together(_steps: &[Step<Self::Command, Self::Event>]) -> usize {
        1
    }

    /// The names at the table, clockwise.
    fn names(setup: &Self::Setup) -> Vec<String>;

    /// The names of those who are people: what a later table may find again.
    fn guests(setup: &Self::Setup) -> Vec<String>;

    /// The form as the next table may begin with it: without cards, without draws.
    fn table_of(form: &Self::Form) -> Self::Form;

    /// The form with the seed that this game's draws come from.
    fn seeded(form: Self::Form, seed: u64) -> Self::Form;

    /// Where the game stands, in few words.
    fn stand(view: &<Self as Game>::View) -> Said;

    /// How the game ended, as far as everybody may know it; nothing while it goes on.
    fn ending(setup: &Self::Setup, view: &<Self as Game>::View) -> Option<Ending>;

    /// The record of these steps: public ones while the game runs, all once it is over.
    fn record(
        setup: &Self::Setup,
        steps: &[Step<Self::Command, Self::Event>],
        over: bool,
    ) -> Vec<RecordLine>;
}

/// The table of a game as everybody may see it.
#[must_use]
pub fn public<G: Game>(game: &History<G>) -> G::View {
    G::view(game.state(), Onlooker::Table)
}
