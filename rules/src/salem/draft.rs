//! A decision while it is made: what has been decided so far, and the table as it would
//! be then. Consequences are decided on that table, never on a guess.

use super::moves::Event;
use super::rules;
use super::state::State;

/// Events decided so far, applied to a copy of the table.
pub(crate) struct Draft {
    pub(crate) state: State,
    events: Vec<Event>,
}

impl Draft {
    pub(crate) fn on(state: &State) -> Self {
        Self {
            state: state.clone(),
            events: Vec::with_capacity(4),
        }
    }

    pub(crate) fn happen(&mut self, event: Event) {
        rules::apply(&mut self.state, &event);
        self.events.push(event);
    }

    pub(crate) fn events(self) -> Vec<Event> {
        self.events
    }
}
