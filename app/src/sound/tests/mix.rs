//! What the graph promises about gaps, overlap, ducking, cuts and peaks.

use super::kit::*;
use crate::sound::cue::{Cue, End, RATE, Scene, Token, Volumes, WithVoice};
use crate::sound::graph::{Graph, LATENCY, LEAD_IN};
use crate::sound::render::{Offline, render};
use ebur128::{EbuR128, Mode};
use std::time::Duration;

fn awake() -> Offline {
    let mut offline = Offline::new();
    offline.cue(Cue::KeepAwake(true));
    offline.pull(LEAD_IN);
    offline
}

fn scene(clip: &crate::sound::clip::Clip) -> Cue {
    Cue::Scene(Scene {
        ambience: vec![clip.clone().into()],
        music: None,
    })
}

#[test]
fn a_gap_between_two_lines_is_exact_to_the_sample() {
    let (first, second) = (voice(500.0, 0.5, 300), voice(700.0, 0.5, 200));
    let mut offline = awake();
    let start = offline.position();
    offline.cue(say(1, &first));
    let (mut heard, reports) = offline.pull_to_report(ms(5000));
    assert_eq!(reports, [voice_ended(1, start + ms(300), End::Finished)]);
    offline.cue_at(start + ms(300) + ms(450), say(2, &second));
    let (more, reports) = offline.pull_to_report(ms(5000));
    assert_eq!(reports, [voice_ended(2, start + ms(950), End::Finished)]);
    heard.extend(more);
    heard.extend(offline.pull(LATENCY as u64));
    let heard = left(&heard);
    let middle = ms(500) as usize;
    let (begin, end) = extent(&heard[..middle], 0.05).unwrap();
    let (next, _) = extent(&heard[middle..], 0.05).unwrap();
    assert_eq!(begin, LATENCY);
    // The last samples of the cosine may lie below the threshold of hearing.
    assert!(end.abs_diff(LATENCY + ms(300) as usize - 1) <= 3);
    assert_eq!(middle + next, LATENCY + ms(750) as usize);
}

#[test]
fn two_voices_never_sound_together_however_fast_one_asks() {
    let (plus, minus) = (steady(0.4, 900), steady(-0.4, 900));
    let mut offline = awake();
    let (mut heard, mut ended) = (Vec::new(), Vec::new());
    // Intervals from one sample to a fifth of a second, in no good order.
    let mut pause = 1u64;
    for number in 0..60 {
        offline.cue(say(number, if number % 2 == 0 { &plus } else { &minus }));
        if number % 7 == 3 {
            offline.cue(Cue::Hush);
        }
        pause = (pause * 7919 + 13) % 9_973;
        heard.extend(offline.pull(pause + 1));
        ended.extend(offline.reports());
    }
    heard.extend(offline.pull(ms(1500)));
    ended.extend(offline.reports());
    let heard = left(&heard);
    // If a second voice began before the first had faded, the sum of +0.4
    // and -0.4 would cross zero before the fade has: a jump of more than
    // one step of the fade from a place other than silence.
    for w in heard.windows(2) {
        let starts = w[1].abs() > 0.39 && w[0].abs() < 0.39;
        assert!(
            !starts || w[0].abs() < 0.002,
            "a voice began while {} was sounding",
            w[0]
        );
        assert!(w[0].abs() < 0.402);
    }
    let mut tokens: Vec<u64> = ended
        .iter()
        .map(|report| match report {
            crate::sound::cue::Report::VoiceEnded { token, .. } => token.0,
            other => panic!("{other:?}"),
        })
        .collect();
    tokens.sort_unstable();
    assert_eq!(
        tokens,
        (0..60).collect::<Vec<_>>(),
        "each end is reported exactly once"
    );
}

#[test]
fn the_last_request_wins() {
    let line = voice(500.0, 0.5, 300);
    let mut offline = awake();
    let start = offline.position();
    offline.cue(say(1, &line));
    offline.pull(ms(100));
    offline.cue_at(start + ms(150), say(2, &line)); // scheduled, then overtaken
    offline.cue(say(3, &line));
    offline.cue(say(4, &line));
    offline.pull(ms(1000));
    let cut = start + ms(110);
    assert_eq!(
        offline.reports(),
        [
            voice_ended(2, start + ms(100), End::Cut),
            voice_ended(3, start + ms(100), End::Cut),
            voice_ended(1, cut, End::Cut),
            voice_ended(4, cut + ms(300), End::Finished),
        ]
    );
}

