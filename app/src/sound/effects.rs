//! Bells and knocks: a few at a time, beside the voice only where that was asked for.
//! Must never overlap a line with an effect that wants to sound alone.

use super::clip::Clip;
use super::coming::{Arrival, Coming, PATIENCE};
use super::cue::{End, Report, Token, WithVoice};
use super::loudness::amplitude;
use super::ramp::Ramp;
use super::rate::frames;
use super::speech::CUT_MILLIS;

/// More at once would be noise; the oldest makes room.
const MOST: usize = 8;

struct Effect {
    token: Token,
    state: State,
    fade: Ramp,
    with_voice: WithVoice,
    /// At its own volume, whatever the listener's is: the test tone.
    fixed: bool,
}

enum State {
    Waiting {
        what: What,
        /// Frames until it may begin.
        wait: u64,
    },
    Sounding {
        clip: Clip,
        at: usize,
    },
}

enum What {
    /// Nothing is a clip that never comes.
    Known(Option<Clip>),
    /// It was not here when it was last looked for.
    Awaited {
        clip: Coming,
        /// Frames for which it is waited for once it may begin.
        patience: u64,
    },
}

impl What {
    fn look(&mut self) {
        if let What::Awaited { clip, .. } = self {
            let known = match clip.look() {
                Arrival::Here(clip) => Some(clip.clone()),
                Arrival::Never => None,
                Arrival::NotYet => return,
            };
            *self = What::Known(known);
        }
    }

    fn patience(&self) -> u64 {
        match self {
            What::Known(_) => 0,
            What::Awaited { patience, .. } => *patience,
        }
    }
}

impl Effect {
    fn going(&self) -> bool {
        self.fade.target() == 0.0
    }

    fn begun(&self) -> bool {
        matches!(self.state, State::Sounding { .. })
    }

    fn may_begin(&self, voice_busy: bool) -> bool {
        self.with_voice == WithVoice::Overlap || !voice_busy
    }
}

/// The channel.
#[derive(Default)]
pub(super) struct Effects {
    all: Vec<Effect>,
}

impl Effects {
    /// Starts an effect after `wait` frames.
    pub(super) fn start(
        &mut self,
        token: Token,
        clip: Coming,
        with_voice: WithVoice,
        fixed: bool,
        wait: u64,
    ) {
        let surplus = (self.all.len() + 1).saturating_sub(MOST);
        for old in self.all.iter_mut().filter(|e| !e.going()).take(surplus) {
            old.fade.head(0.0, CUT_MILLIS);
        }
        let patience = frames(PATIENCE);
        let mut what = What::Awaited { clip, patience };
        what.look();
        self.all.push(Effect {
            token,
            state: State::Waiting { what, wait },
            fade: Ramp::at(1.0),
            with_voice,
            fixed,
        });
    }

    /// Fades what wants to sound alone, because a line is coming. True if
    /// there was something to fade, so that the line has to wait for it.
    pub(super) fn make_way(&mut self) -> bool {
        let mut any = false;
        for effect in self
            .all
            .iter_mut()
            .filter(|e| e.begun() && e.with_voice == WithVoice::Alone)
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
        for effect in &mut self.all {
            effect.fade.head(0.0, millis);
        }
    }

    /// Ends everything at this sample; only where nothing sounds.
    pub(super) fn clear(&mut self, at: u64, reports: &mut Vec<Report>) {
        reports.extend(self.all.drain(..).map(|e| cut(e.token, at)));
    }

    /// Lets begin what may, drops what was ended before it began and what
    /// has been waited for too long.
    pub(super) fn begin(&mut self, voice_busy: bool, at: u64, reports: &mut Vec<Report>) {
        self.all.retain_mut(|effect| {
            let going = effect.going();
            let may_begin = effect.may_begin(voice_busy);
            let State::Waiting { what, wait } = &mut effect.state else {
                return true;
            };
            let due = may_begin && *wait == 0 && what.patience() == 0;
            let clip = match what {
                _ if going => None,
                _ if !due => return true,
                What::Known(clip) => clip.take(),
                What::Awaited { .. } => None,
            };
            match clip {
                Some(clip) => effect.state = State::Sounding { clip, at: 0 },
                None => reports.push(cut(effect.token, at)),
            }
            effect.begun()
        });
    }

