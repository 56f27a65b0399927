//! Steps of the game: decided by the rules, written before anybody sees them, then spoken. Beginning
//! a phase again stands here too; undo and redo stand in `mending`.

use rules::onlooker::Asker;

use super::owner::{Table, not_now};
use super::sand::Sand;
use crate::contract::{Eyes, Trouble};
use crate::games::Command;
use crate::keep::Entry;
use crate::narration::{Position, Telling};
use crate::script::{PartId, house};

impl Table {
    /// Something that somebody asks of the rules.
    pub(super) fn play(&mut self, by: Asker, command: &Command) -> Result<(), Vec<Trouble>> {
        self.at_table()?.may(by, command, self.admission())?;
        let clock = self.at_table()?.clock_of(command);
        let ended = self.sand.take_if(|sand| Some(sand.clock) == clock);
        self.submit(by, command)?;
        if ended.is_some() {
            // After the step: sand that is out without what follows from it would be turned again.
            self.keep_sand();
            self.sand_ended = ended.map(Sand::held_for_the_host);
        }
        Ok(())
    }

    /// Decides, lets it be written, and lets it be spoken.
    pub(super) fn submit(&mut self, by: Asker, command: &Command) -> Result<(), Vec<Trouble>> {
        let (entry, telling) = self.at_table_mut()?.submit(by, command)?;
        self.keeping.keep(entry);
        self.turns();
        self.after(&telling);
        Ok(())
    }

    fn after(&mut self, telling: &Telling) {
        self.nothing_is_interrupted();
        self.learn();
        self.prepare(&telling.say);
        if telling.over || telling.anew {
            self.drop_sand();
        }
        if telling.anew {
            self.sand_ended = None;
            self.wake_speaker();
        }
        self.director.follow(self.now(), telling);
        if telling.interrupts {
            self.interrupt();
        }
        self.hold_sand_as_needed(self.sand_must_hold());
    }

    /// The game stands somewhere that the narrator did not lead to: silence, and where
    /// a night is to be taken up, the table is told first.
    pub(super) fn stand_still(&mut self) {
        self.taken_back = None;
        self.director.stop();
        self.director.set_eyes(Eyes::Open);
        self.lay(house::BY_DAY);
        self.learn();
        self.interrupt();
    }

    /// What goes on goes on from where the game stands.
    pub(super) fn interrupt(&mut self) {
        let entry = self.game().and_then(super::seated::Seated::entry);
        let entry = entry.and_then(|(part, entry)| self.director.entry(part, entry));
        self.interrupted = Vec::from_iter(entry);
    }

    /// Whatever was to be taken up has no meaning any more.
    pub(super) fn nothing_is_interrupted(&mut self) {
        self.interrupted.clear();
        self.taken_back = None;
    }

    /// What was being said is taken up later, and what would have followed. Where that does not
    /// lead on (it was a word beside the course), the phase is taken up from where it stands.
    pub(super) fn is_cut_off(&mut self, rest: Vec<Position>) {
        let leads_on = |entry: &Position| rest.iter().any(|one| one.part == entry.part);
        if !rest.is_empty() && self.interrupted.first().is_none_or(leads_on) {
            self.interrupted = rest;
        }
    }

    /// All open their eyes and the phase begins again; its choices are undone.
    pub(super) fn restart_phase(&mut self) -> Result<(), Vec<Trouble>> {
        let (part, undone) = self.restartable().ok_or_else(not_now)?;
        if undone {
            let steps = self.at_table_mut()?.back_to_phase();
            self.keeping.keep_all((0..steps).map(|_| Entry::Undo));
        }
        self.drop_sand();
        self.stand_still();
        self.interrupted.clear();
        // What is said first is beside the game: a crash must find where it leads.
        self.keeping.keep(self.bookmark(Position::first_of(part)));
        let again = undone.then_some(house::AGAIN);
        let parts: Vec<_> = again.into_iter().chain([part]).collect();
        self.say(&parts);
        Ok(())
    }

    /// Says these after what is being said.
    pub(super) fn say(&mut self, parts: &[PartId]) {
        self.prepare(parts);
        self.director.play(self.now(), parts);
    }

    /// The part of the script that can begin again now, and whether choices are undone with it.
    pub(super) fn restartable(&self) -> Option<(PartId, bool)> {
        let game = self.at_table().ok()?;
        game.restartable(self.director.eyes() == Eyes::Shut)
    }

    /// Tells the narrator what is public, as it is now.
    pub(super) fn learn(&mut self) {
        let Some(game) = self.game() else {
            return;
        };
        let mut knows = game.knows(&self.settings_in_play());
        if self.names_are_said() && !self.place.is_demo() {
            knows.facts.push(house::NAMES_SPOKEN);
        }
        knows.left_out = self.left_out();
        self.director.learn(knows);
    }

    /// What the script has told by now may be seen by all.
    pub(super) fn tell_what_is_told(&mut self) {
        let still = match self.interrupted.as_slice() {
            [] => self.director.tells_ahead(&self.director.rest()),
            rest => self.director.tells_ahead(rest),
        };
        if still || !self.game().is_some_and(super::seated::Seated::is_untold) {
            return;
        }
        if let Some(game) = self.place.game_mut() {
            game.tell();
            self.turns();
        }
    }

    /// Where the narrator stands in the part that is being said, as it is kept.
    pub(super) fn bookmark(&self, position: Position) -> Entry {
        Entry::At {
            part: position.part.0.to_owned(),
            step: position.step,
            script: self.director.fingerprint(position),
        }
    }
}
