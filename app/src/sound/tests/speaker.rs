//! The thread that owns the device, on a device that breaks it off.

use super::kit::*;
use crate::sound::cue::{Cue, End, Report, Token};
use crate::sound::device::{Device, DeviceError, Faults, Moved, Tap};
use crate::sound::graph::LEAD_IN;
use crate::sound::speaker::Speaker;
use std::time::Duration;

/// It shows that it takes samples, and panics when it is asked about another device.
struct Explosive;

impl Device for Explosive {
    type Stream = Tap;

    fn open(&mut self, mut tap: Tap, _: Faults) -> Result<Tap, DeviceError> {
        tap.by_ref().take(2 * LEAD_IN as usize).for_each(drop);
        Ok(tap)
    }

    fn moved(&mut self) -> Moved {
        panic!("a fault in a driver")
    }
}

#[tokio::test]
async fn a_thread_that_breaks_off_is_told_once_and_the_evening_goes_on_with_captions() {
    let (speaker, mut reports) = Speaker::on(Explosive);
    let other = speaker.clone();
    speaker.cue(Cue::Caption {
        token: Token(1),
        lasts: Duration::from_millis(40),
    });
    // It is asked about another device as soon as it has shown that it works.
    let gone = loop {
        speaker.cue(Cue::KeepAwake(true));
        let soon = tokio::time::timeout(Duration::from_millis(10), reports.recv());
        if let Ok(report) = soon.await {
            break report;
        }
    };
    assert_eq!(gone, Some(Report::SpeakerGone));
    assert!(!speaker.runs(), "held until somebody has decided");
    assert_eq!(speaker.position(), 0);
    other.run_on_captions(true);
    other.cue(Cue::Resume);
    assert_eq!(
        reports.recv().await,
        Some(voice_ended(1, ms(40), End::Finished))
    );
    // What was not asked for before goes on too, a new phase among it.
    speaker.cue(Cue::KeepAwake(true));
    let soon = speaker.position() + ms(10);
    speaker.cue_at(soon, say(2, &voice(500.0, 0.5, 50)));
    let Some(Report::VoiceEnded { token, at, end }) = reports.recv().await else {
        panic!()
    };
    assert_eq!((token, end), (Token(2), End::Finished));
    assert!(at >= soon + ms(50));
    assert!(speaker.position() >= at);
    assert!(speaker.runs());
    drop((speaker, other));
    assert_eq!(reports.recv().await, None);
}
