//! No circle of files: of two files of a crate at most one knows the other, be it over a third.
//! A parent that only declares a module does not know it yet; a name counts for the file that
//! defines it, wherever it is re-exported. Methods are not followed: a type may be taught in several
//! files.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use crate::rust::{CRATES, Crate};
use crate::tree::{Source, hold, sources};

/// Of each file the files that it takes names from, and one of those names.
type Graph<'a> = BTreeMap<&'a str, BTreeMap<&'a str, String>>;

fn graph(read: &Crate) -> Graph<'_> {
    let mut graph = Graph::new();
    for (at, module) in read.modules.iter().enumerate() {
        let uses = graph.entry(module.file.as_str()).or_default();
        for (path, line) in &module.paths {
            for file in read.files_of(at, path) {
                if file != module.file {
                    uses.entry(file)
                        .or_insert_with(|| format!("{} in line {line}", path.join("::")));
                }
            }
        }
    }
    graph
}

/// The shortest way from a file back to itself.
fn circle<'a>(graph: &Graph<'a>, start: &'a str) -> Option<Vec<&'a str>> {
    let mut came_from: BTreeMap<&str, &str> = BTreeMap::new();
    let mut queue = VecDeque::from([start]);
    while let Some(file) = queue.pop_front() {
        for next in graph.get(file)?.keys().copied() {
            if next == start {
                let mut way = vec![start];
                let mut step = file;
                while step != start {
                    way.insert(1, step);
                    step = came_from[step];
                }
                return Some(way);
            }
            if !came_from.contains_key(next) {
                came_from.insert(next, file);
                queue.push_back(next);
            }
        }
    }
    None
}

fn reached<'a>(graph: &Graph<'a>, start: &str) -> BTreeSet<&'a str> {
    let mut seen = BTreeSet::new();
    let mut queue: Vec<&str> = graph[start].keys().copied().collect();
    while let Some(file) = queue.pop() {
        if seen.insert(file) {
            queue.extend(graph[file].keys().copied());
        }
    }
    seen
}

/// Each knot of files, with its shortest circle.
fn circles(files: &[Source], first: &str) -> Vec<String> {
    let read = Crate::read(files, first);
    let graph = graph(&read);
    let reached: BTreeMap<_, _> = graph
        .keys()
        .map(|file| (*file, reached(&graph, file)))
        .collect();
    let mut told = BTreeSet::new();
    let mut found = Vec::new();
    for file in graph.keys() {
        if told.contains(file) || !reached[file].contains(file) {
            continue;
        }
        let knot: Vec<_> = reached[file]
            .iter()
            .copied()
            .filter(|other| reached[other].contains(file))
            .collect();
        told.extend(knot.iter().copied());
        let shortest = knot.iter().filter_map(|file| circle(&graph, file));
        let Some(shortest) = shortest.min_by_key(Vec::len) else {
            continue;
        };
        let next = shortest.iter().cycle().skip(1);
        let mut lines: Vec<_> = shortest
            .iter()
            .zip(next)
            .map(|(file, next)| format!("{file} → {next} ({})", graph[file][next]))
            .collect();
        if knot.len() > shortest.len() {
            lines.push(format!(
                "{} files hang together: {}",
                knot.len(),
                knot.join(" ")
            ));
        }
        found.push(lines.join("\n    "));
    }
    found
}

#[test]
fn no_files_of_a_crate_know_each_other_in_a_circle() {
    let files = sources();
    let found: Vec<_> = CRATES
        .iter()
        .flat_map(|first| circles(&files, first))
        .collect();
    hold("move what they share below them", &found);
}

#[test]
fn a_circle_is_noticed() {
    let tree = |shared: &str| {
        [
            // Declares, re-exports, and uses one below it.
            (
                "lib.rs",
                "mod night; mod day; mod seat; pub use seat::Seat; fn f() { day::rise() }",
            ),
            ("night/mod.rs", "mod witches; pub use witches::choose;"),
            (
                "night/witches.rs",
                "use crate::Seat; pub fn choose(seat: Seat) {}",
            ),
            (
                "day.rs",
                "use crate::night; pub fn rise() { night::choose(); }",
            ),
            ("seat.rs", shared),
        ]
        .map(|(name, text)| Source::of(&format!("a/{name}"), text))
    };
    let none: [String; 0] = [];
    for straight in [
        "pub struct Seat;",
        "use std::fmt::Display; pub struct Seat; #[cfg(test)] mod tests { use crate::night::choose; }",
        "pub struct Seat; list! { A = f; #[cfg(test)] B = crate::day::rise; C = g; }",
        "//! [`crate::day::rise`]\npub struct Seat; impl Seat { #[cfg(test)] fn f() { crate::day::rise() } }",
    ] {
        assert_eq!(circles(&tree(straight), "a/lib.rs"), none, "{straight}");
    }
    let ring = "a/day.rs → a/night/witches.rs (night::choose in line 1)\n    \
                a/night/witches.rs → a/seat.rs (crate::Seat in line 1)\n    \
                a/seat.rs → a/day.rs (";
    for (round, by) in [
        (
            "pub struct Seat; fn f() { super::day::rise() }",
            "super::day::rise",
        ),
        (
            "pub struct Seat; use super::{day as d}; fn f() { d::rise() }",
            "d::rise",
        ),
        (
            "pub struct Seat; use crate::{*}; fn f() { day::rise() }",
            "day::rise",
        ),
        (
            "pub struct Seat; fn f() { assert!(crate::day::rise()) }",
            "crate::day::rise",
        ),
        (
            "#[serde(with = \"crate::day::rise\")] pub struct Seat;",
            "crate::day::rise",
        ),
    ] {
        let expected = [format!("{ring}{by} in line 1)")];
        assert_eq!(circles(&tree(round), "a/lib.rs"), expected, "{round}");
    }
    // A child that takes from its parent, which takes from it.
    let family = [
        Source::of(
            "b/lib.rs",
            "mod child; struct Parent; fn f() { child::g() }",
        ),
        Source::of("b/child.rs", "use super::Parent; pub fn g() {}"),
    ];
    assert_eq!(circles(&family, "b/lib.rs").len(), 1);
}
