//! Carries out the narrator's orders on the speaker, and hears what the speaker reports.
//! A device that fails holds the night, or lets it go on with captions as the host
//! chose; it never stops the game.

use std::sync::Arc;

use rules::game::WindowId;

use super::owner::{Table, not_now};
use crate::contract::{Notice, SoundState, Trouble};
use crate::cues;
use crate::narration::{Order, Told};
use crate::script::{Act, PartId, Script, house};
use crate::sound::cue::{Cue, Report, WithVoice};

impl Table {
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
        let script = self.script();
        let settings = &self.keeping.settings;
        let cue = cues::cue(&order, &script, &self.library, settings);
        if let Order::Say { line, .. } = &order
            && self.director.caption() == Some(line)
        {
            self.recorded = matches!(cue, Some((_, Cue::Say { .. })));
        }
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
                self.turns();
                if !self.awaits(of) {
                    // Taken up again after the choice was made: it only lasts its time.
                    self.director.tell(self.now(), Told::Chosen);
                }
            }
            Order::TurnSand(clock) => {
                self.turns();
                let asked = self.game().and_then(|game| game.clock(clock));
                if asked.is_some() {
                    self.turn_sand_of_script(clock);
                } else {
                    self.director.tell(self.now(), Told::SandOver);
                }
            }
            // Nothing comes back at what is said beside the game, and where the game stands must
            // not be forgotten for it.
            Order::Keep(position) if script.is_of_the_game(position.part) => {
                self.keeping.keep(self.bookmark(position));
            }
            Order::Keep(_) => {}
        }
    }

    /// The script in use.
    pub(super) fn script(&self) -> Arc<Script> {
        let game = self.game().map(super::seated::Seated::id);
        let script = game.map_or(self.scripts.house(), |game| self.scripts.of(game));
        Arc::clone(script)
    }

    pub(super) fn awaits(&self, of: WindowId) -> bool {
        let awaited = self.game().and_then(super::seated::Seated::awaits);
        awaited.is_some_and(|window| window.id == of)
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
            Report::SpeakerGone => {
                // Something stands in for it that nobody hears: the night goes on by the clock.
                self.sound = SoundState::NoDevice;
                self.notices.tell(Notice::SoundEnded);
                self.run_on_captions();
            }
            Report::DeviceLost | Report::DeviceStalled => self.lose_sound(SoundState::Lost),
            Report::DeviceMuted => self.lose_sound(SoundState::Muted),
            Report::DeviceBack => {
                let broken = self.waits_for_sound();
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
    }

    /// Nothing is heard any more: the night holds, or goes on with captions, as the host chose.
    /// Where the voice is off there was nothing to be heard.
    pub(super) fn lose_sound(&mut self, how: SoundState) {
        self.sound = how;
        if self.on_captions {
            return;
        }
        if self.needs_sound() {
            self.hold_sand_as_needed(true);
        } else {
            self.run_on_captions();
        }
    }

    /// Whether the host wants the night to hold when nobody hears it.
    fn needs_sound(&self) -> bool {
        let settings = &self.keeping.settings;
        settings.voice_on && !settings.captions_suffice
    }

    /// Whether everything holds until it is heard again.
    pub(super) fn waits_for_sound(&self) -> bool {
        matches!(self.sound, SoundState::Lost | SoundState::Muted) && !self.on_captions
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

    pub(super) fn pause(&mut self) {
        self.hold_demo(true);
        self.director.pause(self.now());
        self.hold_sand_as_needed(true);
    }

    pub(super) fn resume(&mut self) {
        self.hold_demo(false);
        self.director.resume(self.now());
        self.let_sand_run();
    }

    pub(super) fn repeat_line(&mut self) -> Result<(), Vec<Trouble>> {
        self.director.caption().ok_or_else(not_now)?;
        self.director.repeat(self.now());
        self.let_sand_run();
        Ok(())
    }

    /// On to what follows this caption. Another line that came meanwhile is not skipped for it.
    pub(super) fn skip_line(&mut self, caption: Option<&str>) -> Result<(), Vec<Trouble>> {
        if !self.director.may_skip() {
            return Err(not_now());
        }
        if self.director.caption() != caption {
            return Err(vec![Trouble::Stale]);
        }
        self.director.skip(self.now());
        self.let_sand_run();
        Ok(())
    }

    /// Somebody says that all eyes are shut.
    pub(super) fn lead_on(&mut self) -> Result<(), Vec<Trouble>> {
        if !self.director.waits() {
            return Err(not_now());
        }
        self.director.lead_on(self.now());
        Ok(())
    }

    /// Lets the host hear whether there is sound. Where it is known that nobody would hear it, the
    /// view says so, and no line waits until somebody turns a knob.
    pub(super) fn test_sound(&mut self) {
        self.wake_speaker();
        if self.director.is_done() && self.sound == SoundState::Heard {
            self.say(&[house::SOUND_TEST]);
        }
    }

    /// Lets the host hear a loop or an effect on its own.
    pub(super) fn preview(&mut self, sound: &str) -> Result<(), Vec<Trouble>> {
        if self.place.is_at_table() && !self.director.is_done() {
            return Err(not_now());
        }
        if self.waits_for_sound() {
            return Ok(());
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
        self.speaker.cue(Cue::Preview(music));
        Ok(())
    }

    /// Lets everything that depends on settings know them.
    pub(super) fn use_settings(&mut self) {
        let settings = &self.keeping.settings;
        self.speaker.cue(Cue::Volumes(cues::volumes(settings)));
        self.use_pace();
        let language = self.language();
        self.library.speak(&language, &self.keeping.settings);
        self.note_recordings();
        self.look_for_names_voice();
        if let Some(scene) = self.scene.clone().filter(|_| self.place.is_at_table()) {
            let cue = self.scene_cue(&scene);
            self.speaker.cue(cue);
        }
        if self.waits_for_sound() && !self.needs_sound() {
            self.go_on_with_captions();
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
        if self.place.is_at_table() {
            let cue = self.scene_cue(scene);
            self.scene = Some(scene.to_owned());
            self.speaker.cue(cue);
        }
    }

    fn scene_cue(&self, scene: &str) -> Cue {
        let script = self.script();
        cues::scene(scene, &script, &self.library, &self.keeping.settings)
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

    /// Lets be decoded what is about to be heard.
    pub(super) fn prepare(&self, parts: &[PartId]) {
        let script = self.script();
        for step in parts.iter().flat_map(|part| script.part(*part)) {
            match &step.act {
                Act::Line(line) => self.library.prepare([line.clone()]),
                Act::Scene(scene) => drop(self.scene_cue(scene)),
                _ => {}
            }
        }
    }
}
