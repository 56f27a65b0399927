//! The one mixing graph: cues in at a sample, stereo out, reports by sample count.
//! Must never know a device, a clock or a file; the same cues give the same samples, bit for bit.

use super::backdrop::Backdrop;
use super::clip::Clip;
use super::coming::Coming;
use super::cue::{Cue, End, Report, Token, Volumes, WithVoice};
use super::effects::Effects;
use super::limiter::{LOOK_AHEAD, Limiter};
use super::loudness::amplitude;
use super::noise;
use super::ramp::Ramp;
use super::rate::{RATE, frames};
use super::speech::{CUT_MILLIS, Speech, Words};

/// Frames by which what comes out of [`Graph::pull`] lags behind
/// [`Graph::position`]: 2 ms for the limiter to look ahead.
pub const LATENCY: usize = LOOK_AHEAD;

/// Frames of [`Cue::KeepAwake`]'s noise that a sleeping speaker gets before
/// a first sound (300 ms).
pub const LEAD_IN: u64 = RATE as u64 * 3 / 10;

/// The least the scene goes down under a voice, however soft it is already.
const DUCK_LEAST: f32 = 0.5;
/// What the voice is kept above everything else, in amplitude: 12 dB by
/// measured loudness, so that 9 dB are left for a gust in the scene and a
/// soft word in the line.
const DUCK_MARGIN: f32 = 0.25;
/// A voice that is not mixed here is taken for as loud as our lines are.
const BESIDE_LUFS: f32 = -18.0;
const DUCK_ATTACK_MILLIS: u32 = 60;
const DUCK_RELEASE_MILLIS: u32 = 900;
/// The scene stays down this long after a line, so that it does not pump in
/// the gap between two.
const DUCK_HOLD: u64 = RATE as u64 * 7 / 10;

/// Twice the amplitude, +6 dB, covers sleeves and chairs.
const MASKING_GAIN: f32 = 2.0;
const MASKING_MILLIS: u32 = 250;
const VOLUME_MILLIS: u32 = 50;
const PAUSE_MILLIS: u32 = 30;
const SILENCE_MILLIS: u32 = 60;
const SILENCE_SCENE_MILLIS: u32 = 400;

/// Frames a line is taken back after its device was lost.
const STEP_BACK: u64 = RATE as u64 / 2;

/// Frames mixed in one go.
const CHUNK: usize = 64;

/// Everything that can sound, and the position of each.
pub struct Graph {
    position: u64,
    /// Frames given out, held or not.
    pulled: u64,
    /// Cues that wait for their position, in order.
    schedule: Vec<(u64, Cue)>,
    voice: Speech,
    backdrop: Backdrop,
    effects: Effects,
    voice_volume: Ramp,
    scene_volume: Ramp,
    effects_volume: Ramp,
    masking: Ramp,
    scene_duck: Ramp,
    effects_duck: Ramp,
    /// Frames for which the ducks still stay down.
    duck_hold: u64,
    /// Whether a voice speaks that is not mixed here.
    beside: bool,
    /// 1 while running, 0 while held, in between while pausing.
    transport: Ramp,
    paused: bool,
    keep_awake: bool,
    /// Frames of output without digital silence up to now.
    awake: u64,
    limiter: Limiter,
    reports: Vec<Report>,
}

impl Default for Graph {
    fn default() -> Self {
        Graph::new()
    }
}

impl Graph {
    /// Silent, at position 0, all volumes full.
    pub fn new() -> Self {
        Graph {
            position: 0,
            pulled: 0,
            schedule: Vec::new(),
            voice: Speech::default(),
            backdrop: Backdrop::default(),
            effects: Effects::default(),
            voice_volume: Ramp::at(1.0),
            scene_volume: Ramp::at(1.0),
            effects_volume: Ramp::at(1.0),
            masking: Ramp::at(1.0),
            scene_duck: Ramp::at(1.0),
            effects_duck: Ramp::at(1.0),
            duck_hold: 0,
            beside: false,
            transport: Ramp::at(1.0),
            paused: false,
            keep_awake: false,
            awake: 0,
            limiter: Limiter::new(),
            reports: Vec::new(),
        }
    }

    /// Frames of programme up to now. Stands still while held.
    pub fn position(&self) -> u64 {
        self.position
    }

