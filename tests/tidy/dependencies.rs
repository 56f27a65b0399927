//! Arrows go down only: `ui → src-tauri → app → rules`, and `rules` is pure.

use toml::{Table, Value};

use crate::tree::{Source, hold, read, sources};

/// All that the rules may depend on. Each is pure: no clock, no file, no chance of its own.
const RULES_MAY_USE: &[&str] = &[
    "arrayvec",             // cards in hand without allocation
    "icu_casemap",          // names compared as people compare them (S5)
    "icu_normalizer",       // the same
    "icu_properties",       // the same
    "rand_pcg",             // draws from a given seed
    "serde",                // what happened is what is stored
    "ts-rs",                // types for the screens, behind the feature `contract`
    "unicode-segmentation", // a name's length as people count it (S5)
];

/// What reads the world, and so has no place in the rules.
const WORLD: &[&str] = &[
    "std::env",
    "std::fs",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "std::time",
];

/// The packages that a manifest names outside its tests.
fn named(manifest: &str) -> Vec<String> {
    fn collect(table: &Table, names: &mut Vec<String>) {
        for (key, value) in table {
            match value {
                Value::Table(inner) if key == "dependencies" || key == "build-dependencies" => {
                    names.extend(inner.keys().cloned());
                }
                Value::Table(inner) if key == "target" => {
                    for (_, platform) in inner {
                        if let Value::Table(platform) = platform {
                            collect(platform, names);
                        }
                    }
                }
                _ => {}
            }
        }
    }
    let mut names = Vec::new();
    let table: Table = manifest.parse().expect("a readable manifest");
    collect(&table, &mut names);
    assert!(!names.is_empty(), "the manifest names no dependency at all");
    names
}

fn not_pure(manifest: &str) -> Vec<String> {
    named(manifest)
        .into_iter()
        .filter(|name| !RULES_MAY_USE.contains(&name.as_str()))
        .collect()
}

fn of_the_window(manifest: &str) -> Vec<String> {
    named(manifest)
        .into_iter()
        .filter(|name| {
            name.starts_with("tauri")
                || ["gtk", "tao", "town-crier", "wry"].contains(&name.as_str())
        })
        .collect()
}

fn worldly(files: &[Source]) -> Vec<String> {
    files
        .iter()
        .filter(|file| file.within("rules/src/") && file.is(".rs"))
        .flat_map(|file| {
            WORLD
                .iter()
                .filter(|module| file.text.contains(*module))
                .map(|module| format!("{}: {module}", file.path))
        })
        .collect()
}

fn outside_the_host(files: &[Source]) -> Vec<String> {
    files
        .iter()
        .filter(|file| file.within("ui/src/") && file.path != "ui/src/host/tauri.ts")
        .filter(|file| file.text.contains("@tauri-apps/"))
        .map(|file| file.path.clone())
        .collect()
}

#[test]
fn the_rules_depend_on_small_pure_crates_only() {
    hold(
        "rules/Cargo.toml names a crate that is not on the list in tests/tidy/dependencies.rs",
        &not_pure(&read("rules/Cargo.toml")),
    );
}

#[test]
fn the_rules_do_not_read_the_world() {
    hold(
        "the rules know no clock, file, network or environment",
        &worldly(&sources()),
    );
}

#[test]
fn neither_rules_nor_app_know_a_window() {
    hold(
        "rules/Cargo.toml names a crate of the window",
        &of_the_window(&read("rules/Cargo.toml")),
    );
    hold(
        "app/Cargo.toml names a crate of the window",
        &of_the_window(&read("app/Cargo.toml")),
    );
}

#[test]
fn one_file_of_the_page_knows_tauri() {
    hold(
        "only ui/src/host/tauri.ts imports Tauri",
        &outside_the_host(&sources()),
    );
}

#[test]
fn an_impure_dependency_is_noticed() {
    let manifest = "
        [dependencies]
        serde = '1'
        tokio.workspace = true
        [target.'cfg(unix)'.dependencies]
        tauri-plugin-log = '2'
        [dev-dependencies]
        proptest = '1'
    ";
    assert_eq!(not_pure(manifest), ["tokio", "tauri-plugin-log"]);
    assert_eq!(of_the_window(manifest), ["tauri-plugin-log"]);
    let files = [
        Source::of("rules/src/night.rs", "use std::time::Instant;"),
        Source::of("ui/src/Night.svelte", "import '@tauri-apps/api/core'"),
    ];
    assert_eq!(worldly(&files), ["rules/src/night.rs: std::time"]);
    assert_eq!(outside_the_host(&files), ["ui/src/Night.svelte"]);
}
