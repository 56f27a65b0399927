//! Carries out the narrator's orders on the speaker, and hears what the speaker reports.
//! A device that fails holds the night, or lets it go on with captions as the host
//! chose; it never stops the game.

use rules::salem::moves::Command;

use super::Table;
use crate::contract::{Notice, Settings, SoundState, Trouble, WindowOf};
use crate::cues;
use crate::keep::Entry;
use crate::narration::{Order, Told};
use crate::script::{Act, Segment};
use crate::sound::cue::{Cue, Report, Scene, WithVoice};

impl Table {
    /// Frames of sound up to now.
    pub(super) fn now(&self) -> u64 {
        self.speaker.position()
    }

    /// Something happens by itself: a silence or a window ends, sand has fallen.
    pub(super) fn wake(&mut self) {
        let now = self.now();
        self.director.tell(now, Told::Woken);
        if let Some(of) = self.director.expired(now) {
            let nobody = match of {
                WindowOf::Witches => Command::WitchesChoose { player: None },
                WindowOf::Constable => Command::ConstableChoose { player: None },
            };
            if self.submit(nobody).is_err() {
                tracing::error!("a window ended without a choice and none could be drawn");
            }
        }
        self.wake_for_sand();
        self.wake_for_names();
    }

    /// Carries out what the narrator has ordered.
    pub(super) fn carry_out(&mut self) {
        // An order may bring about another one, such as a window whose choice is made.
        loop {
            let orders = self.director.take_orders();
            if orders.is_empty() {
                return;
            }
            for order in orders {
                self.follow(order);
            }
        }
    }

    fn follow(&mut self, order: Order) {
        let settings = &self.keeping.settings;
        let cue = cues::cue(&order, &self.script, &mut self.library, settings);
        match cue {
            Some((Some(at), cue)) => self.speaker.cue_at(at, cue),
            Some((None, cue)) => self.speaker.cue(cue),
            None => {}
        }
        match order {
            Order::Lay { scene, .. } => self.scene = Some(scene),
            Order::Name { token, whose, at } => self.say_names(token, whose, at),
            Order::Hush => self.hush_names(),
            Order::Say { .. } | Order::Ring { .. } | Order::Mask { .. } => {}
            Order::Open(of) => {
                self.number += 1;
                if !self.awaits(of) {
                    // Taken up again after the choice was made: it only lasts its time.
                    self.director.tell(self.now(), Told::Chosen);
                }
            }
            Order::TurnSand => {
                self.number += 1;
                if self.is_before_the_result() {
                    // What runs already was turned before an interruption.
                    if self.sand.as_ref().is_none_or(|sand| sand.purpose.is_some()) {
                        self.turn_sand_for_confessions();
                    }
                    self.let_sand_run();
                } else {
                    self.director.tell(self.now(), Told::SandOver);
                }
            }
            Order::Keep(position) => {
                self.number += 1;
                let segment = serde_json::to_value(position.segment).ok();
                if let Some(serde_json::Value::String(segment)) = segment {
                    self.keeping.keep(Entry::At {
                        part: segment,
                        step: position.step,
                        script: String::new(),
                    });
                }
            }
            Order::Done => self.number += 1,
        }
    }

    pub(super) fn is_before_the_result(&self) -> bool {
        let night = self.public().and_then(|table| table.night);
        night.is_some_and(|night| night.fate.is_none())
    }

    fn awaits(&self, of: WindowOf) -> bool {
        use rules::salem::view::Awaiting;
        let awaiting = self.public().and_then(|table| table.awaiting);
        match of {
            WindowOf::Witches => awaiting == Some(Awaiting::Witches),
            WindowOf::Constable => awaiting == Some(Awaiting::Constable),
        }
    }

    /// Hears what the speaker reports.
    pub(super) fn hear(&mut self, report: Report) {
        match report {
            Report::VoiceEnded { token, at, .. } | Report::EffectEnded { token, at, .. } => {
                self.director.tell(self.now(), Told::Ended { token, at });
            }
            Report::NoDevice => {
                // Known before anybody closes their eyes: said once, captions go on.
                self.sound = SoundState::NoDevice;
                self.notices.tell(Notice::NoSound);
                self.run_on_captions();
            }
            Report::DeviceLost | Report::DeviceStalled => {
                self.sound = SoundState::Lost;
                if self.keeping.settings.captions_suffice {
                    self.run_on_captions();
                } else {
                    self.hold_sand_as_needed(true);
                }
            }
            Report::DeviceBack => {
                let broken = self.sound == SoundState::Lost && !self.on_captions;
                self.sound = SoundState::Heard;
                self.on_captions = false;
                self.speaker.run_on_captions(false);
                if broken {
                    // Nobody knows how much of the line was heard: once more from its start,
                    // ordered before the hold ends, so that nothing of the broken one sounds.
                    self.director.repeat_broken(self.now());
                    self.carry_out();
                    self.let_sand_run();
                }
                self.speaker.cue(Cue::Resume);
            }
        }
        // Names are said only where lines are heard.
        self.learn();
        self.number += 1;
    }

