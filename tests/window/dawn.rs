//! From an empty machine to the end of dawn, killed in the witches' window: the evening goes on.

use serde_json::json;

use crate::kit::{Home, Window};

/// The table of these tests, clockwise.
pub(crate) const PLAYERS: [&str; 8] = ["Ada", "Ben", "Cy", "Dee", "Eve", "Fox", "Gil", "Hal"];

/// No sound device here; the pauses as short as the settings allow.
pub(crate) fn prefer_haste(home: &Home) {
    home.prefer(&json!({
        "captions_suffice": true,
        "pace": "brisk",
        "witches_least_s": 5,
        "constable_least_s": 5,
        "own_timer": true,
        "motion": "reduced",
    }));
}

/// From the shelf until everybody has closed their eyes.
pub(crate) async fn sit_down(window: &Window<'_>) {
    window.press("shelf-new-game", &[]).await;
    window.enter(&PLAYERS).await;
    window.photograph("setup").await;
    window.press("setup-begin", &[]).await;
    window.see("before-dawn", &[]).await;
    window.press("before-dawn-begin", &[]).await;
    window.hear("dawn-close-eyes").await;
    window.photograph("dusk").await;
}

/// The witches give the Black Cat away, and everybody opens their eyes.
pub(crate) async fn give_the_cat(window: &Window<'_>, name: &str) {
    window.hear("dawn-witches-open").await;
    window.see("choose-title", &[]).await;
    window.photograph("witches").await;
    window.touch(name).await;
    window.hold("choose-confirm", &[("name", name)]).await;
    window.hear("dawn-black-cat").await;
}

#[tokio::test]
async fn dawn_is_spoken_survives_a_kill_and_ends_with_the_black_cat() {
    let home = Home::new();
    prefer_haste(&home);
    let window = home.open().await;
    sit_down(&window).await;
    window.see("choose-title", &[]).await;
    // As by a crash, while the witches look: nothing is closed, nothing is asked.
    drop(window);

    let window = home.open().await;
    window.press("shelf-go-on", &[]).await;
    window.see("interrupted-title", &[]).await;
    window.photograph("interrupted").await;
    window.press("control-take-up-again", &[]).await;
    give_the_cat(&window, "Cy").await;
    window.photograph("day").await;
    window.close().await;
}
