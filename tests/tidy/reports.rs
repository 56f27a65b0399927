//! Each test that `docs/reports.md` leans on is there, under the name that stands in it.

use std::collections::BTreeSet;

use crate::tree::{Source, hold, read, sources};

/// What stands between backticks as `file::test`.
fn named(page: &str) -> Vec<(&str, &str)> {
    let quoted = page.split('`').skip(1).step_by(2);
    quoted
        .filter_map(|quoted| quoted.split_once("::"))
        .collect()
}

fn missing(page: &str, files: &[Source]) -> Vec<String> {
    let is_there = |path: &str, test: &str| {
        let file = files.iter().find(|file| file.path == path);
        file.is_some_and(|file| {
            if file.is(".rs") {
                file.text.contains(&format!("fn {test}("))
            } else {
                let quotes = ["'", "\"", "`"];
                quotes
                    .iter()
                    .any(|quote| file.text.contains(&format!("{quote}{test}{quote}")))
            }
        })
    };
    named(page)
        .into_iter()
        .filter(|(path, test)| !is_there(path, test))
        .map(|(path, test)| format!("{path}::{test}"))
        .collect()
}

#[test]
fn every_test_named_for_a_report_is_there() {
    let page = read("docs/reports.md");
    assert!(named(&page).len() > 50);
    hold("docs/reports.md names these", &missing(&page, &sources()));
}

#[test]
fn every_report_stands_once_in_its_line() {
    let page = read("docs/reports.md");
    let ids = page.lines().filter_map(|line| line.strip_prefix("| R"));
    let ids: Vec<_> = ids.filter_map(|line| line.split_once(' ')).collect();
    let once: BTreeSet<_> = ids.iter().map(|(id, _)| *id).collect();
    assert_eq!((ids.len(), once.len()), (56, 56));
}

#[test]
fn a_test_that_is_gone_is_noticed() {
    let files = [
        Source::of("a.rs", "fn one() {}"),
        Source::of("b.test.ts", "test('two words', () => {})"),
    ];
    let page = "`a.rs::one` `a.rs::on` `b.test.ts::two words` `b.test.ts::two` `c.rs::one`";
    let gone = ["a.rs::on", "b.test.ts::two", "c.rs::one"];
    assert_eq!(missing(page, &files), gone);
}
