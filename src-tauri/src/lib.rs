//! The desktop and mobile door: builds the window and forwards what it asks to `app`.
//! Must never hold state or decide a rule.

/// Opens the window and stays until it is closed.
#[cfg_attr(mobile, tauri::mobile_entry_point)]
pub fn run() {
    let outcome = tauri::Builder::default().run(tauri::generate_context!());
    if let Err(error) = outcome {
        tracing::error!("the window could not be opened: {error}");
    }
}
