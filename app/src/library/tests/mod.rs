//! Voices of tones in a folder, told apart by how long they last.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use tempfile::TempDir;
use tokio::task::spawn_blocking;

use super::{Gate, Library, Line, Lines, MOST_LINES, Source as _, Store};
use crate::contract::Settings;
use crate::script::SceneSounds;
use crate::sound::coming::{Arrival, Coming};
use crate::sound::cue::Scene;
use crate::sound::voice_pack::{VoicePack, Voices};
use crate::words::Words;

fn tone(path: &Path, millis: u32) {
    let format = hound::WavSpec {
        channels: 1,
        sample_rate: 48_000,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let mut out = hound::WavWriter::create(path, format).unwrap();
    for i in 0..48 * millis {
        let sample = (f64::from(i) / 20.0).sin() * 9000.0;
        out.write_sample(sample as i16).unwrap();
    }
    out.finalize().unwrap();
}

fn shipped() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn opened(audio: &Path, gate: &Gate) -> Library {
    let words = Words::read(&shipped().join("i18n")).unwrap();
    Library::behind(gate.clone(), audio, Arc::new(words))
}

/// A library without shipped sounds, and a folder for voices.
fn empty() -> (TempDir, Library, Gate) {
    let folder = tempfile::tempdir().unwrap();
    let gate = Gate::default();
    let library = opened(folder.path(), &gate);
    (folder, library, gate)
}

fn speaks(library: &mut Library, folder: &TempDir, voice: &str) {
    let own = folder.path().join(voice);
    let settings = Settings {
        own_recordings: [("en".to_owned(), own.to_str().unwrap().to_owned())].into(),
        ..Settings::default()
    };
    library.speak("en", &settings);
}

fn millis(clip: &Coming) -> Option<u64> {
    match clip.look() {
        Arrival::Here(clip) => Some(clip.duration().as_millis() as u64),
        Arrival::NotYet | Arrival::Never => None,
    }
}

async fn line(library: &Library, id: &str) -> Option<u64> {
    let clip = library.line(id)?;
    clip.settled().await;
    millis(&clip)
}

fn a() -> [String; 1] {
    ["a".to_owned()]
}

#[tokio::test(start_paused = true)]
async fn f8_own_recordings_are_not_spoken_in_another_language() {
    let (folder, mut library, _) = empty();
    tone(&folder.path().join("one/a.wav"), 300);
    speaks(&mut library, &folder, "one");
    assert_eq!(line(&library, "a").await, Some(300));
    let mut settings = Settings::default();
    let own = folder.path().join("one").to_str().unwrap().to_owned();
    settings.own_recordings.insert("en".to_owned(), own);
    library.speak("de", &settings);
    assert!(library.line("a").is_none());
    library.speak("en", &settings);
    assert_eq!(line(&library, "a").await, Some(300));
}

#[tokio::test(start_paused = true)]
async fn what_is_decoded_ahead_stays_whatever_is_prepared_after_it() {
    let (folder, mut library, gate) = empty();
    tone(&folder.path().join("one/a.wav"), 300);
    speaks(&mut library, &folder, "one");
    library.prepare(a());
    library.line("a").unwrap().settled().await;
    gate.shut();
    library.prepare([]);
    library.prepare(["b".to_owned()]);
    speaks(&mut library, &folder, "one");
    assert_eq!(millis(&library.line("a").unwrap()), Some(300));
}

/// One thread for what may block, so that a test can keep it busy.
fn narrow() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .max_blocking_threads(1)
        .build()
        .unwrap()
}

#[test]
fn a_voice_that_is_decoded_while_another_is_chosen_never_speaks_for_that() {
    let (folder, mut library, _) = empty();
    tone(&folder.path().join("one/a.wav"), 300);
    tone(&folder.path().join("two/a.wav"), 500);
    speaks(&mut library, &folder, "one");
    narrow().block_on(async {
        let (release, held) = std::sync::mpsc::channel::<()>();
        let busy = spawn_blocking(move || held.recv());
        library.prepare(a());
        // Under way: taken from the queue, waiting for the one thread.
        tokio::task::yield_now().await;
        speaks(&mut library, &folder, "two");
        release.send(()).unwrap();
        busy.await.unwrap().unwrap();
        assert_eq!(line(&library, "a").await, Some(500));
        speaks(&mut library, &folder, "one");
        assert_eq!(line(&library, "a").await, Some(300));
    });
}

#[tokio::test(start_paused = true)]
async fn what_waits_for_a_voice_that_was_given_up_is_not_decoded() {
    let (folder, mut library, gate) = empty();
    tone(&folder.path().join("one/a.wav"), 300);
    gate.shut();
    speaks(&mut library, &folder, "one");
    library.prepare(a());
    let waits = library.line("a").unwrap();
    speaks(&mut library, &folder, "two");
    gate.open();
    assert_eq!(line(&library, "a").await, None);
    assert!(!waits.is_settled());
    // Chosen again, it is.
    speaks(&mut library, &folder, "one");
    assert_eq!(line(&library, "a").await, Some(300));
}

