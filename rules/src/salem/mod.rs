//! Salem 1692, as far as a moderator keeps it: the course of the game on one page.
//!
//! A [`setup`] is checked once. Then the game goes [`dawn`] (the Black Cat is placed),
//! and day after day ([`day`]) until a card calls a [`night`] or a [`conspiracy`].
//! Revealed cards and kills bring [`death`]s, one at a time, and after each the
//! [`end`] is looked for. The witches may [`claim`] theirs.
//!
//! [`moves`] lists what may be asked for and what happens; [`rules`] joins the phases;
//! [`refusals`] lists why not; [`view`] is what may be seen; [`offers`] what may be done.
//! Numbers such as S31 are those of `docs/rules/salem.md`.
//!
//! This module must never know how anything is said, shown, stored or timed.

pub mod cards;
mod characters;
mod claim;
mod conspiracy;
mod dawn;
mod day;
mod death;
mod draft;
mod end;
mod ledger;
pub mod moves;
pub mod names;
mod night;
pub mod offers;
pub mod printing;
pub mod refusals;
mod reveal;
pub mod rules;
pub mod setup;
pub mod state;
pub mod view;

use crate::replay::{Game, History};
use moves::{Command, Event};
use refusals::Refusals;
use setup::Setup;
use state::State;

/// Salem 1692, for [`History`].
#[derive(Debug)]
pub struct Salem;

/// One game of Salem 1692 with its past.
pub type SalemGame = History<Salem>;

impl Game for Salem {
    type Setup = Setup;
    type State = State;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusals;

    fn begin(setup: &Setup) -> State {
        State::begin(setup)
    }

    fn decide(state: &State, command: &Command) -> Result<Vec<Event>, Refusals> {
        rules::decide(state, command)
    }

    fn apply(state: &mut State, event: &Event) {
        rules::apply(state, event);
    }
}
