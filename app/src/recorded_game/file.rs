//! What stands in the file of a recorded game, read and written with a version. Must
//! never play it: a file that can be read may still tell an impossible game.

use std::borrow::Cow;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use rules::absent::null_is_absent;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::recorded::Recorded;
use super::step::{Expected, Step};
use crate::text_file::{OtherEncoding, text_of};

/// The version of the format that is written. A change of what a file means makes a new
/// one, and every older one stays readable: `tests/games/salem/kept` is opened for ever.
pub const VERSION: u32 = 1;

/// The largest file that is read, in bytes. A long evening takes a hundredth of it.
pub const LARGEST_FILE: u64 = 16 * 1024 * 1024;

/// More steps than fifty evenings have. Undo is a replay, so that a file with millions would hold
/// the table; and a journal, which takes twice as many, must have room to play on.
pub const MOST_STEPS: usize = 10_000;

/// One game: its setup, what happened in order, and what should then be on the table.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct RecordedGame<G: Recorded> {
    /// A line for people.
    #[serde(default, deserialize_with = "null_is_absent")]
    pub title: String,
    /// As entered; not checked.
    pub setup: G::Form,
    /// The setup must be refused, this being among the reasons.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup_refused: Option<G::Code>,
    /// In order.
    #[serde(default, deserialize_with = "null_is_absent")]
    pub steps: Vec<Step<G>>,
    /// What the public table must show at the end; only what is named is compared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub expect: Option<Expected>,
}

/// Why a file could not be read. None of it tells what stands in the file's steps.
#[derive(Debug, Error)]
pub enum FileError {
    /// The disk refused.
    #[error("the file cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    /// Larger than [`LARGEST_FILE`].
    #[error("the file is larger than {} MB", LARGEST_FILE / 1024 / 1024)]
    TooLarge,
    /// Not UTF-8 or UTF-16.
    #[error(transparent)]
    OtherEncoding(#[from] OtherEncoding),
    /// Not JSON, too deep, or not in this format; where and what.
    #[error("the file is not a recorded game: {0}")]
    Malformed(#[source] serde_json::Error),
    /// Made by a newer program.
    #[error("the file has version {found}, this program reads up to {VERSION}")]
    Newer {
        /// The file's version.
        found: u32,
    },
    /// More steps than [`MOST_STEPS`].
    #[error("the file has more than {MOST_STEPS} steps")]
    TooLong,
    /// A game that this program does not play.
    #[error("the file is a game of `{found}`, which this program does not play")]
    OtherGame {
        /// The file's game.
        found: String,
    },
}

/// What stands at the head of the file; read first, since the rest of a newer version's
/// file may mean anything.
#[derive(Deserialize)]
struct Head {
    game: Option<String>,
    #[serde(default = "first_version")]
    version: u32,
}

fn first_version() -> u32 {
    1
}

#[derive(Serialize)]
#[serde(bound = "")]
struct Written<'a, G: Recorded> {
    game: &'a str,
    version: u32,
    #[serde(flatten)]
    recorded: &'a RecordedGame<G>,
}

/// The bytes of a recorded game's file.
///
/// # Errors
/// Why it could not be read; see [`FileError`].
pub fn read_file(path: &Path) -> Result<Vec<u8>, FileError> {
    // A pipe or a device might never end, or never begin.
    if !std::fs::metadata(path)?.is_file() {
        return Err(io::Error::from(io::ErrorKind::InvalidInput).into());
    }
    let mut bytes = Vec::new();
    File::open(path)?
        .take(LARGEST_FILE + 1)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Which game a file is of, if it says so: the first ones did not.
///
/// # Errors
/// Why it could not be read; see [`FileError`].
pub fn game_of(bytes: &[u8]) -> Result<Option<String>, FileError> {
    head(bytes).map(|(head, _)| head.game)
}

fn head(bytes: &[u8]) -> Result<(Head, Cow<'_, str>), FileError> {
    if bytes.len() as u64 > LARGEST_FILE {
        return Err(FileError::TooLarge);
    }
    let text = text_of(bytes)?;
    let head: Head = serde_json::from_str(&text).map_err(FileError::Malformed)?;
    Ok((head, text))
}

impl<G: Recorded> RecordedGame<G> {
    /// Reads a recorded game from the bytes of its file.
    ///
    /// # Errors
    /// Why it could not be read; see [`FileError`].
    pub fn read(bytes: &[u8]) -> Result<Self, FileError> {
        let (head, text) = head(bytes)?;
        if let Some(found) = head.game.filter(|game| game != G::ID) {
            return Err(FileError::OtherGame { found });
        }
        // Every version that there was is read for ever.
        match head.version {
            0 | 1 => {}
            found => return Err(FileError::Newer { found }),
        }
        let recorded: Self = serde_json::from_str(&text).map_err(FileError::Malformed)?;
        if recorded.steps.len() > MOST_STEPS {
            return Err(FileError::TooLong);
        }
        Ok(recorded)
    }

    /// The text of the file, for people to read too.
    ///
    /// # Errors
    /// None is known: everything in a recorded game has a form in JSON.
    pub fn write(&self) -> Result<String, FileError> {
        let written = Written {
            game: G::ID,
            version: VERSION,
            recorded: self,
        };
        let mut text = serde_json::to_string_pretty(&written).map_err(FileError::Malformed)?;
        text.push('\n');
        Ok(text)
    }
}

/// Says only its title: what is in it is the table's secret and no log's business.
impl<G: Recorded> fmt::Debug for RecordedGame<G> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "RecordedGame({}, ..)", self.title)
    }
}

