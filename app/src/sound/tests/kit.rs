//! The words of the sound tests: small synthetic clips, and ears to hear what became of them.
//! Must never use a clip that is not made here.

use crate::sound::clip::Clip;
use crate::sound::cue::{Cue, End, RATE, Report, Token, WithVoice};
use std::f32::consts::TAU;
use std::io::Cursor;
use std::time::Duration;

/// A WAV file in memory, 16 bits.
pub(super) fn wav(rate: u32, channels: u16, samples: impl IntoIterator<Item = f32>) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    let format = hound::WavSpec {
        channels,
        sample_rate: rate,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut writer = hound::WavWriter::new(&mut bytes, format).unwrap();
    for sample in samples {
        writer
            .write_sample((sample * 32_767.0).round() as i16)
            .unwrap();
    }
    writer.finalize().unwrap();
    bytes.into_inner()
}

/// A cosine, so that its first sample is already loud.
pub(super) fn tone(rate: u32, hertz: f32, peak: f32, millis: u32) -> Vec<u8> {
    let n = rate * millis / 1000;
    wav(
        rate,
        1,
        (0..n).map(|i| peak * (TAU * hertz * i as f32 / rate as f32).cos()),
    )
}

pub(super) fn voice(hertz: f32, peak: f32, millis: u32) -> Clip {
    Clip::voice(tone(RATE, hertz, peak, millis)).unwrap()
}

/// The same value throughout: shows what is done to it, sample by sample.
pub(super) fn steady(value: f32, millis: u32) -> Clip {
    Clip::voice(wav(RATE, 1, (0..RATE * millis / 1000).map(|_| value))).unwrap()
}

/// A loop of whole periods.
pub(super) fn looping(rate: u32, hertz: f32, peak: f32, millis: u32) -> Clip {
    Clip::looping(tone(rate, hertz, peak, millis)).unwrap()
}

pub(super) fn say(number: u64, clip: &Clip) -> Cue {
    Cue::Say {
        token: Token(number),
        clip: clip.clone().into(),
        instead: Duration::from_secs(2),
    }
}

pub(super) fn effect(number: u64, clip: &Clip, with_voice: WithVoice) -> Cue {
    Cue::Effect {
        token: Token(number),
        clip: clip.clone().into(),
        with_voice,
    }
}

pub(super) fn voice_ended(number: u64, at: u64, end: End) -> Report {
    Report::VoiceEnded {
        token: Token(number),
        at,
        end,
    }
}

pub(super) fn effect_ended(number: u64, at: u64, end: End) -> Report {
    Report::EffectEnded {
        token: Token(number),
        at,
        end,
    }
}

/// Frames in milliseconds.
pub(super) fn ms(millis: u64) -> u64 {
    millis * u64::from(RATE) / 1000
}

/// The left side of interleaved stereo.
pub(super) fn left(stereo: &[f32]) -> Vec<f32> {
    stereo.iter().step_by(2).copied().collect()
}

/// Amplitude of one frequency in a stretch (Goertzel).
pub(super) fn amplitude_of(hertz: f32, samples: &[f32]) -> f32 {
    let coefficient = 2.0 * (f64::from(hertz) * std::f64::consts::TAU / f64::from(RATE)).cos();
    let (mut a, mut b) = (0.0f64, 0.0f64);
    for &s in samples {
        (a, b) = (f64::from(s) + coefficient * a - b, a);
    }
    let power = a * a + b * b - coefficient * a * b;
    (2.0 * power.max(0.0).sqrt() / samples.len() as f64) as f32
}

pub(super) fn rms(samples: &[f32]) -> f32 {
    (samples.iter().map(|s| s * s).sum::<f32>() / samples.len() as f32).sqrt()
}

pub(super) fn db(ratio: f32) -> f32 {
    20.0 * ratio.log10()
}

/// The largest step from one sample to the next: a click is a large one.
pub(super) fn steepest(samples: &[f32]) -> f32 {
    samples
        .windows(2)
        .map(|w| (w[1] - w[0]).abs())
        .fold(0.0, f32::max)
}

/// Positions of the first and the last sample above a threshold.
pub(super) fn extent(samples: &[f32], above: f32) -> Option<(usize, usize)> {
    let loud = |s: &f32| s.abs() > above;
    Some((
        samples.iter().position(loud)?,
        samples.iter().rposition(loud)?,
    ))
}
