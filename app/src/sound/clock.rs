//! How far the programme has come, as whoever does not count the frames sees it.
//! Must never make anybody wait.

use super::rate::duration;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::time::Duration;

/// The least time after which it is worth looking again: a device takes its
/// samples in pieces, so that the position goes on in steps.
const STEP: Duration = Duration::from_millis(10);
/// The same while a device is opened again and nobody has been told yet.
const INTERRUPTED: Duration = Duration::from_millis(100);
/// The same while everything stands still. Not never: somebody may just have
/// asked that it go on.
const STANDING: Duration = Duration::from_secs(1);

/// Whether frames are counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Course {
    Runs,
    /// For a moment nothing is taken; it goes on without a report, or it is reported.
    #[default]
    Interrupted,
    /// Held until the owner resumes, or gone until that is reported.
    Stands,
}

impl Course {
    /// How long it takes at least until `rest` frames are over.
    pub(super) fn until(self, rest: u64) -> Duration {
        let rest = duration(rest);
        match self {
            _ if rest.is_zero() => rest,
            Course::Runs => rest,
            Course::Interrupted => rest.max(INTERRUPTED),
            Course::Stands => rest.max(STANDING),
        }
    }
}

/// The position as the device's thread leaves it behind.
#[derive(Default)]
pub(super) struct Clock {
    position: AtomicU64,
    course: AtomicU8,
}

impl Clock {
    pub(super) fn position(&self) -> u64 {
        self.position.load(Ordering::Relaxed)
    }

    pub(super) fn reach(&self, position: u64) {
        self.position.store(position, Ordering::Relaxed);
    }

    pub(super) fn course(&self) -> Course {
        match self.course.load(Ordering::Relaxed) {
            1 => Course::Runs,
            2 => Course::Stands,
            _ => Course::Interrupted,
        }
    }

    pub(super) fn set_course(&self, course: Course) {
        let code = match course {
            Course::Interrupted => 0,
            Course::Runs => 1,
            Course::Stands => 2,
        };
        self.course.store(code, Ordering::Relaxed);
    }

    /// How long it takes at least until the position is `frame`.
    pub(super) fn until(&self, frame: u64) -> Duration {
        let rest = frame.saturating_sub(self.position());
        let until = self.course().until(rest);
        if until.is_zero() {
            until
        } else {
            until.max(STEP)
        }
    }
}
