//! A game at the table, whichever it is: what the loop may ask of it, written once for all games.
//! The loop holds a `Box<dyn Seated>`; where a game's own words cross a border they are of the
//! closed enums of `games`.
//!
//! Must never decide a rule.

use std::sync::OnceLock;

use rules::game::{ClockId, Window};
use rules::onlooker::{Asker, Onlooker};
use rules::refusals::{Refusals, SetupRefusal};
use rules::replay::{History, Step};
use rules::seat::Seat;

use super::checked::check;

use crate::contract::{Ending, RecordLine, Said, Settings, Trouble};
use crate::games::{Command, Form, GameId, Listed, Own};
use crate::keep::{Entry, Raw};
use crate::narration::{ClockUse, Knows, Telling};
use crate::recorded_game::{FileError, RecordedGame};
use crate::script::{EntryId, PartId, PeopleId};
use crate::shown::{Admission, public};

/// A game that is being played.
pub(super) trait Seated: Send + Sync {
    /// Which game.
    fn id(&self) -> GameId;
    /// The set-up as a journal keeps it.
    fn kept_form(&self) -> Raw;
    /// The set-up as the next table may begin with it.
    fn table_form(&self) -> Form;
    /// The names at the table, clockwise.
    fn names(&self) -> Vec<String>;
    /// The names of those who are people.
    fn guests(&self) -> Vec<String>;
    /// Gives a player another name. Nothing has changed when it is refused.
    fn rename(&mut self, seat: Seat, name: &str) -> Result<Entry, Vec<Trouble>>;
    /// Seats whoever sat at `order[place]` at `place`. Nothing where it is too late for that.
    fn reseat(&mut self, order: &[Seat]) -> Option<Entry>;
    /// Whether people can still change places.
    fn may_reseat(&self) -> bool;

    /// Decides a command and lets it have happened. Nothing has changed when it is refused.
    fn submit(&mut self, by: Asker, command: &Command) -> Result<(Entry, Telling), Vec<Trouble>>;
    /// Whether the rules and the table would take a command now.
    fn may(&self, by: Asker, command: &Command, admission: Admission) -> Result<(), Vec<Trouble>>;
    /// The clock that a command ends.
    fn clock_of(&self, command: &Command) -> Option<ClockId>;
    /// Lets a step have happened that a journal tells. Nothing where it is none of this game's.
    fn run(&mut self, command: &Raw, events: &Raw) -> Option<Telling>;
    /// Every entry that a new journal of this game must have after its set-up.
    fn past(&self) -> Vec<Entry>;

    /// Goes back by one step, where that can be.
    fn undo(&mut self) -> bool;
    /// Forward again by one step, where that can be, and what that step is to the narrator.
    fn redo(&mut self) -> Option<Telling>;
    /// Whether a step can be undone.
    fn may_undo(&self) -> bool;
    /// Whether undoing a step leads back to a secret choice.
    fn undo_leads_to_a_choice(&self) -> bool;
    /// Whether a step can be redone.
    fn may_redo(&self) -> bool;
    /// How many steps one undo takes back.
    fn steps_back(&self) -> usize;
    /// How many steps one redo brings again.
    fn steps_forth(&self) -> usize;
    /// Goes back to where the phase began; so many steps were undone.
    fn back_to_phase(&mut self) -> usize;

    /// The secret choice that is awaited.
    fn awaits(&self) -> Option<Window<Command>>;
    /// The clock that the game asks for now.
    fn asked_clock(&self) -> Option<ClockId>;
    /// What follows when a clock is out, if the game asks for that clock now; nothing while
    /// something must be done first.
    fn clock(&self, clock: ClockId) -> Option<Option<Command>>;
    /// Whether the game is over.
    fn is_over(&self) -> bool;
    /// Whether sand holds.
    fn holds_sand(&self) -> bool;
    /// How a clock of this game is kept.
    fn clock_use(&self, clock: ClockId, settings: &Settings) -> ClockUse;

    /// What the script may depend on.
    fn knows(&self, settings: &Settings) -> Knows;
    /// What is to be said as soon as it has begun.
    fn opening(&self) -> Option<PartId>;
    /// Where the narrator goes on when it is taken up again.
    fn entry(&self) -> Option<(PartId, EntryId)>;
    /// The part that can begin again now, and whether its choices are undone with it.
    fn restartable(&self, eyes_shut: bool) -> Option<(PartId, bool)>;
    /// The names that are to be said.
    fn named(&self, people: PeopleId) -> Vec<String>;

    /// Everything that has happened may be seen.
    fn tell(&mut self);
    /// Whether something has happened that may not be seen yet.
    fn is_untold(&self) -> bool;
    /// What an onlooker may see of it now.
    fn own(&self, onlooker: Onlooker, admission: Admission) -> Own;
    /// The record, as far as it is told.
    fn record(&self) -> Vec<RecordLine>;
    /// Where it stands, in few words.
    fn stand(&self) -> Said;
    /// How it ended, as far as that is told.
    fn ending(&self) -> Option<Ending>;
    /// The text of its file. Nothing as long as there is no game to be told.
    fn file(&self) -> Option<Result<String, FileError>>;
}

