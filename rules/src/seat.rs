//! Places at the table and sets of them. Knows nothing of who sits there.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The most seats that any game of the house lays (Witch Trial has 14 players).
pub const MOST_SEATS: usize = 14;

/// A place at the table, counted clockwise from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "house.ts"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// The seat at a place counted clockwise from 0; `None` past [`MOST_SEATS`].
    #[must_use]
    pub fn at(place: usize) -> Option<Self> {
        if place >= MOST_SEATS {
            return None;
        }
        u8::try_from(place).ok().map(Self)
    }

    /// The first `count` seats, clockwise; at most [`MOST_SEATS`].
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..count.min(MOST_SEATS)).filter_map(Self::at)
    }

    /// The place counted clockwise from 0.
    #[must_use]
    pub fn place(self) -> usize {
        usize::from(self.0)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;
    fn try_from(place: u8) -> Result<Self, String> {
        Self::at(usize::from(place)).ok_or_else(|| format!("no seat {place}"))
    }
}

/// Whether these are all the seats of a table of so many, each once.
#[must_use]
pub fn is_order_of(order: &[Seat], count: usize) -> bool {
    let seats = Seats::from_iter(order.iter().copied());
    order.len() == count && Seat::first(count).all(|seat| seats.contains(seat))
}

/// Some seats of one table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u16);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// Adds a seat; says whether it was new.
    pub fn insert(&mut self, seat: Seat) -> bool {
        let new = !self.contains(seat);
        self.0 |= 1 << seat.0;
        new
    }

    /// Whether the seat is among these.
    #[must_use]
    pub fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats, clockwise from place 0.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(MOST_SEATS).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// One value for each seat.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PerSeat<T>([T; MOST_SEATS]);

impl<T: Default + Copy> Default for PerSeat<T> {
    fn default() -> Self {
        Self([T::default(); MOST_SEATS])
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.place()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.place()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_holds_what_was_put_in_clockwise() {
        let seats: Seats = [5, 0, 13].into_iter().filter_map(Seat::at).collect();
        let places: Vec<_> = seats.iter().map(Seat::place).collect();
        assert_eq!(places, [0, 5, 13]);
        assert_eq!(seats.len(), 3);
        assert!(Seat::at(MOST_SEATS).is_none());
    }
}
