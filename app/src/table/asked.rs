//! What is asked of the table, and its answers. Nothing has changed when something is refused.

use rules::onlooker::Asker;
use tokio::sync::oneshot;

use super::demo::is_for_a_demo;
use super::doors::refused;
use super::earlier::is_about_the_shelf;
use super::errands::{self, Done, Errand};
use super::input::Unanswered;
use super::owner::{Table, not_now};
use crate::contract::{Ask, Change, Eyes, HostAsk, Notice, Reply, SeatAsk, Trouble};

impl Table {
    /// Somebody asks. What needs a slow disk is done beside the loop and answered then.
    pub(super) fn asked(&mut self, by: Asker, seen: u64, ask: Ask, answer: oneshot::Sender<Reply>) {
        if self.is_in_the_dark(by) {
            // Every answer is the same, and comes at once: another one would tell what was chosen,
            // and one that waited for the disk, when.
            let _ = answer.send(refused(Trouble::NotNow));
            return;
        }
        if self.place.is_demo() && !(by == Asker::Host && is_for_a_demo(&ask)) {
            return self.answer(answer, Err(not_now()));
        }
        if acts_once(&ask) && !self.is_of_now(by, seen) {
            let reply = refused(Trouble::Stale);
            return self.unanswered.push(Unanswered { answer, reply });
        }
        match ask {
            Ask::Host(HostAsk::Open { path }) => {
                self.errands.send(answer, self.turn, move || {
                    Done::Opened(errands::opened(path.as_ref()))
                });
            }
            Ask::Host(ask) if is_about_the_shelf(&ask) => self.asked_of_the_shelf(ask, answer),
            Ask::Host(HostAsk::Export { path }) => match self.text_of_game() {
                Ok(text) => self.errands.send(answer, self.turn, move || {
                    Done::Exported(errands::exported(path, &text))
                }),
                Err(troubles) => self.answer(answer, Err(troubles)),
            },
            Ask::Host(ask) => {
                let answered = self.host_asks(ask);
                self.answer(answer, answered);
            }
            Ask::Seat(SeatAsk::Play { command }) => {
                let played = self.play(by, &command);
                self.answer(answer, played.map(|()| Reply::Done));
            }
        }
    }

    /// A seat's own device, while the table's eyes are shut.
    fn is_in_the_dark(&self, by: Asker) -> bool {
        by != Asker::Host && self.director.eyes() == Eyes::Shut
    }

    /// Whether nothing else may be done since whoever asks saw this turn.
    fn is_of_now(&self, by: Asker, seen: u64) -> bool {
        match by {
            Asker::Host => seen == self.turn,
            Asker::Seat(_) => seen == self.turn_of_seats && self.turn == self.turn_shown_to_seats,
        }
    }

    fn answer(&mut self, answer: oneshot::Sender<Reply>, answered: Result<Reply, Vec<Trouble>>) {
        let reply = answered.unwrap_or_else(|troubles| Reply::Refused { troubles });
        self.unanswered.push(Unanswered { answer, reply });
    }

    /// What was done beside the loop is done.
    pub(super) fn errand_done(&mut self, errand: Errand) {
        let Errand { done, answer, turn } = errand;
        let answered = match done {
            // Something else has happened meanwhile: what was asked for is not wanted any more.
            Done::Opened(Ok(_)) if turn != self.turn || self.moving.goes_on() => {
                Err(vec![Trouble::Stale])
            }
            Done::Opened(Ok(game)) => {
                self.play_on(game);
                Ok(())
            }
            Done::Exported(Ok(path)) => {
                self.notices.tell(Notice::Exported { path });
                Ok(())
            }
            Done::Looked(whose, looked) => {
                self.recordings_looked_at(&whose, looked);
                Ok(())
            }
            Done::Told(Ok(reply)) => return self.answer(answer, Ok(reply)),
            Done::Moved(moving, moved) => {
                let moved = moved.and_then(|moved| self.game_moved(moved));
                drop(moving);
                moved
            }
            Done::Opened(Err(troubles))
            | Done::Exported(Err(troubles))
            | Done::Told(Err(troubles)) => Err(troubles),
        };
        self.answer(answer, answered.map(|()| Reply::Done));
    }

