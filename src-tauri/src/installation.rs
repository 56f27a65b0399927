//! Where this installation's own files lie, and the folders that the user's things go to.
//! Must never open anything in them.

use app::assets::Assets;
use app::keep::Folders;
use tauri::{Manager, Wry};

/// The label of the only window in `tauri.conf.json`.
pub(crate) const WINDOW: &str = "main";

/// Tauri's view of the program: its configuration, the embedded page, its name and version.
pub(crate) fn context() -> tauri::Context<Wry> {
    tauri::generate_context!()
}

/// The words, scripts and recordings that came with the program.
///
/// # Errors
/// When the platform cannot say where the program lies.
#[cfg(desktop)]
pub(crate) fn assets(package: &tauri::PackageInfo) -> tauri::utils::Result<Assets> {
    let root = tauri::utils::platform::resource_dir(package, &tauri::Env::default())?;
    Ok(Assets::at(root))
}

/// The same for a running window, which mobile platforms alone can be asked through.
pub(crate) fn assets_of(app: &tauri::App) -> tauri::Result<Assets> {
    let root = app.path().resource_dir()?;
    Ok(Assets::at(root))
}

/// The user's folders.
///
/// # Errors
/// When the user has no home.
pub(crate) fn folders(app: &tauri::App) -> tauri::Result<Folders> {
    #[cfg(desktop)]
    if let Some(folders) = Folders::of_platform() {
        return Ok(folders);
    }
    let path = app.path();
    Ok(Folders::of(
        path.app_data_dir()?,
        path.app_config_dir()?,
        path.app_log_dir()?,
    ))
}
