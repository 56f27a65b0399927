//! What is taken up again: after leaving, after an absence, after a restart. A director that
//! followed a journal to its end stands where the one stood that wrote it.

use rules::game::ClockId;

use super::director::{Director, Doing};
use super::order::Order;
use super::position::Position;
use crate::contract::Eyes;
use crate::script::{Act, EntryId, PartId};
use crate::sound::cue::Token;

impl Director {
    /// All eyes are open or shut, whatever the script said last.
    pub fn set_eyes(&mut self, eyes: Eyes) {
        self.eyes = eyes;
    }

    /// What is being said, begun again from its start, and what would have followed.
    /// Empty where everything has been said.
    #[must_use]
    pub fn rest(&self) -> Vec<Position> {
        let current = self.at.filter(|_| self.doing != Doing::Idle);
        let positions = current.into_iter().chain(self.queue.iter().copied());
        let rest = positions.chain(self.suspended);
        rest.filter(|position| self.script.is_of_the_game(position.part))
            .collect()
    }

    /// Whether the table must close its eyes before it goes on here.
    #[must_use]
    pub fn needs_shut_eyes(&self, rest: &[Position]) -> bool {
        let first = rest.first();
        first.is_some_and(|position| self.eyes_at(*position) == Eyes::Shut)
    }

    /// Takes up what was interrupted: everybody closes their eyes again where they were
    /// shut (which `first` says), then the script goes on from the first of `rest`, a line from its
    /// start.
    pub fn take_up(&mut self, now: u64, first: PartId, rest: &[Position]) {
        let shut = self.needs_shut_eyes(rest);
        self.stop();
        self.eyes = Eyes::Open;
        if shut {
            self.queue.push_back(self.position_now(first, 0));
        }
        if let Some(position) = rest.first()
            && let Some(scene) = self.scene_before(*position)
        {
            self.orders.push(Order::Lay { scene, at: now });
        }
        if let Some(screen) = rest.first().and_then(|first| self.shown_before(*first)) {
            self.show(screen);
        }
        let starts: Vec<_> = rest
            .iter()
            .map(|position| self.start_of(*position))
            .collect();
        self.queue.extend(starts);
        self.go_on(now);
    }

    /// Where a clock is turned.
    #[must_use]
    pub fn sand(&self, clock: ClockId) -> Option<Position> {
        let (part, step) = self.script.sand(clock)?;
        Some(self.position_now(part, step))
    }

    /// A step that is to be said for what is awaited now.
    fn position_now(&self, part: PartId, step: usize) -> Position {
        Position::at(part, step, self.knows.awaited)
    }

    /// Where a phase is taken up again when no better position is known.
    #[must_use]
    pub fn entry(&self, part: PartId, entry: EntryId) -> Option<Position> {
        let step = self.script.entry(part, entry)?;
        Some(self.position_now(part, step))
    }

    /// Stands at a position that a journal tells: what was to be said before it has been said.
    pub fn arrive(&mut self, mut position: Position) {
        let queued = self.queue.iter().position(|one| one.part == position.part);
        let current = self.at.is_some_and(|at| at.part == position.part);
        // What it asks for is what was awaited then.
        let known = if current {
            self.at
        } else if let Some(queued) = queued {
            self.queue.drain(..=queued).next_back()
        } else {
            self.suspended.take_if(|at| at.part == position.part)
        };
        if let Some(known) = known {
            position.asked = known.asked;
        }
        let Some(step) = self.step_at(position) else {
            // Past its last step.
            self.at = None;
            self.doing = Doing::Idle;
            return;
        };
        self.doing = match step.act {
            Act::Sand(_) => Doing::Sand,
            Act::Waits => Doing::Waiting,
            Act::Window(of) => Doing::Window {
                of,
                closes: u64::MAX,
                chosen: false,
            },
            _ => Doing::Sounding {
                token: Token(0),
                begins: 0,
            },
        };
        self.at = Some(position);
    }

    /// Stands where a clock runs, without a word: what was being said, and what would have followed,
    /// is dropped. On the way there it goes on with what it is in the middle of. Says where it
    /// stands now.
    pub fn stand_at_sand(&mut self, now: u64, sand: Position) -> Position {
        if let Some(at) = self.at
            && at.part == sand.part
            && at.step < sand.step
            && self.eyes == Eyes::Open
        {
            self.queue.clear();
            return at;
        }
        self.stop();
        self.eyes = Eyes::Open;
        if let Some(scene) = self.scene_before(sand) {
            self.orders.push(Order::Lay { scene, at: now });
        }
        if let Some(screen) = self.shown_before(sand) {
            self.show(screen);
        }
        self.arrive(sand);
        sand
    }

    /// Whether what has happened is still to be told, here or in what follows.
    #[must_use]
    pub fn tells_ahead(&self, rest: &[Position]) -> bool {
        let tells = |position: &Position| {
            let steps = self.script.part(position.part).iter();
            steps.skip(position.step).any(|step| step.act == Act::Tells)
        };
        rest.iter().any(tells)
    }

    /// The position that is this far in this part, if it was counted in the steps that the part
    /// still has.
    #[must_use]
    pub fn position(&self, part: &str, step: usize, fingerprint: &str) -> Option<Position> {
        let part = self.script.part_named(part)?;
        let steps = self.script.part(part);
        let step = if fingerprint.is_empty() {
            // Journals of version 1 counted what is heard, not what is shown or waited for.
            let heard = |step: &&(usize, &crate::script::Step)| {
                !matches!(step.1.act, Act::Shows(_) | Act::Tells | Act::Waits)
            };
            let mut counted = steps.iter().enumerate().filter(|step| heard(&step));
            counted.nth(step).map_or(steps.len(), |(step, _)| step)
        } else if fingerprint == self.script.fingerprint(part) {
            step
        } else {
            return None;
        };
        Some(self.position_now(part, step))
    }

    /// What a position's part is made of, to be kept beside it.
    #[must_use]
    pub fn fingerprint(&self, position: Position) -> String {
        self.script.fingerprint(position.part)
    }
}
