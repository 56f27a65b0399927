//! A clip that is not here when it is due: waited for a little, and never by anybody's thread.

use super::kit::*;
use crate::sound::coming::{Coming, PATIENCE};
use crate::sound::cue::{Cue, End, Scene, Token, WithVoice};
use crate::sound::graph::{Graph, LEAD_IN};
use crate::sound::render::Offline;
use crate::sound::speaker::Speaker;
use std::time::Duration;

const READ: u64 = 1200;

fn patience() -> u64 {
    ms(PATIENCE.as_millis() as u64)
}

fn awake() -> Offline {
    let mut offline = Offline::new();
    offline.cue(Cue::KeepAwake(true));
    offline.pull(LEAD_IN);
    offline
}

fn awaited_line(number: u64, clip: &Coming) -> Cue {
    Cue::Say {
        token: Token(number),
        clip: clip.clone(),
        instead: Duration::from_millis(READ),
    }
}

fn awaited_effect(number: u64, clip: &Coming, with_voice: WithVoice) -> Cue {
    Cue::Effect {
        token: Token(number),
        clip: clip.clone(),
        with_voice,
    }
}

#[test]
fn a_line_begins_when_its_recording_is_here() {
    let mut offline = awake();
    let clip = Coming::default();
    offline.cue(awaited_line(1, &clip));
    let before = offline.pull(ms(700));
    assert!(extent(&left(&before), 0.05).is_none());
    clip.arrive(Some(voice(500.0, 0.5, 300)));
    let start = offline.position();
    let (_, reports) = offline.pull_to_report(ms(5000));
    assert_eq!(reports, [voice_ended(1, start + ms(300), End::Finished)]);
}

#[test]
fn a_line_whose_recording_keeps_everybody_waiting_is_read_and_never_spoken_late() {
    let mut offline = awake();
    let clip = Coming::default();
    let start = offline.position();
    offline.cue(awaited_line(1, &clip));
    offline.pull(patience() + ms(100));
    clip.arrive(Some(voice(500.0, 0.5, 300)));
    let (heard, reports) = offline.pull_to_report(ms(5000));
    let end = start + patience() + ms(READ);
    assert_eq!(reports, [voice_ended(1, end, End::Finished)]);
    assert!(extent(&left(&heard), 0.05).is_none());
}

#[test]
fn a_line_whose_recording_never_comes_is_read_at_once() {
    let mut offline = awake();
    let clip = Coming::default();
    let start = offline.position();
    offline.cue(awaited_line(1, &clip));
    offline.pull(ms(50));
    clip.arrive(None);
    let (_, reports) = offline.pull_to_report(ms(5000));
    assert_eq!(
        reports,
        [voice_ended(1, start + ms(50) + ms(READ), End::Finished)]
    );
}

#[test]
fn a_line_that_is_waited_for_can_be_cut_like_any_other() {
    let mut offline = awake();
    let clip = Coming::default();
    offline.cue(awaited_line(1, &clip));
    offline.pull(ms(50));
    let at = offline.position();
    offline.cue(Cue::Hush);
    clip.arrive(Some(voice(500.0, 0.5, 300)));
    let heard = offline.pull(ms(1000));
    assert_eq!(offline.reports(), [voice_ended(1, at, End::Cut)]);
    assert!(extent(&left(&heard), 0.05).is_none());
}

#[test]
fn an_effect_that_is_not_here_in_time_is_left_out_and_one_that_is_sounds() {
    for comes in [false, true] {
        let mut offline = awake();
        let clip = Coming::default();
        let start = offline.position();
        offline.cue(awaited_effect(1, &clip, WithVoice::Alone));
        offline.pull(ms(400));
        if comes {
            clip.arrive(Some(voice(300.0, 0.5, 200)));
        }
        let (heard, reports) = offline.pull_to_report(ms(5000));
        let expected = if comes {
            effect_ended(1, start + ms(600), End::Finished)
        } else {
            effect_ended(1, start + patience(), End::Cut)
        };
        assert_eq!(reports, [expected]);
        assert_eq!(extent(&left(&heard), 0.05).is_some(), comes);
    }
}

