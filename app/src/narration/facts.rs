//! From what is public at the table to what is spoken. Must never look at a secret: it
//! is given the table's public view and nothing else of the state.

use rules::salem::cards::Card;
use rules::salem::moves::{Cause, Event, Fate, Side};
use rules::salem::printing::{NightCard, Passing};
use rules::salem::setup::{Setup, Tracking};
use rules::salem::view::{Awaiting, ConstableCard, PhaseName, TableView};
use rules::seat::Seat;

use crate::script::{Entry, Fact, Segment, Whose};

/// The public facts that steps of the script depend on.
#[must_use]
pub fn facts(table: &TableView, setup: &Setup, own_timer: bool) -> Vec<Fact> {
    let switches = setup.switches();
    let night = table.night.as_ref();
    let ghosts = table.seats.iter().any(|seat| seat.ghost);
    let either = |condition, yes, no| if condition { yes } else { no };
    let mut facts = vec![
        either(constable_watches(table), Fact::Constable, Fact::NoConstable),
        either(ghosts, Fact::Ghosts, Fact::NoGhosts),
        either(own_timer, Fact::OwnTimer, Fact::DigitalSand),
        match switches.night_card {
            NightCard::LowerHalf => Fact::NightInLowerHalf,
            NightCard::Bottom => Fact::NightAtBottom,
        },
        match switches.conspiracy {
            Passing::FromTheLeft => Fact::FromTheLeft,
            Passing::Pooled => Fact::Pooled,
        },
    ];
    if matches!(setup.tracking(), Tracking::Ledger(_)) {
        facts.push(Fact::Ledger);
    }
    if night.is_some_and(|night| night.gavel.is_some()) {
        facts.push(Fact::Gavel);
    }
    let fate = night.and_then(|night| night.fate);
    facts.push(if fate == Some(Fate::LosesCards) {
        Fact::CardsForfeited
    } else if night.is_some_and(|night| !night.died.is_empty()) {
        Fact::SomeoneDied
    } else {
        Fact::Spared
    });
    let cat_card = table
        .conspiracy
        .as_ref()
        .is_some_and(|conspiracy| conspiracy.cat_card_of.is_some());
    facts.push(either(cat_card, Fact::CatCard, Fact::NoCatCard));
    facts
}

/// Whose names are said. Nobody's where there is no such person.
#[must_use]
pub fn named(whose: Whose, table: &TableView) -> Vec<Seat> {
    let night = table.night.as_ref();
    let conspiracy = table.conspiracy.as_ref();
    match whose {
        Whose::Died => night.map(|night| night.died.clone()).unwrap_or_default(),
        Whose::Gavel => night.and_then(|night| night.gavel).into_iter().collect(),
        Whose::BlackCat => table.black_cat.into_iter().collect(),
        Whose::CatCard => conspiracy
            .and_then(|conspiracy| conspiracy.cat_card_of)
            .into_iter()
            .collect(),
    }
}

/// Whether this night has a constable. A Constable card that is shown in a confession
/// ends the office afterwards, but the night was spoken with it.
fn constable_watches(table: &TableView) -> bool {
    table.constable == ConstableCard::InPlay
}

/// What is spoken because of what happened, in order.
#[must_use]
pub fn segments_of(events: &[Event], table: &TableView) -> Vec<Segment> {
    let mut segments = Vec::new();
    for event in events {
        match event {
            Event::DawnBegan => segments.push(Segment::Dawn),
            Event::NightBegan => segments.push(Segment::Night),
            Event::NightResolved { .. } => segments.push(Segment::Result),
            Event::CardRevealed {
                card: Card::Constable,
                ..
            } => segments.push(Segment::ConstableGone),
            Event::CardsTurnedUp { cards, .. } if cards.contains(&Card::Constable) => {
                segments.push(Segment::ConstableGone);
            }
            Event::Died { cause, .. } => {
                if *cause == Cause::Matchmaker {
                    segments.push(Segment::Matchmaker);
                }
                segments.push(Segment::TurnUp);
            }
            Event::DeathFinished { .. } => {
                // Without cards to turn up there was nothing to announce.
                if segments.last() == Some(&Segment::TurnUp) {
                    segments.pop();
                }
                segments.push(Segment::LastWords);
                if table.last_two {
                    segments.push(Segment::LastTwo);
                }
            }
            Event::NightEnded => segments.push(Segment::Shuffle),
            Event::ConspiracyBegan { .. } => segments.push(Segment::Conspiracy),
            Event::TakingBegan => segments.push(Segment::Taking),
            Event::ConspiracyEnded => segments.push(Segment::ConspiracyEnd),
            Event::WitchesClaimed => segments.push(Segment::Claim),
            Event::ClaimAnswered { stands: false } => segments.push(Segment::ClaimFalse),
            Event::Won { side, .. } => {
                // The last words may be said; reminders for a day that will not come, not.
                segments.retain(|segment| *segment != Segment::LastTwo);
                segments.push(match side {
                    Side::Townspeople => Segment::TownspeopleWin,
                    Side::Witches => Segment::WitchesWin,
                });
            }
            Event::BlackCatPlaced { .. }
            | Event::WitchesChose { .. }
            | Event::GavelGiven { .. }
            | Event::Confessed { .. }
            | Event::CardRevealed { .. }
            | Event::LedgerCorrected { .. }
            | Event::CardsForfeited { .. }
            | Event::CardsTurnedUp { .. }
            | Event::BlueCardGiven { .. }
            | Event::BlueCardMoved { .. }
            | Event::BlueCardDiscarded { .. }
            | Event::Accused { .. }
            | Event::AccusationsCleared { .. }
            | Event::CardTaken { .. }
            | Event::TakesForgotten
            | Event::CardsPassed { .. }
            | Event::ClaimAnswered { stands: true } => {}
        }
    }
    segments
}

/// Where the narrator goes on when a game is taken up again, if something is spoken there.
#[must_use]
pub fn entry_of(table: &TableView) -> Option<(Segment, Entry)> {
    match (table.phase, table.awaiting) {
        (PhaseName::Dawn, Some(Awaiting::Witches)) => Some((Segment::Dawn, Entry::Witches)),
        (PhaseName::Night, Some(Awaiting::Witches)) => Some((Segment::Night, Entry::Witches)),
        (PhaseName::Night, Some(Awaiting::Constable)) => Some((Segment::Night, Entry::Constable)),
        (PhaseName::Night, Some(Awaiting::Confession)) => Some((Segment::Night, Entry::Confession)),
        _ => None,
    }
}
