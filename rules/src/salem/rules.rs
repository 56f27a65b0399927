//! Deciding and applying side by side, each dispatching to the file of its phase.

use super::moves::{Command, Event};
use super::refusals::{Code, Reasons, Refusals};
use super::state::{Phase, State};
use super::{claim, conspiracy, dawn, day, dealing, death, end, ledger, night, reveal};
use crate::onlooker::Asker;
use crate::seat::Seat;

/// What a command brings about.
///
/// # Errors
/// Every reason why it is not allowed to this asker now.
pub fn decide(state: &State, by: Asker, command: &Command) -> Result<Vec<Event>, Refusals> {
    if !may_ask(by, command) {
        return Err(Code::NotYours.into());
    }
    if matches!(state.phase, Phase::Over { .. }) {
        return Err(Code::GameIsOver.into());
    }
    match *command {
        Command::EnterHand { player, ref cards } => dealing::enter(state, player, cards),
        Command::Dawn => dawn::begin(state),
        Command::WitchesChoose { player } => match state.phase {
            Phase::Dawn => dawn::witches_choose(state, player),
            _ => night::witches_choose(state, player),
        },
        Command::Night => night::begin(state),
        Command::ConstableChoose { player } => night::constable_choose(state, player),
        Command::Confess {
            player, card: None, ..
        } => night::confess_by_ability(state, player),
        Command::Confess {
            player,
            card: Some(card),
            holds_another,
            overrides,
        } => night::confess(
            state,
            reveal::Shown {
                seat: player,
                card,
                holds_another,
                overrides,
            },
        ),
        Command::EndConfession => night::end_confession(state),
        Command::Reveal {
            player,
            card,
            holds_another,
            overrides,
        } => reveal::reveal(
            state,
            reveal::Shown {
                seat: player,
                card,
                holds_another,
                overrides,
            },
        ),
        Command::TurnUp {
            player,
            ref cards,
            overrides,
        } => death::turn_up(state, player, cards, overrides),
        Command::Give { card, player } => day::give(state, card, player),
        Command::Move { card, from, to } => day::move_card(state, card, from, to),
        Command::Discard { card, player } => day::discard(state, card, player),
        Command::Accuse { player, card } => day::accuse(state, player, card),
        Command::ClearAccusations { player } => day::clear_accusations(state, player),
        Command::Conspiracy { drawer } => conspiracy::begin(state, drawer),
        Command::Take { player, card, gave } => conspiracy::take(state, player, card, gave),
        Command::EndConspiracy => conspiracy::end(state),
        Command::ClaimWitchesWin => claim::make(state),
        Command::AnswerClaim { stands } => claim::answer(state, stands),
    }
}

/// Whether somebody may ask for this at all, whenever it is. The host may for everybody at
/// the table; a player's own device may only for its player.
fn may_ask(by: Asker, command: &Command) -> bool {
    let Asker::Seat(own) = by else {
        return true;
    };
    match command {
        Command::EnterHand { player, .. }
        | Command::Confess { player, .. }
        | Command::Take { player, .. } => *player == own,
        Command::Dawn
        | Command::WitchesChoose { .. }
        | Command::Night
        | Command::ConstableChoose { .. }
        | Command::EndConfession
        | Command::Reveal { .. }
        | Command::TurnUp { .. }
        | Command::Give { .. }
        | Command::Move { .. }
        | Command::Discard { .. }
        | Command::Accuse { .. }
        | Command::ClearAccusations { .. }
        | Command::Conspiracy { .. }
        | Command::EndConspiracy
        | Command::ClaimWitchesWin
        | Command::AnswerClaim { .. } => false,
    }
}

/// Lets one event have happened.
pub fn apply(state: &mut State, event: &Event) {
    match event {
        Event::HandEntered { .. } | Event::HandsDealt | Event::HandsForgotten => {
            dealing::apply(state, event);
        }
        Event::DawnBegan | Event::BlackCatPlaced { .. } => dawn::apply(state, event),
        Event::NightBegan
        | Event::WitchesChose { .. }
        | Event::GavelGiven { .. }
        | Event::Confessed { .. }
        | Event::NightResolved { .. }
        | Event::NightEnded => night::apply(state, event),
        Event::CardRevealed { seat, card } => reveal::apply(state, *seat, *card),
        Event::LedgerCorrected {
            seat,
            shown,
            instead_of,
            other,
        } => ledger::correct(state, *seat, *shown, *instead_of, *other),
        Event::Died { .. }
        | Event::CardsForfeited { .. }
        | Event::CardsTurnedUp { .. }
        | Event::DeathFinished { .. } => death::apply(state, event),
        Event::BlueCardGiven { .. }
        | Event::BlueCardMoved { .. }
        | Event::BlueCardDiscarded { .. }
        | Event::Accused { .. }
        | Event::AccusationsCleared { .. } => day::apply(state, event),
        Event::ConspiracyBegan { .. }
        | Event::TakingBegan
        | Event::CardTaken { .. }
        | Event::TakesForgotten
        | Event::CardsPassed { .. }
        | Event::ConspiracyEnded => conspiracy::apply(state, event),
        Event::WitchesClaimed | Event::ClaimAnswered { .. } => claim::apply(state, event),
        Event::Won { side, late } => end::apply(state, *side, *late),
    }
}

/// The reasons that every command of a phase has in common: the phase itself, a death
/// whose cards come first, and a claim that is to be answered first.
pub(crate) fn reasons(state: &State, right_phase: bool) -> Reasons {
    let mut reasons = Reasons::default();
    reasons.require(state.due.is_none(), Code::WaitingForDeadCards);
    reasons.require(right_phase && !state.claimed, Code::WrongPhase);
    reasons
}

/// Requires a player who is alive.
pub(crate) fn require_living(reasons: &mut Reasons, state: &State, seat: Seat) {
    reasons.require(state.is_seat(seat), Code::NoSuchPlayer);
    reasons.require(
        !state.is_seat(seat) || state.is_alive(seat),
        Code::PlayerIsDead,
    );
}
