//! What a log, a crash or a clock may be told: nothing of a game.

use crate::tree::{Source, hold, sources};

/// What a line of a log may carry beside its sentence: causes from the machine and names of
/// the program's own files. A field of another name is added here only when it can hold no
/// name, card, seat or choice.
const FIELDS: [&str; 9] = [
    "error", "folder", "id", "kind", "line", "path", "seconds", "settings", "tries",
];
const MACROS: [&str; 6] = [
    "trace!(", "debug!(", "info!(", "warn!(", "error!(", "span!(",
];

/// Parts of the program's folders that only tests are built with.
const TESTS: [&str; 3] = ["tests/", "/failing_disk.rs", "/faults.rs"];

/// The code of a file up to its tests.
fn code(file: &Source) -> &str {
    let text = file.text.as_str();
    text.split_once("#[cfg(test)]\nmod tests")
        .map_or(text, |(code, _)| code)
}

fn is_program(file: &Source) -> bool {
    let ours = ["app/src/", "rules/src/", "src-tauri/src/"];
    file.is(".rs")
        && ours.iter().any(|folder| file.within(folder))
        && !TESTS.iter().any(|name| file.path.contains(name))
}

/// The arguments of each call of a macro of `tracing`.
fn calls(text: &str) -> Vec<&str> {
    let mut calls = Vec::new();
    for name in MACROS {
        for (at, _) in text.match_indices(&format!("tracing::{name}")) {
            let arguments = &text[at + "tracing::".len() + name.len()..];
            let end = arguments.find(");").unwrap_or(arguments.len());
            calls.push(&arguments[..end]);
        }
    }
    calls
}

fn unknown_fields(files: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| is_program(file)) {
        for call in calls(code(file)) {
            let before_the_sentence = call.split('"').next().unwrap_or_default();
            for field in before_the_sentence.split(',') {
                let name = field.split('=').next().unwrap_or_default();
                let name = name.trim().trim_start_matches(['%', '?']);
                if !name.is_empty() && !FIELDS.contains(&name) {
                    found.push(format!("{}: {name}", file.path));
                }
            }
            let shows = ["{error}", "{folder}", "{name}"];
            let sentence = call.split('"').nth(1).unwrap_or_default();
            let bare = shows
                .iter()
                .fold(sentence.to_owned(), |rest, show| rest.replace(show, ""));
            if bare.contains('{') {
                found.push(format!("{}: {sentence}", file.path));
            }
        }
    }
    found
}

/// Panics reach the terminal and whatever collects crashes: none may tell a value.
fn telling_panics(files: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files.iter().filter(|file| is_program(file)) {
        for (number, line) in code(file).lines().enumerate() {
            let line = line.trim_start();
            let comment = line.starts_with("//");
            let panics = [
                "panic!(",
                "unreachable!(",
                "assert!(",
                "assert_eq!(",
                "assert_ne!(",
            ];
            if !comment && panics.iter().any(|one| line.starts_with(one)) {
                found.push(format!("{}:{}: {line}", file.path, number + 1));
            }
        }
    }
    found
}

/// The clock on the wall can be set; only one place asks it, for one question.
fn wall_clocks(files: &[Source]) -> Vec<String> {
    let name = ["System", "Time"].concat();
    files
        .iter()
        .filter(|file| is_program(file) && file.path != "app/src/table/sand.rs")
        .filter(|file| code(file).contains(&name))
        .map(|file| file.path.clone())
        .collect()
}

/// The title of the window stands in every list of windows, on every shared screen.
fn changed_titles(files: &[Source]) -> Vec<String> {
    let changes = ["set_title(", "document.title", "<svelte:head>"];
    files
        .iter()
        .filter(|file| file.within("src-tauri/src/") || file.within("ui/src/"))
        .filter(|file| changes.iter().any(|change| file.text.contains(change)))
        .map(|file| file.path.clone())
        .collect()
}

#[test]
fn the_windows_title_is_always_the_same() {
    hold(
        "the title of the window may be read by anybody",
        &changed_titles(&sources()),
    );
}

#[test]
fn a_log_is_told_causes_and_the_programs_own_files_only() {
    hold("a log may not be told", &unknown_fields(&sources()));
}

#[test]
fn no_panic_tells_what_is_in_a_game() {
    hold(
        "outside of tests nothing panics by itself",
        &telling_panics(&sources()),
    );
}

#[test]
fn the_clock_on_the_wall_is_asked_in_one_place() {
    hold("the clock on the wall can be set", &wall_clocks(&sources()));
}

#[test]
fn a_telling_log_a_panic_and_a_clock_are_noticed() {
    let files = [
        Source::of(
            "app/src/a.rs",
            "tracing::warn!(%error, \"no disk\");\ntracing::info!(player = %name, \"chosen\");\n",
        ),
        Source::of("rules/src/b.rs", "tracing::debug!(\"chose {seat}\");\n"),
        Source::of(
            "app/src/c.rs",
            "    panic!(\"{hand:?}\");\n// panic!(\"no\")\n",
        ),
        Source::of(
            "app/src/d.rs",
            &["std::time::System", "Time::now()\n"].concat(),
        ),
    ];
    assert_eq!(
        unknown_fields(&files),
        ["app/src/a.rs: player", "rules/src/b.rs: chose {seat}"]
    );
    assert_eq!(
        telling_panics(&files),
        ["app/src/c.rs:1: panic!(\"{hand:?}\");"]
    );
    assert_eq!(wall_clocks(&files), ["app/src/d.rs"]);
    let title = Source::of("ui/src/e.ts", "document.title = name;\n");
    assert_eq!(changed_titles(&[title]), ["ui/src/e.ts"]);
}
