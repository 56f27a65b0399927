//! The silent twin: the same ends at the same positions, by tokio's paused clock.

use super::kit::*;
use crate::sound::cue::{Cue, End, Report, Token, WithVoice};
use crate::sound::speaker::Speaker;
use std::time::Duration;
use tokio::time::{Instant, timeout};

#[tokio::test(start_paused = true)]
async fn a_line_ends_after_its_real_length() {
    let (speaker, mut reports) = Speaker::silent();
    let start = Instant::now();
    speaker.cue(Cue::KeepAwake(true));
    tokio::time::sleep(Duration::from_secs(1)).await;
    speaker.cue(say(1, &voice(500.0, 0.5, 2500)));
    let report = reports.recv().await;
    assert!(matches!(
        report,
        Some(Report::VoiceEnded {
            token: Token(1),
            end: End::Finished,
            ..
        })
    ));
    let lasted = start.elapsed() - Duration::from_secs(1);
    assert!(
        lasted.abs_diff(Duration::from_millis(2500)) < Duration::from_millis(5),
        "{lasted:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn an_effect_that_nothing_follows_ends_too() {
    let (speaker, mut reports) = Speaker::silent();
    speaker.cue(Cue::KeepAwake(true));
    tokio::time::sleep(Duration::from_secs(1)).await;
    speaker.cue(effect(1, &voice(300.0, 0.3, 600), WithVoice::Alone));
    let report = timeout(Duration::from_secs(2), reports.recv()).await;
    assert!(matches!(
        report,
        Ok(Some(Report::EffectEnded {
            token: Token(1),
            end: End::Finished,
            ..
        }))
    ));
}

#[tokio::test(start_paused = true)]
async fn gaps_are_exact_in_positions() {
    let (speaker, mut reports) = Speaker::silent();
    speaker.cue(Cue::KeepAwake(true));
    speaker.cue(Cue::Caption {
        token: Token(1),
        lasts: Duration::from_secs(3),
    });
    let Some(Report::VoiceEnded { at, .. }) = reports.recv().await else {
        panic!()
    };
    speaker.cue_at(at + ms(700), say(2, &voice(500.0, 0.5, 400)));
    assert_eq!(
        reports.recv().await,
        Some(voice_ended(2, at + ms(1100), End::Finished))
    );
    // tokio's clock goes in whole milliseconds.
    assert!((at + ms(1100)..=at + ms(1102)).contains(&speaker.position()));
}

#[tokio::test(start_paused = true)]
async fn pause_holds_for_as_long_as_it_takes() {
    let (speaker, mut reports) = Speaker::silent();
    speaker.cue(Cue::Caption {
        token: Token(1),
        lasts: Duration::from_secs(2),
    });
    speaker.cue(effect(2, &voice(300.0, 0.3, 600), WithVoice::Alone));
    tokio::time::sleep(Duration::from_secs(1)).await;
    speaker.cue(Cue::Pause);
    assert!(
        timeout(Duration::from_secs(3600), reports.recv())
            .await
            .is_err()
    );
    speaker.cue(Cue::Resume);
    let resumed = Instant::now();
    assert_eq!(
        reports.recv().await,
        Some(voice_ended(1, ms(2000), End::Finished))
    );
    assert!(resumed.elapsed() < Duration::from_millis(1010));
    assert_eq!(
        reports.recv().await,
        Some(effect_ended(2, ms(2600), End::Finished))
    );
}

#[tokio::test(start_paused = true)]
async fn silence_cuts_what_is_left_and_then_nothing_comes() {
    let (speaker, mut reports) = Speaker::silent();
    speaker.cue(say(1, &voice(500.0, 0.5, 2500)));
    tokio::time::sleep(Duration::from_millis(100)).await;
    speaker.cue(Cue::Silence);
    assert!(matches!(
        reports.recv().await,
        Some(Report::VoiceEnded { end: End::Cut, .. })
    ));
    assert!(
        timeout(Duration::from_secs(3600), reports.recv())
            .await
            .is_err()
    );
}

#[tokio::test(start_paused = true)]
async fn it_ends_with_its_last_handle() {
    let (speaker, mut reports) = Speaker::silent();
    let other = speaker.clone();
    drop(speaker);
    other.cue(Cue::KeepAwake(true));
    drop(other);
    assert_eq!(reports.recv().await, None);
}

#[tokio::test(start_paused = true)]
async fn its_position_goes_on_between_events_and_stands_still_while_paused() {
    let (speaker, mut reports) = Speaker::silent();
    let after = async |millis| {
        tokio::time::sleep(Duration::from_millis(millis)).await;
        speaker.position()
    };
    assert_eq!(after(1000).await, ms(1000));
    assert_eq!(after(11_000).await, ms(12_000));
    speaker.cue(Cue::Pause);
    let held = after(100).await;
    assert!(held.abs_diff(ms(12_030)) <= ms(2), "{held}");
    assert_eq!(after(60_000).await, held);
    speaker.cue(Cue::Resume);
    tokio::task::yield_now().await;
    assert!(after(1000).await.abs_diff(held + ms(1000)) <= ms(2));
    // What is scheduled by the position ends by it.
    let at = speaker.position() + ms(500);
    speaker.cue_at(at, say(1, &voice(500.0, 0.5, 250)));
    assert_eq!(
        reports.recv().await,
        Some(voice_ended(1, at + ms(250), End::Finished))
    );
}

#[tokio::test(start_paused = true)]
async fn without_its_device_it_holds_a_line_until_somebody_decides() {
    let (speaker, mut reports, device) = Speaker::silent_on();
    speaker.cue(say(1, &voice(500.0, 0.5, 3000)));
    tokio::time::sleep(Duration::from_secs(1)).await;
    device.is_lost();
    device.stalls();
    assert_eq!(reports.recv().await, Some(Report::DeviceLost), "said once");
    let held = speaker.position();
    assert!(!speaker.runs());
    let nothing = timeout(Duration::from_secs(3600), reports.recv()).await;
    assert!(nothing.is_err(), "{nothing:?}");
    assert_eq!(speaker.position(), held);
    // Going on takes a device, or captions.
    speaker.cue(Cue::Resume);
    assert!(
        timeout(Duration::from_secs(3600), reports.recv())
            .await
            .is_err()
    );
    device.comes_back();
    assert_eq!(reports.recv().await, Some(Report::DeviceBack));
    let Some(Report::VoiceEnded { at, end, .. }) = reports.recv().await else {
        panic!()
    };
    // Half a second of it was in the buffer that nobody heard.
    assert_eq!(end, End::Finished);
    assert!(at.abs_diff(ms(3800)) <= ms(2), "{at}");
}

#[tokio::test(start_paused = true)]
async fn held_it_stays_held_when_its_device_is_back() {
    let (speaker, mut reports, device) = Speaker::silent_on();
    speaker.cue(say(1, &voice(500.0, 0.5, 3000)));
    device.stalls();
    assert_eq!(reports.recv().await, Some(Report::DeviceStalled));
    device.comes_back();
    assert_eq!(reports.recv().await, Some(Report::DeviceBack));
    assert!(
        timeout(Duration::from_secs(3600), reports.recv())
            .await
            .is_err()
    );
    speaker.cue(Cue::Resume);
    assert!(reports.recv().await.is_some());
}

#[tokio::test(start_paused = true)]
async fn with_captions_chosen_it_runs_on_without_its_device() {
    let (speaker, mut reports, device) = Speaker::silent_on();
    device.is_absent();
    assert_eq!(reports.recv().await, Some(Report::NoDevice));
    speaker.cue(say(1, &voice(500.0, 0.5, 300)));
    speaker.run_on_captions(true);
    assert!(
        timeout(Duration::from_secs(3600), reports.recv())
            .await
            .is_err(),
        "still held"
    );
    speaker.cue(Cue::Resume);
    let start = Instant::now();
    assert!(matches!(
        reports.recv().await,
        Some(Report::VoiceEnded {
            end: End::Finished,
            ..
        })
    ));
    assert!(start.elapsed() < Duration::from_secs(1));
    speaker.run_on_captions(false);
    speaker.cue(say(2, &voice(500.0, 0.5, 300)));
    assert!(
        timeout(Duration::from_secs(3600), reports.recv())
            .await
            .is_err()
    );
}

#[tokio::test(start_paused = true)]
async fn it_tells_when_a_frame_is_worth_a_look() {
    let (speaker, mut reports, device) = Speaker::silent_on();
    let now = Instant::now();
    assert_eq!(speaker.when(ms(80)), now + Duration::from_millis(80));
    assert_eq!(speaker.when(0), now);
    device.is_lost();
    assert_eq!(reports.recv().await, Some(Report::DeviceLost));
    assert_eq!(speaker.when(ms(1)), now + Duration::from_secs(1));
}
