//! The voice packs that are shipped say the words that are written today, are as loud and
//! as long as a line may be, and lie in folders that hold nothing else. Must never know a
//! word, nor which line follows which.
#![allow(
    clippy::expect_used,
    reason = "what cannot be prepared has failed the test"
)]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use app::assets::Assets;
use app::sound::voice_pack::{Manifest, Recording, VoicePack, shipped_packs, text_hash};

/// These languages may not ship with a line that nobody speaks.
const COMPLETE: [&str; 8] = ["en", "ja", "zh-Hans", "de", "es", "fr", "it", "pt-BR"];
const LUFS: f32 = -18.0;
const LUFS_EITHER_WAY: f32 = 1.0;
const TRUE_PEAK_DB: f32 = -1.0;
const LONGEST_MS: u32 = 12_000;
/// All packs, ambience and effects together.
const ALL_SOUND_BYTES: u64 = 25_000_000;
/// A mono file is 3 dB louder from two speakers, which is how a clip knows its level.
const FROM_TWO_SPEAKERS_DB: f32 = 3.01;
/// Shorter lines are measured on themselves repeated by the tools that make them; the
/// gates of a single pass see them a little differently.
const MEASURED_ALIKE_MS: u32 = 3_000;
/// A file is decoded for each so many recordings, by turns over the packs, so that the
/// test stays quick and still hears every line's file in one pack or another.
const HEARD_BY_TURNS: usize = 6;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn assets() -> Assets {
    Assets::at(root())
}

fn voices() -> PathBuf {
    root().join("audio/voices")
}

/// Every pack with its manifest and a name for messages.
fn packs() -> Vec<(VoicePack, Manifest, String)> {
    let packs: Vec<_> = shipped_packs(&voices())
        .into_iter()
        .map(|pack| {
            let manifest = pack.manifest().expect("a shipped pack has one").clone();
            let name = format!("{}/{}", manifest.language, manifest.voice);
            (pack, manifest, name)
        })
        .collect();
    assert!(!packs.is_empty(), "no voice is shipped at all");
    packs
}

/// What is wrong with single recordings, each with its pack and line.
fn complaints(wrong: impl Fn(&Recording) -> Option<String>) -> Vec<String> {
    let mut found = Vec::new();
    for (_, manifest, name) in packs() {
        for (line, recording) in &manifest.lines {
            if let Some(complaint) = wrong(recording) {
                found.push(format!("{name} {line}: {complaint}"));
            }
        }
    }
    found
}

/// The names in a folder.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = fs::read_dir(folder).expect("a folder that can be listed");
    entries
        .map(|entry| {
            let name = entry.expect("an entry that can be read").file_name();
            name.to_string_lossy().into_owned()
        })
        .collect()
}

#[test]
fn every_folder_of_the_voices_is_a_pack_that_can_be_read() {
    // A broken manifest is left out with a word in the log, which nobody reads in a release.
    let folders: BTreeSet<String> = names(&voices())
        .iter()
        .flat_map(|language| {
            names(&voices().join(language))
                .into_iter()
                .map(move |voice| format!("{language}/{voice}"))
        })
        .collect();
    let read: BTreeSet<String> = packs().into_iter().map(|(_, _, name)| name).collect();
    assert_eq!(read, folders);
}

#[test]
fn a_recorded_voice_says_the_words_that_are_written() {
    let words = assets().words().expect("the words");
    let mut drifted = Vec::new();
    for (_, manifest, name) in packs() {
        for (line, recording) in &manifest.lines {
            let written = words.say(&manifest.language, line, &[]);
            if written.map(|text| text_hash(&text)).as_ref() != Some(&recording.text_hash) {
                drifted.push(format!("{name} {line}"));
            }
        }
    }
    assert!(
        drifted.is_empty(),
        "recorded with other words than are written now: {drifted:#?}"
    );
}