/// One game with its past, and how far it has been told.
pub(super) struct At<G: Listed> {
    form: G::Form,
    game: History<G>,
    /// So many steps are told.
    told: usize,
    /// The table after those, while there are more.
    shown: Option<G::State>,
    /// What everybody may see of the table now, made when it is first asked for.
    public: OnceLock<G::View>,
    /// Whether the last step was made while a secret choice was awaited, likewise.
    after_a_choice: OnceLock<bool>,
}

impl<G: Listed> At<G> {
    /// This game, all of it told.
    pub(super) fn new(form: G::Form, game: History<G>) -> Self {
        Self {
            form,
            told: game.steps().len(),
            game,
            shown: None,
            public: OnceLock::new(),
            after_a_choice: OnceLock::new(),
        }
    }

    /// The table is another one now: what was made of it is made anew.
    fn changed(&mut self) {
        self.public.take();
        self.after_a_choice.take();
    }

    fn public(&self) -> &G::View {
        self.public.get_or_init(|| public(&self.game))
    }

    fn shown(&self) -> &G::State {
        self.shown.as_ref().unwrap_or(self.game.state())
    }

    /// The last step has happened on this table.
    fn happened(&mut self, before: Option<G::State>) -> Telling {
        self.changed();
        let events = self
            .game
            .steps()
            .last()
            .map_or(&[][..], |step| &step.events);
        let telling = G::telling(events, self.public());
        if telling.held_back {
            self.shown = self.shown.take().or(before);
        } else {
            self.tell();
        }
        telling
    }

    /// The table before a step, where all of it is told.
    fn before(&self) -> Option<G::State> {
        self.shown.is_none().then(|| self.game.state().clone())
    }
}

impl<G: Listed> Seated for At<G> {
    fn id(&self) -> GameId {
        G::GAME
    }

    fn kept_form(&self) -> Raw {
        raw(&self.form)
    }

    fn table_form(&self) -> Form {
        G::as_form(G::table_of(&self.form))
    }

    fn names(&self) -> Vec<String> {
        G::names(self.game.setup())
    }

    fn guests(&self) -> Vec<String> {
        G::guests(self.game.setup())
    }

    fn rename(&mut self, seat: Seat, name: &str) -> Result<Entry, Vec<Trouble>> {
        if seat.place() >= self.names().len() {
            return Err(vec![Trouble::NotNow]);
        }
        let form = G::renamed(&self.form, seat, name);
        // Nothing else in it has changed, so whatever is wrong is wrong with this name.
        let at_seat = |refusal| SetupRefusal {
            player: Some(seat.place()),
            ..refusal
        };
        let setup = check::<G>(&form, at_seat)?;
        self.form = form;
        self.game.rename(setup);
        let name = self.names().into_iter().nth(seat.place());
        Ok(Entry::Renamed {
            seat: seat.into(),
            name: name.unwrap_or_default(),
        })
    }

    fn reseat(&mut self, order: &[Seat]) -> Option<Entry> {
        let (form, steps) = G::reseated(&self.form, self.game.steps(), order)?;
        let mut game = History::new(G::check(&form).ok()?);
        for step in steps {
            game.record(step);
        }
        *self = Self::new(form, game);
        Some(Entry::Reseated {
            order: order.iter().map(|seat| u8::from(*seat)).collect(),
        })
    }

    fn may_reseat(&self) -> bool {
        let as_it_is: Vec<_> = Seat::first(self.names().len()).collect();
        G::reseated(&self.form, self.game.steps(), &as_it_is).is_some()
    }

    fn submit(&mut self, by: Asker, command: &Command) -> Result<(Entry, Telling), Vec<Trouble>> {
        let command = G::at_the_table(self.game.setup(), own::<G>(command)?);
        let events = self.game.decide(by, &command).map_err(troubles::<G>)?;
        let entry = Entry::Step {
            command: raw(&command),
            events: raw(&events),
        };
        let before = self.before();
        self.game.record(Step { command, events });
        Ok((entry, self.happened(before)))
    }

    fn may(&self, by: Asker, command: &Command, admission: Admission) -> Result<(), Vec<Trouble>> {
        let command = G::at_the_table(self.game.setup(), own::<G>(command)?);
        if !admission.admits::<G>(&command) {
            return Err(vec![Trouble::NotNow]);
        }
        self.game.decide(by, &command).map_err(troubles::<G>)?;
        Ok(())
    }

    fn clock_of(&self, command: &Command) -> Option<ClockId> {
        G::clock_of(G::command_of(command)?)
    }

    fn run(&mut self, command: &Raw, events: &Raw) -> Option<Telling> {
        use serde::Deserialize;
        let command = G::Command::deserialize(command).ok()?;
        let events = Vec::deserialize(events).ok()?;
        let before = self.before();
        self.game.record(Step { command, events });
        Some(self.happened(before))
    }

    fn past(&self) -> Vec<Entry> {
        let steps = self.game.steps().iter().chain(self.game.undone());
        let steps = steps.map(|step| Entry::Step {
            command: raw(&step.command),
            events: raw(&step.events),
        });
        let undone = self.game.undone().iter().map(|_| Entry::Undo);
        steps.chain(undone).collect()
    }

