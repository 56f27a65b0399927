//! What pausing promises: nothing is lost, nothing moves, nothing is reported.

use super::kit::*;
use crate::sound::clip::Clip;
use crate::sound::cue::{Cue, End, RATE};
use crate::sound::graph::{LATENCY, LEAD_IN};
use crate::sound::render::Offline;

/// A line in which every sample tells its place: it rises all the way.
fn rising() -> Clip {
    let n = RATE * 2;
    Clip::voice(wav(
        RATE,
        1,
        (0..n).map(|i| 0.1 + 0.6 * i as f32 / n as f32),
    ))
    .unwrap()
}

fn place(sample: f32) -> f32 {
    (sample - 0.1) / 0.6 * (RATE * 2) as f32
}

#[test]
fn resume_goes_on_at_the_very_sample_where_pause_held() {
    let mut offline = Offline::new();
    offline.cue(Cue::KeepAwake(true));
    offline.pull(LEAD_IN);
    offline.cue(say(1, &rising()));
    offline.pull(ms(500));
    offline.cue(Cue::Pause);
    offline.pull(ms(200));
    let held = offline.position();
    let quiet = left(&offline.pull(ms(60_000)));
    assert_eq!(offline.position(), held, "nothing moves while held");
    assert!(
        rms(&quiet) < 0.000_5 && rms(&quiet) > 0.000_2,
        "but the speaker is kept awake"
    );
    offline.cue(Cue::Resume);
    let after = left(&offline.pull(ms(200)));
    // Once the fade-in is over each sample is where it has to be.
    let check = ms(100) as usize;
    let expected = (held - LEAD_IN) as f32 + (check - LATENCY) as f32;
    assert!(
        (place(after[check]) - expected).abs() < 120.0,
        "{} {expected}",
        place(after[check])
    );
    // The end comes later by exactly the time held.
    offline.pull(ms(3000));
    assert_eq!(
        offline.reports(),
        [voice_ended(1, LEAD_IN + ms(2000), End::Finished)]
    );
}

#[test]
fn scheduled_cues_wait_with_the_pause() {
    let mut offline = Offline::new();
    offline.cue(Cue::KeepAwake(true));
    offline.pull(LEAD_IN);
    let start = offline.position();
    offline.cue_at(start + ms(1000), say(1, &voice(500.0, 0.3, 100)));
    offline.pull(ms(500));
    offline.cue(Cue::Pause);
    offline.pull(ms(10_000));
    assert_eq!(offline.reports(), []);
    offline.cue(Cue::Resume);
    offline.pull(ms(2000));
    assert_eq!(
        offline.reports(),
        [voice_ended(1, start + ms(1100), End::Finished)]
    );
}

#[test]
fn a_line_asked_for_while_held_replaces_the_old_one_at_once_and_sounds_after_resume() {
    let mut offline = Offline::new();
    offline.cue(Cue::KeepAwake(true));
    offline.pull(LEAD_IN);
    offline.cue(say(1, &steady(0.3, 1000)));
    offline.pull(ms(500));
    offline.cue(Cue::Pause);
    offline.pull(ms(100));
    let held = offline.position();
    offline.cue(say(2, &steady(-0.3, 1000)));
    assert_eq!(offline.reports(), [voice_ended(1, held, End::Cut)]);
    let quiet = left(&offline.pull(ms(1000)));
    assert!(quiet.iter().all(|s| s.abs() < 0.002));
    offline.cue(Cue::Resume);
    let heard = left(&offline.pull(ms(500)));
    assert!(heard.iter().all(|s| *s < 0.002), "nothing of the old line");
    assert!(heard[ms(100) as usize] < -0.29);
}

#[test]
fn silence_while_held_frees_everything_for_the_next_phase() {
    let mut offline = Offline::new();
    offline.cue(say(1, &steady(0.3, 1000)));
    offline.pull(ms(600));
    offline.cue(Cue::Pause);
    offline.pull(ms(100));
    offline.cue(Cue::Silence);
    let quiet = left(&offline.pull(ms(500)));
    assert!(quiet[LATENCY..].iter().all(|s| *s == 0.0));
    offline.cue(say(2, &steady(0.3, 100)));
    let heard = left(&offline.pull(ms(600)));
    assert!(extent(&heard, 0.25).is_some(), "it is not paused any more");
    let reports = offline.reports();
    assert_eq!(reports.len(), 2, "{reports:?}");
}
