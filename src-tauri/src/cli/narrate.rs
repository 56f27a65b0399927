//! `town-crier narrate`: renders a phase to a sound file, as it would be heard at the table.
//! Needs no window and no sound device.

use std::fs::File;
use std::io::{self, BufWriter};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use app::assets::AssetsError;
use app::contract::{Pace, Settings, ranges};
use app::games::{GameId, Listed, WithGame};
use app::library::Library;
use app::narrate::{Heard, RenderError, Rendering, render};
use app::script::Script;
use app::sound::render::WavOut;
use app::words::UnknownLanguage;
use clap::{Args, ValueEnum};
use thiserror::Error;

use crate::installation;

#[derive(Debug, Args)]
pub(super) struct Arguments {
    /// dawn, night, conspiracy, or a part of the script by its name (such as witches-win)
    phase: String,
    /// The language, as in `voices list`
    #[arg(long, default_value = "en")]
    language: String,
    /// The voice, as in `voices list`; the language's first where none is named
    #[arg(long)]
    voice: Option<String>,
    /// Decides the secret choices; nothing of it can be heard
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The one attacked is saved
    #[arg(long)]
    spared: bool,
    /// When the witches confirm, in seconds after their window opened
    #[arg(long, default_value_t = 6.0, value_parser = seconds)]
    witches_after: f32,
    /// When the constable confirms, in seconds after the window opened
    #[arg(long, default_value_t = 6.0, value_parser = seconds)]
    constable_after: f32,
    /// The sand, in seconds: 15 to 180
    #[arg(long, default_value_t = 30, value_parser = sand)]
    sand: u16,
    /// How long pauses and windows last
    #[arg(long, value_enum, default_value_t = PaceName::Normal)]
    pace: PaceName,
    /// The sound file to write, WAV
    #[arg(long)]
    out: PathBuf,
    /// Also write when each line begins and ends, as JSON
    #[arg(long)]
    timeline: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum PaceName {
    Slow,
    Normal,
    Brisk,
}

/// Why nothing was rendered.
#[derive(Debug, Error)]
pub(super) enum Failure {
    #[error(transparent)]
    Installation(#[from] AssetsError),
    #[error("the program's own files cannot be found: {0}")]
    Nowhere(#[from] tauri::utils::Error),
    #[error(transparent)]
    NoLanguage(#[from] UnknownLanguage),
    #[error("there is no recorded voice for {0}; see `town-crier voices list`")]
    NoVoice(String),
    #[error(transparent)]
    Render(#[from] RenderError),
    #[error("the file cannot be written: {0}")]
    Write(#[from] io::Error),
}

pub(super) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let assets = installation::assets(installation::context().package_info())?;
    let scripts = assets.scripts()?;
    let script = scripts.of(GameId::FIRST);
    let words = assets.words()?;
    arguments.language = words.known(&arguments.language)?;
    let mut library = assets.library(Arc::new(words));
    let rendering = rendering(&arguments);
    let voices = library.voices();
    let spoken = voices.get(&arguments.language).is_some_and(|voices| {
        arguments
            .voice
            .as_ref()
            .is_none_or(|one| voices.contains(one))
    });
    if !spoken {
        return Err(Failure::NoVoice(arguments.language));
    }
    library.speak(&arguments.language, &rendering.settings);

    let file = BufWriter::new(File::create(&arguments.out)?);
    let mut out = WavOut::new(file).map_err(io::Error::other)?;
    let heard = GameId::FIRST.with(Render {
        script,
        library: &mut library,
        rendering: &rendering,
        out: |piece: &[f32]| out.add(piece).map_err(io::Error::other),
    })?;
    out.finish().map_err(io::Error::other)?;
    if let Some(path) = arguments.timeline {
        let file = BufWriter::new(File::create(path)?);
        serde_json::to_writer_pretty(file, &heard).map_err(io::Error::from)?;
    }
    Ok(())
}

struct Render<'a, F> {
    script: &'a Arc<Script>,
    library: &'a mut Library,
    rendering: &'a Rendering,
    out: F,
}

impl<F: FnMut(&[f32]) -> io::Result<()>> WithGame for Render<'_, F> {
    type Out = Result<Vec<Heard>, RenderError>;

    fn with<G: Listed>(self) -> Self::Out {
        render::<G>(self.script, self.library, self.rendering, self.out)
    }
}

fn rendering(arguments: &Arguments) -> Rendering {
    let mut settings = Settings {
        pace: match arguments.pace {
            PaceName::Slow => Pace::Slow,
            PaceName::Normal => Pace::Normal,
            PaceName::Brisk => Pace::Brisk,
        },
        ..Settings::default()
    };
    if let Some(voice) = &arguments.voice {
        settings
            .voices
            .insert(arguments.language.clone(), voice.clone());
    }
    Rendering {
        phase: arguments.phase.clone(),
        settings,
        chosen_after: [
            ("witches", arguments.witches_after),
            ("constable", arguments.constable_after),
        ]
        .map(|(window, after)| (window.to_owned(), Duration::from_secs_f32(after)))
        .into(),
        sand: Some(Duration::from_secs(arguments.sand.into())),
        seed: arguments.seed,
        spared: arguments.spared,
    }
}

/// In the range that the settings have.
fn sand(text: &str) -> Result<u16, String> {
    let known = ranges().find(|(name, _)| *name == "sand-s");
    let holds = |seconds: &u16| known.is_none_or(|(_, range)| range.holds(*seconds));
    let seconds = text.parse().ok().filter(holds);
    seconds.ok_or_else(|| match known {
        Some((_, range)) => format!("a number of seconds from {} to {}", range.least, range.most),
        None => "a number of seconds".to_owned(),
    })
}

fn seconds(text: &str) -> Result<f32, String> {
    match text.parse::<f32>() {
        Ok(seconds) if (0.0..=600.0).contains(&seconds) => Ok(seconds),
        _ => Err("a number of seconds from 0 to 600".to_owned()),
    }
}