#[test]
fn a_line_does_not_wait_for_an_effect_that_is_not_here() {
    let mut offline = awake();
    let start = offline.position();
    offline.cue(awaited_effect(1, &Coming::default(), WithVoice::Alone));
    offline.pull(ms(100));
    offline.cue(say(2, &voice(500.0, 0.5, 300)));
    let (_, reports) = offline.pull_to_report(ms(5000));
    assert_eq!(reports, [voice_ended(2, start + ms(400), End::Finished)]);
}

#[test]
fn a_scene_laid_early_fades_in_when_its_loops_are_here() {
    let (wind, rain) = (Coming::default(), Coming::default());
    let mut offline = awake();
    offline.cue(Cue::Scene(Scene {
        ambience: vec![wind.clone(), rain.clone()],
        music: None,
    }));
    let silent = left(&offline.pull(ms(1000)));
    assert!(extent(&silent, 0.01).is_none());
    wind.arrive(Some(looping(48_000, 200.0, 0.2, 500)));
    let coming = left(&offline.pull(ms(3000)));
    assert!(steepest(&coming) < 0.01, "a click");
    let at = |second: u64, heard: &[f32]| {
        let from = ms(1000 * second) as usize;
        amplitude_of(200.0, &heard[from..from + ms(500) as usize])
    };
    assert!(at(0, &coming) < 0.1);
    assert!((at(2, &coming) - 0.2).abs() < 0.01);
    rain.arrive(Some(looping(48_000, 900.0, 0.1, 500)));
    let both = left(&offline.pull(ms(3000)));
    assert!(steepest(&both) < 0.03, "a click");
    let last = &both[ms(2500) as usize..];
    assert!((amplitude_of(200.0, last) - 0.2).abs() < 0.01);
    assert!((amplitude_of(900.0, last) - 0.1).abs() < 0.01);
}

#[test]
fn a_scene_that_was_left_before_it_came_does_not_begin() {
    for leaving in [Cue::Silence, Cue::Scene(Scene::default())] {
        let wind = Coming::default();
        let mut offline = awake();
        offline.cue(Cue::Scene(Scene {
            ambience: vec![wind.clone()],
            music: None,
        }));
        offline.pull(ms(100));
        offline.cue(leaving);
        wind.arrive(Some(looping(48_000, 200.0, 0.2, 500)));
        assert!(extent(&left(&offline.pull(ms(2000))), 0.01).is_none());
    }
}

#[test]
fn skipped_and_pulled_it_ends_at_the_same_positions() {
    let run = |pull: bool| {
        let mut graph = Graph::new();
        graph.cue(Cue::KeepAwake(true));
        let (line, bell) = (Coming::default(), Coming::default());
        graph.cue(awaited_effect(1, &bell, WithVoice::Alone));
        graph.cue(awaited_line(2, &line));
        for millis in [100, 900, 4000] {
            if pull {
                graph.pull(&mut vec![0.0; 2 * ms(millis) as usize]);
            } else {
                graph.skip(ms(millis));
                graph.look();
            }
            if millis == 900 {
                line.arrive(Some(voice(500.0, 0.5, 300)));
                graph.look();
            }
        }
        graph.reports().collect::<Vec<_>>()
    };
    let reports = run(true);
    assert_eq!(reports.len(), 2, "{reports:?}");
    assert_eq!(reports, run(false));
}

#[tokio::test(start_paused = true)]
async fn the_silent_twin_hears_of_an_arrival_in_the_same_moment() {
    let (speaker, mut reports) = Speaker::silent();
    speaker.cue(Cue::KeepAwake(true));
    tokio::time::sleep(Duration::from_secs(1)).await;
    let clip = Coming::default();
    speaker.cue(awaited_line(1, &clip));
    tokio::time::sleep(Duration::from_millis(777)).await;
    clip.arrive(Some(voice(500.0, 0.5, 300)));
    assert_eq!(
        reports.recv().await,
        Some(voice_ended(1, ms(2077), End::Finished))
    );
}