#[test]
fn the_voice_is_nine_decibels_above_a_scene_that_is_louder_than_it() {
    let line = voice(1000.0, 0.12, 3000);
    let wind = looping(RATE, 200.0, 0.4, 1000);
    let mut offline = awake();
    offline.cue(scene(&wind));
    offline.cue(Cue::Masking(true)); // the worst case
    let before = left(&offline.pull(ms(3000)));
    let alone = amplitude_of(200.0, &before[ms(2500) as usize..]);
    offline.cue(say(1, &line));
    let during = left(&offline.pull(ms(3000)));
    let during = &during[ms(100) as usize..ms(2900) as usize];
    let (spoken, under) = (amplitude_of(1000.0, during), amplitude_of(200.0, during));
    assert!(alone > 0.6, "the scene is at full before: {alone}");
    assert!(
        db(spoken / under) >= 9.0,
        "voice {spoken} over scene {under}"
    );
    // 0.7 s held, then back in less than a second.
    let after = left(&offline.pull(ms(2000)));
    let held = amplitude_of(200.0, &after[..ms(600) as usize]);
    let back = amplitude_of(200.0, &after[ms(1700) as usize..]);
    assert!((db(held / under)).abs() < 0.5, "it pumps: {under} {held}");
    assert!(
        (db(back / alone)).abs() < 0.2,
        "it does not come back: {alone} {back}"
    );
}

#[test]
fn a_soft_scene_is_only_halved_and_does_not_pump_in_a_gap() {
    let line = voice(1000.0, 0.3, 600);
    let wind = looping(RATE, 200.0, 0.02, 1000);
    let mut offline = awake();
    offline.cue(scene(&wind));
    offline.pull(ms(3000));
    offline.cue(say(1, &line));
    offline.pull(ms(600));
    let gap = left(&offline.pull(ms(500)));
    offline.cue(say(2, &line));
    let second = left(&offline.pull(ms(600)));
    for part in [&gap[..], &second[ms(20) as usize..]] {
        let level = amplitude_of(200.0, part);
        assert!((db(level / 0.01)).abs() < 1.0, "{level}");
    }
}

#[test]
fn no_ducking_for_a_caption_or_a_muted_voice() {
    let wind = looping(RATE, 200.0, 0.2, 1000);
    let mut offline = awake();
    offline.cue(scene(&wind));
    offline.pull(ms(3000));
    offline.cue(Cue::Caption {
        token: Token(1),
        lasts: Duration::from_millis(800),
    });
    let read = left(&offline.pull(ms(800)));
    offline.cue(Cue::Volumes(Volumes {
        voice: 0.0,
        ..Volumes::default()
    }));
    offline.cue(say(2, &voice(1000.0, 0.3, 800)));
    let muted = left(&offline.pull(ms(1000)));
    for part in [&read[..], &muted[ms(100) as usize..]] {
        assert!((db(amplitude_of(200.0, part) / 0.2)).abs() < 0.3);
    }
    assert!(amplitude_of(1000.0, &muted[ms(100) as usize..]) < 0.001);
    assert_eq!(
        offline.reports().len(),
        2,
        "a muted line lasts as long and ends like any"
    );
}

#[test]
fn the_scene_goes_down_for_a_voice_beside_it_and_comes_back() {
    let wind = looping(RATE, 200.0, 0.4, 1000);
    let mut offline = awake();
    offline.cue(scene(&wind));
    let before = left(&offline.pull(ms(3000)));
    let alone = amplitude_of(200.0, &before[ms(2500) as usize..]);
    offline.cue(Cue::Beside(true));
    let during = left(&offline.pull(ms(3000)));
    let under = amplitude_of(200.0, &during[ms(100) as usize..]);
    assert!(db(alone / under) >= 6.0, "{alone} under a name: {under}");
    offline.cue(Cue::Beside(false));
    let after = left(&offline.pull(ms(2500)));
    let back = amplitude_of(200.0, &after[ms(2000) as usize..]);
    assert!((db(back / alone)).abs() < 0.2, "{back} of {alone}");
}

