//! A person's own recordings: by language, and what was found of them said at once.

use std::path::Path;
use std::sync::Arc;

use app::contract::{Change, HostAsk, RecordingsFound, RecordingsKind, Settings};
use app::games::UPGRADES;
use app::keep::{Folders, SettingsFile};
use app::system_voice::SystemVoice;
use serde_json::{Value, json};

use super::kit::*;

/// A line of the night, half a second of sound.
fn record(folder: &Path, name: &str) {
    let format = hound::WavSpec {
        channels: 1,
        sample_rate: 8_000,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut out = hound::WavWriter::create(folder.join(name), format).unwrap();
    for i in 0..4_000 {
        let sample = (f64::from(i) / 3.0).sin() * 6_000.0;
        out.write_sample(sample as i16).unwrap();
    }
    out.finalize().unwrap();
}

fn own(language: &str, folder: &Path) -> Change {
    Change::OwnRecordings {
        language: language.to_owned(),
        folder: Some(folder.to_str().unwrap().to_owned()),
    }
}

/// What was found, once it was looked at.
async fn found(evening: &Evening) -> Option<RecordingsFound> {
    let mut views = evening.views();
    let view = views.wait_for(|view| {
        let own = view.own_recordings.as_ref();
        own.is_none_or(|own| !own.looking && own.found.is_some())
    });
    let view = view.await.unwrap();
    view.own_recordings.as_ref()?.found.clone()
}

fn kinds(found: &RecordingsFound) -> Vec<(RecordingsKind, u32)> {
    let problems = found.problems.iter();
    problems.map(|one| (one.kind, one.count)).collect()
}

#[tokio::test(start_paused = true)]
async fn f8_a_folder_is_that_of_one_language_and_comes_back_with_it() {
    let evening = Evening::begin();
    let folder = tempfile::tempdir().unwrap();
    record(folder.path(), "night-close-eyes.wav");
    assert_eq!(evening.view().own_recordings, None);
    evening.set(own("ru", folder.path())).await;
    let russian = found(&evening).await.unwrap();
    assert_eq!(russian.used, 1);
    evening.set(Change::Language(Some("uk".into()))).await;
    assert_eq!(evening.view().own_recordings, None, "in no other language");
    evening.set(Change::Language(Some("ru".into()))).await;
    assert_eq!(found(&evening).await.unwrap(), russian);
    let none = Change::OwnRecordings {
        language: "ru".into(),
        folder: None,
    };
    evening.set(none).await;
    assert_eq!(evening.view().own_recordings, None);
    assert_eq!(evening.view().settings.own_recordings, [].into());
}

#[tokio::test(start_paused = true)]
async fn f8_a_folder_from_before_folders_had_a_language_is_that_of_the_one_in_use() {
    let folder = Arc::new(tempfile::tempdir().unwrap());
    let recordings = tempfile::tempdir().unwrap();
    record(recordings.path(), "night-close-eyes.wav");
    let folders = Folders::below(folder.path());
    let mut file = SettingsFile::of(&folders, &UPGRADES);
    file.write(&quiet()).unwrap();
    let mut kept: Value = serde_json::from_slice(&std::fs::read(file.path()).unwrap()).unwrap();
    kept["own_recordings"] = json!(recordings.path());
    std::fs::write(file.path(), kept.to_string()).unwrap();
    let evening = Evening::in_folder(folder, "ru", SystemVoice::absent());
    let language =
        |settings: &Settings| settings.own_recordings.keys().cloned().collect::<Vec<_>>();
    assert_eq!(language(&evening.view().settings), ["ru"]);
    evening.ask(HostAsk::LookAtRecordings).await;
    assert_eq!(found(&evening).await.unwrap().used, 1);
    // Another language does not inherit it.
    evening.set(Change::Language(Some("uk".into()))).await;
    let evening = evening.crash().await;
    assert_eq!(language(&evening.view().settings), ["ru"]);
    assert_eq!(evening.view().own_recordings, None);
}

#[tokio::test(start_paused = true)]
async fn f5_what_was_found_and_why_not_the_rest_is_in_the_view_and_bounded() {
    let evening = Evening::begin();
    let place = tempfile::tempdir().unwrap();
    evening.set(own("ru", &place.path().join("no"))).await;
    assert!(found(&evening).await.unwrap().gone);

    let inner = place.path().join("Наши");
    std::fs::create_dir(&inner).unwrap();
    record(&inner, "night-close-eyes.wav");
    evening.set(own("ru", place.path())).await;
    let above = found(&evening).await.unwrap();
    assert_eq!((above.used, above.gone), (0, false));
    assert_eq!(above.deeper, [inner.to_str().unwrap()]);
    assert_eq!(kinds(&above), []);

    std::fs::write(inner.join("dawn-close-eyes.amr"), b"#!AMR\n").unwrap();
    for one in 0..1_000 {
        std::fs::write(inner.join(format!("{one}.mp3")), b"").unwrap();
    }
    evening.set(own("ru", &inner)).await;
    let inside = found(&evening).await.unwrap();
    assert_eq!(inside.used, 1);
    let expected = [
        (RecordingsKind::Unreadable, 1),
        (RecordingsKind::Unknown, 1_000),
        (RecordingsKind::Missing, inside.of - 2),
    ];
    assert_eq!(kinds(&inside), expected);
    assert!(inside.problems.iter().all(|one| one.named.len() <= 4));
    let named = &inside.problems[0].named[0];
    assert_eq!(
        (named.name.as_str(), named.about.as_deref()),
        ("dawn-close-eyes.amr", Some("AMR"))
    );
}

#[tokio::test(start_paused = true)]
async fn f5_files_that_were_mended_meanwhile_are_seen_when_somebody_looks_again() {
    let evening = Evening::begin();
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("night-close-eyes.wav"), b"no sound").unwrap();
    evening.set(own("ru", folder.path())).await;
    let before = found(&evening).await.unwrap();
    assert_eq!(before.used, 0);
    assert_eq!(before.problems[0].kind, RecordingsKind::NoSound);
    record(folder.path(), "night-close-eyes.wav");
    evening.ask(HostAsk::LookAtRecordings).await;
    assert_eq!(found(&evening).await.unwrap().used, 1);
}
