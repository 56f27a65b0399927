//! The laws are worth as much as the games that they are tried on: over the same walks,
//! with luck that repeats, everything that can happen happens and every reason is given.

use std::collections::BTreeMap;

use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use rules::onlooker::Asker;
use rules::salem::SalemGame;
use rules::salem::moves::Event;
use rules::salem::moves::Side;
use rules::salem::refusals::Code;
use rules::seat::{MOST_SEATS, Seat};
use strum::{VariantArray, VariantNames};

use crate::walk::{Next, any_walk, go, next, setup};

/// Reasons of a setup, which no command is refused for.
const OF_NO_COMMAND: [Code; 7] = [
    Code::BadName,
    Code::DuplicateName,
    Code::TooFewPlayers,
    Code::TooManyPlayers,
    Code::BadWitchCount,
    Code::DuplicateCharacter,
    Code::UnknownCharacter,
];

#[test]
fn the_walks_reach_every_event_and_every_reason() {
    let mut happened: BTreeMap<String, u32> = BTreeMap::new();
    let mut refused: BTreeMap<String, u32> = BTreeMap::new();
    let mut runner = TestRunner::deterministic();
    for _ in 0..1000 {
        let (form, walk) = any_walk().new_tree(&mut runner).expect("a walk").current();
        let mut game = SalemGame::new(setup(&form));
        for luck in walk {
            let next = next(luck, &game);
            if let Next::Ask(command) = &next {
                // Every seat asks in its turn for what the host asks for.
                let seat = Seat::at(game.steps().len() % MOST_SEATS).expect("a seat");
                if let Err(reasons) = game.decide(Asker::Seat(seat), command) {
                    for code in reasons.codes() {
                        *refused.entry(format!("{code:?}")).or_default() += 1;
                    }
                }
                match game.decide(Asker::Host, command) {
                    Ok(events) => {
                        for event in &events {
                            *happened.entry(kind(event).to_owned()).or_default() += 1;
                            for special in special(event) {
                                *happened.entry(special.to_owned()).or_default() += 1;
                            }
                        }
                    }
                    Err(reasons) => {
                        for code in reasons.codes() {
                            *refused.entry(format!("{code:?}")).or_default() += 1;
                        }
                    }
                }
            }
            go(&mut game, next);
        }
    }
    println!("{happened:#?}\n{refused:#?}");
    for word in known() {
        assert!(happened.contains_key(word), "{word} never happened");
    }
    for code in Code::VARIANTS {
        let expected = !OF_NO_COMMAND.contains(code);
        assert_eq!(
            refused.contains_key(&format!("{code:?}")),
            expected,
            "{code:?}"
        );
    }
}

/// Turns of the game that the kind of an event alone does not tell.
const SPECIAL: [&str; 10] = [
    "won by townspeople",
    "won by witches",
    "turned too late",
    "matchmaker",
    "all cards revealed",
    "drawn by luck",
    "confessed by ability",
    "black cat skipped",
    "left with cards up",
    "left and gave",
];

fn special(event: &Event) -> Vec<&'static str> {
    use rules::salem::moves::Cause;
    match event {
        Event::Won { side, late } => {
            let by = match side {
                Side::Townspeople => "won by townspeople",
                Side::Witches => "won by witches",
            };
            let late = (!late.is_empty()).then_some("turned too late");
            std::iter::once(by).chain(late).collect()
        }
        Event::Died {
            cause: Cause::Matchmaker,
            ..
        } => vec!["matchmaker"],
        Event::Died {
            cause: Cause::AllCardsRevealed,
            ..
        } => vec!["all cards revealed"],
        Event::WitchesChose { drawn: true, .. } => vec!["drawn by luck"],
        Event::Confessed {
            by_ability: true, ..
        } => vec!["confessed by ability"],
        Event::ConspiracyBegan { cat_card: None, .. } => vec!["black cat skipped"],
        Event::LeftTheTable { gives_to: None, .. } => vec!["left with cards up"],
        Event::LeftTheTable { .. } => vec!["left and gave"],
        _ => Vec::new(),
    }
}

/// The word that files write.
fn kind(event: &Event) -> &'static str {
    event.into()
}

fn known() -> impl Iterator<Item = &'static str> {
    Event::VARIANTS.iter().copied().chain(SPECIAL)
}