#[test]
fn a_recorded_voice_has_no_line_that_no_script_asks_for() {
    let scripts = assets().scripts().expect("the scripts");
    let asked: BTreeSet<_> = scripts.lines().into_iter().collect();
    let unasked: Vec<_> = packs()
        .into_iter()
        .flat_map(|(_, manifest, name)| {
            let lines = manifest.lines.into_keys();
            lines
                .filter(|line| !asked.contains(line.as_str()))
                .map(|line| format!("{name} {line}"))
                .collect::<Vec<_>>()
        })
        .collect();
    assert!(unasked.is_empty(), "never spoken: {unasked:#?}");
}

#[test]
fn english_chinese_and_japanese_have_a_voice_for_every_line() {
    let scripts = assets().scripts().expect("the scripts");
    let packs = packs();
    for language in COMPLETE {
        let missing: Vec<Vec<&str>> = packs
            .iter()
            .filter(|(_, manifest, _)| manifest.language == language && !manifest.experimental)
            .map(|(_, manifest, _)| {
                let mut lines = scripts.lines();
                lines.retain(|line| !manifest.lines.contains_key(*line));
                lines
            })
            .collect();
        assert!(
            missing.iter().any(Vec::is_empty),
            "{language} has no complete voice; its packs miss {missing:#?}"
        );
    }
}

#[test]
fn a_pack_holds_the_files_of_its_manifest_and_no_others() {
    for (_, manifest, name) in packs() {
        let folder = voices().join(&manifest.language).join(&manifest.voice);
        let ought: BTreeSet<String> = manifest
            .lines
            .values()
            .map(|recording| recording.file.clone())
            .chain(["manifest.json".into(), "made.json".into()])
            .collect();
        let there = names(&folder);
        let amiss: Vec<_> = there.symmetric_difference(&ought).collect();
        assert!(amiss.is_empty(), "{name}: missing or stray: {amiss:?}");
    }
}

#[test]
fn a_recorded_line_is_as_loud_and_as_long_as_a_line_may_be() {
    let complaints = complaints(|recording| {
        let Recording {
            duration_ms,
            lufs,
            true_peak_db,
            ..
        } = recording;
        // Written so that a number that is none is a complaint too.
        let loud = (lufs - LUFS).abs() <= LUFS_EITHER_WAY;
        let kept_down = *true_peak_db < TRUE_PEAK_DB;
        let short = *duration_ms <= LONGEST_MS;
        (!(loud && kept_down && short))
            .then(|| format!("{lufs} LUFS, {true_peak_db} dB true peak, {duration_ms} ms"))
    });
    assert!(complaints.is_empty(), "{complaints:#?}");
}

#[test]
fn a_manifest_measured_the_files_that_lie_beside_it() {
    let mut complaints = Vec::new();
    for (turn, (pack, manifest, name)) in packs().into_iter().enumerate() {
        let lines = manifest.lines.iter().skip(turn % HEARD_BY_TURNS);
        for (line, stated) in lines.step_by(HEARD_BY_TURNS) {
            let Some(Ok(clip)) = pack.clip(line) else {
                complaints.push(format!("{name} {line}: cannot be decoded"));
                continue;
            };
            let millis = clip.duration().as_millis();
            let lufs = clip.level() - FROM_TWO_SPEAKERS_DB;
            let as_long = millis.abs_diff(u128::from(stated.duration_ms)) <= 1;
            let as_loud =
                stated.duration_ms < MEASURED_ALIKE_MS || (lufs - stated.lufs).abs() < 0.3;
            if !(as_long && as_loud) {
                complaints.push(format!("{name} {line}: {millis} ms, {lufs:.2} LUFS"));
            }
        }
    }
    assert!(complaints.is_empty(), "{complaints:#?}");
}

#[test]
fn all_sound_together_stays_small() {
    fn bytes(folder: &Path) -> u64 {
        let entries = fs::read_dir(folder).expect("a folder that can be listed");
        entries
            .map(|entry| {
                let entry = entry.expect("an entry that can be read");
                let facts = entry.metadata().expect("facts about a file");
                if facts.is_dir() {
                    bytes(&entry.path())
                } else {
                    facts.len()
                }
            })
            .sum()
    }
    let all: u64 = ["voices", "ambience", "effects"]
        .map(|folder| bytes(&root().join("audio").join(folder)))
        .iter()
        .sum();
    assert!(all < ALL_SOUND_BYTES, "{all} bytes of sound");
}
