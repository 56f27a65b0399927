//! The window: its plugins in their order, the table behind it, then the page. Must hold no state
//! of a game.

use app::assets::Assets;
use app::contract::Reply;
use app::keep::KeepError;
use app::sound::speaker::Speaker;
use app::system_voice::SystemVoice;
use app::table::{self, OpenError, Opening, TableHandle};
use tauri::webview::NewWindowResponse;
use tauri::{App, AppHandle, Manager, RunEvent, Url, WebviewWindow, WebviewWindowBuilder};
use tauri_plugin_dialog::{DialogExt, MessageDialogKind};
use tauri_plugin_log::{Target, TargetKind};

use crate::once::Answers;
use crate::{address, awake, commands, installation};

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

    let app = tauri::Builder::default()
        .invoke_handler(tauri::generate_handler![
            commands::dispatch,
            commands::view,
            commands::full_screen
        ])
        .setup(|app| Ok(prepare(app)?))
        .build(installation::context())?;
    app.run(|app, event| {
        if let (RunEvent::Exit, Some(table)) = (event, app.try_state::<TableHandle>()) {
            // What was asked for last is on disk when the program is gone.
            tauri::async_runtime::block_on(table.close());
        }
    });
    Ok(())
}

/// Adds the plugins and lets the table be opened. Here and not in the builder, so that a second
/// copy steps back before a window of its own flashes up.
fn prepare(app: &App) -> tauri::Result<()> {
    let handle = app.handle().clone();
    let folders = installation::folders(app)?;
    #[cfg(desktop)]
    handle.plugin(crate::single::copy_for(
        folders.data(),
        &app.config().identifier,
    ))?;
    handle.plugin(log(&folders))?;
    handle.plugin(tauri_plugin_dialog::init())?;
    #[cfg(mobile)]
    handle.plugin(tauri_plugin_keep_screen_on::init())?;
    #[cfg(desktop)]
    handle.plugin(tauri_plugin_window_state::Builder::new().build())?;

    let languages: Vec<String> = sys_locale::get_locales().collect();
    let assets = installation::assets_of(app)?;
    let opening = Opening {
        assets: assets.clone(),
        folders,
        languages: languages.clone(),
        sound: Speaker::open(),
        names: SystemVoice::open(),
        clock: table::since_boot(),
    };
    // The disk may be slow, and a copy that was killed may still hold it for seconds: on a thread
    // that may wait.
    tauri::async_runtime::spawn(async move {
        let opened = tauri::async_runtime::spawn_blocking(|| table::open(opening)).await;
        match opened {
            Ok(Ok((table, run))) => {
                tauri::async_runtime::spawn(run);
                if let Err(error) = show(&handle, table) {
                    tracing::error!(%error, "the window cannot be made");
                    handle.exit(1);
                }
            }
            Ok(Err(error)) => step_back(&handle, &assets, &languages, &error),
            Err(error) => {
                tracing::error!(%error, "the table cannot be opened");
                handle.exit(1);
            }
        }
    });
    Ok(())
}

/// Makes the window, with the table behind it.
fn show(handle: &AppHandle, table: TableHandle) -> tauri::Result<()> {
    let first_view = first_view(&table);
    handle.manage(table.clone());
    handle.manage(Answers::<Reply>::new());
    tauri::async_runtime::spawn(commands::send_views(handle.clone(), table.clone()));
    tauri::async_runtime::spawn(awake::follow(handle.clone(), table));
    for window in &handle.config().app.windows {
        let server = server(handle);
        let window = WebviewWindowBuilder::from_config(handle, window)?
            .initialization_script(&first_view)
            .on_navigation(move |to| {
                let own = address::is_own(to, server.as_ref());
                if !own {
                    // Not where to: a file's name is the user's own.
                    tracing::info!("the page was to be left, and stays");
                }
                own
            })
            .on_new_window(|_, _| NewWindowResponse::Deny)
            .build()?;
        keep_from_zooming(&window)?;
    }
    Ok(())
}

/// The server that the page comes from while it is written.
fn server(handle: &AppHandle) -> Option<Url> {
    let server = &handle.config().build.dev_url;
    server.clone().filter(|_| tauri::is_dev())
}

/// Two fingers on a touchpad zoom the page before it is asked, where WebKitGTK shows it. All other
/// gestures, menus and keys are the page's to prevent, and it does.
#[cfg(target_os = "linux")]
fn keep_from_zooming(window: &WebviewWindow) -> tauri::Result<()> {
    use gtk::gdk::EventType;
    use gtk::glib::Propagation;
    use gtk::prelude::WidgetExt;

    window.with_webview(|view| {
        view.inner().connect_event(|_, event| {
            if event.event_type() == EventType::TouchpadPinch {
                Propagation::Stop
            } else {
                Propagation::Proceed
            }
        });
    })
}

#[cfg(not(target_os = "linux"))]
fn keep_from_zooming(_: &WebviewWindow) -> tauri::Result<()> {
    Ok(())
}

/// A script that gives the page the view at the start (the shelf, which everybody may see), so
/// that its first picture need not wait until the page has asked, and says what its window can do.
fn first_view(table: &TableHandle) -> String {
    let view = serde_json::to_string(&*table.views().borrow()).unwrap_or_else(|_| "null".into());
    // Some platforms write the script into the page, where a name could end it.
    let view = view.replace('<', "\\u003c");
    let can_full_screen = cfg!(desktop);
    format!("window.firstView = {view}; window.canFullScreen = {can_full_screen}")
}

/// Says why there is no table, in the user's language where there are words, and ends the program
/// once that has been read.
fn step_back(handle: &AppHandle, assets: &Assets, languages: &[String], error: &OpenError) {
    tracing::error!(%error, "the table cannot be opened");
    eprintln!("town-crier: {error}");
    let said = assets.words().ok().and_then(|words| {
        let language = words.language_for(languages);
        match error {
            OpenError::InUse(KeepError::InUse) => words.say(&language, "start-in-use", &[]),
            _ => {
                let reason = error.to_string();
                words.say(&language, "start-broken", &[("reason", &reason)])
            }
        }
    });
    let ending = handle.clone();
    handle
        .dialog()
        // Without words there is still the error's own sentence.
        .message(said.unwrap_or_else(|| error.to_string()))
        .title(handle.package_info().name.clone())
        .kind(MessageDialogKind::Error)
        .show(move |_| ending.exit(1));
}

/// The log file in the platform's folder and on the terminal. The audio crates' chatter is left
/// out: a device that vanishes is said once, by `app`.
fn log(folders: &app::keep::Folders) -> tauri::plugin::TauriPlugin<tauri::Wry> {
    tauri_plugin_log::Builder::new()
        .targets([
            Target::new(TargetKind::Stderr),
            Target::new(TargetKind::Folder {
                path: folders.logs().to_owned(),
                file_name: None,
            }),
        ])
        .level(log::LevelFilter::Info)
        .level_for("symphonia_format_ogg", log::LevelFilter::Warn)
        .level_for("pulseaudio", log::LevelFilter::Warn)
        .build()
}
