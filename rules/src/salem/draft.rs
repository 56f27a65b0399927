//! A decision while it is made: what has been decided so far, and the table as it would
//! be then. Consequences are decided on that table, never on a guess.
//!
//! Must never know the phases: how an event changes the table is told to it.

use std::borrow::Cow;

use super::moves::Event;
use super::state::State;

/// Events decided so far, and the table that follows from them.
pub(crate) struct Draft<'a> {
    /// Copied only when somebody asks for the table after something has happened: most commands
    /// bring about what nothing more follows from, and many are refused.
    state: Cow<'a, State>,
    events: Vec<Event>,
    /// So many of the events have happened in `state`.
    applied: usize,
    apply: fn(&mut State, &Event),
}

impl<'a> Draft<'a> {
    pub(crate) fn on(state: &'a State, apply: fn(&mut State, &Event)) -> Self {
        Self {
            state: Cow::Borrowed(state),
            // Most commands bring about one event, and a record keeps what is held here.
            events: Vec::with_capacity(1),
            applied: 0,
            apply,
        }
    }

    pub(crate) fn happen(&mut self, event: Event) {
        self.events.push(event);
    }

    /// The table as it would be now.
    pub(crate) fn state(&mut self) -> &State {
        for event in &self.events[self.applied..] {
            (self.apply)(self.state.to_mut(), event);
        }
        self.applied = self.events.len();
        &self.state
    }

    pub(crate) fn events(self) -> Vec<Event> {
        self.events
    }
}
