//! Every way in which a device can fail, with a fake one and time handed in.

use super::kit::*;
use super::room::{QUICK, Room};
use crate::sound::clock::Course;
use crate::sound::cue::{Cue, End, RATE, Report};
use crate::sound::device::{DeviceError, Moved};
use crate::sound::graph::LEAD_IN;
use crate::sound::instruction::Instruction;
use crate::sound::keeper::{QUICK_PAUSE, QUICK_TRIES, RETRY_PAUSE, STALLED_AFTER};
use std::time::Duration;

#[test]
fn a_working_device_plays_and_ends_each_line_once() {
    let mut room = Room::ready();
    room.cue(say(1, &voice(500.0, 0.5, 300)));
    let reports = room.after(1000);
    assert!(
        matches!(
            reports[..],
            [Report::VoiceEnded {
                end: End::Finished,
                ..
            }]
        ),
        "{reports:?}"
    );
    let heard = left(&room.fake().heard);
    let (begin, end) = extent(&heard, 0.05).unwrap();
    assert!((end - begin).abs_diff(ms(300) as usize) <= 4);
}

#[test]
fn no_device_is_said_once_and_the_search_goes_on_for_ever() {
    let mut room = Room::new(|fake| fake.refuses = Some(DeviceError::Absent));
    room.cue(say(1, &voice(500.0, 0.5, 300)));
    assert_eq!(room.after(QUICK + 200), [Report::NoDevice]);
    assert_eq!(
        room.after(3_600_000),
        [],
        "an hour later nothing has run on unheard"
    );
    room.fake().refuses = None;
    assert_eq!(
        room.after(RETRY_PAUSE.as_millis() as u64 + 400),
        [Report::DeviceBack]
    );
    assert_eq!(room.after(2000), [], "held until the owner resumes");
    room.cue(Cue::Resume);
    assert_eq!(room.after(1000).len(), 1);
    assert!(extent(&left(&room.fake().heard), 0.05).is_some());
}

#[test]
fn a_busy_or_refusing_device_is_no_device_for_now() {
    for error in [
        DeviceError::Busy,
        DeviceError::Refused("no such rate".into()),
    ] {
        let mut room = Room::new(|fake| fake.refuses = Some(error));
        assert_eq!(room.after(QUICK + 200), [Report::NoDevice]);
        room.fake().refuses = None;
        assert_eq!(room.after(4000), [Report::DeviceBack]);
    }
}

#[test]
fn a_device_that_is_slow_to_open_keeps_the_tap_it_was_given() {
    let mut room = Room::new(|fake| fake.refuses = Some(DeviceError::Pending));
    assert_eq!(room.after(QUICK + 200), [Report::NoDevice]);
    room.fake().refuses = None;
    assert_eq!(room.after(4000), [Report::DeviceBack]);
    room.cue(Cue::Resume);
    room.cue(say(1, &voice(500.0, 0.5, 300)));
    assert_eq!(room.after(2000).len(), 1, "the old tap is the living one");
}

#[test]
fn a_device_lost_in_mid_line_holds_the_line_until_it_is_back() {
    let mut room = Room::ready();
    room.cue(say(1, &voice(500.0, 0.5, 3000)));
    assert_eq!(room.after(1000), []);
    room.fake().refuses = Some(DeviceError::Absent);
    room.breaks();
    assert_eq!(room.after(QUICK + 200), [Report::DeviceLost]);
    assert_eq!(
        room.after(60_000),
        [],
        "said once; the line does not end unheard"
    );
    room.fake().refuses = None;
    room.fake().heard.clear();
    assert_eq!(room.after(4000), [Report::DeviceBack]);
    assert!(
        extent(&left(&room.fake().heard), 0.05).is_none(),
        "held until the owner decides"
    );
    // The owner says the broken line again.
    room.cue(say(2, &voice(700.0, 0.5, 300)));
    room.cue(Cue::Resume);
    let reports = room.after(1000);
    assert!(
        matches!(
            reports[..],
            [
                Report::VoiceEnded { end: End::Cut, .. },
                Report::VoiceEnded {
                    end: End::Finished,
                    ..
                }
            ]
        ),
        "{reports:?}"
    );
    let heard = left(&room.fake().heard);
    assert!(
        amplitude_of(500.0, &heard) < 0.002,
        "nothing of the broken line"
    );
}

