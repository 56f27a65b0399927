//! Deciding and applying side by side, each dispatching to the file of its phase. There a
//! verb decides (`begin`, `choose`), and what happened is applied (`began`, `chose`).

use super::cards::Card;
use super::draft::Draft;
use super::moves::{Command, Event};
use super::refusals::{Code, Refusals};
use super::reveal::Shown;
use super::state::{Phase, State};
use super::{claim, conspiracy, dawn, day, dealing, death, end, leaving, ledger, night, reveal};
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
    let mut draft = Draft::on(state, apply);
    let on = &mut draft;
    match *command {
        Command::EnterHand { player, ref cards } => dealing::enter(on, player, cards),
        Command::Dawn => dawn::begin(on),
        Command::WitchesChoose { player } if state.phase == Phase::Dawn => {
            dawn::witches_choose(on, player)
        }
        Command::WitchesChoose { player } => night::witches_choose(on, player),
        Command::Night => night::begin(on),
        Command::ConstableChoose { player } => night::constable_choose(on, player),
        Command::Confess {
            player, card: None, ..
        } => night::confess_by_ability(on, player),
        Command::Confess {
            player,
            card: Some(card),
            holds_another,
            overrides,
        } => night::confess(on, shown(player, card, holds_another, overrides)),
        Command::EndConfession => night::end_confession(on),
        Command::Reveal {
            player,
            card,
            holds_another,
            overrides,
        } => reveal::reveal(on, shown(player, card, holds_another, overrides)),
        Command::TurnUp {
            player,
            ref cards,
            overrides,
        } => death::turn_up(on, player, cards, overrides),
        Command::Give { card, player } => day::give(on, card, player),
        Command::Move { card, from, to } => day::move_card(on, card, from, to),
        Command::Discard { card, player } => day::discard(on, card, player),
        Command::Accuse { player, card } => day::accuse(on, player, card),
        Command::ClearAccusations { player } => day::clear_accusations(on, player),
        Command::Leave { player, gives_to } => leaving::leave(on, player, gives_to),
        Command::Conspiracy { drawer } => conspiracy::begin(on, drawer),
        Command::Take { player, card, gave } => conspiracy::take(on, player, card, gave),
        Command::EndConspiracy => conspiracy::end(on),
        Command::ClaimWitchesWin => claim::make(on),
        Command::AnswerClaim { stands } => claim::answer(on, stands),
    }?;
    Ok(draft.events())
}

fn shown(seat: Seat, card: Card, holds_another: bool, overrides: bool) -> Shown {
    Shown {
        seat,
        card,
        holds_another,
        overrides,
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
        | Command::Leave { .. }
        | Command::Conspiracy { .. }
        | Command::EndConspiracy
        | Command::ClaimWitchesWin
        | Command::AnswerClaim { .. } => false,
    }
}

/// Lets one event have happened.
pub fn apply(state: &mut State, event: &Event) {
    match *event {
        Event::HandEntered { seat, ref cards } => dealing::hand_entered(state, seat, cards),
        Event::HandsDealt => dealing::dealt(state),
        Event::HandsForgotten => dealing::forgotten(state),
        Event::DawnBegan => dawn::began(state),
        Event::BlackCatPlaced { seat, drawn } => dawn::cat_placed(state, seat, drawn),
        Event::NightBegan => night::began(state),
        Event::WitchesChose { seat, drawn } => night::witches_chose(state, seat, drawn),
        Event::GavelGiven { seat } => night::gavel_given(state, seat),
        Event::Confessed { seat, by_ability } => night::confessed(state, seat, by_ability),
        Event::NightResolved { seat, fate } => night::resolved(state, seat, fate),
        Event::NightEnded => night::ended(state),
        Event::CardRevealed { seat, card } => reveal::revealed(state, seat, card),
        Event::LedgerCorrected {
            seat,
            shown,
            instead_of,
            other,
        } => ledger::corrected(state, seat, shown, instead_of, other),
        Event::Died { seat, cause } => death::died(state, seat, cause),
        Event::CardsForfeited { seat, count } => death::forfeited(state, seat, count),
        Event::CardsTurnedUp { seat, ref cards } => death::turned_up(state, seat, cards),
        Event::DeathFinished { seat } => death::finished(state, seat),
        Event::LeftTheTable { seat, gives_to } => leaving::left(state, seat, gives_to),
        Event::LeavingFinished { seat } => death::finished(state, seat),
        Event::BlueCardGiven { card, seat } => day::given(state, card, seat),
        Event::BlueCardMoved { card, from, to } => day::moved(state, card, from, to),
        Event::BlueCardDiscarded { card, seat } => day::discarded(state, card, seat),
        Event::Accused { seat, points } => day::accused(state, seat, points),
        Event::AccusationsCleared { seat } => day::cleared(state, seat),
        Event::ConspiracyBegan { drawer, cat_card } => conspiracy::began(state, drawer, cat_card),
        Event::TakingBegan => conspiracy::taking_began(state),
        Event::CardTaken { seat, card, gave } => conspiracy::taken(state, seat, card, gave),
        Event::TakesForgotten => conspiracy::takes_forgotten(state),
        Event::CardsPassed { ref passed } => conspiracy::cards_passed(state, passed),
        Event::ConspiracyEnded => conspiracy::ended(state),
        Event::WitchesClaimed => claim::made(state),
        Event::ClaimAnswered { .. } => claim::answered(state),
        Event::Won { side, late } => end::won(state, side, late),
    }
}
