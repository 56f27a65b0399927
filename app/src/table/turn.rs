//! The loop itself: the next thing that happens, what it brings about, and what is shown then.
//! What is shown, said and answered waits until the disk has what it is about.

use rules::game::WindowId;
use tokio::sync::mpsc;
use tokio::time::Instant;

use super::absence;
use super::input::{Input, Unanswered};
use super::owner::{Table, TakenBack};
use crate::contract::{Eyes, Notice, SoundState};
use crate::narration::Told;
use crate::script::house;
use crate::sound::cue::Report;
use crate::system_voice::Echo;

/// Where inputs come from. A source that has ended is said once and not asked again.
pub(super) struct Sources {
    pub(super) inbox: mpsc::Receiver<Input>,
    pub(super) sound: Option<mpsc::UnboundedReceiver<Report>>,
    pub(super) names: Option<mpsc::UnboundedReceiver<Echo>>,
}

impl Table {
    /// Takes one input after another, until nobody is left who could ask.
    pub(super) async fn run(mut self, mut sources: Sources) {
        self.library.begin();
        loop {
            let input = self.next(&mut sources).await;
            if matches!(input, Input::Closed) {
                break;
            }
            self.happens(input);
            self.settle();
        }
        self.keeping.flush().await;
    }

    async fn next(&mut self, sources: &mut Sources) -> Input {
        let now = Instant::now();
        let wake = self.wake_at();
        let look = self.is_busy().then(|| now + absence::LOOKS_EVERY);
        let next = [wake, look].into_iter().flatten().min();
        self.absence
            .waits(next.map(|next| next.saturating_duration_since(now)));
        tokio::select! {
            input = sources.inbox.recv() => input.unwrap_or(Input::Closed),
            report = heard(&mut sources.sound) => report.map_or(Input::SoundEnded, Input::Sound),
            names = heard(&mut sources.names) => names.map_or(Input::NamesEnded, Input::Names),
            () = self.keeping.moved() => Input::Kept,
            errand = self.errands.next() => Input::Done(errand),
            () = sleep_until(next) => Input::Woken,
        }
    }

    fn happens(&mut self, input: Input) {
        let away = self.comes_back();
        match input {
            Input::Asked {
                by,
                seen,
                ask,
                answer,
            } => self.asked(by, seen, ask, answer),
            Input::Opened { seat, answer } => {
                self.unopened.push((seat, answer));
                // Nothing of a choice is in what is seen in the dark; a wait would tell of one.
                if self.director.eyes() == Eyes::Shut {
                    self.open_doors();
                }
            }
            Input::Sound(report) => self.hear(report),
            Input::SoundEnded => self.sound_ended(),
            Input::Names(heard) => self.hear_names(heard),
            Input::NamesEnded => self.names_ended(),
            Input::Done(errand) => self.errand_done(errand),
            Input::Kept | Input::Closed => {}
            Input::Woken => {
                if away || self.wake_at().is_some_and(|wake| wake <= Instant::now()) {
                    self.wake();
                }
            }
        }
    }

    /// Lets out what has come of it: orders, views, answers. While a choice is not on disk they
    /// wait; the next input, or the disk, brings them out.
    fn settle(&mut self) {
        let window_ended = std::mem::take(&mut self.window_ended);
        if self.keeping.owes_choice() {
            if window_ended {
                // A window that nobody used ends like one that was used: a wait would tell, and
                // what is said does not hang on what was drawn.
                self.carry_out();
                self.show();
            }
            return;
        }
        self.carry_out();
        self.goes_on_by_itself();
        self.carry_out();
        self.demo_goes_on();
        self.tell_what_is_told();
        // What was carried out may have been a choice in its turn: a window whose time was over.
        if self.keeping.owes_choice() {
            return;
        }
        self.show();
        self.open_doors();
        for Unanswered { answer, reply } in self.unanswered.drain(..) {
            // A screen that is gone needs no answer.
            let _ = answer.send(reply);
        }
    }

