//! A window of the real program, with folders of its own, driven through WebKitWebDriver.
//! Must know no screen of the game.

use std::fs;
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use app::words::{BENEATH, Words};
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::elements::Element;
use fantoccini::key::Key;
use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use serde_json::{Value, json};
use tempfile::TempDir;

/// The program under test: the one just built, or an installed one that `scripts/package` names.
pub(crate) fn program() -> String {
    std::env::var("TOWN_CRIER_UNDER_TEST")
        .unwrap_or_else(|_| env!("CARGO_BIN_EXE_town-crier").to_owned())
}

/// One window at a time: on one display they take the focus from one another, and a button that
/// is being held is let go when the focus leaves it.
static DISPLAY: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// How long anything on the page may take to appear before the test fails. A window of choice
/// and the lines after it take half a minute by themselves.
pub(crate) const PATIENCE: Duration = Duration::from_secs(90);

/// What marks a request of the tests': each may come to the program twice, and is done once.
static MARKS: AtomicU32 = AtomicU32::new(0);

/// A button that can be pressed; the page also holds inert ones, by which it measures.
const LIVE_BUTTON: &str = "//button[not(@disabled)][not(ancestor::*[@inert])]";

/// The text of an element in XPath, without the marks that keep names in their own direction.
const TEXT: &str = "normalize-space(translate(., '\u{2068}\u{2069}', ''))";

/// The label of an element that has no text, likewise.
const LABEL: &str = "translate(@aria-label, '\u{2068}\u{2069}', '')";

/// The folders that the program writes to; one home outlives a program that is killed in it.
pub(crate) struct Home {
    folder: TempDir,
}

impl Home {
    pub(crate) fn new() -> Self {
        let folder = TempDir::new().expect("a temporary folder");
        for name in ["data", "config", "cache", "run"] {
            fs::create_dir(folder.path().join(name)).expect("a folder for the program");
        }
        Self { folder }
    }

    /// Where they all lie.
    pub(crate) fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Puts settings there before the program starts; what is not named has its default.
    pub(crate) fn prefer(&self, settings: &Value) {
        let folder = self.folder.path().join("config/org.towncrier.app");
        fs::create_dir_all(&folder).expect("a folder for settings");
        fs::write(folder.join("settings.json"), settings.to_string()).expect("settings");
    }

    /// The environment in which a program uses these folders and disturbs no other: no sound
    /// server and no session bus of the developer's, and English.
    pub(crate) fn environ(&self, command: &mut Command) {
        let home = self.folder.path();
        command
            .env("HOME", home)
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_CACHE_HOME", home.join("cache"))
            .env("XDG_RUNTIME_DIR", home.join("run"))
            .env("LANG", "en_GB.UTF-8")
            .env_remove("DBUS_SESSION_BUS_ADDRESS")
            .env_remove("LANGUAGE")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES");
    }

    /// Starts the program on these folders and waits for its page.
    pub(crate) async fn open(&self) -> Window<'_> {
        self.open_program(&program(), &[]).await
    }

    /// The same with any program, in an environment with these variables besides.
    pub(crate) async fn open_program(&self, program: &str, environ: &[(&str, &str)]) -> Window<'_> {
        let display = DISPLAY.lock().await;
        let driver = Driver::start(self, environ);
        let page = tokio::time::timeout(PATIENCE, driver.connect(program))
            .await
            .expect("WebKitWebDriver did not open the window in time");
        Window {
            page,
            _driver: driver,
            _display: display,
            _home: self,
        }
    }
}

/// The open window. `close` it when done; dropped instead, the program is killed on the spot, as
/// by a crash, and so a failing test leaves nothing behind.
pub(crate) struct Window<'home> {
    pub(crate) page: Client,
    _driver: Driver,
    _display: tokio::sync::MutexGuard<'static, ()>,
    _home: &'home Home,
}

