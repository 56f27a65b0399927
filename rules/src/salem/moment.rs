//! What the table is to wait for: whose secret choice, which sand, and what follows when
//! the time for it is over. Knows nothing of how long that is.

use super::moves::Command;
use super::state::{NightStage, Phase, State};
use crate::game::{Clock, ClockId, Moment, Window, WindowId};

/// The witches' eyes are open: at dawn (S20) and at night (S46).
pub const WITCHES: WindowId = WindowId("witches");
/// The constable's eyes are open (S46).
pub const CONSTABLE: WindowId = WindowId("constable");

/// The sand for confessions (S48).
pub const CONFESSION: ClockId = ClockId("confession");
/// A slow turn (S38); turned by the host.
pub const SLOW_TURN: ClockId = ClockId("slow-turn");
/// An ability that takes its time (S36); turned by the host.
pub const ABILITY: ClockId = ClockId("ability");
/// The last words of the dead (S37); turned by the host.
pub const LAST_WORDS: ClockId = ClockId("last-words");
/// Talk by day, for as long as the table likes; turned by the host.
pub const DISCUSSION: ClockId = ClockId("discussion");

/// What the table is to wait for now.
#[must_use]
pub fn moment(state: &State) -> Moment<Command> {
    // Cards of the dead, or an answer to a claim, come before anything else.
    let held = state.due.is_some() || state.claimed;
    // A ghost may be the only witch, or the constable: then nobody chooses (S61).
    let nobody = |command| state.has_ghosts().then_some(command);
    let awaits = match state.phase {
        _ if held => None,
        Phase::Dawn | Phase::Night(NightStage::Witches) => Some(Window {
            id: WITCHES,
            when_out: nobody(Command::WitchesChoose { player: None }),
        }),
        Phase::Night(NightStage::Constable { .. }) => Some(Window {
            id: CONSTABLE,
            when_out: nobody(Command::ConstableChoose { player: None }),
        }),
        Phase::Dealing { .. }
        | Phase::Setup
        | Phase::Day
        | Phase::Night(NightStage::Confession { .. } | NightStage::Resolved)
        | Phase::Conspiracy { .. }
        | Phase::Over { .. } => None,
    };
    let confession = matches!(state.phase, Phase::Night(NightStage::Confession { .. }));
    Moment {
        awaits,
        clock: confession.then(|| Clock {
            id: CONFESSION,
            when_out: (!held).then_some(Command::EndConfession),
        }),
        over: matches!(state.phase, Phase::Over { .. }),
    }
}
