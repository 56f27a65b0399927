//! Files that are whole and say something else of themselves, mended before they are decoded; and
//! files that say such things of themselves that no decoder should believe them.
//! Must never change a sample.

use super::format::chunk;

/// Above this nobody's length is meant: a recorder that wrote into a pipe, or was ended before
/// it came back to its header, leaves a placeholder (nothing, all ones, or some 2 GB).
const PLACEHOLDER: u32 = 0x7fff_0000;

/// A WAV whose header was never filled in is read to its end.
pub(super) fn mended(mut bytes: Vec<u8>) -> Vec<u8> {
    let is_wide = bytes.starts_with(b"RF64");
    let is_wave = bytes.get(8..12) == Some(b"WAVE") && (is_wide || bytes.starts_with(b"RIFF"));
    if !is_wave {
        return bytes;
    }
    if is_wide {
        // Its true lengths stand elsewhere; a file that fits into memory needs no wide ones.
        bytes[..4].copy_from_slice(b"RIFF");
    }
    let (Some(format), Some(data)) = (chunk(&bytes, b"fmt "), chunk(&bytes, b"data")) else {
        return bytes;
    };
    let number = |at: usize| {
        let four = bytes.get(at..at + 4)?;
        Some(u32::from_le_bytes([four[0], four[1], four[2], four[3]]))
    };
    let (Some(length), Some(frame)) = (number(data - 4), number(format + 12)) else {
        return bytes;
    };
    let rest = bytes.len() - data;
    let unfilled = length >= PLACEHOLDER || length == 0 && !is_a_chunk(&bytes[data..]);
    if unfilled && rest > 0 {
        // The number of bytes of a frame is the lower half; a torn last frame is left out.
        let frame = (frame as u16).max(1);
        let length = rest - rest % usize::from(frame);
        let filled = |of: usize| u32::try_from(of).unwrap_or(PLACEHOLDER).to_le_bytes();
        bytes[data - 4..data].copy_from_slice(&filled(length));
        bytes.truncate(data + length);
        let whole = bytes.len() - 8;
        bytes[4..8].copy_from_slice(&filled(whole));
    }
    bytes
}

/// Whether another chunk follows, so that the one before was really empty.
fn is_a_chunk(rest: &[u8]) -> bool {
    let Some(head) = rest.get(..8) else {
        return false;
    };
    let length = u32::from_le_bytes([head[4], head[5], head[6], head[7]]) as usize;
    head[..4].iter().all(|b| b.is_ascii_graphic() || *b == b' ') && length <= rest.len() - 8
}

/// Whether an MP4 file's tables are as long as they say. Its reader makes room for what they
/// promise before it looks, and room that is not there ends the program.
pub(super) fn mp4_is_sound(bytes: &[u8]) -> bool {
    bytes.get(4..8) != Some(b"ftyp") || boxes_are_sound(bytes, 0)
}

fn boxes_are_sound(mut rest: &[u8], depth: usize) -> bool {
    const DEEPEST: usize = 12;
    while rest.len() >= 8 {
        let number = |at: usize| {
            let four = rest.get(at..at + 4)?;
            Some(u32::from_be_bytes([four[0], four[1], four[2], four[3]]) as usize)
        };
        let (Some(length), kind) = (number(0), &rest[4..8]) else {
            return false;
        };
        let (head, length) = match length {
            // To the end of the file.
            0 if depth == 0 => (8, rest.len()),
            // A length of 64 bits: the upper half says nothing in a file that fits into memory.
            1 if number(8) == Some(0) => (16, number(12).unwrap_or_default()),
            length => (8, length),
        };
        let Some(inner) = rest.get(head..length) else {
            return false;
        };
        let entries = |at: usize, size: usize| {
            let count = inner.get(at..at + 4);
            count.is_some_and(|four| {
                let count = u32::from_be_bytes([four[0], four[1], four[2], four[3]]) as usize;
                count.saturating_mul(size) <= inner.len()
            })
        };
        let sound = match kind {
            b"moov" | b"trak" | b"mdia" | b"minf" | b"stbl" | b"moof" | b"traf" | b"udta"
            | b"ilst" => depth < DEEPEST && boxes_are_sound(inner, depth + 1),
            b"stco" => entries(4, 4),
            b"co64" | b"stts" => entries(4, 8),
            b"stsc" => entries(4, 12),
            // One size for all needs no table.
            b"stsz" if inner.get(4..8) == Some(&[0; 4]) => entries(8, 4),
            _ => true,
        };
        if !sound {
            return false;
        }
        rest = &rest[length..];
    }
    // What is shorter than a head is padding.
    true
}
