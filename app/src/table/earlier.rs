//! The games that lie on the shelf: which there are, going on with one, its story, a copy, throwing one
//! away. What needs the disk is done beside the loop. While a game is being moved nobody sits down, so that
//! no step of one game can come into the file of another.

mod list;
mod looking_back;

use tokio::sync::oneshot;

use super::errands::{Done, exported};
use super::keeping::{LastGame, Move, Moved, Switched};
use super::owner::{Table, not_now};
use super::place::Place;
use crate::contract::{HostAsk, Notice, Reply, Trouble};
use crate::keep::Told;
use crate::wall;

/// Whether this is for [`Table::asked_of_the_shelf`].
pub(super) fn is_about_the_shelf(ask: &HostAsk) -> bool {
    matches!(
        ask,
        HostAsk::ListGames
            | HostAsk::GoOnWith { .. }
            | HostAsk::TellStory { .. }
            | HostAsk::ExportKept { .. }
            | HostAsk::ThrowAway { .. }
            | HostAsk::BringBack { .. }
    )
}

impl Table {
    /// Something about the games on the shelf is asked for, which answers when the disk has.
    pub(super) fn asked_of_the_shelf(&mut self, ask: HostAsk, answer: oneshot::Sender<Reply>) {
        let games = self.keeping.games().clone();
        let since = self.keeping.settings.looks_back_from_ms;
        let (errands, turn) = (&self.errands, self.turn);
        if self.place.is_at_table() {
            return errands.coming(answer, turn)(Done::Told(Err(not_now())));
        }
        match ask {
            HostAsk::GoOnWith { number } => {
                self.moves(Move::GoOnWith(number, list::goes_on), answer);
            }
            HostAsk::ThrowAway { number } => self.moves(Move::ThrowAway(number), answer),
            HostAsk::BringBack { number } => self.moves(Move::BringBack(number), answer),
            HostAsk::TellStory { number } => errands.send(answer, turn, move || {
                Done::Told(list::story(&games, number))
            }),
            HostAsk::ExportKept { number, path } => errands.send(answer, turn, move || {
                let text = list::text(&games, number);
                Done::Exported(text.and_then(|text| exported(path, &text)))
            }),
            _ => errands.send(answer, turn, move || Done::Told(list::list(&games, since))),
        }
    }

    fn moves(&mut self, what: Move, answer: oneshot::Sender<Reply>) {
        let tell = self.errands.coming(answer, self.turn);
        let moving = self.moving.one_more();
        self.keeping.moves(what, move |moved| {
            let moved = moved.map_err(|error| {
                tracing::warn!(%error, "a game on the shelf cannot be moved");
                vec![Trouble::CannotWrite]
            });
            tell(Done::Moved(moving, moved));
        });
    }

    /// Refuses while a game is being moved.
    pub(super) fn shelf_is_at_rest(&self) -> Result<(), Vec<Trouble>> {
        if self.moving.goes_on() {
            return Err(not_now());
        }
        Ok(())
    }

    /// A game on the shelf was moved.
    pub(super) fn game_moved(&mut self, moved: Moved) -> Result<(), Vec<Trouble>> {
        match moved {
            Moved::IsOpen => self.take_up_last()?,
            Moved::Switched(switched) => {
                self.lies_ready(*switched);
                self.take_up_last()?;
            }
            Moved::BroughtBack(Some(switched)) => self.lies_ready(*switched),
            Moved::ThrownAway { was_open: true } => self.nothing_to_go_on_with(),
            Moved::ThrownAway { was_open: false } | Moved::BroughtBack(None) => {}
            Moved::NotPlayable => return Err(vec![Trouble::CannotRead]),
        }
        self.turns();
        Ok(())
    }

    /// Another game is the one to go on with.
    fn lies_ready(&mut self, switched: Switched) {
        let Switched {
            told,
            path,
            damaged,
        } = switched;
        self.nothing_to_go_on_with();
        self.keeping.goes_on_with(path);
        if let Some(damaged) = damaged {
            let set_aside = damaged.display().to_string();
            self.notices.tell(Notice::GameDamaged { set_aside });
        }
        let Told { kind, entries } = told;
        self.restore(Some(LastGame { kind, entries }));
    }

    /// The game to go on with is no more on the shelf.
    fn nothing_to_go_on_with(&mut self) {
        self.keeping.has_none();
        self.place = Place::Shelf { last: None };
        self.interrupted.clear();
        self.sand = None;
        self.director.use_script(self.scripts.house().clone());
    }

    /// Looking back begins anew.
    pub(super) fn forget_evenings(&mut self) {
        let mut settings = self.keeping.settings.clone();
        settings.looks_back_from_ms = wall::now_ms();
        self.keeping.keep_settings(settings);
    }
}
