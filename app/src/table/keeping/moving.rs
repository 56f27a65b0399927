//! Moves the games of the folder: another one is gone on with, one is thrown away or brought back. Waits for
//! the disk, so must never be called on the loop.

use super::moves::{Move, Moved, Switched};
use super::works::Works;
use crate::keep::{Games, Journal, KeepError, Told};

impl Works {
    pub(super) fn moves(&mut self, what: Move) -> Result<Moved, KeepError> {
        match what {
            Move::GoOnWith(number, goes_on) => {
                if !self.games.told(number)?.is_some_and(|told| goes_on(&told)) {
                    return Ok(Moved::NotPlayable);
                }
                self.switch(number)
            }
            Move::ThrowAway(number) => {
                let was_open = self.is_open(number);
                // What is still owed to it is wanted when it is brought back, and must not be written anew
                // beside it.
                if was_open || self.left.iter().any(|game| is(game, number)) {
                    self.write_games()?;
                }
                self.games.throw_away(number)?;
                self.left.retain(|game| !is(game, number));
                if was_open {
                    self.journal = None;
                    self.thrown_open = Some(number);
                }
                Ok(Moved::ThrownAway { was_open })
            }
            Move::BringBack(number) => {
                self.games.bring_back(number)?;
                let was_open = self.thrown_open == Some(number) && self.journal.is_none();
                if !was_open {
                    return Ok(Moved::BroughtBack(None));
                }
                self.thrown_open = None;
                Ok(match self.switch(number)? {
                    Moved::Switched(switched) => Moved::BroughtBack(Some(switched)),
                    _ => Moved::BroughtBack(None),
                })
            }
        }
    }

    fn is_open(&self, number: u32) -> bool {
        self.journal.as_ref().is_some_and(|game| is(game, number))
    }

    /// Goes on with another game; the one before is left.
    fn switch(&mut self, number: u32) -> Result<Moved, KeepError> {
        // One that has no file yet would get a higher number, and be the game to go on with.
        self.write_games()?;
        if self.is_open(number) {
            return Ok(Moved::IsOpen);
        }
        let Some((found, damaged)) = self.games.open_again(number)? else {
            return Ok(Moved::NotPlayable);
        };
        let path = found.journal.path().map(std::path::Path::to_owned);
        self.left.extend(self.journal.replace(found.journal));
        self.lacks = false;
        Ok(Moved::Switched(Box::new(Switched {
            told: Told {
                kind: found.kind,
                entries: found.entries,
            },
            path,
            damaged,
        })))
    }
}

fn is(game: &Journal, number: u32) -> bool {
    game.path()
        .is_some_and(|path| Games::is_called(path, number))
}
