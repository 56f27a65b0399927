//! The page's TypeScript is what Rust's contract says: a file for the house, one for each game,
//! one that lists the games, and the ranges of settings. Run with `UPDATE_CONTRACT=1` to write
//! them anew after a change; an ordinary run only compares, so it never hides a stale file.
#![allow(
    clippy::expect_used,
    reason = "what cannot be prepared has failed the test"
)]

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use app::contract::{Reply, Request, View, ranges};
use ts_rs::{Config, TS};

fn files_in(folder: &Path) -> BTreeMap<String, String> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    files
        .map(|file| {
            let name = file.file_name().to_string_lossy().into_owned();
            (name, fs::read_to_string(file.path()).expect("text"))
        })
        .collect()
}

fn ranges_as_typescript() -> String {
    let mut text =
        "// What a number among the settings may be. Written by app/tests/contract.rs.\n\
                    export const RANGES = {\n"
            .to_owned();
    for (name, range) in ranges() {
        let (least, most, step) = (range.least, range.most, range.step);
        writeln!(
            text,
            "  '{name}': {{ least: {least}, most: {most}, step: {step} }},"
        )
        .expect("memory");
    }
    text.push_str("} as const;\n");
    text
}

#[test]
fn the_contract_of_the_page_is_fresh() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let config = Config::new()
        .with_large_int("number")
        .with_out_dir(folder.path());
    // Everything that crosses is reached from these three.
    Request::export_all(&config).expect("Request becomes TypeScript");
    Reply::export_all(&config).expect("Reply becomes TypeScript");
    View::export_all(&config).expect("View becomes TypeScript");
    // But what a game's script says is to be seen, which is a word to the house.
    app::salem::Screen::export_all(&config).expect("Screen becomes TypeScript");
    let mut fresh = files_in(folder.path());
    fresh.insert("ranges.ts".to_owned(), ranges_as_typescript());

    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/src/contract");
    if std::env::var_os("UPDATE_CONTRACT").is_some() {
        let _ = fs::remove_dir_all(&page);
        fs::create_dir_all(&page).expect("the page's folder is writable");
        for (name, text) in &fresh {
            fs::write(page.join(name), text).expect("the page's contract is writable");
        }
    }
    assert!(
        files_in(&page) == fresh,
        "ui/src/contract is not what app/src/contract says; write it anew with\n    UPDATE_CONTRACT=1 cargo test -p app --test contract"
    );
}