    fn undo(&mut self) -> bool {
        let done = self.game.undo();
        self.changed();
        // What was not told before is not told by it either.
        let steps = self.game.steps().len();
        self.told = self.told.min(steps);
        self.shown = (self.told < steps).then(|| self.game.state_at(self.told));
        done
    }

    fn redo(&mut self) -> Option<Telling> {
        let before = self.before();
        self.game.redo().then(|| self.happened(before))
    }

    fn may_undo(&self) -> bool {
        self.game.may_undo()
    }

    fn undo_leads_to_a_choice(&self) -> bool {
        let steps = self.game.steps().len();
        let before = || self.game.state_at(steps.saturating_sub(self.steps_back()));
        self.game.may_undo()
            && *self
                .after_a_choice
                .get_or_init(|| G::moment(&before()).awaits.is_some())
    }

    fn may_redo(&self) -> bool {
        self.game.may_redo()
    }

    fn steps_back(&self) -> usize {
        G::together(self.game.steps())
    }

    fn steps_forth(&self) -> usize {
        let undone = self.game.undone();
        let whole = |steps: &usize| G::together(&undone[..*steps]) == *steps;
        (1..=undone.len()).rev().find(whole).unwrap_or(1)
    }

    fn back_to_phase(&mut self) -> usize {
        let mut undone = 0;
        let is_within = |step: &Step<_, _>| !G::begins_phase(&step.command);
        while self.game.steps().last().is_some_and(is_within) && self.game.undo() {
            undone += 1;
        }
        self.changed();
        self.tell();
        undone
    }

    fn awaits(&self) -> Option<Window<Command>> {
        let window = G::moment(self.game.state()).awaits?;
        Some(Window {
            id: window.id,
            when_out: window.when_out.map(G::as_command),
        })
    }

    fn asked_clock(&self) -> Option<ClockId> {
        Some(G::moment(self.game.state()).clock?.id)
    }

    fn clock(&self, clock: ClockId) -> Option<Option<Command>> {
        let asked = G::moment(self.game.state()).clock;
        let asked = asked.filter(|asked| asked.id == clock)?;
        Some(asked.when_out.map(G::as_command))
    }

    fn is_over(&self) -> bool {
        G::moment(self.game.state()).over
    }

    fn holds_sand(&self) -> bool {
        G::holds_sand(self.public())
    }

    fn clock_use(&self, clock: ClockId, settings: &Settings) -> ClockUse {
        G::clock(clock, settings)
    }

    fn knows(&self, settings: &Settings) -> Knows {
        G::knows(self.public(), self.game.setup(), settings)
    }

    fn opening(&self) -> Option<PartId> {
        G::opening(self.public())
    }

    fn entry(&self) -> Option<(PartId, EntryId)> {
        G::entry(self.public())
    }

    fn restartable(&self, eyes_shut: bool) -> Option<(PartId, bool)> {
        G::restartable(self.public(), eyes_shut)
    }

    fn named(&self, people: PeopleId) -> Vec<String> {
        let names = self.names();
        let seats = G::people(people, self.public()).into_iter();
        seats
            .filter_map(|seat| names.get(seat.place()).cloned())
            .collect()
    }

    fn tell(&mut self) {
        self.told = self.game.steps().len();
        self.shown = None;
    }

    fn is_untold(&self) -> bool {
        self.shown.is_some()
    }

    fn own(&self, onlooker: Onlooker, admission: Admission) -> Own {
        let now = self.game.state();
        G::as_own(G::own(
            self.game.setup(),
            self.shown(),
            now,
            onlooker,
            admission,
        ))
    }

    fn record(&self) -> Vec<RecordLine> {
        let over = G::moment(self.shown()).over;
        let told = self.game.steps().get(..self.told).unwrap_or_default();
        G::record(self.game.setup(), told, over)
    }

    fn stand(&self) -> Said {
        G::stand(&G::view(self.shown(), Onlooker::Table))
    }

    fn ending(&self) -> Option<Ending> {
        G::ending(self.game.setup(), &G::view(self.shown(), Onlooker::Table))
    }

    fn file(&self) -> Option<Result<String, FileError>> {
        let recorded = RecordedGame::of(&self.game, self.names().join(", "))?;
        Some(recorded.write())
    }
}

/// The command as this game's own; another game's is none of this table's.
fn own<G: Listed>(command: &Command) -> Result<&G::Command, Vec<Trouble>> {
    G::command_of(command).ok_or_else(|| vec![Trouble::NotNow])
}

/// What the rules' refusal is to a screen.
fn troubles<G: Listed>(refusals: Refusals<G::Code>) -> Vec<Trouble> {
    let codes = refusals.codes().iter();
    let trouble = |code: &G::Code| Trouble::Rule {
        code: G::as_code(*code),
    };
    codes.map(trouble).collect()
}

/// Something of a game as journals write it.
pub(super) fn raw(value: &impl serde::Serialize) -> Raw {
    // The types of a game have neither keys that are no strings nor numbers that JSON lacks.
    serde_json::to_value(value).unwrap_or_default()
}
