//! The rules of the lantern, as pure as any game's.

use rules::game::{Clock, ClockId, Game, Moment, Window, WindowId};
use rules::onlooker::{Asker, Onlooker};
use rules::refusals::{Refusals, SetupRefusal};
use rules::replay::Step;
use rules::seat::{Seat, is_order_of};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The game.
#[derive(Debug, Clone, PartialEq)]
pub struct Lantern;

pub const HIDING: WindowId = WindowId("hiding");
pub const CANDLE: ClockId = ClockId("candle");

#[derive(Clone, PartialEq, Default, Serialize, Deserialize, TS)]
#[ts(export_to = "lantern.ts")]
pub struct Form {
    pub names: Vec<String>,
}

#[derive(Clone, PartialEq, Serialize, Deserialize, TS)]
#[ts(export_to = "lantern.ts", rename = "LanternCommand")]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Command<P = Seat> {
    Dusk,
    Hide {
        player: P,
    },
    /// Nobody: the candle has burnt down.
    Guess {
        player: Option<P>,
    },
}

#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    DuskFell,
    Hidden { seat: Seat },
    Guessed { seat: Seat },
    Ended { found: bool },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, TS)]
#[ts(export_to = "lantern.ts", rename = "LanternCode")]
#[serde(rename_all = "kebab-case")]
pub enum Code {
    WrongPhase,
    NoSuchPlayer,
    TooFewPlayers,
    NotYours,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
#[ts(export_to = "lantern.ts", rename = "LanternPhase")]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    Setup,
    Hiding,
    Guessing,
    Over,
}

#[derive(Clone)]
pub struct State {
    pub seats: usize,
    pub phase: Phase,
    pub holder: Option<Seat>,
    pub guesses: Vec<Seat>,
    pub found: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, TS)]
#[ts(export_to = "lantern.ts", rename = "LanternTable")]
pub struct View {
    pub phase: Phase,
    pub guesses: Vec<Seat>,
    /// Once it is over.
    pub holder: Option<Seat>,
    pub found: Option<bool>,
}

#[derive(Debug, Clone, PartialEq, Default, Serialize, TS)]
#[ts(export_to = "lantern.ts", rename = "LanternOffers")]
pub struct Offers {
    pub dusk: bool,
    pub hide: Vec<Seat>,
    pub guess: Vec<Seat>,
    pub burnt_down: bool,
}

impl Game for Lantern {
    const ID: &'static str = "lantern";

    type Form = Form;
    type Setup = Form;
    type State = State;
    type Command = Command;
    type Event = Event;
    type View = View;
    type Offers = Offers;
    type Code = Code;

    fn check(form: &Form) -> Result<Form, Vec<SetupRefusal<Code>>> {
        if form.names.len() < 2 {
            let code = Code::TooFewPlayers;
            return Err(vec![SetupRefusal { code, player: None }]);
        }
        Ok(form.clone())
    }

    fn renamed(form: &Form, seat: Seat, name: &str) -> Form {
        let mut form = form.clone();
        if let Some(own) = form.names.get_mut(seat.place()) {
            name.clone_into(own);
        }
        form
    }

    fn reseated(
        form: &Form,
        steps: &[Step<Command, Event>],
        order: &[Seat],
    ) -> Option<(Form, Vec<Step<Command, Event>>)> {
        let names = order.iter().map(|sat| form.names.get(sat.place()).cloned());
        let names: Option<_> = names.collect();
        let early = steps.is_empty() && is_order_of(order, form.names.len());
        early.then_some((Form { names: names? }, Vec::new()))
    }

    fn begin(setup: &Form) -> State {
        State {
            seats: setup.names.len(),
            phase: Phase::Setup,
            holder: None,
            guesses: Vec::new(),
            found: false,
        }
    }

    fn decide(state: &State, by: Asker, command: &Command) -> Result<Vec<Event>, Refusals<Code>> {
        let known = |seat: Seat| seat.place() < state.seats;
        match (state.phase, command) {
            (_, Command::Dusk | Command::Hide { .. }) if by != Asker::Host => {
                Err(Code::NotYours.into())
            }
            (Phase::Setup, Command::Dusk) => Ok(vec![Event::DuskFell]),
            (Phase::Hiding, Command::Hide { player }) if known(*player) => {
                Ok(vec![Event::Hidden { seat: *player }])
            }
            (Phase::Guessing, Command::Guess { player: None }) => {
                Ok(vec![Event::Ended { found: false }])
            }
            (Phase::Guessing, Command::Guess { player: Some(seat) }) if known(*seat) => {
                let guessed = Event::Guessed { seat: *seat };
                let found = state.holder == Some(*seat);
                let ended = found.then_some(Event::Ended { found });
                Ok([guessed].into_iter().chain(ended).collect())
            }
            (Phase::Hiding, Command::Hide { .. }) | (Phase::Guessing, Command::Guess { .. }) => {
                Err(Code::NoSuchPlayer.into())
            }
            _ => Err(Code::WrongPhase.into()),
        }
    }

    fn apply(state: &mut State, event: &Event) {
        match event {
            Event::DuskFell => state.phase = Phase::Hiding,
            Event::Hidden { seat } => {
                state.holder = Some(*seat);
                state.phase = Phase::Guessing;
            }
            Event::Guessed { seat } => state.guesses.push(*seat),
            Event::Ended { found } => {
                state.found = *found;
                state.phase = Phase::Over;
            }
        }
    }

    fn view(state: &State, onlooker: Onlooker) -> View {
        let over = state.phase == Phase::Over;
        let own = |seat| onlooker == Onlooker::Seat(seat);
        View {
            phase: state.phase,
            guesses: state.guesses.clone(),
            holder: state.holder.filter(|seat| over || own(*seat)),
            found: over.then_some(state.found),
        }
    }

    fn offers(state: &State, onlooker: Onlooker) -> Offers {
        let seats = || Seat::first(state.seats).collect();
        let host = onlooker == Onlooker::Table;
        match state.phase {
            Phase::Setup => Offers {
                dusk: host,
                ..Offers::default()
            },
            Phase::Hiding if host => Offers {
                hide: seats(),
                ..Offers::default()
            },
            Phase::Guessing => Offers {
                guess: seats(),
                burnt_down: true,
                ..Offers::default()
            },
            Phase::Hiding | Phase::Over => Offers::default(),
        }
    }

    fn moment(state: &State) -> Moment<Command> {
        Moment {
            awaits: (state.phase == Phase::Hiding).then_some(Window {
                id: HIDING,
                when_out: None,
            }),
            clock: (state.phase == Phase::Guessing).then_some(Clock {
                id: CANDLE,
                when_out: Some(Command::Guess { player: None }),
            }),
            over: state.phase == Phase::Over,
        }
    }

    fn is_final(event: &Event) -> bool {
        matches!(event, Event::Ended { .. })
    }
}
