//! The names of the games' files: `0001.journal` and on. A number is used once.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

const JOURNAL: &str = "journal";
const THROWN: &str = "thrown";

/// The file of the game with this number.
pub(super) fn path(games: &Path, number: u32) -> PathBuf {
    games.join(format!("{number:04}.{JOURNAL}"))
}

/// Where the game with this number lies once it was thrown away, until it is gone for good.
pub(super) fn thrown(games: &Path, number: u32) -> PathBuf {
    games.join(format!("{number:04}.{THROWN}"))
}

/// The journals in a folder with their numbers, newest first; none where there is no folder.
pub(super) fn journals(games: &Path) -> io::Result<Vec<(u32, PathBuf)>> {
    named(games, path)
}

/// The same of those that were thrown away.
pub(super) fn all_thrown(games: &Path) -> io::Result<Vec<(u32, PathBuf)>> {
    named(games, thrown)
}

fn named(games: &Path, name: fn(&Path, u32) -> PathBuf) -> io::Result<Vec<(u32, PathBuf)>> {
    let mut named = listing(games)?;
    named.retain(|(number, path)| name(games, *number) == *path);
    named.sort_unstable_by_key(|(number, _)| std::cmp::Reverse(*number));
    Ok(named)
}

/// A number that no file has, set-aside ones among them, above all that are there.
pub(super) fn next(games: &Path) -> io::Result<u32> {
    let last = listing(games)?.into_iter().map(|(number, _)| number).max();
    last.unwrap_or(0)
        .checked_add(1)
        .ok_or_else(|| io::Error::other("no number is left for a game"))
}

/// Every file that begins with a number.
fn listing(games: &Path) -> io::Result<Vec<(u32, PathBuf)>> {
    let files = match fs::read_dir(games) {
        Ok(files) => files,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(error),
    };
    let mut numbered = Vec::new();
    for file in files {
        let file = file?;
        let name = file.file_name();
        let number = name
            .to_str()
            .and_then(|name| name.split_once('.'))
            .and_then(|(number, _)| number.parse().ok());
        if let Some(number) = number {
            numbered.push((number, file.path()));
        }
    }
    Ok(numbered)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_never_used_again() {
        let games = tempfile::tempdir().unwrap();
        assert_eq!(next(games.path()).unwrap(), 1);
        for name in [
            "0002.journal",
            "0010.damaged-1",
            "0009.journal",
            "notes.txt",
            "12",
        ] {
            fs::write(games.path().join(name), "").unwrap();
        }
        assert_eq!(next(games.path()).unwrap(), 11);
        let newest_first = [9, 2].map(|number| (number, path(games.path(), number)));
        assert_eq!(journals(games.path()).unwrap(), newest_first);
        assert!(all_thrown(games.path()).unwrap().is_empty());
        assert!(journals(&games.path().join("none")).unwrap().is_empty());
    }
}
