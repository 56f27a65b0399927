//! Whole evenings at the table without a window, a device or a wait: time is paused and
//! runs as fast as nobody acts.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "what a test cannot prepare has failed it"
)]

mod after_a_crash;
mod away;
mod device;
#[path = "../../../rules/tests/laws/dice.rs"]
mod dice;
mod disk;
mod hostile;
mod killed;
mod kit;
mod names;
mod night;
mod older;
mod onlookers;
mod people;
mod plays;
mod reports;
mod sand;
mod secrets;
mod slow_disk;
