//! What a game gives to the narrator: the words of its script, and what its events are to whoever
//! speaks. Written once for each game; folded into the director alike while a game is played and
//! after a restart. Must never look at a secret: besides the events of a step it is given the
//! table's public view and nothing else of the state.

use rules::game::{ClockId, Game, WindowId};
use rules::seat::Seat;

use super::position::Awaited;
use crate::contract::Settings;
use crate::script::{EntryId, FactId, Ids, PartId, PeopleId};

/// What the step of a game is to the narrator.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a fact of the step, and they go together freely"
)]
pub struct Telling {
    /// What is spoken because of it, in order.
    pub say: Vec<PartId>,
    /// What is being said has no meaning any more.
    pub anew: bool,
    /// The choice of the open window is made.
    pub chosen: bool,
    /// The clock that the script waits for is over.
    pub clock_over: bool,
    /// The game is over: what was still to come is dropped.
    pub over: bool,
    /// It is not to be seen before the script tells it.
    pub held_back: bool,
    /// What went on before goes on from where the game stands, once the table is ready.
    pub interrupts: bool,
}

/// What is public at the table, as far as the script depends on it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Knows {
    /// The facts that hold.
    pub facts: Vec<FactId>,
    /// How long each window lasts at least, in ms, before the pace scales it.
    pub windows: Vec<(WindowId, u64)>,
    /// What is waited for now.
    pub awaited: Awaited,
    /// Windows last just so long, whoever chose or not; what follows then is the rules'.
    pub fixed: bool,
    /// Lines that are not said: a demo leaves out what needs no second time.
    pub left_out: &'static [&'static str],
}

/// How a clock of a game is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ClockUse {
    /// How long it runs, in ms; none: by the table's own timer.
    pub length_ms: Option<u64>,
    /// Whether half of it and the last ten seconds are told.
    pub marks: bool,
    /// Whether somebody turns it at will; otherwise the script does.
    pub at_will: bool,
    /// What is said when it is out.
    pub when_out: Option<PartId>,
}

/// A game that is spoken.
pub trait Spoken: Game {
    /// The words of its script.
    const IDS: Ids;

    /// What a step is to the narrator; `public` is the table after it.
    fn telling(events: &[Self::Event], public: &Self::View) -> Telling;

    /// What the script may depend on.
    fn knows(public: &Self::View, setup: &Self::Setup, settings: &Settings) -> Knows;

    /// What is to be said as soon as a game has begun.
    fn opening(public: &Self::View) -> Option<PartId>;

    /// Where the narrator goes on when a game is taken up again, if something is spoken there.
    fn entry(public: &Self::View) -> Option<(PartId, EntryId)>;

    /// The part that can begin again now, and whether its choices are undone with it.
    fn restartable(public: &Self::View, eyes_shut: bool) -> Option<(PartId, bool)>;

    /// Whether a phase begins with this command, so that undoing to it begins the phase again.
    fn begins_phase(command: &Self::Command) -> bool;

    /// Whose names are said. Nobody's where there is no such person.
    fn people(people: PeopleId, public: &Self::View) -> Vec<Seat>;

    /// Whose window a command belongs to, while `open` is open.
    fn window_of(command: &Self::Command, open: Option<WindowId>) -> Option<WindowId>;

    /// The clock that a command ends.
    fn clock_of(command: &Self::Command) -> Option<ClockId>;

    /// How a clock is kept.
    fn clock(clock: ClockId, settings: &Settings) -> ClockUse;

    /// Whether sand holds while this is to be done first.
    fn holds_sand(public: &Self::View) -> bool;
}
