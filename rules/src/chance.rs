//! Seeded draws. A draw is a pure function of the seed and of how many were drawn
//! before, and its result is recorded as an event; nothing here asks the system for luck.

use rand_pcg::Pcg32;
use rand_pcg::rand_core::Rng;

/// The stream that all draws of the house come from.
const STREAM: u64 = 0x5a1e_1692;

/// A place from 0 to `count - 1`, the same for the same seed and number of the draw.
/// `count` must not be 0.
#[must_use]
pub fn draw(seed: u64, number: u32, count: usize) -> usize {
    let mut stream = Pcg32::new(seed, STREAM);
    stream.advance(u64::from(number));
    // 32 random bits against at most 14 places: the bias is under one in 300 million.
    stream.next_u32() as usize % count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_repeats_and_every_place_is_reached() {
        let mut hits = [0_u32; 4];
        for number in 0..400 {
            let place = draw(7, number, 4);
            assert_eq!(place, draw(7, number, 4));
            hits[place] += 1;
        }
        assert!(hits.iter().all(|count| *count > 60), "uneven: {hits:?}");
    }
}
