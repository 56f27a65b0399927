//! The window's door stays shut: its content policy, its permissions, what is packed with it.

use serde_json::Value;

use crate::tree::{hold, names_in, read, root};

fn configuration() -> Value {
    serde_json::from_str(&read("tauri.conf.json")).expect("tauri.conf.json is JSON")
}

#[test]
fn the_page_may_load_nothing_from_outside_and_run_nothing_inline() {
    let security = &configuration()["app"]["security"];
    let policy = security["csp"].as_str().expect("there is a policy");
    assert!(policy.starts_with("default-src 'self';"), "{policy}");
    for loose in ["unsafe", "*", "https:", "data: 'self'", "script-src"] {
        assert!(
            !policy.contains(loose),
            "the policy holds {loose}: {policy}"
        );
    }
}

#[test]
fn the_window_has_the_permissions_it_uses_and_no_other() {
    let capabilities = configuration()["app"]["security"]["capabilities"].clone();
    let permissions: Vec<_> = capabilities
        .as_array()
        .expect("capabilities stand in tauri.conf.json")
        .iter()
        .flat_map(|capability| capability["permissions"].as_array().expect("a list"))
        .map(|permission| permission.as_str().expect("a name"))
        .collect();
    assert_eq!(
        permissions,
        [
            "core:event:allow-listen",   // the view, whenever it changed
            "core:event:allow-unlisten", // the same, no longer
            "dialog:allow-open",         // a recorded game, a folder of recordings
            "dialog:allow-save",         // a copy of the game
        ]
    );
}

#[test]
fn everything_the_narrator_needs_is_packed_and_nothing_it_was_made_with() {
    let configuration = configuration();
    let packed: Vec<_> = configuration["bundle"]["resources"]
        .as_object()
        .expect("resources are a map")
        .keys()
        .map(|folder| folder.trim_end_matches('/').to_owned())
        .collect();
    let missing: Vec<_> = names_in("audio")
        .into_iter()
        .filter(|name| root().join("audio").join(name).is_dir())
        .filter(|name| !["make", "tests"].contains(&name.as_str()))
        .map(|name| format!("audio/{name}"))
        .chain(["i18n".to_owned()])
        .filter(|folder| !packed.contains(folder))
        .collect();
    hold("tauri.conf.json packs these not", &missing);
    assert!(!packed.iter().any(|folder| folder.starts_with("audio/make")));
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
    for manifest in ["app/Cargo.toml", "rules/Cargo.toml"] {
        assert!(
            read(manifest).contains("version.workspace = true"),
            "{manifest}"
        );
    }
}
