//! Whether the screen is at the shelf, at a game, or at a demo.

use super::demo::Showing;
use super::seated::Seated;

/// Where the evening is.
pub(super) enum Place {
    /// At the shelf, with the game to go on with.
    Shelf { last: Option<Box<dyn Seated>> },
    /// At the table.
    Table(Box<dyn Seated>),
    /// At a demo, which nobody plays and nothing keeps.
    Demo {
        game: Box<dyn Seated>,
        showing: Box<Showing>,
    },
}

impl Place {
    pub(super) fn is_at_table(&self) -> bool {
        matches!(self, Self::Table(_) | Self::Demo { .. })
    }

    pub(super) fn is_demo(&self) -> bool {
        matches!(self, Self::Demo { .. })
    }

    /// The demo that is on.
    pub(super) fn showing(&self) -> Option<&Showing> {
        match self {
            Self::Demo { showing, .. } => Some(showing),
            Self::Shelf { .. } | Self::Table(_) => None,
        }
    }

    /// The same, to lead it on.
    pub(super) fn showing_mut(&mut self) -> Option<&mut Showing> {
        match self {
            Self::Demo { showing, .. } => Some(showing),
            Self::Shelf { .. } | Self::Table(_) => None,
        }
    }

    pub(super) fn game(&self) -> Option<&dyn Seated> {
        match self {
            Self::Shelf { last } => last.as_deref(),
            Self::Table(game) | Self::Demo { game, .. } => Some(game.as_ref()),
        }
    }

    pub(super) fn game_mut(&mut self) -> Option<&mut (dyn Seated + 'static)> {
        match self {
            Self::Shelf { last } => last.as_deref_mut(),
            Self::Table(game) | Self::Demo { game, .. } => Some(game.as_mut()),
        }
    }

    /// Takes the game away; the shelf is empty then.
    pub(super) fn take(&mut self) -> Option<Box<dyn Seated>> {
        match std::mem::replace(self, Self::Shelf { last: None }) {
            Self::Shelf { last } => last,
            Self::Table(game) | Self::Demo { game, .. } => Some(game),
        }
    }
}
