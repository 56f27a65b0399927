//! How the director walks: into the next step that applies, through it, and out of it.

use rules::game::WindowId;

use super::director::{Director, Doing, LEAD_MS};
use super::order::Order;
use super::position::{Position, ms};
use crate::contract::{Eyes, Shows};
use crate::script::{Act, FactId, PartId, ScreenId, Step};
use crate::sound::cue::Token;

/// The least silence between a line and a name: the two voices come out of different
/// machines, and a device lags behind its frames. In ms.
const BREATH_MS: u64 = 400;

impl Director {
    pub(super) fn has(&self, fact: FactId) -> bool {
        self.knows.facts.contains(&fact)
    }

    /// Whether a step is to be done now: its facts hold, what it asks for is still awaited, and it
    /// is not left out.
    fn applies(&self, position: Position, step: &Step) -> bool {
        let asks = !step.asks || position.asked == self.knows.awaited;
        let left_out = |line: &String| self.knows.left_out.contains(&line.as_str());
        let said = !matches!(&step.act, Act::Line(line) if left_out(line));
        asks && said && step.when.iter().all(|fact| self.has(*fact))
    }

    /// Whether the current step asks for what is awaited no longer.
    pub(super) fn asks_in_vain(&self) -> bool {
        let at = self.at.and_then(|at| Some((at, self.step_at(at)?)));
        at.is_some_and(|(at, step)| step.asks && !self.applies(at, step))
    }

    /// What a line asked for is done: one that has not begun is not said, and there is no silence
    /// for it any more. Nobody is cut in mid-word.
    pub(super) fn leave_what_is_done(&mut self, now: u64) {
        if !self.asks_in_vain() || self.paused_at.is_some() {
            return;
        }
        match self.doing {
            Doing::Gap { .. } => self.step_on(now),
            Doing::Sounding { begins, .. } if begins > now => {
                self.orders.push(Order::Hush);
                self.step_on(now);
            }
            _ => {}
        }
    }

    pub(super) fn step_at(&self, position: Position) -> Option<&Step> {
        self.script.part(position.part).get(position.step)
    }

    /// Leaves the current step for the next one.
    pub(super) fn step_on(&mut self, from: u64) {
        self.leave_window();
        self.at = self.at.map(Position::after);
        self.doing = Doing::Idle;
        self.go_on(from);
    }

    /// Enters the next step that applies, from the current segment or the queue.
    pub(super) fn go_on(&mut self, from: u64) {
        loop {
            let Some(position) = self.at.take().or_else(|| self.queue.pop_front()) else {
                if let Some(sand) = self.suspended.take() {
                    self.at = Some(sand);
                    self.doing = Doing::Sand;
                }
                return;
            };
            let Some(step) = self.step_at(position) else {
                // Past the last step: kept too, so that a crash does not take it up again.
                self.orders.push(Order::Keep(position));
                continue;
            };
            if !self.applies(position, step) {
                self.at = Some(position.after());
                continue;
            }
            self.at = Some(position);
            self.enter(from);
            if self.doing != Doing::Idle {
                return;
            }
            self.at = Some(position.after());
        }
    }

    /// Does the current step, beginning at a frame.
    pub(super) fn enter(&mut self, from: u64) {
        let Some(position) = self.at else {
            // What was being said was dropped meanwhile: it is not said again.
            self.doing = Doing::Idle;
            return self.go_on(from);
        };
        let Some(step) = self.step_at(position).cloned() else {
            return;
        };
        self.orders.push(Order::Keep(position));
        match step.act {
            Act::Line(line) => {
                self.caption = Some(line.clone());
                let token = self.say(from, line);
                let begins = from;
                self.doing = Doing::Sounding { token, begins };
            }
            Act::Names(whose) => {
                let token = self.token();
                let at = from + ms(BREATH_MS);
                self.orders.push(Order::Name { token, whose, at });
                self.doing = Doing::Sounding { token, begins: at };
            }
            Act::Effect(effect) => {
                let token = self.token();
                self.orders.push(Order::Ring {
                    token,
                    effect,
                    at: from,
                    under: step.lead_ms.is_some(),
                });
                self.doing = match step.lead_ms {
                    Some(lead) => Doing::Gap {
                        until: from + ms(u64::from(lead).max(LEAD_MS)),
                    },
                    None => Doing::Sounding {
                        token,
                        begins: from,
                    },
                };
            }
            Act::Scene(scene) => self.orders.push(Order::Lay { scene, at: from }),
            Act::Eyes(eyes) => {
                self.eyes = eyes;
                if step.pause_ms > 0 {
                    self.pause_after(from);
                }
            }
            Act::Shows(screen) => self.show(screen),
            // What may be seen follows from where the script stands.
            Act::Tells => {}
            Act::Window(of) => {
                self.doing = Doing::Window {
                    of,
                    closes: from + ms(self.window_ms(of)),
                    chosen: false,
                };
                self.orders.push(Order::Mask { on: true });
                self.orders.push(Order::Open(of));
            }
            Act::Sand(clock) => {
                self.doing = Doing::Sand;
                self.orders.push(Order::TurnSand(clock));
            }
            Act::Waits => self.doing = Doing::Waiting,
        }
    }

