//! A file that names a game lies in that game's folder, is that game's file, or is `games`, the one
//! place that lists them. So games never import each other, and what they share knows none.
//! Comments may name whom they like, and so may tests: the house is tested with a game that exists.

use std::collections::BTreeMap;

use crate::rust::{CRATES, Crate};
use crate::tree::{Source, everything, hold, names_in, root};

/// The games of the house, by the names of their folders, with those that are planned and the one
/// that lives among the tests.
const GAMES: [&str; 5] = ["salem", "witch_trial", "pagan", "broom_service", "lantern"];

/// Whether a name or a text names a game, however its words are joined: `witch_trial`,
/// `WitchTrial`, `witch-trial-2`.
fn names(text: &str, game: &str) -> bool {
    let mut words: Vec<String> = Vec::new();
    let mut before = ' ';
    for letter in text.chars() {
        let begins = !before.is_alphabetic() || before.is_lowercase() && letter.is_uppercase();
        if letter.is_alphabetic() {
            match words.last_mut() {
                Some(word) if !begins => word.extend(letter.to_lowercase()),
                _ => words.push(letter.to_lowercase().collect()),
            }
        }
        before = letter;
    }
    let name: Vec<_> = game.split('_').collect();
    words.windows(name.len()).any(|some| some == name)
}

/// Whether this is the place for a game: its own, or the list of games. The house's types on the
/// page are written from Rust, which writes out what a game adds to one of them.
fn belongs(path: &str, game: &str) -> bool {
    path.split('/').any(|part| {
        let stem = part.split('.').next().unwrap_or_default();
        stem == game || stem == game.replace('_', "-") || stem == "games"
    }) || path == "ui/src/contract/house.ts"
}

/// What stands in a file of the page, without its comments.
fn code(text: &str) -> String {
    let mut code = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(['/', '<']) {
        let (before, from) = rest.split_at(start);
        code.push_str(before);
        let end = if from.starts_with("/*") {
            Some("*/")
        } else if from.starts_with("<!--") {
            Some("-->")
        } else if from.starts_with("//") && !before.ends_with(':') {
            Some("\n")
        } else {
            None
        };
        let length = end.map_or(1, |end| {
            from.find(end).map_or(from.len(), |at| at + end.len())
        });
        let (comment, after) = from.split_at(length);
        if end.is_none() {
            code.push_str(comment);
        }
        // Lines keep their numbers.
        code.extend(comment.chars().filter(|letter| *letter == '\n'));
        rest = after;
    }
    code + rest
}

fn is_page(file: &Source) -> bool {
    let endings = [".ts", ".svelte", ".css"];
    file.within("ui/src/")
        && endings.iter().any(|ending| file.is(ending))
        && !file.path.contains(".test.")
}

fn misplaced(files: &[Source]) -> Vec<String> {
    // Of each file and game the first line.
    let mut found = BTreeMap::new();
    let mut look = |path: &str, line: usize, text: &str| {
        for game in GAMES {
            if names(text, game) && !belongs(path, game) {
                let first = found.entry((path.to_owned(), game)).or_insert(line);
                *first = line.min(*first);
            }
        }
    };
    for first in CRATES {
        // A made-up tree has not all of them.
        if !files.iter().any(|file| file.path == first) {
            continue;
        }
        for module in Crate::read(files, first).modules {
            for (word, line) in &module.words {
                look(&module.file, *line, word);
            }
        }
    }
    for file in files.iter().filter(|file| is_page(file)) {
        for (number, line) in code(&file.text).lines().enumerate() {
            look(&file.path, number + 1, line);
        }
    }
    found
        .into_iter()
        .map(|((path, game), line)| format!("{path}:{line} names {game}"))
        .collect()
}

#[test]
fn a_file_that_names_a_game_is_that_games_own() {
    hold(
        "this belongs to a game, or into `games`",
        &misplaced(&everything()),
    );
}

#[test]
fn every_game_of_the_rules_is_looked_for() {
    let unknown: Vec<_> = names_in("rules/src")
        .into_iter()
        .filter(|name| root().join("rules/src").join(name).is_dir())
        .filter(|name| !GAMES.contains(&name.as_str()))
        .collect();
    hold(
        "a folder of rules/src/ is a game, and stands in GAMES",
        &unknown,
    );
}

#[test]
fn a_name_in_a_wrong_place_is_noticed() {
    let rust = "//! Salem comes first.\nmod day; mod salem; pub mod games;\n\
                #[cfg(test)] mod tests { use crate::salem::Seat; }\n";
    let page = "// As in Salem.\n/* salem\n*/ const here = 'https://a.b/'; <!-- salem -->\n";
    let mut files = vec![
        Source::of("app/src/lib.rs", rust),
        Source::of(
            "app/src/day.rs",
            "pub struct Propaganda; pub struct WitchTrials;",
        ),
        Source::of(
            "app/src/games.rs",
            "mod kept; use crate::salem::Seat; enum Game { Salem, Pagan }",
        ),
        Source::of("app/src/games/kept.rs", "use crate::salem::Seat;"),
        Source::of(
            "app/src/salem.rs",
            "pub struct Seat; pub const ID: &str = \"salem-1692\";",
        ),
        Source::of("ui/src/games.ts", "import('./salem/Room.svelte')"),
        Source::of("ui/src/shared/Ring.svelte", page),
        Source::of(
            "ui/src/shared/ring.test.ts",
            "import { names } from '../salem/names'",
        ),
        Source::of("ui/src/witch-trial/Day.svelte", "t('witch-trial-day')"),
    ];
    let none: [String; 0] = [];
    assert_eq!(misplaced(&files), none);

    let mut breach = |path: &str, text: &str| {
        let file = files.iter_mut().find(|file| file.path == path);
        let file = file.expect("a file of the made-up tree");
        let before = std::mem::replace(&mut file.text, text.to_owned());
        let found = misplaced(&files);
        let file = files.iter_mut().find(|file| file.path == path);
        file.expect("the same").text = before;
        found
    };
    for text in [
        "\nuse crate::salem;",
        "\nuse super::{salem::Seat, games};",
        "\nconst SCRIPT: &str = \"salem.toml\";",
        "\nfn f() { matches!(x, Game::Salem(_)); }",
        "\n#[ts(export_to = \"salem.ts\")] struct S;",
        "\nstruct AtSalem;",
    ] {
        assert_eq!(
            breach("app/src/day.rs", text),
            ["app/src/day.rs:2 names salem"],
            "{text}"
        );
    }
    let crossing = "use crate::salem::Seat; fn f() { crate::witch_trial::g() }";
    assert_eq!(
        breach("app/src/salem.rs", crossing),
        ["app/src/salem.rs:1 names witch_trial"]
    );
    let import = "/*\n*/ import Seat from '../salem/Seat.svelte'";
    assert_eq!(
        breach("ui/src/witch-trial/Day.svelte", import),
        ["ui/src/witch-trial/Day.svelte:2 names salem"]
    );
    let form = "const form = { game: 'broom-service' };";
    assert_eq!(
        breach("ui/src/shared/Ring.svelte", form),
        ["ui/src/shared/Ring.svelte:1 names broom_service"]
    );
}
