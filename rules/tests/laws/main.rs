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
mod people;
mod secrets;
mod tables;
mod told;
mod universe;
mod walk;
mod words;

use proptest::test_runner::Config;

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
