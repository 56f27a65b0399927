//! A newcomer's way: from an empty machine through the demo to a set-up, with nothing left behind.

use serde_json::json;

use crate::dawn::prefer_haste;
use crate::kit::Home;

#[tokio::test]
async fn a_newcomer_looks_at_a_night_and_comes_to_a_new_game_with_nothing_kept() {
    let home = Home::new();
    prefer_haste(&home);
    let window = home.open().await;
    window.press("shelf-demo", &[]).await;
    window.see("night-close-eyes", &[]).await;
    window.see("salem-demo-asleep", &[]).await;
    // By itself as far as the finger that chooses in the dark.
    window.see("salem-demo-witches", &[]).await;
    window.see("choose-title", &[]).await;
    window.photograph("demo-choosing").await;
    for sentence in [
        "constable",
        "eyes-open",
        "confess",
        "died",
        "day",
        "trial",
        "end",
    ] {
        window.press("demo-next", &[]).await;
        window.see(&format!("salem-demo-{sentence}"), &[]).await;
        if sentence == "day" {
            // The table lies there again: the morning before it was put away.
            window.see("day-witch-cards", &[]).await;
        }
        window.photograph(&format!("demo-{sentence}")).await;
    }
    window.press("shelf-new-game", &[]).await;
    window.see("setup-title", &[]).await;
    let shelf = window.view().await["screen"].clone();
    assert_eq!(shelf["last_game"], json!(null), "{shelf}");
    assert_eq!(shelf["known_names"], json!([]), "{shelf}");
    let games = window.ask(json!({ "ask": "list-games" })).await;
    assert_eq!(games["games"], json!([]), "{games}");
    window.close().await;
}
