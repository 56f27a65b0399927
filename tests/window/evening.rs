//! A whole evening in the window: dawn, a trial, a night with a death, undo and redo, and a copy
//! that `town-crier replay` brings to the same table.

use std::process::Command;

use serde_json::{Value, json};

use crate::dawn::{PLAYERS, give_the_cat, prefer_haste, sit_down};
use crate::kit::{Home, program};

#[tokio::test]
async fn an_evening_goes_from_dawn_to_a_death_and_its_copy_replays_to_the_same_table() {
    let home = Home::new();
    prefer_haste(&home);
    let window = home.open().await;
    sit_down(&window).await;
    give_the_cat(&window, "Cy").await;

    // A trial: two touches from the day. Taken back and brought back.
    window.touch("Ben").await;
    window.press("tryal-not-a-witch", &[]).await;
    window.see_at("Ben", "tryal-not-a-witch", true).await;
    window.press("control-undo", &[]).await;
    window.see_at("Ben", "tryal-not-a-witch", false).await;
    window.press("control-redo", &[]).await;
    window.see_at("Ben", "tryal-not-a-witch", true).await;
    window.photograph("day-after-trial").await;

    // A night: the witches take Dee, the constable guards Ada, nobody confesses.
    window.hold("day-night", &[]).await;
    window.hear("night-witches-open").await;
    window.touch("Dee").await;
    window.hold("choose-confirm", &[("name", "Dee")]).await;
    window.hear("night-constable-open").await;
    window.touch("Ada").await;
    window.hold("choose-confirm", &[("name", "Ada")]).await;
    window.see("confess-title", &[]).await;
    window.photograph("confession").await;
    window.hold("sand-own-done", &[]).await;
    window.hear("result-died").await;

    // What the dead held is counted from the table.
    window.see("turn-up-dead", &[("name", "Dee")]).await;
    window.photograph("turn-up").await;
    let cards = window.view().await["screen"]["offers"]["turn_up"]["count"].clone();
    let more = [("card", "Not a Witch")];
    for _ in 0..cards.as_u64().expect("how many cards Dee still has") {
        window.press("turn-up-more", &more).await;
    }
    window.press("turn-up-confirm", &[]).await;
    window.press("morning-to-day", &[]).await;
    window.see_at("Dee", "seat-dead", true).await;
    window.photograph("day-after-night").await;

    // A copy; the system's own dialog for its place is passed by.
    let copy = home.path().join("copy.json");
    let reply = window.ask(json!({ "ask": "export", "path": copy })).await;
    assert_eq!(reply["reply"], "done", "{reply}");
    let table = window.view().await["screen"]["table"].clone();
    window.close().await;

    let ended = Command::new(program())
        .arg("replay")
        .arg(&copy)
        .output()
        .expect("the program starts");
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(ended.status.success(), "it said: {said}");
    let replayed: Value = serde_json::from_slice(&ended.stdout).expect("a table");
    assert_eq!(replayed, by_name(&table));
    assert_eq!(replayed["players"]["Dee"]["alive"], false);
    assert_eq!(
        replayed["players"]["Ben"]["revealed"],
        json!(["not-a-witch"])
    );
    assert_eq!(replayed["black_cat"], "Cy");
    assert_eq!(replayed["night"]["gavel"], "Ada");
}

/// The table that the window showed, in the form of a recorded game: names for seats.
fn by_name(shown: &Value) -> Value {
    let name = |seat: &Value| match seat.as_u64().and_then(|at| usize::try_from(at).ok()) {
        Some(at) => json!(PLAYERS[at]),
        None => Value::Null,
    };
    let names =
        |seats: &Value| -> Value { seats.as_array().into_iter().flatten().map(name).collect() };
    let same = |of: &Value, keys: &[&str]| -> Value {
        keys.iter()
            .map(|key| ((*key).to_owned(), of[key].clone()))
            .collect::<serde_json::Map<_, _>>()
            .into()
    };
    let mut table = same(
        shown,
        &["phase", "awaiting", "winner", "witch_cards", "constable"],
    );
    table["black_cat"] = name(&shown["black_cat"]);
    table["losers_by_late_turning"] = names(&shown["losers_by_late_turning"]);
    table["night"] = same(&shown["night"], &["number"]);
    for key in ["attacked", "gavel"] {
        table["night"][key] = name(&shown["night"][key]);
    }
    for key in ["confessed", "died"] {
        table["night"][key] = names(&shown["night"][key]);
    }
    let seats = shown["seats"].as_array().expect("seats");
    for (player, seat) in PLAYERS.iter().zip(seats) {
        table["players"][player] = same(
            seat,
            &[
                "alive",
                "face_down",
                "revealed",
                "blue",
                "accusations",
                "inherits",
            ],
        );
    }
    table
}
