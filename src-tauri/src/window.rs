//! The window: its plugins in their order, then the page. Must hold no state of a game.

use tauri::{App, Manager, WebviewWindowBuilder};
use tauri_plugin_log::{Target, TargetKind};

/// The label of the only window in `tauri.conf.json`.
pub(crate) const LABEL: &str = "main";

/// Why there is no window.
#[derive(Debug, thiserror::Error)]
pub(crate) enum NoWindow {
    /// The machine has no display, or this session may not use it.
    #[cfg(target_os = "linux")]
    #[error(
        "there is no display to open a window on. Start it from a desktop, or see `town-crier --help` for what works without one."
    )]
    NoDisplay,
    /// Anything that Tauri reports.
    #[error("the window could not be opened: {0}")]
    Tauri(#[from] tauri::Error),
}

/// Opens the window and stays until it is closed.
///
/// # Errors
/// When there is no display, or the web view cannot be made.
pub(crate) fn open() -> Result<(), NoWindow> {
    #[cfg(target_os = "linux")]
    gtk::init().map_err(|_| NoWindow::NoDisplay)?;

    tauri::Builder::default()
        .setup(|app| Ok(prepare(app)?))
        .run(tauri::generate_context!())?;
    Ok(())
}

/// Adds the plugins and makes the window. Here and not in the builder, so that a second copy
/// steps back before a window of its own flashes up.
fn prepare(app: &App) -> tauri::Result<()> {
    let handle = app.handle();
    #[cfg(desktop)]
    handle.plugin(crate::single::copy_for(
        &app.path().app_data_dir()?,
        &app.config().identifier,
    ))?;
    handle.plugin(log())?;
    handle.plugin(tauri_plugin_dialog::init())?;
    #[cfg(desktop)]
    handle.plugin(tauri_plugin_window_state::Builder::new().build())?;

    for window in &app.config().app.windows {
        WebviewWindowBuilder::from_config(handle, window)?.build()?;
    }
    Ok(())
}

/// The log file in the platform's folder and on the terminal. The audio crates' chatter is left
/// out: a device that vanishes is said once, by `app`.
fn log() -> tauri::plugin::TauriPlugin<tauri::Wry> {
    tauri_plugin_log::Builder::new()
        .targets([
            Target::new(TargetKind::Stderr),
            Target::new(TargetKind::LogDir { file_name: None }),
        ])
        .level(log::LevelFilter::Info)
        .level_for("symphonia_format_ogg", log::LevelFilter::Warn)
        .level_for("pulseaudio", log::LevelFilter::Warn)
        .build()
}