    /// Shows those who have sat down what is theirs.
    fn open_doors(&mut self) {
        for (seat, answer) in std::mem::take(&mut self.unopened) {
            let view = self.seat_view(rules::onlooker::Onlooker::Seat(seat));
            // A device that is gone needs no view.
            let _ = answer.send(self.doors.open(seat, || view));
        }
    }

    /// Something happens by itself: a silence or a window ends, sand has fallen.
    fn wake(&mut self) {
        let now = self.now();
        self.director.tell(now, Told::Woken);
        if let Some(of) = self.director.expired(now) {
            self.window_is_over(of);
        }
        self.wake_for_sand();
        self.wake_for_names();
    }

    fn window_is_over(&mut self, of: WindowId) {
        let awaited = self.game().and_then(super::seated::Seated::awaits);
        let follows = awaited.filter(|window| window.id == of);
        let Some(command) = follows.and_then(|window| window.when_out) else {
            return;
        };
        if self.submit(rules::onlooker::Asker::Host, &command).is_err() {
            tracing::error!("a window ended without a choice and none could be drawn");
        }
        self.window_ended = true;
    }

    /// The next moment at which something happens by itself, or at which it is worth looking.
    fn wake_at(&self) -> Option<Instant> {
        let now = Instant::now();
        let director = self.director.wake_at();
        let director = director.map(|frame| self.speaker.when(frame));
        let sand = self.sand.as_ref().and_then(|sand| sand.next_mark(now));
        let name = self.names.given_up_at();
        let demo = self.demo_wakes_at(now);
        [director, sand, name, demo].into_iter().flatten().min()
    }

    /// Whether something goes on by itself, so that an absence would matter.
    fn is_busy(&self) -> bool {
        let sand = self.sand.as_ref();
        let falls = sand.is_some_and(super::sand::Sand::falls);
        self.place.is_at_table() && (!self.director.is_done() || falls)
    }

    /// The loop goes on. Says whether it was away, and then begins again what was cut: at
    /// once where all eyes are open; in the dark nobody knows who has opened theirs, so the
    /// table is told first.
    fn comes_back(&mut self) -> bool {
        let Some(uncounted) = self.absence.uncounted().filter(|_| self.is_busy()) else {
            return false;
        };
        tracing::info!(seconds = uncounted.as_secs(), "back after an absence");
        if self.place.is_demo() {
            // Nobody looked on, and it can be looked at again.
            self.leave_demo();
            self.turns();
            return true;
        }
        self.sand_fell(uncounted);
        let rest = self.director.rest();
        if self.taken_back == Some(TakenBack::GoesOn) {
            // Nobody knows who is still there: it waits for somebody.
            self.stand_still();
            self.taken_back = Some(TakenBack::Waits);
        } else if self.director.eyes() == Eyes::Shut {
            self.stand_still();
            self.interrupted = rest;
        } else if !self.director.is_paused() && !rest.is_empty() {
            self.director
                .take_up(self.now(), house::TAKE_UP_AGAIN, &rest);
        }
        self.turns();
        true
    }

    /// What makes the sound has ended, and nothing stands in for it: said once.
    fn sound_ended(&mut self) {
        tracing::error!("the sound has ended");
        self.notices.tell(Notice::SoundEnded);
        self.lose_sound(SoundState::Lost);
    }
}

/// What a source says next. One that has ended says so once; then it says nothing any more.
async fn heard<T>(source: &mut Option<mpsc::UnboundedReceiver<T>>) -> Option<T> {
    let Some(open) = source else {
        return std::future::pending().await;
    };
    let said = open.recv().await;
    if said.is_none() {
        *source = None;
    }
    said
}

async fn sleep_until(moment: Option<Instant>) {
    match moment {
        Some(moment) => tokio::time::sleep_until(moment).await,
        None => std::future::pending().await,
    }
}
