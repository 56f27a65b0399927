//! The director: one line after another, gaps measured from the end of sound, windows
//! that last as long as they need and never less than their minimum. Here is what it is
//! told and asked; how it walks through the script stands in `walk`.

use std::collections::VecDeque;
use std::sync::Arc;

use super::walk::{LEAD_MS, after, first_of, ms};
use super::{Order, Told};
use crate::contract::{Eyes, WindowOf, WindowView};
use crate::script::{Act, Entry, Fact, Script, Segment};
use crate::sound::cue::Token;

/// A step of the script.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Position {
    /// Of which part.
    pub segment: Segment,
    /// Counted from 0.
    pub step: usize,
}

/// How long silences and windows last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pacing {
    /// Pauses and windows, in percent of the script's and the settings'.
    pub percent: u32,
    /// The witches' window at least, in ms.
    pub witches_ms: u64,
    /// The constable's window at least, in ms.
    pub constable_ms: u64,
}

/// What the director is in the middle of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Doing {
    Idle,
    /// A line, a name or an effect sounds.
    Sounding {
        token: Token,
    },
    /// Silence until a frame.
    Gap {
        until: u64,
    },
    /// A window of choice; it closes at `closes` if the choice is made by then.
    Window {
        of: WindowOf,
        closes: u64,
        chosen: bool,
    },
    /// The sand runs for confessions.
    Sand,
}

/// Walks the script.
#[derive(Debug)]
pub struct Director {
    pub(super) script: Arc<Script>,
    pub(super) pacing: Pacing,
    pub(super) facts: Vec<Fact>,
    pub(super) at: Option<Position>,
    pub(super) doing: Doing,
    pub(super) queue: VecDeque<Position>,
    /// The sand's step while something is said between.
    pub(super) suspended: Option<Position>,
    pub(super) paused_at: Option<u64>,
    pub(super) eyes: Eyes,
    pub(super) caption: Option<String>,
    pub(super) next_token: u64,
    pub(super) orders: Vec<Order>,
}

impl Director {
    /// A director with nothing to say yet.
    #[must_use]
    pub fn new(script: Arc<Script>, pacing: Pacing) -> Self {
        Self {
            script,
            pacing,
            facts: Vec::new(),
            at: None,
            doing: Doing::Idle,
            queue: VecDeque::new(),
            suspended: None,
            paused_at: None,
            eyes: Eyes::Open,
            caption: None,
            next_token: 1,
            orders: Vec::new(),
        }
    }

    /// What has been ordered since it was last asked.
    pub fn take_orders(&mut self) -> Vec<Order> {
        std::mem::take(&mut self.orders)
    }

    /// The frame at which it wants to be woken.
    #[must_use]
    pub fn wake_at(&self) -> Option<u64> {
        if self.paused_at.is_some() {
            return None;
        }
        match self.doing {
            Doing::Gap { until } => Some(until.saturating_sub(ms(LEAD_MS))),
            Doing::Window { closes, chosen, .. } if chosen || self.has(Fact::Ghosts) => {
                Some(closes)
            }
            Doing::Idle | Doing::Sounding { .. } | Doing::Window { .. } | Doing::Sand => None,
        }
    }

    /// The public facts that steps depend on, as they are now.
    pub fn learn(&mut self, facts: Vec<Fact>) {
        self.facts = facts;
    }

    /// Pauses and windows from now on.
    pub fn pace(&mut self, pacing: Pacing) {
        self.pacing = pacing;
    }

    /// Says these after what is being said; while the sand runs, between.
    pub fn play(&mut self, now: u64, segments: &[Segment]) {
        self.queue
            .extend(segments.iter().map(|segment| first_of(*segment)));
        if self.doing == Doing::Sand && !self.queue.is_empty() {
            self.suspended = self.at.take();
            self.doing = Doing::Idle;
        }
        if self.doing == Doing::Idle {
            self.go_on(now);
        }
    }

