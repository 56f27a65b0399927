//! The text of a file that people may have saved with an editor of theirs: UTF-8 or UTF-16, with
//! a mark before it or without. Must never guess at older encodings, which look like one another.

use std::borrow::Cow;

/// It is in none of these, or no text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the file is neither UTF-8 nor UTF-16: it has another encoding, or is no text")]
pub struct OtherEncoding;

/// The text of a file whose first sign is of ASCII, as that of any JSON is.
///
/// # Errors
/// When it is in another encoding, or no text.
pub fn text_of(bytes: &[u8]) -> Result<Cow<'_, str>, OtherEncoding> {
    match bytes {
        // UTF-32, which nobody writes.
        [0xff, 0xfe, 0, 0, ..] | [0, 0, 0xfe, 0xff, ..] => Err(OtherEncoding),
        [0xff, 0xfe, text @ ..] => utf16(text, u16::from_le_bytes),
        [0xfe, 0xff, text @ ..] => utf16(text, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, text @ ..] => utf8(text),
        // A sign of ASCII has a zero beside it where every sign takes two bytes.
        [1..=255, 0, 1..=255, ..] | [1..=255, 0] => utf16(bytes, u16::from_le_bytes),
        [0, 1..=255, ..] => utf16(bytes, u16::from_be_bytes),
        _ => utf8(bytes),
    }
}

fn utf8(bytes: &[u8]) -> Result<Cow<'_, str>, OtherEncoding> {
    std::str::from_utf8(bytes)
        .map(Cow::Borrowed)
        .map_err(|_| OtherEncoding)
}

fn utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Result<Cow<'_, str>, OtherEncoding> {
    let (pairs, rest) = bytes.as_chunks();
    if !rest.is_empty() {
        return Err(OtherEncoding);
    }
    let units: Vec<u16> = pairs.iter().copied().map(unit).collect();
    String::from_utf16(&units)
        .map(Cow::Owned)
        .map_err(|_| OtherEncoding)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn utf8_and_utf16_are_read_with_a_mark_and_without() {
        let text = "{\"name\": \"Żółć 王 👻\"}";
        let units = || text.encode_utf16();
        let little: Vec<u8> = units().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = units().flat_map(u16::to_be_bytes).collect();
        let marked = |mark: &[u8], bytes: &[u8]| [mark, bytes].concat();
        for bytes in [
            text.as_bytes().to_vec(),
            marked(b"\xef\xbb\xbf", text.as_bytes()),
            marked(b"\xff\xfe", &little),
            marked(b"\xfe\xff", &big),
            little,
            big,
        ] {
            assert_eq!(text_of(&bytes).as_deref(), Ok(text), "{bytes:x?}");
        }
    }

    #[test]
    fn what_is_in_another_encoding_is_said_to_be() {
        for bytes in [
            b"{\"name\": \"Bj\xf6rn\"}".as_slice(),
            b"\xff\xfe{\0\x00\xd8",
            b"\xff\xfe{\0\"",
            b"\xff\xfe\0\0{\0\0\0",
            b"\x89PNG\r\n\x1a\n",
        ] {
            assert_eq!(text_of(bytes), Err(OtherEncoding), "{bytes:x?}");
        }
        assert_eq!(text_of(b"").as_deref(), Ok(""));
    }
}
