//! A demo at the table: its game is played by the rules, the script and the sound of every other, only
//! by a list of steps instead of people, and it is kept nowhere. What lay on the shelf is put aside
//! meanwhile and lies there again afterwards, as if nothing had been.
//!
//! That a game is a demo is said by how it came to the table ([`Place::Demo`]) and by nothing else: no
//! request can make a demo of a game that people play, and no journal tells of one.

use std::borrow::Cow;

use rules::onlooker::Asker;
use tokio::time::{Duration, Instant};

use super::demo::{Shelf, Showing};
use super::owner::{Table, not_now};
use super::place::Place;
use super::seating::{HasDemo, Show};
use crate::contract::{DemoView, Settings, Shows, Trouble};
use crate::cues;
use crate::demo::{Act, After, When};
use crate::games::GameId;
use crate::hourglass::Hourglass;

/// More steps of a script than lie between two sentences.
const MOST: usize = 200;

/// The games that have a demo.
pub(super) fn demos() -> Vec<GameId> {
    let all = GameId::ALL.iter().copied();
    all.filter(|game| game.with(HasDemo)).collect()
}

impl Table {
    fn showing(&self) -> Option<&Showing> {
        self.place.showing()
    }

    fn showing_mut(&mut self) -> Option<&mut Showing> {
        self.place.showing_mut()
    }

    /// Shows the demo of a game, from its beginning.
    pub(super) fn show_demo(&mut self, game: GameId) -> Result<(), Vec<Trouble>> {
        if matches!(self.place, Place::Table(_)) {
            return Err(not_now());
        }
        self.shelf_is_at_rest()?;
        let (words, language) = (&*self.words, &*self.language());
        let demo = game.with(Show { words, language });
        let (game, course, for_the_demo) = demo.ok_or_else(not_now)?;
        self.leave_demo();
        let shelf = Shelf {
            last: self.place.take(),
            interrupted: std::mem::take(&mut self.interrupted),
            sand: self.sand.take(),
            sand_ended: self.sand_ended.take(),
            kept: self.keeping.put_aside(),
        };
        self.director.use_script(self.scripts.of(game.id()).clone());
        let showing = Box::new(Showing::begun(course, for_the_demo, shelf));
        self.place = Place::Demo { game, showing };
        self.use_pace();
        self.stand_still();
        self.wake_speaker();
        Ok(())
    }

    /// Back to the shelf as it was, where a demo is on.
    pub(super) fn leave_demo(&mut self) {
        if self.showing().is_none() {
            return;
        }
        self.stand_still();
        self.silence();
        let place = std::mem::replace(&mut self.place, Place::Shelf { last: None });
        let Place::Demo { showing, .. } = place else {
            return;
        };
        let Shelf {
            last,
            interrupted,
            sand,
            sand_ended,
            kept,
        } = showing.shelf;
        let script = last.as_ref().map_or_else(
            || self.scripts.house().clone(),
            |last| self.scripts.of(last.id()).clone(),
        );
        self.director.use_script(script);
        self.place = Place::Shelf { last };
        self.keeping.take_back(kept);
        self.interrupted = interrupted;
        self.sand = sand;
        self.sand_ended = sand_ended;
        self.use_pace();
        self.learn();
    }

    /// The demo holds, or goes on.
    pub(super) fn hold_demo(&mut self, held: bool) {
        if let Some(showing) = self.showing_mut() {
            showing.paused = held && !showing.is_over();
        }
    }

    /// What a screen shows of a demo. Nothing for a game that people play.
    pub(super) fn demo_view(&self) -> Option<DemoView> {
        self.showing().map(Showing::view)
    }

    /// What the script shows, unless a demo has put that away.
    pub(super) fn shows(&self) -> Option<Shows> {
        let put_away = self.showing().and_then(|showing| showing.put_away);
        let shows = self.director.shows();
        shows.filter(|shows| Some(shows.since) != put_away)
    }

    /// Whether a demo holds because somebody asked for that.
    pub(super) fn is_demo_paused(&self) -> bool {
        self.showing().is_some_and(|showing| showing.paused)
    }

    /// Whether something of a demo is still to come by itself.
    pub(super) fn is_demo_going_on(&self) -> bool {
        self.showing().is_some_and(|showing| !showing.is_over())
    }

