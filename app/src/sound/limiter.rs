//! The last stage: keeps every peak under the ceiling by looking a little ahead.
//! Must never change what is below the ceiling, except to delay it by `LOOK_AHEAD`.

/// Frames by which the output lags behind the mix (2 ms): the time in which
/// the gain can come down before a peak arrives.
pub(super) const LOOK_AHEAD: usize = 96;

/// The highest sample value that leaves (-2 dBFS). A true peak between
/// samples may be higher than the samples; this leaves it 1 dB of room below
/// -1 dBTP.
pub(super) const CEILING: f32 = 0.794;

/// Gain regained a frame after a peak: from nothing to all in 200 ms, slow
/// enough not to bend a low tone.
const RELEASE: f32 = 1.0 / 9_600.0;

/// A look-ahead limiter for interleaved stereo, both sides tied together so
/// that the picture does not swing.
pub(super) struct Limiter {
    delay: [[f32; 2]; LOOK_AHEAD],
    /// The gain each frame in `delay` asks for; the smallest of the window
    /// is what the whole window gets.
    wanted: [f32; LOOK_AHEAD],
    /// The last `LOOK_AHEAD` window minima; their mean is the gain, which
    /// turns a jump into a ramp that arrives in time.
    minima: [f32; LOOK_AHEAD],
    released: f32,
    at: usize,
    /// Frames until the last peak has left every window; 0 = transparent.
    busy: usize,
}

impl Limiter {
    pub(super) fn new() -> Self {
        Limiter {
            delay: [[0.0; 2]; LOOK_AHEAD],
            wanted: [1.0; LOOK_AHEAD],
            minima: [1.0; LOOK_AHEAD],
            released: 1.0,
            at: 0,
            busy: 0,
        }
    }

    /// Takes the mix in place and gives it back `LOOK_AHEAD` frames later.
    pub(super) fn run(&mut self, stereo: &mut [f32]) {
        for frame in stereo.chunks_exact_mut(2) {
            let now = [frame[0], frame[1]];
            let peak = now[0].abs().max(now[1].abs());
            let wanted = if peak > CEILING { CEILING / peak } else { 1.0 };
            let out = std::mem::replace(&mut self.delay[self.at], now);
            if wanted < 1.0 {
                self.busy = usize::MAX;
            }
            // Before its own wish is forgotten: the frame that leaves now
            // must be in every one of the windows whose mean it gets.
            let gain = if self.busy == 0 {
                1.0
            } else {
                self.gain(wanted)
            };
            self.wanted[self.at] = wanted;
            self.at = (self.at + 1) % LOOK_AHEAD;
            frame[0] = (out[0] * gain).clamp(-CEILING, CEILING);
            frame[1] = (out[1] * gain).clamp(-CEILING, CEILING);
        }
    }

    fn gain(&mut self, newest: f32) -> f32 {
        let least = self.wanted.iter().copied().fold(newest, f32::min);
        self.released = least.min(self.released + RELEASE);
        self.minima[self.at] = self.released;
        let gain = self.minima.iter().sum::<f32>() / LOOK_AHEAD as f32;
        if self.released >= 1.0 {
            // After one more window nothing of the peak is left.
            self.busy = if self.busy == usize::MAX {
                LOOK_AHEAD
            } else {
                self.busy - 1
            };
            if self.busy == 0 {
                self.minima = [1.0; LOOK_AHEAD];
            }
        } else {
            self.busy = usize::MAX;
        }
        gain
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tone(peak: f32, frames: usize) -> Vec<f32> {
        (0..frames)
            .flat_map(|i| {
                let s = peak * (i as f32 * 0.05).sin();
                [s, -s]
            })
            .collect()
    }

    #[test]
    fn a_quiet_mix_comes_out_untouched_and_late() {
        let mix = tone(0.7, 2000);
        let mut out = mix.clone();
        Limiter::new().run(&mut out);
        assert_eq!(out[..2 * LOOK_AHEAD], [0.0; 2 * LOOK_AHEAD]);
        assert_eq!(out[2 * LOOK_AHEAD..], mix[..2 * (2000 - LOOK_AHEAD)]);
    }

    #[test]
    fn a_loud_mix_stays_under_the_ceiling_without_being_chopped() {
        let mut out = tone(2.0, 9600);
        Limiter::new().run(&mut out);
        let peak = out.iter().fold(0.0f32, |m, s| m.max(s.abs()));
        assert!(peak <= CEILING && peak > 0.75, "peak {peak}");
        // A chopped sine would sit on the ceiling; a limited one touches it.
        let flat = out
            .windows(3)
            .filter(|w| w[0] == CEILING && w[2] == CEILING)
            .count();
        assert_eq!(flat, 0);
    }

    #[test]
    fn after_a_peak_the_gain_comes_back_whole() {
        let mut mix = tone(3.0, 480);
        mix.extend(tone(0.5, 48_000));
        let mut out = mix.clone();
        Limiter::new().run(&mut out);
        let n = mix.len();
        assert_eq!(
            out[n - 4000..],
            mix[n - 4000 - 2 * LOOK_AHEAD..n - 2 * LOOK_AHEAD]
        );
    }
}
