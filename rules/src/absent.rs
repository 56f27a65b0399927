//! What a file leaves out. Must never know what the fields mean.

use serde::{Deserialize, Deserializer};

/// Reads `null` as if the field were not there: files written by hand, and by programs that
/// write every field, mean the same by both.
///
/// # Errors
/// When there is something else that does not fit.
pub fn null_is_absent<'de, D, T>(from: D) -> Result<T, D::Error>
where
    D: Deserializer<'de>,
    T: Default + Deserialize<'de>,
{
    Ok(Option::deserialize(from)?.unwrap_or_default())
}

/// Whether a value is the one that is meant where it is left out.
pub(crate) fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
