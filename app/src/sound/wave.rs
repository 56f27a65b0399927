//! Samples in memory, and the same sound at another rate.
//! Must never know a file's format, nor what the sound is for.

use rubato::audioadapter_buffers::direct::InterleavedSlice;
use rubato::{
    Async, FixedAsync, Resampler, SincInterpolationParameters, SincInterpolationType,
    WindowFunction,
};

/// Mono or stereo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sides {
    Mono,
    Stereo,
}

impl Sides {
    pub(super) fn count(self) -> usize {
        match self {
            Sides::Mono => 1,
            Sides::Stereo => 2,
        }
    }
}

/// What lies beyond the ends of a sound when it is brought to another rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Edge {
    Silence,
    /// Its own other end, so that the seam of a loop stays whole.
    Loop,
}

/// A file as it was decoded: every channel, at its own rate, interleaved.
#[derive(Clone, Debug)]
pub(super) struct Recorded {
    pub(super) channels: usize,
    pub(super) rate: u32,
    pub(super) samples: Vec<f32>,
}

impl Recorded {
    pub(super) fn frames(&self) -> usize {
        self.samples.len() / self.channels
    }

    pub(super) fn seconds(&self) -> f64 {
        self.frames() as f64 / f64::from(self.rate)
    }

    /// One of its channels.
    pub(super) fn channel(&self, channel: usize) -> Wave {
        let samples = self.samples.iter().skip(channel);
        Wave {
            sides: Sides::Mono,
            rate: self.rate,
            samples: samples.step_by(self.channels).copied().collect(),
        }
    }

    /// What is heard from in front; of more than two channels the first two.
    pub(super) fn front(self) -> Wave {
        let sides = if self.channels == 1 {
            Sides::Mono
        } else {
            Sides::Stereo
        };
        let frames = self.samples.chunks_exact(self.channels);
        Wave {
            sides,
            rate: self.rate,
            samples: frames
                .flat_map(|frame| &frame[..sides.count()])
                .copied()
                .collect(),
        }
    }
}

/// Decoded samples at the file's own rate, interleaved.
#[derive(Clone, Debug)]
pub(super) struct Wave {
    pub(super) sides: Sides,
    pub(super) rate: u32,
    pub(super) samples: Vec<f32>,
}

impl Wave {
    pub(super) fn frames(&self) -> usize {
        self.samples.len() / self.sides.count()
    }

    pub(super) fn seconds(&self) -> f64 {
        self.frames() as f64 / f64::from(self.rate)
    }

    /// The same sound at another rate. If the resampler refuses (it does not,
    /// for the rates that `decode` lets through) the sound stays as it is.
    pub(super) fn at_rate(self, rate: u32, edge: Edge) -> Wave {
        if self.rate == rate {
            return self;
        }
        // Longer than the filter, so that what lies beyond the ends is heard by it.
        const MARGIN: usize = 512;
        let (n, sides) = (self.frames(), self.sides.count());
        let margin = match edge {
            Edge::Silence => 0,
            Edge::Loop => MARGIN,
        };
        let index = |i: usize| (i + n - margin % n) % n;
        let padded: Vec<f32> = (0..n + 2 * margin)
            .flat_map(|i| (0..sides).map(move |side| (i, side)))
            .map(|(i, side)| self.samples[index(i) * sides + side])
            .collect();
        let ratio = f64::from(rate) / f64::from(self.rate);
        let Some(out) = resample(&padded, sides, ratio) else {
            return self;
        };
        let start = (margin as f64 * ratio).round() as usize;
        let length = ((n as f64 * ratio).round() as usize).max(1);
        let samples = out
            .into_iter()
            .skip(start * sides)
            .take(length * sides)
            .collect();
        Wave {
            sides: self.sides,
            rate,
            samples,
        }
    }
}

fn resample(samples: &[f32], sides: usize, ratio: f64) -> Option<Vec<f32>> {
    let filter = SincInterpolationParameters {
        sinc_len: 128,
        f_cutoff: None,
        oversampling_factor: 128,
        interpolation: SincInterpolationType::Cubic,
        window: WindowFunction::BlackmanHarris2,
    };
    let frames = samples.len() / sides;
    let mut resampler =
        Async::<f32>::new_sinc(ratio, 1.0, &filter, 1024, sides, FixedAsync::Input).ok()?;
    let input = InterleavedSlice::new(samples, sides, frames).ok()?;
    Some(
        resampler
            .process_all(&input, frames, None)
            .ok()?
            .take_data(),
    )
}
