//! Why the rules of a game do not allow something: all reasons at once, as codes of that
//! game. The sentence for each code is written where people's languages are, never here.

use serde::{Deserialize, Serialize};

/// Every reason why something was refused; there is at least one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Refusals<C>(Vec<C>);

impl<C> Refusals<C> {
    /// All reasons, the plainest first.
    #[must_use]
    pub fn codes(&self) -> &[C] {
        &self.0
    }
}

impl<C> From<C> for Refusals<C> {
    fn from(code: C) -> Self {
        Self(vec![code])
    }
}

/// One reason why a setup cannot be played, and at whose line it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "contract", derive(ts_rs::TS), ts(export_to = "house.ts"))]
pub struct SetupRefusal<C> {
    /// The reason.
    pub code: C,
    /// The line in the list of players, counted from 0, where it is one player's.
    pub player: Option<usize>,
}

/// Reasons while they are being gathered.
#[derive(Debug)]
pub(crate) struct Reasons<C>(Vec<C>);

impl<C> Default for Reasons<C> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<C: Eq> Reasons<C> {
    /// Adds a reason unless the condition holds.
    pub(crate) fn require(&mut self, condition: bool, otherwise: C) {
        if !condition && !self.0.contains(&otherwise) {
            self.0.push(otherwise);
        }
    }

    /// The same for a reason that hangs on a secret. Where a public reason refuses already
    /// it is not even asked: it would tell the secret, and for nothing.
    pub(crate) fn require_in_secret(&mut self, condition: bool, otherwise: C) {
        if self.0.is_empty() {
            self.require(condition, otherwise);
        }
    }

    /// Goes on only when there was no reason.
    pub(crate) fn none(self) -> Result<(), Refusals<C>> {
        if self.0.is_empty() {
            Ok(())
        } else {
            Err(Refusals(self.0))
        }
    }
}
