//! Keeps a device open: notices that it is absent, lost, stalled, unheard or back, and says so once.
//! Must never read a clock itself: time is handed in, so that tests need not wait.

use super::clock::{Clock, Course};
use super::cue::{Cue, Report};
use super::device::{Device, DeviceError, Faults, Link, Moved, Nothing, Outlet, Tap};
use super::graph::{Graph, LEAD_IN};
use super::instruction::Instruction;
use super::rate::{duration, frames};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::UnboundedSender;

/// How often it looks after its device when nothing is asked.
const TICK: Duration = Duration::from_millis(100);
/// A stream that takes nothing for this long is stalled.
pub(super) const STALLED_AFTER: Duration = Duration::from_secs(5);
/// The first tries after a loss, in quick succession: plugging headphones
/// in is over in a moment and nobody needs to be told.
pub(super) const QUICK_TRIES: u32 = 5;
pub(super) const QUICK_PAUSE: Duration = Duration::from_millis(200);
/// After that for ever at this pace.
pub(super) const RETRY_PAUSE: Duration = Duration::from_secs(3);
/// A device is heard nowhere for a moment between two outputs, or while
/// somebody turns the wrong knob; after this long it is said.
pub(super) const UNHEARD_AFTER: Duration = Duration::from_secs(1);

enum State {
    /// A device is open and its samples come from the graph.
    Live {
        taken: u64,
        since: Duration,
    },
    /// A device is open and shows whether it takes samples: noise so far.
    Proving {
        since: Duration,
    },
    Searching {
        tries: u32,
        next: Duration,
    },
}

/// One device with the graph behind it.
pub(super) struct Keeper<D: Device> {
    device: D,
    stream: Option<D::Stream>,
    state: State,
    link: Arc<Link>,
    graph: Arc<Mutex<Graph>>,
    clock: Arc<Clock>,
    reports: UnboundedSender<Report>,
    /// Why the owner believes that there is no sound.
    told: Option<Report>,
    /// Since when what an open device takes comes out nowhere.
    unheard: Option<Duration>,
    ever_heard: bool,
    captions: bool,
    /// Whether it is to be found out which device is the default.
    looks: bool,
    last: Duration,
}

impl<D: Device> Keeper<D> {
    pub(super) fn new(device: D, reports: UnboundedSender<Report>, clock: Arc<Clock>) -> Self {
        Keeper {
            device,
            stream: None,
            state: State::Searching {
                tries: 0,
                next: Duration::ZERO,
            },
            link: Arc::default(),
            graph: Arc::default(),
            clock,
            reports,
            told: None,
            unheard: None,
            ever_heard: false,
            captions: false,
            looks: false,
            last: Duration::ZERO,
        }
    }

    /// Who goes on with the same programme if this keeper breaks off.
    pub(super) fn stand_in(&self) -> StandIn {
        let mut keeper = Keeper::new(Nothing, self.reports.clone(), self.clock.clone());
        keeper.graph = self.graph.clone();
        StandIn(keeper)
    }

    /// Does what is wanted at `now`, a time since the start.
    pub(super) fn follow(&mut self, instruction: Instruction, now: Duration) {
        match instruction {
            Instruction::Captions(on) => self.captions = on,
            Instruction::Cue(at, cue) => {
                // A phase begins: the moment to follow a loudspeaker that was
                // chosen since, before anybody speaks.
                if matches!(cue, Cue::KeepAwake(true)) && matches!(self.state, State::Live { .. }) {
                    self.looks = true;
                    self.look(now);
                }
                let mut graph = self.graph();
                match at {
                    Some(at) => graph.cue_at(at, cue),
                    None => graph.cue(cue),
                }
                // A cut may have been reported at once; do not leave it to a
                // device that may not come for more.
                Self::pass_on(&mut graph, &self.clock, &self.reports);
            }
        }
        self.tell_course();
    }

    /// How long it may be left alone.
    pub(super) fn rest(&self) -> Duration {
        let next = self.graph().until_next().filter(|_| self.runs_on());
        next.map_or(TICK, |next| duration(next).min(TICK))
    }

    /// Whether lines run on by the clock.
    fn runs_on(&self) -> bool {
        self.captions && self.told.is_some() && !matches!(self.state, State::Live { .. })
    }

    fn tell_course(&self) {
        let live = matches!(self.state, State::Live { .. });
        let course = if self.graph().is_held() {
            Course::Stands
        } else if live || self.runs_on() {
            Course::Runs
        } else if self.told.is_some() {
            Course::Stands
        } else {
            Course::Interrupted
        };
        self.clock.set_course(course);
    }

    /// Looks after the device at `now`, a time since the start. To be called
    /// every tenth of a second or so, and after every instruction.
    pub(super) fn tick(&mut self, now: Duration) {
        let elapsed = now.saturating_sub(self.last);
        self.last = now;
        if self.link.broken.load(Ordering::Relaxed) && self.stream.is_some() {
            self.close(now);
        }
        if self.looks {
            self.look(now);
        }
        self.watch(now);
        self.listen(now);
        if let State::Searching { tries, next } = self.state
            && now >= next
        {
            self.search(tries, now);
        }
        if self.runs_on() {
            let mut graph = self.graph();
            graph.skip(frames(elapsed));
            graph.look();
            Self::pass_on(&mut graph, &self.clock, &self.reports);
        }
        self.tell_course();
    }

    /// Follows a loudspeaker that was chosen since.
    fn look(&mut self, now: Duration) {
        let moved = self.device.moved();
        self.looks = moved == Moved::NotYet;
        if moved == Moved::Yes && matches!(self.state, State::Live { .. }) {
            tracing::info!("another output device is the default now");
            self.close(now);
        }
    }

