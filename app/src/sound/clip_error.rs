//! Why a file gives no sound. Must never know which file.

/// Why bytes could not become a clip.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum ClipError {
    /// The file may not be opened, or its disk refuses.
    #[error("the file cannot be opened")]
    CannotOpen,
    /// There is nothing in the file.
    #[error("the file is empty")]
    Empty,
    /// No sound format at all.
    #[error("not a sound")]
    NoSound,
    /// A sound in a format that nobody decodes here.
    #[error("{format} cannot be read")]
    Unreadable {
        /// As it is usually called.
        format: &'static str,
    },
    /// It begins like a sound, but is broken, cut short or empty.
    #[error("the sound is damaged or cut short")]
    Damaged,
    /// Nothing is to be heard in it.
    #[error("nothing but silence")]
    Silent,
    /// It lasts longer than a line or a loop may.
    #[error("the sound is too long: {seconds:.1} s")]
    TooLong {
        /// How long it is, or the limit if only that much is known.
        seconds: f64,
    },
    /// The file is larger than any reasonable recording.
    #[error("the file is too large: {bytes} bytes")]
    TooLarge {
        /// Its size.
        bytes: usize,
    },
}
