//! What any game of the house gives so that it can be run, shown, timed and taken back.
//!
//! Must never know which games there are, nor what any word of theirs means: everything
//! here is true of a night of Salem as of a round of cards.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::onlooker::{Asker, Onlooker};
use crate::refusals::{Refusals, SetupRefusal};
use crate::seat::Seat;
use crate::step::Step;

/// The steps of a game, oldest first.
pub type StepsOf<G> = Vec<Step<<G as Game>::Command, <G as Game>::Event>>;

/// A game, as pure functions on values.
pub trait Game: Sized + 'static {
    /// What files, journals, scripts and folders call it.
    const ID: &'static str;

    /// A setup as somebody entered it. Nothing in it is checked.
    type Form: Serialize + DeserializeOwned + Clone + PartialEq + Send + Sync + 'static;
    /// A checked setup.
    type Setup: Send + Sync;
    /// What follows from a setup and events; never stored.
    type State: Clone + Send + Sync;
    /// What somebody asks for.
    type Command: Serialize + DeserializeOwned + Clone + PartialEq + Send + Sync + 'static;
    /// What happened; the format on disk.
    type Event: Serialize + DeserializeOwned + Clone + PartialEq + Send + Sync + 'static;
    /// What one onlooker may see.
    type View: Serialize + Send + Sync;
    /// What one onlooker may do now.
    type Offers: Serialize;
    /// One reason why something is not allowed.
    type Code: Copy + Eq + Serialize + DeserializeOwned + Send + Sync + 'static;

    /// Checks everything at once.
    ///
    /// # Errors
    /// Every reason why this cannot be played.
    fn check(form: &Self::Form) -> Result<Self::Setup, Vec<SetupRefusal<Self::Code>>>;

    /// The form with another name for the player of one seat. Names are no rules: nothing that
    /// has happened hangs on them.
    #[must_use]
    fn renamed(form: &Self::Form, seat: Seat, name: &str) -> Self::Form;

    /// The form and the steps of the same game with its people in other places: whoever sat at
    /// `order[place]` sits at `place`. Nothing once the game is too far for that.
    fn reseated(
        form: &Self::Form,
        steps: &[Step<Self::Command, Self::Event>],
        order: &[Seat],
    ) -> Option<(Self::Form, StepsOf<Self>)>;

    /// The table before anything has happened.
    fn begin(setup: &Self::Setup) -> Self::State;

    /// What a command brings about. Changes nothing.
    ///
    /// # Errors
    /// Every reason why the rules do not allow it to this asker now.
    fn decide(
        state: &Self::State,
        by: Asker,
        command: &Self::Command,
    ) -> Result<Vec<Self::Event>, Refusals<Self::Code>>;

    /// Lets one event have happened. Neither refuses nor decides.
    fn apply(state: &mut Self::State, event: &Self::Event);

    /// What this onlooker may see, and nothing more.
    fn view(state: &Self::State, onlooker: Onlooker) -> Self::View;

    /// What this onlooker may do now.
    fn offers(state: &Self::State, onlooker: Onlooker) -> Self::Offers;

    /// What the game wants of its table now. Made from public facts alone.
    fn moment(state: &Self::State) -> Moment<Self::Command>;

    /// Whether the step that this event is of cannot be taken back: what somebody has
    /// seen by it cannot be unseen.
    fn is_final(event: &Self::Event) -> bool;
}

/// What a game wants of its table now, in words that every table understands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Moment<C> {
    /// The secret choice that is awaited.
    pub awaits: Option<Window<C>>,
    /// The clock that belongs to what is going on.
    pub clock: Option<Clock<C>>,
    /// Whether the game is over.
    pub over: bool,
}

/// A secret choice, for which the table opens a window of time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window<C> {
    /// Which.
    pub id: WindowId,
    /// What follows when nobody chose in time. Where there is such a command the window
    /// lasts a fixed time, whoever chose; where there is none it waits for the choice.
    pub when_out: Option<C>,
}

/// A clock that the game asks for. How long it runs, and how it is shown, is the table's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Clock<C> {
    /// Which.
    pub id: ClockId,
    /// What follows when it is out. Nothing while something else must be done first:
    /// the clock then holds.
    pub when_out: Option<C>,
}

/// What a script calls a window: one of the words that its game declares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct WindowId(pub &'static str);

/// What a script calls a clock: one of the words that its game declares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct ClockId(pub &'static str);
