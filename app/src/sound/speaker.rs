//! The speaker: a handle that takes cues, one thread that owns the device, a silent twin.
//! Must never block its owner, and never let a device's failure become its owner's.

use super::coming::Coming;
use super::cue::{Cue, Report};
use super::device::{DefaultOutput, Device};
use super::graph::Graph;
use super::instruction::Instruction;
use super::keeper::Keeper;
use super::rate::{duration, frames};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// How often the thread looks after its device when nothing is asked.
const TICK: Duration = Duration::from_millis(100);

/// Takes cues from anywhere; cheap to clone. When the last clone is gone,
/// the sound ends and the device is closed.
#[derive(Clone)]
pub struct Speaker {
    behind: Behind,
}

/// What is behind the handle.
#[derive(Clone)]
enum Behind {
    /// The device counts.
    Thread(mpsc::Sender<Instruction>, Arc<AtomicU64>),
    /// tokio's clock counts.
    Task(UnboundedSender<Instruction>, Arc<Mutex<Reached>>),
}

impl Speaker {
    /// Opens the machine's default output on a thread of its own and keeps
    /// it open. Never fails: that there is no device is a report.
    pub fn open() -> (Speaker, UnboundedReceiver<Report>) {
        Speaker::on(DefaultOutput::default())
    }

    /// The same on a given device.
    pub fn on(device: impl Device) -> (Speaker, UnboundedReceiver<Report>) {
        let (wants, inbox) = mpsc::channel();
        let (reports, outbox) = unbounded_channel();
        let position = Arc::new(AtomicU64::new(0));
        let keeper = Keeper::new(device, reports.clone(), position.clone());
        let thread = std::thread::Builder::new()
            .name("sound".into())
            .spawn(move || keep(keeper, &inbox));
        if let Err(error) = thread {
            tracing::error!(%error, "no thread for the sound");
            let _ = reports.send(Report::NoDevice);
        }
        let behind = Behind::Thread(wants, position);
        (Speaker { behind }, outbox)
    }

    /// A twin that makes no sound and needs no device: every line and effect
    /// ends when it would have ended, by tokio's clock. Must be called
    /// within a tokio runtime.
    pub fn silent() -> (Speaker, UnboundedReceiver<Report>) {
        let (wants, inbox) = unbounded_channel();
        let (reports, outbox) = unbounded_channel();
        let reached = Arc::new(Mutex::new(Reached::start()));
        tokio::spawn(pretend(inbox, reports, reached.clone()));
        let behind = Behind::Task(wants, reached);
        (Speaker { behind }, outbox)
    }

    /// Asks for a cue now.
    pub fn cue(&self, cue: Cue) {
        self.want(Instruction::Cue(None, cue));
    }

    /// Asks for a cue at a position; now, if that is past. See [`Graph::cue_at`].
    pub fn cue_at(&self, at: u64, cue: Cue) {
        self.want(Instruction::Cue(Some(at), cue));
    }

    /// Whether lines run on by the clock, unheard, while there is no device
    /// (the host has chosen to go on with captions). Off at first. After
    /// switching it on, [`Cue::Resume`] ends the hold that the loss began.
    pub fn run_on_captions(&self, on: bool) {
        self.want(Instruction::Captions(on));
    }

    /// Frames of programme up to now; what is heard lags behind by about the
    /// device's buffer, 0.1 s.
    pub fn position(&self) -> u64 {
        match &self.behind {
            Behind::Thread(_, position) => position.load(Ordering::Relaxed),
            Behind::Task(_, reached) => reached
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .position(),
        }
    }

    fn want(&self, instruction: Instruction) {
        // The other side ends only with the program.
        let _ = match &self.behind {
            Behind::Thread(sender, _) => sender.send(instruction).ok(),
            Behind::Task(sender, _) => sender.send(instruction).ok(),
        };
    }
}

fn keep<D: Device>(mut keeper: Keeper<D>, inbox: &mpsc::Receiver<Instruction>) {
    let start = Instant::now();
    loop {
        keeper.tick(start.elapsed());
        match inbox.recv_timeout(TICK) {
            Ok(instruction) => {
                keeper.follow(instruction, start.elapsed());
                while let Ok(instruction) = inbox.try_recv() {
                    keeper.follow(instruction, start.elapsed());
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
    }
}

/// How far the silent twin has come, and how to tell the position in between.
struct Reached {
    position: u64,
    at: tokio::time::Instant,
    /// Frames that it may have gone on since; it stands at the next event
    /// until that has happened, and stands still while held.
    most: u64,
}

impl Reached {
    fn start() -> Self {
        Reached {
            position: 0,
            at: tokio::time::Instant::now(),
            most: u64::MAX,
        }
    }

    fn position(&self) -> u64 {
        self.position + frames(self.at.elapsed()).min(self.most)
    }
}

async fn pretend(
    mut inbox: UnboundedReceiver<Instruction>,
    reports: UnboundedSender<Report>,
    reached: Arc<Mutex<Reached>>,
) {
    use tokio::time::{Instant, sleep_until};
    let mut graph = Graph::new();
    let start = Instant::now();
    // Counted in frames since the start, so that no rounding adds up.
    let mut done: u64 = 0;
    loop {
        let next = graph.until_next().map(|frames| {
            // A nanosecond more, so that rounding never wakes it too early.
            start + duration(done + frames) + Duration::from_nanos(1)
        });
        let wanted = tokio::select! {
            biased;
            wanted = inbox.recv() => Some(wanted),
            () = arrival(graph.awaited()) => None,
            () = async { sleep_until(next.unwrap_or(start)).await }, if next.is_some() => None,
        };
        let now = frames(start.elapsed());
        graph.skip(now.saturating_sub(done));
        graph.look();
        done = done.max(now);
        match wanted {
            Some(Some(Instruction::Cue(None, cue))) => graph.cue(cue),
            Some(Some(Instruction::Cue(Some(at), cue))) => graph.cue_at(at, cue),
            Some(Some(Instruction::Captions(_))) | None => {}
            Some(None) => return,
        }
        *reached.lock().unwrap_or_else(PoisonError::into_inner) = Reached {
            position: graph.position(),
            at: start + duration(done),
            most: if graph.is_held() {
                0
            } else {
                graph.until_next().unwrap_or(u64::MAX)
            },
        };
        for report in graph.reports() {
            let _ = reports.send(report);
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