#[test]
fn nothing_clicks_at_any_cut() {
    // 150 Hz at 0.3: at most 0.006 from sample to sample.
    let (line, wind) = (voice(150.0, 0.3, 2000), looping(RATE, 100.0, 0.2, 1000));
    let rain = looping(RATE, 120.0, 0.2, 1000);
    let soft_edges = |i: u32, n: u32| (i.min(n - i) as f32 / 480.0).min(1.0);
    let bell = crate::sound::clip::Clip::effect(wav(
        RATE,
        1,
        (0..RATE).map(|i| {
            0.3 * soft_edges(i, RATE)
                * (std::f32::consts::TAU * 90.0 * i as f32 / RATE as f32).sin()
        }),
    ))
    .unwrap();
    // Begins softly, so that every steep place is a fault of the graph.
    let line = {
        let samples = (0..line.frames() as u32).map(|i| {
            0.3 * soft_edges(i, line.frames() as u32)
                * (std::f32::consts::TAU * 150.0 * i as f32 / RATE as f32).sin()
        });
        crate::sound::clip::Clip::voice(wav(RATE, 1, samples)).unwrap()
    };
    let full = Volumes::default();
    let off = Volumes {
        voice: 0.0,
        scene: 0.0,
        effects: 0.0,
    };
    let cuts = [
        vec![say(2, &line)],
        vec![Cue::Hush],
        vec![Cue::Pause],
        vec![Cue::Pause, Cue::Resume],
        vec![Cue::Silence],
        vec![Cue::Volumes(off)],
        vec![Cue::Volumes(off), Cue::Volumes(full)],
        vec![Cue::Masking(true)],
        vec![scene(&rain)],
        vec![scene(&rain), scene(&wind)],
        vec![Cue::TestTone { token: Token(9) }],
        vec![effect(8, &bell, WithVoice::Alone)],
    ];
    for cues in cuts {
        let mut offline = awake();
        offline.cue(scene(&wind));
        offline.pull(ms(2500));
        offline.cue(effect(7, &bell, WithVoice::Overlap));
        offline.cue(say(1, &line));
        let mut heard = offline.pull(ms(333));
        let names = format!("{cues:?}");
        for cue in cues {
            offline.cue(cue);
            heard.extend(offline.pull(ms(7)));
        }
        heard.extend(offline.pull(ms(300)));
        offline.cue(Cue::Resume);
        heard.extend(offline.pull(ms(3000)));
        let steepest = steepest(&left(&heard));
        assert!(steepest < 0.03, "{names}: a step of {steepest}");
    }
}

#[test]
fn a_loop_has_no_seam_at_any_rate() {
    for rate in [48_000, 44_100, 24_000] {
        // 7.5 periods would show; 50 whole ones must not.
        let clip = looping(rate, 100.0, 0.4, 500);
        assert_eq!(clip.frames(), ms(500), "{rate}");
        let mut offline = awake();
        offline.cue(scene(&clip));
        offline.pull(ms(2100));
        let heard = left(&offline.pull(ms(2000)));
        // The steepest place of the sine, half a per cent, and the noise.
        let bound = 0.4 * std::f32::consts::TAU * 100.0 / RATE as f32 * 1.005 + 0.0012;
        let steepest = steepest(&heard);
        assert!(steepest <= bound, "{rate}: {steepest} > {bound}");
        assert!((db(amplitude_of(100.0, &heard) / 0.4)).abs() < 0.05);
    }
}

#[test]
fn a_scene_changes_in_two_seconds_without_a_hole_and_goes_on_with_what_stays() {
    let (wind, music, rain) = (
        looping(RATE, 100.0, 0.1, 500),
        looping(RATE, 310.0, 0.1, 1000),
        looping(RATE, 530.0, 0.1, 1000),
    );
    let mut offline = awake();
    offline.cue(Cue::Scene(Scene {
        ambience: vec![wind.clone().into()],
        music: Some(music.into()),
    }));
    offline.pull(ms(2500));
    offline.cue(Cue::Scene(Scene {
        ambience: vec![wind.into()],
        music: Some(rain.into()),
    }));
    let heard = left(&offline.pull(ms(2200)));
    for at in (0..2000).step_by(200) {
        let part = &heard[ms(at) as usize..ms(at + 200) as usize];
        assert!(
            (db(amplitude_of(100.0, part) / 0.1)).abs() < 0.3,
            "what stays is not touched"
        );
        let power = amplitude_of(310.0, part).powi(2) + amplitude_of(530.0, part).powi(2);
        assert!((db(power.sqrt() / 0.1)).abs() < 0.7, "a hole at {at} ms");
    }
    let end = &heard[ms(2010) as usize..];
    assert!(amplitude_of(310.0, end) < 0.002 && amplitude_of(530.0, end) > 0.09);
}

