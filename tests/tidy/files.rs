//! Each source file says first what it is for, and stays short enough to be read.

use crate::tree::{Source, hold, sources};

const MOST_LINES: usize = 600;

fn is_code(file: &Source) -> bool {
    let name = file.path.rsplit('/').next().unwrap_or_default();
    match name.rsplit_once('.') {
        Some((_, ending)) => matches!(
            ending,
            "rs" | "ts" | "js" | "mjs" | "svelte" | "py" | "sh" | "css" | "html"
        ),
        None => file.text.starts_with("#!"),
    }
}

/// The first line under a `#!`, without the marks of a comment; `None` when it is no comment.
fn purpose(file: &Source) -> Option<&str> {
    let line = file.text.lines().find(|line| !line.starts_with("#!/"))?;
    if file.is(".html") {
        // The doctype has to come first.
        let line = file.text.lines().nth(1)?;
        return line.strip_prefix("<!--");
    }
    let marks: &[&str] = if file.is(".rs") {
        &["//!"]
    } else if file.is(".svelte") {
        &["<!--"]
    } else if [".ts", ".js", ".mjs"].iter().any(|end| file.is(end))
        || file.text.starts_with("#!/usr/bin/env node")
    {
        &["//", "/*"]
    } else if file.is(".css") {
        &["/*"]
    } else {
        &["#", "\"\"\""]
    };
    marks.iter().find_map(|mark| line.strip_prefix(mark))
}

fn silent(files: &[Source]) -> Vec<String> {
    files
        .iter()
        .filter(|file| is_code(file))
        .filter(|file| purpose(file).is_none_or(|said| said.trim().len() < 15))
        .map(|file| file.path.clone())
        .collect()
}

fn long(files: &[Source]) -> Vec<String> {
    files
        .iter()
        .filter(|file| is_code(file))
        .map(|file| (file, file.text.lines().count()))
        .filter(|(_, lines)| *lines > MOST_LINES)
        .map(|(file, lines)| format!("{}: {lines} lines", file.path))
        .collect()
}

#[test]
fn every_source_file_begins_with_its_purpose() {
    hold(
        "a source file says in its first line what it is for",
        &silent(&sources()),
    );
}

#[test]
fn no_source_file_is_longer_than_600_lines() {
    hold(
        "a file this long holds more than one thing",
        &long(&sources()),
    );
}

#[test]
fn a_file_without_purpose_or_without_end_is_noticed() {
    let files = [
        Source::of("a.rs", "//! Counts the votes of a trial.\n"),
        Source::of("b.rs", "use std::fs;\n"),
        Source::of("c.svelte", "<script>\n</script>\n"),
        Source::of("c.html", "<!doctype html>\n<html>\n"),
        Source::of("c.py", "import os\n"),
        Source::of("c.css", "/* Red. */\n"),
        Source::of("c.mjs", "import { resolve } from 'node:path';\n"),
        Source::of("scripts/d", "#!/usr/bin/env bash\nset -e\n"),
        Source::of(
            "scripts/f",
            "#!/usr/bin/env node\n// Lists all the licences.\n",
        ),
        Source::of(
            "e.ts",
            &format!("// The ring of seats.\n{}", "x\n".repeat(600)),
        ),
    ];
    assert_eq!(
        silent(&files),
        [
            "b.rs",
            "c.svelte",
            "c.html",
            "c.py",
            "c.css",
            "c.mjs",
            "scripts/d"
        ]
    );
    assert_eq!(long(&files), ["e.ts: 601 lines"]);
}
