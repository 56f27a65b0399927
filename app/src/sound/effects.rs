//! Bells and knocks: a few at a time, beside the voice only where that was asked for.
//! Must never overlap a line with an effect that wants to sound alone.

use super::clip::Clip;
use super::cue::{End, Report, Token, WithVoice};
use super::loudness::amplitude;
use super::ramp::Ramp;
use super::speech::CUT_MILLIS;

/// More at once would be noise; the oldest makes room.
const MOST: usize = 8;

struct Sounding {
    token: Token,
    clip: Clip,
    at: usize,
    fade: Ramp,
    with_voice: WithVoice,
    /// At its own volume, whatever the listener's is: the test tone.
    fixed: bool,
    /// Frames until it may begin.
    wait: u64,
    begun: bool,
}

impl Sounding {
    fn going(&self) -> bool {
        self.fade.target() == 0.0
    }
}

/// The channel.
#[derive(Default)]
pub(super) struct Effects {
    sounding: Vec<Sounding>,
}

impl Effects {
    /// Starts an effect after `wait` frames.
    pub(super) fn start(
        &mut self,
        token: Token,
        clip: Clip,
        with_voice: WithVoice,
        fixed: bool,
        wait: u64,
    ) {
        let surplus = (self.sounding.len() + 1).saturating_sub(MOST);
        for old in self
            .sounding
            .iter_mut()
            .filter(|s| !s.going())
            .take(surplus)
        {
            old.fade.head(0.0, CUT_MILLIS);
        }
        self.sounding.push(Sounding {
            token,
            clip,
            at: 0,
            fade: Ramp::at(1.0),
            with_voice,
            fixed,
            wait,
            begun: false,
        });
    }

    /// Fades what wants to sound alone, because a line is coming. True if
    /// there was something to fade, so that the line has to wait for it.
    pub(super) fn make_way(&mut self) -> bool {
        let mut any = false;
        for effect in self
            .sounding
            .iter_mut()
            .filter(|s| s.begun && s.with_voice == WithVoice::Alone)
        {
            if !effect.going() {
                effect.fade.head(0.0, CUT_MILLIS);
            }
            any = true;
        }
        any
    }

    /// Fades everything, drops what has not begun.
    pub(super) fn end(&mut self, millis: u32) {
        for effect in &mut self.sounding {
            effect.fade.head(0.0, millis);
        }
    }

    /// Ends everything at this sample; only where nothing sounds.
    pub(super) fn clear(&mut self, at: u64, reports: &mut Vec<Report>) {
        let cut = self.sounding.drain(..);
        reports.extend(cut.map(|s| Report::EffectEnded {
            token: s.token,
            at,
            end: End::Cut,
        }));
    }

    /// Lets begin what may, and drops what was ended before it began.
    pub(super) fn begin(&mut self, voice_busy: bool, at: u64, reports: &mut Vec<Report>) {
        self.sounding.retain_mut(|s| {
            if !s.begun && s.going() {
                reports.push(Report::EffectEnded {
                    token: s.token,
                    at,
                    end: End::Cut,
                });
                return false;
            }
            s.begun |= s.wait == 0 && (s.with_voice == WithVoice::Overlap || !voice_busy);
            true
        });
    }

    /// Frames until something begins or ends.
    pub(super) fn until_event(&self, voice_busy: bool) -> Option<u64> {
        self.sounding
            .iter()
            .filter_map(|s| {
                let rest = s.clip.len() - s.at;
                match (s.begun, s.going()) {
                    (true, true) => Some(rest.min(s.fade.remaining()) as u64),
                    (true, false) => Some(rest as u64),
                    (false, true) => Some(0),
                    (false, false) => {
                        let may_begin = s.with_voice == WithVoice::Overlap || !voice_busy;
                        Some(s.wait).filter(|wait| *wait > 0 || may_begin)
                    }
                }
            })
            .min()
    }

    /// Adds to `stereo` what follows the listener's volume, to `fixed` what does not.
    pub(super) fn mix(&mut self, stereo: &mut [f32], fixed: &mut [f32]) {
        for effect in self.sounding.iter_mut().filter(|s| s.begun) {
            let bus = if effect.fixed {
                &mut *fixed
            } else {
                &mut *stereo
            };
            for (i, out) in bus.chunks_exact_mut(2).enumerate() {
                let gain = effect.fade.next();
                let [left, right] = effect.clip.frame(effect.at + i);
                out[0] += gain * left;
                out[1] += gain * right;
            }
        }
    }

    /// Moves on without anyone listening.
    pub(super) fn skip(&mut self, frames: usize) {
        for effect in self.sounding.iter_mut().filter(|s| s.begun) {
            effect.fade.skip(frames);
        }
    }

    /// Counts `frames` as gone, at the end of which the graph stands at `at`.
    pub(super) fn advance(&mut self, frames: u64, at: u64, reports: &mut Vec<Report>) {
        self.sounding.retain_mut(|s| {
            if !s.begun {
                s.wait = s.wait.saturating_sub(frames);
                return true;
            }
            s.at += frames as usize;
            let over = s.at >= s.clip.len() || s.going() && s.fade.settled();
            if over {
                let end = if s.going() { End::Cut } else { End::Finished };
                reports.push(Report::EffectEnded {
                    token: s.token,
                    at,
                    end,
                });
            }
            !over
        });
    }

    /// How loud the effects under the listener's volume are at most, as an amplitude.
    pub(super) fn amplitude(&self) -> f32 {
        let power: f32 = self
            .sounding
            .iter()
            .filter(|s| s.begun && !s.fixed)
            .map(|s| amplitude(s.clip.level()).powi(2))
            .sum();
        power.sqrt()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.sounding.is_empty()
    }
}