#[test]
fn masking_lifts_the_scene_exactly_while_it_is_on() {
    let wind = looping(RATE, 200.0, 0.1, 1000);
    let mut offline = awake();
    offline.cue(scene(&wind));
    offline.pull(ms(2500));
    offline.cue(Cue::Masking(true));
    let on = left(&offline.pull(ms(1000)));
    offline.cue(Cue::Masking(false));
    let off = left(&offline.pull(ms(1000)));
    let settled = ms(300) as usize;
    assert!((db(amplitude_of(200.0, &on[settled..]) / 0.1) - 6.0).abs() < 0.2);
    assert!((db(amplitude_of(200.0, &off[settled..]) / 0.1)).abs() < 0.2);
}

#[test]
fn a_first_line_after_silence_has_a_lead_in_and_a_kept_awake_one_has_none() {
    let line = voice(500.0, 0.5, 100);
    let (heard, _) = render([(0, say(1, &line))], ms(600));
    let heard = left(&heard);
    let (begin, _) = extent(&heard, 0.05).unwrap();
    assert_eq!(begin as u64, LEAD_IN + LATENCY as u64);
    let noise = db(rms(&heard[LATENCY..begin]));
    assert!((noise + 70.0).abs() < 1.0, "the lead-in is at {noise} dBFS");

    let (heard, _) = render(
        [(0, Cue::KeepAwake(true)), (ms(1000), say(1, &line))],
        ms(1600),
    );
    let (begin, _) = extent(&left(&heard), 0.05).unwrap();
    assert_eq!(begin as u64, ms(1000) + LATENCY as u64);
    let silent = left(&heard)
        .windows(4)
        .filter(|w| w.iter().all(|s| *s == 0.0))
        .count();
    assert!(silent <= LATENCY, "digital silence while kept awake");

    let (heard, _) = render([], ms(500));
    assert!(heard.iter().all(|s| *s == 0.0), "asleep it is truly silent");
}

#[test]
fn an_effect_alone_waits_for_the_voice_and_gives_way_to_it() {
    let (line, bell) = (steady(0.3, 300), steady(0.2, 300));
    let mut offline = awake();
    let start = offline.position();
    offline.cue(say(1, &line));
    offline.cue(effect(2, &bell, WithVoice::Alone));
    offline.cue(effect(3, &bell, WithVoice::Overlap));
    offline.pull(ms(400));
    assert_eq!(
        offline.reports(),
        [
            voice_ended(1, start + ms(300), End::Finished),
            effect_ended(3, start + ms(300), End::Finished),
        ]
    );
    offline.cue(say(4, &line));
    offline.pull(ms(1000));
    // It is faded in 10 ms, and the voice begins after that.
    assert_eq!(
        offline.reports(),
        [
            effect_ended(2, start + ms(410), End::Cut),
            voice_ended(4, start + ms(710), End::Finished),
        ]
    );
}

#[test]
fn an_overlapping_effect_goes_down_under_the_voice() {
    let line = voice(1000.0, 0.2, 1500);
    let bell = crate::sound::clip::Clip::effect(tone(RATE, 300.0, 0.5, 3000)).unwrap();
    let mut offline = awake();
    offline.cue(effect(1, &bell, WithVoice::Overlap));
    offline.pull(ms(500));
    offline.cue(say(2, &line));
    let heard = left(&offline.pull(ms(1500)));
    let part = &heard[ms(100) as usize..];
    assert!(db(amplitude_of(1000.0, part) / amplitude_of(300.0, part)) >= 9.0);
}

#[test]
fn the_mix_never_clips_whatever_sounds_at_once() {
    let line = voice(440.0, 0.99, 2000);
    let bell = crate::sound::clip::Clip::effect(tone(RATE, 3100.0, 0.99, 2000)).unwrap();
    let wind = looping(RATE, 90.0, 0.9, 1000);
    let mut offline = awake();
    offline.cue(scene(&wind));
    offline.cue(Cue::Masking(true));
    let mut heard = offline.pull(ms(2500));
    for number in 0..6 {
        offline.cue(effect(number, &bell, WithVoice::Overlap));
    }
    offline.cue(say(10, &line));
    heard.extend(offline.pull(ms(3000)));
    let mut meter = EbuR128::new(2, RATE, Mode::TRUE_PEAK).unwrap();
    meter.add_frames_f32(&heard).unwrap();
    let peak = db(meter.true_peak(0).unwrap() as f32);
    assert!(peak < -1.0, "true peak {peak} dB");
}

