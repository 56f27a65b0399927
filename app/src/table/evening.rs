//! The evening around the games: shelf, new game, going on, opening and exporting.

use std::path::Path;

use rules::replay::Step;
use rules::salem::SalemGame;
use rules::salem::moves::Event;
use rules::salem::setup::{
    SetupForm, TrackingForm, cards_each, harder_witch_cards, usual_witch_cards,
};
use rules::salem::view::PhaseName;

use super::Table;
use super::hand_round::{Entered, HandRound};
use super::play::begins_anew;
use super::sand::KeptSand;
use crate::contract::{Notice, Reply, Trouble};
use crate::keep::{Entry, Raw};
use crate::narration::{Position, first_of, segments_of};
use crate::recorded_game::{FileError, Place, RecordedGame, play};
use crate::salem::kept::KIND;
use crate::script::Segment;

/// A game as its journal tells it.
#[derive(Default)]
pub(super) struct Restored {
    pub(super) game: Option<SalemGame>,
    pub(super) hand_round: Option<HandRound>,
    /// Where the narrator stood.
    position: Option<Position>,
    /// What was to be spoken after that.
    untold: Vec<Segment>,
    sand: Option<KeptSand>,
}

impl Restored {
    /// Runs the entries of a journal. Events are applied as they were written: the
    /// journal is the truth, also where later rules would decide otherwise.
    pub(super) fn from(entries: Vec<Entry>) -> Self {
        let mut restored = Self::default();
        for entry in entries {
            restored.run(entry);
        }
        restored
    }

    fn run(&mut self, entry: Entry) {
        match entry {
            Entry::Setup { form } => {
                let Ok(form) = serde_json::from_value::<SetupForm>(form) else {
                    return;
                };
                self.hand_round = HandRound::of(&form);
                if self.hand_round.is_none() {
                    self.game = form.check().ok().map(SalemGame::new);
                }
            }
            Entry::Step { command, .. } if command["do"] == "enter-hand" => {
                let entered = self.hand_round.as_mut().and_then(|round| {
                    let seat = serde_json::from_value(command["player"].clone()).ok()?;
                    let cards = serde_json::from_value(command["cards"].clone()).ok()?;
                    Some(round.enter(seat, cards))
                });
                if let Some(Entered::Begins(game)) = entered {
                    self.hand_round = None;
                    self.game = Some(*game);
                }
            }
            Entry::Step { command, events } => {
                let command = serde_json::from_value(command);
                let events = serde_json::from_value::<Vec<Event>>(events);
                if let (Some(game), Ok(command), Ok(events)) = (&mut self.game, command, events) {
                    game.record(Step {
                        command,
                        events: events.clone(),
                    });
                    let table =
                        rules::salem::view::view(game.state(), rules::onlooker::Onlooker::Table);
                    if events.iter().any(begins_anew) {
                        self.position = None;
                        self.untold.clear();
                    }
                    self.untold.extend(segments_of(&events, &table));
                }
            }
            Entry::Undo | Entry::Redo => {
                if let Some(game) = &mut self.game {
                    let _ = match entry {
                        Entry::Undo => game.undo(),
                        _ => game.redo(),
                    };
                }
                self.position = None;
                self.untold.clear();
            }
            Entry::At { part, step, .. } => {
                let segment = serde_json::from_value(serde_json::Value::String(part)).ok();
                let segment = segment.filter(|segment: &Segment| segment.is_of_the_game());
                if let Some(segment) = segment {
                    self.position = Some(Position { segment, step });
                    let begun = self.untold.iter().position(|untold| *untold == segment);
                    self.untold.drain(..begun.map_or(0, |begun| begun + 1));
                }
            }
            Entry::Sand {
                clock,
                total_ms,
                left_ms,
                running,
                wall_ms,
            } => {
                self.sand = (total_ms > 0).then_some(KeptSand {
                    purpose: serde_json::from_value(serde_json::Value::String(clock)).ok(),
                    total_ms,
                    left_ms,
                    running,
                    wall_ms,
                });
            }
            Entry::Finished => *self = Self::default(),
            Entry::Left => {}
        }
    }
}

impl Table {
    /// Takes over what the journal told, at the shelf.
    pub(super) fn restore(&mut self, entries: Vec<Entry>) {
        let restored = Restored::from(entries);
        self.game = restored.game;
        self.hand_round = restored.hand_round;
        self.learn();
        self.stand_still();
        let current = restored.position.filter(|at| self.director.knows(*at));
        let untold = restored.untold.into_iter().map(first_of);
        let mut rest: Vec<_> = current.into_iter().chain(untold).collect();
        let confessions = self.is_before_the_result();
        let wanted = |sand: &KeptSand| sand.purpose.is_some() || confessions;
        if let Some(sand) = restored.sand.filter(wanted) {
            // Others may have spoken while it ran.
            if sand.purpose.is_none()
                && let Some(at) = self.director.sand()
                && !rest.iter().any(|one| one.segment == at.segment)
            {
                rest.push(at);
            }
            self.find_sand(sand);
        }
        if !rest.is_empty() {
            self.interrupted = rest;
        }
    }

    pub(super) fn check_setup(&self, form: &SetupForm) -> Result<Reply, Vec<Trouble>> {
        check(form)?;
        let seats = form.players.len();
        Ok(Reply::Playable {
            cards_each: cards_each(seats).unwrap_or_default(),
            usual_witch_cards: usual_witch_cards(seats),
            harder_witch_cards: harder_witch_cards(seats),
        })
    }

