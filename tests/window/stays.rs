//! The window stays what it is: nothing leads away from its page, nothing opens a menu over it, and
//! what is asked of the program is done once.

use std::fs;
use std::time::Instant;

use serde_json::{Value, json};

use crate::dawn::{PLAYERS, prefer_haste, sit_down};
use crate::kit::{Home, PATIENCE, Window, moment};
use crate::outside::{Dragged, Outside};

/// Marks the page, so that another one in its place, or the same begun anew, is told from it.
async fn mark(window: &Window<'_>) {
    let script = "window.stays = true;";
    window.page.execute(script, vec![]).await.expect("the page");
}

/// Whether that page is still there. Whatever was about to lead away has had its time: the program
/// was asked something meanwhile, and two frames were drawn.
async fn stays(window: &Window<'_>) -> bool {
    for _ in 0..2 {
        window.view().await;
        window.settle().await;
    }
    let script = "return window.stays === true && location.href.replace(/[?#].*/u, '');";
    let at = window.page.execute(script, vec![]).await.expect("a page");
    at == "tauri://localhost/" || at == "tauri://localhost"
}

async fn is_asked(window: &Window<'_>) -> bool {
    let script = "return document.querySelector('dialog') !== null;";
    let asked = window.page.execute(script, vec![]).await;
    asked.expect("the page answers") == true
}

async fn let_fall(window: &Window<'_>, dragged: Dragged<'_>) {
    tokio::task::block_in_place(|| Outside::new().let_fall(&dragged));
    window.settle().await;
}

#[tokio::test]
async fn no_link_script_form_or_gesture_leads_away_from_the_page() {
    let home = Home::new();
    let away = home.path().join("away.html");
    fs::write(&away, "<title>away</title>").expect("a page to lead to");
    let away = format!("file://{}", away.display());
    let window = home.open().await;
    window.see("shelf-motto", &[]).await;
    mark(&window).await;
    let link = "const link = document.createElement('a'); link.href = arguments[0]; \
         document.body.append(link);";
    for script in [
        "location.href = arguments[0];".to_owned(),
        "location.replace(arguments[0]);".to_owned(),
        "location.href = 'https://example.org/';".to_owned(),
        "location.href = 'data:text/html,away';".to_owned(),
        "location.href = URL.createObjectURL(new Blob(['away'], { type: 'text/html' }));"
            .to_owned(),
        "window.open(arguments[0]);".to_owned(),
        "window.open(arguments[0], '_self');".to_owned(),
        format!("{link} link.click();"),
        format!("{link} link.target = '_blank'; link.click();"),
        "const form = document.createElement('form'); form.method = 'post'; \
         form.action = arguments[0]; document.body.append(form); form.submit();"
            .to_owned(),
        "const meta = document.createElement('meta'); meta.httpEquiv = 'refresh'; \
         meta.content = `0; url=${arguments[0]}`; document.head.append(meta);"
            .to_owned(),
        "for (let times = 0; times < 9; times += 1) history.back();".to_owned(),
        "history.go(-9);".to_owned(),
    ] {
        // A script that is cut off by what it led to has led away, and that is seen then.
        let _ = window.page.execute(&script, vec![json!(away)]).await;
        assert!(stays(&window).await, "left by: {script}");
    }
    assert_eq!(window.page.windows().await.expect("windows").len(), 1);
    window.see("shelf-motto", &[]).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_let_fall_on_the_window_leaves_it_as_it_is_and_a_game_is_opened_when_that_is_said()
{
    let home = Home::new();
    let place = |name: &str| home.path().join(name);
    let (page, sound, game) = (
        place("away.html"),
        place("wind.wav"),
        place("our evening.json"),
    );
    fs::write(&page, "<title>away</title>").expect("a page");
    fs::write(&sound, b"RIFF").expect("a sound");
    let players: Vec<_> = PLAYERS.map(|name| json!({ "name": name })).into();
    let recorded = json!({
        "game": "salem-1692",
        "setup": { "players": players },
        "steps": [{ "do": "dawn" }, { "do": "witches-choose", "player": "Ben" }],
    });
    fs::write(&game, recorded.to_string()).expect("a recorded game");

    let window = home.open().await;
    window.see("shelf-motto", &[]).await;
    mark(&window).await;
    for dragged in [
        Dragged::Files(&[&page]),
        Dragged::Files(&[&sound]),
        Dragged::Files(&[&game, &page]),
        Dragged::Link("https://example.org/"),
        Dragged::Link("https://example.org/evening.json"),
        Dragged::Text("https://example.org/"),
    ] {
        let what = format!("{dragged:?}");
        let_fall(&window, dragged).await;
        assert!(stays(&window).await, "left by {what}");
        assert!(!is_asked(&window).await, "asked about {what}");
    }

    let_fall(&window, Dragged::Files(&[&game])).await;
    window.see("drop-title", &[("name", "our evening")]).await;
    assert_eq!(window.view().await["screen"]["screen"], "shelf");
    window.photograph("dropped").await;
    window.press("drop-open", &[]).await;
    window.see_at("Ada", "seat-dead", false).await;
    assert!(stays(&window).await);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_a_window_of_choice_nothing_falls_and_no_menu_opens() {
    let home = Home::new();
    prefer_haste(&home);
    let game = home.path().join("evening.json");
    fs::write(&game, "{}").expect("a file");
    let outside = Outside::new();
    let window = home.open().await;

    // Where names are written the menu is there, so that it would be seen where it is not.
    window.press("shelf-new-game", &[]).await;
    outside.right_click(window.middle("//ol//input").await);
    let until = Instant::now() + PATIENCE;
    while outside.windows() < 2 {
        assert!(Instant::now() < until, "a text field has no menu");
        moment();
    }
    drop(window);

    let window = home.open().await;
    sit_down(&window).await;
    window.see("choose-title", &[]).await;
    mark(&window).await;
    let before = outside.windows();
    for place in ["//main", "//main//ol//button", "//main//h1"] {
        outside.right_click(window.middle(place).await);
        assert!(stays(&window).await);
        assert_eq!(outside.windows(), before, "a menu on {place}");
    }
    let_fall(&window, Dragged::Files(&[&game])).await;
    assert!(stays(&window).await);
    assert!(!is_asked(&window).await);
    window.see("choose-title", &[]).await;
}

#[tokio::test]
async fn a_request_whose_answer_is_lost_comes_twice_and_is_done_once() {
    let home = Home::new();
    home.prefer(&json!({ "captions_suffice": true }));
    let window = home.open().await;
    let players: Vec<_> = PLAYERS.map(|name| json!({ "name": name })).into();
    // From here on what is asked reaches the program, and no answer comes back on the first way.
    let script = "const send = window.fetch; \
         window.fetch = async (to, ...what) => { \
             const answer = await send(to, ...what); \
             if (String(to).includes('dispatch')) throw new TypeError('lost'); \
             return answer; \
         };";
    window.page.execute(script, vec![]).await.expect("the page");
    let form = json!({ "game": "salem-1692", "form": { "players": players } });
    let reply = window.ask(json!({ "ask": "new-game", "form": form })).await;
    assert_eq!(reply["reply"], "done", "{reply}");
    assert_eq!(window.view().await["turn"], Value::from(1));
    window.close().await;
}
