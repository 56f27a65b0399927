//! Laws of the house that can be read from the tree. Each is one test on the whole tree, and one on
//! a made-up breach, so that a law that has stopped looking is noticed.
#![allow(
    clippy::expect_used,
    reason = "a tree that cannot be read has failed the test"
)]

mod circles;
mod dependencies;
mod door;
mod files;
mod games;
mod logs;
mod reports;
mod rust;
mod tree;
mod unfinished;
mod words;
