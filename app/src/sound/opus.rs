//! Opus in OGG, the voice notes of telephones: bytes to samples.
//! Must never know what the sound is for.

use super::clip_error::ClipError;
use super::loudness;
use super::wave::Recorded;
use opus_pure::{MAX_PACKET_SAMPLES, OggOpusReader, OpusDecoder, OpusMSDecoder, Trim};
use std::time::Duration;

/// Opus counts in this rate, whatever was recorded.
const OPUS_RATE: u32 = 48_000;

enum Decoder {
    Front(Box<OpusDecoder>),
    Around(OpusMSDecoder),
}

/// Decodes a whole file, at most `longest` and `most` samples of it.
pub(super) fn decode(bytes: &[u8], longest: Duration, most: usize) -> Result<Recorded, ClipError> {
    let damaged = |_| ClipError::Damaged;
    let mut reader = OggOpusReader::new(bytes).map_err(damaged)?;
    let head = reader.head().clone();
    let channels = usize::from(head.channel_count);
    let rate = OPUS_RATE as i32;
    let mut decoder = if channels <= 2 {
        head.decoder(rate).map(|one| Decoder::Front(Box::new(one)))
    } else {
        OpusMSDecoder::new(rate, channels, head.mapping_family).map(Decoder::Around)
    }
    .map_err(|_| ClipError::Unreadable { format: "Opus" })?;
    // The decoder of many streams leaves the head's word on loudness to us.
    let gain = match decoder {
        Decoder::Front(_) => 1.0,
        Decoder::Around(_) => loudness::amplitude(head.output_gain_db()),
    };
    let mut trim = Trim::new(&head, rate, channels).map_err(damaged)?;
    let mut block = vec![0.0; MAX_PACKET_SAMPLES * channels];
    let mut sound = Recorded {
        channels,
        rate: OPUS_RATE,
        samples: Vec::new(),
    };
    while let Some(packet) = reader.read_packet().map_err(damaged)? {
        let frames = match &mut decoder {
            Decoder::Front(one) => one.decode(&packet.data, MAX_PACKET_SAMPLES, &mut block),
            Decoder::Around(many) => many.decode(&packet.data, MAX_PACKET_SAMPLES, &mut block),
        };
        let decoded = frames.map_err(damaged)? * channels;
        let heard = trim.keep(&packet, &block[..decoded]);
        sound
            .samples
            .extend(heard.iter().map(|sample| sample * gain));
        if sound.seconds() > longest.as_secs_f64() || sound.samples.len() > most {
            let seconds = longest.as_secs_f64();
            return Err(ClipError::TooLong { seconds });
        }
    }
    Ok(sound)
}
