//! What a number among the settings may be. Must never know which setting it is.

use serde::Serialize;

/// From the least to the most, in steps.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Range {
    /// At least.
    pub least: u16,
    /// At most.
    pub most: u16,
    /// In steps of.
    pub step: u16,
}

impl Range {
    /// These numbers.
    #[must_use]
    pub const fn of(least: u16, most: u16, step: u16) -> Self {
        Self { least, most, step }
    }

    /// Whether it is one of these. A file written by hand need not keep to the steps.
    #[must_use]
    pub fn holds(self, value: u16) -> bool {
        (self.least..=self.most).contains(&value)
    }
}
