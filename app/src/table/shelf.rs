//! The evening around the games: shelf, new game, going on, playing an opened game on, leaving.

use rand::TryRngCore;

use super::owner::{Table, not_now};
use super::place::Place;
use super::seated::{Seated, raw};
use super::seating::{Begin, Check};
use crate::contract::{Reply, Trouble};
use crate::games::Form;
use crate::keep::Entry;

impl Table {
    pub(super) fn check_setup(&self, form: &Form) -> Result<Reply, Vec<Trouble>> {
        let playable = form.game().with(Check(form))?;
        Ok(Reply::Playable { playable })
    }

    pub(super) fn new_game(&mut self, form: Form) -> Result<(), Vec<Trouble>> {
        self.shelf_is_at_rest()?;
        let game = form.game().with(Begin {
            form,
            seed: seed()?,
        })?;
        let opening = game.opening();
        self.sit_down_anew(game);
        if let Some(part) = opening {
            self.say(&[part]);
        }
        Ok(())
    }

    /// Plays a game on that was opened from a file.
    pub(super) fn play_on(&mut self, game: Box<dyn Seated>) {
        self.sit_down_anew(game);
        self.turns();
    }

    /// Puts away what was there, and begins with this game and a journal of its own.
    fn sit_down_anew(&mut self, game: Box<dyn Seated>) {
        self.leave();
        self.interrupted.clear();
        self.sand = None;
        let (form, table) = (game.kept_form(), raw(&game.table_form()));
        self.keeping
            .begin(game.id().name(), form, table, game.past());
        self.keeping.remember_names(&game.guests());
        self.director.use_script(self.scripts.of(game.id()).clone());
        self.place = Place::Table(game);
        self.sit_down();
    }

    pub(super) fn go_on(&mut self) -> Result<(), Vec<Trouble>> {
        if self.place.is_at_table() {
            return Err(not_now());
        }
        self.shelf_is_at_rest()?;
        self.take_up_last()
    }

    /// Sits down at the game to go on with.
    pub(super) fn take_up_last(&mut self) -> Result<(), Vec<Trouble>> {
        let game = self.place.take().ok_or_else(not_now)?;
        self.place = Place::Table(game);
        let rest = std::mem::take(&mut self.interrupted);
        self.sit_down();
        if !rest.is_empty() {
            self.interrupted = rest;
        }
        self.say_if_sand_is_out();
        let rest = &self.interrupted;
        if !rest.is_empty() && !self.director.needs_shut_eyes(rest) {
            self.take_up_again()?;
        }
        Ok(())
    }

    /// Leaves to the shelf. The game stays on disk, and sound ends.
    pub(super) fn leave(&mut self) {
        if self.place.is_demo() {
            return self.leave_demo();
        }
        if !self.place.is_at_table() {
            return;
        }
        let mut rest = self.director.rest();
        if rest.is_empty() {
            // What was interrupted already still waits for the table.
            rest = std::mem::take(&mut self.interrupted);
        }
        self.hold_sand_as_needed(true);
        self.stand_still();
        self.is_cut_off(rest);
        self.silence();
        let game = self.place.take();
        if game.as_ref().is_some_and(|game| game.is_over()) {
            self.keeping.finish();
            self.sand = None;
            self.interrupted.clear();
        } else {
            self.keeping.keep(Entry::Left);
            self.place = Place::Shelf { last: game };
        }
    }

    fn sit_down(&mut self) {
        self.keeping.clear_thrown();
        self.sand_ended = None;
        self.stand_still();
        self.wake_speaker();
    }

    /// The last table, for the next set-up. One that this version does not understand is none.
    pub(super) fn last_table(&self) -> Option<Form> {
        use serde::Deserialize;
        let table = Form::deserialize(self.keeping.last_table.as_ref()?).ok()?;
        // The set-up of the game that runs holds its seed, and hands that a file knew.
        Some(table)
    }
}

/// Where a game's draws come from.
fn seed() -> Result<u64, Vec<Trouble>> {
    // A system without randomness is broken; nobody's game shall be drawn from nothing.
    rand::rngs::OsRng.try_next_u64().map_err(|_| not_now())
}
