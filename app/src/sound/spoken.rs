//! What of a recording is spoken: from which of its sides, and from where to where.
//! Must never know what is said, nor change what it keeps.

use super::clip_error::ClipError;
use super::loudness::{amplitude, decibels};
use super::wave::{Recorded, Sides, Wave};
use std::time::Duration;

/// A side so much softer than the loudest (in dB) was not spoken into: it would only make the
/// line softer.
const FAR_SOFTER: f32 = 10.0;
/// Sides that lose so much together (in dB) work against each other: one was plugged in the
/// wrong way round.
const AGAINST_EACH_OTHER: f32 = 6.0;
/// Below the loudest moment by so much (in dB) nothing is said: a whisper beside a shout is not
/// as soft.
const NOTHING_SAID: f32 = 36.0;
/// A recording whose loudest moment is softer (in dB of full scale) is empty.
const EMPTY: f32 = -60.0;
/// The piece that is looked at, in s: shorter than any sound of speech.
const PIECE: f64 = 0.01;
/// The loudest moment lasts so many pieces.
const MOMENT: usize = 40;
/// Kept before the first sound and after the last, in pieces: a breath, an echo.
const LEAD: usize = 10;
const ECHO: usize = 20;

/// A line that was cut out of a recording.
pub(super) struct Line {
    pub(super) wave: Wave,
    /// Seconds that were left out before it.
    pub(super) before: f64,
    /// And after it.
    pub(super) after: f64,
}

/// The line in a person's recording, at most `longest`.
pub(super) fn line(recorded: &Recorded, longest: Duration) -> Result<Line, ClipError> {
    let whole = together(recorded);
    let (first, end) = spoken(&whole).ok_or(ClipError::Silent)?;
    let seconds = |frames: usize| frames as f64 / f64::from(whole.rate);
    let wave = Wave {
        samples: whole.samples[first..end].to_vec(),
        ..whole
    };
    if wave.seconds() > longest.as_secs_f64() {
        let seconds = wave.seconds();
        return Err(ClipError::TooLong { seconds });
    }
    Ok(Line {
        before: seconds(first),
        after: seconds(whole.samples.len() - end),
        wave,
    })
}

/// All sides that were spoken into as one.
pub(super) fn together(recorded: &Recorded) -> Wave {
    let powers: Vec<f32> = (0..recorded.channels)
        .map(|channel| power(recorded.samples.iter().skip(channel), recorded.channels))
        .collect();
    let loudest = powers.iter().copied().fold(0.0, f32::max);
    let far_softer = amplitude(-FAR_SOFTER).powi(2);
    let sides: Vec<usize> = (0..recorded.channels)
        .filter(|side| powers[*side] >= loudest * far_softer)
        .collect();
    let frames = recorded.samples.chunks_exact(recorded.channels);
    let samples: Vec<f32> = frames
        .map(|frame| sides.iter().map(|side| frame[*side]).sum::<f32>() / sides.len() as f32)
        .collect();
    let lost = amplitude(-AGAINST_EACH_OTHER).powi(2);
    if power(samples.iter(), 1) < loudest * lost
        && let Some(side) = powers.iter().position(|power| *power == loudest)
    {
        return recorded.channel(side);
    }
    Wave {
        sides: Sides::Mono,
        rate: recorded.rate,
        samples,
    }
}

/// The mean power of every `step`th sample, without what is not heard: a recorder may hold its
/// needle beside the middle.
fn power<'a>(samples: impl Iterator<Item = &'a f32>, step: usize) -> f32 {
    let (mut sum, mut squares, mut n) = (0.0f64, 0.0f64, 0.0f64);
    for sample in samples.step_by(step) {
        let sample = f64::from(*sample);
        sum += sample;
        squares += sample * sample;
        n += 1.0;
    }
    let n = n.max(1.0);
    let mean = sum / n;
    (squares / n - mean * mean).max(0.0) as f32
}

/// From where to where something is said, with a little around it; nothing where nothing is.
fn spoken(wave: &Wave) -> Option<(usize, usize)> {
    let piece = ((f64::from(wave.rate) * PIECE) as usize).max(1);
    let powers: Vec<f32> = wave
        .samples
        .chunks(piece)
        .map(|piece| power(piece.iter(), 1))
        .collect();
    let moment = MOMENT.min(powers.len());
    let loudest = powers
        .windows(moment.max(1))
        .map(|moment| moment.iter().sum::<f32>() / moment.len() as f32)
        .fold(0.0, f32::max);
    if decibels(loudest.sqrt()) < EMPTY {
        return None;
    }
    let least = loudest * amplitude(-NOTHING_SAID).powi(2);
    let said = |power: &f32| *power > least;
    let first = powers.iter().position(said)?.saturating_sub(LEAD);
    let end = powers.iter().rposition(said)? + 1 + ECHO;
    Some((first * piece, (end * piece).min(wave.samples.len())))
}

/// Several samples in a row at the very top of one side: a recorder that was overdriven,
/// whatever the wave between them would be.
pub(super) fn stands_at_full_scale(side: &Wave) -> bool {
    const FULL: f32 = 0.999;
    side.samples
        .windows(4)
        .any(|run| run.iter().all(|s| *s >= FULL) || run.iter().all(|s| *s <= -FULL))
}
