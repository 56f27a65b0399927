//! What decoding passes through, so that a test can play a machine that is slow.
//! Must never cost anything while it is open.

use tokio::sync::watch;

/// Open, unless a test shuts it: then nothing is decoded until it is opened again, and
/// time goes on. All clones are one gate.
#[derive(Clone, Debug)]
pub struct Gate(watch::Sender<bool>);

impl Default for Gate {
    fn default() -> Self {
        Self(watch::Sender::new(true))
    }
}

impl Gate {
    /// Holds up what is decoded from now on; what has begun is finished.
    pub fn shut(&self) {
        self.0.send_replace(false);
    }

    /// Lets everything through.
    pub fn open(&self) {
        self.0.send_replace(true);
    }

    pub(super) async fn opened(&self) {
        // It fails when there is no gate any more, and this is one.
        let _ = self.0.subscribe().wait_for(|open| *open).await;
    }
}
