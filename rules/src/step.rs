//! One step of any game. Must never know what its command or its events mean.

/// One accepted command and what it brought about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step<C, E> {
    /// What was asked for.
    pub command: C,
    /// What happened.
    pub events: Vec<E>,
}
