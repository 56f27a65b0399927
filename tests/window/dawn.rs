//! From an empty machine to the end of dawn, killed on the way: the evening goes on.

use serde_json::json;

use crate::kit::Home;

#[tokio::test]
async fn dawn_is_spoken_survives_a_kill_and_ends_with_the_black_cat() {
    let home = Home::new();
    // No sound device here; the pauses as short as the settings allow.
    home.prefer(&json!({
        "captions_suffice": true,
        "pace": "brisk",
        "witches_least_s": 5,
        "motion": "reduced",
    }));
    let window = home.open().await;
    window.press("shelf-new-game").await;
    window
        .enter(&["Ada", "Ben", "Cy", "Dee", "Eve", "Fox", "Gil", "Hal"])
        .await;
    window.photograph("setup").await;
    window.press("setup-begin").await;
    window.see("before-dawn").await;
    window.press("before-dawn-begin").await;
    window.hear("dawn-close-eyes").await;
    window.photograph("dusk").await;
    // As by a crash: nothing is closed, nothing is asked.
    drop(window);

    let window = home.open().await;
    window.press("shelf-go-on").await;
    window.see("interrupted-title").await;
    window.photograph("interrupted").await;
    window.press("control-take-up-again").await;
    window.hear("dawn-witches-open").await;
    window.see("choose-title").await;
    window.photograph("witches").await;
    window.touch("Cy").await;
    window.hold("choose-confirm", &[("name", "Cy")]).await;
    window.hear("dawn-black-cat").await;
    window.photograph("day").await;
    window.close().await;
}
