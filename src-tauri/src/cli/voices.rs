//! `town-crier voices`: which recorded voices there are, and what is wrong with a pack, one's own
//! included. Needs no window and no sound device; changes nothing.

use std::io::{self, Write};
use std::path::PathBuf;

use app::assets::AssetsError;
use app::sound::pack_check::{Folder, Report, check};
use app::sound::voice_pack::{Manifest, VoicePack, shipped_packs};
use app::words::{UnknownLanguage, Words};
use clap::{Args, Subcommand};
use thiserror::Error;

use crate::installation;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    #[command(subcommand)]
    task: Option<Task>,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// List the voices that came with the program (the default)
    List,
    /// Say what is missing, cannot be read, too quiet, clipped, too long or out of date
    ///
    /// Without a folder, every voice of the language is checked, or of every language.
    Check {
        /// A folder of your own recordings, each named by its line
        folder: Option<PathBuf>,
        /// The language, as in `voices list`
        #[arg(long)]
        language: Option<String>,
    },
}

/// Why there is no answer, or the answer is bad.
#[derive(Debug, Error)]
pub(super) enum Failure {
    #[error(transparent)]
    Installation(#[from] AssetsError),
    #[error("the program's own files cannot be found: {0}")]
    Nowhere(#[from] tauri::utils::Error),
    #[error(transparent)]
    NoLanguage(#[from] UnknownLanguage),
    #[error("there is no voice for {0}; see `town-crier voices list`")]
    NoVoice(String),
    #[error("{0} is not a folder")]
    NoFolder(PathBuf),
    #[error("{0} of the lines should be looked at")]
    Found(usize),
    #[error("the answer cannot be printed: {0}")]
    Output(#[from] io::Error),
}

pub(super) fn run(arguments: Arguments) -> Result<(), Failure> {
    let assets = installation::assets(installation::context().package_info())?;
    let packs = shipped_packs(&assets.root.join("audio/voices"));
    let mut out = io::stdout().lock();
    match arguments.task.unwrap_or(Task::List) {
        Task::List => {
            for manifest in packs.iter().filter_map(VoicePack::manifest) {
                list(&mut out, manifest)?;
            }
            Ok(())
        }
        Task::Check { folder, language } => {
            let scripts = assets.scripts()?;
            let words = assets.words()?;
            let language = language.map(|tag| words.known(&tag)).transpose()?;
            let packs = chosen(packs, folder, language)?;
            let mut found = 0;
            for (pack, title, language) in &packs {
                writeln!(out, "{title}")?;
                let lines = scripts.lines();
                let (report, findings) = looked_at(pack, &words, language, &lines);
                writeln!(out, "  {report}")?;
                for finding in &findings {
                    writeln!(out, "  {finding}")?;
                }
                if findings.is_empty() {
                    writeln!(out, "  all {} lines are in order", lines.len())?;
                }
                found += findings.len() + usize::from(report.folder != Folder::There);
            }
            out.flush()?;
            if found == 0 {
                Ok(())
            } else {
                Err(Failure::Found(found))
            }
        }
    }
}

fn list(out: &mut impl Write, manifest: &Manifest) -> io::Result<()> {
    let experimental = if manifest.experimental {
        ", experimental"
    } else {
        ""
    };
    writeln!(
        out,
        "{:<8} {:<16} {} ({} lines, {}{experimental})",
        manifest.language,
        manifest.voice,
        manifest.name,
        manifest.lines.len(),
        manifest.licence,
    )
}

/// The packs to look at, each with a title and its language.
fn chosen(
    packs: Vec<VoicePack>,
    folder: Option<PathBuf>,
    language: Option<String>,
) -> Result<Vec<(VoicePack, String, String)>, Failure> {
    if let Some(folder) = folder {
        if !folder.is_dir() {
            return Err(Failure::NoFolder(folder));
        }
        let title = folder.display().to_string();
        let language = language.unwrap_or_else(|| app::words::BENEATH.to_owned());
        return Ok(vec![(VoicePack::own(folder), title, language)]);
    }
    let fitting: Vec<_> = packs
        .into_iter()
        .filter_map(|pack| {
            let manifest = pack.manifest()?;
            let title = format!("{} {}", manifest.language, manifest.voice);
            let spoken = manifest.language.clone();
            let fits = language.as_ref().is_none_or(|wanted| *wanted == spoken);
            fits.then_some((pack, title, spoken))
        })
        .collect();
    match language {
        Some(language) if fitting.is_empty() => Err(Failure::NoVoice(language)),
        _ => Ok(fitting),
    }
}

/// What there is of a pack, and what is wrong with it. Its recordings are compared with the words of
/// its own language and no other: what is not translated yet cannot have changed.
fn looked_at(
    pack: &VoicePack,
    words: &Words,
    language: &str,
    lines: &[&str],
) -> (Report, Vec<String>) {
    let lines: Vec<_> = lines
        .iter()
        .map(|line| (*line, words.say_only(language, line, &[])))
        .collect();
    let untranslated = lines
        .iter()
        .filter(|(_, said)| said.is_none())
        .map(|(line, _)| format!("{line}: not translated yet; the caption is English"));
    let report = check(pack, lines.iter().map(|(id, said)| (*id, said.as_deref())));
    let found = report.findings.iter().map(ToString::to_string);
    let sentences = untranslated.chain(found).collect();
    (report, sentences)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    #[test]
    fn a_line_that_is_not_translated_is_not_said_to_have_changed() {
        let line = "dawn-close-eyes";
        let voice = Path::new(env!("CARGO_MANIFEST_DIR")).join("audio/voices/de/ausrufer");
        let pack = VoicePack::shipped(voice).unwrap();
        let of_the_line = |german: &str| -> Vec<_> {
            let folder = tempfile::tempdir().unwrap();
            for (language, text) in [("en", "dawn-close-eyes = Close your eyes."), ("de", german)] {
                let folder = folder.path().join(language);
                std::fs::create_dir(&folder).unwrap();
                std::fs::write(folder.join("voice.ftl"), text).unwrap();
            }
            let words = Words::read(folder.path()).unwrap();
            let (_, found) = looked_at(&pack, &words, "de", &[line]);
            found
                .into_iter()
                .filter(|one| one.starts_with(line))
                .collect()
        };
        assert_eq!(
            of_the_line("another-line = Anders."),
            ["dawn-close-eyes: not translated yet; the caption is English"]
        );
        assert_eq!(
            of_the_line("dawn-close-eyes = Anders."),
            ["dawn-close-eyes: the words have changed since it was recorded"]
        );
    }
}
