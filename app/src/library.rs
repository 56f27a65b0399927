//! Sounds by id, ready when they are asked for: lines of the voice in use, effects,
//! loops. Must never know why something is played.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use crate::contract::Settings;
use crate::script::SceneSounds;
use crate::sound::clip::Clip;
use crate::sound::cue::Scene;
use crate::sound::sounds::Sounds;
use crate::sound::voice_pack::{VoicePack, Voices, shipped_packs};
use crate::words::Words;

/// How fast a caption is read, in characters a second, slowly enough for a dark room.
const READ_PER_S: f32 = 14.0;
/// A writing without letters says more with each sign.
const SIGNS_READ_PER_S: f32 = 6.0;
/// The shortest time for which a caption stands, in s.
const LEAST_READ_S: f32 = 2.0;

/// The sounds of one installation.
pub struct Library {
    ambience: Option<Sounds>,
    effects: Option<Sounds>,
    packs: Vec<VoicePack>,
    voices: Voices,
    language: String,
    words: Arc<Words>,
    /// Lines that were decoded ahead. Behind a lock because they are decoded on
    /// another thread than the one that plays them.
    ready: Arc<Mutex<HashMap<String, Clip>>>,
    loops: HashMap<String, Clip>,
}

impl Library {
    /// Opens `audio/`. What is missing is silent; a caption never is.
    #[must_use]
    pub fn open(audio: &Path, words: Arc<Words>) -> Self {
        let sounds = |folder: &str| {
            Sounds::open(audio.join(folder))
                .inspect_err(|error| tracing::warn!(%error, "no {folder}"))
                .ok()
        };
        Self {
            ambience: sounds("ambience"),
            effects: sounds("effects"),
            packs: shipped_packs(&audio.join("voices")),
            voices: Voices::default(),
            language: String::new(),
            words,
            ready: Arc::default(),
            loops: HashMap::new(),
        }
    }

    /// The recorded voices of each language, by folder name, experimental ones last.
    #[must_use]
    pub fn voices(&self) -> std::collections::BTreeMap<String, Vec<String>> {
        let mut voices: std::collections::BTreeMap<String, Vec<(bool, String)>> =
            std::collections::BTreeMap::new();
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

    /// Speaks in this language and voice from now on.
    pub fn speak(&mut self, language: &str, settings: &Settings) {
        let own = settings.own_recordings.as_ref().map(VoicePack::own);
        let chosen = settings.voices.get(language).map(String::as_str);
        self.voices = Voices::new(own, &self.packs, language, chosen);
        language.clone_into(&mut self.language);
        self.lines().clear();
    }

    /// Decodes these lines on another thread, so that none begins late. Lines of
    /// earlier phases are let go.
    pub fn prepare(&self, lines: Vec<String>) {
        let voices = self.voices.clone();
        let ready = Arc::clone(&self.ready);
        let decode = move || {
            for line in &lines {
                let known = lock(&ready).contains_key(line);
                if let Some(clip) = (!known).then(|| voices.line(line)).flatten() {
                    lock(&ready).insert(line.clone(), clip);
                }
            }
            lock(&ready).retain(|line, _| lines.contains(line));
        };
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            runtime.spawn_blocking(decode);
        } else {
            decode();
        }
    }

    /// The recording of a line, if there is one.
    #[must_use]
    pub fn line(&self, id: &str) -> Option<Clip> {
        let ready = self.lines().get(id).cloned();
        ready.or_else(|| self.voices.line(id))
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

    /// An effect.
    #[must_use]
    pub fn effect(&self, id: &str) -> Option<Clip> {
        usable(id, self.effects.as_ref()?.clip(id)?)
    }

    /// A scene as it sounds with these settings.
    pub fn scene(&mut self, sounds: &SceneSounds, settings: &Settings) -> Scene {
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

    /// A loop, for a scene or a preview. Kept, since scenes return.
    pub fn looped(&mut self, id: &str) -> Option<Clip> {
        if let Some(clip) = self.loops.get(id) {
            return Some(clip.clone());
        }
        let clip = usable(id, self.ambience.as_ref()?.clip(id)?)?;
        self.loops.insert(id.to_owned(), clip.clone());
        Some(clip)
    }

    fn lines(&self) -> std::sync::MutexGuard<'_, HashMap<String, Clip>> {
        lock(&self.ready)
    }
}

fn lock(ready: &Mutex<HashMap<String, Clip>>) -> std::sync::MutexGuard<'_, HashMap<String, Clip>> {
    // A thread that panicked while it decoded left whole clips behind or none.
    ready.lock().unwrap_or_else(PoisonError::into_inner)
}

fn usable<E: std::fmt::Display>(id: &str, clip: Result<Clip, E>) -> Option<Clip> {
    clip.inspect_err(|error| tracing::warn!(id, %error, "a sound cannot be used"))
        .ok()
}
