//! One running copy for each data folder: a second start raises the first one's window.
//! Must not be what protects the journal; that is the journal's own lock.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use tauri::plugin::TauriPlugin;
use tauri::{Manager, Wry};

use crate::installation;

/// The plugin that finds the running copy over D-Bus, a mutex or a socket, as the platform has it.
/// The name on D-Bus depends on `data`, so that copies with folders of their own (tests, a second
/// user of one session) do not meet.
pub(crate) fn copy_for(data: &Path, identifier: &str) -> TauriPlugin<Wry> {
    let mut hasher = DefaultHasher::new();
    data.hash(&mut hasher);
    tauri_plugin_single_instance::Builder::new()
        .dbus_id(format!("{identifier}.data{:016x}", hasher.finish()))
        .callback(|app, _arguments, _folder| {
            if let Some(window) = app.get_webview_window(installation::WINDOW) {
                // A window that cannot be raised is still there to be found by hand.
                let _ = window.unminimize();
                let _ = window.set_focus();
            }
        })
        .build()
}
