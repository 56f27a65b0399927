//! The page's TypeScript is what Rust's contract says. Run with `UPDATE_CONTRACT=1` to write it
//! anew after a change; an ordinary run only compares, so it never hides a stale file.
#![allow(
    clippy::expect_used,
    reason = "what cannot be prepared has failed the test"
)]

use std::fs;
use std::path::Path;

use app::contract::{Reply, Request, View};
use ts_rs::{Config, TS};

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
    let fresh = fs::read_to_string(folder.path().join("contract.ts")).expect("one file");

    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/src/contract.ts");
    if std::env::var_os("UPDATE_CONTRACT").is_some() {
        fs::write(&page, &fresh).expect("the page's contract is writable");
    }
    let kept = fs::read_to_string(&page).unwrap_or_default();
    assert!(
        kept == fresh,
        "ui/src/contract.ts is not what app/src/contract says; write it anew with\n    UPDATE_CONTRACT=1 cargo test -p app --test contract"
    );
}
