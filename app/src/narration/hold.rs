//! Holding the narrator and going on: pause, resume, repeat, skip, a word between. Never two
//! voices at once.

use super::director::{Director, Doing};
use super::order::Order;
use crate::contract::Eyes;
use crate::script::house;
use crate::sound::cue::Token;

impl Director {
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
            self.say_aside(now, house::HOLD);
        }
    }

    /// Goes on: a line that was cut is said again from its start.
    pub fn resume(&mut self, now: u64) {
        let Some(paused_at) = self.paused_at.take() else {
            return;
        };
        let in_vain = self.asks_in_vain();
        match &mut self.doing {
            Doing::Sounding { .. } if in_vain => self.step_on(now),
            Doing::Sounding { .. } => self.enter(now),
            Doing::Gap { until } => *until = now + until.saturating_sub(paused_at),
            Doing::Window { closes, .. } => *closes += now.saturating_sub(paused_at),
            Doing::Idle | Doing::Sand | Doing::Waiting => {}
        }
        self.leave_what_is_done(now);
    }

    /// Says the current line again. Where nothing is being said, the last one.
    pub fn repeat(&mut self, now: u64) {
        match self.doing {
            Doing::Sounding { .. } | Doing::Gap { .. } => {
                self.paused_at = None;
                self.orders.push(Order::Hush);
                self.enter(now);
            }
            Doing::Idle | Doing::Window { .. } | Doing::Sand | Doing::Waiting => {
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
            if self.asks_in_vain() {
                self.step_on(now);
            } else {
                self.enter(now);
            }
        }
    }

    /// A token for a sound that is not the script's.
    pub fn spare_token(&mut self) -> Token {
        self.token()
    }

    /// On to the next step. Does nothing in a window or while the sand runs: those end
    /// by a choice and by time. In the dark a line can be left out, but not the silence after it:
    /// in it eyes are being closed.
    pub fn skip(&mut self, now: u64) {
        if !self.may_skip() {
            return;
        }
        self.paused_at = None;
        self.orders.push(Order::Hush);
        if self.eyes == Eyes::Shut && self.is_sounding() {
            self.pause_after(now);
        } else {
            self.step_on(now);
        }
    }

    /// The same in a demo, where nobody's eyes are shut: silences are passed over, too.
    pub fn hasten(&mut self, now: u64) {
        match self.doing {
            Doing::Sounding { .. } | Doing::Waiting | Doing::Gap { .. } => {
                self.paused_at = None;
                self.orders.push(Order::Hush);
                self.step_on(now);
            }
            Doing::Window { chosen: true, .. } => self.close_window(now),
            Doing::Idle | Doing::Window { .. } | Doing::Sand => {}
        }
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
        match self.doing {
            Doing::Sounding { .. } | Doing::Waiting => true,
            Doing::Gap { .. } => self.eyes == Eyes::Open,
            Doing::Idle | Doing::Window { .. } | Doing::Sand => false,
        }
    }
}
