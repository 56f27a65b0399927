//! A gain that never jumps: every volume, fade and duck moves through one of these.
//! Must never know what it is the gain of.

use super::rate::RATE;

/// A value that moves towards a target by at most a fixed step a frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ramp {
    value: f32,
    target: f32,
    step: f32,
}

impl Ramp {
    /// Stands still at `value`.
    pub(super) fn at(value: f32) -> Self {
        Ramp {
            value,
            target: value,
            step: 0.0,
        }
    }

    /// From now on moves towards `target`, at the speed that would take it
    /// from 0 to 1 in `millis`.
    pub(super) fn head(&mut self, target: f32, millis: u32) {
        self.target = target;
        self.step = 1.0 / (millis as f32 * RATE as f32 / 1000.0);
    }

    /// Stands at `value` at once; only where nothing sounds.
    pub(super) fn jump(&mut self, value: f32) {
        *self = Ramp::at(value);
    }

    /// The value for the next frame.
    #[inline]
    pub(super) fn next(&mut self) -> f32 {
        let way = self.target - self.value;
        self.value = if way.abs() <= self.step {
            self.target
        } else {
            self.value + self.step.copysign(way)
        };
        self.value
    }

    /// Moves on by `frames` without anyone listening.
    pub(super) fn skip(&mut self, frames: usize) {
        let way = self.target - self.value;
        let moved = self.step * frames as f32;
        self.value = if way.abs() <= moved {
            self.target
        } else {
            self.value + moved.copysign(way)
        };
    }

    /// The value of the latest frame.
    pub(super) fn value(&self) -> f32 {
        self.value
    }

    /// Where it is going.
    pub(super) fn target(&self) -> f32 {
        self.target
    }

    /// Whether it has arrived.
    pub(super) fn settled(&self) -> bool {
        self.value == self.target
    }

    /// Frames until it has arrived (0 when it has), never too few by more
    /// than rounding.
    pub(super) fn remaining(&self) -> usize {
        if self.settled() {
            0
        } else {
            ((self.target - self.value).abs() / self.step)
                .ceil()
                .max(1.0) as usize
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ramp_takes_its_time_and_ends_on_the_target() {
        let mut ramp = Ramp::at(0.0);
        ramp.head(1.0, 10);
        assert_eq!(ramp.remaining(), 480);
        let values: Vec<f32> = (0..490).map(|_| ramp.next()).collect();
        assert!(
            values
                .windows(2)
                .all(|w| w[1] >= w[0] && w[1] - w[0] <= 1.0 / 479.0)
        );
        assert_eq!(values.last(), Some(&1.0));
        assert!(ramp.settled());
    }

    #[test]
    fn skipping_is_as_good_as_listening() {
        let (mut heard, mut skipped) = (Ramp::at(1.0), Ramp::at(1.0));
        heard.head(0.25, 100);
        skipped.head(0.25, 100);
        for _ in 0..1000 {
            heard.next();
        }
        skipped.skip(1000);
        assert!((heard.value() - skipped.value()).abs() < 1e-3);
    }
}
