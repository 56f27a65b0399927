//! Makes the views: all that each onlooker may see now.

use rules::onlooker::Onlooker;
use tokio::time::Instant;

use super::owner::{Table, TakenBack};
use super::seated::Seated;
use super::showing::demos;
use crate::contract::{
    Eyes, GameScreen, GameView, LastGame, NarratorView, Notice, Screen, SeatView, ShelfView,
    SoundState, Storage, View,
};
use crate::shown::Admission;

/// A game that nobody plays any more, as everybody may see it.
pub(super) fn still(game: &dyn Seated) -> GameScreen {
    GameScreen {
        house: GameView {
            names: game.names(),
            may_undo: false,
            undo_into_the_dark: false,
            may_redo: false,
            may_reseat: false,
            narrator: NarratorView {
                caption: None,
                heard: false,
                speaking: false,
                paused: false,
                interrupted: false,
                taken_back: false,
                goes_on: false,
                waits: false,
                may_skip: false,
                may_repeat: false,
                may_restart: false,
                eyes: Eyes::Open,
                shows: None,
                progress: None,
                window: None,
            },
            sand: None,
            record: game.record(),
            demo: None,
        },
        own: game.own(Onlooker::Table, Admission::default()),
    }
}

impl Table {
    /// Shows all who look on what has changed.
    pub(super) fn show(&mut self) {
        self.gather_notices();
        let newest = self.view();
        self.doors.show(newest);
        // In the dark a change would tell when something was chosen.
        if self.director.eyes() == Eyes::Open {
            if self.turn_shown_to_seats != self.turn {
                self.turn_shown_to_seats = self.turn;
                self.turn_of_seats += 1;
            }
            let mut doors = std::mem::take(&mut self.doors);
            doors.show_seats(|onlooker| self.seat_view(onlooker));
            self.doors = doors;
        }
    }

    pub(super) fn view(&self) -> View {
        let screen = self.screen();
        let game = self.game().filter(|_| self.place.is_at_table());
        View {
            turn: self.turn,
            screen,
            settings: self.settings_in_play().into_owned(),
            languages: self.words.languages(),
            language: self.language(),
            voices: self.library.voices(),
            own_recordings: self.recordings.shown(),
            names_voice: self.names.voice_for(&self.language()).is_some(),
            sound: self.sound,
            waits_for_sound: self.waits_for_sound(),
            storage: self.keeping.storage(),
            notice: self.notices.newest().cloned(),
            keeps_awake: self.keeping.settings.keep_awake
                && game.is_some_and(|game| !game.is_over()),
        }
    }

    /// What a seat may see.
    pub(super) fn seat_view(&self, onlooker: Onlooker) -> SeatView {
        SeatView {
            turn: self.turn_of_seats,
            game: self
                .at_table()
                .ok()
                // A demo is nobody's: its seats are sample people's.
                .filter(|_| !self.place.is_demo())
                .and_then(|_| self.game_screen(onlooker)),
        }
    }

    fn screen(&self) -> Screen {
        if self.place.is_at_table()
            && let Some(game) = self.game_screen(Onlooker::Table)
        {
            return Screen::Game(game);
        }
        Screen::Shelf(ShelfView {
            last_game: self.game().map(|game| LastGame {
                game: game.id(),
                names: game.names(),
                stand: game.stand(),
                eyes: self.eyes_to_go_on_with(),
            }),
            last_table: self.last_table(),
            known_names: self.keeping.known_names.clone(),
            demos: demos(),
        })
    }

    fn game_screen(&self, onlooker: Onlooker) -> Option<GameScreen> {
        let game = self.game()?;
        let admission = match onlooker {
            Onlooker::Table => self.admission(),
            // What is in a window is not for a device that others can see light up.
            Onlooker::Seat(_) if self.director.eyes() == Eyes::Shut => Admission {
                untold: true,
                ..Admission::default()
            },
            Onlooker::Seat(_) => self.admission(),
        };
        Some(GameScreen {
            house: GameView {
                names: game.names(),
                may_undo: game.may_undo(),
                // In the dark it stands still: it would tell that a choice was made.
                undo_into_the_dark: self.director.eyes() == Eyes::Open
                    && self.interrupted.is_empty()
                    && game.undo_leads_to_a_choice(),
                may_redo: game.may_redo(),
                may_reseat: game.may_reseat(),
                narrator: self.narrator(onlooker),
                sand: self.sand.as_ref().map(|sand| sand.view(Instant::now())),
                record: game.record(),
                demo: self.demo_view(),
            },
            own: game.own(onlooker, admission),
        })
    }

    fn narrator(&self, onlooker: Onlooker) -> NarratorView {
        let window = self.director.window();
        NarratorView {
            caption: self.director.caption().map(str::to_owned),
            heard: self.recorded && self.is_voice_heard(),
            speaking: !self.director.is_done() || self.is_demo_going_on(),
            paused: self.director.is_paused() || self.is_demo_paused(),
            interrupted: !self.interrupted.is_empty(),
            taken_back: self.taken_back.is_some(),
            goes_on: self.taken_back == Some(TakenBack::GoesOn),
            waits: self.director.waits(),
            may_skip: self.director.may_skip(),
            may_repeat: self.director.caption().is_some(),
            may_restart: self.restartable().is_some(),
            eyes: self.director.eyes(),
            shows: self.shows(),
            progress: self.director.progress(),
            window: window.filter(|_| onlooker == Onlooker::Table),
        }
    }

    /// At the shelf: whether the table sat in the dark when the game was left or cut.
    fn eyes_to_go_on_with(&self) -> Eyes {
        if self.director.needs_shut_eyes(&self.interrupted) {
            Eyes::Shut
        } else {
            Eyes::Open
        }
    }

    fn is_voice_heard(&self) -> bool {
        let settings = &self.keeping.settings;
        self.sound == SoundState::Heard && settings.voice_on && settings.volumes.voice > 0
    }

    /// What the table takes now, besides what the rules allow.
    pub(super) fn admission(&self) -> Admission {
        let window = self.director.window();
        let paused = self.director.is_paused();
        Admission {
            open: window.map(|window| window.of),
            free: window.is_some_and(|window| !window.chosen) && !paused,
            clock: self.sand.as_ref().map(|sand| sand.clock),
            untold: self.game().is_some_and(super::seated::Seated::is_untold),
        }
    }

    /// Takes over what the disk brought about, and drops what is no longer so.
    pub(super) fn gather_notices(&mut self) {
        for notice in self.keeping.take_notices() {
            self.notices.tell(notice);
        }
        let kept = self.keeping.storage() == Storage::Kept;
        let settings_kept = !self.keeping.are_settings_owed();
        let no_device = self.sound == SoundState::NoDevice;
        self.notices.keep_what(|notice| match notice {
            Notice::NotKept => !kept,
            Notice::SettingsNotKept => !settings_kept,
            Notice::NoSound => no_device,
            Notice::GameDamaged { .. }
            | Notice::CannotOpenLast
            | Notice::GameInvalid { .. }
            | Notice::SettingsDamaged { .. }
            | Notice::TableDamaged { .. }
            | Notice::SoundEnded
            | Notice::ProgramEnded
            | Notice::Exported { .. } => true,
        });
    }
}
