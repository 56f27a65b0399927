//! The clock on the wall, asked here alone: it can be set, so that nothing may be timed by it.

use std::time::{SystemTime, UNIX_EPOCH};

/// Now, in ms since 1970.
pub(crate) fn now_ms() -> u64 {
    ms(SystemTime::now())
}

/// A moment, in ms since 1970.
pub(crate) fn ms(moment: SystemTime) -> u64 {
    let since = moment.duration_since(UNIX_EPOCH);
    since.map_or(0, |since| {
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    })
}
