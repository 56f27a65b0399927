//! What a sound file is, by its content: whatever the end of its name says, and whether or not it
//! can be decoded here. Must never decode, nor panic whatever the bytes are.

/// How a line was recorded: what is taken where two files of one line are equally new.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Processed {
    /// As it came from the microphone.
    Not,
    /// Made smaller without loss.
    WithoutLoss,
    /// Made smaller for the ear, or nobody knows how.
    WithLoss,
}

/// The usual name of the format, which is the same in all languages; nothing for what is no sound.
pub(super) fn name_of(bytes: &[u8]) -> Option<&'static str> {
    let begins = |sign: &[u8]| bytes.starts_with(sign);
    let at = |place: usize, sign: &[u8]| bytes.get(place..).is_some_and(|b| b.starts_with(sign));
    Some(match () {
        () if (begins(b"RIFF") || begins(b"RF64")) && at(8, b"WAVE") => wave(bytes),
        () if begins(b"RIFF") && at(8, b"AVI ") => "AVI",
        () if begins(b"RIFF") && at(8, b"QLCM") => "QCP",
        () if begins(b"FORM") && (at(8, b"AIFF") || at(8, b"AIFC")) => "AIFF",
        () if begins(b"fLaC") => "FLAC",
        () if begins(b"OggS") => ogg(bytes),
        () if at(4, b"ftyp") => mp4(bytes),
        () if begins(b"caff") => "CAF",
        () if begins(b"\x1a\x45\xdf\xa3") => "WebM",
        () if begins(b"\x30\x26\xb2\x75\x8e\x66\xcf\x11") => "WMA",
        () if begins(b"#!AMR-WB") => "AMR-WB",
        () if begins(b"#!AMR") => "AMR",
        () if begins(b"MThd") => "MIDI",
        () if begins(b"wvpk") => "WavPack",
        () if begins(b"MAC ") => "Monkey’s Audio",
        () if begins(b"MPCK") || begins(b"MP+") => "Musepack",
        () if begins(b".snd") => "AU",
        () if begins(b".ra\xfd") || begins(b".RMF") => "RealAudio",
        () if begins(b"Creative Voice File") => "VOC",
        () if begins(b"riff\x2e\x91\xcf\x11") => "Wave64",
        () if begins(b"DSD ") || begins(b"FRM8") => "DSD",
        () if begins(b"\x0b\x77") => "AC-3",
        () if begins(b"ID3") => "MP3",
        () => return frames(bytes),
    })
}

/// How much a file of this format was worked on.
pub(super) fn processed(bytes: &[u8]) -> Processed {
    match name_of(bytes) {
        Some("WAV" | "AIFF" | "Wave64") => Processed::Not,
        Some("FLAC" | "ALAC" | "WavPack" | "Monkey’s Audio") => Processed::WithoutLoss,
        _ => Processed::WithLoss,
    }
}

/// A WAV file holds what its format's number says.
fn wave(bytes: &[u8]) -> &'static str {
    let format = chunk(bytes, b"fmt ").and_then(|place| bytes.get(place..place + 2));
    match format.map(|b| u16::from_le_bytes([b[0], b[1]])) {
        Some(0x31) => "GSM",
        Some(0x50) => "MP2",
        Some(0x55) => "MP3 in WAV",
        Some(0x160..=0x163) => "WMA",
        Some(0xff | 0x1600..=0x1602) => "AAC in WAV",
        Some(0x2000) => "AC-3",
        _ => "WAV",
    }
}

/// Where the content of a chunk begins, in a RIFF file.
pub(super) fn chunk(bytes: &[u8], name: &[u8; 4]) -> Option<usize> {
    let mut at = 12;
    loop {
        let head = bytes.get(at..at + 8)?;
        if head.starts_with(name) {
            return Some(at + 8);
        }
        let length = u32::from_le_bytes([head[4], head[5], head[6], head[7]]) as usize;
        // Chunks begin at even places.
        at = at.checked_add(8 + length + length % 2)?;
    }
}

