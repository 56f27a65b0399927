//! Keeps the screen awake while a game is on the table. Must never know more of a game than that.

use std::sync::Arc;

use app::contract::{Screen, View};
use app::table::TableHandle;
use keepawake::KeepAwake;
use rules::salem::view::PhaseName;

/// Whether the host wants the screen awake now: from the first Tryal card to the end of the game.
fn is_wanted(view: &View) -> bool {
    view.settings.keep_awake
        && match &view.screen {
            Screen::Shelf(_) => false,
            Screen::HandRound(_) => true,
            Screen::Game(game) => game.table.phase != PhaseName::Over,
        }
}

/// Follows the views for as long as there is a table. A system that cannot be asked is asked again
/// with the next game; it is no reason to stop anything.
pub(crate) async fn follow(table: TableHandle, program: String, identifier: String) {
    let mut views = table.views();
    let mut held: Option<KeepAwake> = None;
    let mut wanted = false;
    loop {
        let newest: Arc<View> = views.borrow_and_update().clone();
        if is_wanted(&newest) != wanted {
            wanted = !wanted;
            held = if wanted {
                hold(program.clone(), identifier.clone()).await
            } else {
                // Letting go asks the system as well, and waits for it.
                let _ = tauri::async_runtime::spawn_blocking(move || drop(held)).await;
                None
            };
        }
        if views.changed().await.is_err() {
            return;
        }
    }
}

/// Asks the system, on a thread that may wait for its answer.
async fn hold(program: String, identifier: String) -> Option<KeepAwake> {
    let asked = tauri::async_runtime::spawn_blocking(move || {
        keepawake::Builder::default()
            .display(true)
            // Some desktops show the reason; the program's name needs no translation.
            .reason(program.clone())
            .app_name(program)
            .app_reverse_domain(identifier)
            .create()
    });
    match asked.await {
        Ok(Ok(held)) => Some(held),
        Ok(Err(error)) => {
            tracing::info!(%error, "the screen cannot be kept awake");
            None
        }
        Err(error) => {
            tracing::warn!(%error, "asking to keep the screen awake failed");
            None
        }
    }
}
