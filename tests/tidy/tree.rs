//! The project's own files: what git would keep, without generated ones. Knows no law.

use std::path::{Path, PathBuf};
use std::{env, fs};

use ignore::WalkBuilder;

/// A file of the project.
pub(crate) struct Source {
    /// From the root, with `/`.
    pub(crate) path: String,
    pub(crate) text: String,
}

impl Source {
    /// A made-up file, to see a law broken.
    pub(crate) fn of(path: &str, text: &str) -> Self {
        Self {
            path: path.to_owned(),
            text: text.to_owned(),
        }
    }

    pub(crate) fn is(&self, ending: &str) -> bool {
        self.path.ends_with(ending)
    }

    pub(crate) fn within(&self, folder: &str) -> bool {
        self.path.starts_with(folder)
    }
}

/// The root of the tree, as cargo says it when the test runs: a copy of this tree may have been
/// built into the same folder.
pub(crate) fn root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR");
    let here = here.map_or_else(|| env!("CARGO_MANIFEST_DIR").into(), PathBuf::from);
    here.ancestors()
        .nth(2)
        .expect("tests/tidy/ is two folders below the root")
        .to_owned()
}

/// One file that has to be there.
pub(crate) fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The names in a folder that has to be there, sorted.
pub(crate) fn names_in(folder: &str) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(root().join(folder))
        .unwrap_or_else(|error| panic!("{folder}: {error}"))
        .map(|entry| {
            entry
                .expect("a readable folder")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    names.sort();
    names
}

/// Every file of text that people write here.
pub(crate) fn sources() -> Vec<Source> {
    let mut found = everything();
    found.retain(|file| !is_generated(file));
    found
}

/// Every file of text, generated ones too. What .gitignore names is not the project's.
pub(crate) fn everything() -> Vec<Source> {
    let mut found: Vec<Source> = WalkBuilder::new(root())
        .hidden(false)
        .require_git(false)
        .filter_entry(|entry| entry.file_name() != ".git")
        .build()
        .map(|entry| entry.expect("a readable tree"))
        .filter(|entry| entry.file_type().is_some_and(|kind| kind.is_file()))
        .filter_map(|entry| {
            let path = from_root(entry.path());
            // Recordings and pictures are not text.
            let text = fs::read_to_string(entry.path()).ok()?;
            Some(Source { path, text })
        })
        .collect();
    found.sort_by(|one, other| one.path.cmp(&other.path));
    assert!(
        found.len() > 50,
        "the walk has found only {} files",
        found.len()
    );
    found
}

fn from_root(path: &Path) -> String {
    path.strip_prefix(root())
        .expect("a path below the root")
        .components()
        .map(|part| part.as_os_str().to_string_lossy())
        .collect::<Vec<_>>()
        .join("/")
}

fn is_generated(file: &Source) -> bool {
    let is_lock = ["Cargo.lock", "package-lock.json"].map(|name| file.is(name));
    let is_contract = file.within("ui/src/contract");
    is_lock.contains(&true) || is_contract && file.text.starts_with("// This file was generated")
}

/// Fails with every breach of a law, one a line.
pub(crate) fn hold(law: &str, breaches: &[String]) {
    assert!(breaches.is_empty(), "{law}:\n  {}", breaches.join("\n  "));
}

#[test]
fn the_tree_is_what_git_would_keep() {
    let files = everything();
    let there = |path: &str| files.iter().any(|file| file.path == path);
    for path in [
        ".ci/run",
        "Cargo.lock",
        "rules/src/lib.rs",
        "ui/src/App.svelte",
    ] {
        assert!(there(path), "{path} is not found");
    }
    let others: Vec<_> = files
        .iter()
        .map(|file| &file.path)
        .filter(|path| path.starts_with("target/") || path.contains("node_modules/"))
        .collect();
    assert!(others.is_empty(), "{others:?}");
    let written = sources();
    assert!(!written.iter().any(|file| file.path == "Cargo.lock"));
}