#[tokio::test(start_paused = true)]
async fn a_slow_machine_makes_nobody_wait_for_the_answer() {
    let gate = Gate::default();
    gate.shut();
    let mut library = opened(&shipped().join("audio"), &gate);
    library.speak("en", &Settings::default());
    let line = library.line("night-close-eyes").unwrap();
    let bell = library.effect("bell").unwrap();
    let sounds = SceneSounds {
        ambience: vec!["wind".into()],
        music: Some("music-day".into()),
    };
    let scene = library.scene(&sounds, &Settings::default());
    let loops: Vec<_> = scene.ambience.iter().chain(&scene.music).collect();
    assert_eq!(loops.len(), 2);
    for clip in loops.iter().copied().chain([&line, &bell]) {
        assert!(!clip.is_settled());
    }
    gate.open();
    for clip in loops.into_iter().chain([&line, &bell]) {
        clip.settled().await;
        assert!(millis(clip).is_some());
    }
}

#[tokio::test(start_paused = true)]
async fn what_is_needed_now_comes_before_what_is_only_prepared() {
    let (folder, mut library, gate) = empty();
    for id in ["a", "b", "c"] {
        tone(&folder.path().join(format!("one/{id}.wav")), 300);
    }
    gate.shut();
    speaks(&mut library, &folder, "one");
    library.prepare(["a", "b", "c"].map(str::to_owned));
    let first = library.line("c").unwrap();
    gate.open();
    first.settled().await;
    gate.shut();
    assert!(library.line("b").is_some_and(|clip| !clip.is_settled()));
}

#[tokio::test(start_paused = true)]
async fn a_line_that_a_person_records_anew_is_heard_in_the_next_part() {
    let (folder, mut library, _) = empty();
    let path = folder.path().join("one/a.wav");
    tone(&path, 300);
    speaks(&mut library, &folder, "one");
    assert_eq!(line(&library, "a").await, Some(300));
    tone(&path, 500);
    assert_eq!(
        line(&library, "a").await,
        Some(300),
        "within a part it stays"
    );
    library.prepare(a());
    // Time passes when nobody decodes any more.
    tokio::time::sleep(Duration::from_millis(1)).await;
    assert_eq!(line(&library, "a").await, Some(500));
}

#[test]
fn whoever_may_wait_has_everything_at_once() {
    let library = opened(&shipped().join("audio"), &Gate::default());
    library.decode_here();
    let sounds = SceneSounds {
        ambience: vec!["wind".into()],
        music: None,
    };
    let Scene { ambience, .. } = library.scene(&sounds, &Settings::default());
    assert!(millis(&ambience[0]).is_some());
    assert!(millis(&library.effect("bell").unwrap()).is_some());
}

#[test]
fn what_is_not_there_is_said_at_once() {
    let mut library = opened(&shipped().join("audio"), &Gate::default());
    library.speak("ru", &Settings::default());
    assert!(library.line("night-close-eyes").is_none());
    library.speak("en", &Settings::default());
    assert!(library.line("no-such-line").is_none());
    assert!(library.effect("wind").is_none());
    assert!(library.looped("bell").is_none());
}

#[tokio::test(start_paused = true)]
async fn a_damaged_recording_is_a_caption_once_that_is_known() {
    let (folder, mut library, _) = empty();
    fs::create_dir_all(folder.path().join("one")).unwrap();
    fs::write(folder.path().join("one/a.wav"), b"RIFF").unwrap();
    speaks(&mut library, &folder, "one");
    assert_eq!(line(&library, "a").await, None);
    assert!(library.line("a").is_none());
}

#[tokio::test(start_paused = true)]
async fn only_so_much_is_kept_and_the_oldest_goes_first() {
    let folder = tempfile::tempdir().unwrap();
    let own = VoicePack::own(folder.path());
    let voices = Arc::new(Voices::new(Some(own), &[], "en", None));
    let lines = ["a", "b", "c"].map(|id| {
        tone(&folder.path().join(format!("{id}.wav")), 100);
        Line {
            voices: Arc::clone(&voices),
            id: id.into(),
        }
    });
    let [a, b, c] = &lines;
    // 100 ms in 16 bits are 9 600 bytes: two of three.
    let store = Store::new(Lines, 20_000, Gate::default());
    for line in [a, b, a, c] {
        store.get(line).settled().await;
    }
    assert!(store.get(a).is_settled() && store.get(c).is_settled());
    assert!(!store.get(b).is_settled());
}

#[test]
fn a_whole_voice_is_kept() {
    for pack in super::shipped_packs(&shipped().join("audio/voices")) {
        let manifest = pack.manifest().unwrap();
        let lasts: u32 = manifest.lines.values().map(|line| line.duration_ms).sum();
        let bytes = lasts as usize * 48 * 2;
        assert!(bytes <= MOST_LINES, "{}: {bytes}", manifest.name);
    }
}

#[test]
fn the_files_of_a_line_are_told_apart_by_their_state() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.wav");
    let voices = Voices::new(Some(VoicePack::own(folder.path())), &[], "en", None);
    let line = Line {
        voices: Arc::new(voices),
        id: "a".into(),
    };
    assert_eq!(Lines.files(&line), []);
    tone(&path, 100);
    let before = Lines.files(&line);
    assert_eq!(before, Lines.files(&line));
    let file = fs::File::options().write(true).open(&path).unwrap();
    let later = file.metadata().unwrap().modified().unwrap() + Duration::from_secs(1);
    file.set_modified(later).unwrap();
    assert_ne!(before, Lines.files(&line));
}