impl Window<'_> {
    /// Waits for the button with these words, presses it.
    pub(crate) async fn press(&self, message: &str, names: &[(&str, &str)]) {
        let words = words(message, names);
        let button = format!(
            "{LIVE_BUTTON}[{LABEL}={0} or contains({TEXT}, {0})]",
            quoted(&words)
        );
        self.click(&button).await;
    }

    /// Waits for the button that bears this player's name, presses it.
    pub(crate) async fn touch(&self, name: &str) {
        self.click(&place_of(name)).await;
    }

    /// Waits until the place of this player shows a word, or no longer does.
    pub(crate) async fn see_at(&self, name: &str, message: &str, shown: bool) {
        let word = format!("contains({TEXT}, {})", quoted(&words(message, &[])));
        let word = if shown { word } else { format!("not({word})") };
        let place = format!("{}[{word}]", place_of(name));
        self.find(Locator::XPath(&place)).await;
    }

    /// The newest view, as the page gets it.
    pub(crate) async fn view(&self) -> Value {
        self.invoke("view", json!({})).await
    }

    /// Asks the table for something as the page does. For what stands behind a dialog of the
    /// system alone, which no web driver can press.
    pub(crate) async fn ask(&self, ask: Value) -> Value {
        let seen = self.view().await["turn"].clone();
        let mark = format!("a test's {}", MARKS.fetch_add(1, Ordering::Relaxed));
        let request = json!({ "request": { "seen": seen, "ask": ask }, "mark": mark });
        self.invoke("dispatch", request).await
    }

    async fn invoke(&self, command: &str, arguments: Value) -> Value {
        let script = "const [command, given, done] = arguments; \
             window.__TAURI_INTERNALS__.invoke(command, given).then(done, (error) => done({ error }));";
        self.page
            .execute_async(script, vec![json!(command), arguments])
            .await
            .expect("the program answers")
    }

    /// Waits for the button with these words, holds it for as long as a grave step takes.
    pub(crate) async fn hold(&self, message: &str, names: &[(&str, &str)]) {
        let words = words(message, names);
        let button = format!("{LIVE_BUTTON}[contains({TEXT}, {})]", quoted(&words));
        // The page asks for a second by its own clock, which a busy machine starts late.
        self.finger(&button, Duration::from_secs(3)).await;
    }

    async fn click(&self, xpath: &str) {
        self.finger(xpath, Duration::ZERO).await;
    }

    /// Where the middle is of what there is to be found, in pixels from the window's corner. The page
    /// is asked: WebKitWebDriver is wrong inside a turned stage.
    pub(crate) async fn middle(&self, xpath: &str) -> [f64; 2] {
        let target = self.find(Locator::XPath(xpath)).await;
        let middle = "const box = arguments[0].getBoundingClientRect(); \
             return [box.x + box.width / 2, box.y + box.height / 2];";
        let target = serde_json::to_value(target).expect("a handle of the element");
        let place = self.page.execute(middle, vec![target]).await;
        serde_json::from_value(place.expect("the element is on the page")).expect("two numbers")
    }

    /// Puts a finger on the middle of what there is to be found, and takes it off after a time.
    async fn finger(&self, xpath: &str, time: Duration) {
        let place = self.middle(xpath).await;
        let actions = MouseActions::new("finger".to_owned())
            .then(PointerAction::MoveTo {
                duration: None,
                x: place[0].round(),
                y: place[1].round(),
            })
            .then(PointerAction::Down {
                button: MOUSE_BUTTON_LEFT,
            })
            .then(PointerAction::Pause { duration: time })
            .then(PointerAction::Up {
                button: MOUSE_BUTTON_LEFT,
            });
        self.page
            .perform_actions(actions)
            .await
            .unwrap_or_else(|error| panic!("{xpath} cannot be pressed: {error:?}"));
    }

    /// Types where the keyboard is, with Enter after each.
    pub(crate) async fn enter(&self, texts: &[&str]) {
        for text in texts {
            let field = self.page.active_element().await.expect("a field is ready");
            field
                .send_keys(&format!("{text}{}", char::from(Key::Enter)))
                .await
                .expect("the field takes text");
        }
    }

    /// Waits until the page shows this message.
    pub(crate) async fn see(&self, message: &str, names: &[(&str, &str)]) {
        let words = words(message, names);
        let shown = format!("//*[{TEXT}={}]", quoted(&words));
        self.find(Locator::XPath(&shown)).await;
    }

    /// Waits until the narrator speaks this line.
    pub(crate) async fn hear(&self, line: &str) {
        let words = words(line, &[]);
        let said = format!("//*[@role='status'][{TEXT}={}]", quoted(&words));
        self.find(Locator::XPath(&said)).await;
    }

    /// Waits for what there is to be found.
    async fn find(&self, what: Locator<'_>) -> Element {
        match self.page.wait().at_most(PATIENCE).for_element(what).await {
            Ok(element) => element,
            Err(error) => {
                self.photograph("not-found").await;
                let page = self.page.find(Locator::Css("body")).await;
                let text = match page {
                    Ok(body) => body.text().await.unwrap_or_default(),
                    Err(error) => error.to_string(),
                };
                panic!("{what:?} did not appear: {error}\nthe page reads:\n{text}");
            }
        }
    }

    /// Waits until the page has drawn what it has to show by now.
    pub(crate) async fn settle(&self) {
        let two_frames = "const done = arguments[0]; \
             requestAnimationFrame(() => requestAnimationFrame(() => done(null)));";
        self.page
            .execute_async(two_frames, vec![])
            .await
            .expect("the page draws");
    }

    /// Photographs the page into `target/screens/<name>.png`. It settles first, because the driver
    /// would deliver the picture from before the last change.
    pub(crate) async fn photograph(&self, name: &str) {
        self.settle().await;
        let picture = self.page.screenshot().await.expect("a photograph");
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../screens");
        fs::create_dir_all(&folder).expect("a folder for the photographs");
        fs::write(folder.join(format!("{name}.png")), picture).expect("room for a photograph");
    }

    /// Closes the window as a person would, so that the program ends in its own order.
    pub(crate) async fn close(self) {
        self.page.close().await.expect("the window closes");
    }
}