    fn watch(&mut self, now: Duration) {
        let taken = self.link.taken.load(Ordering::Relaxed);
        match &mut self.state {
            State::Live {
                taken: before,
                since,
            } if taken != *before => {
                (*before, *since) = (taken, now);
            }
            State::Proving { .. } if taken >= LEAD_IN => {
                self.link.live.store(true, Ordering::Release);
                self.state = State::Live { taken, since: now };
            }
            State::Live { since, .. } | State::Proving { since }
                if now.saturating_sub(*since) >= STALLED_AFTER =>
            {
                if is_news(Report::DeviceStalled, self.told) {
                    self.gone(Report::DeviceStalled);
                }
                self.close(now);
                // What does not take samples will hardly do so in a moment.
                self.state = State::Searching {
                    tries: QUICK_TRIES,
                    next: now,
                };
            }
            State::Live { .. } | State::Proving { .. } | State::Searching { .. } => {}
        }
    }

    /// Tells when what an open device takes is heard nowhere, and when it is heard again.
    fn listen(&mut self, now: Duration) {
        if !matches!(self.state, State::Live { .. }) {
            self.unheard = None;
            return;
        }
        let report = match self.device.outlet() {
            Outlet::Heard => {
                self.unheard = None;
                self.ever_heard = true;
                if self.told.take().is_some() {
                    self.report(Report::DeviceBack);
                }
                return;
            }
            Outlet::Nowhere => self.absence(),
            Outlet::Muted => Report::DeviceMuted,
        };
        // There may be a better one by now that the stream did not follow to.
        if self.device.moved() == Moved::Yes {
            self.close(now);
            return;
        }
        let since = *self.unheard.get_or_insert(now);
        let patience = if self.ever_heard {
            UNHEARD_AFTER
        } else {
            Duration::ZERO
        };
        if now.saturating_sub(since) >= patience && is_news(report, self.told) {
            tracing::info!(kind = ?report, "the output device takes what nobody hears");
            if self.told.is_none() {
                self.graph().interrupted();
            }
            self.gone(report);
        }
    }

    /// How it is said that there is no device.
    fn absence(&self) -> Report {
        if self.ever_heard {
            Report::DeviceLost
        } else {
            Report::NoDevice
        }
    }

    fn search(&mut self, tries: u32, now: Duration) {
        let tap = Tap::new(
            self.graph.clone(),
            self.link.clone(),
            self.reports.clone(),
            self.clock.clone(),
        );
        match self.device.open(tap, Faults(self.link.clone())) {
            Ok(stream) => {
                self.stream = Some(stream);
                self.state = State::Proving { since: now };
            }
            Err(error) => {
                let tries = tries.saturating_add(1);
                if tries == QUICK_TRIES || tries == 1 {
                    tracing::info!(%error, tries, "no sound");
                }
                if error != DeviceError::Pending {
                    self.link = Arc::default();
                }
                if tries >= QUICK_TRIES && is_news(self.absence(), self.told) {
                    self.gone(self.absence());
                }
                let pause = if tries < QUICK_TRIES {
                    QUICK_PAUSE
                } else {
                    RETRY_PAUSE
                };
                self.state = State::Searching {
                    tries,
                    next: now + pause,
                };
            }
        }
    }

    /// Gives the present stream up and searches from now on.
    fn close(&mut self, now: Duration) {
        self.link.live.store(false, Ordering::Release);
        self.link = Arc::default();
        // Taken out first: dropping ends a storm of errors.
        drop(self.stream.take());
        if matches!(self.state, State::Live { .. }) {
            self.graph().interrupted();
        }
        self.state = State::Searching {
            tries: 0,
            next: now,
        };
    }

    /// Nothing is heard, for another reason than was told last. What the owner has let go on
    /// since the first one is not held again.
    fn gone(&mut self, report: Report) {
        if self.told.replace(report).is_none() {
            self.graph().hold();
        }
        self.report(report);
    }

    fn report(&self, report: Report) {
        // Whoever hears of it finds the clock as the report says.
        self.tell_course();
        // Nobody listens any more: the program is ending.
        let _ = self.reports.send(report);
    }

    fn graph(&self) -> MutexGuard<'_, Graph> {
        self.graph.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn pass_on(graph: &mut Graph, clock: &Clock, reports: &UnboundedSender<Report>) {
        clock.reach(graph.position());
        for report in graph.reports() {
            let _ = reports.send(report);
        }
    }
}

/// Whether a loss is to be told to an owner who was told of another one: that it is muted and
/// that it is gone are cured in two ways, how it went makes no difference.
pub(super) fn is_news(loss: Report, told: Option<Report>) -> bool {
    let muted = |report| report == Report::DeviceMuted;
    told.is_none_or(|told| muted(told) != muted(loss))
}

impl<D: Device> Drop for Keeper<D> {
    fn drop(&mut self) {
        // A stream that lives a moment longer must not go on with the programme.
        self.link.live.store(false, Ordering::Release);
    }
}

/// A keeper of nothing, who waits for the other one to break off.
pub(super) struct StandIn(Keeper<Nothing>);

impl StandIn {
    /// Holds everything, says so, and goes on without a device.
    pub(super) fn take_over(mut self) -> Keeper<Nothing> {
        let keeper = &mut self.0;
        keeper.state = State::Searching {
            tries: QUICK_TRIES,
            next: Duration::MAX,
        };
        keeper.graph().interrupted();
        keeper.gone(Report::SpeakerGone);
        self.0
    }
}
