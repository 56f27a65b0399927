//! The voice: one line at a time, the next one only when the last has faded.
//! Must never let two lines sound in the same sample.

use super::clip::Clip;
use super::cue::{End, Report, Token};
use super::ramp::Ramp;

/// Time in which a line that is cut falls silent.
pub(super) const CUT_MILLIS: u32 = 10;

/// What takes the voice's place.
#[derive(Debug)]
pub(super) enum Words {
    Spoken(Clip),
    /// A caption: so many frames of silence.
    Read(u64),
}

impl Words {
    fn frames(&self) -> u64 {
        match self {
            Words::Spoken(clip) => clip.frames(),
            Words::Read(frames) => *frames,
        }
    }
}

struct Line {
    token: Token,
    words: Words,
    at: u64,
    fade: Ramp,
}

struct Next {
    token: Token,
    words: Words,
    /// Frames until it may begin.
    wait: u64,
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
        self.next = Some(Next { token, words, wait });
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
        if self.now.is_none()
            && let Some(Next { token, words, .. }) = self.next.take_if(|next| next.wait == 0)
        {
            self.now = Some(Line {
                token,
                words,
                at: 0,
                fade: Ramp::at(1.0),
            });
        }
    }

    /// Frames until something begins or ends; 0 if it is now.
    pub(super) fn until_event(&self) -> Option<u64> {
        let end = self.now.as_ref().map(|line| {
            let rest = line.words.frames() - line.at;
            if line.fade.target() > 0.0 {
                rest
            } else {
                rest.min(line.fade.remaining() as u64)
            }
        });
        let begin = self
            .next
            .as_ref()
            .map(|next| next.wait)
            .filter(|wait| *wait > 0 || self.now.is_none());
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
            if let Words::Spoken(clip) = &line.words {
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
            next.wait = next.wait.saturating_sub(frames);
        }
        let Some(line) = &mut self.now else { return };
        line.at += frames;
        let cut = line.fade.target() == 0.0;
        if line.at >= line.words.frames() || cut && line.fade.settled() {
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
        match self.now.as_ref()?.words {
            Words::Spoken(ref clip) => Some(clip.level()),
            Words::Read(_) => None,
        }
    }

    /// Whether a line has begun or is about to.
    pub(super) fn busy(&self) -> bool {
        self.now.is_some() || self.next.is_some()
    }
}
