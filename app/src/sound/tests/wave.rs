//! Decoding: four formats, other rates, limits, and every kind of damage as an error value.

use super::kit::*;
use crate::sound::clip::{Clip, ClipError};
use crate::sound::cue::RATE;
use crate::sound::decode::decode;
use std::time::Duration;

const OGG: &[u8] = include_bytes!("fixtures/tone.ogg");
const FLAC: &[u8] = include_bytes!("fixtures/tone.flac");
const MP3: &[u8] = include_bytes!("fixtures/tone.mp3");

/// These tests are about the decoder alone: no resampling, no loudness.
const LONGEST: Duration = Duration::from_secs(30);

fn heard(clip: &Clip) -> Vec<f32> {
    (0..clip.len()).map(|i| clip.frame(i)[0]).collect()
}

#[test]
fn all_formats_come_out_at_our_rate_with_pitch_and_length_intact() {
    let wave = tone(44_100, 440.0, 0.5, 600);
    for (name, bytes) in [("ogg", OGG), ("flac", FLAC), ("mp3", MP3), ("wav", &wave)] {
        let clip = Clip::voice(bytes.to_vec()).unwrap();
        let millis = clip.duration().as_millis();
        assert!((595..=630).contains(&millis), "{name}: {millis} ms");
        let middle = &heard(&clip)[ms(100) as usize..ms(500) as usize];
        let level = amplitude_of(440.0, middle);
        // lame turns everything down by 5 %.
        assert!((db(level / 0.5)).abs() < 0.5, "{name}: {level}");
        // Nothing but the tone: what the resampler adds stays below -50 dB.
        let rest = (rms(middle).powi(2) - level.powi(2) / 2.0).abs().sqrt();
        assert!(db(rest / level) < -40.0, "{name}: rest {rest}");
    }
}

#[test]
fn a_line_in_stereo_becomes_mono_and_an_effect_stays_stereo() {
    let both = wav(RATE, 2, (0..RATE).flat_map(|_| [0.4, 0.2]));
    let line = Clip::voice(both.clone()).unwrap();
    assert_eq!(line.frames(), u64::from(RATE));
    assert!((line.frame(100)[0] - 0.3).abs() < 0.001 && (line.frame(100)[1] - 0.3).abs() < 0.001);
    let effect = Clip::effect(both).unwrap();
    assert!(
        (effect.frame(100)[0] - 0.4).abs() < 0.001 && (effect.frame(100)[1] - 0.2).abs() < 0.001
    );
}

#[test]
fn what_is_too_long_or_too_large_is_refused() {
    let half_a_minute = wav(8_000, 1, (0..8_000 * 31).map(|_| 0.1));
    match Clip::voice(half_a_minute) {
        Err(ClipError::TooLong { seconds }) => assert!((seconds - 31.0).abs() < 0.1),
        other => panic!("{other:?}"),
    }
    assert_eq!(
        Clip::voice(vec![0; 25 << 20]).unwrap_err(),
        ClipError::TooLarge { bytes: 25 << 20 }
    );
}

#[test]
fn a_file_cut_short_anywhere_is_an_error_and_never_a_panic() {
    let wave = tone(RATE, 440.0, 0.5, 100);
    for (name, whole) in [("ogg", OGG), ("flac", FLAC), ("wav", &wave)] {
        for cut in (0..whole.len() - 1).step_by(13) {
            let clip = decode(whole[..cut].to_vec(), LONGEST);
            assert!(
                clip.is_err(),
                "{name} cut to {cut} of {} bytes: {clip:?}",
                whole.len()
            );
        }
    }
    for cut in (0..MP3.len() - 1).step_by(13) {
        // MP3 has no end mark: a cut one may be a shorter sound, not a panic.
        let _ = decode(MP3[..cut].to_vec(), LONGEST);
    }
}

#[test]
fn damage_anywhere_is_an_error_or_a_sound_and_never_a_panic() {
    let wave = tone(RATE, 440.0, 0.5, 50);
    let mut seed = 1u32;
    for whole in [OGG, MP3, FLAC, &wave] {
        for _ in 0..150 {
            let mut bytes = whole.to_vec();
            for _ in 0..4 {
                seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                let at = (seed >> 8) as usize % bytes.len();
                bytes[at] ^= 1 << (seed >> 29);
            }
            let _ = decode(bytes, LONGEST);
        }
    }
}

#[test]
fn what_is_no_sound_is_refused() {
    for bytes in [
        &b""[..],
        b"hello",
        b"OggS",
        b"RIFF\0\0\0\0WAVE",
        b"fLaC",
        &[0; 4096],
    ] {
        assert!(Clip::voice(bytes.to_vec()).is_err(), "{bytes:?}");
    }
    assert_eq!(Clip::voice(Vec::new()).unwrap_err(), ClipError::Empty);
    let empty = wav(RATE, 1, []);
    assert_eq!(Clip::voice(empty).unwrap_err(), ClipError::Damaged);
}

#[test]
fn a_level_is_the_loudness_from_two_speakers() {
    // R 128: a 1 kHz sine of peak 1 on both sides is -0.7 + 0.7 = 0 LUFS or
    // so; 0.1 is 20 dB less.
    let level = voice(1000.0, 0.1, 2000).level();
    assert!((level + 20.0).abs() < 0.3, "{level}");
    let short = voice(1000.0, 0.1, 200).level();
    assert!(
        (short + 20.0).abs() < 1.5,
        "too short for the gates: {short}"
    );
}