#[test]
fn a_device_that_changes_in_a_moment_is_taken_up_without_a_word() {
    let mut room = Room::ready();
    room.cue(say(1, &voice(500.0, 0.5, 2000)));
    room.after(1000);
    room.breaks();
    room.keeper.tick(room.now);
    room.fake().heard.clear();
    // Lead-in for the new speaker, and the line goes on from half a second
    // before, because what was in the old buffer was not heard.
    assert_eq!(room.after(1600), []);
    let reports = room.after(1000);
    assert!(
        matches!(
            reports[..],
            [Report::VoiceEnded {
                end: End::Finished,
                ..
            }]
        ),
        "{reports:?}"
    );
    let (begin, end) = extent(&left(&room.fake().heard), 0.05).unwrap();
    assert!(begin as u64 >= LEAD_IN);
    let seconds = (end - begin) as f32 / RATE as f32;
    assert!(
        (1.4..1.65).contains(&seconds),
        "{seconds} s were left to hear"
    );
    assert_eq!(room.fake().opened, 2);
}

#[test]
fn a_storm_of_errors_is_one_loss() {
    let mut room = Room::ready();
    for _ in 0..10 {
        for _ in 0..1000 {
            room.breaks();
        }
        room.after(100);
    }
    assert_eq!(room.after(2000), []);
    let opened = room.fake().opened;
    assert!(opened <= 11, "opened {opened} times");
}

#[test]
fn a_stalled_device_is_noticed_within_five_seconds_and_replaced() {
    let mut room = Room::ready();
    room.cue(say(1, &voice(500.0, 0.5, 3000)));
    room.after(1000);
    room.fake().stalled = true;
    let limit = STALLED_AFTER.as_millis() as u64;
    assert_eq!(room.after(limit - 100), []);
    assert_eq!(room.after(200), [Report::DeviceStalled]);
    assert_eq!(
        room.after(60_000),
        [],
        "said once, however often it stalls again"
    );
    room.fake().stalled = false;
    assert_eq!(room.after(limit + 4000), [Report::DeviceBack]);
    room.cue(Cue::Resume);
    assert!(matches!(
        room.after(4000)[..],
        [Report::VoiceEnded {
            end: End::Finished,
            ..
        }]
    ));
}

#[test]
fn a_callback_that_comes_late_costs_nothing_but_time() {
    let mut room = Room::ready();
    room.cue(say(1, &voice(500.0, 0.5, 500)));
    room.after(200);
    room.fake().stalled = true;
    assert_eq!(room.after(3000), []);
    room.fake().stalled = false;
    assert!(matches!(
        room.after(1000)[..],
        [Report::VoiceEnded {
            end: End::Finished,
            ..
        }]
    ));
    assert_eq!(room.fake().opened, 1);
}

#[test]
fn a_device_that_opens_and_dies_again_and_again_never_counts_as_back() {
    let mut room = Room::ready();
    room.fake().refuses = Some(DeviceError::Absent);
    room.breaks();
    assert_eq!(room.after(QUICK + 200), [Report::DeviceLost]);
    room.fake().refuses = None;
    room.fake().stalled = true;
    for _ in 0..20 {
        room.after(3000);
        let open = room.fake().open.is_some();
        if open {
            room.breaks();
        }
    }
    assert_eq!(room.after(50), []);
}

#[test]
fn a_closed_device_that_still_pulls_gets_noise_and_moves_nothing() {
    let mut room = Room::ready();
    room.cue(say(1, &voice(500.0, 0.5, 1000)));
    room.after(200);
    // It breaks, but its thread holds on to the tap for a while.
    let (mut zombie, faults) = room.fake().open.take().unwrap();
    faults.broken();
    room.after(500);
    let heard: Vec<f32> = zombie.by_ref().take(10 * RATE as usize).collect();
    // At most the rest of a block from before.
    assert!(
        heard[2 * RATE as usize / 100..]
            .iter()
            .all(|s| s.abs() < 0.001)
    );
    let reports = room.after(2000);
    assert!(
        matches!(
            reports[..],
            [Report::VoiceEnded {
                end: End::Finished,
                ..
            }]
        ),
        "{reports:?}"
    );
}

#[test]
fn with_captions_chosen_lines_run_on_by_the_clock_and_are_heard_again_later() {
    let mut room = Room::new(|fake| fake.refuses = Some(DeviceError::Absent));
    assert_eq!(room.after(QUICK + 200), [Report::NoDevice]);
    room.keeper.follow(Instruction::Captions(true), room.now);
    room.cue(say(1, &voice(500.0, 0.5, 1000)));
    assert_eq!(room.after(5000), [], "still held");
    room.cue(Cue::Resume);
    let reports = room.after(2000);
    assert!(
        matches!(
            reports[..],
            [Report::VoiceEnded {
                end: End::Finished,
                ..
            }]
        ),
        "{reports:?}"
    );
    room.cue(say(2, &voice(500.0, 0.5, 20_000)));
    room.fake().refuses = None;
    assert_eq!(room.after(4000), [Report::DeviceBack]);
    assert!(
        extent(&left(&room.fake().heard), 0.05).is_some(),
        "the rest of the line is heard at once"
    );
    assert_eq!(room.after(18_000).len(), 1);
}