    pub(super) fn go_on_with_captions(&mut self) {
        if self.sound != SoundState::Heard {
            self.run_on_captions();
            self.let_sand_run();
        }
    }

    fn run_on_captions(&mut self) {
        self.on_captions = true;
        self.speaker.run_on_captions(true);
        self.speaker.cue(Cue::Resume);
    }

    fn let_sand_run(&mut self) {
        let due = self.public().is_some_and(|table| table.due.is_some());
        let unheard = self.sound == SoundState::Lost && !self.on_captions;
        self.hold_sand_as_needed(due || unheard || self.director.is_paused());
    }

    pub(super) fn pause(&mut self) {
        self.director.pause(self.now());
        self.hold_sand_as_needed(true);
    }

    pub(super) fn resume(&mut self) {
        self.director.resume(self.now());
        self.let_sand_run();
    }

    pub(super) fn repeat_line(&mut self) {
        self.director.repeat(self.now());
        self.let_sand_run();
    }

    pub(super) fn skip_line(&mut self) -> Result<(), Vec<Trouble>> {
        if !self.director.may_skip() {
            return Err(vec![Trouble::NotNow]);
        }
        self.director.skip(self.now());
        self.let_sand_run();
        Ok(())
    }

    pub(super) fn test_sound(&mut self) {
        self.wake_speaker();
        if self.director.is_done() {
            self.director.play(self.now(), &[Segment::SoundTest]);
        }
    }

    /// Lets the host hear a loop or an effect on its own.
    pub(super) fn preview(&mut self, sound: &str) -> Result<(), Vec<Trouble>> {
        let not_now = || vec![Trouble::NotNow];
        if self.at_table && !self.director.is_done() {
            return Err(not_now());
        }
        if let Some(clip) = self.library.effect(sound) {
            let token = self.director.spare_token();
            self.speaker.cue(Cue::Effect {
                token,
                clip,
                with_voice: WithVoice::Alone,
            });
            return Ok(());
        }
        let music = self.library.looped(sound).ok_or_else(not_now)?;
        self.speaker.cue(Cue::Scene(Scene {
            ambience: Vec::new(),
            music: Some(music),
        }));
        Ok(())
    }

    pub(super) fn change_settings(&mut self, settings: Settings) -> Result<(), Vec<Trouble>> {
        if !settings.is_in_range() {
            return Err(vec![Trouble::OutOfRange]);
        }
        self.keeping.keep_settings(settings);
        self.use_settings();
        Ok(())
    }

    /// Lets everything that depends on settings know them.
    pub(super) fn use_settings(&mut self) {
        let settings = &self.keeping.settings;
        self.speaker.cue(Cue::Volumes(cues::volumes(settings)));
        self.director.pace(cues::pacing(settings));
        let language = self.language();
        self.library.speak(&language, &self.keeping.settings);
        self.look_for_names_voice();
        if let Some(scene) = self.scene.clone().filter(|_| self.at_table) {
            let cue = self.scene_cue(&scene);
            self.speaker.cue(cue);
        }
        self.learn();
    }

    /// The language in use: chosen, or matched to the system's.
    pub(super) fn language(&self) -> String {
        match &self.keeping.settings.language {
            Some(chosen) => self.words.language_for(std::slice::from_ref(chosen)),
            None => self.words.language_for(&self.languages_of_system),
        }
    }

    pub(super) fn lay(&mut self, scene: &str) {
        if self.at_table {
            let cue = self.scene_cue(scene);
            self.scene = Some(scene.to_owned());
            self.speaker.cue(cue);
        }
    }

    fn scene_cue(&mut self, scene: &str) -> Cue {
        cues::scene(
            scene,
            &self.script,
            &mut self.library,
            &self.keeping.settings,
        )
    }

    /// A phase begins: a speaker that sleeps is woken, and another default device is
    /// taken up.
    pub(super) fn wake_speaker(&self) {
        self.speaker.cue(Cue::KeepAwake(true));
    }

    pub(super) fn silence(&mut self) {
        self.scene = None;
        self.speaker.cue(Cue::Masking(false));
        self.speaker.cue(Cue::Silence);
        self.speaker.cue(Cue::KeepAwake(false));
    }

    /// Decodes the lines of what is about to be said.
    pub(super) fn prepare(&self, segments: &[Segment]) {
        let lines = segments
            .iter()
            .flat_map(|segment| self.script.segment(*segment))
            .filter_map(|step| match &step.act {
                Act::Line(line) => Some(line.clone()),
                _ => None,
            })
            .collect();
        self.library.prepare(lines);
    }
}
