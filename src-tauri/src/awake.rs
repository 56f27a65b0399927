//! Keeps the screen awake while a game is on the table. Must never know more of a game than that.

use std::sync::Arc;

use app::contract::{Screen, View};
use app::table::TableHandle;
use rules::salem::view::PhaseName;
use tauri::AppHandle;

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
pub(crate) async fn follow(app: AppHandle, table: TableHandle) {
    let mut views = table.views();
    let mut asleep = system::Sleep::of(app);
    let mut wanted = false;
    loop {
        let newest: Arc<View> = views.borrow_and_update().clone();
        if is_wanted(&newest) != wanted {
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

#[cfg(test)]
mod tests {
    #![allow(
        clippy::expect_used,
        reason = "what a test cannot prepare has failed it"
    )]

    use app::contract::{Ask, Reply, Request, Settings};
    use app::keep::Folders;
    use app::sound::speaker::Speaker;
    use app::system_voice::SystemVoice;
    use app::table::{Assets, open, since_boot};
    use rules::salem::setup::{PlayerForm, SetupForm};

    use super::is_wanted;

    #[tokio::test]
    async fn r21_r22_the_screen_stays_awake_in_every_game_and_never_at_the_shelf() {
        let folder = tempfile::tempdir().expect("a folder");
        let assets = Assets::at(env!("CARGO_MANIFEST_DIR"));
        let (speaker, reports) = Speaker::silent();
        let folders = Folders::below(folder.path());
        let (no_names, clock) = (SystemVoice::absent(), since_boot());
        let (table, run) = open(
            &assets,
            folders,
            Vec::new(),
            speaker,
            reports,
            no_names,
            clock,
        )
        .expect("a table");
        tokio::spawn(run);
        let awake = || is_wanted(&table.views().borrow());
        let ask = async |ask| {
            let seen = table.views().borrow().number;
            let reply = table.ask(Request { seen, ask }).await;
            assert_eq!(reply, Reply::Done);
        };
        let player = |name: &str| PlayerForm {
            name: name.to_owned(),
            ..PlayerForm::default()
        };
        let form = SetupForm {
            players: ["Ada", "Ben", "Cy", "Dee"].map(player).into(),
            ..SetupForm::default()
        };
        assert!(!awake());
        for _ in 0..2 {
            ask(Ask::NewGame { form: form.clone() }).await;
            assert!(awake());
            ask(Ask::Leave).await;
            assert!(!awake());
        }
        ask(Ask::GoOn).await;
        assert!(awake());
        let settings = Settings {
            keep_awake: false,
            ..Settings::default()
        };
        ask(Ask::ChangeSettings { settings }).await;
        assert!(!awake(), "the host decides");
    }
}
