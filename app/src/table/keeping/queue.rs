//! What is to be kept next, in its order, while the disk is busy. Must never hold up what
//! has to be durable for what need not be.

use tokio::time::Instant;

use super::moves::{Move, Tell};
use crate::contract::Settings;
use crate::keep::{Entry, Raw};

/// Something to be kept.
pub(super) enum Work {
    /// A new game begins; the one before is left.
    Begin {
        /// Which game it is.
        kind: String,
    },
    /// Of the game that was begun or opened last.
    Keep(Entry),
    /// That game is left for good.
    Part,
    /// That game is left as it lies on disk, untouched.
    LeaveAlone,
    /// A game on the shelf is moved.
    Move {
        /// How.
        what: Move,
        /// Who is told.
        tell: Tell,
    },
    /// What was thrown away is gone for good.
    ClearThrown,
}

/// Everything that is to be kept next.
#[derive(Default)]
pub(super) struct Queue {
    pub(super) works: Vec<Work>,
    /// The newest alone.
    pub(super) settings: Option<Settings>,
    /// The newest alone.
    pub(super) table: Option<Raw>,
    /// The newest alone.
    pub(super) names: Option<Vec<String>>,
    /// Since when a choice is among them, the first one.
    pub(super) choice_since: Option<Instant>,
}

impl Queue {
    pub(super) fn is_empty(&self) -> bool {
        self.works.is_empty()
            && self.settings.is_none()
            && self.table.is_none()
            && self.names.is_none()
    }

    /// One entry more. Bookmarks that it says anew are not written at all.
    pub(super) fn keep(&mut self, entry: Entry) {
        if entry.is_bookmark() {
            let run = self.works.iter().rev().take_while(|work| is_bookmark(work));
            let run = self.works.len() - run.count();
            let mut place = 0;
            self.works.retain(|work| {
                place += 1;
                place <= run
                    || !matches!(work, Work::Keep(earlier) if earlier.is_superseded_by(&entry))
            });
        } else {
            self.choice_since.get_or_insert_with(Instant::now);
        }
        self.works.push(Work::Keep(entry));
    }
}

fn is_bookmark(work: &Work) -> bool {
    matches!(work, Work::Keep(entry) if entry.is_bookmark())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(step: usize) -> Entry {
        Entry::At {
            part: "night".into(),
            step,
            script: String::new(),
        }
    }

    fn sand(left_ms: u32) -> Entry {
        Entry::Sand {
            clock: "confession".into(),
            total_ms: 30_000,
            left_ms,
            running: true,
            wall_ms: 0,
        }
    }

    #[tokio::test(start_paused = true)]
    async fn of_bookmarks_in_a_row_only_the_last_of_each_kind_is_written() {
        let mut queue = Queue::default();
        let asked = [
            at(0),
            Entry::Undo,
            at(1),
            sand(9),
            at(2),
            Entry::Left,
            sand(8),
            at(3),
            Entry::Redo,
            at(4),
        ];
        for entry in asked {
            queue.keep(entry);
        }
        let written: Vec<_> = queue
            .works
            .into_iter()
            .map(|work| match work {
                Work::Keep(entry) => entry,
                _ => panic!("nothing else was asked for"),
            })
            .collect();
        let expected = [
            at(0),
            Entry::Undo,
            Entry::Left,
            sand(8),
            at(3),
            Entry::Redo,
            at(4),
        ];
        assert_eq!(written, expected);
    }
}
