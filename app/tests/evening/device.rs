//! The device goes, stalls, comes back or never was: the night never runs on unheard
//! unless the host has chosen captions.

use app::contract::{Ask, Notice, SandMode, Settings, SoundState, WindowOf};
use app::sound::cue::Report;
use rules::salem::moves::Command;
use tokio::time::Duration;

use crate::kit::{Evening, quiet};

fn held(evening: &Evening) -> bool {
    match evening.game().sand.expect("sand").mode {
        SandMode::Digital { held, .. } => held,
        SandMode::Own => panic!("the digital sand runs"),
    }
}

async fn until_sand() -> Evening {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.choose(WindowOf::Witches, "Cy").await;
    evening.choose(WindowOf::Constable, "Dee").await;
    evening.until("sand", |game| game.sand.is_some()).await;
    evening
}

#[tokio::test(start_paused = true)]
async fn r01_a_lost_device_holds_the_sand_and_its_return_lets_it_run() {
    let mut evening = until_sand().await;
    evening.device(Report::DeviceLost).await;
    assert_eq!(evening.game().narrator.sound, SoundState::Lost);
    assert!(held(&evening));
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert!(evening.game().sand.is_some());
    evening.device(Report::DeviceBack).await;
    assert_eq!(evening.game().narrator.sound, SoundState::Heard);
    assert!(!held(&evening));
}

#[tokio::test(start_paused = true)]
async fn r02_with_a_stalled_device_the_host_may_go_on_with_captions() {
    let mut evening = until_sand().await;
    evening.device(Report::DeviceStalled).await;
    assert!(held(&evening));
    evening.ask(Ask::GoOnWithCaptions).await;
    assert!(!held(&evening));
    evening
        .until("a death", |game| game.table.due.is_some())
        .await;
}

#[tokio::test(start_paused = true)]
async fn captions_suffice_where_the_host_said_so_before() {
    let mut evening = Evening::dawn().await;
    let settings = Settings {
        captions_suffice: true,
        ..quiet()
    };
    evening.ask(Ask::ChangeSettings { settings }).await;
    evening.play(Command::Night).await;
    evening.choose(WindowOf::Witches, "Cy").await;
    evening.choose(WindowOf::Constable, "Dee").await;
    evening.until("sand", |game| game.sand.is_some()).await;
    evening.device(Report::DeviceLost).await;
    assert!(!held(&evening));
}

#[tokio::test(start_paused = true)]
async fn r01_a_line_that_broke_off_is_said_again_from_its_start() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.until_line("night-witches-open").await;
    evening.device(Report::DeviceLost).await;
    evening.device(Report::DeviceBack).await;
    assert_eq!(
        evening.game().narrator.caption.as_deref(),
        Some("night-witches-open")
    );
    evening.choose(WindowOf::Witches, "Cy").await;
}

#[tokio::test(start_paused = true)]
async fn r10_without_a_device_the_night_runs_with_captions_and_says_so_once() {
    let mut evening = Evening::begin();
    evening.device(Report::NoDevice).await;
    assert_eq!(evening.view().notice, Some(Notice::NoSound));
    evening.ask(Ask::PutAwayNotice).await;
    let form = crate::kit::form(&crate::kit::EIGHT);
    evening.ask(Ask::NewGame { form }).await;
    evening.play(Command::Dawn).await;
    evening.choose(WindowOf::Witches, "Ben").await;
    evening.until_silent().await;
    assert_eq!(evening.game().narrator.sound, SoundState::NoDevice);
    assert_eq!(evening.view().notice, None);
}