    /// Looks whether clips that are waited for are here.
    pub(super) fn look(&mut self) {
        for effect in &mut self.all {
            if let State::Waiting { what, .. } = &mut effect.state {
                what.look();
            }
        }
    }

    /// A clip that is waited for, if one is.
    pub(super) fn awaited(&self) -> Option<&Coming> {
        self.all.iter().find_map(|effect| match &effect.state {
            State::Waiting {
                what: What::Awaited { clip, .. },
                ..
            } => Some(clip),
            _ => None,
        })
    }

    /// Frames until something begins or ends.
    pub(super) fn until_event(&self, voice_busy: bool) -> Option<u64> {
        self.all
            .iter()
            .filter_map(|effect| match &effect.state {
                State::Sounding { clip, at } => {
                    let rest = clip.len() - at;
                    Some(if effect.going() {
                        rest.min(effect.fade.remaining()) as u64
                    } else {
                        rest as u64
                    })
                }
                State::Waiting { .. } if effect.going() => Some(0),
                State::Waiting { wait, .. } if *wait > 0 => Some(*wait),
                State::Waiting { what, .. } if effect.may_begin(voice_busy) => {
                    Some(what.patience())
                }
                State::Waiting { .. } => None,
            })
            .min()
    }

    /// Adds to `stereo` what follows the listener's volume, to `fixed` what does not.
    pub(super) fn mix(&mut self, stereo: &mut [f32], fixed: &mut [f32]) {
        for effect in &mut self.all {
            let State::Sounding { clip, at } = &effect.state else {
                continue;
            };
            let bus = if effect.fixed {
                &mut *fixed
            } else {
                &mut *stereo
            };
            for (i, out) in bus.chunks_exact_mut(2).enumerate() {
                let gain = effect.fade.next();
                let [left, right] = clip.frame(at + i);
                out[0] += gain * left;
                out[1] += gain * right;
            }
        }
    }

    /// Moves on without anyone listening.
    pub(super) fn skip(&mut self, frames: usize) {
        for effect in self.all.iter_mut().filter(|e| e.begun()) {
            effect.fade.skip(frames);
        }
    }

    /// Counts `frames` as gone, at the end of which the graph stands at `at`.
    pub(super) fn advance(&mut self, frames: u64, at: u64, reports: &mut Vec<Report>) {
        self.all.retain_mut(|effect| {
            let going = effect.going();
            let settled = effect.fade.settled();
            match &mut effect.state {
                State::Waiting { what, wait } => {
                    if let What::Awaited { patience, .. } = what {
                        *patience = patience.saturating_sub(frames.saturating_sub(*wait));
                    }
                    *wait = wait.saturating_sub(frames);
                    true
                }
                State::Sounding { clip, at: reached } => {
                    *reached += frames as usize;
                    let over = *reached >= clip.len() || going && settled;
                    if over {
                        let end = if going { End::Cut } else { End::Finished };
                        reports.push(Report::EffectEnded {
                            token: effect.token,
                            at,
                            end,
                        });
                    }
                    !over
                }
            }
        });
    }

    /// How loud the effects under the listener's volume are at most, as an amplitude.
    pub(super) fn amplitude(&self) -> f32 {
        let power: f32 = self
            .all
            .iter()
            .filter(|effect| !effect.fixed)
            .filter_map(|effect| match &effect.state {
                State::Sounding { clip, .. } => Some(amplitude(clip.level()).powi(2)),
                State::Waiting { .. } => None,
            })
            .sum();
        power.sqrt()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
}

fn cut(token: Token, at: u64) -> Report {
    Report::EffectEnded {
        token,
        at,
        end: End::Cut,
    }
}
