//! No marks of unfinished or probing work, and no test that waits.

use crate::tree::{Source, hold, sources};

/// Written in two halves, so that this file is not its own first breach.
const MARKS: &[(&str, &str)] = &[
    ("FIX", "ME"),
    ("TO", "DO"),
    ("XX", "X"),
    ("todo", "!("),
    ("unimplemented", "!("),
    ("dbg", "!("),
    ("console.", "log("),
    ("debug", "ger;"),
    ("test.", "only("),
    ("describe.", "only("),
    ("test.", "skip("),
    // With a reason in quotes it is a part that another test runs.
    ("#[ig", "nore]"),
];

const CODE: &[&str] = &[
    ".rs", ".ts", ".js", ".svelte", ".py", ".sh", ".toml", ".ftl", ".css",
];

fn marked(files: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files
        .iter()
        .filter(|file| CODE.iter().any(|ending| file.is(ending)))
    {
        for (number, line) in file.text.lines().enumerate() {
            for (front, back) in MARKS {
                let mark = format!("{front}{back}");
                if line.contains(&mark) {
                    found.push(format!("{}:{}: {mark}", file.path, number + 1));
                }
            }
        }
    }
    found
}

fn is_test(path: &str) -> bool {
    path.contains("/tests/") || path.starts_with("tests/") || path.contains(".test.ts")
}

/// Sleeping in a test. Tokio's clock stands still in a file of tests that start it paused; beside
/// that, one place may: asking whether a driver that says nothing listens yet.
fn waiting(files: &[Source]) -> Vec<String> {
    let real = ["thread::sleep", "waitForTimeout"].map(|name| format!("{name}("));
    let pausable = format!("time::{}(", "sleep");
    files
        .iter()
        .filter(|file| is_test(&file.path) && file.path != "tests/window/kit.rs")
        .flat_map(|file| {
            let paused = file.text.contains("start_paused = true");
            let waits = |line: &str| {
                real.iter().any(|sleep| line.contains(sleep.as_str()))
                    || (!paused && line.contains(&pausable))
            };
            file.text
                .lines()
                .enumerate()
                .filter(|(_, line)| waits(line))
                .map(|(number, _)| format!("{}:{}", file.path, number + 1))
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn nothing_is_marked_as_unfinished() {
    hold("finish it, or file it as an issue", &marked(&sources()));
}

#[test]
fn no_test_waits() {
    hold(
        "a test that sleeps is a design fault: pause time instead",
        &waiting(&sources()),
    );
}

#[test]
fn a_mark_and_a_wait_are_noticed() {
    let mark = format!("// {}{}: later", "TO", "DO");
    let files = [
        Source::of("app/src/table.rs", &mark),
        Source::of(
            "app/tests/night.rs",
            &format!("\nthread::{}(second);", "sleep"),
        ),
        Source::of(
            "app/tests/day.rs",
            &format!("tokio::time::{}(second)", "sleep"),
        ),
        Source::of(
            "app/tests/dusk.rs",
            &format!(
                "#[tokio::test(start_paused = true)]\ntokio::time::{}(second)",
                "sleep"
            ),
        ),
    ];
    assert_eq!(
        marked(&files),
        [format!("app/src/table.rs:1: {}{}", "TO", "DO")]
    );
    assert_eq!(
        waiting(&files),
        ["app/tests/night.rs:2", "app/tests/day.rs:1"]
    );
}
