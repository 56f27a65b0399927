//! The device goes, stalls, comes back or never was: the night never runs on unheard
//! unless the host has chosen captions.

use std::sync::atomic::Ordering;

use app::contract::{Change, Eyes, HostAsk, Notice, SandMode, SoundState};
use app::library::Gate;
use app::sound::twin::SilentDevice;
use rules::salem::moment::{CONSTABLE, WITCHES};
use rules::salem::moves::Command;
use tokio::time::{Duration, Instant};

use crate::kit::{EIGHT, Evening, form, new_game};

fn held(evening: &Evening) -> bool {
    match evening.game().sand.expect("sand").mode {
        SandMode::Digital { held, .. } => held,
        SandMode::Own => panic!("the digital sand runs"),
    }
}

async fn until_sand() -> Evening {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Dee").await;
    evening.until("sand", |game| game.sand.is_some()).await;
    evening
}

#[tokio::test(start_paused = true)]
async fn r01_a_lost_device_holds_the_sand_and_its_return_lets_it_run() {
    let mut evening = until_sand().await;
    evening.device(SilentDevice::is_lost).await;
    assert_eq!(evening.view().sound, SoundState::Lost);
    assert!(held(&evening));
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert!(evening.game().sand.is_some());
    evening.device(SilentDevice::comes_back).await;
    assert_eq!(evening.view().sound, SoundState::Heard);
    assert!(!held(&evening));
}

#[tokio::test(start_paused = true)]
async fn r02_with_a_stalled_device_the_host_may_go_on_with_captions() {
    let mut evening = until_sand().await;
    evening.device(SilentDevice::stalls).await;
    assert!(held(&evening));
    evening.ask(HostAsk::GoOnWithCaptions).await;
    assert!(!held(&evening));
    evening
        .until("a death", |game| game.table.due.is_some())
        .await;
}

#[tokio::test(start_paused = true)]
async fn captions_suffice_where_the_host_said_so_before() {
    let mut evening = Evening::dawn().await;
    evening.set(Change::CaptionsSuffice(true)).await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Dee").await;
    evening.until("sand", |game| game.sand.is_some()).await;
    evening.device(SilentDevice::is_lost).await;
    assert!(!held(&evening));
}

#[tokio::test(start_paused = true)]
async fn f03_a_loudspeaker_that_is_muted_in_the_night_holds_it_and_turned_up_it_goes_on() {
    let mut evening = until_sand().await;
    evening.device(SilentDevice::is_muted).await;
    assert_eq!(evening.view().sound, SoundState::Muted);
    assert!(evening.view().waits_for_sound);
    assert!(held(&evening));
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert!(evening.game().sand.is_some());
    // Pulled out as well: still held, for another reason.
    evening.device(SilentDevice::is_lost).await;
    assert_eq!(evening.view().sound, SoundState::Lost);
    assert!(held(&evening));
    evening.device(SilentDevice::comes_back).await;
    assert_eq!(evening.view().sound, SoundState::Heard);
    assert!(!evening.view().waits_for_sound);
    assert!(!held(&evening));
}

#[tokio::test(start_paused = true)]
async fn a_muted_line_is_said_again_from_its_start() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.until_line("night-close-eyes").await;
    evening.device(SilentDevice::is_muted).await;
    tokio::time::sleep(Duration::from_secs(600)).await;
    let line = evening.game().narrator.caption;
    assert_eq!(line.as_deref(), Some("night-close-eyes"), "it is held");
    evening.device(SilentDevice::comes_back).await;
    evening.choose(WITCHES, "Cy").await;
}

#[tokio::test(start_paused = true)]
async fn captions_that_were_chosen_go_on_whatever_else_becomes_of_the_sound() {
    let mut evening = until_sand().await;
    evening.device(SilentDevice::is_muted).await;
    evening.ask(HostAsk::GoOnWithCaptions).await;
    assert!(!evening.view().waits_for_sound);
    evening.device(SilentDevice::is_lost).await;
    assert!(!held(&evening));
    evening
        .until("a death", |game| game.table.due.is_some())
        .await;
}

#[tokio::test(start_paused = true)]
async fn whoever_has_switched_the_voice_off_misses_no_loudspeaker() {
    let mut evening = Evening::dawn().await;
    evening.device(SilentDevice::is_muted).await;
    assert!(evening.view().waits_for_sound);
    evening.set(Change::VoiceOn(false)).await;
    assert!(!evening.view().waits_for_sound);
    evening.device(SilentDevice::comes_back).await;
    evening.device(SilentDevice::is_lost).await;
    evening.play(Command::Night).await;
    evening.choose(WITCHES, "Cy").await;
}

