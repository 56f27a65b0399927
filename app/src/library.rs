//! Sounds by id, ready when they are asked for: lines of the voice in use, effects,
//! loops. Whoever asks is never made to wait: what is not decoded yet is handed out as
//! [`Coming`]. Must never know why something is played.

mod gate;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::contract::Settings;
use crate::script::SceneSounds;
use crate::sound::clip::Clip;
use crate::sound::coming::{Arrival, Coming};
use crate::sound::cue::Scene;
use crate::sound::sounds::Sounds;
use crate::sound::voice_pack::{FileState, VoicePack, Voices, shipped_packs};
use crate::words::Words;

pub use gate::Gate;
use store::{Source, Store};

/// How fast a caption is read, in characters a second, slowly enough for a dark room.
const READ_PER_S: f32 = 14.0;
/// A writing without letters says more with each sign.
const SIGNS_READ_PER_S: f32 = 6.0;
/// The shortest time for which a caption stands, in s.
const LEAST_READ_S: f32 = 2.0;

/// Bytes of decoded lines that are kept: all of a voice, which speaks for five minutes.
const MOST_LINES: usize = 32 << 20;
/// Bytes of decoded loops: those of some scenes, half a minute each in stereo.
const MOST_LOOPS: usize = 48 << 20;
/// Bytes of decoded effects: all that are shipped, four times over.
const MOST_EFFECTS: usize = 16 << 20;

/// The sounds of one installation.
pub struct Library {
    lines: Store<Lines>,
    effects: Store<Sounding>,
    loops: Store<Sounding>,
    packs: Vec<VoicePack>,
    voices: Arc<Voices>,
    language: String,
    words: Arc<Words>,
}

/// A line as a voice says it. Packs and a person's own folder make a voice; the language
/// is in the packs' folders.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Line {
    voices: Arc<Voices>,
    id: String,
}

struct Lines;

impl Source for Lines {
    type Key = Line;

    /// A person records a line anew and wants to hear it the next time.
    const MAY_CHANGE: bool = true;

    fn clip(&self, line: &Line) -> Option<Clip> {
        line.voices.line(&line.id)
    }

    fn files(&self, line: &Line) -> Vec<FileState> {
        line.voices.state(&line.id)
    }
}

/// A folder of shipped loops or effects; none if it is missing.
#[derive(Clone)]
struct Sounding(Option<Arc<Sounds>>);

impl Sounding {
    fn open(folder: &Path) -> Self {
        let sounds = Sounds::open(folder)
            .inspect_err(|error| tracing::warn!(%error, folder = %folder.display(), "no sounds"));
        Self(sounds.ok().map(Arc::new))
    }

    fn ids(&self) -> impl Iterator<Item = &String> {
        self.0.iter().flat_map(|sounds| sounds.facts().keys())
    }
}

impl Source for Sounding {
    type Key = String;

    const MAY_CHANGE: bool = false;

    fn clip(&self, id: &String) -> Option<Clip> {
        let clip = self.0.as_ref()?.clip(id)?;
        clip.inspect_err(|error| tracing::warn!(id, %error, "a sound cannot be used"))
            .ok()
    }

    fn files(&self, _: &String) -> Vec<FileState> {
        Vec::new()
    }
}

impl Library {
    /// Opens `audio/`. What is missing is silent; a caption never is.
    #[must_use]
    pub fn open(audio: &Path, words: Arc<Words>) -> Self {
        Self::behind(Gate::default(), audio, words)
    }

    /// The same, decoding behind a gate that a test may shut.
    #[must_use]
    pub fn behind(gate: Gate, audio: &Path, words: Arc<Words>) -> Self {
        let effects = Sounding::open(&audio.join("effects"));
        let loops = Sounding::open(&audio.join("ambience"));
        let library = Self {
            lines: Store::new(Lines, MOST_LINES, gate.clone()),
            effects: Store::new(effects.clone(), MOST_EFFECTS, gate.clone()),
            loops: Store::new(loops, MOST_LOOPS, gate),
            packs: shipped_packs(&audio.join("voices")),
            voices: Arc::default(),
            language: String::new(),
            words,
        };
        // Few and short, and each may be asked for in the next moment.
        effects.ids().for_each(|id| library.effects.prepare(id));
        library
    }