    /// The silence after a step, or at once the next one.
    pub(super) fn pause_after(&mut self, ended: u64) {
        let step = self.at.and_then(|position| self.step_at(position));
        // For what is done by now nobody needs time any more.
        let step = step.filter(|_| !self.asks_in_vain());
        let pause = step.map_or(0, |step| u64::from(step.pause_ms));
        let until = ended + ms(pause * u64::from(self.percent) / 100);
        // Even without a pause the next line waits for its lead, so that it is never
        // ordered for a frame that is already past.
        self.doing = Doing::Gap {
            until: until.max(ended + ms(LEAD_MS)),
        };
    }

    pub(super) fn show(&mut self, screen: ScreenId) {
        if self.shows.is_none_or(|shown| shown.screen != screen) {
            self.shown += 1;
            self.shows = Some(Shows {
                screen,
                since: self.shown,
            });
        }
    }

    pub(super) fn window_ms(&self, of: WindowId) -> u64 {
        let least = self.knows.windows.iter().find(|(window, _)| *window == of);
        least.map_or(0, |(_, ms)| ms * u64::from(self.percent) / 100)
    }

    pub(super) fn close_window(&mut self, now: u64) {
        self.step_on(now + ms(LEAD_MS));
    }

    pub(super) fn leave_window(&mut self) {
        if matches!(self.doing, Doing::Window { .. }) {
            self.orders.push(Order::Mask { on: false });
        }
    }

    pub(super) fn say(&mut self, at: u64, line: String) -> Token {
        let token = self.token();
        self.orders.push(Order::Say { token, line, at });
        token
    }

    /// The first line of a part, said without walking there.
    pub(super) fn say_aside(&mut self, now: u64, part: PartId) {
        let first = Position::first_of(part);
        let line = self.step_at(first).map(|step| step.act.clone());
        if let Some(Act::Line(line)) = line {
            self.say(now, line);
        }
    }

    pub(super) fn token(&mut self) -> Token {
        let token = Token(self.next_token);
        self.next_token += 1;
        token
    }

    /// What the table's eyes are to be when this step begins again; a step that shuts them
    /// finds them shut already.
    pub(super) fn eyes_at(&self, position: Position) -> Eyes {
        self.steps_before(position.after())
            .filter_map(|act| match act {
                Act::Eyes(eyes) => Some(*eyes),
                _ => None,
            })
            .last()
            .unwrap_or(Eyes::Open)
    }

    pub(super) fn scene_before(&self, position: Position) -> Option<String> {
        self.steps_before(position)
            .filter_map(|act| match act {
                Act::Scene(scene) => Some(scene.clone()),
                _ => None,
            })
            .last()
    }

    pub(super) fn shown_before(&self, position: Position) -> Option<ScreenId> {
        self.steps_before(position)
            .filter_map(|act| match act {
                Act::Shows(screen) => Some(*screen),
                _ => None,
            })
            .last()
    }

    /// Where a step begins again: at a window, with the line that opens it.
    pub(super) fn start_of(&self, position: Position) -> Position {
        let is_window = |step: &Step| matches!(step.act, Act::Window(_));
        if !self.step_at(position).is_some_and(is_window) {
            return position;
        }
        let steps = self.script.part(position.part);
        let line = (0..position.step).rev().find(|step| {
            let step = &steps[*step];
            matches!(step.act, Act::Line(_)) && step.when.iter().all(|fact| self.has(*fact))
        });
        Position {
            step: line.unwrap_or(position.step),
            ..position
        }
    }

    pub(super) fn steps_before(&self, position: Position) -> impl Iterator<Item = &Act> {
        self.script
            .part(position.part)
            .iter()
            .take(position.step)
            .map(|step| &step.act)
    }
}
