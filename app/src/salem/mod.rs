//! What the app knows of Salem 1692 beside its rules.

pub mod journal_v1;
pub mod kept;
