//! The laws of Salem 1692: what holds for any table and any sequence of commands.
//!
//! `LAWS_CASES` sets how many games each law is tried on; the default takes well under a
//! minute. A failure names the smallest table and walk that break the law.

#![expect(
    clippy::expect_used,
    reason = "a test may assume that its own preparation works"
)]

mod cards;
mod coverage;
mod dealing;
mod dice;
mod leaks;
mod offered;
mod past;
mod secrets;
mod tables;
mod universe;
mod walk;
mod words;

use std::fmt;
use std::ops::Deref;

use proptest::test_runner::Config;
use serde::Serialize;

/// How a law is tried: `LAWS_CASES` games, or what fits in the default time.
fn config(usual: u32) -> Config {
    let cases = std::env::var("LAWS_CASES").ok();
    Config {
        cases: cases.and_then(|cases| cases.parse().ok()).unwrap_or(usual),
        max_shrink_iters: 20_000,
        failure_persistence: None,
        ..Config::default()
    }
}

/// A value that prints itself as files write it: what holds a secret prints nothing of its
/// own, and a law that is broken must be told all the same.
#[derive(Clone)]
pub(crate) struct Told<T>(pub(crate) T);

impl<T: Serialize> fmt::Debug for Told<T> {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str(&serde_json::to_string(&self.0).map_err(|_| fmt::Error)?)
    }
}

impl<T> Deref for Told<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

/// What a command or a view is, for the message of a broken law.
pub(crate) fn told(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("all of it has a form in JSON")
}
