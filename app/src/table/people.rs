//! Who sits where and under which name. A name is put right at any time and is no step: undo does
//! not undo it. Places are changed before the first dawn. Must never decide a rule.

use rules::seat::Seat;

use super::owner::{Table, not_now};
use super::seated::{Seated, raw};
use crate::contract::Trouble;

/// What a journal tells of a name. Whether that can be followed.
pub(super) fn was_renamed(game: &mut dyn Seated, seat: u8, name: &str) -> bool {
    let seat = Seat::at(seat.into());
    seat.is_some_and(|seat| game.rename(seat, name).is_ok())
}

/// What a journal tells of places. Whether that can be followed.
pub(super) fn were_reseated(game: &mut dyn Seated, order: &[u8]) -> bool {
    let order: Option<Vec<_>> = order.iter().map(|seat| Seat::at((*seat).into())).collect();
    order.is_some_and(|order| game.reseat(&order).is_some())
}

impl Table {
    /// A player has another name from now on: at the table, in the record, and for later tables.
    pub(super) fn rename(&mut self, seat: Seat, name: &str) -> Result<(), Vec<Trouble>> {
        let game = self.at_table_mut()?;
        let before = game.names();
        let guests = game.guests();
        let entry = game.rename(seat, name)?;
        let (now, table) = (game.names(), raw(&game.table_form()));
        self.keeping.keep(entry);
        self.keeping.remember_table(table);
        let renamed = before.get(seat.place()).zip(now.get(seat.place()));
        if let Some((before, now)) = renamed
            && guests.contains(before)
        {
            self.keeping.remember_name(now, before);
        }
        Ok(())
    }

    /// Two players change places.
    pub(super) fn change_places(&mut self, seat: Seat, with: Seat) -> Result<(), Vec<Trouble>> {
        let mut order = self.order_with(seat, with)?;
        order.swap(seat.place(), with.place());
        self.reseat(&order)
    }

    /// A player sits down after another one, clockwise.
    pub(super) fn sit_after(&mut self, seat: Seat, after: Seat) -> Result<(), Vec<Trouble>> {
        let mut order = self.order_with(seat, after)?;
        order.retain(|other| *other != seat);
        let place = order.iter().position(|other| *other == after);
        order.insert(place.map_or(0, |place| place + 1), seat);
        self.reseat(&order)
    }

    /// The seats as they are, if these are two of them.
    fn order_with(&self, one: Seat, other: Seat) -> Result<Vec<Seat>, Vec<Trouble>> {
        let order: Vec<_> = Seat::first(self.at_table()?.names().len()).collect();
        let are_two = one != other && order.contains(&one) && order.contains(&other);
        are_two.then_some(order).ok_or_else(not_now)
    }

    fn reseat(&mut self, order: &[Seat]) -> Result<(), Vec<Trouble>> {
        let game = self.at_table_mut()?;
        let entry = game.reseat(order).ok_or_else(not_now)?;
        let table = raw(&game.table_form());
        self.keeping.keep(entry);
        self.keeping.remember_table(table);
        self.doors.close_seats();
        Ok(())
    }
}
