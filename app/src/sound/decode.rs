//! Bytes of a sound file to samples, with every kind of damage as an error value.
//! Must never know what the sound is for, nor panic whatever the bytes are.

use super::wave::{Sides, Wave};
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

/// Why bytes could not become a clip.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ClipError {
    /// No sound format that is known here (OGG Vorbis, FLAC, MP3, WAV).
    #[error("not a sound format that can be read")]
    UnknownFormat,
    /// It begins like a sound, but is broken, cut short or empty.
    #[error("the sound is damaged or cut short")]
    Damaged,
    /// It lasts longer than a line or a loop may.
    #[error("the sound is too long: {seconds:.1} s")]
    TooLong {
        /// How long it is, or the limit if only that much is known.
        seconds: f64,
    },
    /// The file is larger than any reasonable recording.
    #[error("the file is too large: {bytes} bytes")]
    TooLarge {
        /// Its size.
        bytes: usize,
    },
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
