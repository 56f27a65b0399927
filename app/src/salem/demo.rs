//! The demo of Salem 1692: a night and the day after it, in which each thing happens once. The dawn
//! lies behind: it shuts the same eyes and shows the same window as the night.

use rules::salem::Salem;
use rules::salem::cards::{Card, RedCard};
use rules::salem::moment::{CONFESSION, CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use rules::salem::setup::{PlayerForm, SetupForm};
use rules::seat::Seat;

use super::settings;
use crate::contract::Settings;
use crate::demo::{Act, After, Course, Demo, Demonstrated, Step, When};

/// How many sit at the sample table: with five there is one Witch card, and finding it ends the game.
const SEATS: usize = 5;
/// Nobody's eyes are really shut, so that silences need be no longer than a breath.
const PACE: u32 = 25;
/// What is said a second time in every game, and what a card asks of a table that has none here.
const LEFT_OUT: &[&str] = &["confession-closed", "shuffle-lower-half", "shuffle-bottom"];

impl Demonstrated for Salem {
    const SAMPLE_NAMES: Option<&'static str> = Some("salem-demo-names");

    fn demo(names: &[String]) -> Option<Demo<Self>> {
        let names = names.get(..SEATS)?;
        let seats: Vec<_> = Seat::first(SEATS).collect();
        let [confesses, has_cat, dies, witch, guarded] = seats[..] else {
            return None;
        };
        let player = |name: &String| PlayerForm {
            name: name.clone(),
            ..PlayerForm::default()
        };
        let cat = Command::WitchesChoose {
            player: Some(has_cat),
        };
        Some(Demo {
            form: SetupForm {
                players: names.iter().map(player).collect(),
                ..SetupForm::default()
            },
            past: vec![Command::Dawn, cat],
            course: Course {
                steps: steps(confesses, dies, witch, guarded),
                left_out: LEFT_OUT,
                pace: PACE,
            },
        })
    }

    fn for_the_demo(settings: &mut Settings) {
        settings.games.salem = settings::Settings {
            witches_least_s: 5,
            constable_least_s: 5,
            own_timer: false,
            sand_s: 7,
            ask_asleep: false,
            ..settings.games.salem
        };
    }
}

fn steps(confesses: Seat, dies: Seat, witch: Seat, guarded: Seat) -> Vec<Step<Command>> {
    let victim = Command::WitchesChoose { player: Some(dies) };
    let gavel = Command::ConstableChoose {
        player: Some(guarded),
    };
    let confession = Command::Confess {
        player: confesses,
        card: Some(Card::NotAWitch),
        holds_another: false,
        overrides: false,
    };
    let cards_of_the_dead = |player, count| Command::TurnUp {
        player,
        cards: vec![Card::NotAWitch; count],
        overrides: false,
    };
    let accusation = Command::Accuse {
        player: witch,
        card: RedCard::Witness,
    };
    let trial = Command::Reveal {
        player: witch,
        card: Card::Witch,
        holds_another: false,
        overrides: false,
    };
    let mut steps = vec![
        explain(When::AtOnce, 0, "salem-demo-asleep"),
        play(0, Command::Night),
        explain(When::Line("night-witches-open"), 0, "salem-demo-witches"),
    ];
    steps.extend(choice(When::Window(WITCHES), 700, dies, victim));
    steps.push(explain(
        When::Line("night-constable-open"),
        0,
        "salem-demo-constable",
    ));
    steps.extend(choice(When::Window(CONSTABLE), 700, guarded, gavel));
    steps.extend([
        explain(When::Line("night-open-eyes"), 0, "salem-demo-eyes-open"),
        explain(When::Line("confession-open"), 0, "salem-demo-confess"),
    ]);
    steps.extend(deed(When::Sand(CONFESSION), 1500, confesses, confession));
    steps.extend([
        explain(When::Line("result-died"), 0, "salem-demo-died"),
        play(5000, cards_of_the_dead(dies, 5)),
        step(When::Silent, 800, Act::PutAway),
        explain(When::AtOnce, 0, "salem-demo-day"),
    ]);
    steps.extend(deed(When::AtOnce, 1800, witch, accusation));
    steps.push(Step {
        after: After::Reading,
        ..explain(When::AtOnce, 0, "salem-demo-trial")
    });
    steps.extend(deed(When::AtOnce, 2600, witch, trial));
    steps.extend([
        // At once, so that nothing is asked for: that was shown before.
        play(0, cards_of_the_dead(witch, 4)),
        explain(When::Line("win-townspeople"), 0, "salem-demo-end"),
    ]);
    steps
}

fn step(when: When, after_ms: u64, act: Act<Command>) -> Step<Command> {
    let after = After::Ms(after_ms);
    Step { when, after, act }
}

fn explain(when: When, after_ms: u64, sentence: &'static str) -> Step<Command> {
    step(when, after_ms, Act::Explain(sentence))
}

fn play(after_ms: u64, command: Command) -> Step<Command> {
    step(When::AtOnce, after_ms, Act::Play(command))
}

/// A finger comes to a name, and what it is for is done.
fn deed(when: When, after_ms: u64, whose: Seat, command: Command) -> Vec<Step<Command>> {
    vec![step(when, after_ms, Act::Touch(whose)), play(1200, command)]
}

/// The same where it must be confirmed by holding.
fn choice(when: When, after_ms: u64, whom: Seat, command: Command) -> Vec<Step<Command>> {
    vec![
        step(when, after_ms, Act::Touch(whom)),
        step(When::AtOnce, 800, Act::Hold),
        play(1000, command),
    ]
}
