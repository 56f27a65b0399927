//! Opens the last game, whatever became of its file: the good part is kept and goes on, a
//! damaged file is set aside and never written to. Must never guess at what is missing.

use std::fs::File;
use std::io::{BufRead, BufReader, Read as _};
use std::path::{Path, PathBuf};

use super::journal::{Fit, OnDisk};
use super::lines::{FirstLine, Header, MOST_FILE_BYTES, MOST_LINE_BYTES};
use super::seal::{Key, Seal};
use super::{Entry, Folders, Journal, KeepError};
use super::{disk, numbers};

/// The last game as it was found.
#[derive(Debug)]
pub struct Opened {
    /// What happened, oldest first. Empty: there is no game to go on with.
    pub entries: Vec<Entry>,
    /// The last game's file was damaged, and lies here now.
    pub damaged: Option<PathBuf>,
    /// Goes on with this game; where there is none, begins one.
    pub journal: Journal,
}

/// The good part of a file.
struct GoodPart {
    header: Header,
    lines: Vec<String>,
    entries: Vec<Entry>,
    /// Where the last good line ends.
    length: u64,
    end: End,
}

/// What is behind the good part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum End {
    /// Nothing.
    Whole,
    /// Nothing, but the last line lacks its end and is to be written again.
    Unfinished,
    /// Something that no line of this game is.
    Damaged,
}

impl Journal {
    /// Opens the newest game. Where nothing of it can be read, it is set aside and the one
    /// before is opened.
    ///
    /// When the disk refuses the repair of a damaged file, the game can still go on:
    /// [`Journal::append`] tries again and says what it cannot do.
    ///
    /// # Errors
    /// [`KeepError::TooNew`] when a newer version wrote the newest game, which is then not
    /// touched; otherwise when the folder or the file cannot be read at all.
    pub fn open_last(folders: &Folders) -> Result<Opened, KeepError> {
        let key = Key::read(folders)?;
        let mut damaged = None;
        for path in numbers::journals(&folders.games())? {
            let Some(good) = good_part(&path, key.as_ref())? else {
                // A disk that refuses leaves it where it is; it is passed over all the same.
                let aside = disk::move_aside(&path).unwrap_or(path);
                damaged.get_or_insert(aside);
                continue;
            };
            let mut file = OnDisk {
                fit: Fit::Sound,
                header: good.header,
                key,
                lines: good.lines.len(),
                length: good.length,
                path,
            };
            match good.end {
                End::Whole => {}
                End::Unfinished => {
                    file.fit = Fit::Torn;
                    file.lines -= 1;
                }
                End::Damaged => match disk::copy_aside(&file.path) {
                    Ok(aside) => {
                        file.fit = Fit::Stale;
                        damaged.get_or_insert(aside);
                    }
                    Err(_) => {
                        file.fit = Fit::Damaged;
                        damaged.get_or_insert_with(|| file.path.clone());
                    }
                },
            }
            let mut journal = Self::of_file(folders, good.lines, file);
            // What fails now is owed, and the next append says so.
            let _ = journal.retry();
            return Ok(Opened {
                entries: good.entries,
                damaged,
                journal,
            });
        }
        Ok(Opened {
            entries: Vec::new(),
            damaged,
            journal: Self::begin(folders),
        })
    }
}

/// Reads as far as the file is sound; `None` when not even its first entry is.
fn good_part(path: &Path, key: Option<&Key>) -> Result<Option<GoodPart>, KeepError> {
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
    let seal = key.map(|key| Seal::new(key, header.game));
    let mut good = GoodPart {
        header,
        lines: Vec::new(),
        entries: Vec::new(),
        length: lines.read,
        end: End::Whole,
    };
    loop {
        let (line, end) = match lines.next_line() {
            Line::Whole(line) => (line, End::Whole),
            Line::Unfinished(line) => (line, End::Unfinished),
            Line::Unreadable => {
                good.end = End::Damaged;
                break;
            }
            Line::None => break,
        };
        let opened = match &seal {
            _ if !header.sealed => Some(line),
            Some(seal) => seal.open(good.lines.len(), &line),
            None => None,
        };
        let Some(json) = opened.and_then(|line| String::from_utf8(line).ok()) else {
            good.end = End::Damaged;
            break;
        };
        match serde_json::from_str(&json) {
            Ok(entry) => good.entries.push(entry),
            // The seal is whole, so this was meant: a newer version's doing.
            Err(_) if header.sealed => return Err(too_new()),
            Err(_) => {
                good.end = End::Damaged;
                break;
            }
        }
        good.lines.push(json);
        good.end = end;
        if end == End::Whole {
            good.length = lines.read;
        }
    }
    Ok((!good.entries.is_empty()).then_some(good))
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