    /// The game is over: what was still to come is dropped, these are said instead.
    pub fn finish_with(&mut self, now: u64, segments: &[Segment]) {
        self.queue.clear();
        self.suspended = None;
        self.at = None;
        if !matches!(self.doing, Doing::Sounding { .. }) {
            self.leave_window();
            self.doing = Doing::Idle;
        }
        self.play(now, segments);
    }

    /// Cuts everything and says these.
    pub fn cut_to(&mut self, now: u64, segments: &[Segment]) {
        self.stop();
        self.play(now, segments);
    }

    /// Cuts everything and says nothing more.
    pub fn stop(&mut self) {
        self.leave_window();
        self.queue.clear();
        self.suspended = None;
        self.at = None;
        self.doing = Doing::Idle;
        self.paused_at = None;
        self.caption = None;
        self.orders.push(Order::Hush);
    }

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
        rest.filter(|position| position.segment.is_of_the_game())
            .collect()
    }

    /// Whether the table must close its eyes before it goes on here.
    #[must_use]
    pub fn needs_shut_eyes(&self, rest: &[Position]) -> bool {
        let first = rest.first();
        first.is_some_and(|position| self.eyes_at(*position) == Eyes::Shut)
    }

    /// Takes up what was interrupted: everybody closes their eyes again where they were
    /// shut, then the script goes on from the first of `rest`, a line from its start.
    pub fn take_up(&mut self, now: u64, rest: &[Position]) {
        let shut = self.needs_shut_eyes(rest);
        self.stop();
        self.eyes = Eyes::Open;
        if shut {
            self.queue.push_back(first_of(Segment::TakeUpAgain));
        }
        if let Some(position) = rest.first()
            && let Some(scene) = self.scene_before(*position)
        {
            self.orders.push(Order::Lay { scene, at: now });
        }
        let starts: Vec<_> = rest
            .iter()
            .map(|position| self.start_of(*position))
            .collect();
        self.queue.extend(starts);
        self.go_on(now);
    }

    /// Where the sand for confessions is turned.
    #[must_use]
    pub fn sand(&self) -> Option<Position> {
        let segment = Segment::Night;
        let steps = self.script.segment(segment);
        let step = steps.iter().position(|step| step.act == Act::Sand)?;
        Some(Position { segment, step })
    }

    /// Where a phase is taken up again when no better position is known.
    #[must_use]
    pub fn entry(&self, segment: Segment, entry: Entry) -> Option<Position> {
        let step = self.script.entry(segment, entry)?;
        Some(Position { segment, step })
    }

    /// Whether the script still has this step.
    #[must_use]
    pub fn knows(&self, position: Position) -> bool {
        position.step < self.script.segment(position.segment).len()
    }

    /// Tells what happened. What was not awaited changes nothing, so that an end which
    /// is reported late or twice does no harm.
    pub fn tell(&mut self, now: u64, told: Told) {
        match (told, &mut self.doing) {
            (Told::Ended { token, at }, Doing::Sounding { token: awaited })
                if token == *awaited =>
            {
                if self.paused_at.is_none() {
                    self.pause_after(at);
                }
            }
            (Told::Woken, Doing::Gap { until }) => {
                let until = *until;
                if self.paused_at.is_none() && now + ms(LEAD_MS) >= until {
                    self.step_on(until.max(now));
                }
            }
            (Told::Woken, Doing::Window { closes, chosen, .. }) => {
                let due = now >= *closes && self.paused_at.is_none();
                if due && *chosen {
                    self.close_window(now);
                }
            }
            (Told::Chosen, Doing::Window { chosen, closes, .. }) => {
                *chosen = true;
                let due = now >= *closes && self.paused_at.is_none();
                if due {
                    self.close_window(now);
                }
            }
            (Told::SandOver, Doing::Sand) => self.step_on(now + ms(LEAD_MS)),
            (Told::SandOver, _) => {
                if let Some(sand) = self.suspended.take() {
                    self.queue.push_back(after(sand));
                }
            }
            (Told::Ended { .. } | Told::Woken | Told::Chosen, _) => {}
        }
    }

    /// The window that is open although nobody chose in time: only in a ghost game.
    #[must_use]
    pub fn expired(&self, now: u64) -> Option<WindowOf> {
        match self.doing {
            Doing::Window {
                of,
                closes,
                chosen: false,
            } if self.has(Fact::Ghosts) && now >= closes && self.paused_at.is_none() => Some(of),
            _ => None,
        }
    }

    /// Holds. At night a quiet word tells the table that it waits.
    pub fn pause(&mut self, now: u64) {
        if self.paused_at.is_some() || self.is_done() {
            return;
        }
        self.paused_at = Some(now);
        if matches!(self.doing, Doing::Sounding { .. }) {
            self.orders.push(Order::Hush);
        }
        if self.eyes == Eyes::Shut {
            self.say_aside(now, Segment::Hold);
        }
    }

    /// Goes on: a line that was cut is said again from its start.
    pub fn resume(&mut self, now: u64) {
        let Some(paused_at) = self.paused_at.take() else {
            return;
        };
        match &mut self.doing {
            Doing::Sounding { .. } => self.enter(now),
            Doing::Gap { until } => *until = now + until.saturating_sub(paused_at),
            Doing::Window { closes, .. } => *closes += now.saturating_sub(paused_at),
            Doing::Idle | Doing::Sand => {}
        }
    }

    /// Says the current line again. Where nothing is being said, the last one.
    pub fn repeat(&mut self, now: u64) {
        match self.doing {
            Doing::Sounding { .. } | Doing::Gap { .. } => {
                self.paused_at = None;
                self.orders.push(Order::Hush);
                self.enter(now);
            }
            Doing::Idle | Doing::Window { .. } | Doing::Sand => {
                if let Some(line) = self.caption.clone() {
                    self.say(now, line);
                }
            }
        }
    }

    /// The device is back: a line or bell that sounded when it went is begun again.
    pub fn repeat_broken(&mut self, now: u64) {
        if matches!(self.doing, Doing::Sounding { .. }) && self.paused_at.is_none() {
            self.orders.push(Order::Hush);
            self.enter(now);
        }
    }

    /// A token for a sound that is not the script's.
    pub fn spare_token(&mut self) -> Token {
        self.token()
    }

    /// On to the next step. Does nothing in a window or while the sand runs: those end
    /// by a choice and by time.
    pub fn skip(&mut self, now: u64) {
        if !self.may_skip() {
            return;
        }
        self.paused_at = None;
        self.orders.push(Order::Hush);
        self.step_on(now);
    }

    /// A line between, while the sand runs: half, ten seconds.
    pub fn aside(&mut self, now: u64, line: String) {
        if self.doing == Doing::Sand {
            self.caption = Some(line.clone());
            self.say(now, line);
        }
    }

    /// Whether a line or a pause can be skipped now.
    #[must_use]
    pub fn may_skip(&self) -> bool {
        matches!(self.doing, Doing::Sounding { .. } | Doing::Gap { .. })
    }

    /// Whether everything has been said.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.doing == Doing::Idle && self.queue.is_empty()
    }

    /// Whether it holds.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused_at.is_some()
    }

    /// Whether the sand should run: it is turned and nothing is said between.
    #[must_use]
    pub fn is_at_sand(&self) -> bool {
        self.doing == Doing::Sand || self.suspended.is_some()
    }

    /// The line that is said or was said last.
    #[must_use]
    pub fn caption(&self) -> Option<&str> {
        self.caption.as_deref()
    }

    /// Whether the table's eyes are open.
    #[must_use]
    pub fn eyes(&self) -> Eyes {
        self.eyes
    }

    /// The window of choice that is open.
    #[must_use]
    pub fn window(&self) -> Option<WindowView> {
        match self.doing {
            Doing::Window { of, chosen, .. } => Some(WindowView { of, chosen }),
            _ => None,
        }
    }
}