#[cfg(test)]
mod tests {
    use rules::salem::Salem;

    use super::*;

    type RecordedGame = super::RecordedGame<Salem>;

    fn refusal_of(text: &str) -> String {
        RecordedGame::read(text.as_bytes())
            .expect_err("this is not a recorded game")
            .to_string()
    }

    #[test]
    fn null_is_a_field_that_was_left_out() {
        let nulls = r#"{"title": null, "setup": {"players": [{"name": "Ada", "ghost": null,
            "character": null}], "printing": null, "rules": null, "tracking": null, "seed": null,
            "witch_cards": null, "hands": null}, "expect": null, "steps": [{"do": "reveal",
            "player": "Ada", "card": "witch", "holds_another": null, "override": null,
            "refused": null, "then": null}]}"#;
        let plain = r#"{"setup": {"players": [{"name": "Ada"}]},
            "steps": [{"do": "reveal", "player": "Ada", "card": "witch"}]}"#;
        let read = |text: &str| RecordedGame::read(text.as_bytes()).expect("a recorded game");
        assert_eq!(read(nulls), read(plain));
    }

    #[test]
    fn a_newer_version_is_said_to_be_newer_whatever_stands_in_it() {
        let error = refusal_of(r#"{"game": "salem-1692", "version": 2, "setup": "elsewhere"}"#);
        assert_eq!(error, "the file has version 2, this program reads up to 1");
    }

    #[test]
    fn a_file_without_a_version_is_of_the_first() {
        let game = RecordedGame::read(br#"{"setup": {"players": []}}"#);
        assert!(game.is_ok_and(|game| game.steps.is_empty()));
    }

    #[test]
    fn another_games_file_is_not_taken_for_this_one() {
        let error = refusal_of(r#"{"game": "pagan", "setup": {}}"#);
        assert!(error.contains("pagan"), "{error}");
    }

    #[test]
    fn what_is_not_understood_is_named_with_its_line() {
        for (text, named) in [
            ("", "line 1"),
            ("{\"setup\": {}}", "players"),
            (
                "{\"setup\": {\"players\": []},\n\"steps\": [{\"do\": \"dance\"}]}",
                "dance",
            ),
            (
                "{\"setup\": {\"players\": []},\n\"steps\": [{\"do\": \"give\"}]}",
                "card",
            ),
            (
                "{\"setup\": {\"players\": []},\n\"steps\": [{\"do\": \"dawn\", \"refused\": \"no\"}]}",
                "line 2",
            ),
            (
                "{\"setup\": {\"players\": [], \"rules\": {\"darkness\": true}}}",
                "darkness",
            ),
        ] {
            let error = refusal_of(text);
            assert!(error.contains(named), "{text}: {error}");
        }
    }

    #[test]
    fn a_file_too_large_or_too_deep_is_refused_without_being_read_whole() {
        let large = vec![b' '; usize::try_from(LARGEST_FILE).unwrap() + 1];
        assert!(matches!(
            RecordedGame::read(&large),
            Err(FileError::TooLarge)
        ));
        let deep = format!(
            "{{\"setup\": {{\"players\": []}}, \"expect\": {}{{}}{}}}",
            "{\"night\": ".repeat(100_000),
            "}".repeat(100_000)
        );
        assert!(refusal_of(&deep).contains("recursion limit"));
    }

    #[test]
    fn what_is_written_is_read_again() {
        let text = r#"{
            "title": "Names and cards",
            "setup": {
                "players": [{"name": "Ada", "character": "mary-warren"}, {"name": "Cy", "ghost": true}],
                "witch_cards": 2,
                "printing": "older",
                "rules": {"conspiracy": "pooled"},
                "tracking": "ledger",
                "hands": {"Ada": ["witch", "not-a-witch"]},
                "seed": 18446744073709551615
            },
            "setup_refused": "too-few-players",
            "steps": [
                {"do": "confess", "player": "Ada", "card": null},
                {"do": "confess", "player": "Ada", "card": "witch", "holds_another": true, "override": true},
                {"do": "undo", "then": {"night": {"died": []}}},
                {"do": "redo", "refused": "nothing-to-redo"},
                {"do": "turn-up", "player": "Ada", "cards": ["constable"]}
            ],
            "expect": {"winner": null, "no number that a game has": 94620e66}
        }"#;
        let game = RecordedGame::read(text.as_bytes()).unwrap();
        let written = game.write().unwrap();
        assert_eq!(RecordedGame::read(written.as_bytes()).unwrap(), game);
        assert!(written.starts_with("{\n  \"game\": \"salem-1692\",\n  \"version\": 1,"));
    }
}
