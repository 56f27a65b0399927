//! A game as its journal tells it. Its steps are applied as they were written (the journal is the
//! truth, also where later rules would decide otherwise), and the director follows them as it did
//! when they were played: it then stands where the one stood that wrote the journal.

use super::keeping::LastGame;
use super::owner::Table;
use super::people;
use super::place::Place;
use super::sand::KeptSand;
use super::seating::Restore;
use crate::contract::Notice;
use crate::games::GameId;
use crate::keep::Entry;
use crate::narration::Position;
use crate::script::PartId;

/// What else the entries told.
#[derive(Default)]
struct Found {
    /// Sand that was out on the table.
    sand: Option<KeptSand>,
    /// A part whose steps are others by now: nobody knows how far it had come.
    lost: Option<PartId>,
}

impl Table {
    /// Takes over what the journal told, at the shelf. A game that this version cannot play is
    /// named, and its file stays as it is.
    pub(super) fn restore(&mut self, told: Option<LastGame>) {
        let Some(LastGame { kind, entries }) = told else {
            return;
        };
        if entries.is_empty() || entries.contains(&Entry::Finished) {
            return;
        }
        let mut found = Found::default();
        if !self.follow_journal(&kind, entries, &mut found) {
            tracing::error!("the last game is none that this version can play");
            let path = self.keeping.leave_alone();
            let path = path.map_or_else(String::new, |path| path.display().to_string());
            self.notices.tell(Notice::GameInvalid { path });
            self.place = Place::Shelf { last: None };
            self.director.use_script(self.scripts.house().clone());
            return;
        }
        let rest = self.director.rest();
        // What the narrator ordered then was carried out then.
        let _ = self.director.take_orders();
        self.learn();
        self.stand_still();
        let rest = match found.lost {
            Some(lost) => self.without(lost, rest),
            None => rest,
        };
        self.find_kept_sand(found.sand, rest);
    }

    /// Whether every entry could be followed.
    fn follow_journal(&mut self, kind: &str, entries: Vec<Entry>, found: &mut Found) -> bool {
        let mut entries = entries.into_iter();
        let Some(Entry::Setup { form }) = entries.next() else {
            return false;
        };
        let game = GameId::named(kind).and_then(|game| game.with(Restore(&form)));
        let Some(game) = game else {
            return false;
        };
        self.director.use_script(self.scripts.of(game.id()).clone());
        self.place = Place::Shelf { last: Some(game) };
        self.learn();
        entries.all(|entry| self.follow_entry(entry, found))
    }

    fn follow_entry(&mut self, entry: Entry, found: &mut Found) -> bool {
        let Some(game) = self.place.game_mut() else {
            return false;
        };
        match entry {
            Entry::Step { command, events } => {
                let Some(telling) = game.run(&command, &events) else {
                    return false;
                };
                self.interrupted.clear();
                self.learn();
                self.director.follow(0, &telling);
            }
            Entry::Undo => {
                if !game.undo() {
                    return false;
                }
                self.learn();
                self.director.stop();
                self.interrupt();
            }
            Entry::Redo => {
                if game.redo().is_none() {
                    return false;
                }
                self.learn();
                self.director.stop();
                self.interrupt();
            }
            Entry::Renamed { seat, name } => {
                return people::was_renamed(game, seat, &name);
            }
            Entry::Reseated { order } => {
                return people::were_reseated(game, &order);
            }
            Entry::At { part, step, script } => {
                match self.director.position(&part, step, &script) {
                    Some(at) if self.script().is_of_the_game(at.part) => {
                        self.interrupted.clear();
                        self.director.arrive(at);
                        found.lost = None;
                    }
                    Some(_) => {}
                    None => found.lost = self.script().part_named(&part),
                }
            }
            Entry::Sand {
                clock,
                total_ms,
                left_ms,
                running,
                wall_ms,
            } => {
                found.sand = (total_ms > 0).then_some(KeptSand {
                    clock,
                    total_ms,
                    left_ms,
                    running,
                    wall_ms,
                });
            }
            Entry::Setup { .. } | Entry::Finished => return false,
            Entry::Left => {}
        }
        self.tell_what_is_told();
        true
    }

    /// What is to be taken up where it is unknown how far a part had come: its phase from its
    /// entry; a part that the game has left behind is not said again.
    fn without(&self, lost: PartId, rest: Vec<Position>) -> Vec<Position> {
        let entry = self.interrupted.first().filter(|entry| entry.part == lost);
        let is_lost = |one: &Position| one.part == lost;
        match entry {
            Some(entry) => {
                let again = |one| if is_lost(&one) { *entry } else { one };
                rest.into_iter().map(again).collect()
            }
            None if rest.iter().all(is_lost) => rest,
            None => rest.into_iter().filter(|one| !is_lost(one)).collect(),
        }
    }

    /// Sand that was out on the table when the program ended.
    fn find_kept_sand(&mut self, kept: Option<KeptSand>, mut rest: Vec<Position>) {
        let found = kept.and_then(|kept| {
            let game = self.game()?;
            let clock = self.scripts.of(game.id()).clock_named(&kept.clock)?;
            let at_will = game.clock_use(clock, &self.keeping.settings).at_will;
            let wanted = at_will || game.clock(clock).is_some();
            wanted.then_some((clock, at_will, kept))
        });
        if let Some((clock, at_will, kept)) = found {
            // Others may have spoken while it ran.
            if !at_will
                && let Some(at) = self.director.sand(clock)
                && !rest.iter().any(|one| one.part == at.part)
            {
                rest.push(at);
            }
            self.find_sand(clock, &kept);
        }
        self.is_cut_off(rest);
    }
}
