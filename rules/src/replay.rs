//! How any game of the house is run: a setup, the steps since, and the state that
//! follows from them. Undo is replay to an earlier step; there are no inverse operations.

/// What a game gives so that it can be run, undone and redone.
pub trait Game {
    /// A checked setup.
    type Setup;
    /// What follows from a setup and events; never stored.
    type State: Clone;
    /// What somebody asks for.
    type Command: Clone;
    /// What happened; the format on disk.
    type Event: Clone;
    /// Why a command is not allowed.
    type Refusal;

    /// The table before anything has happened.
    fn begin(setup: &Self::Setup) -> Self::State;

    /// What a command brings about. Changes nothing.
    ///
    /// # Errors
    /// Every reason why the rules do not allow it now.
    fn decide(
        state: &Self::State,
        command: &Self::Command,
    ) -> Result<Vec<Self::Event>, Self::Refusal>;

    /// Lets one event have happened. Neither refuses nor decides.
    fn apply(state: &mut Self::State, event: &Self::Event);
}

/// One accepted command and what it brought about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step<C, E> {
    /// What was asked for.
    pub command: C,
    /// What happened.
    pub events: Vec<E>,
}

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
    /// Every reason why the rules do not allow it now.
    pub fn decide(&self, command: &G::Command) -> Result<Vec<G::Event>, G::Refusal> {
        G::decide(&self.state, command)
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
    /// Every reason why the rules do not allow it now; nothing has changed then.
    pub fn submit(&mut self, command: G::Command) -> Result<&[G::Event], G::Refusal> {
        let events = self.decide(&command)?;
        self.record(Step { command, events });
        Ok(self.steps[self.done - 1].events.as_slice())
    }

    /// Goes back by one step; `false` at the start of the game.
    pub fn undo(&mut self) -> bool {
        let Some(earlier) = self.done.checked_sub(1) else {
            return false;
        };
        self.done = earlier;
        self.state = G::begin(&self.setup);
        for event in self.steps[..earlier].iter().flat_map(|step| &step.events) {
            G::apply(&mut self.state, event);
        }
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
