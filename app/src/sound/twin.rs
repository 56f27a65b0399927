//! The silent twin of the thread that owns the device: the same graph by tokio's clock,
//! with a pretended device that a test can take away.
//! Must never let a line end unheard where the real one would not.

use super::clock::Course;
use super::coming::Coming;
use super::cue::Report;
use super::graph::Graph;
use super::instruction::Instruction;
use super::keeper::is_news;
use super::rate::{duration, frames};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep_until};

/// The device that the twin pretends to have. Dropped, it stays as it is.
#[derive(Clone, Debug)]
pub struct SilentDevice(UnboundedSender<Report>);

impl SilentDevice {
    /// There was none from the start.
    pub fn is_absent(&self) {
        self.becomes(Report::NoDevice);
    }

    /// It is pulled out.
    pub fn is_lost(&self) {
        self.becomes(Report::DeviceLost);
    }

    /// It takes no samples any more.
    pub fn stalls(&self) {
        self.becomes(Report::DeviceStalled);
    }

    /// It is muted, or turned all the way down.
    pub fn is_muted(&self) {
        self.becomes(Report::DeviceMuted);
    }

    /// The thread that owns it breaks off.
    pub fn breaks_off(&self) {
        self.becomes(Report::SpeakerGone);
    }

    /// It takes samples again, and they come out.
    pub fn comes_back(&self) {
        self.becomes(Report::DeviceBack);
    }

    fn becomes(&self, report: Report) {
        // The twin has ended, and with it whoever would hear of this.
        let _ = self.0.send(report);
    }
}

/// How far the twin has come, and how to tell the position in between.
#[derive(Clone)]
pub(super) struct Reached(Arc<Mutex<Place>>);

struct Place {
    position: u64,
    at: Instant,
    /// Frames that it may have gone on since; it stands at the next event
    /// until that has happened, and stands still while held.
    most: u64,
    course: Course,
}

impl Reached {
    fn place(&self) -> std::sync::MutexGuard<'_, Place> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn position(&self) -> u64 {
        let place = self.place();
        place.position + frames(place.at.elapsed()).min(place.most)
    }

    pub(super) fn course(&self) -> Course {
        self.place().course
    }

    pub(super) fn set_course(&self, course: Course) {
        self.place().course = course;
    }

    pub(super) fn until(&self, frame: u64) -> Duration {
        let rest = frame.saturating_sub(self.position());
        self.course().until(rest)
    }
}

/// Begins a twin within the present tokio runtime.
pub(super) fn begin(
    inbox: UnboundedReceiver<Instruction>,
    reports: UnboundedSender<Report>,
) -> (Reached, SilentDevice) {
    let start = Instant::now();
    let reached = Reached(Arc::new(Mutex::new(Place {
        position: 0,
        at: start,
        most: u64::MAX,
        course: Course::Runs,
    })));
    let (device, fates) = unbounded_channel();
    let twin = Twin {
        graph: Graph::new(),
        told: None,
        captions: false,
        start,
        counted: 0,
        reached: reached.clone(),
        reports,
    };
    tokio::spawn(twin.run(inbox, fates));
    (reached, SilentDevice(device))
}

struct Twin {
    graph: Graph,
    /// Why nothing is heard.
    told: Option<Report>,
    captions: bool,
    start: Instant,
    /// Frames of time since the start, so that no rounding adds up.
    counted: u64,
    reached: Reached,
    reports: UnboundedSender<Report>,
}

impl Twin {
    async fn run(
        mut self,
        mut inbox: UnboundedReceiver<Instruction>,
        mut fates: UnboundedReceiver<Report>,
    ) {
        loop {
            let next = self.next();
            let awaited = self.graph.awaited();
            tokio::select! {
                biased;
                wanted = inbox.recv() => {
                    self.pass();
                    match wanted {
                        Some(instruction) => self.follow(instruction),
                        None => return,
                    }
                }
                Some(fate) = fates.recv() => {
                    self.pass();
                    self.device(fate);
                }
                () = arrival(awaited) => self.pass(),
                () = sleep_until(next.unwrap_or(self.start)), if next.is_some() => self.pass(),
            }
            self.tell();
        }
    }

    fn runs(&self) -> bool {
        self.told.is_none() || self.captions
    }

    /// When something happens by itself.
    fn next(&self) -> Option<Instant> {
        let rest = self.graph.until_next().filter(|_| self.runs())?;
        // A nanosecond more, so that rounding never wakes it too early.
        Some(self.start + duration(self.counted + rest) + Duration::from_nanos(1))
    }

    /// Lets the time pass that has passed.
    fn pass(&mut self) {
        let now = frames(self.start.elapsed());
        let passed = now.saturating_sub(self.counted);
        self.counted += passed;
        if self.runs() {
            self.graph.skip(passed);
            self.graph.look();
        }
    }

    fn follow(&mut self, instruction: Instruction) {
        match instruction {
            Instruction::Cue(None, cue) => self.graph.cue(cue),
            Instruction::Cue(Some(at), cue) => self.graph.cue_at(at, cue),
            Instruction::Captions(on) => self.captions = on,
        }
    }

    fn device(&mut self, fate: Report) {
        let told = (fate != Report::DeviceBack).then_some(fate);
        let news = told.map_or(self.told.is_some(), |loss| is_news(loss, self.told));
        // Said once.
        if !news {
            return;
        }
        // What the owner has let go on since the first loss is not held again.
        if self.told.is_none() {
            self.graph.interrupted();
            self.graph.hold();
        }
        self.told = told;
        let _ = self.reports.send(fate);
    }

    fn tell(&mut self) {
        let stands = self.graph.is_held() || !self.runs();
        *self.reached.place() = Place {
            position: self.graph.position(),
            at: self.start + duration(self.counted),
            most: if stands {
                0
            } else {
                self.graph.until_next().unwrap_or(u64::MAX)
            },
            course: if stands { Course::Stands } else { Course::Runs },
        };
        for report in self.graph.reports() {
            let _ = self.reports.send(report);
        }
    }
}

/// A clip that something waits for is here.
async fn arrival(awaited: Option<Coming>) {
    match awaited {
        Some(clip) => clip.settled().await,
        None => std::future::pending().await,
    }
}
