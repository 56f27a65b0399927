//! Steps of the game: decided by the rules, on disk before anybody sees them, then
//! spoken. Undo, redo and beginning a phase again stand here too.

use rules::onlooker::Onlooker;
use rules::replay::Step;
use rules::salem::SalemGame;
use rules::salem::moves::{Command, Event};
use rules::salem::refusals::{Code, Refusals};
use rules::salem::view::{Awaiting, PhaseName, TableView, view};

use super::Table;
use super::evening::raw;
use crate::contract::{Eyes, Notice, Trouble, WindowOf};
use crate::keep::Entry;
use crate::narration::{Told, entry_of, facts, segments_of};
use crate::script::{Fact, Segment};

impl Table {
    /// Something that a screen asks of the rules.
    pub(super) fn play(&mut self, command: Command) -> Result<(), Vec<Trouble>> {
        if !self.at_table {
            return Err(vec![Trouble::NotNow]);
        }
        // A secret choice belongs to its window: nobody else may make it, nor twice.
        if let Some(of) = window_for(&command, self.director.window().map(|window| window.of)) {
            let open = self.director.window();
            let may_choose = open.is_some_and(|open| open.of == of && !open.chosen);
            if !may_choose || self.director.is_paused() {
                return Err(vec![Trouble::NotNow]);
            }
        }
        if command == Command::EndConfession {
            return self.end_sand();
        }
        self.submit(command)
    }

    /// Whether the rules would take this now.
    pub(super) fn may_be_asked(&self, command: &Command) -> Result<(), Vec<Trouble>> {
        let game = self.game.as_ref().ok_or_else(|| vec![Trouble::NotNow])?;
        game.decide(command).map(|_| ()).map_err(troubles)
    }

    /// Decides, writes, applies, and lets it be spoken.
    pub(super) fn submit(&mut self, command: Command) -> Result<(), Vec<Trouble>> {
        let game = self.game.as_mut().ok_or_else(|| vec![Trouble::NotNow])?;
        let events = game.decide(&command).map_err(troubles)?;
        let step = Step { command, events };
        self.keeping.keep(Entry::Step {
            command: raw(&step.command),
            events: raw(&step.events),
        });
        game.record(step.clone());
        self.after(&step.events);
        Ok(())
    }

    fn after(&mut self, events: &[Event]) {
        let Some(table) = self.public() else {
            return;
        };
        self.interrupted.clear();
        self.learn();
        if events.contains(&Event::TakesForgotten) {
            self.notices.tell(Notice::TakesForgotten);
        }
        let chosen = events.iter().any(|event| {
            matches!(
                event,
                Event::BlackCatPlaced { .. }
                    | Event::WitchesChose { .. }
                    | Event::GavelGiven { .. }
            )
        });
        let now = self.now();
        if chosen {
            self.director.tell(now, Told::Chosen);
        }
        let segments = segments_of(events, &table);
        self.prepare(&segments);
        if table.phase == PhaseName::Over {
            self.drop_sand();
            self.director.finish_with(now, &segments);
        } else if events.iter().any(begins_anew) {
            self.drop_sand();
            self.wake_speaker();
            self.director.cut_to(now, &segments);
        } else if !segments.is_empty() {
            self.director.play(now, &segments);
        }
        if events.contains(&(Event::ClaimAnswered { stands: false })) {
            self.interrupt(&table);
        }
        self.hold_sand_as_needed(table.due.is_some() || self.director.is_paused());
    }

    pub(super) fn undo(&mut self) -> Result<(), Vec<Trouble>> {
        self.step_through_time(Code::NothingToUndo, Entry::Undo, SalemGame::undo)
    }

    pub(super) fn redo(&mut self) -> Result<(), Vec<Trouble>> {
        self.step_through_time(Code::NothingToRedo, Entry::Redo, SalemGame::redo)
    }

    fn step_through_time(
        &mut self,
        otherwise: Code,
        entry: Entry,
        step: impl Fn(&mut SalemGame) -> bool,
    ) -> Result<(), Vec<Trouble>> {
        let none = || vec![Trouble::Rule { code: otherwise }];
        let game = self.game.as_mut().filter(|_| self.at_table);
        let game = game.ok_or_else(|| vec![Trouble::NotNow])?;
        let there = match entry {
            Entry::Undo => !game.steps().is_empty(),
            _ => !game.undone().is_empty(),
        };
        if !there {
            return Err(none());
        }
        self.keeping.keep(entry);
        step(game);
        self.drop_sand();
        self.stand_still();
        Ok(())
    }