    /// Takes the reports since the last call, oldest first.
    pub fn reports(&mut self) -> std::vec::Drain<'_, Report> {
        self.reports.drain(..)
    }

    /// Carries a cue out at the present position.
    pub fn cue(&mut self, cue: Cue) {
        match cue {
            Cue::Say {
                token,
                clip,
                instead,
            } => {
                let instead = frames(instead).max(1);
                self.say(token, Words::Spoken { clip, instead });
            }
            Cue::Caption { token, lasts } => self.say(token, Words::Read(frames(lasts).max(1))),
            Cue::Effect {
                token,
                clip,
                with_voice,
            } => self.effect(token, clip, with_voice, false),
            Cue::TestTone { token } => {
                self.effect(token, Clip::test_tone().into(), WithVoice::Overlap, true)
            }
            Cue::Scene(scene) => self
                .backdrop
                .lay(scene.ambience.into_iter().chain(scene.music).collect()),
            Cue::Preview(clip) => self.backdrop.preview(clip),
            Cue::Masking(on) => self
                .masking
                .head(if on { MASKING_GAIN } else { 1.0 }, MASKING_MILLIS),
            Cue::Beside(speaks) => self.beside = speaks,
            Cue::Volumes(volumes) => self.volumes(volumes),
            Cue::KeepAwake(on) => self.keep_awake = on,
            Cue::Hush => {
                self.unschedule_lines();
                self.voice
                    .hush(CUT_MILLIS, self.position, &mut self.reports);
                self.drop_inaudible_line();
            }
            Cue::Pause => {
                self.paused = true;
                self.transport.head(0.0, PAUSE_MILLIS);
            }
            Cue::Resume => {
                self.paused = false;
                self.transport.head(1.0, PAUSE_MILLIS);
            }
            Cue::Silence => self.silence(),
        }
    }

    /// Carries a cue out when the position is `at`; at once if it is past.
    /// Cues for one position keep their order. There is one voice: a line
    /// asked for takes the place of a line that still waits here.
    pub fn cue_at(&mut self, at: u64, cue: Cue) {
        if at <= self.position {
            return self.cue(cue);
        }
        if matches!(cue, Cue::Say { .. } | Cue::Caption { .. }) {
            self.unschedule_lines();
        }
        let place = self.schedule.partition_point(|(other, _)| *other <= at);
        self.schedule.insert(place, (at, cue));
    }

    /// Holds everything at this sample without a fade: nobody is listening.
    pub(super) fn hold(&mut self) {
        self.paused = true;
        self.transport.jump(0.0);
    }

    /// The device was closed and another will take over: what was in its
    /// buffer was not heard, so the line steps back half a second.
    pub(super) fn interrupted(&mut self) {
        self.voice.step_back(STEP_BACK);
        self.limiter = Limiter::new();
        self.transport.jump(0.0);
        if !self.paused {
            self.transport.head(1.0, PAUSE_MILLIS);
        }
    }

    /// Frames until something can begin or end, a report among them; `None`
    /// if nothing will by itself. Between two such points every gain's goal
    /// stands still, so that it does not matter in what pieces one pulls.
    pub fn until_next(&self) -> Option<u64> {
        if self.is_held() {
            return None;
        }
        let scheduled = self
            .schedule
            .first()
            .map(|(at, _)| at.saturating_sub(self.position));
        let pause = self.paused.then(|| self.transport.remaining() as u64);
        let masking = Some(self.masking.remaining() as u64).filter(|rest| *rest > 0);
        let duck = Some(self.duck_hold).filter(|rest| *rest > 0 && self.speaking().is_none());
        [
            scheduled,
            pause,
            masking,
            duck,
            self.backdrop.until_event(),
            self.voice.until_event(),
            self.effects.until_event(self.voice.busy()),
        ]
        .into_iter()
        .flatten()
        .min()
        .map(|frames| frames.max(1))
    }

    /// Looks which clips have arrived, and lets begin now what waited for them.
    pub fn look(&mut self) {
        if !self.is_held() {
            self.backdrop.look();
            self.voice.look();
            self.effects.look();
        }
    }

    /// A clip that is waited for: its arrival is worth a [`look`](Graph::look)
    /// before [`until_next`](Graph::until_next).
    pub(super) fn awaited(&self) -> Option<Coming> {
        let awaited = self.voice.awaited().or_else(|| self.effects.awaited());
        awaited.filter(|_| !self.is_held()).cloned()
    }

    /// Fills `stereo` (interleaved, left first) with the next frames.
    pub fn pull(&mut self, stereo: &mut [f32]) {
        let mut rest = stereo;
        while rest.len() >= 2 {
            self.look();
            let n = self.ready(rest.len() / 2).min(CHUNK);
            let (chunk, later) = rest.split_at_mut(2 * n);
            let held = self.is_held();
            self.mix(chunk);
            self.advance(n, held);
            rest = later;
        }
    }

    /// Moves on by so many frames without mixing them: the same reports at
    /// the same positions, and nothing to hear. What has arrived meanwhile is
    /// taken for not here until [`look`](Graph::look): it was not, in the
    /// time that is skipped.
    pub fn skip(&mut self, frames: u64) {
        let mut rest = frames;
        while rest > 0 {
            let n = self.ready(usize::try_from(rest).unwrap_or(usize::MAX));
            let held = self.is_held();
            if !held {
                self.set_ducks();
                let ramps = [
                    &mut self.voice_volume,
                    &mut self.scene_volume,
                    &mut self.effects_volume,
                ];
                let ducks = [
                    &mut self.masking,
                    &mut self.scene_duck,
                    &mut self.effects_duck,
                    &mut self.transport,
                ];
                ramps.into_iter().chain(ducks).for_each(|ramp| ramp.skip(n));
                self.voice.skip(n);
                self.backdrop.skip(n);
                self.effects.skip(n);
            }
            self.advance(n, held);
            rest -= n as u64;
        }
    }

    /// Whether a pause has come to its hold.
    pub(super) fn is_held(&self) -> bool {
        self.paused && self.transport.settled()
    }

    /// Carries out what is due and says how many of `most` frames come
    /// before the next thing happens.
    fn ready(&mut self, most: usize) -> usize {
        if self.is_held() {
            return most;
        }
        while self
            .schedule
            .first()
            .is_some_and(|(at, _)| *at <= self.position)
        {
            let (_, cue) = self.schedule.remove(0);
            self.cue(cue);
        }
        self.backdrop.end_preview();
        self.voice.begin();
        self.effects
            .begin(self.voice.busy(), self.position, &mut self.reports);
        self.until_next()
            .map_or(most, |n| most.min(usize::try_from(n).unwrap_or(usize::MAX)))
    }

    fn mix(&mut self, out: &mut [f32]) {
        out.fill(0.0);
        if !self.is_held() {
            self.set_ducks();
            let mut scene = [0.0; 2 * CHUNK];
            let mut effects = [0.0; 2 * CHUNK];
            let (scene, effects) = (&mut scene[..out.len()], &mut effects[..out.len()]);
            self.voice.mix(out, &mut self.voice_volume);
            self.backdrop.mix(scene);
            self.effects.mix(effects, out);
            for ((out, scene), effects) in out
                .chunks_exact_mut(2)
                .zip(scene.chunks_exact(2))
                .zip(effects.chunks_exact(2))
            {
                let scene_gain =
                    self.scene_volume.next() * self.masking.next() * self.scene_duck.next();
                let effects_gain = self.effects_volume.next() * self.effects_duck.next();
                let transport = self.transport.next();
                out[0] = transport * (out[0] + scene_gain * scene[0] + effects_gain * effects[0]);
                out[1] = transport * (out[1] + scene_gain * scene[1] + effects_gain * effects[1]);
            }
        }
        if self.is_awake() {
            noise::add(self.pulled, out);
        }
        self.limiter.run(out);
    }

    /// Counts mixed frames as gone. `held` is as it was before them: the
    /// frames in which a pause falls silent still belong to the programme.
    fn advance(&mut self, frames: usize, held: bool) {
        let frames = frames as u64;
        self.awake = if self.is_awake() {
            self.awake.saturating_add(frames)
        } else {
            0
        };
        self.pulled += frames;
        if !held {
            self.position += frames;
            // The hold counts from the end of the voice, not of a chunk.
            if self.speaking().is_none() {
                self.duck_hold = self.duck_hold.saturating_sub(frames);
            }
            self.backdrop.advance(frames);
            self.voice.advance(frames, self.position, &mut self.reports);
            self.effects
                .advance(frames, self.position, &mut self.reports);
        }
    }

    /// How loud the voice is that speaks, if one does.
    fn speaking(&self) -> Option<f32> {
        let beside = self.beside.then_some(BESIDE_LUFS);
        self.voice.speaking().or(beside)
    }

    /// How far scene and effects have to go down, by loudness and volumes.
    fn set_ducks(&mut self) {
        let voice_volume = self.voice_volume.target();
        match self.speaking().filter(|_| voice_volume > 0.0) {
            Some(level) => {
                let voice = amplitude(level) * voice_volume;
                let under = |other: f32| {
                    if other > 0.0 {
                        (DUCK_MARGIN * voice / other).min(DUCK_LEAST)
                    } else {
                        DUCK_LEAST
                    }
                };
                let masking = if self.masking.settled() {
                    self.masking.value()
                } else {
                    MASKING_GAIN
                };
                let scene = self.backdrop.amplitude() * self.scene_volume.target() * masking;
                let effects = self.effects.amplitude() * self.effects_volume.target();
                self.scene_duck.head(under(scene), DUCK_ATTACK_MILLIS);
                self.effects_duck.head(under(effects), DUCK_ATTACK_MILLIS);
                self.duck_hold = DUCK_HOLD;
            }
            None if self.duck_hold == 0 => {
                self.scene_duck.head(1.0, DUCK_RELEASE_MILLIS);
                self.effects_duck.head(1.0, DUCK_RELEASE_MILLIS);
            }
            None => {}
        }
    }

    fn is_awake(&self) -> bool {
        self.keep_awake
            || self.voice.busy()
            || !self.effects.is_empty()
            || !self.backdrop.is_empty()
            || !self.schedule.is_empty()
    }

    fn say(&mut self, token: Token, words: Words) {
        self.unschedule_lines();
        let lead_in = match words {
            Words::Spoken { .. } => LEAD_IN.saturating_sub(self.awake),
            Words::Read(_) => 0,
        };
        let way = if self.effects.make_way() {
            u64::from(CUT_MILLIS * RATE / 1000)
        } else {
            0
        };
        self.voice.say(
            token,
            words,
            lead_in.max(way),
            self.position,
            &mut self.reports,
        );
        self.drop_inaudible_line();
    }

    fn effect(&mut self, token: Token, clip: Coming, with_voice: WithVoice, fixed: bool) {
        self.effects.start(
            token,
            clip,
            with_voice,
            fixed,
            LEAD_IN.saturating_sub(self.awake),
        );
    }

    fn volumes(&mut self, volumes: Volumes) {
        // Also turns what is not a number into 0.
        let within = |volume: f32| if volume >= 0.0 { volume.min(1.0) } else { 0.0 };
        self.voice_volume.head(within(volumes.voice), VOLUME_MILLIS);
        self.scene_volume.head(within(volumes.scene), VOLUME_MILLIS);
        self.effects_volume
            .head(within(volumes.effects), VOLUME_MILLIS);
    }

    fn silence(&mut self) {
        let at = self.position;
        let held = self.is_held();
        for (_, cue) in std::mem::take(&mut self.schedule) {
            self.reports.extend(cut(&cue, at));
        }
        self.voice.hush(SILENCE_MILLIS, at, &mut self.reports);
        if held {
            self.voice.drop_now(at, &mut self.reports);
            self.effects.clear(at, &mut self.reports);
            self.backdrop.clear();
            self.transport.jump(1.0);
        } else {
            self.effects.end(SILENCE_MILLIS);
            self.backdrop.end(SILENCE_SCENE_MILLIS);
            self.transport.head(1.0, PAUSE_MILLIS);
        }
        self.masking.head(1.0, MASKING_MILLIS);
        self.beside = false;
        self.paused = false;
        self.keep_awake = false;
    }

    fn unschedule_lines(&mut self) {
        let at = self.position;
        let reports = &mut self.reports;
        self.schedule.retain(|(_, cue)| {
            let line = matches!(cue, Cue::Say { .. } | Cue::Caption { .. });
            if line {
                reports.extend(cut(cue, at));
            }
            !line
        });
    }

    /// While held a line that has been told to fade would wait for ever.
    fn drop_inaudible_line(&mut self) {
        if self.is_held() {
            self.voice.drop_now(self.position, &mut self.reports);
        }
    }
}

/// The report of a cue that is dropped before its time.
fn cut(cue: &Cue, at: u64) -> Option<Report> {
    match *cue {
        Cue::Say { token, .. } | Cue::Caption { token, .. } => Some(Report::VoiceEnded {
            token,
            at,
            end: End::Cut,
        }),
        Cue::Effect { token, .. } | Cue::TestTone { token } => Some(Report::EffectEnded {
            token,
            at,
            end: End::Cut,
        }),
        Cue::Scene(_)
        | Cue::Preview(_)
        | Cue::Masking(_)
        | Cue::Beside(_)
        | Cue::Volumes(_)
        | Cue::KeepAwake(_)
        | Cue::Hush
        | Cue::Pause
        | Cue::Resume
        | Cue::Silence => None,
    }
}
