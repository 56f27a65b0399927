//! What a log, a crash, a clock or a window's title may be told: nothing of a game.

use proc_macro2::{TokenStream, TokenTree};

use crate::rust::{CRATES, Crate, Module};
use crate::tree::{Source, hold, sources};

/// What a line of a log may carry beside its sentence: causes from the machine and names of
/// the program's own files. A field of another name is added here only when it can hold no
/// name, card, seat or choice.
const FIELDS: [&str; 10] = [
    "error", "folder", "host", "id", "kind", "line", "path", "seconds", "settings", "tries",
];

/// What may stand in a sentence.
const IN_SENTENCES: [&str; 2] = ["error", "folder"];

const LEVELS: [&str; 5] = ["trace", "debug", "info", "warn", "error"];

/// What tells a log or the terminal something. Told by `tracing` under its full name and at a
/// level, or to the terminal in one way, it can be looked at; not by these.
const TELLING: [&str; 14] = [
    "dbg",
    "debug_span",
    "eprint",
    "error_span",
    "event",
    "info_span",
    "instrument",
    "log",
    "print",
    "println",
    "span",
    "stderr",
    "trace_span",
    "warn_span",
];

const PANICS: [&str; 9] = [
    "panic",
    "unreachable",
    "todo",
    "unimplemented",
    "assert",
    "assert_eq",
    "assert_ne",
    "debug_assert",
    "debug_assert_eq",
];

/// Every module of the program, without its tests.
fn modules(files: &[Source]) -> Vec<Module> {
    let there = |first: &str| files.iter().any(|file| file.path == first);
    CRATES
        .into_iter()
        .filter(|first| there(first))
        .flat_map(|first| Crate::read(files, first).modules)
        .collect()
}

fn at(module: &Module, line: usize, what: &str) -> String {
    format!("{}:{line}: {what}", module.file)
}

/// What stands between commas.
fn arguments(tokens: &TokenStream) -> Vec<Vec<TokenTree>> {
    let mut arguments = vec![Vec::new()];
    for token in tokens.clone() {
        match token {
            TokenTree::Punct(comma) if comma.as_char() == ',' => arguments.push(Vec::new()),
            token => arguments.last_mut().expect("one at least").push(token),
        }
    }
    arguments.retain(|argument| !argument.is_empty());
    arguments
}

/// What a sentence shows in its braces.
fn shown(sentence: &str) -> Vec<&str> {
    let parts = sentence.split('{').skip(1);
    parts
        .map(|part| part.split('}').next().unwrap_or_default())
        .collect()
}

/// What a call tells beside causes and the program's own files.
fn told(tokens: &TokenStream) -> Vec<String> {
    let mut found = Vec::new();
    let mut said = false;
    for argument in arguments(tokens) {
        let text = match &argument[..] {
            [TokenTree::Literal(literal)] => Some(literal.to_string()),
            _ => None,
        };
        let written = || argument.iter().map(ToString::to_string).collect::<String>();
        match (text, said) {
            (Some(sentence), false) if sentence.starts_with('"') => {
                said = true;
                let shown = shown(&sentence);
                let unknown = shown.iter().any(|name| !IN_SENTENCES.contains(name));
                found.extend(unknown.then_some(sentence));
            }
            (_, false) => {
                let name = argument
                    .iter()
                    .find(|token| !matches!(token, TokenTree::Punct(sign) if "%?".contains(sign.as_char())));
                let name = name.map(ToString::to_string).unwrap_or_default();
                // `id`, `%error`, `folder = …`; not `error.0` and not `target: …`.
                let is_field = argument.iter().all(|token| {
                    !matches!(token, TokenTree::Punct(sign) if ":.".contains(sign.as_char()))
                }) || matches!(&argument[1..], [TokenTree::Punct(sign), ..] if sign.as_char() == '=');
                let known = is_field && FIELDS.contains(&name.as_str());
                found.extend((!known).then(written));
            }
            // What fills the sentence's empty braces.
            (_, true) => found.push(written()),
        }
    }
    found
}

fn telling_logs(files: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for module in modules(files) {
        for (path, tokens, line) in &module.macros {
            let path: Vec<_> = path.iter().map(String::as_str).collect();
            let terminal = path == ["eprintln"] && module.file.starts_with("src-tauri/");
            if terminal || matches!(path[..], ["tracing", level] if LEVELS.contains(&level)) {
                found.extend(told(tokens).iter().map(|what| at(&module, *line, what)));
            } else if path.last().is_some_and(|name| {
                LEVELS.contains(name) || TELLING.contains(name) || *name == "eprintln"
            }) {
                found.push(at(&module, *line, &format!("{}!", path.join("::"))));
            }
        }
        let imports = module.imports.iter().map(|(_, path)| path);
        for path in imports.filter(|path| path[0] == "tracing") {
            found.push(format!("{}: use {}", module.file, path.join("::")));
        }
        for (path, line) in &module.paths {
            let last = path.last().map_or("", String::as_str);
            let is_macro = module.macros.iter().any(|(call, ..)| call == path);
            if !is_macro && ["stderr", "instrument"].contains(&last) {
                found.push(at(&module, *line, &path.join("::")));
            }
        }
    }
    found
}

