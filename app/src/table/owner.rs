//! What the loop owns: the game and all that acts for it. Here are the questions that many ask of
//! it; what it does stands in the files beside this one.

use std::sync::Arc;

use rules::seat::Seat;
use tokio::sync::{oneshot, watch};

use super::absence::Absence;
use super::doors::Doors;
use super::errands::{Errands, Moving};
use super::input::Unanswered;
use super::keeping::Keeping;
use super::names::Names;
use super::notices::Notices;
use super::place::Place;
use super::recordings::Recordings;
use super::sand::Sand;
use super::seated::Seated;
use crate::assets::Scripts;
use crate::contract::{SeatView, SoundState, Trouble};
use crate::library::Library;
use crate::narration::{Director, Position};
use crate::sound::speaker::Speaker;
use crate::words::Words;

/// How the night goes on from where a step was taken back to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum TakenBack {
    /// Once somebody has seen that all eyes are shut.
    Waits,
    /// By itself: eyes were shut, and all are told aloud.
    GoesOn,
}

/// The loop's own: the game and all that acts for it.
pub struct Table {
    pub(super) scripts: Scripts,
    pub(super) words: Arc<Words>,
    pub(super) library: Library,
    pub(super) recordings: Recordings,
    pub(super) speaker: Speaker,
    pub(super) names: Names,
    pub(super) director: Director,
    pub(super) keeping: Keeping,
    pub(super) languages_of_system: Vec<String>,
    pub(super) place: Place,
    pub(super) sand: Option<Sand>,
    /// What ended last by a step of the game, should that step be taken back.
    pub(super) sand_ended: Option<Sand>,
    /// Where the narrator goes on once the table has closed its eyes again, and what
    /// follows then. Empty when nothing was interrupted.
    pub(super) interrupted: Vec<Position>,
    /// Why, where somebody took a step back; otherwise it was broken off.
    pub(super) taken_back: Option<TakenBack>,
    pub(super) absence: Absence,
    pub(super) sound: SoundState,
    /// Whether the line of the caption is a recording.
    pub(super) recorded: bool,
    /// Lines run on unheard, as the host chose.
    pub(super) on_captions: bool,
    pub(super) notices: Notices,
    /// Grows whenever something else may be done.
    pub(super) turn: u64,
    /// The turn that seats know of: it stands still while eyes are shut.
    pub(super) turn_of_seats: u64,
    /// The turn of the table that this stands for: how many there were in the dark is not told.
    pub(super) turn_shown_to_seats: u64,
    /// The scene that lies under everything, to lay it again when settings change.
    pub(super) scene: Option<String>,
    pub(super) doors: Doors,
    /// A window has just ended by its time alone.
    pub(super) window_ended: bool,
    /// Answers that wait until what they say is on disk.
    pub(super) unanswered: Vec<Unanswered>,
    /// Seats' devices that wait for their first view until what is in it is on disk.
    pub(super) unopened: Vec<(Seat, oneshot::Sender<watch::Receiver<Arc<SeatView>>>)>,
    pub(super) errands: Errands,
    /// Held by whatever moves a game on the shelf; meanwhile nobody sits down.
    pub(super) moving: Moving,
}

impl Table {
    /// Frames of sound up to now.
    pub(super) fn now(&self) -> u64 {
        self.speaker.position()
    }

    /// The game that is played, or lies on the shelf.
    pub(super) fn game(&self) -> Option<&dyn Seated> {
        self.place.game()
    }

    /// The game that is being played.
    pub(super) fn at_table(&self) -> Result<&dyn Seated, Vec<Trouble>> {
        let game = self.place.game().filter(|_| self.place.is_at_table());
        game.ok_or_else(not_now)
    }

    /// The same, to let something happen in it.
    pub(super) fn at_table_mut(&mut self) -> Result<&mut (dyn Seated + 'static), Vec<Trouble>> {
        if !self.place.is_at_table() {
            return Err(not_now());
        }
        self.place.game_mut().ok_or_else(not_now)
    }

    /// Something else may be done from now on.
    pub(super) fn turns(&mut self) {
        self.turn += 1;
    }
}

pub(super) fn not_now() -> Vec<Trouble> {
    vec![Trouble::NotNow]
}
