//! How a journal is written: a header in plain JSON, then one line an entry, sealed while
//! the game runs. Knows neither files nor what an entry means.

use serde::{Deserialize, Serialize};

use super::entry::Entry;
use super::error::KeepError;
use super::seal::{Key, Seal, Serial};

/// The format's version that is written. A file with a higher one is not touched; one with a
/// lower one is read, and written as this one when it goes on.
pub(super) const VERSION: u64 = 2;
const JOURNAL: &str = "town-crier";

/// The largest entry that is written: twelve of the longest names and all their cards take
/// a sixth of it.
pub(super) const MOST_ENTRY_BYTES: usize = 256 * 1024;
/// No line that was ever written is longer than this (sealing adds a third).
pub(super) const MOST_LINE_BYTES: u64 = 400_000;
/// No journal that was ever written is longer than this: thirty times an evening.
pub(super) const MOST_FILE_BYTES: u64 = 64 * 1024 * 1024;
/// No journal that was ever written has more entries than this.
pub(super) const MOST_ENTRIES: usize = 200_000;
/// No journal that was ever written has more choices than this, a hundred evenings': every
/// undo is a replay, so more of them would hold up whoever opens the game.
pub(super) const MOST_CHOICES: usize = 20_000;

/// What stands in every version's first line.
#[derive(Deserialize)]
struct Mark {
    journal: String,
    version: u64,
}

/// The first line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Header {
    pub(super) serial: Serial,
    /// Which game it is.
    pub(super) kind: String,
    pub(super) sealed: bool,
}

/// The first line of any version.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct AnyHeader {
    pub(super) version: u64,
    pub(super) serial: Serial,
    /// Version 1 does not say.
    pub(super) kind: Option<String>,
    pub(super) sealed: bool,
}

#[derive(Serialize, Deserialize)]
struct HeaderLine {
    journal: String,
    version: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    kind: Option<String>,
    // Version 1 called it so, when there was only one game.
    #[serde(alias = "game")]
    serial: String,
    sealed: bool,
}

/// What the first line of a file is.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum FirstLine {
    Header(AnyHeader),
    TooNew,
    Damaged,
}

impl Header {
    fn line(&self) -> Result<String, KeepError> {
        let line = HeaderLine {
            journal: JOURNAL.to_owned(),
            version: VERSION,
            kind: Some(self.kind.clone()),
            serial: format!("{:032x}", u128::from_be_bytes(self.serial.0)),
            sealed: self.sealed,
        };
        json(&line)
    }

    /// Reads the first line of a file.
    pub(super) fn read(line: &[u8]) -> FirstLine {
        let header = match serde_json::from_slice::<Mark>(line) {
            Ok(mark) if mark.journal == JOURNAL && mark.version > VERSION => {
                return FirstLine::TooNew;
            }
            Ok(mark) if mark.journal == JOURNAL && mark.version > 0 => {
                serde_json::from_slice::<HeaderLine>(line).ok()
            }
            Ok(_) | Err(_) => None,
        };
        let header = header.filter(|header| (header.version >= 2) == header.kind.is_some());
        let serial = header.as_ref().and_then(|header| {
            let whole = header.serial.len() == 32;
            let number = u128::from_str_radix(&header.serial, 16).ok()?;
            whole.then_some(Serial(number.to_be_bytes()))
        });
        match (header, serial) {
            (Some(header), Some(serial)) => FirstLine::Header(AnyHeader {
                version: header.version,
                serial,
                kind: header.kind,
                sealed: header.sealed,
            }),
            _ => FirstLine::Damaged,
        }
    }

    /// A whole journal.
    pub(super) fn journal(&self, key: &Key, entries: &[String]) -> Result<Vec<u8>, KeepError> {
        let mut bytes = self.line()?.into_bytes();
        bytes.push(b'\n');
        bytes.extend(self.lines(key, 0, entries)?);
        Ok(bytes)
    }

    /// Some entries of a journal, the first of them at `index`, counted from 0.
    pub(super) fn lines(
        &self,
        key: &Key,
        index: usize,
        entries: &[String],
    ) -> Result<Vec<u8>, KeepError> {
        let seal = Seal::new(key, self.serial);
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

    const SERIAL: &str = "00000000000000000000000000000001";

    #[test]
    fn a_header_comes_back_as_it_was() {
        for sealed in [true, false] {
            let header = Header {
                serial: Serial([7; 16]),
                kind: "a-game".into(),
                sealed,
            };
            let read = AnyHeader {
                version: VERSION,
                serial: header.serial,
                kind: Some(header.kind.clone()),
                sealed,
            };
            let line = header.line().unwrap();
            assert_eq!(Header::read(line.as_bytes()), FirstLine::Header(read));
        }
    }

    #[test]
    fn a_header_of_version_1_is_read_and_names_no_game() {
        let line =
            format!(r#"{{"journal":"town-crier","version":1,"game":"{SERIAL}","sealed":true}}"#);
        let mut serial = [0; 16];
        serial[15] = 1;
        let read = AnyHeader {
            version: 1,
            serial: Serial(serial),
            kind: None,
            sealed: true,
        };
        assert_eq!(Header::read(line.as_bytes()), FirstLine::Header(read));
    }

    #[test]
    fn a_newer_version_is_told_from_damage_whatever_else_it_says() {
        let newer = br#"{"journal":"town-crier","version":3,"serial":[1,2],"new":{}}"#;
        assert_eq!(Header::read(newer), FirstLine::TooNew);
        for (journal, version, kind, serial) in [
            ("other", "2", r#","kind":"a""#, SERIAL),
            ("town-crier", "0", "", SERIAL),
            ("town-crier", "-1", "", SERIAL),
            ("town-crier", "2", "", SERIAL),
            ("town-crier", "2", r#","kind":7"#, SERIAL),
            ("town-crier", "1", r#","kind":"a""#, SERIAL),
            ("town-crier", "1", "", "1"),
            ("town-crier", "1", "", "+0000000000000000000000000000001x"),
        ] {
            let line = format!(
                r#"{{"journal":"{journal}","version":{version}{kind},"serial":"{serial}","sealed":true}}"#
            );
            assert_eq!(Header::read(line.as_bytes()), FirstLine::Damaged, "{line}");
        }
        assert_eq!(Header::read(&[b'['; 200_000]), FirstLine::Damaged);
        assert_eq!(Header::read(&[0; 100]), FirstLine::Damaged);
    }
}
