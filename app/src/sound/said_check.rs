//! What a check of a pack found, in words for the command line, which speaks English as command
//! lines do. Must never measure or judge: that is done by then.

use super::pack_check::{Finding, Folder, Problem, Report};
use std::fmt;

/// What would do, where a file's format does not.
const WOULD_DO: &str = "use WAV, FLAC, MP3, OGG Vorbis, Opus or M4A";

/// The report in short: how many lines, how many cannot be read and why.
impl fmt::Display for Report {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.folder == Folder::Gone {
            return write!(out, "the folder is not there, or cannot be opened");
        }
        write!(out, "{} of {} lines", self.used, self.of)?;
        if let Folder::Deeper(folders) = &self.folder {
            for folder in folders {
                write!(out, "; there are recordings in {}", folder.display())?;
            }
        }
        let mut formats: Vec<&str> = self.findings.iter().filter_map(Finding::format).collect();
        let unreadable = formats.len();
        formats.sort_unstable();
        formats.dedup();
        if unreadable > 0 {
            let formats = formats.join(", ");
            write!(out, "; {unreadable} cannot be read: {formats}; {WOULD_DO}")?;
        }
        Ok(())
    }
}

impl Finding {
    fn format(&self) -> Option<&'static str> {
        match self.problem {
            Problem::Unreadable { format } => Some(format),
            _ => None,
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: ", self.line)?;
        let file = self.file.as_deref().unwrap_or(&self.line);
        match &self.problem {
            Problem::Missing => write!(out, "missing; another voice or a caption stands in"),
            Problem::CannotOpen => write!(out, "{file} may not be opened"),
            Problem::Empty => write!(out, "{file} is empty"),
            Problem::NoSound => write!(out, "{file} is no sound; {WOULD_DO}"),
            Problem::Unreadable { format } => {
                write!(out, "{file} is {format}, which cannot be read; {WOULD_DO}")
            }
            Problem::Damaged => write!(out, "{file} is damaged or cut short"),
            Problem::Silent => write!(out, "nothing but silence in {file}"),
            Problem::FarTooLong => write!(out, "{file} is far too long or too large"),
            Problem::TooQuiet { lufs } => write!(out, "too quiet ({lufs:.1} LUFS)"),
            Problem::TooLoud { lufs } => write!(out, "too loud ({lufs:.1} LUFS)"),
            Problem::Clipped { peak_db } => write!(out, "clipped (true peak {peak_db:+.1} dB)"),
            Problem::TooLong { seconds } => write!(out, "too long ({seconds:.1} s)"),
            Problem::SilentEnds { before, after } => write!(
                out,
                "long silence is left out ({before:.1} s before, {after:.1} s after)"
            ),
            Problem::Several { beside } => {
                write!(out, "two files, {file} and {beside}; {file} is used")
            }
            Problem::WordsChanged => write!(out, "the words have changed since it was recorded"),
            Problem::UnknownFile => write!(out, "belongs to no line"),
        }
    }
}
