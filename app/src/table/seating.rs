//! How a game comes to the table: a set-up is checked, a game begins, is restored from a journal or
//! opened from a file. Each is written once for any game.
//!
//! Must never decide a rule.

use rules::replay::History;

use super::checked::check;
use super::seated::{At, Seated};
use crate::contract::Trouble;
use crate::games::{Form, Listed, Playable, WithGame};
use crate::keep::Raw;
use crate::recorded_game::{FileError, Mismatch, RecordedGame, play};

/// A set-up that was entered, checked.
pub(super) struct Check<'a>(pub(super) &'a Form);

impl WithGame for Check<'_> {
    type Out = Result<Playable, Vec<Trouble>>;

    fn with<G: Listed>(self) -> Self::Out {
        let form = G::form_of(self.0).ok_or_else(|| vec![Trouble::NotNow])?;
        let setup = check::<G>(&G::seeded(form.clone(), 0), as_it_is)?;
        Ok(G::as_playable(G::playable(&setup)))
    }
}

fn as_it_is<T>(refusal: T) -> T {
    refusal
}

/// A game that begins, with the seed that its draws come from.
pub(super) struct Begin {
    pub(super) form: Form,
    pub(super) seed: u64,
}

impl WithGame for Begin {
    type Out = Result<Box<dyn Seated>, Vec<Trouble>>;

    fn with<G: Listed>(self) -> Self::Out {
        let form = G::form_of(&self.form).ok_or_else(|| vec![Trouble::NotNow])?;
        let form = G::seeded(form.clone(), self.seed);
        let setup = check::<G>(&form, as_it_is)?;
        Ok(Box::new(At::<G>::new(form, History::new(setup))))
    }
}

/// A game that a journal tells, before any of its steps. Nothing where its set-up is none that
/// can be played, by today's rules.
pub(super) struct Restore<'a>(pub(super) &'a Raw);

impl WithGame for Restore<'_> {
    type Out = Option<Box<dyn Seated>>;

    fn with<G: Listed>(self) -> Self::Out {
        use serde::Deserialize;
        let form = G::Form::deserialize(self.0).ok()?;
        let setup = G::check(&form).ok()?;
        Some(Box::new(At::<G>::new(form, History::new(setup))))
    }
}

/// A game from a file's bytes.
pub(super) struct Open<'a>(pub(super) &'a [u8]);

/// Why a file is no game to play on.
pub(super) enum NotOpened {
    File(FileError),
    Otherwise {
        mismatch: Box<Mismatch>,
        steps: usize,
    },
    /// It tells of a set-up that is refused.
    NoGame,
}

impl WithGame for Open<'_> {
    type Out = Result<Box<dyn Seated>, NotOpened>;

    fn with<G: Listed>(self) -> Self::Out {
        let recorded = RecordedGame::<G>::read(self.0).map_err(NotOpened::File)?;
        let steps = recorded.steps.len();
        let game = play(&recorded).map_err(|mismatch| NotOpened::Otherwise {
            mismatch: Box::new(mismatch),
            steps,
        })?;
        let game = game.ok_or(NotOpened::NoGame)?;
        Ok(Box::new(At::<G>::new(G::whole(recorded.setup), game)))
    }
}
