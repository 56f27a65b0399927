//! Packs: where a line is looked for, and what a check finds.

use super::kit::*;
use crate::sound::cue::RATE;
use crate::sound::pack_check::{Finding, Problem, check};
use crate::sound::sounds::Sounds;
use crate::sound::voice_pack::{VoicePack, Voices, shipped_packs, text_hash};
use std::fs;
use std::path::Path;

/// A shipped pack with a line `a` of a given length, and whatever else.
fn ship(voices: &Path, language: &str, voice: &str, experimental: bool, lines: &[(&str, u32)]) {
    let folder = voices.join(language).join(voice);
    fs::create_dir_all(&folder).unwrap();
    let recordings: serde_json::Map<String, serde_json::Value> = lines
        .iter()
        .map(|(line, millis)| {
            let file = format!("{line}.wav");
            fs::write(folder.join(&file), tone(RATE, 500.0, 0.15, *millis)).unwrap();
            let facts = serde_json::json!({
                "file": file, "text_hash": text_hash(&format!("words of {line}")),
                "duration_ms": millis, "lufs": -18.0, "true_peak_db": -3.0, "heard_error": 0.0
            });
            (line.to_string(), facts)
        })
        .collect();
    let manifest = serde_json::json!({
        "name": voice, "language": language, "voice": voice, "licence": "CC0-1.0",
        "credits": ["nobody"], "experimental": experimental, "lines": recordings
    });
    fs::write(folder.join("manifest.json"), manifest.to_string()).unwrap();
}

fn millis(voices: &Voices, line: &str) -> Option<u128> {
    voices.line(line).map(|clip| clip.duration().as_millis())
}

#[test]
fn a_line_is_looked_for_in_the_own_the_chosen_and_other_packs_of_the_language() {
    let root = tempfile::tempdir().unwrap();
    let (shipped, own) = (root.path().join("voices"), root.path().join("own"));
    ship(
        &shipped,
        "en",
        "crier",
        false,
        &[("a", 100), ("b", 100), ("c", 100)],
    );
    ship(&shipped, "en", "second", false, &[("a", 200), ("b", 200)]);
    ship(&shipped, "en", "odd", true, &[("a", 300), ("d", 300)]);
    ship(&shipped, "de", "crier", false, &[("e", 400)]);
    fs::create_dir(&own).unwrap();
    fs::write(own.join("a.WAV"), tone(RATE, 500.0, 0.15, 500)).unwrap();
    fs::write(own.join("b.ogg"), b"OggS is not enough").unwrap();
    let packs = shipped_packs(&shipped);
    assert_eq!(packs.len(), 4);

    let voices = Voices::new(Some(VoicePack::own(&own)), &packs, "en", Some("second"));
    assert_eq!(millis(&voices, "a"), Some(500), "the person's own");
    assert_eq!(
        millis(&voices, "b"),
        Some(200),
        "theirs is damaged: the chosen pack"
    );
    assert_eq!(millis(&voices, "c"), Some(100), "another of the language");
    assert_eq!(
        millis(&voices, "d"),
        None,
        "an experimental voice only when chosen"
    );
    assert_eq!(millis(&voices, "e"), None, "never another language");
    assert_eq!(
        millis(&voices, "../voices/en/crier/a"),
        None,
        "an id is never a path"
    );
    let odd = Voices::new(None, &packs, "en", Some("odd"));
    assert_eq!(millis(&odd, "a"), Some(300));
    assert!(Voices::new(None, &packs, "th", None).is_empty());
}

#[test]
fn a_manifest_cannot_name_a_file_elsewhere() {
    let root = tempfile::tempdir().unwrap();
    ship(root.path(), "en", "crier", false, &[("a", 100)]);
    fs::write(root.path().join("secret.wav"), tone(RATE, 500.0, 0.1, 100)).unwrap();
    let folder = root.path().join("en/crier");
    let path = folder.join("manifest.json");
    let evil = fs::read_to_string(&path)
        .unwrap()
        .replace("a.wav", "../../secret.wav");
    fs::write(&path, evil).unwrap();
    assert!(VoicePack::shipped(&folder).unwrap().clip("a").is_none());
}

#[test]
fn a_damaged_manifest_leaves_the_pack_out() {
    let root = tempfile::tempdir().unwrap();
    ship(root.path(), "en", "crier", false, &[("a", 100)]);
    ship(root.path(), "en", "broken", false, &[("a", 100)]);
    fs::write(root.path().join("en/broken/manifest.json"), b"{").unwrap();
    assert_eq!(shipped_packs(root.path()).len(), 1);
    assert!(shipped_packs(&root.path().join("nowhere")).is_empty());
}

