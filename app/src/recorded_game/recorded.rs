//! What a game gives so that it can be written to a file and read again. Files name players where
//! the rules count seats.

use rules::game::Game;
use rules::replay::{History, Step};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A game that has a file.
pub trait Recorded: Game {
    /// A command as files write it, with names for seats.
    type Named: Serialize + DeserializeOwned + Clone + PartialEq;

    /// The command with names turned into seats.
    ///
    /// # Errors
    /// Why nobody can be meant.
    fn seated(named: &Self::Named, setup: &Self::Setup) -> Result<Self::Command, Self::Code>;

    /// The command with seats turned into names, as it turned out: a choice that was drawn is
    /// written as what was drawn, so that no other program needs our way of drawing. Nothing for
    /// a seat where nobody sits.
    fn named(step: &Step<Self::Command, Self::Event>, setup: &Self::Setup) -> Option<Self::Named>;

    /// Why what happened is a refusal to whoever asked for it, although it happened.
    fn refused(events: &[Self::Event]) -> Option<Self::Code>;

    /// A form as a file means it: what the device would ask for at the table must stand in it.
    fn whole(form: Self::Form) -> Self::Form;

    /// The form that a file begins with, and how many steps stand in it already. Nothing as long
    /// as the game is not so far that it can be told.
    fn begins_with(game: &History<Self>) -> Option<(Self::Form, usize)>;

    /// The public table under the players' names, as files compare and print it.
    fn table(game: &History<Self>) -> Value;
}
