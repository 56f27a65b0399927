//! The window's door stays shut: its content policy, its permissions, what is packed with it.

use serde_json::{Value, json};

use crate::tree::{hold, names_in, read, root};

/// What the page may load, all of it its own. `data:` are small pictures inside the page's own
/// files, `ipc` is how the page asks the program.
const POLICY: [(&str, &[&str]); 7] = [
    ("default-src", &["'self'"]),
    ("connect-src", &["ipc:", "http://ipc.localhost"]),
    ("img-src", &["'self'", "data:"]),
    ("object-src", &["'none'"]),
    ("base-uri", &["'none'"]),
    ("form-action", &["'none'"]),
    ("frame-src", &["'none'"]),
];

const PERMISSIONS: [&str; 4] = [
    "core:event:allow-listen",   // the view, whenever it changed
    "core:event:allow-unlisten", // the same, no longer
    "dialog:allow-open",         // a recorded game, a folder of recordings
    "dialog:allow-save",         // a copy of the game
];

fn configuration() -> Value {
    serde_json::from_str(&read("tauri.conf.json")).expect("tauri.conf.json is JSON")
}

/// What a policy allows beyond [`POLICY`], and what it leaves out.
fn loose(policy: &str) -> Vec<String> {
    let directives: Vec<(&str, Vec<&str>)> = policy
        .split(';')
        .filter_map(|directive| {
            let mut words = directive.split_whitespace();
            Some((words.next()?, words.collect()))
        })
        .collect();
    let missing = POLICY
        .iter()
        .filter(|(name, _)| !directives.iter().any(|(there, _)| there == name))
        .map(|(name, _)| format!("no {name}"));
    let unknown = directives.iter().flat_map(|(name, sources)| {
        let allowed = POLICY.iter().find(|(there, _)| there == name);
        let allowed = allowed.map_or(&[][..], |(_, sources)| *sources);
        let more = sources.iter().filter(|source| !allowed.contains(source));
        more.map(move |source| format!("{name} {source}"))
    });
    missing.chain(unknown).collect()
}

/// Permissions of the window that are not on the list, and those listed that it has not.
fn other_permissions(configuration: &Value) -> Vec<String> {
    let capabilities = configuration["app"]["security"]["capabilities"].as_array();
    let had: Vec<String> = capabilities
        .into_iter()
        .flatten()
        .flat_map(|capability| match &capability["permissions"] {
            Value::Array(permissions) => permissions.clone(),
            // A capability by its name alone stands in a file elsewhere.
            _ => vec![capability.clone()],
        })
        .map(|permission| {
            let name = permission.as_str().map(str::to_owned);
            name.unwrap_or_else(|| permission.to_string())
        })
        .collect();
    let unknown = had
        .iter()
        .filter(|name| !PERMISSIONS.contains(&name.as_str()));
    let unused = PERMISSIONS
        .iter()
        .filter(|name| !had.iter().any(|had| had == **name))
        .map(|name| format!("no {name}"));
    unknown.cloned().chain(unused).collect()
}

fn packed(configuration: &Value) -> Vec<String> {
    let resources = configuration["bundle"]["resources"].as_object();
    resources
        .into_iter()
        .flatten()
        .map(|(folder, _)| folder.trim_end_matches('/').to_owned())
        .collect()
}

/// Folders of sound that are not packed, and what is packed that is not for the program.
fn ill_packed(packed: &[String], sounds: &[String]) -> Vec<String> {
    let wanted: Vec<_> = sounds
        .iter()
        .filter(|name| !["make", "tests"].contains(&name.as_str()))
        .map(|name| format!("audio/{name}"))
        .chain(["i18n".to_owned()])
        .collect();
    let missing = wanted.iter().filter(|folder| !packed.contains(folder));
    let too_much = packed.iter().filter(|folder| !wanted.contains(folder));
    missing
        .map(|folder| format!("not packed: {folder}"))
        .chain(too_much.map(|folder| format!("packed: {folder}")))
        .collect()
}

#[test]
fn the_page_may_load_nothing_from_outside_and_run_nothing_inline() {
    let configuration = configuration();
    let policy = configuration["app"]["security"]["csp"].as_str();
    hold(
        "the policy of the page",
        &loose(policy.expect("there is a policy")),
    );
}

#[test]
fn the_window_has_the_permissions_it_uses_and_no_other() {
    hold("the window's rights", &other_permissions(&configuration()));
}

#[test]
fn everything_the_narrator_needs_is_packed_and_nothing_it_was_made_with() {
    let sounds: Vec<_> = names_in("audio")
        .into_iter()
        .filter(|name| root().join("audio").join(name).is_dir())
        .collect();
    let packed = packed(&configuration());
    hold("tauri.conf.json packs", &ill_packed(&packed, &sounds));
}

#[test]
fn the_version_stands_in_one_place() {
    assert!(
        configuration()["version"].is_null(),
        "tauri.conf.json takes its version from Cargo.toml"
    );
    let page: Value = serde_json::from_str(&read("ui/package.json")).expect("JSON");
    assert!(
        page["version"].is_null(),
        "the page has no version of its own"
    );
    for manifest in ["Cargo.toml", "app/Cargo.toml", "rules/Cargo.toml"] {
        assert!(
            read(manifest).contains("version.workspace = true"),
            "{manifest}"
        );
    }
}

#[test]
fn an_open_door_is_noticed() {
    let shut = "default-src 'self'; connect-src ipc: http://ipc.localhost; img-src 'self' data:; \
                object-src 'none'; base-uri 'none'; form-action 'none'; frame-src 'none'";
    let none: [String; 0] = [];
    assert_eq!(loose(shut), none);
    for (open, what) in [
        (format!("{shut} https://a.b"), "frame-src https://a.b"),
        (
            format!("{shut}; script-src 'unsafe-inline'"),
            "script-src 'unsafe-inline'",
        ),
        (shut.replace("img-src 'self'", "img-src *"), "img-src *"),
        (shut.replace("base-uri 'none'; ", ""), "no base-uri"),
    ] {
        assert_eq!(loose(&open), [what], "{open}");
    }

    let with =
        |permissions: Value| json!({ "app": { "security": { "capabilities": permissions } } });
    let right = with(json!([{ "permissions": PERMISSIONS }]));
    assert_eq!(other_permissions(&right), none);
    let scoped = json!({ "identifier": "fs:allow-read", "allow": ["**"] });
    let more = with(json!([{ "permissions": PERMISSIONS }, { "permissions": [scoped] }, "main"]));
    assert_eq!(other_permissions(&more), [&scoped.to_string(), "main"]);
    let fewer = with(json!([{ "permissions": &PERMISSIONS[1..] }]));
    assert_eq!(other_permissions(&fewer), ["no core:event:allow-listen"]);

    let folders = |names: &[&str]| {
        names
            .iter()
            .map(|&name| name.to_owned())
            .collect::<Vec<_>>()
    };
    let resources =
        json!({ "bundle": { "resources": { "i18n/": "i18n/", "audio/make/": "audio/make/" } } });
    assert_eq!(
        ill_packed(&packed(&resources), &folders(&["make", "voices"])),
        ["not packed: audio/voices", "packed: audio/make"]
    );
}