#[test]
fn a_check_names_every_problem() {
    let own = tempfile::tempdir().unwrap();
    let put = |name: &str, bytes: Vec<u8>| fs::write(own.path().join(name), bytes).unwrap();
    put("good.wav", tone(RATE, 500.0, 0.15, 1000));
    put("quiet.wav", tone(RATE, 500.0, 0.01, 1000));
    put(
        "clipped.wav",
        wav(
            RATE,
            1,
            (0..RATE).map(|i| (3.0 * (i as f32 * 0.06).sin()).clamp(-1.0, 1.0)),
        ),
    );
    put("long.wav", tone(8_000, 500.0, 0.15, 20_000));
    put("broken.wav", tone(RATE, 500.0, 0.15, 1000)[..1000].to_vec());
    put("stranger.wav", tone(RATE, 500.0, 0.15, 100));
    put("notes.txt", b"no sound".to_vec());
    let lines = ["good", "quiet", "clipped", "long", "broken", "absent"];
    let report = check(&VoicePack::own(own.path()), lines.map(|line| (line, None)));
    let findings = report.findings;
    let named: Vec<(&str, Problem)> = findings
        .iter()
        .map(|f| (f.line.as_str(), f.problem.clone()))
        .collect();
    assert!(
        matches!(named[..], [
            ("quiet", Problem::TooQuiet { lufs }),
            ("clipped", Problem::TooLoud { .. }),
            ("clipped", Problem::Clipped { .. }),
            ("long", Problem::TooLong { seconds }),
            ("broken", Problem::Damaged),
            ("absent", Problem::Missing),
            ("stranger.wav", Problem::UnknownFile),
        ] if (lufs + 43.0).abs() < 1.0 && (seconds - 20.0).abs() < 0.1),
        "{named:?}"
    );
}

#[test]
fn a_check_sees_when_words_and_voice_have_drifted_apart() {
    let root = tempfile::tempdir().unwrap();
    ship(
        root.path(),
        "en",
        "crier",
        false,
        &[("a", 500), ("b", 500), ("gone", 500)],
    );
    let pack = VoicePack::shipped(root.path().join("en/crier")).unwrap();
    let report = check(
        &pack,
        [("a", Some("  words\n of  a ")), ("b", Some("other words"))],
    );
    assert_eq!(
        report.findings,
        [
            Finding {
                line: "b".into(),
                file: None,
                problem: Problem::WordsChanged
            },
            Finding {
                line: "gone.wav".into(),
                file: Some("gone.wav".into()),
                problem: Problem::UnknownFile
            },
        ]
    );
}

#[test]
fn the_hash_of_words_is_that_of_the_workshop() {
    // printf 'Close your eyes.' | sha256sum
    assert_eq!(
        text_hash(" Close\n your   eyes. "),
        "69db9ef7ecc855e08a08f0582a810e9c97f93fc08861fefff63a20ef57397053"
    );
}

#[test]
fn sounds_are_found_by_id_as_loops_or_effects() {
    let root = tempfile::tempdir().unwrap();
    let facts = |file: &str, is_loop: bool| {
        serde_json::json!({"file": file, "licence": "CC0-1.0", "made_by": "a test", "duration_ms": 500,
            "lufs": -20.0, "true_peak_db": -6.0, "loop": is_loop})
    };
    let manifest = serde_json::json!({"sounds": {"wind": facts("wind.wav", true), "bell": facts("bell.wav", false),
        "lost": facts("lost.wav", false)}});
    fs::write(root.path().join("manifest.json"), manifest.to_string()).unwrap();
    fs::write(root.path().join("wind.wav"), tone(RATE, 100.0, 0.2, 60_000)).unwrap();
    fs::write(root.path().join("bell.wav"), tone(RATE, 300.0, 0.2, 500)).unwrap();
    let sounds = Sounds::open(root.path()).unwrap();
    assert_eq!(
        sounds.facts().keys().collect::<Vec<_>>(),
        ["bell", "lost", "wind"]
    );
    assert_eq!(
        sounds.clip("wind").unwrap().unwrap().frames(),
        ms(60_000),
        "longer than an effect may be"
    );
    assert!(sounds.clip("bell").unwrap().is_ok());
    assert!(sounds.clip("lost").unwrap().is_err());
    assert!(sounds.clip("owl").is_none());
}