#[test]
fn captions_do_not_stop_while_a_stalled_device_is_tried() {
    let mut room = Room::new(|fake| fake.stalled = true);
    assert_eq!(room.after(5100), [Report::DeviceStalled]);
    room.keeper.follow(Instruction::Captions(true), room.now);
    room.cue(Cue::Resume);
    room.cue(say(1, &voice(500.0, 0.5, 10_000)));
    assert_eq!(room.after(10_000), []);
    assert_eq!(room.after(500).len(), 1);
}

#[test]
fn a_new_default_device_is_taken_up_when_the_next_phase_begins() {
    let mut room = Room::ready();
    room.fake().moved = Some(Moved::Yes);
    room.after(10_000);
    assert_eq!(room.fake().opened, 1, "not in between");
    room.cue(Cue::KeepAwake(true));
    room.cue(say(1, &voice(500.0, 0.5, 300)));
    assert_eq!(room.after(2000).len(), 1);
    assert_eq!(room.fake().opened, 2);
}

#[test]
fn a_loss_during_a_pause_leaves_the_pause() {
    let mut room = Room::ready();
    room.cue(say(1, &voice(500.0, 0.5, 1000)));
    room.after(300);
    room.cue(Cue::Pause);
    room.after(300);
    room.breaks();
    assert_eq!(room.after(5000), [], "taken up again, and still paused");
    room.cue(Cue::Resume);
    assert!(matches!(
        room.after(2000)[..],
        [Report::VoiceEnded {
            end: End::Finished,
            ..
        }]
    ));
}

#[test]
fn the_first_tries_are_quick_and_later_ones_patient() {
    assert!(QUICK_PAUSE * QUICK_TRIES <= Duration::from_millis(1000));
    assert!(RETRY_PAUSE <= Duration::from_secs(5));
}

#[test]
fn a_server_that_does_not_say_which_device_is_the_default_holds_nothing_up() {
    let mut room = Room::ready();
    room.fake().moved = Some(Moved::NotYet);
    room.cue(Cue::KeepAwake(true));
    room.cue(say(1, &voice(500.0, 0.5, 300)));
    assert_eq!(room.after(2000).len(), 1, "heard all the same");
    assert!(room.fake().looked > 2, "and it is asked again");
    // It answers nothing at all any more, and takes nothing.
    room.fake().stalled = true;
    assert_eq!(room.after(6000), [Report::DeviceStalled]);
}

#[test]
fn a_default_device_that_is_told_late_is_taken_up_then() {
    let mut room = Room::ready();
    room.fake().moved = Some(Moved::NotYet);
    room.cue(Cue::KeepAwake(true));
    room.after(1000);
    assert_eq!(room.fake().opened, 1);
    room.fake().moved = Some(Moved::Yes);
    assert_eq!(room.after(1000), []);
    assert_eq!(room.fake().opened, 2);
    let looked = room.fake().looked;
    room.after(1000);
    assert_eq!(room.fake().looked, looked, "and not asked for any more");
}

#[test]
fn it_is_known_whether_the_programme_goes_on() {
    let mut room = Room::new(|fake| fake.refuses = Some(DeviceError::Absent));
    room.after(100);
    assert_eq!(room.clock.course(), Course::Interrupted, "not told yet");
    room.after(QUICK + 200);
    assert_eq!(room.clock.course(), Course::Stands);
    room.keeper.follow(Instruction::Captions(true), room.now);
    room.cue(Cue::Resume);
    assert_eq!(room.clock.course(), Course::Runs, "by the clock");
    room.keeper.follow(Instruction::Captions(false), room.now);
    assert_eq!(room.clock.course(), Course::Stands);
    room.fake().refuses = None;
    room.after(4000);
    assert_eq!(room.clock.course(), Course::Runs);
    room.breaks();
    room.keeper.tick(room.now);
    assert_eq!(room.clock.course(), Course::Interrupted);
    room.after(2000);
    room.cue(Cue::Pause);
    room.after(100);
    assert_eq!(room.clock.course(), Course::Stands);
}

#[test]
fn whoever_waits_for_a_frame_does_not_run_in_circles() {
    let mut room = Room::ready();
    let soon = room.clock.position() + ms(1);
    let until = |room: &Room| room.clock.until(soon).as_millis();
    assert_eq!(until(&room), 10);
    room.fake().refuses = Some(DeviceError::Absent);
    room.breaks();
    room.keeper.tick(room.now);
    assert_eq!(
        until(&room),
        100,
        "it may be back in a moment, without a word"
    );
    room.after(QUICK + 200);
    assert_eq!(until(&room), 1000);
    assert_eq!(room.clock.until(soon + ms(5000)).as_millis(), 5001);
    assert_eq!(room.clock.until(room.clock.position()).as_millis(), 0);
}
