//! The director: one line after another, gaps measured from the end of sound, windows
//! that last as long as they need and never less than their minimum. Here is what it is
//! told and asked; how it walks through the script stands in `walk`.

use std::collections::VecDeque;
use std::sync::Arc;

use rules::game::WindowId;

use super::order::{Order, Told};
use super::position::{Position, ms};
use super::telling::{Knows, Telling};
use crate::contract::{Eyes, Progress, Shows, WindowView};
use crate::script::{PartId, Script};
use crate::sound::cue::Token;

/// How long before its frame a line is ordered that follows another: enough for the order
/// to arrive, too little for a caption to be seen early. What a tap asks for is ordered for
/// now instead, and begins as soon as the device takes it. In ms.
pub(super) const LEAD_MS: u64 = 80;

/// What the director is in the middle of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Doing {
    Idle,
    /// A line, a name or an effect sounds, or is ordered for a frame to come.
    Sounding {
        token: Token,
        begins: u64,
    },
    /// Silence until a frame.
    Gap {
        until: u64,
    },
    /// A window of choice; it closes at `closes` if the choice is made by then.
    Window {
        of: WindowId,
        closes: u64,
        chosen: bool,
    },
    /// The sand runs.
    Sand,
    /// Somebody is to say that it may go on.
    Waiting,
}

/// Walks the script.
#[derive(Debug)]
pub struct Director {
    pub(super) script: Arc<Script>,
    /// Pauses and windows, in percent of the script's and the settings'.
    pub(super) percent: u32,
    pub(super) knows: Knows,
    pub(super) at: Option<Position>,
    pub(super) doing: Doing,
    pub(super) queue: VecDeque<Position>,
    /// The sand's step while something is said between.
    pub(super) suspended: Option<Position>,
    pub(super) paused_at: Option<u64>,
    pub(super) eyes: Eyes,
    pub(super) caption: Option<String>,
    pub(super) shows: Option<Shows>,
    /// How often something was shown anew.
    pub(super) shown: u64,
    pub(super) next_token: u64,
    pub(super) orders: Vec<Order>,
}

impl Director {
    /// A director with nothing to say yet.
    #[must_use]
    pub fn new(script: Arc<Script>) -> Self {
        Self {
            script,
            percent: 100,
            knows: Knows::default(),
            at: None,
            doing: Doing::Idle,
            queue: VecDeque::new(),
            suspended: None,
            paused_at: None,
            eyes: Eyes::Open,
            caption: None,
            shows: None,
            shown: 0,
            next_token: 1,
            orders: Vec::new(),
        }
    }

