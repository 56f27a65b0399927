//! How any game of the house is run: a setup, the steps since, and the state that
//! follows from them. Undo is replay to an earlier step; there are no inverse operations.
//! Must never know which game it is.

use crate::game::Game;

use crate::onlooker::Asker;
use crate::refusals::Refusals;
pub use crate::step::Step;

/// A game with its past, and the future that was undone.
pub struct History<G: Game> {
    setup: G::Setup,
    steps: Vec<Step<G::Command, G::Event>>,
    done: usize,
    state: G::State,
}

impl<G: Game> History<G> {
    /// A game in which nothing has happened yet.
    #[must_use]
    pub fn new(setup: G::Setup) -> Self {
        let state = G::begin(&setup);
        Self {
            setup,
            steps: Vec::new(),
            done: 0,
            state,
        }
    }

    /// The setup that the game began with.
    #[must_use]
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The same game under other names: the setup differs from the one it began with in
    /// nothing else.
    pub fn rename(&mut self, setup: G::Setup) {
        self.setup = setup;
        self.state = self.state_at(self.done);
    }

    /// The table now.
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The steps that count, oldest first.
    #[must_use]
    pub fn steps(&self) -> &[Step<G::Command, G::Event>] {
        &self.steps[..self.done]
    }

    /// The steps that were undone and can be redone, the next one first.
    #[must_use]
    pub fn undone(&self) -> &[Step<G::Command, G::Event>] {
        &self.steps[self.done..]
    }

    /// Decides a command without recording it, for a caller that writes before it shows.
    ///
    /// # Errors
    /// Every reason why the rules do not allow it to this asker now.
    pub fn decide(
        &self,
        by: Asker,
        command: &G::Command,
    ) -> Result<Vec<G::Event>, Refusals<G::Code>> {
        G::decide(&self.state, by, command)
    }

    /// Lets a decided step have happened. What had been undone is forgotten.
    pub fn record(&mut self, step: Step<G::Command, G::Event>) {
        for event in &step.events {
            G::apply(&mut self.state, event);
        }
        self.steps.truncate(self.done);
        self.steps.push(step);
        self.done += 1;
    }

    /// Decides a command and records it.
    ///
    /// # Errors
    /// Every reason why the rules do not allow it to this asker now; nothing has changed then.
    pub fn submit(
        &mut self,
        by: Asker,
        command: G::Command,
    ) -> Result<&[G::Event], Refusals<G::Code>> {
        let events = self.decide(by, &command)?;
        self.record(Step { command, events });
        Ok(self.steps[self.done - 1].events.as_slice())
    }

    /// Whether the last step can be taken back: there is one, and nobody has seen by it
    /// what cannot be unseen.
    #[must_use]
    pub fn may_undo(&self) -> bool {
        self.steps()
            .last()
            .is_some_and(|step| !step.events.iter().any(G::is_final))
    }

    /// Whether a step was undone that can happen again.
    #[must_use]
    pub fn may_redo(&self) -> bool {
        self.done < self.steps.len()
    }

    /// The table after the first steps that count, so many of them; after all of them
    /// where there are not so many.
    #[must_use]
    pub fn state_at(&self, steps: usize) -> G::State {
        let mut state = G::begin(&self.setup);
        let until = steps.min(self.done);
        for event in self.steps[..until].iter().flat_map(|step| &step.events) {
            G::apply(&mut state, event);
        }
        state
    }

    /// Goes back by one step; `false` where [`Self::may_undo`] says no.
    pub fn undo(&mut self) -> bool {
        if !self.may_undo() {
            return false;
        }
        self.done -= 1;
        self.state = self.state_at(self.done);
        true
    }

    /// Lets the step that was undone last happen again; `false` when there is none.
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.steps.get(self.done) else {
            return false;
        };
        for event in &step.events {
            G::apply(&mut self.state, event);
        }
        self.done += 1;
        true
    }
}
