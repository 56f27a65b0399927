//! Back and forth in time, so that it keeps the secret and the pace. Whoever thinks again while
//! their window is open chooses again in it, unheard and unseen by all others. What happened in the
//! light is taken back in the light, without a word. Only across the border into the dark is the
//! table told: aloud where eyes are shut, and then the night goes on by itself.
//!
//! Must never let out whether, or when, somebody chose again.

use rules::game::ClockId;

use super::owner::{Table, TakenBack, not_now};
use crate::contract::{Eyes, Trouble};
use crate::keep::Entry;
use crate::narration::{Position, Telling};
use crate::script::house;

impl Table {
    pub(super) fn undo(&mut self) -> Result<(), Vec<Trouble>> {
        if !self.at_table()?.may_undo() {
            return Err(vec![Trouble::NothingToUndo]);
        }
        let steps = self.at_table()?.steps_back();
        for _ in 0..steps {
            self.at_table_mut()?.undo();
        }
        self.keeping.keep_all((0..steps).map(|_| Entry::Undo));
        self.learn();
        let open = self.director.window();
        let again = open.filter(|open| open.chosen && self.awaits(open.of));
        if again.is_some() {
            if let Some(window) = self.director.choose_again() {
                self.keeping.keep(self.bookmark(window));
            }
        } else {
            self.lands();
        }
        Ok(())
    }

    pub(super) fn redo(&mut self) -> Result<(), Vec<Trouble>> {
        if !self.at_table()?.may_redo() {
            return Err(vec![Trouble::NothingToRedo]);
        }
        let steps = self.at_table()?.steps_forth();
        let mut telling = Telling::default();
        for _ in 0..steps {
            telling = self.at_table_mut()?.redo().unwrap_or_default();
        }
        self.keeping.keep_all((0..steps).map(|_| Entry::Redo));
        self.learn();
        let open = self.director.window();
        let waits = open.is_some_and(|open| !open.chosen) && self.interrupted.is_empty();
        if waits && telling.chosen {
            self.chosen_again(&telling);
        } else {
            self.lands();
        }
        Ok(())
    }

    /// The choice of the window that is open is made once more.
    fn chosen_again(&mut self, telling: &Telling) {
        let window = self.director.rest().first().copied();
        if let Some(window) = window {
            self.keeping.keep(self.bookmark(window));
        }
        self.director.follow(self.now(), telling);
    }

    /// The game stands somewhere that the narrator did not lead to.
    fn lands(&mut self) {
        let dark = self.director.eyes() == Eyes::Shut;
        if let Some((clock, sand)) = self.sand_in_the_light() {
            return self.returns_to_sand(clock, sand);
        }
        let into_the_dark = self.game().is_some_and(|game| game.entry().is_some());
        match (dark, into_the_dark) {
            (false, false) => {
                // What somebody turned at will runs on.
                if self.sand.take_if(|sand| !sand.at_will).is_some() {
                    self.keep_sand();
                }
                self.director.fall_silent();
                self.lay(house::BY_DAY);
                self.nothing_is_interrupted();
            }
            (false, true) => {
                // Eyes are open: somebody must see that all have closed theirs.
                self.drop_sand();
                self.stand_still();
                self.taken_back = Some(TakenBack::Waits);
            }
            (true, false) => {
                self.drop_sand();
                self.stand_still();
                self.say(&[house::AGAIN]);
            }
            (true, true) => {
                self.drop_sand();
                self.director.stop();
                self.interrupt();
                self.taken_back = Some(TakenBack::GoesOn);
                self.say(&[house::TAKEN_BACK]);
            }
        }
    }

    /// The clock that the game waits for now, where the script turns it with eyes open.
    fn sand_in_the_light(&self) -> Option<(ClockId, Position)> {
        let clock = self.game()?.asked_clock()?;
        let sand = self.director.sand(clock)?;
        let light = !self.director.needs_shut_eyes(&[sand]);
        light.then_some((clock, sand))
    }

    /// Sand that has ended is there again, and holds where it stood until the host lets it run.
    fn returns_to_sand(&mut self, clock: ClockId, sand: Position) {
        let stands = self.director.stand_at_sand(self.now(), sand);
        self.nothing_is_interrupted();
        if stands == sand && self.sand.as_ref().is_none_or(|sand| sand.clock != clock) {
            self.put_sand_back(clock);
        }
        self.let_sand_run();
        self.keeping.keep(self.bookmark(stands));
    }

    /// What was taken back in the dark goes on by itself, once the table has been told.
    pub(super) fn goes_on_by_itself(&mut self) {
        let told = self.taken_back == Some(TakenBack::GoesOn) && self.director.is_done();
        if told && self.take_up_again().is_ok() {
            self.turns();
        }
    }

    /// Everybody closes their eyes again where they were shut, and all goes on where it was.
    pub(super) fn take_up_again(&mut self) -> Result<(), Vec<Trouble>> {
        self.at_table()?;
        let rest = std::mem::take(&mut self.interrupted);
        if rest.is_empty() {
            return Err(not_now());
        }
        // What was said to its end is not said again.
        let said =
            self.taken_back.take() == Some(TakenBack::GoesOn) && !self.director.is_sounding();
        let first = if said {
            house::SHUT_AGAIN
        } else {
            house::TAKE_UP_AGAIN
        };
        let mut parts = vec![first];
        parts.extend(rest.iter().map(|position| position.part));
        self.prepare(&parts);
        self.director.take_up(self.now(), first, &rest);
        Ok(())
    }
}