#[test]
fn the_test_tone_does_not_depend_on_the_volumes() {
    let off = Volumes {
        voice: 0.0,
        scene: 0.0,
        effects: f32::NAN,
    };
    let mut offline = awake();
    offline.cue(Cue::Volumes(off));
    offline.cue(Cue::TestTone { token: Token(1) });
    let heard = left(&offline.pull(ms(1100)));
    let level = rms(&heard[ms(100) as usize..ms(900) as usize]);
    assert!((0.03..0.1).contains(&level), "{level}");
    assert_eq!(offline.reports().len(), 1);
}

#[test]
fn silence_ends_everything_within_half_a_second_and_reports_each_end_once() {
    let (line, bell) = (voice(500.0, 0.3, 5000), voice(300.0, 0.3, 5000));
    let mut offline = awake();
    offline.cue(scene(&looping(RATE, 100.0, 0.3, 1000)));
    offline.cue(say(1, &line));
    offline.cue(effect(2, &bell, WithVoice::Overlap));
    offline.cue(effect(3, &bell, WithVoice::Alone));
    offline.cue_at(ms(60_000), say(4, &line));
    offline.cue_at(ms(60_000), effect(5, &bell, WithVoice::Overlap));
    offline.pull(ms(3000));
    offline.cue(Cue::Silence);
    let heard = left(&offline.pull(ms(2000)));
    assert!(
        heard[ms(500) as usize..].iter().all(|s| *s == 0.0),
        "and then digital silence"
    );
    let reports = offline.reports();
    assert_eq!(reports.len(), 5, "{reports:?}");
}

#[test]
fn the_same_cues_give_the_same_samples_in_whatever_pieces_they_are_pulled() {
    let (line, wind, rain) = (
        voice(500.0, 0.4, 700),
        looping(RATE, 90.0, 0.3, 500),
        looping(44_100, 130.0, 0.3, 500),
    );
    let timeline = || {
        vec![
            (0, Cue::KeepAwake(true)),
            (ms(100), scene(&wind)),
            (ms(700), say(1, &line)),
            (ms(900), Cue::Masking(true)),
            (ms(1000), scene(&rain)),
            (ms(1200), Cue::Masking(false)),
            (ms(1900), say(2, &line)),
            (ms(2000), effect(3, &line, WithVoice::Overlap)),
        ]
    };
    let (first, reports) = render(timeline(), ms(4000));
    let (second, again) = render(timeline(), ms(4000));
    assert!(first == second);
    assert_eq!(reports, again);

    let mut graph = Graph::new();
    let mut pieces = Vec::new();
    let mut sizes = (1..).map(|i: usize| 2 * (i * 37 % 601 + 1));
    let mut pull_to = |graph: &mut Graph, frames: u64| {
        while pieces.len() < 2 * frames as usize {
            let rest = 2 * frames as usize - pieces.len();
            let mut piece = vec![0.0; sizes.next().unwrap().min(rest)];
            graph.pull(&mut piece);
            pieces.extend(piece);
        }
    };
    for (at, cue) in timeline() {
        pull_to(&mut graph, at);
        graph.cue(cue);
    }
    pull_to(&mut graph, ms(4000));
    let differs = pieces.iter().zip(&first).position(|(a, b)| a != b);
    assert_eq!((pieces.len(), differs), (first.len(), None));
}

#[test]
fn skipping_reports_the_same_as_listening() {
    let (line, bell) = (voice(500.0, 0.4, 700), voice(300.0, 0.4, 250));
    let (mut heard, mut skipped) = (Graph::new(), Graph::new());
    for graph in [&mut heard, &mut skipped] {
        graph.cue(effect(1, &bell, WithVoice::Alone));
        graph.cue(say(2, &line));
        graph.cue_at(ms(2000), say(3, &line));
        graph.cue_at(
            ms(2100),
            Cue::Caption {
                token: Token(4),
                lasts: Duration::from_secs(1),
            },
        );
    }
    heard.pull(&mut vec![0.0; 2 * ms(5000) as usize]);
    skipped.skip(ms(5000));
    let heard: Vec<_> = heard.reports().collect();
    assert_eq!(heard, skipped.reports().collect::<Vec<_>>());
    assert_eq!(heard.len(), 4);
}
