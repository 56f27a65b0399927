//! Was the loop away? A machine that slept, a program that its system froze: what was said
//! meanwhile nobody heard, and sand fell that nobody counted. Must never ask what time of
//! day it is: that clock can be set.

use tokio::time::{Duration, Instant};

/// Time since some moment in the past, the machine's sleep included.
pub type Clock = Box<dyn Fn() -> Duration + Send>;

/// How often the loop looks at the clock while something goes on by itself.
pub(super) const LOOKS_EVERY: Duration = Duration::from_secs(1);
/// So much more on the clock than on the timers, and the machine has slept.
const SLEPT: Duration = Duration::from_secs(1);
/// A busy machine may be late by so much, awake; later, and the program was frozen.
const LATE: Duration = Duration::from_secs(8);

/// The clock of this machine.
///
/// Timers stand still while a Linux or a Mac sleeps, so they cannot tell.
#[must_use]
pub fn since_boot() -> Clock {
    #[cfg(unix)]
    {
        use rustix::time::{ClockId, clock_gettime};
        // Apple's monotonic clock goes on in sleep.
        #[cfg(any(target_os = "macos", target_os = "ios"))]
        const COUNTS_SLEEP: ClockId = ClockId::Monotonic;
        #[cfg(not(any(target_os = "macos", target_os = "ios")))]
        const COUNTS_SLEEP: ClockId = ClockId::Boottime;
        Box::new(|| {
            let time = clock_gettime(COUNTS_SLEEP);
            let whole = u64::try_from(time.tv_sec).unwrap_or_default();
            Duration::new(whole, u32::try_from(time.tv_nsec).unwrap_or_default())
        })
    }
    #[cfg(not(unix))]
    {
        // The counter of Windows goes on in sleep.
        let start = std::time::Instant::now();
        Box::new(move || start.elapsed())
    }
}

/// The loop's last wait.
pub(super) struct Absence {
    clock: Clock,
    /// By the clock, and by the loop's own timers.
    since: (Duration, Instant),
    /// How long the wait was to be at most; `None`: until somebody comes.
    meant: Option<Duration>,
}

impl Absence {
    pub(super) fn watched_by(clock: Clock) -> Self {
        Self {
            since: (clock(), Instant::now()),
            meant: None,
            clock,
        }
    }

    /// The loop waits from now on, so long at most.
    pub(super) fn waits(&mut self, meant: Option<Duration>) {
        self.since = ((self.clock)(), Instant::now());
        self.meant = meant;
    }

    /// The wait is over. Where the loop was away meanwhile: how much of that its own timers
    /// did not count.
    pub(super) fn uncounted(&self) -> Option<Duration> {
        let passed = (self.clock)().saturating_sub(self.since.0);
        let uncounted = passed.saturating_sub(self.since.1.elapsed());
        let away = uncounted > SLEPT || passed > self.meant? + LATE;
        away.then_some(uncounted)
    }
}
