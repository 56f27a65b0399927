//! Settings and the last table: whatever stands in their files, the program starts with
//! sensible ones, and a damaged file is set aside.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "the functions beside the tests prepare them"
)]

use std::fs;

use app::contract::{Pace, Settings};
use app::keep::{Folders, KeepError, LastTable, SettingsFile};
use rules::salem::setup::{PlayerForm, SetupForm};
use serde_json::{Value, json};

fn with_settings(text: impl AsRef<[u8]>) -> (tempfile::TempDir, SettingsFile) {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    folders.make().unwrap();
    let file = SettingsFile::of(&folders);
    fs::write(file.path(), text).unwrap();
    (place, file)
}

fn changed() -> Settings {
    let mut settings = Settings {
        language: Some("pl".into()),
        voice_on: false,
        pace: Pace::Slow,
        sand_s: 45,
        quarter_turns: 3,
        own_recordings: Some("/home/ada/voice".into()),
        ..Settings::default()
    };
    settings.voices.insert("pl".into(), "crier".into());
    settings.volumes.ambience = 0;
    settings.scenes.music = false;
    settings
}

#[test]
fn settings_come_back_as_they_were() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    assert_eq!(
        SettingsFile::of(&folders).read(),
        (Settings::default(), None)
    );
    for settings in [changed(), Settings::default(), changed()] {
        SettingsFile::of(&folders).write(&settings).unwrap();
        assert_eq!(SettingsFile::of(&folders).read(), (settings, None));
    }
}

#[test]
fn a_damaged_settings_file_is_set_aside_and_the_defaults_are_in_force() {
    let deep = "[".repeat(200_000);
    let long = format!("{{\"language\":\"{}\"}}", "x".repeat(10_000_000));
    let mut bad: Vec<Vec<u8>> = [
        "",
        "{",
        "[]",
        "null",
        "\0\0\0\0",
        deep.as_str(),
        long.as_str(),
    ]
    .map(|text| text.as_bytes().to_vec())
    .to_vec();
    bad.push(vec![0xff, 0xfe]);
    for bytes in bad {
        let (_place, mut file) = with_settings(&bytes);
        let (settings, damaged) = file.read();
        assert_eq!(settings, Settings::default());
        assert_eq!(fs::read(damaged.unwrap()).unwrap(), bytes);
        file.write(&changed()).unwrap();
        assert_eq!(file.read(), (changed(), None));
    }
}

#[test]
fn a_settings_file_cut_anywhere_is_told_and_never_half_believed() {
    let (_place, mut file) = with_settings("");
    file.write(&changed()).unwrap();
    let whole = fs::read(file.path()).unwrap();
    // Without the last byte, a line feed, nothing is missing.
    for length in 0..whole.len() - 1 {
        fs::write(file.path(), &whole[..length]).unwrap();
        let (settings, damaged) = file.read();
        assert_eq!(settings, Settings::default(), "cut at {length}");
        fs::remove_file(damaged.unwrap()).unwrap();
    }
}

#[test]
fn each_setting_out_of_its_range_has_its_default_and_the_others_stay() {
    let nonsense = [
        json!(-1),
        json!(10_000),
        json!(1e300),
        json!("nonsense"),
        json!([]),
        json!({}),
        json!(0.5),
        Value::Null,
    ];
    let Value::Object(good) = serde_json::to_value(changed()).unwrap() else {
        panic!();
    };
    for name in good.keys() {
        for wrong in &nonsense {
            let mut object = good.clone();
            object.insert(name.clone(), wrong.clone());
            let (_place, mut file) = with_settings(Value::Object(object).to_string());
            let (settings, damaged) = file.read();
            assert_eq!(damaged, None);
            assert!(settings.is_in_range(), "{name} {wrong}");
            let Value::Object(read) = serde_json::to_value(&settings).unwrap() else {
                panic!();
            };
            for (other, value) in good.iter().filter(|(other, _)| *other != name) {
                assert_eq!(&read[other], value, "{other} beside {name} {wrong}");
            }
            let default = serde_json::to_value(Settings::default()).unwrap()[name].clone();
            // Some of the nonsense is a setting: no language, no own voices.
            assert!(
                read[name] == default || read[name] == *wrong,
                "{name} {wrong}"
            );
        }
    }
}

#[test]
fn one_wrong_volume_leaves_the_others() {
    let (_place, mut file) =
        with_settings(r#"{"volumes":{"voice":101,"ambience":7,"effects":"loud","x":1}}"#);
    let (settings, _) = file.read();
    let defaults = Settings::default().volumes;
    assert_eq!(settings.volumes.voice, defaults.voice);
    assert_eq!(settings.volumes.ambience, 7);
    assert_eq!(settings.volumes.effects, defaults.effects);
}

#[test]
fn what_a_newer_version_wrote_beside_is_kept() {
    let (_place, mut file) = with_settings(r#"{"sand_s":45,"candle":{"colour":"red"}}"#);
    let (settings, _) = file.read();
    assert_eq!(settings.sand_s, 45);
    file.write(&settings).unwrap();
    let text = fs::read(file.path()).unwrap();
    let value: Value = serde_json::from_slice(&text).unwrap();
    assert_eq!(value["candle"]["colour"], "red");
    assert_eq!(value["sand_s"], 45);
}

#[test]
fn files_set_aside_earlier_stay() {
    let (_place, mut file) = with_settings("one");
    let first = file.read().1.unwrap();
    fs::write(file.path(), "two").unwrap();
    let second = file.read().1.unwrap();
    assert_eq!(fs::read(first).unwrap(), b"one");
    assert_eq!(fs::read(second).unwrap(), b"two");
}

#[test]
fn a_damaged_last_table_is_set_aside_and_none_is_remembered() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    folders.make().unwrap();
    let mut table = LastTable::of(&folders);
    assert_eq!(table.read(), (None, None));
    for bad in [
        "",
        "{}",
        "{\"players\":3}",
        "\0",
        "{\"players\":[{\"name\":1}]}",
    ] {
        fs::write(table.path(), bad).unwrap();
        let (form, damaged) = table.read();
        assert_eq!(form, None);
        assert_eq!(fs::read_to_string(damaged.unwrap()).unwrap(), bad);
    }
    let form = SetupForm {
        players: vec![PlayerForm {
            name: "<b>Ada</b> { $x }\u{202e}".into(),
            ..PlayerForm::default()
        }],
        ..SetupForm::default()
    };
    table.write(&form).unwrap();
    assert_eq!(LastTable::of(&folders).read(), (Some(form), None));
}

#[test]
fn a_table_with_a_monstrous_name_is_refused_and_the_old_one_stays() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    let mut table = LastTable::of(&folders);
    let of = |name: String| SetupForm {
        players: vec![PlayerForm {
            name,
            ..PlayerForm::default()
        }],
        ..SetupForm::default()
    };
    table.write(&of("Ada".into())).unwrap();
    let said = table.write(&of("x".repeat(10_000_000)));
    assert!(matches!(said, Err(KeepError::TooLarge)));
    assert_eq!(table.read(), (Some(of("Ada".into())), None));
}