    /// The game stands somewhere that the narrator did not lead to: silence, and where
    /// a night is to be taken up, the table is told first.
    pub(super) fn stand_still(&mut self) {
        self.director.stop();
        self.director.set_eyes(Eyes::Open);
        self.lay("day");
        self.learn();
        self.interrupted.clear();
        if let Some(table) = self.public() {
            self.interrupt(&table);
        }
    }

    fn interrupt(&mut self, table: &TableView) {
        let entry =
            entry_of(table).and_then(|(segment, entry)| self.director.entry(segment, entry));
        self.interrupted = Vec::from_iter(entry);
    }

    /// Everybody closes their eyes again where they were shut, and all goes on where it was.
    pub(super) fn take_up_again(&mut self) -> Result<(), Vec<Trouble>> {
        let rest = std::mem::take(&mut self.interrupted);
        if rest.is_empty() || !self.at_table {
            return Err(vec![Trouble::NotNow]);
        }
        let mut segments = vec![Segment::TakeUpAgain];
        segments.extend(rest.iter().map(|position| position.segment));
        self.prepare(&segments);
        self.director.take_up(self.now(), &rest);
        Ok(())
    }

    /// All open their eyes and the phase begins again; its choices are undone.
    pub(super) fn restart_phase(&mut self) -> Result<(), Vec<Trouble>> {
        let not_now = || vec![Trouble::NotNow];
        let segment = self.restartable().ok_or_else(not_now)?;
        let game = self.game.as_mut().ok_or_else(not_now)?;
        if matches!(segment, Segment::Dawn | Segment::Night) {
            let mut undone = Vec::new();
            while game.steps().last().is_some_and(|step| !begins_night(step)) {
                undone.push(Entry::Undo);
                game.undo();
            }
            self.keeping.keep_all(undone);
        }
        self.drop_sand();
        self.stand_still();
        self.interrupted.clear();
        let now = self.now();
        let segments: &[_] = match segment {
            Segment::Dawn | Segment::Night => &[Segment::NightAgain, segment],
            _ => &[segment],
        };
        self.prepare(segments);
        self.director.play(now, segments);
        Ok(())
    }

    /// The part of the script that can begin again now.
    pub(super) fn restartable(&self) -> Option<Segment> {
        let table = self.public().filter(|_| self.at_table)?;
        match (table.phase, table.awaiting) {
            (_, Some(Awaiting::Claim)) => Some(Segment::Claim),
            (PhaseName::Night, _) => Some(Segment::Night),
            (PhaseName::Dawn, _) => Some(Segment::Dawn),
            // The cat has its home, but the witches' eyes may still be open.
            (PhaseName::Day, _) if self.director.eyes() == Eyes::Shut => Some(Segment::Dawn),
            (PhaseName::Conspiracy, Some(Awaiting::CatCard)) => Some(Segment::Conspiracy),
            (PhaseName::Conspiracy, Some(Awaiting::Taking)) => Some(Segment::Taking),
            _ => None,
        }
    }

    /// What all at the table may see of the game.
    pub(super) fn public(&self) -> Option<TableView> {
        let game = self.game.as_ref()?;
        Some(view(game.state(), Onlooker::Table))
    }

    /// Tells the narrator the public facts as they are now.
    pub(super) fn learn(&mut self) {
        let Some((table, game)) = self.public().zip(self.game.as_ref()) else {
            return;
        };
        let own_timer = self.keeping.settings.own_timer;
        let mut facts = facts(&table, game.setup(), own_timer);
        if self.names_are_said() {
            facts.push(Fact::NamesSpoken);
        }
        self.director.learn(facts);
    }
}

/// What the rules' refusal is to a screen.
pub(super) fn troubles(refusals: Refusals) -> Vec<Trouble> {
    let codes = refusals.codes().iter();
    codes.map(|code| Trouble::Rule { code: *code }).collect()
}

/// Whose window a command belongs to.
fn window_for(command: &Command, open: Option<WindowOf>) -> Option<WindowOf> {
    match command {
        Command::WitchesChoose { .. } => Some(WindowOf::Witches),
        Command::ConstableChoose { .. } => Some(WindowOf::Constable),
        // The claim is the witches' own; in the day the host may record it (S53).
        Command::ClaimWitchesWin if open.is_some() => Some(WindowOf::Witches),
        _ => None,
    }
}

/// Whether what is being said has no meaning any more.
pub(super) fn begins_anew(event: &Event) -> bool {
    matches!(
        event,
        Event::DawnBegan
            | Event::NightBegan
            | Event::ConspiracyBegan { .. }
            | Event::WitchesClaimed
    )
}

fn begins_night(step: &Step<Command, Event>) -> bool {
    matches!(step.command, Command::Dawn | Command::Night)
}