    /// Walks another script from now on, and says nothing of the last one.
    pub fn use_script(&mut self, script: Arc<Script>) {
        self.stop();
        self.script = script;
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
            Doing::Window { closes, chosen, .. } if chosen || self.knows.fixed => Some(closes),
            Doing::Idle
            | Doing::Sounding { .. }
            | Doing::Window { .. }
            | Doing::Sand
            | Doing::Waiting => None,
        }
    }

    /// What the script may depend on, as it is now.
    pub fn learn(&mut self, knows: Knows) {
        self.knows = knows;
    }

    /// Pauses and windows from now on, in percent.
    pub fn pace(&mut self, percent: u32) {
        self.percent = percent;
    }

    /// Follows a step of the game, while it is played and after a restart alike.
    pub fn follow(&mut self, now: u64, telling: &Telling) {
        if telling.clock_over {
            self.tell(now, Told::SandOver);
        }
        if telling.chosen {
            self.tell(now, Told::Chosen);
        }
        self.leave_what_is_done(now);
        if telling.over {
            self.finish_with(now, &telling.say);
        } else if telling.anew {
            self.cut_to(now, &telling.say);
        } else if !telling.say.is_empty() {
            self.play(now, &telling.say);
        }
    }

    /// Says these after what is being said; while the sand runs, between.
    pub fn play(&mut self, now: u64, parts: &[PartId]) {
        let asked = self.knows.awaited;
        let first_of = |part: &PartId| Position::at(*part, 0, asked);
        self.queue.extend(parts.iter().map(first_of));
        if self.doing == Doing::Sand && !self.queue.is_empty() {
            self.suspended = self.at.take();
            self.doing = Doing::Idle;
        }
        if self.doing == Doing::Idle {
            self.go_on(now);
        }
    }

    /// The game is over: what was still to come is dropped, these are said instead.
    fn finish_with(&mut self, now: u64, parts: &[PartId]) {
        self.queue.clear();
        self.suspended = None;
        self.at = None;
        if !matches!(self.doing, Doing::Sounding { .. }) {
            self.leave_window();
            self.doing = Doing::Idle;
        }
        self.play(now, parts);
    }

    /// Cuts everything and says these.
    fn cut_to(&mut self, now: u64, parts: &[PartId]) {
        self.stop();
        self.play(now, parts);
    }

    /// Cuts everything and says nothing more; what is to be seen stays.
    pub fn fall_silent(&mut self) {
        let shows = self.shows;
        self.stop();
        self.shows = shows;
    }

    /// Cuts everything and says nothing more.
    pub fn stop(&mut self) {
        // What was ordered and waits to be carried out has no meaning any more.
        let still = |order: &Order| matches!(order, Order::Keep(_) | Order::Mask { .. });
        self.orders.retain(still);
        self.leave_window();
        self.queue.clear();
        self.suspended = None;
        self.at = None;
        self.doing = Doing::Idle;
        self.paused_at = None;
        self.caption = None;
        self.shows = None;
        self.orders.push(Order::Hush);
    }

    /// Tells what happened. What was not awaited changes nothing, so that an end which
    /// is reported late or twice does no harm.
    pub fn tell(&mut self, now: u64, told: Told) {
        match (told, &mut self.doing) {
            (Told::Ended { token, at }, Doing::Sounding { token: awaited, .. })
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
                    self.queue.push_back(sand.after());
                }
            }
            (Told::Ended { .. } | Told::Woken | Told::Chosen, _) => {}
        }
    }

    /// The choice of the open window is taken back: it stays open as long as another one takes, and
    /// no shorter than it would have. Says where that is.
    pub fn choose_again(&mut self) -> Option<Position> {
        let Doing::Window { chosen, .. } = &mut self.doing else {
            return None;
        };
        *chosen = false;
        self.at
    }

    /// Somebody says that it may go on. Nothing happens where it does not wait for that.
    pub fn lead_on(&mut self, now: u64) {
        if self.waits() {
            self.step_on(now);
        }
    }

    /// Whether it waits until somebody says that it may go on.
    #[must_use]
    pub fn waits(&self) -> bool {
        self.doing == Doing::Waiting && self.paused_at.is_none()
    }

    /// The window that is open although nobody chose in time, where it lasts a fixed time.
    #[must_use]
    pub fn expired(&self, now: u64) -> Option<WindowId> {
        match self.doing {
            Doing::Window {
                of,
                closes,
                chosen: false,
            } if self.knows.fixed && now >= closes && self.paused_at.is_none() => Some(of),
            _ => None,
        }
    }

    /// Whether everything has been said.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.doing == Doing::Idle && self.queue.is_empty()
    }

    /// Whether a line, a name or an effect sounds.
    #[must_use]
    pub fn is_sounding(&self) -> bool {
        matches!(self.doing, Doing::Sounding { .. })
    }

    /// Whether it holds.
    #[must_use]
    pub fn is_paused(&self) -> bool {
        self.paused_at.is_some()
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

    /// What is to be seen, by the script.
    #[must_use]
    pub fn shows(&self) -> Option<Shows> {
        self.shows
    }

    /// How far the part that is spoken has come.
    #[must_use]
    pub fn progress(&self) -> Option<Progress> {
        let at = self.at?;
        let steps = self.script.part(at.part);
        let count = steps.iter().filter_map(|step| step.mark).max()?;
        let passed = steps.iter().take(at.step + 1);
        let applies = passed.filter(|step| step.when.iter().all(|fact| self.has(*fact)));
        let done = applies.filter_map(|step| step.mark).next_back()?;
        Some(Progress { done, count })
    }
}
