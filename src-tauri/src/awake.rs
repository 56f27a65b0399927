//! Keeps the screen awake while a game is on the table. Must never know more of a game than that.

use std::sync::Arc;

use app::contract::View;
use app::table::TableHandle;
use tauri::AppHandle;

/// Follows the views for as long as there is a table. A system that cannot be asked is asked again
/// with the next game; it is no reason to stop anything.
pub(crate) async fn follow(app: AppHandle, table: TableHandle) {
    let mut views = table.views();
    let mut asleep = system::Sleep::of(app);
    let mut wanted = false;
    loop {
        let newest: Arc<View> = views.borrow_and_update().clone();
        if newest.keeps_awake != wanted {
            wanted = !wanted;
            // On a thread that may wait for the system's answer.
            let asked = tauri::async_runtime::spawn_blocking(move || {
                if let Err(error) = asleep.prevent(wanted) {
                    tracing::info!(%error, "the screen cannot be kept awake");
                }
                asleep
            });
            asleep = match asked.await {
                Ok(asleep) => asleep,
                Err(error) => {
                    tracing::warn!(%error, "asking to keep the screen awake failed");
                    return;
                }
            };
        }
        if views.changed().await.is_err() {
            return;
        }
    }
}

/// Over D-Bus, or by a call of Windows or macOS.
#[cfg(desktop)]
mod system {
    use keepawake::{Error, KeepAwake};
    use tauri::AppHandle;

    pub(super) struct Sleep {
        app: AppHandle,
        held: Option<KeepAwake>,
    }

    impl Sleep {
        pub(super) fn of(app: AppHandle) -> Self {
            Self { app, held: None }
        }

        pub(super) fn prevent(&mut self, prevent: bool) -> Result<(), Error> {
            self.held = None;
            if prevent {
                let program = self.app.package_info().name.clone();
                let asked = keepawake::Builder::default()
                    .display(true)
                    // Some desktops show the reason; the program's name needs no translation.
                    .reason(program.clone())
                    .app_name(program)
                    .app_reverse_domain(self.app.config().identifier.clone())
                    .create();
                self.held = Some(asked?);
            }
            Ok(())
        }
    }
}

/// By a flag of the window, through the plugin's Kotlin or Swift.
#[cfg(mobile)]
mod system {
    use tauri::AppHandle;
    use tauri_plugin_keep_screen_on::{Error, KeepScreenOnExt};

    pub(super) struct Sleep {
        app: AppHandle,
    }

    impl Sleep {
        pub(super) fn of(app: AppHandle) -> Self {
            Self { app }
        }

        pub(super) fn prevent(&mut self, prevent: bool) -> Result<(), Error> {
            self.app.keep_screen_on().keep_screen_on(prevent)
        }
    }
}
