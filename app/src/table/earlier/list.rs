//! The list of the games on the shelf, and single ones as their files tell them. Reads the disk, so must
//! never be called on the loop.
//!
//! A game is read whole only when its file has changed since it was noted (see [`Games::note`]), so that a
//! shelf of hundreds opens at once.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::looking_back::looking_back;
use crate::contract::{KeptGame, Reply, ToldGame, Trouble};
use crate::games::GameId;
use crate::keep::{Entry, GameFile, Games, KeepError, Told};
use crate::table::owner::not_now;
use crate::table::people;
use crate::table::seated::Seated;
use crate::table::seating::Restore;
use crate::table::sight;

/// Raised when a game is summed up in another way, so that old notes are not believed.
const NOTES_VERSION: u32 = 2;

/// What was noted when the shelf was looked through last.
#[derive(Serialize, Deserialize)]
struct Notes {
    version: u32,
    games: Vec<(GameFile, ToldGame)>,
}

/// Everything that lies on the shelf, and what was played after `since` (ms since 1970) tells together.
pub(super) fn list(games: &Games, since: u64) -> Result<Reply, Vec<Trouble>> {
    let unlisted = |error| {
        tracing::warn!(%error, "the games on the shelf cannot be listed");
        vec![Trouble::CannotRead]
    };
    let files = games.files().map_err(unlisted)?;
    let noted = noted(games);
    let mut told: HashMap<GameFile, ToldGame> = noted.iter().cloned().collect();
    let mut sum_up = |file| {
        let told = told.remove(&file);
        told.or_else(|| summary(games.told(file.number)))
    };
    let now: Vec<_> = files.into_iter().map(|file| (file, sum_up(file))).collect();
    // What cannot be read now may be read the next time.
    let readable = now
        .iter()
        .filter_map(|(file, told)| Some((*file, told.clone()?)));
    let readable: Vec<_> = readable.collect();
    if readable != noted {
        note(games, readable);
    }
    let thrown = games.thrown().map_err(unlisted)?;
    let thrown = thrown.into_iter();
    let thrown = thrown.map(|file| kept(file, summary(games.told_of_thrown(file.number))));
    let kept: Vec<_> = now
        .into_iter()
        .map(|(file, told)| kept(file, told))
        .collect();
    let looking_back = looking_back(&kept, since);
    Ok(Reply::Games {
        games: kept,
        thrown: thrown.collect(),
        looking_back,
    })
}

fn kept(file: GameFile, told: Option<ToldGame>) -> KeptGame {
    KeptGame {
        number: file.number,
        played_ms: file.changed_ms,
        told,
    }
}

fn noted(games: &Games) -> Vec<(GameFile, ToldGame)> {
    let notes = games.notes();
    let notes = notes.and_then(|notes| serde_json::from_slice::<Notes>(&notes).ok());
    let notes = notes.filter(|notes| notes.version == NOTES_VERSION);
    notes.map(|notes| notes.games).unwrap_or_default()
}

fn note(games: &Games, now: Vec<(GameFile, ToldGame)>) {
    let notes = Notes {
        version: NOTES_VERSION,
        games: now,
    };
    let noted = serde_json::to_vec(&notes).map(|notes| games.note(&notes));
    if !matches!(noted, Ok(Ok(()))) {
        // It only takes longer next time.
        tracing::warn!("the list of games is not noted");
    }
}

fn summary(told: Result<Option<Told>, KeepError>) -> Option<ToldGame> {
    let game = followed(&told.ok()??)?;
    Some(ToldGame {
        game: game.id(),
        names: game.names(),
        stand: game.stand(),
        ending: game.ending(),
    })
}

/// The end of a game that is over, as its screen showed it.
pub(super) fn story(games: &Games, number: u32) -> Result<Reply, Vec<Trouble>> {
    let game = retold(games, number)?;
    game.ending().ok_or_else(not_now)?;
    let story = Box::new(sight::still(game.as_ref()));
    Ok(Reply::Story { story })
}

/// The text of a game's file.
pub(super) fn text(games: &Games, number: u32) -> Result<String, Vec<Trouble>> {
    let text = retold(games, number)?.file().ok_or_else(not_now)?;
    text.map_err(|_| vec![Trouble::CannotWrite])
}

/// Whether this is a game that can be gone on with: its story is told only when it is over.
pub(super) fn goes_on(told: &Told) -> bool {
    followed(told).is_some_and(|game| game.ending().is_none())
}

fn retold(games: &Games, number: u32) -> Result<Box<dyn Seated>, Vec<Trouble>> {
    let told = games.told(number).ok().flatten();
    let game = told.and_then(|told| followed(&told));
    game.ok_or_else(|| vec![Trouble::CannotRead])
}

/// The game after all its entries. What the narrator had not told by then stays untold: how far a script
/// had come is not looked at here.
fn followed(told: &Told) -> Option<Box<dyn Seated>> {
    let mut entries = told.entries.iter();
    let Some(Entry::Setup { form }) = entries.next() else {
        return None;
    };
    let mut game = GameId::named(&told.kind)?.with(Restore(form))?;
    for entry in entries {
        let followed = match entry {
            Entry::Step { command, events } => game.run(command, events).is_some(),
            Entry::Undo => game.undo(),
            Entry::Redo => game.redo().is_some(),
            Entry::Renamed { seat, name } => people::was_renamed(game.as_mut(), *seat, name),
            Entry::Reseated { order } => people::were_reseated(game.as_mut(), order),
            // The table put it away, so all was told.
            Entry::Finished => {
                game.tell();
                true
            }
            Entry::At { .. } | Entry::Sand { .. } | Entry::Left => true,
            Entry::Setup { .. } => false,
        };
        if !followed {
            return None;
        }
    }
    Some(game)
}
