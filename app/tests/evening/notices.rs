//! What is told once is told to whoever reads it: nothing is put away unread, and nothing stays
//! that is no longer so.

use app::contract::{HostAsk, Notice};
use app::sound::twin::SilentDevice;

use crate::kit::Evening;

#[tokio::test(start_paused = true)]
async fn a_double_tap_puts_away_one_notice() {
    let mut evening = Evening::dawn().await;
    evening.device(SilentDevice::is_absent).await;
    let path = evening.folder.path().join("game.json");
    let path = path.to_str().unwrap().to_owned();
    evening.ask(HostAsk::Export { path: path.clone() }).await;
    assert_eq!(evening.notice(), Some(Notice::Exported { path }));
    let number = evening.view().notice.clone().unwrap().number;
    for _ in 0..2 {
        evening.ask(HostAsk::PutAwayNotice { number }).await;
    }
    assert_eq!(evening.notice(), Some(Notice::NoSound));
    evening.put_away().await;
    assert_eq!(evening.notice(), None);
}

#[tokio::test(start_paused = true)]
async fn that_there_is_no_device_is_not_told_any_more_once_there_is_one() {
    let mut evening = Evening::begin();
    evening.device(SilentDevice::is_absent).await;
    assert_eq!(evening.notice(), Some(Notice::NoSound));
    evening.device(SilentDevice::comes_back).await;
    assert_eq!(evening.notice(), None);
}
