//! Settings and the last table: whatever stands in their files, the program starts with
//! sensible ones, and a damaged file is set aside.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "the functions beside the tests prepare them"
)]

use std::fs;

use app::contract::{Pace, Settings};
use app::keep::{Folders, KeepError, LastTable, Raw, SettingsFile, Upgrades};
use serde_json::{Value, json};

fn with_settings(text: impl AsRef<[u8]>) -> (tempfile::TempDir, SettingsFile) {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    folders.make().unwrap();
    let file = SettingsFile::of(&folders, &Upgrades::NONE);
    fs::write(file.path(), text).unwrap();
    (place, file)
}

fn changed() -> Settings {
    let mut settings = Settings {
        language: Some("pl".into()),
        voice_on: false,
        pace: Pace::Slow,
        text_percent: 150,
        quarter_turns: 3,
        own_recordings: [("pl".into(), "/home/ada/voice".into())].into(),
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
        SettingsFile::of(&folders, &Upgrades::NONE).read(),
        (Settings::default(), None)
    );
    for settings in [changed(), Settings::default(), changed()] {
        SettingsFile::of(&folders, &Upgrades::NONE)
            .write(&settings)
            .unwrap();
        assert_eq!(
            SettingsFile::of(&folders, &Upgrades::NONE).read(),
            (settings, None)
        );
    }
}

#[test]
fn settings_that_an_editor_saved_in_another_encoding_are_in_force() {
    let text = r#"{"language": "pl"}"#;
    let wide: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [
        ["\u{feff}".as_bytes(), text.as_bytes()].concat(),
        [b"\xff\xfe", wide.as_slice()].concat(),
    ] {
        let (_place, mut file) = with_settings(bytes);
        let (settings, damaged) = file.read();
        assert_eq!((settings.language.as_deref(), damaged), (Some("pl"), None));
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
            // Some of the nonsense is a setting: no language, no own voices. One folder for all
            // languages is what an earlier version kept.
            let earlier = name == "own_recordings" && read[name] == json!({ "": wrong });
            assert!(
                read[name] == default || read[name] == *wrong || earlier,
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
    let (_place, mut file) = with_settings(r#"{"text_percent":150,"candle":{"colour":"red"}}"#);
    let (settings, _) = file.read();
    assert_eq!(settings.text_percent, 150);
    file.write(&settings).unwrap();
    let text = fs::read(file.path()).unwrap();
    let value: Value = serde_json::from_slice(&text).unwrap();
    assert_eq!(value["candle"]["colour"], "red");
    assert_eq!(value["text_percent"], 150);
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

/// Tables here are lists of names, and a hand is a secret.
const NAMES: Upgrades = Upgrades {
    table: |mut table| {
        table.as_object_mut()?.remove("hand");
        let names = table.get("names")?.as_array()?;
        names.iter().all(Value::is_string).then_some(table)
    },
    ..Upgrades::NONE
};

fn table(name: impl Into<String>) -> Raw {
    json!({ "names": [name.into()] })
}

#[test]
fn a_damaged_last_table_is_set_aside_and_none_is_remembered() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    folders.make().unwrap();
    let mut file = LastTable::of(&folders, &NAMES);
    assert_eq!(file.read(), (None, None));
    for bad in ["", "{}", "{\"names\":3}", "\0", "{\"names\":[1]}", "[]"] {
        fs::write(file.path(), bad).unwrap();
        let (kept, damaged) = file.read();
        assert_eq!(kept, None);
        assert_eq!(fs::read_to_string(damaged.unwrap()).unwrap(), bad);
    }
    let strange = table("<b>Ada</b> { $x }\u{202e}");
    file.write(&strange).unwrap();
    assert_eq!(
        LastTable::of(&folders, &NAMES).read(),
        (Some(strange), None)
    );
}

#[test]
fn a_secret_of_the_table_is_neither_written_nor_read() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    folders.make().unwrap();
    let mut file = LastTable::of(&folders, &NAMES);
    let with_secret = json!({ "names": ["Ada"], "hand": "witch" });
    file.write(&with_secret).unwrap();
    let text = fs::read_to_string(file.path()).unwrap();
    assert!(!text.contains("witch"), "{text}");
    fs::write(file.path(), with_secret.to_string()).unwrap();
    assert_eq!(file.read(), (Some(table("Ada")), None));
}

#[test]
fn a_table_with_a_monstrous_name_is_refused_and_the_old_one_stays() {
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    let mut file = LastTable::of(&folders, &NAMES);
    file.write(&table("Ada")).unwrap();
    let said = file.write(&table("x".repeat(10_000_000)));
    assert!(matches!(said, Err(KeepError::TooLarge)));
    assert_eq!(file.read(), (Some(table("Ada")), None));
}

#[test]
fn a_setting_that_had_another_name_or_place_is_read_and_written_as_todays() {
    let moved = Upgrades {
        settings: |settings| {
            let Some(old) = settings.as_object_mut() else {
                return;
            };
            if let Some(voice) = old.remove("voice_volume") {
                old.entry("volumes").or_insert_with(|| json!({}))["voice"] = voice;
            }
        },
        ..Upgrades::NONE
    };
    let place = tempfile::tempdir().unwrap();
    let folders = Folders::below(place.path());
    folders.make().unwrap();
    let mut file = SettingsFile::of(&folders, &moved);
    for (value, voice) in [("35", 35), ("135", Settings::default().volumes.voice)] {
        let text = format!(r#"{{"voice_volume":{value},"pace":"slow","candle":"red"}}"#);
        fs::write(file.path(), text).unwrap();
        let (settings, damaged) = file.read();
        assert_eq!(damaged, None);
        assert_eq!(settings.volumes.voice, voice);
        assert_eq!(
            settings.volumes.effects,
            Settings::default().volumes.effects
        );
        assert_eq!(settings.pace, Pace::Slow);
        file.write(&settings).unwrap();
        let written: Value = serde_json::from_slice(&fs::read(file.path()).unwrap()).unwrap();
        assert_eq!(written["volumes"]["voice"], voice);
        assert_eq!(written.get("voice_volume"), None);
        assert_eq!(written["candle"], "red");
        assert_eq!(file.read().0, settings);
    }
}