    fn host_asks(&mut self, ask: HostAsk) -> Result<Reply, Vec<Trouble>> {
        let turns = turns(&ask);
        match ask {
            HostAsk::CheckSetup { form } => return self.check_setup(&form),
            HostAsk::NewGame { form } => self.new_game(form)?,
            HostAsk::GoOn => self.go_on()?,
            HostAsk::ShowDemo { game } => self.show_demo(game)?,
            HostAsk::DemoOn { number } => self.demo_on(number)?,
            HostAsk::Leave => self.leave(),
            HostAsk::Undo => self.undo()?,
            HostAsk::Redo => self.redo()?,
            HostAsk::Pause => self.pause(),
            HostAsk::Resume => self.resume(),
            HostAsk::RepeatLine => self.repeat_line()?,
            HostAsk::SkipLine { caption } => self.skip_line(caption.as_deref())?,
            HostAsk::LeadOn => self.lead_on()?,
            HostAsk::RestartPhase => self.restart_phase()?,
            HostAsk::TakeUpAgain => self.take_up_again()?,
            HostAsk::GoOnWithCaptions => self.go_on_with_captions(),
            HostAsk::TestSound => self.test_sound(),
            HostAsk::Preview { sound } => self.preview(&sound)?,
            HostAsk::TurnSand { sand } => self.turn_sand(&sand)?,
            HostAsk::AddSand => self.add_sand()?,
            HostAsk::HoldSand { held } => self.hold_sand(held)?,
            HostAsk::EndSand => self.end_sand()?,
            HostAsk::LookAtRecordings => self.look_at_recordings(),
            HostAsk::ChangeSetting { change } => self.change_setting(change)?,
            HostAsk::Rename { seat, name } => self.rename(seat, &name)?,
            HostAsk::ChangePlaces { seat, with } => self.change_places(seat, with)?,
            HostAsk::SitAfter { seat, after } => self.sit_after(seat, after)?,
            HostAsk::ForgetNames => self.keeping.forget_names(),
            HostAsk::PutAwayNotice { number } => self.notices.put_away(number),
            HostAsk::ForgetEvenings => self.forget_evenings(),
            // Asked for above.
            HostAsk::Open { .. }
            | HostAsk::Export { .. }
            | HostAsk::ListGames
            | HostAsk::GoOnWith { .. }
            | HostAsk::TellStory { .. }
            | HostAsk::ExportKept { .. }
            | HostAsk::ThrowAway { .. }
            | HostAsk::BringBack { .. } => return Err(not_now()),
        }
        if turns {
            self.turns();
        }
        Ok(Reply::Done)
    }

    fn change_setting(&mut self, change: Change) -> Result<(), Vec<Trouble>> {
        let settings = self.keeping.settings.clone().with(change);
        let settings = settings.ok_or_else(|| vec![Trouble::OutOfRange])?;
        self.keeping.keep_settings(settings);
        self.use_settings();
        if self.recordings.are_unseen() {
            self.look_at_recordings();
        }
        Ok(())
    }

    fn text_of_game(&self) -> Result<String, Vec<Trouble>> {
        let text = self.game().and_then(super::seated::Seated::file);
        let text = text.ok_or_else(not_now)?;
        text.map_err(|_| vec![Trouble::CannotWrite])
    }
}

/// Whether something else may be done once this was.
fn turns(ask: &HostAsk) -> bool {
    match ask {
        HostAsk::NewGame { .. }
        | HostAsk::GoOn
        | HostAsk::Open { .. }
        | HostAsk::Leave
        | HostAsk::ShowDemo { .. }
        | HostAsk::Undo
        | HostAsk::Redo
        | HostAsk::Pause
        | HostAsk::Resume
        | HostAsk::SkipLine { .. }
        | HostAsk::LeadOn
        | HostAsk::RestartPhase
        | HostAsk::TakeUpAgain
        | HostAsk::ChangePlaces { .. }
        | HostAsk::SitAfter { .. }
        | HostAsk::TurnSand { .. }
        | HostAsk::EndSand => true,
        HostAsk::CheckSetup { .. }
        | HostAsk::ListGames
        // They turn once they are done.
        | HostAsk::GoOnWith { .. }
        | HostAsk::ThrowAway { .. }
        | HostAsk::BringBack { .. }
        | HostAsk::TellStory { .. }
        | HostAsk::ExportKept { .. }
        | HostAsk::ForgetEvenings
        | HostAsk::Export { .. }
        | HostAsk::RepeatLine
        | HostAsk::DemoOn { .. }
        | HostAsk::GoOnWithCaptions
        | HostAsk::TestSound
        | HostAsk::Preview { .. }
        | HostAsk::AddSand
        | HostAsk::HoldSand { .. }
        | HostAsk::LookAtRecordings
        | HostAsk::ChangeSetting { .. }
        | HostAsk::Rename { .. }
        | HostAsk::ForgetNames
        | HostAsk::PutAwayNotice { .. } => false,
    }
}

/// Whether a request could do harm when a hasty finger makes it twice.
fn acts_once(ask: &Ask) -> bool {
    match ask {
        Ask::Seat(SeatAsk::Play { .. }) => true,
        Ask::Host(ask) => match ask {
            HostAsk::NewGame { .. }
            | HostAsk::GoOn
            | HostAsk::GoOnWith { .. }
            | HostAsk::Open { .. }
            | HostAsk::ShowDemo { .. }
            | HostAsk::Undo
            | HostAsk::Redo
            | HostAsk::LeadOn
            | HostAsk::RestartPhase
            | HostAsk::TakeUpAgain
            | HostAsk::SkipLine { .. }
            | HostAsk::ChangePlaces { .. }
            | HostAsk::SitAfter { .. }
            | HostAsk::EndSand => true,
            HostAsk::CheckSetup { .. }
            | HostAsk::ListGames
            | HostAsk::TellStory { .. }
            | HostAsk::ExportKept { .. }
            | HostAsk::ThrowAway { .. }
            | HostAsk::BringBack { .. }
            | HostAsk::ForgetEvenings
            | HostAsk::Export { .. }
            | HostAsk::Leave
            | HostAsk::Pause
            | HostAsk::Resume
            | HostAsk::RepeatLine
            | HostAsk::DemoOn { .. }
            | HostAsk::GoOnWithCaptions
            | HostAsk::TestSound
            | HostAsk::Preview { .. }
            | HostAsk::TurnSand { .. }
            | HostAsk::AddSand
            | HostAsk::HoldSand { .. }
            | HostAsk::LookAtRecordings
            | HostAsk::ChangeSetting { .. }
            | HostAsk::Rename { .. }
            | HostAsk::ForgetNames
            | HostAsk::PutAwayNotice { .. } => false,
        },
    }
}
