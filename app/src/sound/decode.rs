//! Bytes of a sound file to samples, with every kind of damage as an error value.
//! Must never know what the sound is for, nor panic whatever the bytes are.

use super::clip_error::ClipError;
use super::format;
use super::mended::{mended, mp4_is_sound};
use super::ogg;
use super::opus;
use super::wave::{Recorded, Wave};
use std::io::Cursor;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use symphonia::core::audio::SampleBuffer;
use symphonia::core::codecs::{CODEC_TYPE_AAC, CODEC_TYPE_ALAC, CODEC_TYPE_NULL, DecoderOptions};
use symphonia::core::errors::Error;
use symphonia::core::formats::{FormatOptions, FormatReader, Track};
use symphonia::core::io::MediaSourceStream;
use symphonia::core::meta::MetadataOptions;
use symphonia::core::probe::Hint;

/// 30 s of stereo at 96 kHz in 24 bits are 17 MB; anything larger is not a
/// recording for this program.
const LARGEST_FILE: usize = 24 << 20;
/// As many samples as two minutes of stereo at 96 kHz have: a small file may hold much silence.
const MOST_SAMPLES: usize = 24 << 20;

/// The front sides of a whole file, at most `longest` of it.
pub(super) fn decode(bytes: Vec<u8>, longest: Duration) -> Result<Wave, ClipError> {
    decode_all(bytes, longest).map(Recorded::front)
}

/// Every channel of a whole file, at most `longest` of it.
pub(super) fn decode_all(bytes: Vec<u8>, longest: Duration) -> Result<Recorded, ClipError> {
    if bytes.is_empty() {
        return Err(ClipError::Empty);
    }
    if bytes.len() > LARGEST_FILE {
        return Err(ClipError::TooLarge { bytes: bytes.len() });
    }
    let Some(format) = format::name_of(&bytes) else {
        return Err(ClipError::NoSound);
    };
    if !mp4_is_sound(&bytes) {
        return Err(ClipError::Damaged);
    }
    // A person's own file may be anything. A decoder that meets a case its
    // authors did not foresee must cost one line, not the evening.
    catch_unwind(AssertUnwindSafe(|| decode_whole(bytes, longest, format)))
        .unwrap_or(Err(ClipError::Damaged))
}

fn decode_whole(
    bytes: Vec<u8>,
    longest: Duration,
    format: &'static str,
) -> Result<Recorded, ClipError> {
    if ogg::is_cut_short(&bytes, format) && (READABLE.contains(&format) || format == "Opus") {
        return Err(ClipError::Damaged);
    }
    let sound = if format == "Opus" {
        opus::decode(&bytes, longest, MOST_SAMPLES)
    } else {
        decode_other(mended(bytes), longest, format)
    };
    let mut sound = sound?;
    for sample in sound.samples.iter_mut().filter(|s| !s.is_finite()) {
        *sample = 0.0;
    }
    (sound.frames() > 0)
        .then_some(sound)
        .ok_or(ClipError::Damaged)
}

fn decode_other(
    bytes: Vec<u8>,
    longest: Duration,
    format: &'static str,
) -> Result<Recorded, ClipError> {
    let unreadable = || ClipError::Unreadable { format };
    let mut reader = opened(bytes, format)?;
    let track = sounding(&*reader).ok_or_else(unreadable)?;
    let (id, promised) = (track.id, promised(track, format));
    let mut decoder = symphonia::default::get_codecs()
        .make(&track.codec_params, &DecoderOptions::default())
        .map_err(|_| unreadable())?;

    let mut sound: Option<Recorded> = None;
    loop {
        let packet = match reader.next_packet() {
            Ok(packet) if packet.track_id() == id => packet,
            Ok(_) => continue,
            // The end of the file is the end of the sound; whether it came
            // too early is seen from the length.
            Err(Error::IoError(_)) => break,
            Err(_) => return Err(ClipError::Damaged),
        };
        let decoded = decoder.decode(&packet).map_err(|error| match error {
            Error::Unsupported(_) => unreadable(),
            _ => ClipError::Damaged,
        })?;
        if decoded.frames() == 0 {
            continue;
        }
        let spec = *decoded.spec();
        let (channels, rate) = (spec.channels.count(), spec.rate);
        if !(8_000..=192_000).contains(&rate) || channels == 0 {
            return Err(unreadable());
        }
        let sound = sound.get_or_insert_with(|| Recorded {
            channels,
            rate,
            samples: Vec::new(),
        });
        if (sound.channels, sound.rate) != (channels, rate) {
            return Err(ClipError::Damaged);
        }
        let mut samples = SampleBuffer::<f32>::new(decoded.capacity() as u64, spec);
        samples.copy_interleaved_ref(decoded);
        sound.samples.extend_from_slice(samples.samples());
        if sound.samples.len() > MOST_SAMPLES || sound.seconds() > longest.as_secs_f64() {
            let seconds = promised.map_or(longest.as_secs_f64(), |promised| {
                promised.frames as f64 / f64::from(sound.rate)
            });
            return Err(ClipError::TooLong { seconds });
        }
    }
    let whole = |sound: &Recorded| promised.is_none_or(|said| said.is_kept(sound.frames()));
    sound.filter(whole).ok_or(ClipError::Damaged)
}

fn opened(bytes: Vec<u8>, format: &'static str) -> Result<Box<dyn FormatReader>, ClipError> {
    let options = FormatOptions {
        enable_gapless: true,
        ..Default::default()
    };
    let source = MediaSourceStream::new(Box::new(Cursor::new(bytes)), Default::default());
    let opened = symphonia::default::get_probe().format(
        &Hint::new(),
        source,
        &options,
        &MetadataOptions::default(),
    );
    opened.map(|probed| probed.format).map_err(|_| {
        // What begins like a format that is decoded here and is refused is broken.
        if READABLE.contains(&format) {
            ClipError::Damaged
        } else {
            ClipError::Unreadable { format }
        }
    })
}

/// What is decoded here, by its usual name.
const READABLE: [&str; 7] = ["WAV", "AIFF", "FLAC", "MP3", "OGG Vorbis", "AAC", "ALAC"];

/// The track that sounds: a film has others.
fn sounding(reader: &dyn FormatReader) -> Option<&Track> {
    let known = |track: &&Track| track.codec_params.codec != CODEC_TYPE_NULL;
    let tracks = || reader.tracks().iter().filter(known);
    tracks()
        .find(|track| track.codec_params.sample_rate.is_some())
        .or_else(|| tracks().next())
}

/// How many frames a file's header says that there are.
#[derive(Clone, Copy)]
struct Promised {
    frames: u64,
    /// How many of them may be missing all the same.
    spare: u64,
}

fn promised(track: &Track, format: &str) -> Option<Promised> {
    let codec = track.codec_params.codec;
    // MP4 counts in a clock of its own.
    if [CODEC_TYPE_AAC, CODEC_TYPE_ALAC].contains(&codec) {
        return None;
    }
    let frames = track.codec_params.n_frames?;
    let spare = match format {
        // It may be an estimate.
        "MP3" => frames / 20,
        // The eight bytes before the sound are counted as sound.
        "AIFF" => 8,
        _ => 0,
    };
    Some(Promised { frames, spare })
}

impl Promised {
    fn is_kept(self, frames: usize) -> bool {
        self.frames.saturating_sub(frames as u64) <= self.spare
    }
}
