//! A decision while it is made: what has been decided so far, and the table as it would
//! be then. Consequences are decided on that table, never on a guess.
//!
//! Must never know the phases: how an event changes the table is told to it.

use std::borrow::Cow;

use super::moves::Event;
use super::state::State;

/// Events decided so far, applied to a copy of the table.
pub(crate) struct Draft<'a> {
    /// The table as it would be now. Copied only once something happens: most of what is
    /// asked for by mistake costs nothing.
    pub(crate) state: Cow<'a, State>,
    events: Vec<Event>,
    apply: fn(&mut State, &Event),
}

impl<'a> Draft<'a> {
    pub(crate) fn on(state: &'a State, apply: fn(&mut State, &Event)) -> Self {
        Self {
            state: Cow::Borrowed(state),
            events: Vec::new(),
            apply,
        }
    }

    pub(crate) fn happen(&mut self, event: Event) {
        (self.apply)(self.state.to_mut(), &event);
        self.events.push(event);
    }

    pub(crate) fn events(self) -> Vec<Event> {
        self.events
    }
}
