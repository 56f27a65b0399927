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
];

/// The same, in tests of the page alone: a test that stands alone, and one that does not run.
const MARKS_OF_TESTS: &[(&str, &str)] = &[
    (".on", "ly("),
    (".sk", "ip("),
    (".skip", "If("),
    (".to", "do("),
    (".fai", "ls("),
];

const CODE: &[&str] = &[
    ".rs", ".ts", ".js", ".mjs", ".svelte", ".py", ".sh", ".toml", ".ftl", ".css",
];

fn marked(files: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files
        .iter()
        .filter(|file| CODE.iter().any(|ending| file.is(ending)))
    {
        let of_tests = file.is(".test.ts").then_some(MARKS_OF_TESTS);
        let marks = || MARKS.iter().chain(of_tests.into_iter().flatten());
        for (number, line) in file.text.lines().enumerate() {
            let mut tell = |mark: &str| {
                found.push(format!("{}:{}: {mark}", file.path, number + 1));
            };
            for (front, back) in marks() {
                let mark = format!("{front}{back}");
                if line.contains(&mark) {
                    tell(&mark);
                }
            }
            // A part that another test runs says so; nothing else is left out.
            if file.is(".rs") && line.contains(IGNORED) && !line.contains("by the test") {
                tell(IGNORED);
            }
        }
    }
    found
}

const IGNORED: &str = concat!("#[ig", "nore");

/// The part of a file that is tests: all of a test's file, and what follows the program in one of
/// the program's.
fn tests(file: &Source) -> Option<(usize, &str)> {
    let path = file.path.as_str();
    if path.contains("/tests/") || path.starts_with("tests/") || path.contains(".test.ts") {
        return Some((0, &file.text));
    }
    let (program, tests) = file.text.split_once("#[cfg(test)]\nmod tests {")?;
    Some((program.lines().count() + 1, tests))
}

/// Whether a line calls this, and not something whose name only ends so.
fn calls(line: &str, name: &str) -> bool {
    line.match_indices(&format!("{name}(")).any(|(at, _)| {
        !line[..at].ends_with(|before: char| before.is_alphanumeric() || before == '_')
    })
}

/// Sleeping in a test. Tokio's clock stands still where every test of a file starts it paused;
/// beside that, one place may: asking whether a driver that says nothing listens yet.
fn waiting(files: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files
        .iter()
        .filter(|file| file.path != "tests/window/kit.rs")
    {
        let Some((before, tests)) = tests(file) else {
            continue;
        };
        let started = tests.matches("#[tokio::test").count();
        let paused = tests.matches("start_paused = true").count();
        let stands_still = started > 0 && started == paused && !tests.contains("thread::{sleep");
        let pretended = tests.contains("useFakeTimers(");
        let waits = |line: &str| {
            if file.is(".rs") {
                let sleeps = calls(line, "sleep") || calls(line, "sleep_until");
                sleeps && (!stands_still || calls(line, "thread::sleep"))
            } else {
                // At once is not later: it lets the page draw.
                let later = |rest: &str| rest.contains(|digit: char| ('1'..='9').contains(&digit));
                let timer = line.split_once("setTimeout(");
                calls(line, "waitForTimeout")
                    || !pretended && timer.is_some_and(|(_, rest)| later(rest))
            }
        };
        let lines = tests.lines().enumerate().filter(|(_, line)| waits(line));
        found.extend(lines.map(|(at, _)| format!("{}:{}", file.path, before + at + 1)));
    }
    found
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
    let to_do = ["TO", "DO"].concat();
    let only = [".on", "ly("].concat();
    let files = [
        Source::of("app/src/table.rs", &format!("\n// {to_do}: later")),
        Source::of("app/src/a.rs", &format!("{IGNORED} = \"slow\"]")),
        Source::of(
            "app/src/b.rs",
            &format!("{IGNORED} = \"run by the test above\"]"),
        ),
        Source::of("app/src/c.rs", "steps.iter().skip(1)"),
        Source::of("ui/src/c.test.ts", &format!("test{only}'one', f)")),
    ];
    assert_eq!(
        marked(&files),
        [
            format!("app/src/table.rs:2: {to_do}"),
            format!("app/src/a.rs:1: {IGNORED}"),
            format!("ui/src/c.test.ts:1: {only}"),
        ]
    );

    let paused = "#[tokio::test(start_paused = true)]\n";
    let sleep = ["sle", "ep("].concat();
    for (path, text, waits) in [
        ("app/tests/a.rs", format!("\nthread::{sleep}second)"), true),
        (
            "app/tests/a.rs",
            format!("{paused}std::thread::{sleep}second)"),
            true,
        ),
        ("app/tests/a.rs", format!("\ntime::{sleep}second)"), true),
        (
            "app/tests/a.rs",
            format!("{paused}time::{sleep}second)"),
            false,
        ),
        (
            "app/tests/a.rs",
            format!("{paused}evening.no_{sleep}second)"),
            false,
        ),
        (
            "app/tests/a.rs",
            format!("#[tokio::test] {paused}{sleep}second)"),
            true,
        ),
        (
            "app/src/a.rs",
            format!("fn f() {{}}\ntime::{sleep}second)"),
            false,
        ),
        (
            "app/src/a.rs",
            format!("#[cfg(test)]\nmod tests {{ {sleep}second) }}"),
            true,
        ),
        (
            "ui/src/a.test.ts",
            "\nsetTimeout(done, 50)".to_owned(),
            true,
        ),
        (
            "ui/src/a.test.ts",
            "vi.useFakeTimers();\nsetTimeout(done, 50)".to_owned(),
            false,
        ),
        (
            "ui/src/a.test.ts",
            "\nsetTimeout(() => draw(done))".to_owned(),
            false,
        ),
        (
            "ui/browser/a.test.ts",
            ["\npage.waitFor", "Timeout(9)"].concat(),
            true,
        ),
    ] {
        let found = waiting(&[Source::of(path, &text)]);
        let expected = waits.then(|| format!("{path}:2"));
        assert_eq!(found, Vec::from_iter(expected), "{text}");
    }
}
