//! The night as it would be heard, rendered without a device: its order, its gaps, what
//! is louder than what, and that no secret can be heard in it.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "what a test cannot prepare has failed it"
)]

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use app::assets::Assets;
use app::contract::Settings;
use app::games::GameId;
use app::library::Library;
use app::narrate::{Heard, Rendering, render};
use app::narration::Spoken;
use app::script::{Act, PartId, Script, Step, house};
use app::sound::cue::{RATE, frames as frames_of};
use rules::salem::Salem;
use rules::salem::moment::{CONSTABLE, WITCHES};

fn assets() -> Assets {
    Assets::at(Path::new(env!("CARGO_MANIFEST_DIR")).join(".."))
}

fn rendering(phase: &str) -> Rendering {
    let mut settings = Settings::default();
    settings.games.salem.sand_s = 15;
    Rendering {
        phase: phase.to_owned(),
        settings,
        chosen_after: after(3, 4),
        sand: None,
        seed: 1,
        spared: false,
    }
}

/// The seconds after which the witches and the constable confirm.
fn after(witches: u64, constable: u64) -> BTreeMap<String, Duration> {
    let seconds = [(WITCHES, witches), (CONSTABLE, constable)];
    seconds
        .map(|(window, seconds)| (window.0.to_owned(), Duration::from_secs(seconds)))
        .into()
}

fn studio(settings: &Settings) -> (Arc<Script>, Library) {
    let words = Arc::new(assets().words().expect("words"));
    let mut library = assets().library(words);
    library.speak("en", settings);
    (script(), library)
}

fn script() -> Arc<Script> {
    Arc::clone(assets().scripts().expect("scripts").of(GameId::Salem))
}

fn rendered(rendering: &Rendering) -> (Vec<Heard>, Vec<f32>) {
    let (script, mut library) = studio(&rendering.settings);
    let mut samples = Vec::new();
    let heard = render::<Salem>(&script, &mut library, rendering, |piece| {
        samples.extend_from_slice(piece);
        Ok(())
    });
    (heard.expect("a night"), samples)
}

/// The root mean square of a stretch, in dB of full scale.
fn level_db(samples: &[f32], from: u64, to: u64) -> f64 {
    let stretch = &samples[2 * from as usize..(2 * to as usize).min(samples.len())];
    let square: f64 = stretch.iter().map(|one| f64::from(*one).powi(2)).sum();
    10.0 * (square / stretch.len() as f64 + 1e-20).log10()
}

#[test]
fn s46_the_night_is_spoken_in_its_order_with_its_gaps_and_never_two_voices() {
    let (heard, samples) = rendered(&rendering("night"));
    let spoken: Vec<_> = heard
        .iter()
        .filter(|one| one.spoken)
        .map(|one| one.id.as_str())
        .collect();
    assert_eq!(
        spoken,
        [
            "night-close-eyes",
            "night-witches-open",
            "night-witches-close",
            "night-constable-open",
            "night-constable-close",
            "night-open-eyes",
            "night-gavel",
            "confession-open",
            "confession-closed",
            "result-died",
            "death-turn-up",
            "death-last-words",
        ]
    );
    let voices: Vec<_> = heard.iter().filter(|one| one.spoken).collect();
    for pair in voices.windows(2) {
        assert!(pair[1].begins >= pair[0].ends, "{pair:?} overlap");
    }
    let seconds = samples.len() as u64 / 2 / u64::from(RATE);
    assert!((70..160).contains(&seconds), "{seconds} s");

    // Gaps are measured from the end of sound. These two have only silence between.
    let script = script();
    let pause_after = |id: &str| {
        let steps = script.part(PartId("night")).iter();
        let mut steps = steps.filter(|step| matches!(&step.act, Act::Line(line) if line == id));
        u64::from(steps.next().expect("a step").pause_ms)
    };
    let of = |id: &str| heard.iter().find(|one| one.id == id).expect("a line");
    for (before, after) in [
        ("night-witches-close", "night-constable-open"),
        ("night-constable-close", "night-open-eyes"),
        ("night-gavel", "confession-open"),
    ] {
        let gap = of(after).begins - of(before).ends;
        let wanted = frames_of(Duration::from_millis(pause_after(before)));
        let off = gap.abs_diff(wanted) * 1000 / u64::from(RATE);
        assert!(off <= 20, "{before} to {after}: {off} ms off");
    }
    // S51: a window lasts its minimum, however quick the choice.
    let window = of("night-witches-close").begins - of("night-witches-open").ends;
    assert!(window >= frames_of(Duration::from_secs(12)));
    assert!(window < frames_of(Duration::from_secs(13)));
}

