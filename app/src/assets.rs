//! Where the program's own files lie, and what is read from them at the start. Must never know
//! what is played.

use std::path::PathBuf;
use std::sync::Arc;

use crate::games::{GameId, Listed, WithGame};
use crate::library::{Gate, Library};
use crate::script::{Ids, Script, ScriptError};
use crate::words::{Words, WordsError};

/// Where the program's own files lie.
#[derive(Debug, Clone)]
pub struct Assets {
    /// The folder that holds `audio/` and `i18n/`.
    pub root: PathBuf,
    /// Through which sounds are decoded; a test may shut it.
    pub decoding: Gate,
}

/// Why the program's own files are of no use: the installation is broken.
#[derive(Debug, thiserror::Error)]
#[expect(missing_docs, reason = "each says it in its message")]
pub enum AssetsError {
    #[error("a file of the program cannot be read: {0}")]
    Unreadable(#[from] std::io::Error),
    #[error("the script is broken: {0}")]
    Script(#[from] ScriptError),
    #[error("the words are broken: {0}")]
    Words(#[from] WordsError),
}

/// The scripts of the house and of every game.
#[derive(Debug, Clone)]
pub struct Scripts {
    house: Arc<Script>,
    games: Vec<(GameId, Arc<Script>)>,
}

impl Scripts {
    /// What is spoken beside any game.
    #[must_use]
    pub fn house(&self) -> &Arc<Script> {
        &self.house
    }

    /// What is spoken while a game is on the table.
    #[must_use]
    pub fn of(&self, game: GameId) -> &Arc<Script> {
        let found = self.games.iter().find(|(id, _)| *id == game);
        found.map_or(&self.house, |(_, script)| script)
    }
}

/// Where a game's script lies, and its words.
struct ScriptOf;

impl WithGame for ScriptOf {
    type Out = (&'static str, Ids);

    fn with<G: Listed>(self) -> Self::Out {
        (G::SCRIPT, G::IDS)
    }
}

impl Scripts {
    /// Every line that can be spoken, whatever is played, each once, sorted.
    #[must_use]
    pub fn lines(&self) -> Vec<&str> {
        let games = self.games.iter().map(|(_, script)| script);
        let scripts = games.chain([&self.house]);
        let mut lines: Vec<_> = scripts.flat_map(|script| script.lines()).collect();
        lines.sort_unstable();
        lines.dedup();
        lines
    }
}

impl Assets {
    /// The program's files in this folder.
    #[must_use]
    pub fn at(root: impl Into<PathBuf>) -> Self {
        Self {
            root: root.into(),
            decoding: Gate::default(),
        }
    }

    fn audio(&self) -> PathBuf {
        self.root.join("audio")
    }

    /// The scripts of the house and of every game.
    ///
    /// # Errors
    /// When a file is missing or is not a script.
    pub fn scripts(&self) -> Result<Scripts, AssetsError> {
        let read = |name: &str| std::fs::read_to_string(self.audio().join("scripts").join(name));
        let house = Script::of_the_house(&read("house.toml")?)?;
        let mut games = Vec::new();
        for game in GameId::ALL {
            let (file, ids) = game.with(ScriptOf);
            let script = house.clone().with(&read(file)?, &ids)?;
            games.push((*game, Arc::new(script)));
        }
        Ok(Scripts {
            house: Arc::new(house),
            games,
        })
    }

    /// The words of all languages.
    ///
    /// # Errors
    /// When they are missing or malformed.
    pub fn words(&self) -> Result<Words, AssetsError> {
        Ok(Words::read(&self.root.join("i18n"))?)
    }

    /// The sounds, for these words.
    #[must_use]
    pub fn library(&self, words: Arc<Words>) -> Library {
        Library::behind(self.decoding.clone(), &self.audio(), words)
    }
}
