//! Whether the screen is at the shelf or at a game.

use super::seated::Seated;

/// Where the evening is.
pub(super) enum Place {
    /// At the shelf, with the game to go on with.
    Shelf { last: Option<Box<dyn Seated>> },
    /// At the table.
    Table(Box<dyn Seated>),
}

impl Place {
    pub(super) fn is_at_table(&self) -> bool {
        matches!(self, Self::Table(_))
    }

    pub(super) fn game(&self) -> Option<&dyn Seated> {
        match self {
            Self::Shelf { last } => last.as_deref(),
            Self::Table(game) => Some(game.as_ref()),
        }
    }

    pub(super) fn game_mut(&mut self) -> Option<&mut (dyn Seated + 'static)> {
        match self {
            Self::Shelf { last } => last.as_deref_mut(),
            Self::Table(game) => Some(game.as_mut()),
        }
    }

    /// Takes the game away; the shelf is empty then.
    pub(super) fn take(&mut self) -> Option<Box<dyn Seated>> {
        match std::mem::replace(self, Self::Shelf { last: None }) {
            Self::Shelf { last } => last,
            Self::Table(game) => Some(game),
        }
    }
}
