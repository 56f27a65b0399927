//! Who sat at earlier tables, so that a guest's name is completed when it is typed again: so many
//! names and no more, the latest first, on this device alone. Must never know a game, nor who sat
//! with whom.

use rules::names::{checked, key};
use serde_json::{Map, Value};

use super::error::KeepError;
use super::folders::Folders;
use super::small_file::SmallFile;

/// So many are remembered: five tables of the most players.
pub const MOST: usize = 60;

/// The file of the names.
#[derive(Debug)]
pub struct KnownNames {
    file: SmallFile,
}

impl KnownNames {
    /// The file in the folder for data; nothing is read yet.
    #[must_use]
    pub fn of(folders: &Folders) -> Self {
        Self {
            file: SmallFile::at(folders.data().join("names.json"), folders.disk()),
        }
    }

    /// The names that were kept. What is none is left out, and a file that is none is set aside:
    /// nobody counts on it, so nobody is told.
    pub fn read(&mut self) -> Vec<String> {
        let found = self.file.read();
        if found.damaged.is_some() {
            tracing::warn!("the known names were damaged");
        }
        let names = found.object.and_then(|mut object| object.remove("names"));
        let Some(Value::Array(names)) = names else {
            return Vec::new();
        };
        let names = names.iter().filter_map(|name| checked(name.as_str()?));
        with(&[], &names.collect::<Vec<_>>())
    }

    /// Remembers these and no others. When this returns `Ok`, a power cut loses nothing.
    ///
    /// # Errors
    /// Why the disk does not take it; the file is as it was before.
    pub fn write(&mut self, names: &[String]) -> Result<(), KeepError> {
        let object = Map::from_iter([("names".to_owned(), Value::from(names))]);
        self.file.write(&object)
    }
}

/// The known names once these sat down too: they come first, as they are written now.
#[must_use]
pub fn with(known: &[String], guests: &[String]) -> Vec<String> {
    let mut keys = Vec::new();
    let mut names = Vec::new();
    for name in guests.iter().chain(known) {
        let key = key(name);
        if names.len() < MOST && !keys.contains(&key) {
            keys.push(key);
            names.push(name.clone());
        }
    }
    names
}

/// The known names once one of them turned out to be another.
#[must_use]
pub fn instead(known: &[String], name: &str, of: &str) -> Vec<String> {
    let of = key(of);
    let others = known.iter().filter(|other| key(other) != of);
    with(&others.cloned().collect::<Vec<_>>(), &[name.to_owned()])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_owned()).collect()
    }

    #[test]
    fn whoever_sat_down_last_comes_first_and_nobody_twice() {
        let known = with(&names(&["Ada", "Ben"]), &names(&["BEN", "Cy"]));
        assert_eq!(known, names(&["BEN", "Cy", "Ada"]));
        let many: Vec<_> = (0..100).map(|number| format!("P{number}")).collect();
        let known = with(&known, &many);
        assert_eq!(known.len(), MOST);
        assert_eq!(known[0], "P0");
    }

    #[test]
    fn a_name_that_was_put_right_takes_the_place_of_the_wrong_one() {
        let known = names(&["Anan", "Ben"]);
        assert_eq!(instead(&known, "Anna", "anan"), names(&["Anna", "Ben"]));
        assert_eq!(instead(&known, "Ben", "Anan"), names(&["Ben"]));
    }
}