/// An OGG file holds what its first packet begins with.
fn ogg(bytes: &[u8]) -> &'static str {
    let segments = usize::from(bytes.get(26).copied().unwrap_or_default());
    let packet = bytes.get(27 + segments..).unwrap_or_default();
    for (sign, name) in [
        (&b"OpusHead"[..], "Opus"),
        (b"\x01vorbis", "OGG Vorbis"),
        (b"Speex   ", "Speex"),
        (b"\x7fFLAC", "FLAC"),
        (b"\x80theora", "Theora"),
    ] {
        if packet.starts_with(sign) {
            return name;
        }
    }
    "OGG"
}

/// An MP4 file names what it holds in the description of its samples.
fn mp4(bytes: &[u8]) -> &'static str {
    const TYPES: [(&[u8; 4], &str); 8] = [
        (b"mp4a", "AAC"),
        (b"alac", "ALAC"),
        (b"samr", "AMR"),
        (b"sawb", "AMR-WB"),
        (b"Opus", "Opus in MP4"),
        (b"ac-3", "AC-3"),
        (b"ec-3", "AC-3"),
        (b"fLaC", "FLAC"),
    ];
    let described = bytes.windows(4).position(|four| four == b"stsd");
    // Version, number of entries, and the first entry's length stand before its type.
    let first = described.and_then(|at| bytes.get(at + 16..at + 20));
    let known = TYPES
        .iter()
        .find(|(sign, _)| first.is_some_and(|first| first == *sign));
    match known {
        Some((_, "AAC")) => aac(bytes),
        Some((_, name)) => name,
        None => "MP4",
    }
}

/// What stands behind `mp4a`: plain AAC, or one of its heirs.
fn aac(bytes: &[u8]) -> &'static str {
    /// Tag, the length in up to four bytes, and then the config itself.
    const CONFIG: u8 = 5;
    let Some(at) = bytes.windows(4).position(|four| four == b"esds") else {
        return "AAC";
    };
    let tail = bytes.get(at + 8..(at + 80).min(bytes.len()));
    let tail = tail.unwrap_or_default();
    // The decoder's description: its own tag and length, thirteen bytes, and the config.
    let length = |from: usize| {
        tail[from.min(tail.len())..]
            .iter()
            .take_while(|b| **b >= 0x80)
    };
    let Some(decoder) = tail.iter().position(|tag| *tag == 4) else {
        return "AAC";
    };
    let config = decoder + 2 + length(decoder + 1).count() + 13;
    let first = (tail.get(config) == Some(&CONFIG))
        .then(|| tail.get(config + 2 + length(config + 1).count()))
        .flatten();
    match first.map(|byte| byte >> 3) {
        Some(5) => "HE-AAC",
        Some(29) => "HE-AAC v2",
        Some(31) => "xHE-AAC",
        Some(23 | 39) => "AAC-ELD",
        _ => "AAC",
    }
}

/// Formats without a sign of their own are a row of frames: two in a row are no chance.
fn frames(bytes: &[u8]) -> Option<&'static str> {
    let aac = |at: usize| -> Option<usize> {
        let head = bytes.get(at..at + 6)?;
        let is_one = head[0] == 0xff && head[1] & 0xf6 == 0xf0;
        let length =
            usize::from(head[3] & 3) << 11 | usize::from(head[4]) << 3 | usize::from(head[5]) >> 5;
        (is_one && length > 7).then_some(at + length)
    };
    let mpeg = |at: usize| {
        let head = bytes.get(at..at + 3)?;
        let is_one = head[0] == 0xff && head[1] & 0xe0 == 0xe0;
        let layer = head[1] >> 1 & 3;
        let is_whole = layer != 0 && head[2] >> 4 != 0xf && head[2] >> 2 & 3 != 3;
        (is_one && is_whole).then_some(layer)
    };
    if let Some(next) = aac(0)
        && (next >= bytes.len() || aac(next).is_some())
    {
        return Some("AAC");
    }
    match mpeg(0)? {
        1 => Some("MP3"),
        2 => Some("MP2"),
        _ => Some("MP1"),
    }
}
