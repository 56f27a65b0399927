//! Frames, the one measure of time of everything that sounds.
//! Must never read a clock: a frame comes when it is pulled.

use std::time::Duration;

/// Frames a second everywhere in this module: clips are brought to it when
/// they are decoded, the device and the offline renderer are driven at it.
pub const RATE: u32 = 48_000;

/// Frames in a time, rounded to the nearest one.
pub fn frames(time: Duration) -> u64 {
    let nanos = time.as_nanos() * u128::from(RATE) + 500_000_000;
    u64::try_from(nanos / 1_000_000_000).unwrap_or(u64::MAX)
}

/// The time that a number of frames lasts.
pub fn duration(frames: u64) -> Duration {
    let rate = u64::from(RATE);
    Duration::from_secs(frames / rate) + Duration::from_nanos(frames % rate * 1_000_000_000 / rate)
}
