//! All that the page may ask of the program. Each forwards in a line; what is asked is decided
//! by the table alone.

use std::sync::Arc;

use app::contract::{Reply, Request, View};
use app::table::TableHandle;
use tauri::{AppHandle, Emitter, Manager, State, WebviewWindow};

use crate::installation;
use crate::once::Answers;

/// Asks the table, and waits until it is done, and on disk, or refused. The page marks each request,
/// because it may come twice.
#[tauri::command]
pub(crate) async fn dispatch(app: AppHandle, request: Request, mark: String) -> Reply {
    let table = app.state::<TableHandle>();
    let answers = app.state::<Answers<Reply>>();
    answers.once(mark, table.ask(request)).await
}

/// The newest view. Every later one comes as an event of the same name.
#[tauri::command]
pub(crate) fn view(table: State<'_, TableHandle>) -> Arc<View> {
    table.views().borrow().clone()
}

/// Gives the window the whole screen, or takes it back. A phone's has it always.
#[tauri::command]
pub(crate) async fn full_screen(window: WebviewWindow) {
    #[cfg(desktop)]
    if let Err(error) = window
        .is_fullscreen()
        .and_then(|is| window.set_fullscreen(!is))
    {
        tracing::warn!(%error, "the window cannot be given the whole screen");
    }
    #[cfg(mobile)]
    let _ = window;
}

/// Sends the window every view, for as long as there is a table, and says when there is none any
/// more: a loop that broke must not look like one that waits.
pub(crate) async fn send_views(app: AppHandle, table: TableHandle) {
    let mut views = table.views();
    while views.changed().await.is_ok() {
        let newest = views.borrow_and_update().clone();
        if let Err(error) = app.emit_to(installation::WINDOW, "view", &*newest) {
            tracing::warn!(%error, "the window cannot be sent what it shows");
        }
    }
    // At the program's end that is as it should be, and nobody looks any more.
    tracing::info!("the table has ended");
    if let Err(error) = app.emit_to(installation::WINDOW, "ended", ()) {
        tracing::warn!(%error, "the window cannot be told that the table has ended");
    }
}
