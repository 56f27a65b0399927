//! A person's own recordings are looked at beside the loop: when their folder or the language changes
//! and when somebody asks. Must never hold the loop up, nor read a file on it.

use std::path::Path;

use tokio::sync::oneshot;

use super::errands::Done;
use super::owner::Table;
use super::recordings::{Looked, Recordings, Whose, looked};

impl Table {
    /// Takes note of whose recordings are spoken.
    pub(super) fn note_recordings(&mut self) {
        let language = self.language();
        let folder = self.keeping.settings.own_recordings.get(&language).cloned();
        let whose = folder.map(|folder| (language, folder));
        if whose != self.recordings.whose {
            self.recordings = Recordings {
                whose,
                ..Recordings::default()
            };
        }
    }

    /// Looks at the recordings of the language in use, if there are any and nobody does.
    pub(super) fn look_at_recordings(&mut self) {
        let Some(whose) = self.recordings.whose.clone() else {
            return;
        };
        if std::mem::replace(&mut self.recordings.looking, true) {
            return;
        }
        let before = self.recordings.looked.clone();
        let lines: Vec<String> = self
            .scripts
            .lines()
            .into_iter()
            .map(str::to_owned)
            .collect();
        // Nobody waits: what is found is in the view.
        let (nobody, _) = oneshot::channel();
        self.errands.send(nobody, self.turn, move || {
            let looked = looked(Path::new(&whose.1), &lines, before);
            Done::Looked(whose, looked)
        });
    }

    /// They were looked at.
    pub(super) fn recordings_looked_at(&mut self, whose: &Whose, looked: Looked) {
        // Another folder was chosen meanwhile, and is being looked at in its turn.
        if self.recordings.whose.as_ref() == Some(whose) {
            self.recordings.looking = false;
            self.recordings.looked = Some(looked);
        }
    }
}
