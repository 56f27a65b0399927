//! What is done beside the loop, because a disk may be slow: a recorded game is read and played, a
//! copy is written, the shelf is looked through. The loop goes on meanwhile, and hears of the end as of anything else.

use std::path::Path;
use std::sync::Arc;

use tokio::sync::{mpsc, oneshot};

use super::keeping::Moved;
use super::recordings::{Looked, Whose};
use super::seated::Seated;
use super::seating::{NotOpened, Open};
use crate::contract::{Reply, Trouble};
use crate::games::GameId;
use crate::recorded_game::{FileError, Place, read_file};

/// Held by whatever moves a game, as long as the loop has not heard of its end.
#[derive(Default)]
pub(super) struct Moving(Arc<()>);

impl Moving {
    pub(super) fn one_more(&self) -> Self {
        Self(Arc::clone(&self.0))
    }

    /// Whether a game is being moved.
    pub(super) fn goes_on(&self) -> bool {
        Arc::strong_count(&self.0) > 1
    }
}

/// Something that is done.
pub(super) struct Errand {
    pub(super) done: Done,
    /// Who waits for it, and on which turn they asked.
    pub(super) answer: oneshot::Sender<Reply>,
    pub(super) turn: u64,
}

/// What is done.
pub(super) enum Done {
    /// A recorded game was played, and can be played on.
    Opened(Result<Box<dyn Seated>, Vec<Trouble>>),
    /// A copy was written to this path, or was not.
    Exported(Result<String, Vec<Trouble>>),
    /// What was asked of the games on the shelf was found out.
    Told(Result<Reply, Vec<Trouble>>),
    /// A game on the shelf was moved, or was not.
    Moved(Moving, Result<Moved, Vec<Trouble>>),
    /// A person's own recordings were looked at.
    Looked(Whose, Looked),
}

/// Where errands are sent from, and where they come back.
pub(super) struct Errands {
    back: mpsc::UnboundedSender<Errand>,
    come: mpsc::UnboundedReceiver<Errand>,
}

impl Errands {
    pub(super) fn new() -> Self {
        let (back, come) = mpsc::unbounded_channel();
        Self { back, come }
    }

    /// Does something on a thread that may wait.
    pub(super) fn send(
        &self,
        answer: oneshot::Sender<Reply>,
        turn: u64,
        does: impl FnOnce() -> Done + Send + 'static,
    ) {
        let back = self.coming(answer, turn);
        tokio::task::spawn_blocking(move || back(does()));
    }

    /// How something that is done elsewhere comes back.
    pub(super) fn coming(
        &self,
        answer: oneshot::Sender<Reply>,
        turn: u64,
    ) -> impl FnOnce(Done) + Send + 'static {
        let back = self.back.clone();
        move |done| {
            // A loop that has ended waits for nothing.
            let _ = back.send(Errand { done, answer, turn });
        }
    }

    /// The next one that is done. Safe to be given up.
    pub(super) async fn next(&mut self) -> Errand {
        match self.come.recv().await {
            Some(errand) => errand,
            // Never: a sender is held here.
            None => std::future::pending().await,
        }
    }
}

/// Reads the file of a recorded game and plays it.
pub(super) fn opened(path: &Path) -> Result<Box<dyn Seated>, Vec<Trouble>> {
    let played = read_file(path)
        .and_then(|bytes| Ok((GameId::of_file(&bytes)?, bytes)))
        .map_err(NotOpened::File)
        .and_then(|(game, bytes)| game.with(Open(&bytes)));
    played.map_err(|error| {
        tracing::warn!("a recorded game cannot be opened");
        vec![match error {
            NotOpened::File(FileError::Unreadable(_)) => Trouble::CannotRead,
            NotOpened::File(FileError::TooLarge | FileError::TooLong) => Trouble::TooLarge,
            NotOpened::File(FileError::Newer { .. }) => Trouble::TooNew,
            NotOpened::File(FileError::OtherEncoding(_)) => Trouble::OtherEncoding,
            NotOpened::File(FileError::Malformed(_) | FileError::OtherGame { .. })
            | NotOpened::NoGame => Trouble::NotAGame,
            NotOpened::Otherwise { mismatch, steps } => Trouble::WentOtherwise {
                step: match mismatch.place {
                    Place::Setup => 0,
                    Place::Step { index, .. } => index + 1,
                    Place::End => steps,
                },
            },
        }]
    })
}

/// Writes a copy of a game.
pub(super) fn exported(path: String, text: &str) -> Result<String, Vec<Trouble>> {
    let written = crate::keep::write_whole(Path::new(&path), text.as_bytes());
    written.map_err(|_| vec![Trouble::CannotWrite])?;
    Ok(path)
}
