//! What a game shows of itself to people who have never played it: a real game at a sample table that
//! goes on by itself, with a sentence for each thing that happens. All of it is data; the table
//! plays it (`table/showing`) by the same rules and the same script as any other game.
//!
//! Must never look at a game: whatever is shown of a hand is what the list says that it does, never
//! what somebody chose.

use rules::game::{ClockId, Game, WindowId};
use rules::seat::Seat;

use crate::contract::Settings;

/// A game that may have a demo. One that has none says nothing of itself.
pub trait Demonstrated: Game {
    /// The message with the names of the sample table, one a line. Nothing where there is no demo.
    const SAMPLE_NAMES: Option<&'static str> = None;

    /// The demo with these people. Nothing where they are too few for it.
    fn demo(names: &[String]) -> Option<Demo<Self>> {
        let _ = names;
        None
    }

    /// The game's own settings as its demo has them, whatever the host likes otherwise.
    fn for_the_demo(settings: &mut Settings) {
        let _ = settings;
    }
}

/// A demo.
pub struct Demo<G: Game> {
    /// The sample table.
    pub form: G::Form,
    /// What was played before anybody looks.
    pub past: Vec<G::Command>,
    /// What is shown.
    pub course: Course<G::Command>,
}

/// What is shown, in order.
pub struct Course<C> {
    /// One after another.
    pub steps: Vec<Step<C>>,
    /// Lines of the script that are not said: what was said once, or is said by a sentence.
    pub left_out: &'static [&'static str],
    /// Pauses and windows in percent of the script's.
    pub pace: u32,
}

/// One of them.
pub struct Step<C> {
    /// What must have come first.
    pub when: When,
    /// How long after that.
    pub after: After,
    /// What is done then.
    pub act: Act<C>,
}

/// What a step waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum When {
    /// Nothing but the step before.
    AtOnce,
    /// That this line has begun.
    Line(&'static str),
    /// That this window is open.
    Window(WindowId),
    /// That this clock runs.
    Sand(ClockId),
    /// That the narrator has said all.
    Silent,
}

/// How long it waits after that.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum After {
    /// So many ms.
    Ms(u64),
    /// Until the sentence can have been read.
    Reading,
}

/// What a step does.
#[derive(Clone, PartialEq)]
pub enum Act<C> {
    /// This sentence explains what is seen from here on: a message id.
    Explain(&'static str),
    /// A finger comes to a player's name.
    Touch(Seat),
    /// It holds what confirms that.
    Hold,
    /// What was shown is done.
    Play(C),
    /// What the script shows has been read and is put away.
    PutAway,
}

impl<C> Course<C> {
    /// The same in other words for what is played.
    #[must_use]
    pub fn map<D>(self, in_words: impl Fn(C) -> D) -> Course<D> {
        let steps = self.steps.into_iter().map(|step| Step {
            when: step.when,
            after: step.after,
            act: match step.act {
                Act::Explain(sentence) => Act::Explain(sentence),
                Act::Touch(seat) => Act::Touch(seat),
                Act::Hold => Act::Hold,
                Act::Play(command) => Act::Play(in_words(command)),
                Act::PutAway => Act::PutAway,
            },
        });
        Course {
            steps: steps.collect(),
            left_out: self.left_out,
            pace: self.pace,
        }
    }
}
