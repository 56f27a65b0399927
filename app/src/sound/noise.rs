//! The noise far below hearing that keeps a wireless speaker awake.
//! Must never depend on anything but the frame: a rendering can be repeated.

/// Uniform noise of -70 dBFS (RMS): its peak is the RMS times the root of 3.
const PEAK: f32 = 0.000_548;

/// The noise alone, from a given frame on.
pub(super) fn fill(first: u64, stereo: &mut [f32]) {
    stereo.fill(0.0);
    add(first, stereo);
}

/// The noise from a given frame on, added to what is there.
pub(super) fn add(first: u64, stereo: &mut [f32]) {
    for (frame, out) in (first..).zip(stereo.chunks_exact_mut(2)) {
        let [left, right] = at(frame);
        out[0] += left;
        out[1] += right;
    }
}

/// White noise that depends on the frame alone (splitmix64), so that a
/// rendering can be repeated.
fn at(frame: u64) -> [f32; 2] {
    let mut z = frame
        .wrapping_mul(0x9e37_79b9_7f4a_7c15)
        .wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^= z >> 31;
    let side = |bits: u32| (bits as f32 / u32::MAX as f32 * 2.0 - 1.0) * PEAK;
    [side(z as u32), side((z >> 32) as u32)]
}