#[test]
fn the_voice_is_9_db_above_what_lies_under_it_and_that_comes_back() {
    let only = |voice, ambience| {
        let mut rendering = rendering("night");
        rendering.settings.volumes.voice = voice;
        rendering.settings.volumes.ambience = ambience;
        rendering.settings.scenes.effects = false;
        rendered(&rendering)
    };
    let (heard, voice) = only(100, 0);
    let (_, mix) = only(100, 100);
    // What lies under the voice is what the mix has beside it.
    let pairs = mix.iter().zip(&voice);
    let scene: Vec<f32> = pairs.map(|(all, voice)| all - voice).collect();
    for line in heard.iter().filter(|one| one.spoken) {
        let above =
            level_db(&voice, line.begins, line.ends) - level_db(&scene, line.begins, line.ends);
        assert!(above >= 9.0, "{}: {above:.1} dB", line.id);
    }
    let of = |id: &str| heard.iter().find(|one| one.id == id).expect("a line");
    let during = of("night-witches-close");
    let after = during.ends + frames_of(Duration::from_secs(2));
    let back = level_db(&scene, after, after + frames_of(Duration::from_secs(1)))
        - level_db(&scene, during.begins, during.ends);
    assert!(back > 6.0, "comes back by {back:.1} dB");
    let peak = mix.iter().fold(0.0_f32, |most, one| most.max(one.abs()));
    assert!(peak < 0.9, "peak {peak}");
}

#[test]
fn no_tell_nights_with_different_secrets_are_the_same_to_the_sample() {
    for spared in [false, true] {
        let night = |seed| {
            rendered(&Rendering {
                seed,
                spared,
                ..rendering("night")
            })
        };
        let (heard, samples) = night(1);
        for seed in [2, 3] {
            let (others, other) = night(seed);
            assert_eq!(heard, others);
            assert!(samples == other, "seed {seed} can be heard");
        }
    }
}

#[test]
fn no_tell_a_quick_and_a_slow_choice_within_the_minimum_sound_the_same() {
    let night = |seconds| {
        rendered(&Rendering {
            chosen_after: after(seconds, seconds),
            ..rendering("night")
        })
    };
    assert!(night(1) == night(9));
}

#[test]
fn every_part_of_the_script_comes_to_its_end() {
    let settings = Settings::default();
    let (script, mut library) = studio(&settings);
    let parts = house::IDS.parts.iter().chain(Salem::IDS.parts);
    // These have choices in them and are rendered as phases.
    let phases = ["dawn", "night"];
    let parts = parts.filter(|part| !phases.contains(part)).copied();
    // As a phase of its own, the conspiracy has the cat's card and the taking in it.
    for phase in parts.chain(["dawn"]) {
        let mut frames = 0;
        let heard = render::<Salem>(&script, &mut library, &rendering(phase), |piece| {
            frames += piece.len() / 2;
            Ok(())
        });
        let heard = heard.unwrap_or_else(|error| panic!("{phase}: {error}"));
        let has_words = |step: &Step| matches!(step.act, Act::Line(_));
        let part = script.part_named(phase).expect("a part");
        let words = script.part(part).iter().any(has_words);
        assert_eq!(heard.iter().any(|one| one.spoken), words, "{phase}");
        assert!(frames as u64 >= heard.last().map_or(0, |one| one.ends));
        // Whatever somebody touches: a word comes within a second. What the night has brought may
        // keep everybody waiting a little.
        let first = heard.iter().find(|one| one.spoken);
        let most = Duration::from_millis(if phase == "result" { 3_100 } else { 1_000 });
        let begins = first.map_or(0, |first| first.begins);
        assert!(begins <= frames_of(most), "{phase}: {begins} frames");
    }
}

#[test]
fn a_bell_that_sounds_on_under_the_words_stays_9_db_below_them() {
    for phase in ["conspiracy", "dawn"] {
        let only = |voice, effects| {
            let mut rendering = rendering(phase);
            rendering.settings.volumes.voice = voice;
            rendering.settings.volumes.ambience = 0;
            rendering.settings.scenes.effects = effects;
            rendered(&rendering)
        };
        let (heard, voice) = only(100, false);
        let (_, mix) = only(100, true);
        let first = heard.iter().find(|one| one.spoken).expect("a line");
        let bell: Vec<f32> = mix
            .iter()
            .zip(&voice)
            .map(|(all, voice)| all - voice)
            .collect();
        let above =
            level_db(&voice, first.begins, first.ends) - level_db(&bell, first.begins, first.ends);
        assert!(above >= 9.0, "{phase}: {above:.1} dB");
        let before = level_db(&bell, 0, first.begins);
        assert!(
            before > -60.0,
            "{phase}: the bell is heard at {before:.1} dB"
        );
    }
}
