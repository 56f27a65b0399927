//! Reads one game's file, whatever became of it, as far as it is sound. Must never write, and
//! never guess at what is missing.

use std::fs::File;
use std::io::{BufRead, BufReader, Read as _};
use std::path::Path;

use super::entry::{Entry, Raw};
use super::error::KeepError;
use super::lines::{
    AnyHeader, FirstLine, Header, MOST_CHOICES, MOST_ENTRIES, MOST_FILE_BYTES, MOST_LINE_BYTES,
    VERSION, entry_line,
};
use super::older::{Older, Upgrades};
use super::seal::{Key, Seal};

/// The good part of a file.
pub(super) struct GoodPart {
    pub(super) header: Header,
    pub(super) lines: Vec<String>,
    pub(super) entries: Vec<Entry>,
    /// So many of them are choices.
    pub(super) choices: usize,
    /// An earlier version wrote it.
    pub(super) is_older: bool,
    /// Where the last good line ends.
    pub(super) length: u64,
    pub(super) end: End,
}

/// What is behind the good part.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// Nothing.
    Whole,
    /// Nothing, but the last line lacks its end and is to be written again.
    Unfinished,
    /// Something that no line of this game is.
    Damaged,
}

/// Reads as far as the file is sound; `None` when not even its first entry is.
pub(super) fn good_part(
    path: &Path,
    key: Option<&Key>,
    upgrades: &Upgrades,
) -> Result<Option<GoodPart>, KeepError> {
    let mut lines = Lines {
        reader: BufReader::new(File::open(path)?).take(MOST_FILE_BYTES),
        read: 0,
    };
    let too_new = || KeepError::TooNew {
        path: path.to_owned(),
    };
    let header = match lines.next_line() {
        Line::Whole(line) => Header::read(&line),
        Line::Unfinished(_) | Line::Unreadable | Line::None => FirstLine::Damaged,
    };
    let header = match header {
        FirstLine::Header(header) => header,
        FirstLine::TooNew => return Err(too_new()),
        FirstLine::Damaged => return Ok(None),
    };
    let mut sound = SoundLines {
        lines: Vec::new(),
        length: lines.read,
        end: End::Whole,
    };
    let seal = key.map(|key| Seal::new(key, header.serial));
    let mut found = match header.kind {
        Some(_) if header.version == VERSION => Entries::Todays(Vec::new(), 0),
        _ => Entries::Older(Vec::new()),
    };
    loop {
        let (line, end) = match lines.next_line() {
            Line::Whole(line) => (line, End::Whole),
            Line::Unfinished(line) => (line, End::Unfinished),
            Line::Unreadable => {
                sound.end = End::Damaged;
                break;
            }
            Line::None => break,
        };
        let opened = match &seal {
            _ if !header.sealed => Some(line),
            Some(seal) => seal.open(sound.lines.len(), &line),
            None => None,
        };
        let json = opened.and_then(|line| String::from_utf8(line).ok());
        let Some(json) = json else {
            sound.end = End::Damaged;
            break;
        };
        match found.read(&json) {
            Ok(true) => {}
            // The seal is whole, so this was meant: a newer version's doing.
            Err(_) if header.sealed => return Err(too_new()),
            Ok(false) | Err(_) => {
                sound.end = End::Damaged;
                break;
            }
        }
        sound.lines.push(json);
        sound.end = end;
        if end == End::Whole {
            sound.length = lines.read;
        }
    }
    if sound.lines.is_empty() {
        return Ok(None);
    }
    let good = match found {
        Entries::Todays(entries, _) => sound.with(header, entries),
        Entries::Older(entries) => sound.upgraded(header, entries, upgrades),
    };
    good.map(Some).ok_or_else(|| KeepError::Unreadable {
        path: path.to_owned(),
    })
}

/// The entries of a file, each as far as its version can be understood here.
enum Entries {
    /// With the number of choices among them.
    Todays(Vec<Entry>, usize),
    Older(Vec<Raw>),
}

impl Entries {
    /// Takes one more; `false` when no file that was ever written has so many.
    fn read(&mut self, json: &str) -> Result<bool, serde_json::Error> {
        match self {
            Self::Todays(entries, choices) => {
                let entry: Entry = serde_json::from_str(json)?;
                let more = *choices + usize::from(!entry.is_bookmark());
                let has_room = more <= MOST_CHOICES && entries.len() < MOST_ENTRIES;
                if has_room {
                    *choices = more;
                    entries.push(entry);
                }
                Ok(has_room)
            }
            Self::Older(entries) => {
                let entry = serde_json::from_str(json)?;
                let has_room = entries.len() < MOST_ENTRIES;
                if has_room {
                    entries.push(entry);
                }
                Ok(has_room)
            }
        }
    }
}

/// The lines of a file as far as they are sound.
struct SoundLines {
    lines: Vec<String>,
    length: u64,
    end: End,
}

impl SoundLines {
    fn with(self, header: AnyHeader, entries: Vec<Entry>) -> Option<GoodPart> {
        Some(GoodPart {
            header: Header {
                serial: header.serial,
                kind: header.kind?,
                sealed: header.sealed,
            },
            choices: choices_in(&entries),
            lines: self.lines,
            entries,
            is_older: false,
            length: self.length,
            end: self.end,
        })
    }

    /// The same, as today's version would have written it; `None` when it is not understood.
    fn upgraded(
        self,
        header: AnyHeader,
        entries: Vec<Raw>,
        upgrades: &Upgrades,
    ) -> Option<GoodPart> {
        let older = Older {
            version: header.version,
            kind: header.kind.clone(),
            entries,
        };
        let upgraded = (upgrades.journal)(older).ok()?;
        let lines = upgraded.entries.iter().map(entry_line);
        let lines = lines.collect::<Result<Vec<_>, _>>().ok()?;
        if lines.is_empty() || choices_in(&upgraded.entries) > MOST_CHOICES {
            return None;
        }
        let header = AnyHeader {
            kind: Some(upgraded.kind),
            ..header
        };
        let good = Self { lines, ..self }.with(header, upgraded.entries)?;
        Some(GoodPart {
            is_older: true,
            ..good
        })
    }
}

/// A file's lines, none of them larger than one that was ever written.
struct Lines<R> {
    reader: R,
    /// So many bytes of whole lines were read.
    read: u64,
}

enum Line {
    /// Without its end.
    Whole(Vec<u8>),
    /// The file ends before the line does.
    Unfinished(Vec<u8>),
    /// Too long, or the disk does not give it.
    Unreadable,
    None,
}

impl<R: BufRead> Lines<R> {
    fn next_line(&mut self) -> Line {
        let mut line = Vec::new();
        let mut bounded = (&mut self.reader).take(MOST_LINE_BYTES);
        match bounded.read_until(b'\n', &mut line) {
            Err(_) => Line::Unreadable,
            Ok(0) => Line::None,
            Ok(read) if line.last() == Some(&b'\n') => {
                line.pop();
                self.read += read as u64;
                Line::Whole(line)
            }
            Ok(read) if read as u64 >= MOST_LINE_BYTES => Line::Unreadable,
            Ok(_) => Line::Unfinished(line),
        }
    }
}

fn choices_in(entries: &[Entry]) -> usize {
    entries.iter().filter(|entry| !entry.is_bookmark()).count()
}
