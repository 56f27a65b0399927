//! A sound server of the bench's own, with an output that nobody hears: what the program costs beside
//! one says more about a laptop than what it costs without. Must never touch the user's own server.

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::kit::Home;

/// PulseAudio, ended when dropped.
pub(crate) struct SoundServer {
    process: Child,
    cookie: String,
}

impl SoundServer {
    /// Starts it for the programs of this home; nothing where it is not installed.
    pub(crate) fn start(home: &Home) -> Option<Self> {
        let cookie = home.path().join("cookie").display().to_string();
        let mut command = Command::new("pulseaudio");
        home.environ(&mut command);
        let process = command
            .env("PULSE_COOKIE", &cookie)
            .args(["-n", "--daemonize=no", "--use-pid-file=no"])
            .args(["--exit-idle-time=-1", "--disable-shm=yes"])
            .arg("--load=module-native-protocol-unix")
            .arg("--load=module-null-sink")
            .stderr(Stdio::null())
            .spawn()
            .ok()?;
        let server = Self { process, cookie };
        let socket: PathBuf = home.path().join("run/pulse/native");
        // It says nothing when it listens.
        for _ in 0..500 {
            if socket.exists() {
                return Some(server);
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        None
    }

    /// The file by which a program may speak to it.
    pub(crate) fn cookie(&self) -> &str {
        &self.cookie
    }
}

impl Drop for SoundServer {
    fn drop(&mut self) {
        // Each fails only when it has already ended.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
