//! How loud a sound is, by EBU R 128.
//! Must never know what is spoken, nor judge: it measures.

use super::wave::{Sides, Wave};
use ebur128::{Channel, EbuR128, Mode};

/// Out of how many speakers a mono sound comes: R 128 counts one; out of two
/// it is 3 dB louder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Speakers {
    /// As files are measured, and as a pack's manifest states it.
    One,
    /// As it will be in the stereo mix.
    Two,
}

/// Quieter than this is silence; stands for minus infinity.
pub(super) const SILENT: f32 = -100.0;

/// Loudness of the whole, with R 128's gates, in LUFS.
pub(super) fn integrated(wave: &Wave, speakers: Speakers) -> f32 {
    meter(wave, Mode::I, speakers)
        .and_then(|mut meter| {
            meter.add_frames_f32(&wave.samples).ok()?;
            meter.loudness_global().ok()
        })
        .map(|lufs| lufs as f32)
        .filter(|lufs| lufs.is_finite())
        .unwrap_or_else(|| by_power(wave, speakers))
}

/// Loudness of the loudest 0.4 s as heard from two speakers, in LUFS.
pub(super) fn loudest(wave: &Wave) -> f32 {
    let step = wave.rate as usize / 10 * wave.sides.count();
    let loudest = meter(wave, Mode::M, Speakers::Two).and_then(|mut meter| {
        let mut loudest = f64::NEG_INFINITY;
        for (i, piece) in wave.samples.chunks(step).enumerate() {
            meter.add_frames_f32(piece).ok()?;
            if i >= 3 {
                loudest = loudest.max(meter.loudness_momentary().ok()?);
            }
        }
        loudest.is_finite().then_some(loudest as f32)
    });
    loudest.unwrap_or_else(|| by_power(wave, Speakers::Two))
}

/// The true peak (between the samples too) in dBTP.
pub(super) fn true_peak(wave: &Wave) -> f32 {
    let peak = meter(wave, Mode::TRUE_PEAK, Speakers::One)
        .and_then(|mut meter| {
            meter.add_frames_f32(&wave.samples).ok()?;
            (0..wave.sides.count() as u32)
                .filter_map(|side| meter.true_peak(side).ok())
                .reduce(f64::max)
        })
        .unwrap_or(0.0);
    decibels(peak as f32)
}

/// A ratio of amplitudes in dB, not below [`SILENT`].
pub(super) fn decibels(amplitude: f32) -> f32 {
    (20.0 * amplitude.max(1e-9).log10()).max(SILENT)
}

/// The ratio of amplitudes for a number of dB.
pub(super) fn amplitude(decibels: f32) -> f32 {
    10f32.powf(decibels / 20.0)
}

fn meter(wave: &Wave, mode: Mode, speakers: Speakers) -> Option<EbuR128> {
    let mut meter = EbuR128::new(wave.sides.count() as u32, wave.rate, mode).ok()?;
    if wave.sides == Sides::Mono && speakers == Speakers::Two {
        meter.set_channel(0, Channel::DualMono).ok()?;
    }
    Some(meter)
}

/// Plain mean power, for sounds too short or too quiet for R 128's gates.
fn by_power(wave: &Wave, speakers: Speakers) -> f32 {
    let sum: f32 = wave.samples.iter().map(|s| s * s).sum();
    let doubled = if wave.sides == Sides::Mono && speakers == Speakers::Two {
        2.0
    } else {
        1.0
    };
    let power = doubled * sum / wave.frames().max(1) as f32;
    (decibels(power.sqrt()) - 0.691).max(SILENT)
}
