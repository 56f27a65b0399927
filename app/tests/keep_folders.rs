//! The program's folders follow the system's variables, as the desktop's standard says.
#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "the functions beside the tests prepare them"
)]

use std::process::Command;

use app::keep::Folders;

const ASKED: &str = "TOWN_CRIER_TEST_ASKED";

#[test]
#[ignore = "asked by the test below with variables of its own"]
fn says_its_folders() {
    if std::env::var_os(ASKED).is_some() {
        let folders = Folders::of_platform().unwrap();
        for folder in [folders.data(), folders.config(), folders.logs()] {
            eprintln!("folder {}", folder.display());
        }
    }
}

fn with(variables: &[(&str, &str)]) -> Vec<String> {
    let said = Command::new(std::env::current_exe().unwrap())
        .args(["says_its_folders", "--exact", "--ignored", "--nocapture"])
        .env_remove("XDG_DATA_HOME")
        .env_remove("XDG_CONFIG_HOME")
        .env("HOME", "/home/ada")
        .env(ASKED, "yes")
        .envs(variables.iter().copied())
        .output()
        .unwrap();
    String::from_utf8(said.stderr)
        .unwrap()
        .lines()
        .filter_map(|line| Some(line.split_once("folder ")?.1.to_owned()))
        .collect()
}

#[test]
fn they_are_those_of_the_desktops_standard() {
    let at_home = [
        "/home/ada/.local/share/org.towncrier.app",
        "/home/ada/.config/org.towncrier.app",
        "/home/ada/.local/share/org.towncrier.app/logs",
    ];
    assert_eq!(with(&[]), at_home);
    let elsewhere = with(&[("XDG_DATA_HOME", "/d"), ("XDG_CONFIG_HOME", "/c")]);
    assert_eq!(
        elsewhere,
        [
            "/d/org.towncrier.app",
            "/c/org.towncrier.app",
            "/d/org.towncrier.app/logs"
        ]
    );
    // The standard: a path that is not absolute is no path.
    assert_eq!(
        with(&[("XDG_DATA_HOME", "here"), ("XDG_CONFIG_HOME", "")]),
        at_home
    );
}
