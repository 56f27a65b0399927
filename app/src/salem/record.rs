//! The record of a game as messages for people: one line for each thing that happened.
//! While the game runs it is made from public events alone; the story of the secret
//! ones is told once it is over (S56).

use rules::replay::Step;
use rules::salem::cards::{BlueCard, Card, CardCounts};
use rules::salem::moves::{Command, Event, Fate, Side};
use rules::salem::setup::Setup;
use rules::salem::view::is_public;
use rules::seat::Seat;

use crate::contract::{RecordLine, Said};

/// The lines of these steps, oldest first.
pub(super) fn lines(setup: &Setup, steps: &[Step<Command, Event>], over: bool) -> Vec<RecordLine> {
    let mut lines = Vec::new();
    let mut nights = 0;
    for (index, step) in steps.iter().enumerate() {
        let mut line = |said, secret, nights| {
            lines.push(RecordLine {
                step: index + 1,
                night: (nights > 0).then_some(nights),
                said,
                secret_until_the_end: secret,
            });
        };
        for event in &step.events {
            if matches!(event, Event::NightBegan) {
                nights += 1;
            }
            let secret = !is_public(event);
            if secret && !over {
                continue;
            }
            for said in said(setup, step, event, nights) {
                line(said, secret, nights);
            }
        }
        // That the ledger had believed otherwise tells of a hand, and waits with the rest of the
        // story.
        let corrected = |event: &Event| matches!(event, Event::LedgerCorrected { .. });
        if over
            && step.events.iter().any(corrected)
            && let Some(seat) = shown_by(&step.command)
        {
            let said = Said::of("record-ledger-corrected").name("player", name(setup, seat));
            line(said, true, nights);
        }
    }
    lines
}

/// The name of a seat.
fn name(setup: &Setup, seat: Seat) -> String {
    let player = setup.player(seat).map(|player| player.name.clone());
    player.unwrap_or_default()
}

fn said(setup: &Setup, step: &Step<Command, Event>, event: &Event, nights: u32) -> Vec<Said> {
    let player = |message, seat: &Seat| Said::of(message).name("player", name(setup, *seat));
    let one = match event {
        Event::DawnBegan => Said::of("record-dawn"),
        Event::BlackCatPlaced { seat, .. } => player("record-black-cat", seat),
        Event::NightBegan => Said::of("record-night-began").number("night", nights),
        Event::WitchesChose { seat, .. } => player("record-witches-chose", seat),
        Event::GavelGiven { seat: Some(seat) } => player("record-gavel", seat),
        Event::GavelGiven { seat: None } => Said::of("record-gavel-nobody"),
        Event::Confessed {
            seat,
            by_ability: true,
        } => player("record-confessed-ability", seat),
        Event::Confessed { seat, .. } => {
            let card = shown_card(&step.command).map(word).unwrap_or_default();
            player("record-confessed", seat).name("card", card)
        }
        Event::NightResolved { seat, fate } => attacked(setup, *seat, *fate),
        // A confession names its card in the same breath.
        Event::CardRevealed { .. } if matches!(step.command, Command::Confess { .. }) => {
            return Vec::new();
        }
        Event::CardRevealed { seat, card } => {
            player("record-revealed", seat).name("card", word(*card))
        }
        Event::Died { seat, cause } => player("record-died", seat).name("cause", word(*cause)),
        Event::CardsForfeited { seat, count } => {
            player("record-forfeits", seat).number("count", *count)
        }
        Event::CardsTurnedUp { seat, cards } => {
            let counts = CardCounts::of(cards);
            player("record-turned-up", seat)
                .number("witch", counts.witch)
                .number("constable", counts.constable)
                .number("not_a_witch", counts.not_a_witch)
        }
        Event::LeftTheTable {
            seat,
            gives_to: Some(to),
        } => player("record-left-gave", seat).name("to", name(setup, *to)),
        Event::LeftTheTable { seat, .. } => player("record-left", seat),
        Event::BlueCardGiven { card, seat } => {
            blue("record-blue-given", *card).name("player", name(setup, *seat))
        }
        Event::BlueCardMoved { card, from, to } => blue("record-blue-moved", *card)
            .name("from", name(setup, *from))
            .name("to", name(setup, *to)),
        Event::BlueCardDiscarded { card, seat } => {
            blue("record-blue-discarded", *card).name("player", name(setup, *seat))
        }
        Event::Accused { seat, points } => player("record-accused", seat).number("points", *points),
        Event::AccusationsCleared { seat } => player("record-accusations-cleared", seat),
        Event::ConspiracyBegan { drawer, cat_card } => {
            let mut said = vec![player("record-conspiracy", drawer)];
            if cat_card.is_none() {
                said.push(Said::of("record-cat-card-skipped"));
            }
            return said;
        }
        Event::TakingBegan => Said::of("record-taking"),
        Event::CardsPassed { passed } => {
            let line = |one: &rules::salem::moves::Passed| {
                player("record-passed", &one.seat)
                    .name("gave", word(one.gave))
                    .name("got", word(one.got))
            };
            return passed.iter().map(line).collect();
        }
        Event::TakesForgotten => Said::of("record-takes-forgotten"),
        Event::ConspiracyEnded => Said::of("record-conspiracy-ended"),
        Event::WitchesClaimed => Said::of("record-claimed"),
        Event::ClaimAnswered { stands: true } => Said::of("record-claim-true"),
        Event::ClaimAnswered { stands: false } => Said::of("record-claim-false"),
        Event::Won { side, .. } => Said::of(match side {
            Side::Townspeople => "record-won-townspeople",
            Side::Witches => "record-won-witches",
        }),
        // The passing tells what was taken; the others are told by what they bring about.
        Event::CardTaken { .. }
        | Event::LedgerCorrected { .. }
        | Event::DeathFinished { .. }
        | Event::LeavingFinished { .. }
        | Event::HandEntered { .. }
        | Event::HandsDealt
        | Event::HandsForgotten
        | Event::NightEnded => return Vec::new(),
    };
    vec![one]
}

fn attacked(setup: &Setup, seat: Seat, fate: Fate) -> Said {
    let player = |message| Said::of(message).name("player", name(setup, seat));
    match fate {
        Fate::AlreadyDead => player("record-attacked-dead"),
        Fate::Gavel => player("record-attacked-saved").name("why", "gavel"),
        Fate::Confessed => player("record-attacked-saved").name("why", "confessed"),
        Fate::Asylum => player("record-attacked-saved").name("why", "asylum"),
        Fate::Dies => player("record-attacked-died"),
        Fate::LosesCards => player("record-attacked-forfeits"),
    }
}

fn shown_by(command: &Command) -> Option<Seat> {
    match command {
        Command::Reveal { player, .. }
        | Command::Confess { player, .. }
        | Command::TurnUp { player, .. } => Some(*player),
        _ => None,
    }
}

fn shown_card(command: &Command) -> Option<Card> {
    match command {
        Command::Confess { card, .. } => *card,
        _ => None,
    }
}

fn blue(message: &'static str, card: BlueCard) -> Said {
    Said::of(message).name("card", word(card))
}

/// The word that files use, for a message to choose by.
pub(super) fn word(value: impl Into<&'static str>) -> String {
    value.into().to_owned()
}
