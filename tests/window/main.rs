//! The real program in its real window, driven through WebKitWebDriver on a virtual display.
//! A few tests that prove the wiring; rules and screens are tested where they are.
#![cfg(target_os = "linux")]
#![allow(
    clippy::expect_used,
    reason = "what the kit cannot prepare has failed the test"
)]

mod dawn;
mod demo;
mod evening;
mod kit;
mod outside;
mod starts;
mod stays;
