//! Salem 1692 as a game of the house. Decides nothing itself: each word of the house is
//! answered by the file that it belongs to.

use super::moment;
use super::moves::{Command, Event};
use super::offers::{self, Offers};
use super::people;
use super::refusals::{Code, Refusals, SetupRefusal};
use super::rules;
use super::setup::{Setup, SetupForm, Tracking};
use super::state::State;
use super::view::{self, TableView};
use crate::game::{Game, Moment};
use crate::onlooker::{Asker, Onlooker};
use crate::replay::{History, Step};
use crate::seat::Seat;

/// Salem 1692, for [`History`].
#[derive(Debug, Clone, PartialEq)]
pub struct Salem;

/// One game of Salem 1692 with its past.
pub type SalemGame = History<Salem>;

impl Game for Salem {
    const ID: &'static str = "salem-1692";

    type Form = SetupForm;
    type Setup = Setup;
    type State = State;
    type Command = Command;
    type Event = Event;
    type View = TableView;
    type Offers = Offers;
    type Code = Code;

    fn check(form: &SetupForm) -> Result<Setup, Vec<SetupRefusal>> {
        form.check()
    }

    fn renamed(form: &SetupForm, seat: Seat, name: &str) -> SetupForm {
        people::renamed(form, seat, name)
    }

    fn reseated(
        form: &SetupForm,
        steps: &[Step<Command, Event>],
        order: &[Seat],
    ) -> Option<(SetupForm, Vec<Step<Command, Event>>)> {
        people::reseated(form, steps, order)
    }

    fn begin(setup: &Setup) -> State {
        State::begin(setup)
    }

    fn decide(state: &State, by: Asker, command: &Command) -> Result<Vec<Event>, Refusals> {
        rules::decide(state, by, command)
    }

    fn apply(state: &mut State, event: &Event) {
        rules::apply(state, event);
    }

    fn view(state: &State, onlooker: Onlooker) -> TableView {
        view::view(state, onlooker)
    }

    fn offers(state: &State, onlooker: Onlooker) -> Offers {
        offers::offers(state, onlooker)
    }

    fn moment(state: &State) -> Moment<Command> {
        moment::moment(state)
    }

    fn is_final(event: &Event) -> bool {
        matches!(event, Event::HandsDealt | Event::HandsForgotten)
    }
}

/// The form of a game with the hands as they were dealt, and how many of its first steps
/// that took: none where the game began with what is known. So a file that others open
/// begins where theirs does. `None` while hands are still entered.
#[must_use]
pub fn dealt(game: &SalemGame) -> Option<(SetupForm, usize)> {
    if !matches!(game.setup().tracking(), Tracking::Ledger(None)) {
        return Some((game.setup().form(), 0));
    }
    let deals = |step: &Step<Command, Event>| step.events.contains(&Event::HandsDealt);
    let steps = game.steps().iter().position(deals)? + 1;
    let hands = game.state_at(steps).hands();
    Some((game.setup().clone().with_hands(hands).form(), steps))
}