/// Panics reach the terminal and whatever collects crashes: none may tell a value.
fn telling_panics(files: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for module in modules(files) {
        for (path, _, line) in &module.macros {
            let name = path.last().map_or("", String::as_str);
            if PANICS.contains(&name) {
                found.push(at(&module, *line, &format!("{name}!")));
            }
        }
    }
    found
}

/// The files that ask the clock on the wall, which can be set; one may, for one question. When a
/// file was changed is another matter.
fn wall_clocks(files: &[Source]) -> Vec<String> {
    modules(files)
        .iter()
        .filter(|module| {
            let has = |name: &str| module.words.iter().any(|(word, _)| word == name);
            has("SystemTime") && (has("now") || has("elapsed")) || has("UNIX_EPOCH")
        })
        .map(|module| module.file.clone())
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
    hold("a log may not be told", &telling_logs(&sources()));
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
    let asking = wall_clocks(&sources());
    assert_eq!(
        asking.len(),
        1,
        "the clock on the wall can be set: {asking:?}"
    );
}

#[test]
fn a_telling_log_is_noticed() {
    let found = |text: &str| {
        let text = format!("fn f() {{ {text}\n}}");
        let found = telling_logs(&[Source::of("src-tauri/src/lib.rs", &text)]);
        assert!(found.len() < 2, "{found:?}");
        found
            .first()
            .map(|one| one.replace("src-tauri/src/lib.rs:", ""))
    };
    for harmless in [
        "tracing::warn!(%error, \"no disk\")",
        "tracing::info!(seconds = gone.as_secs(), \"back\");",
        "tracing::warn!(line, folder = %pack.folder.display(), %error, \"no {folder}\")",
        "tokio::select! { _ = x => tracing::warn!(?kind, \"the device broke\") }",
        "eprintln!(\"town-crier: {error}\")",
        "logic!(seat); let instrumental = seat; // dbg! (seat)",
        "#[cfg(test)] let () = {}; writeln!(out, \"{seat}\")",
    ] {
        assert_eq!(found(harmless), None, "{harmless}");
    }
    for (telling, what) in [
        (
            "tracing::info!(player = %name, \"chosen\")",
            "1: player=%name",
        ),
        ("tracing::info!(%name, \"chosen\")", "1: %name"),
        ("tracing::info!(%error.seat, \"chosen\")", "1: %error.seat"),
        ("tracing::info!(target: \"a\", \"b\")", "1: target:\"a\""),
        ("tracing::debug!(\"chose {seat}\")", "1: \"chose {seat}\""),
        (
            "tracing::debug!(\"chose {seat:?} {error}\")",
            "1: \"chose {seat:?} {error}\"",
        ),
        ("tracing::warn!(\"chose\", seat)", "1: seat"),
        (
            "tokio::select! { _ = x => tracing::warn!(%seat, \"\") }",
            "1: %seat",
        ),
        ("log::warn!(\"a\")", "1: log::warn!"),
        ("warn!(\"a\")", "1: warn!"),
        ("tracing::info_span!(\"a\")", "1: tracing::info_span!"),
        ("tracing::event!(LEVEL, \"a\")", "1: tracing::event!"),
        ("println!(\"a\")", "1: println!"),
        ("eprint!(\"a\")", "1: eprint!"),
        ("eprintln!(\"{seat}\")", "1: \"{seat}\""),
        ("let seat = dbg! (seat);", "1: dbg!"),
        ("writeln!(std::io::stderr(), \"a\")", "1: std::io::stderr"),
        ("use tracing::warn as w;", " use tracing::warn"),
        ("#[tracing::instrument] fn g() {}", "1: tracing::instrument"),
        (
            "#[cfg_attr(x, tracing::instrument(ret))] fn g() {}",
            "1: tracing::instrument",
        ),
    ] {
        assert_eq!(found(telling).as_deref(), Some(what), "{telling}");
    }
    // Beneath the door nobody writes to the terminal.
    let rules = Source::of("rules/src/lib.rs", "fn f() { eprintln!(\"no\") }");
    assert_eq!(telling_logs(&[rules]), ["rules/src/lib.rs:1: eprintln!"]);
}

#[test]
fn a_panic_a_clock_and_a_title_are_noticed() {
    let panics = "fn f() {\n    panic!(\"{hand:?}\");\n// panic!(\"no\")\n\
                  let x = if y { unreachable!() } else { std::assert!(z) };\n}\n\
                  #[cfg(test)]\nmod tests { fn f() { panic!(); } }";
    assert_eq!(
        telling_panics(&[Source::of("app/src/lib.rs", panics)]),
        [
            "app/src/lib.rs:2: panic!",
            "app/src/lib.rs:4: unreachable!",
            "app/src/lib.rs:4: assert!",
        ]
    );
    let files = [
        Source::of(
            "app/src/lib.rs",
            "mod clock; mod file; // SystemTime::now()",
        ),
        Source::of(
            "app/src/clock.rs",
            "use std::time::{Duration, SystemTime as Wall}; fn f() { Wall::now(); }",
        ),
        Source::of(
            "app/src/file.rs",
            "use std::time::SystemTime; struct File(SystemTime);",
        ),
    ];
    assert_eq!(wall_clocks(&files), ["app/src/clock.rs"]);
    let title = Source::of("ui/src/e.ts", "document.title = name;\n");
    assert_eq!(changed_titles(&[title]), ["ui/src/e.ts"]);
}