#[tokio::test(start_paused = true)]
async fn the_test_sentence_is_said_where_it_can_be_heard_and_nowhere_else() {
    for silence in [SilentDevice::is_absent, SilentDevice::is_muted] {
        let mut evening = Evening::begin();
        evening
            .ask(new_game(crate::kit::form(&crate::kit::EIGHT)))
            .await;
        evening.device(silence).await;
        evening.ask(HostAsk::TestSound).await;
        assert!(
            !evening.game().narrator.speaking,
            "nothing waits for a knob"
        );
        evening.device(SilentDevice::comes_back).await;
        evening.ask(HostAsk::TestSound).await;
        assert!(evening.game().narrator.speaking);
        // It is in nobody's way.
        evening.play(Command::Dawn).await;
        evening.until_line("dawn-witches-open").await;
    }
}

/// How long it takes from now until the witches' window is open.
async fn until_window(evening: &mut Evening) -> Duration {
    let start = Instant::now();
    evening
        .until("a window", |game| game.narrator.window.is_some())
        .await;
    start.elapsed()
}

#[tokio::test(start_paused = true)]
async fn r01_a_line_that_broke_off_is_said_again_from_its_start() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.until_line("night-witches-open").await;
    let whole = until_window(&mut evening).await;
    evening.ask(HostAsk::Leave).await;

    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.until_line("night-witches-open").await;
    tokio::time::sleep(whole - Duration::from_millis(700)).await;
    evening.device(SilentDevice::is_lost).await;
    tokio::time::sleep(Duration::from_secs(600)).await;
    assert!(evening.game().narrator.window.is_none(), "it is held");
    evening.device(SilentDevice::comes_back).await;
    assert_eq!(
        evening.game().narrator.caption.as_deref(),
        Some("night-witches-open")
    );
    let again = until_window(&mut evening).await;
    assert!(
        again.abs_diff(whole) < Duration::from_millis(200),
        "{again:?} of {whole:?}"
    );
    evening.choose(WITCHES, "Cy").await;
}

#[tokio::test(start_paused = true)]
async fn a_loop_whose_device_is_lost_in_a_gap_does_not_run_in_circles() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    // Eyes are shut, and nothing is said for 3.5 s; the next line is ordered 80 ms before.
    evening.until_line("night-close-eyes").await;
    evening
        .until("shut eyes", |game| game.narrator.eyes == Eyes::Shut)
        .await;
    tokio::time::sleep(Duration::from_millis(3419)).await;
    evening.device(SilentDevice::is_lost).await;
    let before = evening.turns.load(Ordering::Relaxed);
    tokio::time::sleep(Duration::from_secs(60)).await;
    let turns = evening.turns.load(Ordering::Relaxed) - before;
    assert!(turns < 400, "{turns} looks at the clock in a minute");
    evening.device(SilentDevice::comes_back).await;
    evening.until_line("night-witches-open").await;
}

#[tokio::test(start_paused = true)]
async fn a_speaker_that_breaks_off_is_told_once_and_the_night_goes_on_with_captions() {
    let mut evening = Evening::dawn().await;
    evening.play(Command::Night).await;
    evening.until_line("night-witches-open").await;
    evening.device(SilentDevice::breaks_off).await;
    assert_eq!(evening.notice(), Some(Notice::SoundEnded));
    evening.choose(WITCHES, "Cy").await;
    evening.choose(CONSTABLE, "Dee").await;
    evening.until("sand", |game| game.sand.is_some()).await;
}

#[tokio::test(start_paused = true)]
async fn r10_without_a_device_the_night_runs_with_captions_and_says_so_once() {
    let mut evening = Evening::begin();
    evening.device(SilentDevice::is_absent).await;
    assert_eq!(evening.notice(), Some(Notice::NoSound));
    evening.put_away().await;
    let form = crate::kit::form(&crate::kit::EIGHT);
    evening.ask(new_game(form)).await;
    evening.play(Command::Dawn).await;
    evening.choose(WITCHES, "Ben").await;
    evening.until_silent().await;
    assert_eq!(evening.view().sound, SoundState::NoDevice);
    assert_eq!(evening.notice(), None);
}

#[tokio::test(start_paused = true)]
async fn a_line_counts_as_heard_only_where_a_recording_of_it_comes_out_of_a_loudspeaker() {
    let mut evening = Evening::decoding(Gate::default());
    evening.ask(new_game(form(&EIGHT))).await;
    evening.play(Command::Dawn).await;
    evening.until_line("dawn-witches-open").await;
    let heard = |evening: &Evening| evening.game().narrator.heard;
    assert!(heard(&evening));
    for (off, on) in [
        (Change::VoiceOn(false), Change::VoiceOn(true)),
        (Change::VoiceVolume(0), Change::VoiceVolume(90)),
    ] {
        evening.set(off).await;
        assert!(!heard(&evening));
        evening.set(on).await;
        assert!(heard(&evening));
    }
    evening.device(SilentDevice::is_lost).await;
    assert!(!heard(&evening));
    // In Russian there are captions alone.
    let mut read = Evening::begin();
    read.ask(new_game(form(&EIGHT))).await;
    read.play(Command::Dawn).await;
    read.until_line("dawn-witches-open").await;
    assert!(!heard(&read));
}
