//! Who sits where under which name: a name put right at any time, places changed before the first
//! dawn. Knows no phase but the hand round, which is all that can have happened by then.

use super::moves::{Command, Event};
use super::setup::SetupForm;
use crate::names;
use crate::replay::Step;
use crate::seat::{Seat, is_order_of};

/// The form with another name for this player, who keeps character and hand.
pub(super) fn renamed(form: &SetupForm, seat: Seat, name: &str) -> SetupForm {
    let mut form = form.clone();
    let Some(player) = form.players.get_mut(seat.place()) else {
        return form;
    };
    let name = names::checked(name).unwrap_or_else(|| name.to_owned());
    let key = names::key(&player.name);
    player.name.clone_from(&name);
    if let Some(hands) = &mut form.hands {
        let known = hands.keys().find(|other| names::key(other) == key).cloned();
        if let Some(hand) = known.and_then(|known| hands.remove(&known)) {
            hands.insert(name, hand);
        }
    }
    form
}

/// The game with its people in other places, as long as nothing but a hand round has happened:
/// characters, and hands that were entered, go with whose they are.
pub(super) fn reseated(
    form: &SetupForm,
    steps: &[Step<Command, Event>],
    order: &[Seat],
) -> Option<(SetupForm, Vec<Step<Command, Event>>)> {
    if !is_order_of(order, form.players.len()) {
        return None;
    }
    let place_of = |seat: Seat| {
        let place = order.iter().position(|sat| *sat == seat)?;
        Seat::at(place)
    };
    let steps = steps
        .iter()
        .map(|step| step_at(step, place_of))
        .collect::<Option<_>>()?;
    let players = order.iter().filter_map(|sat| form.players.get(sat.place()));
    let form = SetupForm {
        players: players.cloned().collect(),
        ..form.clone()
    };
    Some((form, steps))
}

/// A step of the hand round with its seats in other places.
fn step_at(
    step: &Step<Command, Event>,
    place_of: impl Fn(Seat) -> Option<Seat>,
) -> Option<Step<Command, Event>> {
    let event_at = |event: &Event| match event {
        Event::HandEntered { seat, cards } => Some(Event::HandEntered {
            seat: place_of(*seat)?,
            cards: cards.clone(),
        }),
        Event::HandsDealt => Some(Event::HandsDealt),
        Event::HandsForgotten => Some(Event::HandsForgotten),
        _ => None,
    };
    Some(Step {
        events: step.events.iter().map(event_at).collect::<Option<_>>()?,
        command: step
            .command
            .clone()
            .try_map(|seat| place_of(seat).ok_or(()))
            .ok()?,
    })
}
