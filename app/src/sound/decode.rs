//! Bytes of a sound file to samples, with every kind of damage as an error value.
//! Must never know what the sound is for, nor panic whatever the bytes are.

use super::clip::ClipError;
use rubato::audioadapter_buffers::direct::InterleavedSlice;
use rubato::{
    Async, FixedAsync, Resampler, SincInterpolationParameters, SincInterpolationType,
    WindowFunction,
};
use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use symphonia::core::audio::SampleBuffer;
use symphonia::core::codecs::{CODEC_TYPE_MP3, CODEC_TYPE_NULL, CodecType, DecoderOptions};
use symphonia::core::errors::Error;
use symphonia::core::formats::FormatOptions;
use symphonia::core::io::MediaSourceStream;
use symphonia::core::meta::MetadataOptions;
use symphonia::core::probe::Hint;

/// 30 s of stereo at 96 kHz in 24 bits are 17 MB; anything larger is not a
/// recording for this program.
const LARGEST_FILE: usize = 24 << 20;

/// Mono or stereo; what has more sides keeps the first two.
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

    /// Both sides as one.
    pub(super) fn mono(self) -> Wave {
        match self.sides {
            Sides::Mono => self,
            Sides::Stereo => Wave {
                sides: Sides::Mono,
                rate: self.rate,
                samples: self
                    .samples
                    .chunks_exact(2)
                    .map(|s| (s[0] + s[1]) / 2.0)
                    .collect(),
            },
        }
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

/// Decodes a whole file, at most `longest` of it.
pub(super) fn decode(bytes: Vec<u8>, longest: Duration) -> Result<Wave, ClipError> {
    if bytes.len() > LARGEST_FILE {
        return Err(ClipError::TooLarge { bytes: bytes.len() });
    }
    // A person's own file may be anything. A decoder that meets a case its
    // authors did not foresee must cost one line, not the evening.
    catch_unwind(AssertUnwindSafe(|| decode_whole(bytes, longest)))
        .unwrap_or(Err(ClipError::Damaged))
}

fn decode_whole(bytes: Vec<u8>, longest: Duration) -> Result<Wave, ClipError> {
    let cut_short = ogg_without_end(&bytes);
    let source = MediaSourceStream::new(Box::new(Cursor::new(bytes)), Default::default());
    let options = FormatOptions {
        enable_gapless: true,
        ..Default::default()
    };
    let mut format = symphonia::default::get_probe()
        .format(&Hint::new(), source, &options, &MetadataOptions::default())
        .map_err(|error| match error {
            Error::Unsupported(_) => ClipError::UnknownFormat,
            // The probe reads to the end in search of a format and then says "end of stream".
            Error::IoError(_) if !cut_short => ClipError::UnknownFormat,
            _ => ClipError::Damaged,
        })?
        .format;
    let track = format
        .tracks()
        .iter()
        .find(|track| track.codec_params.codec != CODEC_TYPE_NULL)
        .ok_or(ClipError::UnknownFormat)?;
    let (id, promised, codec) = (
        track.id,
        track.codec_params.n_frames,
        track.codec_params.codec,
    );
    let mut decoder = symphonia::default::get_codecs()
        .make(&track.codec_params, &DecoderOptions::default())
        .map_err(|_| ClipError::UnknownFormat)?;

    let mut wave: Option<Wave> = None;
    loop {
        let packet = match format.next_packet() {
            Ok(packet) if packet.track_id() == id => packet,
            Ok(_) => continue,
            // The end of the file is the end of the sound; whether it came
            // too early is seen from the length.
            Err(Error::IoError(_)) => break,
            Err(_) => return Err(ClipError::Damaged),
        };
        let decoded = decoder.decode(&packet).map_err(|_| ClipError::Damaged)?;
        if decoded.frames() == 0 {
            continue;
        }
        let spec = *decoded.spec();
        let sides = if spec.channels.count() == 1 {
            Sides::Mono
        } else {
            Sides::Stereo
        };
        if !(8_000..=192_000).contains(&spec.rate) {
            return Err(ClipError::UnknownFormat);
        }
        let wave = wave.get_or_insert_with(|| Wave {
            sides,
            rate: spec.rate,
            samples: Vec::new(),
        });
        if (wave.sides, wave.rate) != (sides, spec.rate) {
            return Err(ClipError::Damaged);
        }
        let mut buffer = SampleBuffer::<f32>::new(decoded.capacity() as u64, spec);
        buffer.copy_interleaved_ref(decoded);
        for frame in buffer.samples().chunks_exact(spec.channels.count()) {
            wave.samples.extend(
                frame
                    .iter()
                    .take(sides.count())
                    .map(|s| if s.is_finite() { *s } else { 0.0 }),
            );
        }
        if wave.seconds() > longest.as_secs_f64() {
            let seconds =
                promised.map_or(longest.as_secs_f64(), |n| n as f64 / f64::from(wave.rate));
            return Err(ClipError::TooLong { seconds });
        }
    }
    match wave {
        Some(wave) if !cut_short && whole(&wave, promised, codec) => Ok(wave),
        _ => Err(ClipError::Damaged),
    }
}

/// Whether as much came out as the file's header promises. For MP3 the
/// promise may be an estimate.
fn whole(wave: &Wave, promised: Option<u64>, codec: CodecType) -> bool {
    let Some(promised) = promised else {
        return true;
    };
    let missing = promised.saturating_sub(wave.frames() as u64);
    let allowed = if codec == CODEC_TYPE_MP3 {
        promised / 20
    } else {
        0
    };
    missing <= allowed
}

/// An OGG file whose last page is not marked as the last: a copy that broke
/// off. Its decoder would take the shorter sound for the whole.
fn ogg_without_end(bytes: &[u8]) -> bool {
    const PAGE: &[u8; 4] = b"OggS";
    const END_OF_STREAM: u8 = 4;
    if !bytes.starts_with(PAGE) {
        return false;
    }
    let last = bytes
        .windows(PAGE.len())
        .rposition(|w| w == PAGE)
        .unwrap_or(0);
    bytes
        .get(last + 5)
        .is_none_or(|flags| flags & END_OF_STREAM == 0)
        || ogg_page_is_cut(&bytes[last..])
}

/// Whether an OGG page says it is longer than what there is of it.
fn ogg_page_is_cut(page: &[u8]) -> bool {
    const HEADER: usize = 27;
    let Some(&segments) = page.get(HEADER - 1) else {
        return true;
    };
    let Some(table) = page.get(HEADER..HEADER + usize::from(segments)) else {
        return true;
    };
    let body: usize = table.iter().map(|&n| usize::from(n)).sum();
    page.len() < HEADER + usize::from(segments) + body
}
