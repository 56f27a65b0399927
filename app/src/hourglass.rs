//! The sand: a countdown that can be held and lengthened. It is counted from a
//! monotonic clock that its owner reads, so that a slow screen cannot make it drift.

use std::time::Duration;

use tokio::time::Instant;

/// How much sand "15 s more" is.
pub const MORE: Duration = Duration::from_secs(15);
/// The most that can be in the glass after adding.
pub const MOST: Duration = Duration::from_secs(600);

/// A sand timer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hourglass {
    total: Duration,
    left: Duration,
    runs_since: Option<Instant>,
}

impl Hourglass {
    /// A glass that is turned now.
    #[must_use]
    pub fn turned(total: Duration, now: Instant) -> Self {
        Self {
            total,
            left: total,
            runs_since: Some(now),
        }
    }

    /// A glass that was turned earlier and holds with so much left.
    #[must_use]
    pub fn held(total: Duration, left: Duration) -> Self {
        Self {
            total,
            left: left.min(total),
            runs_since: None,
        }
    }

    /// All the sand that is in it.
    #[must_use]
    pub fn total(&self) -> Duration {
        self.total
    }

    /// What has not fallen yet.
    #[must_use]
    pub fn left(&self, now: Instant) -> Duration {
        let fallen = self
            .runs_since
            .map_or(Duration::ZERO, |since| now.saturating_duration_since(since));
        self.left.saturating_sub(fallen)
    }

    /// Whether it holds.
    #[must_use]
    pub fn is_held(&self) -> bool {
        self.runs_since.is_none()
    }

    /// Whether all has fallen.
    #[must_use]
    pub fn is_out(&self, now: Instant) -> bool {
        self.left(now).is_zero()
    }

    /// Holds, or runs on.
    pub fn hold(&mut self, held: bool, now: Instant) {
        self.left = self.left(now);
        self.runs_since = (!held).then_some(now);
    }

    /// Sand that fell while nobody counted, as in a machine that slept. What is held, held.
    pub fn fell(&mut self, meanwhile: Duration, now: Instant) {
        if !self.is_held() {
            self.left = self.left(now).saturating_sub(meanwhile);
            self.runs_since = Some(now);
        }
    }

    /// 15 s more.
    pub fn add(&mut self, now: Instant) {
        let held = self.is_held();
        self.left = (self.left(now) + MORE).min(MOST);
        self.total = self.total.max(self.left);
        self.runs_since = (!held).then_some(now);
    }

    /// When so much is left, if it runs and that is still to come.
    #[must_use]
    pub fn when_left(&self, left: Duration, now: Instant) -> Option<Instant> {
        self.runs_since?;
        let before = self.left(now);
        (before >= left).then(|| now + (before - left))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const S: Duration = Duration::from_secs(1);

    #[tokio::test(start_paused = true)]
    async fn held_sand_does_not_fall_and_more_lengthens_it() {
        let start = Instant::now();
        let mut glass = Hourglass::turned(30 * S, start);
        assert_eq!(glass.left(start + 10 * S), 20 * S);
        glass.hold(true, start + 10 * S);
        assert_eq!(glass.left(start + 60 * S), 20 * S);
        assert_eq!(glass.when_left(Duration::ZERO, start + 60 * S), None);
        glass.hold(false, start + 60 * S);
        assert_eq!(glass.left(start + 65 * S), 15 * S);
        glass.add(start + 65 * S);
        assert_eq!(glass.left(start + 65 * S), 30 * S);
        assert!(!glass.is_out(start + 94 * S));
        assert!(glass.is_out(start + 95 * S));
        let out = glass.when_left(Duration::ZERO, start + 65 * S);
        assert_eq!(out, Some(start + 95 * S));
    }
}
