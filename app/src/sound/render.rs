//! The graph without a device: pulled as fast as it goes, the same samples every time.
//! Must never know a clock: time is the number of frames pulled.

use super::cue::{Cue, Report};
use super::graph::Graph;
use super::rate::RATE;
use std::io::{Seek, Write};

/// A graph driven by hand. Cues act at the position reached; sample `2 * i`
/// of all that was pulled is the left side of position `i - LATENCY` (see
/// [`LATENCY`](super::graph::LATENCY)), as long as nothing was held.
#[derive(Default)]
pub struct Offline {
    graph: Graph,
}

impl Offline {
    /// Silent, at position 0.
    pub fn new() -> Self {
        Offline::default()
    }

    /// Carries a cue out now.
    pub fn cue(&mut self, cue: Cue) {
        self.graph.cue(cue);
    }

    /// Carries a cue out at a position, as [`Graph::cue_at`].
    pub fn cue_at(&mut self, at: u64, cue: Cue) {
        self.graph.cue_at(at, cue);
    }

    /// Frames of programme up to now.
    pub fn position(&self) -> u64 {
        self.graph.position()
    }

    /// The next frames, interleaved stereo at [`RATE`].
    pub fn pull(&mut self, frames: u64) -> Vec<f32> {
        let mut samples = vec![0.0; usize::try_from(frames).unwrap_or(0) * 2];
        self.graph.pull(&mut samples);
        samples
    }

    /// The next frames up to the first report, but not more than `most`.
    /// What is asked for then acts at the very sample after that end.
    pub fn pull_to_report(&mut self, most: u64) -> (Vec<f32>, Vec<Report>) {
        let mut samples = Vec::new();
        let mut left = most;
        loop {
            let reports: Vec<Report> = self.reports();
            if left == 0 || !reports.is_empty() {
                return (samples, reports);
            }
            let step = self.graph.until_next().unwrap_or(left).min(left);
            samples.extend(self.pull(step));
            left -= step;
        }
    }

    /// The reports since the last call, oldest first.
    pub fn reports(&mut self) -> Vec<Report> {
        self.graph.reports().collect()
    }
}

/// What a list of cues sounds like, with all reports.
/// Each cue is carried out when the output has reached its frame; cues in
/// any order, those for one frame in the order of the list.
pub fn render(
    timeline: impl IntoIterator<Item = (u64, Cue)>,
    frames: u64,
) -> (Vec<f32>, Vec<Report>) {
    let mut timeline: Vec<(u64, Cue)> = timeline.into_iter().collect();
    timeline.sort_by_key(|(at, _)| *at);
    let mut offline = Offline::new();
    let mut samples = Vec::new();
    let mut done = 0;
    for (at, cue) in timeline {
        let until = at.min(frames);
        samples.extend(offline.pull(until.saturating_sub(done)));
        done = done.max(until);
        if at < frames {
            offline.cue(cue);
        }
    }
    samples.extend(offline.pull(frames - done));
    (samples, offline.reports())
}

/// Writes stereo samples as a WAV file of 16 bits, piece by piece.
pub struct WavOut<W: Write + Seek>(hound::WavWriter<W>);

impl<W: Write + Seek> WavOut<W> {
    /// Begins the file.
    pub fn new(out: W) -> Result<Self, hound::Error> {
        let format = hound::WavSpec {
            channels: 2,
            sample_rate: RATE,
            bits_per_sample: 16,
            sample_format: hound::SampleFormat::Int,
        };
        Ok(WavOut(hound::WavWriter::new(out, format)?))
    }

    /// Appends interleaved stereo samples.
    pub fn add(&mut self, samples: &[f32]) -> Result<(), hound::Error> {
        samples.iter().try_for_each(|s| {
            self.0
                .write_sample((s.clamp(-1.0, 1.0) * f32::from(i16::MAX)).round() as i16)
        })
    }

    /// Ends the file; without this its header may be wrong.
    pub fn finish(self) -> Result<(), hound::Error> {
        self.0.finalize()
    }
}