/// WebKitWebDriver, which starts the program; ended with everything it started when dropped.
struct Driver {
    process: Child,
    port: u16,
}

impl Driver {
    fn start(home: &Home, environ: &[(&str, &str)]) -> Self {
        let port = TcpListener::bind(("127.0.0.1", 0))
            .and_then(|listener| listener.local_addr())
            .expect("a free port")
            .port();
        assert!(
            std::env::var_os("DISPLAY").is_some(),
            "there is no display: run `scripts/test`, or `xvfb-run cargo test`"
        );
        let mut command = Command::new("WebKitWebDriver");
        home.environ(&mut command);
        let process = command
            .arg(format!("--port={port}"))
            .arg("--host=127.0.0.1")
            .envs(environ.iter().copied())
            // Without it the program's web view refuses to be driven and the session hangs.
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            .process_group(0)
            .stdout(Stdio::null())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("WebKitWebDriver is missing: `scripts/setup test` installs it");
        Self { process, port }
    }

    async fn connect(&self, program: &str) -> Client {
        let capabilities: Capabilities = [(
            "webkitgtk:browserOptions".to_owned(),
            json!({ "binary": program, "args": [] }),
        )]
        .into_iter()
        .collect();
        // The driver takes a moment until it listens, and says nothing when it does. Asking again
        // is the only way to know; nothing of the program's runs yet.
        while tokio::net::TcpStream::connect(("127.0.0.1", self.port))
            .await
            .is_err()
        {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let mut tries = 0;
        loop {
            let http = hyper_util::client::legacy::connect::HttpConnector::new();
            let opened = ClientBuilder::new(http)
                .capabilities(capabilities.clone())
                .connect(&format!("http://127.0.0.1:{}", self.port))
                .await;
            match opened {
                Ok(page) => return page,
                // A driver that has only just begun to listen may drop its first visitor.
                Err(error) => assert!(tries < 3, "WebKitWebDriver opens no window: {error:?}"),
            }
            tries += 1;
            tokio::time::sleep(Duration::from_millis(500)).await;
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // The whole group, because the program outlives a driver that is killed alone.
        // Each fails only when it has already ended.
        let _ = Command::new("kill")
            .args(["-KILL", "--", &format!("-{}", self.process.id())])
            .stderr(Stdio::null())
            .status();
        let _ = self.process.wait();
    }
}

/// A moment, until somebody who says nothing is looked at again.
pub(crate) fn moment() {
    std::thread::sleep(Duration::from_millis(5));
}

/// The button of a player's place at the table.
fn place_of(name: &str) -> String {
    format!("{LIVE_BUTTON}[.//bdi[{TEXT}={}]]", quoted(name))
}

/// An English message, as the page shows it.
fn words(message: &str, names: &[(&str, &str)]) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("i18n");
    Words::read(&folder)
        .expect("the words can be read")
        .say(BENEATH, message, names)
        .unwrap_or_else(|| panic!("there is no message {message}"))
}

/// A string for XPath, which knows no escapes.
fn quoted(text: &str) -> String {
    if text.contains('\'') {
        format!("\"{text}\"")
    } else {
        format!("'{text}'")
    }
}
