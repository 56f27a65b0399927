//! A window of the real program, with folders of its own, driven through WebKitWebDriver.
//! Must know no screen of the game.

use std::fs;
use std::net::TcpListener;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use fantoccini::wd::Capabilities;
use fantoccini::{Client, ClientBuilder, Locator};
use serde_json::json;
use tempfile::TempDir;

/// How long anything on the page may take to appear before the test fails.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

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

    /// Where the program keeps its games, settings and own recordings.
    pub(crate) fn data(&self) -> PathBuf {
        self.folder.path().join("data/org.towncrier.app")
    }

    /// Any other path that belongs to this test alone.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Starts the program on these folders and waits for its page.
    pub(crate) async fn open(&self) -> Window<'_> {
        self.open_with(&[]).await
    }

    /// The same with environment variables of the program's.
    pub(crate) async fn open_with(&self, variables: &[(&str, &Path)]) -> Window<'_> {
        let driver = Driver::start(self.folder.path(), variables);
        let page = tokio::time::timeout(PATIENCE, driver.connect())
            .await
            .expect("WebKitWebDriver did not open the window in time");
        Window {
            page,
            _driver: driver,
            _home: self,
        }
    }
}

/// The open window. `close` it when done; dropped instead, the program is killed on the spot, as
/// by a crash, and so a failing test leaves nothing behind.
pub(crate) struct Window<'home> {
    pub(crate) page: Client,
    _driver: Driver,
    _home: &'home Home,
}

impl Window<'_> {
    /// Waits for what `css` finds, clicks it.
    pub(crate) async fn click(&self, css: &str) {
        self.find(css)
            .await
            .click()
            .await
            .unwrap_or_else(|error| panic!("{css} cannot be clicked: {error}"));
    }

    /// Waits for what `css` finds, types into it.
    pub(crate) async fn write(&self, css: &str, text: &str) {
        self.find(css)
            .await
            .send_keys(text)
            .await
            .unwrap_or_else(|error| panic!("{css} takes no text: {error}"));
    }

    /// Waits for what `css` finds, and reads its text as shown.
    pub(crate) async fn read(&self, css: &str) -> String {
        self.find(css)
            .await
            .text()
            .await
            .unwrap_or_else(|error| panic!("{css} has no text: {error}"))
    }

    /// Waits for what `css` finds.
    pub(crate) async fn find(&self, css: &str) -> fantoccini::elements::Element {
        match self
            .page
            .wait()
            .at_most(PATIENCE)
            .for_element(Locator::Css(css))
            .await
        {
            Ok(element) => element,
            Err(error) => {
                let page = self.page.source().await.unwrap_or_default();
                panic!("{css} did not appear: {error}\nthe page is:\n{page}");
            }
        }
    }

    /// Photographs the page into `target/screens/<name>.png`. Two frames are awaited first,
    /// because the driver would deliver the one from before the last change.
    pub(crate) async fn photograph(&self, name: &str) {
        let two_frames = "const done = arguments[0]; \
             requestAnimationFrame(() => requestAnimationFrame(() => done(null)));";
        self.page
            .execute_async(two_frames, vec![])
            .await
            .expect("the page draws");
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
    fn start(home: &Path, variables: &[(&str, &Path)]) -> Self {
        let port = TcpListener::bind(("127.0.0.1", 0))
            .and_then(|listener| listener.local_addr())
            .expect("a free port")
            .port();
        assert!(
            std::env::var_os("DISPLAY").is_some(),
            "there is no display: run `scripts/test`, or `xvfb-run cargo test`"
        );
        let process = Command::new("WebKitWebDriver")
            .arg(format!("--port={port}"))
            .arg("--host=127.0.0.1")
            // Without it the program's web view refuses to be driven and the session hangs.
            .env("TAURI_WEBVIEW_AUTOMATION", "true")
            .env("HOME", home)
            .env("XDG_DATA_HOME", home.join("data"))
            .env("XDG_CONFIG_HOME", home.join("config"))
            .env("XDG_CACHE_HOME", home.join("cache"))
            // No sound server and no session bus of the developer's is disturbed.
            .env("XDG_RUNTIME_DIR", home.join("run"))
            .env("LANG", "C.UTF-8")
            .env_remove("LANGUAGE")
            .env_remove("LC_ALL")
            .envs(variables.iter().copied())
            .process_group(0)
            .stdout(Stdio::null())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("WebKitWebDriver is missing: `scripts/setup test` installs it");
        Self { process, port }
    }

    async fn connect(&self) -> Client {
        let capabilities: Capabilities = [(
            "webkitgtk:browserOptions".to_owned(),
            json!({ "binary": env!("CARGO_BIN_EXE_town-crier"), "args": [] }),
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
        let http = hyper_util::client::legacy::connect::HttpConnector::new();
        ClientBuilder::new(http)
            .capabilities(capabilities)
            .connect(&format!("http://127.0.0.1:{}", self.port))
            .await
            .expect("WebKitWebDriver opens the window")
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
