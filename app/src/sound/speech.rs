//! The voice: one line at a time, the next one only when the last has faded.
//! Must never let two lines sound in the same sample.

use super::clip::Clip;
use super::coming::{Arrival, Coming, PATIENCE};
use super::cue::{End, Report, Token};
use super::ramp::Ramp;
use super::rate::frames;

/// Time in which a line that is cut falls silent.
pub(super) const CUT_MILLIS: u32 = 10;

/// What is to take the voice's place.
#[derive(Debug)]
pub(super) enum Words {
    /// A recording, or so many frames of silence if it does not come.
    Spoken { clip: Coming, instead: u64 },
    /// A caption: so many frames of silence.
    Read(u64),
}

/// What has taken it.
enum Sounding {
    Clip(Clip),
    Silence(u64),
}

impl Sounding {
    fn frames(&self) -> u64 {
        match self {
            Sounding::Clip(clip) => clip.frames(),
            Sounding::Silence(frames) => *frames,
        }
    }
}

struct Line {
    token: Token,
    sounding: Sounding,
    at: u64,
    fade: Ramp,
}

struct Next {
    token: Token,
    what: What,
    /// Frames until it may begin.
    wait: u64,
}

enum What {
    Known(Sounding),
    /// It was not here when it was last looked for.
    Awaited {
        clip: Coming,
        instead: u64,
        /// Frames for which it is waited for once it may begin.
        patience: u64,
    },
}

impl From<Words> for What {
    fn from(words: Words) -> Self {
        match words {
            Words::Read(frames) => What::Known(Sounding::Silence(frames)),
            Words::Spoken { clip, instead } => What::Awaited {
                clip,
                instead,
                patience: frames(PATIENCE),
            },
        }
    }
}

impl Next {
    fn look(&mut self) {
        if let What::Awaited { clip, instead, .. } = &self.what {
            let known = match clip.look() {
                Arrival::Here(clip) => Sounding::Clip(clip.clone()),
                Arrival::Never => Sounding::Silence(*instead),
                Arrival::NotYet => return,
            };
            self.what = What::Known(known);
        }
    }

    /// Frames until it begins if nothing else happens; 0 if it can now.
    fn until_begin(&self) -> u64 {
        self.wait
            + match self.what {
                What::Known(_) => 0,
                What::Awaited { patience, .. } => patience,
            }
    }

    fn begin(self) -> Line {
        let sounding = match self.what {
            What::Known(sounding) => sounding,
            What::Awaited { instead, .. } => Sounding::Silence(instead),
        };
        Line {
            token: self.token,
            sounding,
            at: 0,
            fade: Ramp::at(1.0),
        }
    }
}

/// The channel.
#[derive(Default)]
pub(super) struct Speech {
    now: Option<Line>,
    next: Option<Next>,
}

impl Speech {
    /// The line to be spoken after `wait` frames, or as soon as the present
    /// one has faded.
    pub(super) fn say(
        &mut self,
        token: Token,
        words: Words,
        wait: u64,
        at: u64,
        reports: &mut Vec<Report>,
    ) {
        self.hush(CUT_MILLIS, at, reports);
        let what = words.into();
        self.next = Some(Next { token, what, wait });
        self.look();
    }

    /// Looks whether the next line's recording is here.
    pub(super) fn look(&mut self) {
        if let Some(next) = &mut self.next {
            next.look();
        }
    }

    /// Fades the present line, drops the next.
    pub(super) fn hush(&mut self, millis: u32, at: u64, reports: &mut Vec<Report>) {
        if let Some(line) = &mut self.now
            && line.fade.target() > 0.0
        {
            line.fade.head(0.0, millis);
        }
        if let Some(next) = self.next.take() {
            reports.push(Report::VoiceEnded {
                token: next.token,
                at,
                end: End::Cut,
            });
        }
    }

    /// Ends the present line at this very sample: for a held graph, where a
    /// fade would never come to its end and nothing sounds anyway.
    pub(super) fn drop_now(&mut self, at: u64, reports: &mut Vec<Report>) {
        if let Some(line) = self.now.take() {
            reports.push(Report::VoiceEnded {
                token: line.token,
                at,
                end: End::Cut,
            });
        }
    }

    /// Lets the next line begin if its time has come.
    pub(super) fn begin(&mut self) {
        if self.now.is_none() {
            let next = self.next.take_if(|next| next.until_begin() == 0);
            self.now = next.map(Next::begin);
        }
    }

    /// The recording that is waited for, if one is.
    pub(super) fn awaited(&self) -> Option<&Coming> {
        match &self.next.as_ref()?.what {
            What::Awaited { clip, .. } => Some(clip),
            What::Known(_) => None,
        }
    }

    /// Frames until something begins or ends; 0 if it is now.
    pub(super) fn until_event(&self) -> Option<u64> {
        let end = self.now.as_ref().map(|line| {
            let rest = line.sounding.frames() - line.at;
            if line.fade.target() > 0.0 {
                rest
            } else {
                rest.min(line.fade.remaining() as u64)
            }
        });
        let begin = self
            .next
            .as_ref()
            .filter(|next| next.wait > 0 || self.now.is_none())
            .map(Next::until_begin);
        end.into_iter().chain(begin).min()
    }

    /// Adds the line to `stereo`; `volume` is the listener's.
    pub(super) fn mix(&mut self, stereo: &mut [f32], volume: &mut Ramp) {
        let Some(line) = &mut self.now else {
            volume.skip(stereo.len() / 2);
            return;
        };
        let first = usize::try_from(line.at).unwrap_or(usize::MAX);
        for (i, out) in stereo.chunks_exact_mut(2).enumerate() {
            let gain = volume.next() * line.fade.next();
            if let Sounding::Clip(clip) = &line.sounding {
                let [left, right] = clip.frame(first + i);
                out[0] += gain * left;
                out[1] += gain * right;
            }
        }
    }

    /// Moves on without anyone listening.
    pub(super) fn skip(&mut self, frames: usize) {
        if let Some(line) = &mut self.now {
            line.fade.skip(frames);
        }
    }

    /// Counts `frames` as gone, at the end of which the graph stands at `at`.
    pub(super) fn advance(&mut self, frames: u64, at: u64, reports: &mut Vec<Report>) {
        if let Some(next) = &mut self.next {
            if let What::Awaited { patience, .. } = &mut next.what {
                *patience = patience.saturating_sub(frames.saturating_sub(next.wait));
            }
            next.wait = next.wait.saturating_sub(frames);
        }
        let Some(line) = &mut self.now else { return };
        line.at += frames;
        let cut = line.fade.target() == 0.0;
        if line.at >= line.sounding.frames() || cut && line.fade.settled() {
            let end = if cut { End::Cut } else { End::Finished };
            reports.push(Report::VoiceEnded {
                token: line.token,
                at,
                end,
            });
            self.now = None;
        }
    }

    /// Lets the present line go on from a little before.
    pub(super) fn step_back(&mut self, frames: u64) {
        if let Some(line) = &mut self.now {
            line.at = line.at.saturating_sub(frames);
        }
    }

    /// The loudness in LUFS of the recording that sounds now.
    pub(super) fn speaking(&self) -> Option<f32> {
        match &self.now.as_ref()?.sounding {
            Sounding::Clip(clip) => Some(clip.level()),
            Sounding::Silence(_) => None,
        }
    }

    /// Whether a line has begun or is about to.
    pub(super) fn busy(&self) -> bool {
        self.now.is_some() || self.next.is_some()
    }
}
