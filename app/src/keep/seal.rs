//! Seals the lines of a running game, so that who opens the file learns nothing by a
//! glance, and so that a damaged or moved line is noticed. `docs/secrets.md` says what
//! this protects from and what not. Knows nothing of what a line says.

use std::fmt;
use std::io::{self, ErrorKind};
use std::path::PathBuf;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use chacha20poly1305::aead::{Aead as _, KeyInit as _, Payload};
use chacha20poly1305::{XChaCha20Poly1305, XNonce};

use super::disk;
use super::error::KeepError;
use super::folders::Folders;

const KEY_BYTES: usize = 32;
const NONCE_BYTES: usize = 24;
/// Lines are filled up to a multiple of this, so that their length does not tell a Witch
/// card from another, or which of twelve was chosen: the cards of twelve players in one
/// entry stay below it, whichever they are.
const FILLED_TO: usize = 2048;

/// What seals the games of one data folder. It lies beside them in a file of its own.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Key([u8; KEY_BYTES]);

impl fmt::Debug for Key {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Key(..)")
    }
}

impl Key {
    fn path(folders: &Folders) -> PathBuf {
        folders.data().join("seal.key")
    }

    /// The key on disk; `None` where there is none, or none that could be one.
    pub(super) fn read(folders: &Folders) -> Result<Option<Self>, KeepError> {
        let read = disk::read_at_most(&Self::path(folders), KEY_BYTES as u64);
        match read {
            Ok(bytes) => Ok(bytes.and_then(|bytes| bytes.try_into().ok()).map(Self)),
            Err(error) if error.kind() == ErrorKind::FileTooLarge => Ok(None),
            Err(error) => Err(error.into()),
        }
    }

    /// The key on disk. Where there is none, `ours` is written, or a fresh one.
    pub(super) fn keep(folders: &Folders, ours: Option<&Self>) -> Result<Self, KeepError> {
        if let Some(key) = Self::read(folders)? {
            return Ok(key);
        }
        let path = Self::path(folders);
        if path.exists() {
            disk::move_aside(&path)?;
        }
        let key = match ours {
            Some(key) => key.clone(),
            None => Self(random()?),
        };
        folders.disk().create(&path, &key.0)?;
        Ok(key)
    }
}

/// A random number for each game that is begun: tells its lines from another's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Serial(pub(super) [u8; 16]);

impl Serial {
    pub(super) fn fresh() -> Result<Self, KeepError> {
        Ok(Self(random()?))
    }
}

fn random<const N: usize>() -> Result<[u8; N], KeepError> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| KeepError::Other(io::Error::other(error)))?;
    Ok(bytes)
}

/// Seals and opens the lines of one game.
pub(super) struct Seal {
    cipher: XChaCha20Poly1305,
    serial: Serial,
}

impl Seal {
    pub(super) fn new(key: &Key, serial: Serial) -> Self {
        let cipher = XChaCha20Poly1305::new(&key.0.into());
        Self { cipher, serial }
    }

    /// Seals the line at `index`, counted from 0.
    pub(super) fn seal(&self, index: usize, line: &str) -> Result<String, KeepError> {
        let mut filled = line.as_bytes().to_vec();
        // JSON may end in spaces.
        filled.resize(filled.len().next_multiple_of(FILLED_TO), b' ');
        // 24 random bytes never meet again, so no counter has to survive a crash.
        let nonce: [u8; NONCE_BYTES] = random()?;
        let payload = Payload {
            msg: &filled,
            aad: &self.place(index),
        };
        let sealed = self
            .cipher
            .encrypt(&XNonce::from(nonce), payload)
            .map_err(|_| KeepError::TooLarge)?;
        Ok(STANDARD_NO_PAD.encode([&nonce[..], &sealed].concat()))
    }

    /// Opens a line; `None` when it is not the line that was sealed for this place.
    pub(super) fn open(&self, index: usize, line: &[u8]) -> Option<Vec<u8>> {
        let bytes = STANDARD_NO_PAD.decode(line).ok()?;
        let (nonce, sealed) = bytes.split_first_chunk::<NONCE_BYTES>()?;
        let payload = Payload {
            msg: sealed,
            aad: &self.place(index),
        };
        let mut opened = self.cipher.decrypt(&XNonce::from(*nonce), payload).ok()?;
        opened.truncate(opened.trim_ascii_end().len());
        Some(opened)
    }

    /// A line belongs to its game and its place in it: moved, it no longer opens.
    fn place(&self, index: usize) -> Vec<u8> {
        [&self.serial.0[..], &(index as u64).to_le_bytes()].concat()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seal(key: u8, serial: u8) -> Seal {
        Seal::new(&Key([key; KEY_BYTES]), Serial([serial; 16]))
    }

    #[test]
    fn a_line_opens_only_unchanged_in_its_place_in_its_game_with_its_key() {
        let line = seal(1, 1).seal(7, "{}").unwrap();
        assert_eq!(seal(1, 1).open(7, line.as_bytes()).unwrap(), b"{}");
        assert!(seal(1, 1).open(8, line.as_bytes()).is_none());
        assert!(seal(1, 2).open(7, line.as_bytes()).is_none());
        assert!(seal(2, 1).open(7, line.as_bytes()).is_none());
        for at in 0..line.len() {
            let mut other = line.clone().into_bytes();
            other[at] = if other[at] == b'A' { b'B' } else { b'A' };
            assert!(seal(1, 1).open(7, &other).is_none(), "changed at {at}");
            assert!(seal(1, 1).open(7, &line.as_bytes()[..at]).is_none());
        }
    }

    #[test]
    fn the_length_of_a_line_tells_no_card_and_no_seat() {
        let of = |gave: &str, got: &str| {
            let passed: Vec<_> = (0..12)
                .map(|seat| format!(r#"{{"seat":{seat},"gave":"{gave}","got":"{got}"}}"#))
                .collect();
            format!(
                r#"{{"entry":"step","command":{{"do":"take","player":11,"card":"{got}"}},"events":[{{"event":"cards-passed","passed":[{}]}}]}}"#,
                passed.join(",")
            )
        };
        let lines = [
            of("witch", "witch"),
            of("not-a-witch", "not-a-witch"),
            r#"{"entry":"undo"}"#.to_owned(),
        ];
        let lengths = lines.map(|line| seal(1, 1).seal(0, &line).unwrap().len());
        assert_eq!(lengths, [lengths[0]; 3]);
    }

    #[test]
    fn the_same_line_never_looks_the_same_twice() {
        assert_ne!(
            seal(1, 1).seal(0, "{}").unwrap(),
            seal(1, 1).seal(0, "{}").unwrap()
        );
    }
}