    /// Lines that are not said.
    pub(super) fn left_out(&self) -> &'static [&'static str] {
        self.showing()
            .map_or(&[], |showing| showing.course.left_out)
    }

    /// The settings that the game on the table goes by.
    pub(super) fn settings_in_play(&self) -> Cow<'_, Settings> {
        let mut settings = Cow::Borrowed(&self.keeping.settings);
        if let Some(showing) = self.showing() {
            (showing.for_the_demo)(settings.to_mut());
        }
        settings
    }

    /// Pauses and windows are as long as the host likes them; in a demo as it says.
    pub(super) fn use_pace(&mut self) {
        let usual = cues::pace(&self.keeping.settings);
        let pace = self.showing().map_or(usual, |showing| showing.course.pace);
        self.director.pace(pace);
    }

    /// When the demo's next step is due, if that is known.
    pub(super) fn demo_wakes_at(&self, now: Instant) -> Option<Instant> {
        let wait = self.showing()?.wait.as_ref()?;
        wait.when_left(Duration::ZERO, now)
    }

    /// What a demo does by itself as soon as it is time.
    pub(super) fn demo_goes_on(&mut self) {
        while self.is_step_due() {
            self.take_step();
            self.carry_out();
        }
    }

    /// On to the next thing that is explained. Another one that came meanwhile is not passed over.
    pub(super) fn demo_on(&mut self, number: u32) -> Result<(), Vec<Trouble>> {
        let showing = self.showing().ok_or_else(not_now)?;
        if showing.number != number {
            return Err(vec![Trouble::Stale]);
        }
        if showing.is_over() {
            return Err(not_now());
        }
        self.resume();
        for _ in 0..MOST {
            let showing = self.showing();
            if showing.is_none_or(|showing| showing.number != number || showing.is_over()) {
                break;
            }
            if self.has_come() {
                self.take_step();
            } else if self.sand.is_some() {
                self.sand_is_out();
            } else {
                self.director.hasten(self.now());
            }
            self.carry_out();
            self.tell_what_is_told();
        }
        Ok(())
    }

    /// Whether the next step's time has come. Its wait begins, holds and goes on here.
    fn is_step_due(&mut self) -> bool {
        let line = self.director.caption().map(str::to_owned);
        let held = self.waits_for_sound() || self.is_demo_paused();
        let come = self.has_come();
        let now = Instant::now();
        let Some(showing) = self.showing_mut() else {
            return false;
        };
        showing.lines.extend(line);
        let hold = |glass: &mut Hourglass| {
            if glass.is_held() != held {
                glass.hold(held, now);
            }
        };
        hold(&mut showing.reading);
        let Some(step) = showing.course.steps.get(showing.done) else {
            return false;
        };
        if showing.wait.is_none() && come {
            let after = match step.after {
                After::Ms(ms) => Duration::from_millis(ms),
                After::Reading => showing.reading.left(now),
            };
            showing.wait = Some(Hourglass::turned(after, now));
        }
        let Some(wait) = &mut showing.wait else {
            return false;
        };
        hold(wait);
        !held && wait.is_out(now)
    }

    /// Whether what the next step waits for has come.
    fn has_come(&self) -> bool {
        let Some(showing) = self.showing() else {
            return false;
        };
        let Some(step) = showing.course.steps.get(showing.done) else {
            return false;
        };
        let caption = self.director.caption();
        let window = self.director.window().filter(|window| !window.chosen);
        let sand = self.sand.as_ref().map(|sand| sand.clock);
        let silent = self.director.is_done();
        let is_it = match step.when {
            When::AtOnce => true,
            When::Line(line) => caption == Some(line) || showing.lines.contains(line),
            When::Window(of) => window.is_some_and(|window| window.of == of),
            When::Sand(clock) => sand == Some(clock),
            When::Silent => silent,
        };
        // Where nothing else can come by itself it is waited for in vain.
        is_it || (silent && sand.is_none())
    }

    fn take_step(&mut self) {
        let now = Instant::now();
        let sentence =
            self.showing().and_then(
                |showing| match showing.course.steps.get(showing.done)?.act {
                    Act::Explain(sentence) => Some(self.library.reading_time(sentence)),
                    Act::Touch(_) | Act::Hold | Act::Play(_) | Act::PutAway => None,
                },
            );
        let shows = self.director.shows();
        let Some(showing) = self.showing_mut() else {
            return;
        };
        let Some(step) = showing.course.steps.get(showing.done) else {
            return;
        };
        let act = step.act.clone();
        showing.done += 1;
        showing.wait = None;
        match act {
            Act::Explain(id) => {
                showing.sentence = Some(id);
                showing.number += 1;
                showing.reading = Hourglass::turned(sentence.unwrap_or_default(), now);
            }
            Act::Touch(seat) => showing.touched = Some(seat),
            Act::Hold => showing.held = true,
            Act::PutAway => showing.put_away = shows.map(|shows| shows.since),
            Act::Play(command) => {
                showing.touched = None;
                showing.held = false;
                if self.play(Asker::Host, &command).is_err() {
                    tracing::error!("a step of the demo is refused");
                }
            }
        }
    }
}
