//! How a game comes to the table: a set-up is checked, a game begins, is restored from a journal or
//! opened from a file. Each is written once for any game.
//!
//! Must never decide a rule.

use rules::onlooker::Asker;
use rules::replay::History;

use super::checked::check;
use super::seated::{At, Seated};
use crate::contract::{Settings, Trouble};
use crate::demo::{Course, Demo};
use crate::games::{Command, Form, Listed, Playable, WithGame};
use crate::keep::Raw;
use crate::recorded_game::{FileError, Mismatch, RecordedGame, play};
use crate::words::Words;

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

/// Whether a game has a demo.
pub(super) struct HasDemo;

impl WithGame for HasDemo {
    type Out = bool;

    fn with<G: Listed>(self) -> bool {
        G::SAMPLE_NAMES.is_some()
    }
}

/// The demo of a game, with sample people of this language.
pub(super) struct Show<'a> {
    pub(super) words: &'a Words,
    pub(super) language: &'a str,
}

impl WithGame for Show<'_> {
    type Out = Option<(Box<dyn Seated>, Course<Command>, fn(&mut Settings))>;

    fn with<G: Listed>(self) -> Self::Out {
        let names = self.words.say(self.language, G::SAMPLE_NAMES?, &[])?;
        let names: Vec<_> = names.lines().map(|name| name.trim().to_owned()).collect();
        let Demo { form, past, course } = G::demo(&names)?;
        let mut game = History::<G>::new(G::check(&form).ok()?);
        for command in past {
            game.submit(Asker::Host, command).ok()?;
        }
        let game = Box::new(At::<G>::new(form, game));
        Some((game, course.map(G::as_command), G::for_the_demo))
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
