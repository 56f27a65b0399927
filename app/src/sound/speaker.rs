//! The speaker: a handle that takes cues, one thread that owns the device, a silent twin.
//! Must never block its owner, and never let a device's failure become its owner's.

use super::clock::{Clock, Course};
use super::cue::{Cue, Report};
use super::device::Device;
use super::instruction::Instruction;
use super::keeper::Keeper;
use super::output::DefaultOutput;
use super::twin::{self, Reached, SilentDevice};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Instant;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

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
    Thread(mpsc::Sender<Instruction>, Arc<Clock>),
    /// tokio's clock counts.
    Task(UnboundedSender<Instruction>, Reached),
}

impl Speaker {
    /// Opens the machine's default output on a thread of its own and keeps
    /// it open. Never fails: that there is no device is a report.
    pub fn open() -> (Speaker, UnboundedReceiver<Report>) {
        Speaker::on(DefaultOutput::default())
    }

    /// The same on a given device. Should its thread break off, that is
    /// [`Report::SpeakerGone`], and the handle stays good: what was asked for
    /// goes on by the clock, unheard, once that is wanted.
    pub fn on(device: impl Device) -> (Speaker, UnboundedReceiver<Report>) {
        let (wants, inbox) = mpsc::channel();
        let (reports, outbox) = unbounded_channel();
        let clock = Arc::new(Clock::default());
        let keeper = Keeper::new(device, reports.clone(), clock.clone());
        let thread = std::thread::Builder::new()
            .name("sound".into())
            .spawn(move || keep_or_stand_in(keeper, &inbox));
        if let Err(error) = thread {
            tracing::error!(%error, "no thread for the sound");
            let _ = reports.send(Report::SpeakerGone);
        }
        let behind = Behind::Thread(wants, clock);
        (Speaker { behind }, outbox)
    }

    /// A twin that makes no sound and needs no device: every line and effect
    /// ends when it would have ended, by tokio's clock. Must be called
    /// within a tokio runtime.
    pub fn silent() -> (Speaker, UnboundedReceiver<Report>) {
        let (speaker, reports, _) = Speaker::silent_on();
        (speaker, reports)
    }

    /// The same, with the device that it pretends to have.
    pub fn silent_on() -> (Speaker, UnboundedReceiver<Report>, SilentDevice) {
        let (wants, inbox) = unbounded_channel();
        let (reports, outbox) = unbounded_channel();
        let (reached, device) = twin::begin(inbox, reports);
        let behind = Behind::Task(wants, reached);
        (Speaker { behind }, outbox, device)
    }

    /// Asks for a cue now.
    pub fn cue(&self, cue: Cue) {
        self.want(Instruction::Cue(None, cue));
    }

    /// Asks for a cue at a position; now, if that is past. See
    /// [`Graph::cue_at`](super::graph::Graph::cue_at).
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
            Behind::Thread(_, clock) => clock.position(),
            Behind::Task(_, reached) => reached.position(),
        }
    }

    /// Whether the position goes on by itself. It does not while everything
    /// is held, nor without a device, unless captions run on.
    pub fn runs(&self) -> bool {
        let course = match &self.behind {
            Behind::Thread(_, clock) => clock.course(),
            Behind::Task(_, reached) => reached.course(),
        };
        course != Course::Stands
    }

    /// When it is worth looking whether the position is `frame`: now, if it
    /// is past; when it will be reached, if everything runs; in a while, if
    /// it stands still. Whoever sleeps until then and looks again neither
    /// misses the frame nor runs in circles.
    pub fn when(&self, frame: u64) -> tokio::time::Instant {
        let until = match &self.behind {
            Behind::Thread(_, clock) => clock.until(frame),
            Behind::Task(_, reached) => reached.until(frame),
        };
        tokio::time::Instant::now() + until
    }

    fn want(&self, instruction: Instruction) {
        if let Instruction::Cue(_, Cue::Resume) | Instruction::Captions(true) = instruction {
            // Whoever looks before it is done is not to sleep for long.
            match &self.behind {
                Behind::Thread(_, clock) => clock.set_course(Course::Interrupted),
                Behind::Task(_, reached) => reached.set_course(Course::Interrupted),
            }
        }
        // The other side ends only with the program.
        let _ = match &self.behind {
            Behind::Thread(sender, _) => sender.send(instruction).ok(),
            Behind::Task(sender, _) => sender.send(instruction).ok(),
        };
    }
}

/// Keeps the device; when that breaks off, goes on without one, so that a
/// fault in a driver does not end the evening.
fn keep_or_stand_in<D: Device>(keeper: Keeper<D>, inbox: &mpsc::Receiver<Instruction>) {
    let stand_in = keeper.stand_in();
    if catch_unwind(AssertUnwindSafe(|| keep(keeper, inbox))).is_err() {
        tracing::error!("the sound broke off");
        keep(stand_in.take_over(), inbox);
    }
}

fn keep<D: Device>(mut keeper: Keeper<D>, inbox: &mpsc::Receiver<Instruction>) {
    let start = Instant::now();
    loop {
        keeper.tick(start.elapsed());
        match inbox.recv_timeout(keeper.rest()) {
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