    /// Begins to decode, if it was opened outside a runtime. What is asked of it within one
    /// begins that too.
    pub fn begin(&self) {
        self.lines.work();
        self.effects.work();
        self.loops.work();
    }

    /// From now on everything is decoded where it is asked for, and is here when the
    /// answer is: for whoever renders and may wait.
    pub fn decode_here(&self) {
        self.lines.decode_here();
        self.effects.decode_here();
        self.loops.decode_here();
    }

    /// The recorded voices of each language, by folder name, experimental ones last.
    #[must_use]
    pub fn voices(&self) -> BTreeMap<String, Vec<String>> {
        let mut voices: BTreeMap<String, Vec<(bool, String)>> = BTreeMap::new();
        for manifest in self.packs.iter().filter_map(VoicePack::manifest) {
            voices
                .entry(manifest.language.clone())
                .or_default()
                .push((manifest.experimental, manifest.voice.clone()));
        }
        voices
            .into_iter()
            .map(|(language, mut names)| {
                names.sort();
                (language, names.into_iter().map(|(_, name)| name).collect())
            })
            .collect()
    }

    /// Speaks in this language and voice from now on. What another voice has said stays
    /// that voice's.
    pub fn speak(&mut self, language: &str, settings: &Settings) {
        language.clone_into(&mut self.language);
        let own = settings.own_recordings.get(language).map(VoicePack::own);
        let chosen = settings.voices.get(language).map(String::as_str);
        let voices = Voices::new(own, &self.packs, language, chosen);
        if *self.voices != voices {
            self.voices = Arc::new(voices);
            self.lines.forget_waiting(|line| line.voices == self.voices);
        }
    }

    /// Lets these lines be decoded, so that none begins late. Takes nothing away.
    pub fn prepare(&self, lines: impl IntoIterator<Item = String>) {
        for id in lines {
            if self.voices.may_have(&id) {
                self.lines.prepare(&self.line_of(id));
            }
        }
    }

    /// The recording of a line, if there is one.
    #[must_use]
    pub fn line(&self, id: &str) -> Option<Coming> {
        let line = self.voices.may_have(id).then(|| self.line_of(id.into()))?;
        possible(self.lines.get(&line))
    }

    fn line_of(&self, id: String) -> Line {
        let voices = Arc::clone(&self.voices);
        Line { voices, id }
    }

    /// How long it takes to read a line.
    #[must_use]
    pub fn reading_time(&self, id: &str) -> Duration {
        let text = self.words.say(&self.language, id, &[]).unwrap_or_default();
        let signs = text.chars().count() as f32;
        let pace = if text.chars().any(|sign| sign > '\u{2e80}') {
            SIGNS_READ_PER_S
        } else {
            READ_PER_S
        };
        Duration::from_secs_f32((signs / pace).max(LEAST_READ_S))
    }

    /// An effect, if there is such a one.
    #[must_use]
    pub fn effect(&self, id: &str) -> Option<Coming> {
        known(&self.effects, id)
    }

    /// A scene as it sounds with these settings. Its loops are decoded from now on, if they
    /// are not yet: asked for early, they are here in time.
    pub fn scene(&self, sounds: &SceneSounds, settings: &Settings) -> Scene {
        let ambience = if settings.scenes.ambience {
            sounds.ambience.as_slice()
        } else {
            &[]
        };
        let music = sounds.music.as_ref().filter(|_| settings.scenes.music);
        Scene {
            ambience: ambience.iter().filter_map(|id| self.looped(id)).collect(),
            music: music.and_then(|id| self.looped(id)),
        }
    }

    /// A loop, for a scene or a preview, if there is such a one.
    #[must_use]
    pub fn looped(&self, id: &str) -> Option<Coming> {
        known(&self.loops, id)
    }
}

fn known(sounds: &Store<Sounding>, id: &str) -> Option<Coming> {
    let is_known = sounds.source().ids().any(|known| known == id);
    let clip = is_known.then(|| sounds.get(&id.to_owned()))?;
    possible(clip)
}

/// Nothing for what is known never to come.
fn possible(clip: Coming) -> Option<Coming> {
    Some(clip).filter(|clip| !matches!(clip.look(), Arrival::Never))
}
