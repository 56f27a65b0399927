//! Starting: the first screen, a second copy, a machine without a display.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

use crate::kit::{Home, program};

#[tokio::test]
async fn the_window_opens_on_the_shelf() {
    let home = Home::new();
    let window = home.open().await;
    window.see("shelf-motto", &[]).await;
    let title = window.page.title().await.expect("the page has a title");
    window.photograph("shelf").await;
    window.close().await;
    assert_eq!(title, "Town Crier");
}

#[tokio::test]
async fn a_second_copy_on_the_same_folders_says_so_and_opens_no_table() {
    let home = Home::new();
    let window = home.open().await;
    window.see("shelf-motto", &[]).await;

    let mut second = Command::new(program());
    home.environ(&mut second);
    let mut second = second
        .stderr(Stdio::piped())
        .spawn()
        .expect("a second copy starts");
    let stderr = second.stderr.take().expect("its words");
    let said = BufReader::new(stderr)
        .lines()
        .map_while(Result::ok)
        .find(|line| line.starts_with("town-crier: "));
    // It waits for its sentence to be read.
    second.kill().expect("it was still there");
    second.wait().expect("it ends");
    window.close().await;
    assert_eq!(
        said.as_deref(),
        Some("town-crier: another copy of the program is running")
    );
}

#[test]
fn without_a_display_the_program_says_so_and_ends() {
    let home = Home::new();
    let mut command = Command::new(program());
    home.environ(&mut command);
    let ended = command
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("the program starts");
    let said = String::from_utf8_lossy(&ended.stderr);
    assert_eq!(ended.status.code(), Some(1));
    assert!(said.contains("there is no display"), "it said: {said}");
}
