//! The window opens on an empty machine and shows its first screen.

use crate::kit::Home;

#[tokio::test]
async fn the_window_opens_and_shows_its_page() {
    let home = Home::new();
    let window = home.open().await;
    window.find("main").await;
    let title = window.page.title().await.expect("the page has a title");
    window.photograph("opens").await;
    window.close().await;
    assert_eq!(title, "Town Crier");
}
