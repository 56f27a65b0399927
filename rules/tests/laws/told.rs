//! How what holds a secret is told when a law is broken: its own `Debug` says nothing.

use std::fmt;
use std::ops::Deref;

use serde::Serialize;

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
