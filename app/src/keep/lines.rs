//! How a journal is written: a header in plain JSON, then one line an entry, sealed while
//! the game runs. Knows neither files nor what an entry means.

use serde::{Deserialize, Serialize};

use super::seal::{GameId, Key, Seal};
use super::{Entry, KeepError};

/// The format's version. A file with a higher one is not touched.
const VERSION: u64 = 1;
const JOURNAL: &str = "town-crier";

/// The largest entry that is written: twelve of the longest names and all their cards take
/// a sixth of it.
pub(super) const MOST_ENTRY_BYTES: usize = 256 * 1024;
/// No line that was ever written is longer than this (sealing adds a third).
pub(super) const MOST_LINE_BYTES: u64 = 400_000;
/// No journal that was ever written is longer than this: a hundred times an evening.
pub(super) const MOST_FILE_BYTES: u64 = 64 * 1024 * 1024;

/// What stands in every version's first line.
#[derive(Deserialize)]
struct Kind {
    journal: String,
    version: u64,
}

/// The first line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Header {
    pub(super) game: GameId,
    pub(super) sealed: bool,
}

#[derive(Serialize, Deserialize)]
struct HeaderLine {
    journal: String,
    version: u64,
    game: String,
    sealed: bool,
}

/// What the first line of a file is.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum FirstLine {
    Header(Header),
    TooNew,
    Damaged,
}

impl Header {
    fn line(self) -> Result<String, KeepError> {
        let line = HeaderLine {
            journal: JOURNAL.to_owned(),
            version: VERSION,
            game: format!("{:032x}", u128::from_be_bytes(self.game.0)),
            sealed: self.sealed,
        };
        json(&line)
    }

    /// Reads the first line of a file.
    pub(super) fn read(line: &[u8]) -> FirstLine {
        let header = match serde_json::from_slice::<Kind>(line) {
            Ok(kind) if kind.journal == JOURNAL && kind.version > VERSION => {
                return FirstLine::TooNew;
            }
            Ok(kind) if kind.journal == JOURNAL && kind.version == VERSION => {
                serde_json::from_slice::<HeaderLine>(line).ok()
            }
            Ok(_) | Err(_) => None,
        };
        let game = header.as_ref().and_then(|header| {
            let whole = header.game.len() == 32;
            let number = u128::from_str_radix(&header.game, 16).ok()?;
            whole.then_some(GameId(number.to_be_bytes()))
        });
        match (header, game) {
            (Some(header), Some(game)) => FirstLine::Header(Self {
                game,
                sealed: header.sealed,
            }),
            _ => FirstLine::Damaged,
        }
    }

    /// A whole journal.
    pub(super) fn journal(self, key: &Key, entries: &[String]) -> Result<Vec<u8>, KeepError> {
        let mut bytes = self.line()?.into_bytes();
        bytes.push(b'\n');
        bytes.extend(self.lines(key, 0, entries)?);
        Ok(bytes)
    }

    /// Some entries of a journal, the first of them at `index`, counted from 0.
    pub(super) fn lines(
        self,
        key: &Key,
        index: usize,
        entries: &[String],
    ) -> Result<Vec<u8>, KeepError> {
        let seal = Seal::new(key, self.game);
        let mut bytes = Vec::new();
        for (index, entry) in (index..).zip(entries) {
            if self.sealed {
                bytes.extend(seal.seal(index, entry)?.into_bytes());
            } else {
                bytes.extend(entry.as_bytes());
            }
            bytes.push(b'\n');
        }
        Ok(bytes)
    }
}

/// An entry as its line says it, before sealing.
pub(super) fn entry_line(entry: &Entry) -> Result<String, KeepError> {
    let line = json(entry)?;
    if line.len() > MOST_ENTRY_BYTES {
        return Err(KeepError::TooLarge);
    }
    Ok(line)
}

fn json(value: &impl Serialize) -> Result<String, KeepError> {
    // These types have neither keys that are no strings nor numbers that JSON lacks.
    serde_json::to_string(value).map_err(|error| KeepError::Other(error.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_header_comes_back_as_it_was() {
        for sealed in [true, false] {
            let header = Header {
                game: GameId([7; 16]),
                sealed,
            };
            let line = header.line().unwrap();
            assert_eq!(Header::read(line.as_bytes()), FirstLine::Header(header));
        }
    }

    #[test]
    fn a_newer_version_is_told_from_damage_whatever_else_it_says() {
        let newer = br#"{"journal":"town-crier","version":2,"game":[1,2],"new":{}}"#;
        assert_eq!(Header::read(newer), FirstLine::TooNew);
        let game = "00000000000000000000000000000001";
        for (journal, version, game) in [
            ("other", 1, game),
            ("town-crier", 0, game),
            ("town-crier", 1, "1"),
            ("town-crier", 1, "+0000000000000000000000000000001x"),
        ] {
            let line = format!(
                r#"{{"journal":"{journal}","version":{version},"game":"{game}","sealed":true}}"#
            );
            assert_eq!(Header::read(line.as_bytes()), FirstLine::Damaged, "{line}");
        }
        assert_eq!(Header::read(&[b'['; 200_000]), FirstLine::Damaged);
        assert_eq!(Header::read(&[0; 100]), FirstLine::Damaged);
    }
}
