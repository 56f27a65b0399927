//! Arrows go down only: `ui → src-tauri → app → rules`, and `rules` is pure.

use toml::{Table, Value};

use crate::rust::Crate;
use crate::tree::{Source, hold, read, sources};

/// All that the rules may depend on. Each is pure: no clock, no file, no chance of its own.
const RULES_MAY_USE: &[&str] = &[
    "arrayvec",             // cards in hand without allocation
    "icu_casemap",          // names compared as people compare them (S5)
    "icu_normalizer",       // the same
    "icu_properties",       // the same
    "rand_pcg",             // draws from a given seed
    "serde",                // what happened is what is stored
    "strum",                // closed lists and the words of their members, derived
    "ts-rs",                // types for the screens, behind the feature `contract`
    "unicode-segmentation", // a name's length as people count it (S5)
];

/// What reads the world, and so has no place in the rules.
const WORLD: &[&str] = &["env", "fs", "io", "net", "os", "process", "thread", "time"];

/// Macros that read it at compile time, or write to it.
const WORLDLY_MACROS: &[&str] = &[
    "env",
    "eprint",
    "eprintln",
    "include",
    "include_bytes",
    "include_str",
    "option_env",
    "print",
    "println",
];

/// The packages that a manifest names outside its tests, by their own names.
fn named(manifest: &str) -> Vec<String> {
    fn collect(table: &Table, names: &mut Vec<String>) {
        for (key, value) in table {
            match value {
                Value::Table(inner) if key == "dependencies" || key == "build-dependencies" => {
                    names.extend(inner.iter().map(|(name, how)| {
                        let renamed = how.get("package").and_then(Value::as_str);
                        renamed.unwrap_or(name).to_owned()
                    }));
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
    let mut found = Vec::new();
    for module in Crate::read(files, "rules/src/lib.rs").modules {
        for (path, line) in &module.paths {
            let names: Vec<_> = path.iter().map(String::as_str).collect();
            if matches!(names[..], ["std"])
                || matches!(names[..], ["std", of, ..] if WORLD.contains(&of))
            {
                found.push(format!("{}:{line}: {}", module.file, path.join("::")));
            }
        }
        for (path, _, line) in &module.macros {
            let name = path.last().map_or("", String::as_str);
            if WORLDLY_MACROS.contains(&name) {
                found.push(format!("{}:{line}: {name}!", module.file));
            }
        }
    }
    found
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
        arrayvec = { package = 'wry', version = '1' }
        [dev-dependencies]
        proptest = '1'
    ";
    assert_eq!(not_pure(manifest), ["tokio", "wry", "tauri-plugin-log"]);
    assert_eq!(of_the_window(manifest), ["wry", "tauri-plugin-log"]);
    let host = [
        Source::of("ui/src/Night.svelte", "import '@tauri-apps/api/core'"),
        Source::of("ui/src/host/tauri.ts", "import '@tauri-apps/api/core'"),
    ];
    assert_eq!(outside_the_host(&host), ["ui/src/Night.svelte"]);
}

#[test]
fn a_rule_that_reads_the_world_is_noticed() {
    let found = |text: &str| {
        let found = worldly(&[Source::of("rules/src/lib.rs", text)]);
        found
            .first()
            .map(|one| one.replace("rules/src/lib.rs:", ""))
    };
    for pure in [
        "//! No std::fs.\nuse std::fmt; fn time() { self::time() }",
        "use std::collections::BTreeMap; #[cfg(test)] use std::fs;",
    ] {
        assert_eq!(found(pure), None, "{pure}");
    }
    for (worldly, what) in [
        ("use std::time::Instant;", "1: std::time::Instant"),
        ("use std::{fmt, fs};", "1: std::fs"),
        ("fn f() { std::env::args(); }", "1: std::env::args"),
        (
            "fn f() { matches!(std::io::stdin(), _); }",
            "1: std::io::stdin",
        ),
        ("use std as s;", "1: std"),
        ("use std::*;", "1: std"),
        (
            "const WORDS: &str = include_str!(\"a\");",
            "1: include_str!",
        ),
    ] {
        assert_eq!(found(worldly).as_deref(), Some(what), "{worldly}");
    }
}
