//! A sound in memory, ready to be mixed: decoded from bytes once, with limits.
//! Must never know where the bytes came from, nor panic whatever they are.

use super::decode;
use super::loudness::{self, Speakers};
use super::rate::{RATE, duration};
use super::spoken;
use super::wave::{Edge, Sides, Wave};
use std::sync::Arc;
use std::time::Duration;

pub use super::clip_error::ClipError;

/// The longest line: nobody in the dark listens longer to one sentence.
pub const LONGEST_LINE: Duration = Duration::from_secs(30);
/// The longest recording that a line is cut out of.
pub(super) const LONGEST_RECORDING: Duration = Duration::from_secs(120);
/// The longest loop, for the sake of memory (a minute in stereo is 11 MB).
pub const LONGEST_LOOP: Duration = Duration::from_secs(120);

/// A decoded sound at [`RATE`], cheap to clone. Two clones are one sound:
/// asking for a scene loop that already sounds goes on with it.
#[derive(Clone)]
pub struct Clip(Arc<Sound>);

struct Sound {
    sides: Sides,
    /// Interleaved. 16 bits: quieter than any room, and half the memory.
    samples: Box<[i16]>,
    /// Loudness as it will be heard from two speakers, in LUFS.
    level: f32,
}

impl Clip {
    /// A spoken line that was made for this program: mixed down to mono, at most
    /// [`LONGEST_LINE`].
    pub fn voice(bytes: Vec<u8>) -> Result<Clip, ClipError> {
        let wave = spoken::together(&decode::decode_all(bytes, LONGEST_LINE)?);
        Ok(Clip::spoken(wave))
    }

    /// A line as a person has recorded it: the same from where something is to be heard to
    /// where nothing is any more.
    pub fn own(bytes: Vec<u8>) -> Result<Clip, ClipError> {
        let recorded = decode::decode_all(bytes, LONGEST_RECORDING)?;
        Ok(Clip::spoken(spoken::line(&recorded, LONGEST_LINE)?.wave))
    }

    fn spoken(wave: Wave) -> Clip {
        let level = loudness::integrated(&wave, Speakers::Two);
        Clip::new(wave.at_rate(RATE, Edge::Silence), level)
    }

    /// A bell, a knock: mono or stereo, at most [`LONGEST_LINE`].
    pub fn effect(bytes: Vec<u8>) -> Result<Clip, ClipError> {
        let wave = decode::decode(bytes, LONGEST_LINE)?;
        let level = loudness::loudest(&wave);
        Ok(Clip::new(wave.at_rate(RATE, Edge::Silence), level))
    }

    /// A loop for a scene: its end meets its beginning, also when it has to
    /// be brought to another rate. At most [`LONGEST_LOOP`].
    pub fn looping(bytes: Vec<u8>) -> Result<Clip, ClipError> {
        let wave = decode::decode(bytes, LONGEST_LOOP)?;
        let level = loudness::loudest(&wave);
        Ok(Clip::new(wave.at_rate(RATE, Edge::Loop), level))
    }

    /// The tone by which a host finds out whether there is sound at all: two
    /// steps of a soft fifth, one second, far from loud.
    pub(super) fn test_tone() -> Clip {
        const PEAK: f32 = 0.1;
        let fade = RATE as f32 * 0.05;
        let samples = (0..RATE).map(|i| {
            let half = RATE / 2;
            let (hertz, at) = if i < half {
                (440.0, i)
            } else {
                (660.0, i - half)
            };
            let edge = (at.min(half - at) as f32 / fade).min(1.0);
            PEAK * edge * (std::f32::consts::TAU * hertz * at as f32 / RATE as f32).sin()
        });
        let wave = Wave {
            sides: Sides::Mono,
            rate: RATE,
            samples: samples.collect(),
        };
        let level = loudness::loudest(&wave);
        Clip::new(wave, level)
    }

    fn new(wave: Wave, level: f32) -> Clip {
        let samples = wave
            .samples
            .iter()
            .map(|s| (s.clamp(-1.0, 1.0) * f32::from(i16::MAX)).round() as i16)
            .collect();
        Clip(Arc::new(Sound {
            sides: wave.sides,
            samples,
            level,
        }))
    }

    /// Its length in frames at [`RATE`]; never 0.
    pub fn frames(&self) -> u64 {
        self.len() as u64
    }

    /// How long it lasts.
    pub fn duration(&self) -> Duration {
        duration(self.frames())
    }

    /// How loud it is from two speakers, in LUFS: a line on the whole, a
    /// loop or an effect at its loudest.
    pub fn level(&self) -> f32 {
        self.0.level
    }

    /// The memory that it takes.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.0.samples)
    }

    pub(super) fn len(&self) -> usize {
        self.0.samples.len() / self.0.sides.count()
    }

    /// One frame, left and right. `at` must be less than `len`.
    #[inline]
    pub(super) fn frame(&self, at: usize) -> [f32; 2] {
        const SCALE: f32 = 1.0 / i16::MAX as f32;
        match self.0.sides {
            Sides::Mono => [f32::from(self.0.samples[at]) * SCALE; 2],
            Sides::Stereo => [
                f32::from(self.0.samples[2 * at]) * SCALE,
                f32::from(self.0.samples[2 * at + 1]) * SCALE,
            ],
        }
    }

    pub(super) fn is(&self, other: &Clip) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl std::fmt::Debug for Clip {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Clip({:?}, {:.1} LUFS)", self.duration(), self.level())
    }
}
