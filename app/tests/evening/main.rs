//! Whole evenings at the table without a window, a device or a wait: time is paused and
//! runs as fast as nobody acts.
#![allow(
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "what a test cannot prepare has failed it"
)]

mod after_a_crash;
mod away;
mod demo;
mod device;
#[path = "../../../rules/tests/laws/dice.rs"]
mod dice;
mod disk;
mod going_on;
mod hostile;
mod hunt;
mod killed;
mod kit;
mod law;
mod ledger;
mod mending;
mod names;
mod night;
mod notices;
mod offered;
mod onlookers;
mod own_recordings;
mod pace;
mod people;
mod plays;
mod reports;
mod sand;
mod seats;
mod secrets;
mod shelf;
mod slow_disk;
mod slow_sound;
#[path = "../../../rules/tests/laws/tables.rs"]
#[expect(dead_code, reason = "the laws of the rules use more of it")]
mod tables;
mod thrown;
#[path = "../../../rules/tests/laws/told.rs"]
#[expect(dead_code, reason = "the laws of the rules use more of it")]
mod told;
#[path = "../../../rules/tests/laws/universe.rs"]
#[expect(dead_code, reason = "the laws of the rules use more of it")]
mod universe;
mod version_1;
mod who;
