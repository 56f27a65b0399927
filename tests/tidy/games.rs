//! Games never import each other, in Rust or in the page. A game is a folder of `rules/src/`.

use crate::tree::{Source, hold, names_in, root, sources};

fn games() -> Vec<String> {
    let games: Vec<_> = names_in("rules/src")
        .into_iter()
        .filter(|name| root().join("rules/src").join(name).is_dir())
        .collect();
    assert!(games.contains(&"salem".to_owned()), "no game was found");
    games
}

fn crossings(games: &[String], files: &[Source]) -> Vec<String> {
    let mut found = Vec::new();
    for game in games {
        for other in games.iter().filter(|other| *other != game) {
            for file in files {
                let imports = if file.within(&format!("rules/src/{game}/")) {
                    [format!("crate::{other}"), format!("super::{other}")]
                } else if file.within(&format!("ui/src/{game}/")) {
                    [format!("../{other}/"), format!("src/{other}/")]
                } else {
                    continue;
                };
                if imports.iter().any(|import| file.text.contains(import)) {
                    found.push(format!("{} imports {other}", file.path));
                }
            }
        }
        // What all games share stands beneath them and knows none.
        for file in files.iter().filter(|file| file.within("ui/src/shared/")) {
            if file.text.contains(&format!("../{game}/")) {
                found.push(format!("{} imports {game}", file.path));
            }
        }
    }
    found
}

#[test]
fn games_never_import_each_other() {
    hold(
        "a game, or what games share, imports a game",
        &crossings(&games(), &sources()),
    );
}

#[test]
fn a_crossing_is_noticed() {
    let games = ["salem".to_owned(), "pagan".to_owned()];
    let files = [
        Source::of("rules/src/salem/night.rs", "use crate::pagan::State;"),
        Source::of("rules/src/pagan/mod.rs", "use crate::seat::Seat;"),
        Source::of(
            "ui/src/pagan/Day.svelte",
            "import Ring from '../salem/Ring.svelte'",
        ),
        Source::of(
            "ui/src/shared/Ring.svelte",
            "import Seat from '../salem/Seat.svelte'",
        ),
    ];
    assert_eq!(
        crossings(&games, &files),
        [
            "rules/src/salem/night.rs imports pagan",
            "ui/src/shared/Ring.svelte imports salem",
            "ui/src/pagan/Day.svelte imports salem",
        ]
    );
}