    pub(super) fn new_game(&mut self, form: SetupForm) -> Result<(), Vec<Trouble>> {
        check(&form)?;
        let form = SetupForm {
            // The ledger's hands are entered by their players, not sent with the setup.
            hands: None,
            seed: seed(),
            ..form
        };
        self.put_away();
        self.hand_round = HandRound::of(&form);
        if self.hand_round.is_none() {
            self.game = form.check().ok().map(SalemGame::new);
        }
        self.keeping.begin(KIND, raw(&form), Vec::new());
        self.sit_down();
        if self.hand_round.is_some() {
            self.prepare(&[Segment::HandRound]);
            self.director.play(self.now(), &[Segment::HandRound]);
        }
        Ok(())
    }

    pub(super) fn go_on(&mut self) -> Result<(), Vec<Trouble>> {
        if self.at_table || (self.game.is_none() && self.hand_round.is_none()) {
            return Err(vec![Trouble::NotNow]);
        }
        let rest = std::mem::take(&mut self.interrupted);
        self.sit_down();
        if !rest.is_empty() {
            self.interrupted = rest;
        }
        self.say_if_sand_is_out();
        let rest = &self.interrupted;
        if !rest.is_empty() && !self.director.needs_shut_eyes(rest) {
            self.take_up_again()?;
        }
        Ok(())
    }

    pub(super) fn open_file(&mut self, path: &str) -> Result<(), Vec<Trouble>> {
        let recorded = RecordedGame::open(Path::new(path)).map_err(|error| {
            tracing::warn!("a recorded game cannot be opened");
            vec![match error {
                FileError::Unreadable(_) => Trouble::CannotRead,
                FileError::TooLarge => Trouble::TooLarge,
                FileError::Malformed(_) | FileError::OtherGame { .. } => Trouble::NotAGame,
                FileError::Newer { .. } => Trouble::TooNew,
            }]
        })?;
        let game = match play(&recorded) {
            Ok(Some(game)) => game,
            Ok(None) => return Err(vec![Trouble::NotAGame]),
            Err(mismatch) => {
                let step = match mismatch.place {
                    Place::Setup => 0,
                    Place::Step { index, .. } => index + 1,
                    Place::End => recorded.steps.len(),
                };
                return Err(vec![Trouble::WentOtherwise { step }]);
            }
        };
        self.put_away();
        let steps = game.steps().iter().chain(game.undone());
        let steps = steps.map(|step| Entry::Step {
            command: raw(&step.command),
            events: raw(&step.events),
        });
        let undone = game.undone().iter().map(|_| Entry::Undo);
        let entries = steps.chain(undone).collect();
        self.keeping.begin(KIND, raw(&game.setup().form()), entries);
        self.game = Some(game);
        self.sit_down();
        Ok(())
    }

    pub(super) fn export(&mut self, path: &str) -> Result<(), Vec<Trouble>> {
        let game = self.game.as_ref().ok_or_else(|| vec![Trouble::NotNow])?;
        let names: Vec<_> = game
            .setup()
            .players()
            .iter()
            .map(|player| player.name.as_str())
            .collect();
        let recorded = RecordedGame::of(game, names.join(", "));
        let written = recorded
            .write()
            .map_err(std::io::Error::other)
            .and_then(|text| crate::keep::write_whole(Path::new(path), text.as_bytes()));
        written.map_err(|_| vec![Trouble::CannotWrite])?;
        self.notices.tell(Notice::Exported {
            path: path.to_owned(),
        });
        Ok(())
    }

    /// Leaves to the shelf. The game stays on disk, and sound ends.
    pub(super) fn leave(&mut self) {
        if !self.at_table {
            return;
        }
        let over = self
            .public()
            .is_some_and(|table| table.phase == PhaseName::Over);
        let rest = self.director.rest();
        self.hold_sand_as_needed(true);
        self.stand_still();
        if !rest.is_empty() {
            self.interrupted = rest;
        }
        self.silence();
        self.at_table = false;
        if over {
            self.keeping.finish();
            self.game = None;
            self.sand = None;
            self.interrupted.clear();
        } else {
            self.keeping.keep(Entry::Left);
        }
    }

    fn put_away(&mut self) {
        self.leave();
        self.game = None;
        self.hand_round = None;
        self.interrupted.clear();
        self.sand = None;
    }

    fn sit_down(&mut self) {
        self.at_table = true;
        self.stand_still();
        self.wake_speaker();
    }
}

fn check(form: &SetupForm) -> Result<(), Vec<Trouble>> {
    let without_hands = SetupForm {
        tracking: TrackingForm::Counts,
        hands: None,
        ..form.clone()
    };
    let refusals = without_hands.check().err().unwrap_or_default();
    if refusals.is_empty() {
        return Ok(());
    }
    let trouble = |refusal| Trouble::Setup { refusal };
    Err(refusals.into_iter().map(trouble).collect())
}

/// Where this game's draws come from. The standard library's hasher is keyed by the
/// system's randomness, which is all that a seed needs.
fn seed() -> u64 {
    use std::hash::{BuildHasher, Hasher};
    std::hash::RandomState::new().build_hasher().finish()
}

/// As the journal takes it. What crosses there has no form that JSON lacks.
pub(super) fn raw(value: &impl serde::Serialize) -> Raw {
    serde_json::to_value(value).unwrap_or_default()
}
