//! Salem 1692 as a game of the house. Decides nothing itself: each word of the house is
//! answered by the file that it belongs to.

use super::moment;
use super::moves::{Command, Event};
use super::offers::{self, Offers};
use super::refusals::{Code, Refusals, SetupRefusal};
use super::rules;
use super::setup::{Setup, SetupForm};
use super::state::State;
use super::view::{self, TableView};
use crate::game::{Game, Moment};
use crate::onlooker::{Asker, Onlooker};
use crate::replay::History;

/// Salem 1692, for [`History`].
#[derive(Debug)]
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

    fn is_final(_event: &Event) -> bool {
        false
    }
}
